import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { cards } from '../../battles.ts';
import { communeNamed, enlist, position, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const EM = (number: number) => sestiere('empoli', number);
const armed = () =>
  position(4)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .govern(3, 'pisa')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const turnOf = (p: ReturnType<typeof position>, seat: number, dice: number[] = []) =>
  p.play(
    [
      { step: 'military', seat },
      { step: 'turnEnd', seat },
    ],
    dice,
  );

describe('two armies of one player before a town', () => {
  // 44y: nobody besieges himself, with whichever army he came in.
  rule(['pod.44y', 'pod.44p', 'pod.45a'], 'have both done besieging it when one of them is inside', () => {
    const p = armed()
      .govern(1, 'empoli')
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    p.besieging(1, 'N5', 'firenze', [EM(1), EM(3), EM(4)]);
    const match = turnOf(p, 1, [...cards(4, 1, 4, 1), 4, 4, 4, 4]);
    match.act({ type: 'shootWalls', army: 1 }).act({ type: 'shootWalls', army: 1 }).do('surrenderCity');
    expect([p.commune('firenze').podesta, match.points(1), match.points(0)]).toEqual([1, 3, -15]);
    expect(p.state.armies.map(({ siege }) => siege)).toEqual([null, null]);
  });

  // R96: the limit is the army's; what the other one does is its own business.
  rule(['pod.43a', 'pod.44a', 'pod.43d'], 'may raid with one while the other besieges', () => {
    const p = armed()
      .besieging(1, 'M5', 'firenze', [SI(3), SI(4), SI(5)])
      .army(1, 'N5', [SI(1)]);
    const raid = (army: number) => ({ type: 'raid', army, commune: FIRENZE, to: SIENA });
    const match = turnOf(p, 1);
    expect(match.refusal(raid(1))).not.toBeNull();
    match.act(raid(2));
    expect([match.treasury('siena'), p.commune('firenze').raids, p.state.armies[0]?.siege?.commune]).toEqual([
      1500,
      1,
      FIRENZE,
    ]);
  });
});

// R80: in the streets nobody is asked how to fight.
rule(['pod.36.5b', 'pod.44v'], 'streets are fought by spade contro scudi: nobody can ask for duels', () => {
  const p = armed()
    .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)])
    .tokens(1, 'proditor');
  const match = turnOf(p, 1).act({ type: 'openGates', army: 1 }).do('fightInStreets');
  const steps: (string | null)[] = [];
  for (let count = 0; count < 20 && match.step !== 'deployment'; count++) {
    const seat = at(match.seats, 0);
    steps.push(match.step);
    const [next] = [
      ...match.choices('enlist', 'units', seat).map(unit => enlist([Number(unit)])),
      ...match.legal('command', seat),
    ];
    match.act(next ?? (match.offers('lay', seat) ? { type: 'lay', florins: 0 } : { type: 'ready' }), seat);
  }
  expect([match.step, steps.includes('mode'), p.state.battle?.duel]).toEqual(['deployment', false, false]);
});

// R101: sestieri of the victor's faction join him whoever held them, a partner too; nobody has made war on the partner.
rule(
  ['pod.45a', 'pod.20a', 'pod.12c'],
  'friends of a partner in a conquered town join the conqueror; the league stands',
  () => {
    const p = armed().loyal(3, 'firenze', 2).league(1, 3);
    p.play([{ step: 'conquest', seat: 1, commune: FIRENZE }, { step: 'market' }], [4, 4, 4, 4]);
    expect([p.state.holder[FI(2)], p.state.face[FI(2)], p.commune('firenze').podesta]).toEqual([1, 1, 1]);
    expect([p.player(1).league >= 0, p.player(1).league === p.player(3).league]).toEqual([true, true]);
  },
);

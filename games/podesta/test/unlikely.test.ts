/** Positions that hardly ever come about, and what holds in them all the same. */
import { at } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { CAPTURED, ELIMINATED } from '../src/state.ts';
import { battle, fightOut, onSquare, phase } from './battles.ts';
import { communeNamed, enlist, fieldSquare, game, position, rule, sestiere, token, unitOf } from './position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PRODITOR = token('proditor');

rule(
  ['pod.25k', 'pod.25i'],
  'two debts of one merchant fall due together: the first drives him out, and nobody else’s debt goes with the second',
  () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').purse(0, 0).date(1, 5);
    const loan = (seat: number, due: number) => ({ seat, commune: -1, capital: 500, interest: 100, due });
    p.state.loans = [loan(0, 5), loan(0, 5), loan(1, 9)];
    const match = p.play([{ step: 'monthEnd' }]);
    expect(match.ever('insolvent')).toHaveLength(1);
    expect([p.player(0).out, p.state.loans]).toEqual([true, [loan(1, 9)]]);
  },
);

rule(
  ['pod.32d', 'pod.32b'],
  'the merchant of Arezzo, the first town of the list, falls like any other, and holds no captive',
  () => {
    const p = position(5).govern(0, 'firenze').govern(1, 'siena').govern(4, 'arezzo');
    battle(
      p,
      [
        [FI(1), 'a1'],
        [sestiere('arezzo', 1), '', { cell: ELIMINATED, podesta: communeNamed('arezzo'), owner: 4 }],
      ],
      [
        [SI(5), 'l8'],
        [SI(1), '', { cell: CAPTURED, podesta: communeNamed('siena'), struckBy: 4, owner: 1 }],
      ],
      { seats: [[0, 4], [1]], commander: [0, 2] },
    );
    fightOut(phase(p, 'move'), 1);
    expect([p.player(4).out, p.commune('siena').captor]).toEqual([true, -1]);
  },
);

rule(['pod.38f', 'pod.33g'], 'two traitors stacked on friends are both put somewhere else by who bought them', () => {
  const p = position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit))
    .hire(1, 'grifone', 'siena', { fee: 500 });
  p.state.bag.splice(p.state.bag.indexOf(PRODITOR), 1);
  const f = battle(
    p,
    [[FI(1), 'a1']],
    [
      [SI(1), 'l8'],
      [SI(4), 'f7'],
      [unitOf('grifone', 2), 'f7', { under: true }],
      [SI(5), 'h7'],
      [unitOf('grifone', 1), 'h7', { under: true }],
    ],
  );
  f.tokens = [[{ kind: PRODITOR, owner: 0 }], []];
  const match = phase(p, 'move').act({ type: 'bribe', company: 0 }).lay(0, 501);
  const placed: string[] = [];
  for (const where of ['f6', 'h6']) {
    expect(match.step).toBe('traitorPlace');
    match.act({ type: 'moveTo', cell: fieldSquare(where) });
    placed.push(where);
  }
  expect(match.step).not.toBe('traitorPlace');
  expect(placed.map(where => onSquare(f, where).length)).toEqual([1, 1]);
});

rule(['pod.42a'], 'a battle called off has no winner', () => {
  const p = position(2).govern(0, 'firenze').govern(1, 'siena');
  const f = battle(p, [[FI(1), 'a1']], [[SI(1), 'l8']], { quiet: 3 });
  phase(p, 'move').do('parley', 'callOffBattle');
  expect([f.winner, p.state.battle]).toEqual([-1, null]);
});

rule(['pod.20c', 'pod.14c'], 'public money can be said in an offer in which something communal can be said', () => {
  const p = position(2).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', 1000);
  const [family] = p.political(0).families('propose', 0);
  const given = family?.fields.find(({ field }) => field === 'give');
  const kinds = given?.kind === 'items' ? given.of.map(({ kind }) => kind) : [];
  expect(kinds).toContain('treasury');
});

rule(
  ['pod.29h', 'pod.26c'],
  'where no Podestà can ride along nobody is asked which, and the same one never rides twice',
  () => {
    const p = position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .bonus('firenze', 60, 30)
      .army(1, 'M5', [SI(1), SI(3)]);
    const FIRENZE = communeNamed('firenze');
    const match = p.military(1).act({ type: 'challenge', army: 1, commune: FIRENZE }).do('sortie');
    const [family] = match.families('enlist', 0);
    const asked = family?.fields.map(({ field }) => field) ?? [];
    expect([asked.includes('counters'), family && 'counters' in family.same]).toEqual(
      asked.includes('counters') ? [true, false] : [false, true],
    );
    const twice = match.refusal(enlist([FI(1)], -1, [FIRENZE, FIRENZE]), 0);
    expect(twice?.reason).toBe(
      match.refusal({ type: 'enlist', units: [FI(1), FI(1)], counters: [], from: -1 }, 0)?.reason,
    );
  },
);

test('lots lost to an event go back to the market, and to nobody else', () => {
  const p = position(2).govern(0, 'firenze').govern(1, 'siena').goods(0, { metalli: 5 });
  const match = p.annales(0, 'AN23');
  if (match.offers('loseLot')) match.act(at(match.legal('loseLot'), 0));
  expect(match.ever('lots')).toMatchObject([{ from: 0, to: -1, lots: 2 }]);
});

test('what can be done hangs on what everybody may know, but where hands, hidden armies or offers have a part in it', () => {
  const asking = Object.entries(game.steps).filter(([, step]) => 'offers' in step && !('reveal' in step));
  const shut = asking.filter(([, step]) => !('open' in step && step.open)).map(([name]) => name);
  expect(shut.sort()).toEqual(
    [
      ...['allies', 'answer', 'armingFallback', 'assault', 'attacked', 'bargain', 'battleFight', 'battleMove'],
      ...['battleShoot', 'challenged', 'commercial', 'countered', 'counterPlace', 'date', 'declaration', 'defence'],
      ...['fate', 'houses', 'march', 'military', 'parley', 'place', 'political', 'ransom', 'reinforcements', 'relief'],
      ...['reorder', 'shareAnswer', 'streets', 'supplyAnswer', 'support', 'window'],
    ].sort(),
  );
});

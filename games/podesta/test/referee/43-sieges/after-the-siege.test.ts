import { describe, expect } from 'vitest';
import { battle, cards, from } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const THREE = [SI(1), SI(3), SI(4)];
const armed = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('a siege that was lost in the field', () => {
  // R97: in the month in which it is lifted he has spent his time under the walls, whoever made him lift it.
  rule(['pod.44r', 'pod.44l'], 'is not laid again in that month, nor does the army raid; in the next it may', () => {
    const p = armed()
      .bonus('firenze', 60, 30)
      .besieging(1, 'M5', 'firenze', THREE)
      .army(0, 'M5', [FI(1)]);
    battle(p, [[FI(1), 'a1']], [[SI(1), 'l8']], { besieger: 1, commune: FIRENZE, cell: square('M5') });
    from(p, [{ step: 'battlePhase', phase: 'move', side: 1, passes: 0 }]).do('parley', 'concede');
    expect(p.state.armies.map(({ siege }) => siege)).toEqual([null, null]);
    const siege = { type: 'besiege', army: 1, commune: FIRENZE };
    const raid = { type: 'raid', army: 1, commune: FIRENZE, to: communeNamed('siena') };
    const own = p.turn(1).do('endPhase', 'endPhase');
    expect([own.refusal(siege), own.refusal(raid)]).toMatchObject([{ rule: 'pod.44k' }, { rule: 'pod.44r' }]);
    p.date(1, 2);
    const later = p.turn(1).do('endPhase', 'endPhase');
    expect([later.refusal(siege), later.refusal(raid)]).toEqual([null, null]);
  });

  rule(['pod.44r', 'pod.42a'], 'or yielded without a blow, likewise', () => {
    const p = armed()
      .besieging(1, 'M5', 'firenze', THREE)
      .army(2, 'O5', [LU(1)]);
    const match = p.play([
      { step: 'military', seat: 2 },
      { step: 'turnEnd', seat: 2 },
    ]);
    match.act({ type: 'march', army: 2, from: -1, podesta: false });
    match.act({ type: 'marchTo', cell: square('M5'), homeward: false }).do('yieldField');
    expect([match.points(2), match.points(1), p.state.armies[0]?.siege]).toEqual([3, -3, null]);
    const own = p.turn(1).do('endPhase', 'endPhase');
    expect(own.refusal({ type: 'besiege', army: 1, commune: FIRENZE })).toMatchObject({ rule: 'pod.44k' });
  });
});

// R99: those of the besieger's faction, whoever has their trust; to help him they must be opponents of the Podestà.
rule(
  ['pod.44n', 'pod.44t', 'pod.44q'],
  'a Guelph has the gates of a Guelph town opened, and nobody inside fights for him',
  () => {
    const p = armed()
      .besieging(2, 'M5', 'firenze', [LU(1), LU(3), LU(4)])
      .tokens(2, 'proditor');
    const match = p.military(2).act({ type: 'openGates', army: 1 });
    expect([match.step, match.seats]).toEqual(['streets', [0]]);
    match.do('fightInStreets');
    expect(match.choices('enlist', 'units', 2)).toEqual([LU(1), LU(3), LU(4)]);
  },
);

// AN39: he may not besiege; to give up is no act of war.
rule(
  ['pod.24d', 'pod.44r', 'pod.44k'],
  'a besieger held back by AN39 may lift the siege, but neither shoot nor march',
  () => {
    const p = armed().besieging(1, 'M5', 'firenze', THREE);
    p.annales(1, 'AN39');
    const match = p.military(1);
    expect(match.refusal({ type: 'shootWalls', army: 1 })).toMatchObject({ rule: 'pod.24d' });
    match.act({ type: 'lift', army: 1 });
    expect(match.refusal({ type: 'march', army: 1, from: -1, podesta: false })).toMatchObject({ rule: 'pod.24d' });
    expect(p.state.armies[0]?.siege).toBeNull();
  },
);

// R97: what counts at the beginning is the companies that stand there, lent ones too.
rule(['pod.44a', 'pod.27b'], 'two companies and one that was lent are three before the walls', () => {
  const besieges = (lent: boolean) => {
    const p = armed().army(1, 'M5', lent ? [SI(1), SI(3), LU(4)] : [SI(1), SI(3)]);
    if (lent) p.state.lent[LU(4)] = 1;
    return p.military(1).refusal({ type: 'besiege', army: 1, commune: FIRENZE });
  };
  expect([besieges(true), besieges(false)]).toMatchObject([null, { reason: 'tooFew' }]);
});

// R46 and R97: towers stand on walls; the damage of one siege is repaired for the next.
rule(['pod.44y', 'pod.44g'], 'walls that were hit three times are whole again for whoever besieges them next', () => {
  const p = armed().works('firenze', 'ampliamento-mura', 'irrobustimento-torri').besieging(1, 'M5', 'firenze', THREE);
  Object.assign(p.state.armies[0]?.siege ?? {}, { hits: 3, total: 9, asked: true });
  p.army(2, 'O5', [LU(1), LU(3), LU(4)])
    .military(1)
    .act({ type: 'lift', army: 1 });
  const match = p.military(2, cards(4, 1)).act({ type: 'besiege', army: 2, commune: FIRENZE });
  if (match.step === 'defence') match.do('stayInside');
  match.act({ type: 'shootWalls', army: 2 });
  expect(match.told('wallShot')).toMatchObject([{ hit: true, left: 3 }]);
});

import { describe, expect } from 'vitest';
import { cards } from '../battles.ts';
import { communeNamed, position, rule, sestiere } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PI = (number: number) => sestiere('pisa', number);

/** Siena (army 1) and Pisa (army 2), Ghibellines both, besiege Firenze. */
const besieged = () =>
  position(4)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(3, 'pisa')
    .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)])
    .besieging(3, 'O5', 'firenze', [PI(1), PI(3), PI(4)])
    .tokens(1, 'proditor', 'proditor')
    .tokens(3, 'proditor');
const turnOf = (p: ReturnType<typeof position>, seat: number, dice: number[] = []) =>
  p.play(
    [
      { step: 'military', seat },
      { step: 'turnEnd', seat },
    ],
    dice,
  );

describe('two besiegers of one faction', () => {
  rule(
    ['pod.44z', 'pod.44n', 'pod.23v'],
    'who has fled to the one neither opens to the other nor flees to him, until that siege is over (R151)',
    () => {
      const p = besieged();
      const open = { type: 'openGates', army: 2 };
      const flee = { type: 'makeFlee', army: 2 };
      const asked = () => [open, flee].map(action => p.military(3).refusal(action));
      expect(asked()).toEqual([null, null]);
      p.military(1).act({ type: 'makeFlee', army: 1 });
      const elsewhere = expect.objectContaining({ rule: 'pod.44z', reason: 'fledElsewhere', seat: 1 });
      expect(asked()).toEqual([elsewhere, elsewhere]);
      expect(p.military(1).refusal({ type: 'openGates', army: 1 })).toBeNull();
      expect(p.military(1).legal('makeFlee')).toEqual([]);
      p.military(1).act({ type: 'lift', army: 1 });
      expect(asked()).toEqual([null, null]);
    },
  );

  rule(['pod.44z', 'pod.44q'], 'they fight in the streets for who has them, not for the other (R151)', () => {
    const streets = (seat: number) => {
      const p = besieged();
      p.military(1).act({ type: 'makeFlee', army: 1 });
      for (const army of p.state.armies) Object.assign(army.siege ?? {}, { asked: true, hits: 1 });
      const match = turnOf(p, seat, cards(4, 1)).act({ type: 'shootWalls', army: seat === 1 ? 1 : 2 });
      return match.do('fightInStreets').choices('enlist', 'units', seat);
    };
    expect([streets(1), streets(3)]).toEqual([
      [SI(1), SI(3), SI(4), FI(2), FI(6)],
      [PI(1), PI(3), PI(4)],
    ]);
  });

  rule(
    ['pod.44z', 'pod.44n', 'pod.44v'],
    'gates opened to the one are not open to the other, who has walls before him (R151)',
    () => {
      const p = besieged();
      const match = turnOf(p, 1).act({ type: 'openGates', army: 1 });
      expect(match.step).toBe('streets');
      // The other's turn: his walls stand, and his own Proditor is what opens them.
      const other = turnOf(p, 3, cards(1, 4)).act({ type: 'shootWalls', army: 2 });
      expect([other.told('wallShot').length, other.step]).toEqual([1, 'military']);
      other.act({ type: 'openGates', army: 2 });
      expect([p.player(3).benefici, other.step]).toEqual([[], 'streets']);
    },
  );

  rule(
    ['pod.44z', 'pod.45a'],
    'when one of them takes the town those who fled to the other are back in it, his like the rest (R151)',
    () => {
      const p = besieged();
      p.military(1).act({ type: 'makeFlee', army: 1 });
      p.play(
        [
          { step: 'conquest', seat: 3, commune: FIRENZE },
          { step: 'military', seat: 3 },
        ],
        [4, 4, 4, 4],
      );
      expect([2, 6].map(number => p.state.holder[FI(number)])).toEqual([3, 3]);
      expect(p.state.armies.map(({ siege }) => siege?.fled ?? null)).toEqual([[], null]);
    },
  );

  rule(
    ['pod.23v', 'pod.44q', 'pod.44d'],
    'who turns to his faction after the flight is in town with the others',
    () => {
      const p = besieged();
      p.military(1).act({ type: 'makeFlee', army: 1 });
      p.loyal(1, 'firenze', 4);
      for (const army of p.state.armies) Object.assign(army.siege ?? {}, { asked: true, hits: 1 });
      // He opens the gates, to either; without them he fights for nobody.
      expect(p.military(3).refusal({ type: 'openGates', army: 2 })).toBeNull();
      const breach = turnOf(p, 1, cards(4, 1)).act({ type: 'shootWalls', army: 1 }).do('fightInStreets');
      expect(breach.choices('enlist', 'units', 1)).toEqual([SI(1), SI(3), SI(4), FI(2), FI(6)]);
    },
  );
});

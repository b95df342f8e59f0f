/** Into which hexes one fires, and with how many cards: corners, each from the rulebook alone (nqsb.4, 6.4, 9.15, 9.16, 10.7). */
import { describe, expect } from 'vitest';
import { position, type Table } from '../../battlefield.ts';
import { firing, HOLD, shoot, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

const AROUND = { front: '1006', flank: '0907', rear: '1008' };
/** From 1007, looking north, at an enemy beside the unit who has no order: before it, at its side, behind it. */
const fires = (troop: string): boolean[] =>
  Object.values(AROUND).map(hex => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, troop, '1007', 'N')
      .put('B', 1, 'sp-pm', hex, 'S')
      .order(0, 0, 14);
    const t = firing(p);
    return t.step !== null && t.legal('shoot').length > 0;
  });
const due = (troop: string, card: number, focus?: 'fire'): number => {
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, troop, '1007', 'N')
    .put('B', 1, 'sp-pm', '1005', 'S')
    .order(0, 0, card, focus)
    .draws(0, 8, 7, 6, 5, 4, 8, 7);
  const t: Table = firing(p).act(shoot(p, 'A', 'B'));
  settle(settle(t).step === 'answer' ? t.act(HOLD) : t);
  return tests(t)[0]?.[0] ?? -1;
};

describe('the sector', () => {
  // R83: a square on three sides; reiter on front and flanks; the others before them.
  rule(
    ['nqsb.6.4', 'nqsb.9.15.fire', 'nqsb.9.16.sector'],
    'is the front for most, front and flanks for squares and reiter',
    () => {
      expect(fires('fr-pm-line')).toEqual([true, false, false]);
      expect(fires('fr-fl')).toEqual([true, false, false]);
      expect(fires('sp-sq-vet')).toEqual([true, true, false]);
      expect(fires('ge-re')).toEqual([true, true, false]);
    },
  );
  // Only the front of a battery, and none at all on the limber.
  rule(['nqsb.6.4', 'nqsb.9.2'], 'of guns lies before them', () => {
    expect(fires('fr-al')).toEqual([true, false, false]);
  });
});

describe('the cards of a shot', () => {
  // One more by the focus; by the card 14 as well, but not both, since a turned card gives no ability.
  rule(
    ['nqsb.10.7', 'nqsb.10.7.combat', 'nqsb.2.5.2.ability'],
    'are one more by Salva or by a focus, not two by Salva turned',
    () => {
      expect([due('fr-fl', 5), due('fr-fl', 14), due('fr-fl', 5, 'fire'), due('fr-fl', 14, 'fire')]).toEqual([
        3, 4, 4, 4,
      ]);
    },
  );
  // More than three men count as three.
  rule(['nqsb.10.11', 'nqsb.4.cards'], 'are those of three, however many stand there', () => {
    const worn = (strength: number): number => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N', { strength })
        .put('B', 1, 'sp-pm', '1005', 'S')
        .order(0, 0, 5)
        .draws(0, 8, 7, 6, 5);
      const t: Table = firing(p).act(shoot(p, 'A', 'B'));
      settle(settle(t).step === 'answer' ? t.act(HOLD) : t);
      return tests(t)[0]?.[0] ?? -1;
    };
    expect([worn(4), worn(3), worn(2)]).toEqual([2, 2, 1]);
  });
});

describe('dragoons', () => {
  // R71: in the saddle they have no fire, on foot that of light foot.
  rule(['nqsb.9.7', 'nqsb.6.2'], 'fire on foot alone, and then at heavy horse and pikes as light foot does', () => {
    const damage = (second: boolean, target: string): number => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-dr', '1007', 'N', { second })
        .put('B', 1, target, '1005', 'S')
        .order(0, 0, 5)
        .draws(0, 8, 7, 6, 5, 4);
      const t = firing(p);
      if (t.step === null || t.legal('shoot').length === 0) return -1;
      t.act(shoot(p, 'A', 'B'));
      settle(settle(t).step === 'answer' ? t.act(HOLD) : t);
      return t.told('fired')[0]?.damage ?? -1;
    };
    expect([damage(false, 'sp-pm'), damage(true, 'sp-pm'), damage(true, 'sp-cp'), damage(true, 'sp-cl')]).toEqual([
      -1, 1, 1, 0,
    ]);
  });
});

/** Combats in a row and their odds, with the first unit of the roster among them (nqsb.7.4.1, 10.16). */
import { at, oddsOf } from '@carroccio/kernel';
import { expect } from 'vitest';
import { position } from '../battlefield.ts';
import { join, READY } from '../drill.ts';
import { rule } from '../rules.ts';

rule(['nqsb.7.4.1.complete', 'nqsb.10.16'], 'a single unit shaken or gone before its combat does not fight it', () => {
  // It fights alone against two; who is attacked and shaken is attacked all the same.
  const fights = (side: 0 | 1, shaken: boolean, gone = false) => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N', { shaken })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '0906', 'S')
      .order(side, 0, 10);
    if (gone) p.state.cell = p.state.cell.with(p.unit('A'), -2);
    const [one, many] = [p.unit('A'), [p.unit('B'), p.unit('C')]];
    const t = p.play({ step: 'fights', side, attacks: [], joined: [], at: 'division', fights: [{ one, many }] });
    return t.step !== null || t.told('fought').length > 0;
  };
  expect([fights(0, false), fights(0, true), fights(1, true), fights(0, false, true)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

rule(
  ['nqsb.7.1.react', 'nqsb.3.3.1.melee'],
  'what a unit that joins hangs on is its own combat, unit 0 as well as another',
  () => {
    const p = position()
      .lead(1, 0, '1003', 'conde')
      .put('A', 0, 'fr-pm-line', '0907', 'N')
      .put('D', 0, 'fr-pm-line', '1307', 'N')
      .put('B', 1, 'sp-pm', '0906', 'S')
      .put('C', 1, 'sp-pm', '1306', 'S')
      .order(1, 0, 10);
    // The card on the table is in no pile.
    at(p.state.cards, 1).pile.splice(9, 1);
    expect(p.unit('A')).toBe(0);
    const t = p.play({
      step: 'declaring',
      side: 1,
      attacks: [],
      joined: [],
      at: 'division',
      rest: [p.unit('B'), p.unit('C')],
    });
    expect(t.step).toBe('joining');
    for (const label of ['A', 'D']) expect([label, oddsOf(t.play, 0, join(p, label)) !== null]).toEqual([label, true]);
    // To be ready is the end of both, and foretold for neither.
    expect(oddsOf(t.play, 0, READY)).toBeNull();
  },
);

rule(
  ['nqsb.7.4.1.complete', 'nqsb.7.4'],
  'who has gone from the enemy’s side, or is shaken in its own attack, is no longer of its combat',
  () => {
    const asked = (side: 0 | 1, hex: string, shaken: boolean) => {
      const p = position()
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('C', 1, 'sp-pm', hex, 'S', { shaken });
      const [one, many] = [p.unit('A'), [p.unit('B'), p.unit('C')]];
      return p.play({ step: 'fights', side, attacks: [], joined: many, at: 'division', fights: [{ one, many }] }).step;
    };
    // Two who could lead: one of them has to be named.
    expect(asked(1, '0906', false)).toBe('leading');
    expect(asked(1, '0905', false)).not.toBe('leading');
    expect(asked(1, '0906', true)).not.toBe('leading');
    // Attacked, the shaken one stays in it.
    expect(asked(0, '0906', true)).toBe('leading');
  },
);

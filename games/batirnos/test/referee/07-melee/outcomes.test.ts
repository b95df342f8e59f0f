/** What blows, cards and company leave behind (nqsb.5.3, 7.1, 7.4.2, 9.4, 10.14, 10.18). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import { fighting, firing, HOLD, join, marks, moving, READY, STAY, shoot, strength, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, settle } from '../scenes.ts';

const duel = (a = 'fr-pm-line', b = 'sp-pm', is: Condition = {}) => faced(a, b, {}, is).order(0, 0, 10);

rule(
  ['nqsb.2.5.2.ability', 'nqsb.9.4.fallback', 'nqsb.7.1.one-loss'],
  'Tenere la posizione keeps horse that has lost one where it is, not from its fallback after the melee',
  () => {
    // R41: the fallback is no matter of losses. Card 21.
    const p = duel('fr-cp-chev').order(0, 0, 21).draws(0, 8, 7, 6, 5, 4).draws(1, 1, 2, 8, 7);
    const t = settle(fighting(p, 'A').act(join(p, 'B')));
    expect([strength(p, 'A'), types(t)]).toEqual([2, ['fallBack', 'stay']]);
    t.act(STAY);
    const back = p.play({ step: 'cavalryBack' });
    while (back.step === 'retreating') {
      expect(types(back)).toEqual(['fallBack']);
      back.act(at(back.legal('fallBack'), 0));
    }
    expect(p.where('A')).not.toBe('1007');
  },
);

rule(
  ['nqsb.7.4.2.supporters', 'nqsb.5.3', 'nqsb.9.9.2.follow'],
  'a light supporter that goes back with its principal beside another enemy is lost like anybody',
  () => {
    // In every forced move.
    const back = (one: string, other: string) => {
      const p = duel()
        .put('F', 0, 'fr-fl', '1106', 'N')
        .put('E', 1, 'sp-pm', one, 'S')
        .put('H', 1, 'sp-pm', other, 'S')
        .draws(0, 8, 7, 6, 5, 4)
        .draws(1, 1, 2, 8, 7);
      const t = fighting(p, 'A', 'F');
      while (t.step === 'declare') t.act(t.legal('attack').find(({ target }) => target === p.unit('B')) ?? READY);
      while (t.step === 'joining')
        t.act(t.legal().some(({ type }) => type === 'join') && !t.told('joined').length ? join(p, 'B') : READY);
      settle(t);
      while (t.step === 'retreating')
        t.act(t.legal('fallBack').find(({ to }) => to === p.hex('1008')) ?? at(t.legal('fallBack'), 0));
      return [p.where('A'), p.where('F') === 'off'];
    };
    // From 1106, away from 1006, lie 1205, 1206 and 1207.
    expect(back('1305', '1307')).toEqual(['1008', true]);
    expect(back('1502', '1307')).toEqual(['1008', false]);
  },
);

rule(
  ['nqsb.10.18', 'nqsb.10.14', 'nqsb.7.1.two-losses'],
  'paralysed friends support as well as others; a shaken one does not',
  () => {
    // Not shaken is all that is asked.
    const hit = (is: Condition, other: Condition) => {
      const p = duel()
        .put('f', 1, 'sp-pm', '1106', 'S', is)
        .put('g', 1, 'sp-pm', '1105', 'S', other)
        .draws(0, 1, 2, 3, 7);
      settle(fighting(p, 'A').act(READY));
      return marks(p, 'B') & SHAKEN;
    };
    expect([hit({ paralysed: true }, { paralysed: true }), hit({ paralysed: true }, { shaken: true })]).toEqual([
      0,
      SHAKEN,
    ]);
  },
);

rule(['nqsb.10.14', 'nqsb.6.1.two-losses', 'nqsb.5.3.2'], 'a paralysed unit that must fall back does so', () => {
  // R73: it is held from moves of its own.
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-fl', '1007', 'N')
    .put('B', 1, 'sp-pm', '1005', 'S', { paralysed: true })
    .order(0, 0, 14)
    .draws(0, 1, 2, 8, 7);
  const t = firing(p).act(shoot(p, 'A', 'B'));
  while (t.step === 'answer') t.act(HOLD);
  settle(t);
  while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
  expect([strength(p, 'B'), marks(p, 'B') & SHAKEN, p.where('B').slice(2)]).toEqual([2, SHAKEN, '03']);
});

describe('Ordine frainteso', () => {
  // Card 46.
  const ordered = (card: number, focus?: 'move') =>
    position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 46, focus)
      .order(1, 0, card);

  rule(
    ['nqsb.2.5.2.ability', 'nqsb.10.13', 'nqsb.10.7'],
    'asks nothing of a division whose units are all held, nor of one whose card is turned for a focus',
    () => {
      expect(types(moving(ordered(29)))).not.toContain('endMoves');
      expect(moving(ordered(10)).step === null || types(moving(ordered(10))).includes('endMoves')).toBe(true);
      expect(types(moving(ordered(29, 'move')))).toContain('endMoves');
    },
  );
});

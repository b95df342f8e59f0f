/** What reorganising mends, whom, and what it leaves as it was (nqsb.8, 10.1, 10.12, 2.1.1, 9.15). */
import { describe, expect } from 'vitest';
import { PARALYSED, SHAKEN } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import { marks, rallying, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, ground, offered, settle } from '../scenes.ts';

rule(
  [ABILITY, 'nqsb.8.fail', 'nqsb.8.general-loss'],
  '22 Riordinare i ranghi: who fails to recover is not lost, nor is its general hurt; without the card both are',
  () => {
    const failed = (card: number) => {
      const p = position()
        .lead(0, 0, '1008', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N', { strength: 1 })
        .order(0, 0, card)
        .draws(0, 8, 7, 6, 5, 4, 8, 7);
      const t = settle(rallying(p).act({ type: 'recover', unit: p.unit('A') }));
      return [strength(p, 'A') > 0 && p.where('A') === '1008', t.told('leaderHurt').length];
    };
    expect([failed(22), failed(8)]).toEqual([
      [true, 0],
      [false, 1],
    ]);
  },
);

rule(
  ['nqsb.8.marker', 'nqsb.8.strength'],
  'who is shaken and paralysed is rid of one of the two in a turn, whichever its owner likes',
  () => {
    // R61.
    const cleared = (marker: 'shaken' | 'paralysed') => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N', { shaken: true, paralysed: true })
        .order(0, 0, 30);
      const t = rallying(p).act({ type: 'clear', unit: p.unit('A'), marker });
      return [marks(p, 'A') & (SHAKEN | PARALYSED), offered(t).includes('clear')];
    };
    expect([cleared('shaken'), cleared('paralysed')]).toEqual([
      [PARALYSED, false],
      [SHAKEN, false],
    ]);
  },
);

rule(
  ['nqsb.8.strength', 'nqsb.9.15.bonus', 'nqsb.5.4.1.inf'],
  'a square worn to one recovers by its second series, with a card more between walls',
  () => {
    const due = (hex: string, letters: Record<string, string>) => {
      const p = ground(letters)
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'sp-sq-vet', hex, 'N', { strength: 1 })
        .order(0, 0, 30)
        .draws(0, 8, 7, 6, 5, 4);
      return settle(rallying(p).act({ type: 'recover', unit: p.unit('A') })).told('tested')[0]?.due;
    };
    expect([due('1008', {}), due('1008', { '1008': 'a' })]).toEqual([3, 4]);
  },
);

describe('a general who began the turn with a regiment', () => {
  rule(['nqsb.10.1.orders', 'nqsb.8.order'], 'puts that one alone in order', () => {
    const p = position()
      .lead(0, 0, '1008', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N', { shaken: true })
      .put('C', 0, 'fr-pm-line', '1108', 'N', { shaken: true })
      .order(0, 0, 30);
    p.play({ step: 'planning' });
    p.order(0, 0, 30);
    expect(
      rallying(p)
        .legal('clear')
        .map(({ unit }) => p.label(Number(unit))),
    ).toEqual(['A']);
  });
});

rule(
  ['nqsb.2.1.1.rout', 'nqsb.8.marker', 'nqsb.3.2.4'],
  'one of two shaken regiments of three, put in order before the turn ends, keeps the division together',
  () => {
    const routs = (mended: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('z', 1, 'sp-pm', '1002', 'S')
        .order(0, 0, 30);
      // The division as its scenario has it is of other troops: here all of it are these three.
      const is = { shaken: true };
      p.put('A', 0, 'fr-pm-line', '0808', 'N', is).put('C', 0, 'fr-pm-line', '1008', 'N', is);
      p.put('D', 0, 'fr-pm-line', '1208', 'N');
      if (mended) rallying(p).act({ type: 'clear', unit: p.unit('A'), marker: 'shaken' });
      return p.play({ step: 'turnEnd' }).told('routed').length;
    };
    expect([routs(false), routs(true)]).toEqual([1, 0]);
  },
);

rule(
  ['nqsb.10.1.tests', 'nqsb.8.general', 'nqsb.10.12'],
  'a general and a character with one regiment: the better of the two counts, and not both',
  () => {
    // R99: villequier has morale 3, the character 2.
    const due = (who: string[], is: Condition) => {
      const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-pm-line', '1009', 'N', is);
      if (who.includes('general')) p.lead(0, 0, '1009', 'villequier');
      if (who.includes('other')) p.lead(0, 1, '1009', 'plessis');
      p.order(0, 0, 30).draws(0, 8, 7, 6, 5, 4, 8);
      return settle(rallying(p).act({ type: 'recover', unit: p.unit('A') })).told('tested')[0]?.due;
    };
    const worn = { strength: 1 };
    expect([due([], worn), due(['other'], worn), due(['general'], worn), due(['general', 'other'], worn)]).toEqual([
      3, 5, 6, 6,
    ]);
  },
);

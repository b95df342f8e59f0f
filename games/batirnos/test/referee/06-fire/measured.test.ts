/** What arms, ground and distance are worth under fire: corners, each from the rulebook alone (nqsb.4, 5.4, 6). */
import { describe, expect } from 'vitest';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import { firing, HOLD, shoot, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ground, settle } from '../scenes.ts';

/** A of the French at 1007 fires at B of the Spanish at 1005, who lets it; every card a failure. */
function shot(p: Position, a: string, b: string, is: Condition = {}, other: Condition = {}): Table {
  p.lead(0, 0, '1010', 'villequier')
    .lead(1, 0, '1003', 'villequier')
    .put('A', 0, a, '1007', 'N', is)
    .put('B', 1, b, '1005', 'S', other)
    .order(0, 0, 5)
    .draws(0, 8, 7, 6, 5, 4);
  const t = firing(p).act(shoot(p, 'A', 'B'));
  return settle(settle(t).step === 'answer' ? t.act(HOLD) : t);
}
const done = (t: Table): number[] =>
  t.told('fired').flatMap(({ damage, protection, losses }) => [damage, protection, losses]);

describe('arms', () => {
  rule(
    ['nqsb.6.2', 'nqsb.5.4.1.inf', 'nqsb.6.1.protection'],
    'the advantage holds against men in a village too, whose walls add to their armour',
    () => {
      const at = (letter: string): number[] => done(shot(ground({ '1005': letter }), 'fr-cl', 'sp-pm'));
      expect([at('.'), at('a')]).toEqual([
        [1, 1, 0],
        [1, 2, 0],
      ]);
    },
  );
  rule(
    ['nqsb.5.4.1.art', 'nqsb.6.1.protection', 'nqsb.5.4.3.closed'],
    'a village covers guns as well, rough ground nobody',
    () => {
      const at = (troop: string, letter: string): number | undefined =>
        shot(ground({ '1005': letter }), 'fr-fl', troop)
          .told('fired')
          .at(-1)?.protection;
      expect([at('sp-al', '.'), at('sp-al', 'a'), at('sp-fp', 'a'), at('sp-fp', 'd')]).toEqual([0, 1, 1, 0]);
    },
  );
  rule('nqsb.6.2', 'light foot hits reiter and squares once by itself, other light foot never', () => {
    expect(
      ['ge-re', 'ge-cm', 'sp-cp', 'sp-sq-vet', 'sp-fl', 'sp-cl', 'sp-fp'].map(
        b => done(shot(position(), 'fr-fl', b))[0],
      ),
    ).toEqual([1, 1, 1, 1, 0, 0, 0]);
  });
  rule(
    ['nqsb.4.cards', 'nqsb.10.12'],
    'weakened pikes whose skill takes their one card away draw one all the same',
    () => {
      const p = position().draws(0, 1);
      const t = shot(p, 'fr-pm-line', 'sp-pm', { strength: 1 });
      expect(tests(t).map(([cards]) => cards)).toEqual([3, 1]);
    },
  );
});

describe('the line of fire', () => {
  rule(
    ['nqsb.5.4.2.los', 'nqsb.5.4.1.los', 'nqsb.6.4'],
    'along the side of one wood or village one fires, between two not',
    () => {
      const may = (letters: Record<string, string>): boolean => {
        const p = ground(letters)
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-fl', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, 5);
        return firing(p).legal('shoot').length > 0;
      };
      expect([
        may({ '1006': 'w' }),
        may({ '0906': 'a' }),
        may({ '1006': 'w', '0906': 'a' }),
        may({ '1006': 'd', '0906': 'd' }),
      ]).toEqual([true, true, false, true]);
    },
  );
});

import { Generator } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { battle, from } from './battles.ts';
import { type Match, position, rule, sestiere, token, unitOf } from './position.ts';

const seen = (match: Match, seat: number | null): string => JSON.stringify(match.play.view(seat).state);

describe('what a seat may know', () => {
  rule(['pod.23b', 'pod.22c'], 'Benefici and Mercator cards of the others are hidden, their number is not', () => {
    const one = position(2).tokens(1, 'spada-1', 'proditor').political(0);
    const other = position(2).tokens(1, 'scudo-2', 'compagnia-grifone').political(0);
    expect(seen(one, 0)).toBe(seen(other, 0));
    expect(seen(one, null)).toBe(seen(other, null));
    expect(seen(one, 1)).not.toBe(seen(other, 1));
    expect(seen(one, 0)).not.toBe(seen(position(2).tokens(1, 'spada-1').political(0), 0));
  });

  test('the Annales still to come, the decks and the bag are hidden from everybody', () => {
    const order = (cards: number[]) => {
      const p = position(2);
      p.state.annales = cards;
      p.state.mercatorDeck.reverse();
      return p.political(0);
    };
    for (const seat of [0, 1, null]) expect(seen(order([1, 2, 3]), seat)).toBe(seen(order([4, 5, 6]), seat));
  });

  rule('pod.29j', 'an army counter hides its companies from the others until it is shown', () => {
    const army = (numbers: number[], shown: boolean) =>
      position(2)
        .govern(0, 'firenze')
        .govern(1, 'siena')
        .army(
          0,
          'L4',
          numbers.map(number => sestiere('firenze', number)),
          { shown },
        )
        .political(0);
    expect(seen(army([1, 3], false), 1)).toBe(seen(army([4, 5], false), 1));
    expect(seen(army([1, 3], false), 0)).not.toBe(seen(army([4, 5], false), 0));
    expect(seen(army([1, 3], true), 1)).not.toBe(seen(army([4, 5], true), 1));
  });

  rule(['pod.34a', 'pod.38b'], 'Benefici chosen for a battle and extra pay are hidden from the enemy', () => {
    const fighting = (id: string, extra: number) => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').hire(1, 'grifone', 'siena');
      const f = battle(
        p,
        [[sestiere('firenze', 1), 'f2']],
        [
          [sestiere('siena', 1), 'f7'],
          [unitOf('grifone'), 'g7'],
        ],
      );
      f.tokens[1] = [{ kind: token(id), owner: 1 }];
      f.extra[0] = extra;
      return from(p, [{ step: 'reorder', side: 0 }]);
    };
    expect(seen(fighting('spada-1', 0), 0)).toBe(seen(fighting('proditor', 300), 0));
    expect(seen(fighting('spada-1', 0), 1)).not.toBe(seen(fighting('proditor', 300), 1));
  });

  test('what is drawn again looks the same to the seat that asks', () => {
    const p = position(3)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .tokens(1, 'spada-1', 'proditor')
      .army(1, 'N9', [sestiere('siena', 1), sestiere('siena', 4)]);
    const match = p.political(0);
    const chance = new Generator({ stream: 'sfc32', words: [9, 8, 7, 1], script: [] });
    for (let count = 0; count < 5; count++)
      expect(JSON.stringify(match.play.resample(0, chance).view(0).state)).toBe(seen(match, 0));
  });
});

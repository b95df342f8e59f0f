import { describe, expect } from 'vitest';
import { fightOut } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const LU = (number: number) => sestiere('lucca', number);
const PR = (number: number) => sestiere('prato', number);

describe('events of the month and what comes after them', () => {
  // The card speaks of his counters and armies this month, not of those he had when it was read.
  rule(
    ['pod.24d', 'pod.18d', 'pod.26c'],
    'AN13 and AN14 hold for a representative elected and an army raised later in the month',
    () => {
      const points = (id?: string) => {
        const p = position(2).govern(0, 'firenze').govern(1, 'siena').loyal(0, 'prato', 1, 3, 5);
        p.commune('firenze').cell = square('L4');
        if (id) p.annales(0, id);
        p.political(0).act({ type: 'win', sestiere: PR(2), token: -1 });
        p.military(0).act({ type: 'raise', commune: FIRENZE, units: [FI(1)] });
        return [p.commune('prato').podesta, p.commune('prato').left, p.state.armies[0]?.left];
      };
      expect([points(), points('AN13'), points('AN14')]).toEqual([
        [0, 12, 12],
        [0, 18, 18],
        [0, 6, 6],
      ]);
    },
  );

  // R27, R95 and R107: a commune waits for its merchant as long as there is one.
  rule(
    ['pod.24d', 'pod.12a', 'pod.25k'],
    'AN17 and envoys find nobody in a commune that waits for its merchant, until he has left the game',
    () => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena');
      p.commune('firenze').cell = square('D5');
      const win = { type: 'win', sestiere: LU(3), token: -1 };
      expect(p.annales(0, 'AN17').choices('takeTrust', 'sestiere')).not.toContain(LU(3));
      expect(p.political(0).refusal(win)).toMatchObject({ rule: 'pod.12a' });
      p.purse(2, 0).state.loans = [{ seat: 2, commune: -1, capital: 500, interest: 100, due: 1 }];
      p.play([{ step: 'monthEnd' }]);
      expect(p.player(2).out).toBe(true);
      expect(p.annales(0, 'AN17').choices('takeTrust', 'sestiere')).toContain(LU(3));
      expect(p.political(0).refusal(win)).toBeNull();
    },
  );

  // The truce names wars, raids and sieges; what rises inside a town is none of them.
  rule(['pod.24d', 'pod.13a', 'pod.13e'], 'a truce does not save a Podestà from a rising, nor from a coup', () => {
    const plotting = () => {
      const p = position(2).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').loyal(1, 'firenze', 2, 4);
      p.tokens(1, 'proditor').annales(0, 'AN18');
      return p;
    };
    const rising = plotting();
    fightOut(rising.political(1).act({ type: 'rise', sestieri: [FI(2), FI(4)] }), 0);
    expect(rising.commune('firenze').podesta).toBe(1);
    const bare = plotting().army(0, 'J4', [FI(1), FI(3)]);
    bare.political(1, [4, 4, 4]).act({ type: 'coup', commune: FIRENZE });
    expect(bare.commune('firenze').podesta).toBe(1);
  });
});

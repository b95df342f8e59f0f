import { describe, expect } from 'vitest';
import { communeNamed, position, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const coup = { type: 'coup', commune: FIRENZE };

/** Firenze with these of its own; Siena's Podestà has the others of his faction that nobody has. */
const town = (...own: number[]) =>
  position(3)
    .govern(0, 'firenze', ...own)
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .tokens(1, 'proditor');

describe('a coup', () => {
  // R37: "in superiorità numerica" (l.423): as many are not more; one must be away or lost.
  rule(
    ['pod.13e', 'pod.13a'],
    'asks for more opponents than loyal companies, and for one of these away or lost',
    () => {
      const taken = (own: number[], lost: number[]) => {
        const p = town(...own);
        for (const number of lost) p.state.back[FI(number)] = 9;
        const match = p.political(1);
        if (match.refusal(coup) === null) match.act(coup);
        return p.commune('firenze').podesta === 1;
      };
      // Against three: two of three; against two: three of four, and two of four.
      expect(taken([1, 3, 5], [5])).toBe(true);
      expect(taken([1, 3, 5, 4], [5])).toBe(false);
      expect(taken([1, 3, 5, 4], [4, 5])).toBe(false);
      expect(taken([1, 3], [])).toBe(false);
    },
  );

  // R37: his paid companies of fortune in the town count with the loyal ones; an opponent who is lost does not count.
  rule(
    ['pod.13e', 'pod.31h', 'pod.39b'],
    'counts hired companies with the garrison, and no opponent who is lost',
    () => {
      const taken = (hired: boolean, dead: boolean) => {
        const p = town(1, 3, 5);
        p.state.back[FI(5)] = 9;
        if (hired) p.hire(0, 'bande', 'firenze');
        if (dead) p.state.back[FI(6)] = 9;
        const match = p.political(1);
        if (match.refusal(coup) === null) match.act(coup);
        return p.commune('firenze').podesta === 1;
      };
      expect([taken(false, false), taken(true, false), taken(false, true)]).toEqual([true, false, false]);
    },
  );

  // R37 and R101: conquered, without battle and its points; who swears is asked as after a siege.
  rule(
    ['pod.13e', 'pod.13f', 'pod.42b'],
    'brings town and goods, no points for a battle, twelve lost for the home',
    () => {
      const p = town(1, 3, 5).goods(0, { stoffe: 2 });
      p.state.back[FI(5)] = 9;
      const match = p.political(1).act(coup);
      for (let count = 0; count < 12 && match.step !== 'political'; count++)
        match.act(
          match.legal().find(({ type }) => type === 'decline' || type === 'sendAway') ?? match.legal()[0] ?? coup,
        );
      expect([p.commune('firenze').podesta, match.points(0), match.points(1)]).toEqual([1, -12, 0]);
      expect([p.player(0).lots.every(lots => lots === 0), p.player(1).fresh.some(lots => lots === 2)]).toEqual([
        true,
        true,
      ]);
    },
  );
});

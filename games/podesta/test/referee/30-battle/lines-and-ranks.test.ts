/** Who stands on whom, who shoots from under whom, and where one goes back to: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { battle, fieldNames, from, type Placed, phase, reorder } from '../../battles.ts';
import { communeNamed, companyNamed, position, rule, sestiere, token, unitOf } from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = () =>
  position(2)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const FAR: Placed = [SI(4), 'l8'];

describe('groupings', () => {
  // Two of horse, two of fanti, one with the palvese and one of fanti; never three, never two with palvese.
  rule(['pod.33g', 'pod.36.1a'], 'who moves onto a friend joins him if the two go together', () => {
    const joins = (mover: number, there: number, under?: number): boolean => {
      const p = armed();
      const rest: Placed[] = under === undefined ? [] : [[under, 'f5', { under: true }]];
      battle(p, [[FI(4), 'a1'], [mover, 'f4'], [there, 'f5'], ...rest], [FAR]);
      const match = phase(p, 'move').act({ type: 'pickUp', soldier: 1, whole: true });
      return fieldNames(match, 'moveTo').includes('f5');
    };
    const captain = unitOf('grifone');
    expect([joins(FI(5), FI(6)), joins(FI(2), FI(6)), joins(FI(5), FI(3)), joins(captain, FI(1))]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([joins(FI(2), FI(3)), joins(FI(1), FI(6)), joins(FI(1), FI(3)), joins(FI(5), FI(6), FI(2))]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  // R83: only who stands on top.
  rule(['pod.33f', 'pod.36.2a'], 'crossbowmen under fanti do not shoot', () => {
    const shoots = (top: number, below: number): boolean => {
      const p = armed();
      battle(
        p,
        [
          [FI(1), 'a1'],
          [top, 'f4'],
          [below, 'f4', { under: true }],
        ],
        [FAR, [SI(5), 'f6']],
      );
      return phase(p, 'shoot').offers('shoot');
    };
    expect([shoots(FI(3), FI(5)), shoots(FI(5), FI(3))]).toEqual([true, false]);
  });
  // R77: with the slower of the two.
  rule(['pod.36.1a', 'pod.27e'], 'fanti with a palvese beside them go one square, alone two; horse goes four', () => {
    const reach = (whole: boolean): string[] => {
      const p = armed();
      battle(
        p,
        [
          [FI(1), 'a1'],
          [FI(5), 'f4'],
          [FI(3), 'f4', { under: true }],
        ],
        [FAR],
      );
      return fieldNames(phase(p, 'move').act({ type: 'pickUp', soldier: 1, whole }), 'moveTo');
    };
    expect([reach(true).includes('f6'), reach(true).includes('f5'), reach(false).includes('f6')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('going back', () => {
  // R87: with points left, beside no enemy, nearer home than some friend.
  rule(
    ['pod.36.4b', 'pod.37a'],
    'one withdraws with the points that are left, behind a friend, and beside no enemy',
    () => {
      const back = (left: number, friend: string): string[] => {
        const p = armed();
        battle(
          p,
          [
            [FI(4), 'a2'],
            [FI(5), 'f4', { left }],
            [FI(6), friend],
          ],
          [FAR, [SI(5), 'f5']],
        );
        const match = reorder(p);
        const away = { type: 'withdraw', soldier: 1, whole: true };
        return match.refusal(away) ? [] : fieldNames(match.act(away), 'moveTo').sort();
      };
      expect([back(0, 'c4'), back(1, 'c4').includes('f3'), back(1, 'c3').includes('f3')]).toEqual([[], true, false]);
    },
  );
});

describe('the first turn', () => {
  // With one point for the Podestà, the Benefici of both; equal, the attacker begins.
  rule(
    ['pod.35a', 'pod.35c', 'pod.32c', 'pod.23h'],
    'goes to the greater army, and to the attacker when they are alike',
    () => {
      const held = (owner: number, ...ids: string[]) => ids.map(id => ({ kind: token(id), owner }));
      const begins = (podesta: number, mine: string[], theirs: string[]): [unknown, number] => {
        const p = armed();
        const f = battle(
          p,
          [
            [FI(1), 'f1'],
            [FI(5), 'g1'],
          ],
          [
            [SI(1), 'f8', { podesta }],
            [SI(5), 'g8'],
          ],
          { tokens: [held(0, ...mine), held(1, ...theirs)], initiative: -1 },
        );
        const match = from(p, [{ step: 'initiative' }]);
        for (const [seat, ids] of [mine, theirs].entries()) {
          for (const id of ids) match.act({ type: 'commit', token: token(id) }, seat);
          match.act({ type: 'ready' }, seat);
        }
        return [match.ever('initiative')[0]?.totals, f.initiative];
      };
      const siena = communeNamed('siena');
      expect(begins(-1, [], [])).toEqual([[5, 5], 0]);
      expect(begins(siena, [], [])).toEqual([[5, 6], 1]);
      // A Scudo takes from the other side, a Spada adds to one's own.
      expect(begins(siena, ['scudo-3'], ['spada-2'])).toEqual([[5, 5], 0]);
    },
  );
});

describe('a bribe', () => {
  // More than the fee and what was laid besides; as much is not enough.
  rule(['pod.38c', 'pod.38d', 'pod.38b'], 'buys a company for more than it is paid, not for as much', () => {
    const bought = (offer: number): number => {
      const p = armed().purse(0, 5000).purse(1, 5000).hire(1, 'grifone', 'siena', { fee: 600 });
      const PRODITOR = token('proditor');
      p.state.bag.splice(p.state.bag.indexOf(PRODITOR), 1);
      p.army(0, 'N9', [FI(1)]).army(1, 'N9', [SI(1), unitOf('grifone')]);
      const f = battle(
        p,
        [[FI(1), 'a1']],
        [
          [SI(1), 'l8'],
          [unitOf('grifone'), 'f7'],
        ],
        { tokens: [[{ kind: PRODITOR, owner: 0 }], []] },
      );
      f.extra[companyNamed('grifone')] = 150;
      const match = phase(p, 'move').act({ type: 'bribe', company: companyNamed('grifone') });
      match.lay(0, offer);
      expect(f.soldiers.map(({ side }) => side)).toEqual([0, 1, offer > 750 ? 0 : 1]);
      return match.purse(0);
    };
    expect([bought(750), bought(751)]).toEqual([5000, 4249]);
  });
});

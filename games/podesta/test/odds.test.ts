import { type AnyAction, oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, phase } from './battles.ts';
import { type Match, position, rule, sestiere } from './position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);

/** In how many of sixteen cases an event of this kind has this field set. */
function sixteenths(match: Match, action: AnyAction, type: string, field: string): number {
  const outcomes = oddsOf(match.play, match.seats[0] ?? 0, action)?.outcomes ?? [];
  const hits = outcomes.filter(({ events }) =>
    events.some(event => event.type === type && field in event && JSON.stringify(event).includes(`"${field}":true`)),
  );
  return 16 * hits.reduce((sum, { probability }) => sum + probability, 0);
}

describe('the chances a player is shown', () => {
  rule(['pod.44u', 'pod.44g'], 'a shot at base walls hits in 6 of 16 cases, at walls in 3, at towers in 1', () => {
    const chances = [0, 1, 2].map(works => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena');
      p.works('prato', ...['ampliamento-mura', 'irrobustimento-torri'].slice(0, works));
      p.besieging(1, 'K4', 'prato', [1, 3, 4].map(SI));
      return sixteenths(p.military(1), { type: 'shootWalls', army: 1 }, 'wallShot', 'hit');
    });
    expect(chances).toEqual([6, 3, 1]);
  });

  rule('pod.36.6b', 'a crossbow hits in 6 of 16 cases', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
      ],
      [
        [SI(4), 'l8'],
        [SI(1), 'f6'],
      ],
    );
    expect(sixteenths(phase(p, 'shoot'), { type: 'shoot', soldier: 1, target: 3 }, 'bolt', 'hit')).toBe(6);
  });
});

/** How a melee falls into combats, and what they hang on before it is known who leads (nqsb.7.4.1, nqsb.7.4). */
import { describe, expect } from 'vitest';
import { fightStakes } from '../../src/07-melee/combat-steps.ts';
import { nextChoice } from '../../src/07-melee/separation.ts';
import { position } from '../battlefield.ts';
import { rule } from '../rules.ts';

describe('separation', () => {
  // A touches both B and C, D touches C alone.
  const cluster = () =>
    position()
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('D', 0, 'fr-pm-line', '1107', 'N')
      .put('B', 1, 'sp-pm', '0906', 'S')
      .put('C', 1, 'sp-pm', '1006', 'S');

  rule('nqsb.7.4.1.steps', 'a unit with one opponent is assigned before one with two', () => {
    const p = cluster();
    const units = ['A', 'D', 'B', 'C'].map(label => p.unit(label));
    const choice = (links: number[][]) => {
      const next = nextChoice(p.battle, units, 0, links, []);
      return next && [p.label(next.unit), next.enemies.map(enemy => p.label(enemy))];
    };
    expect(choice([])).toEqual(['D', ['C']]);
    // The other can then only take whom nobody has, though it touches both.
    const [a, d, b, c] = units;
    expect(choice([[d ?? -1, c ?? -1]])).toEqual(['A', ['B']]);
    expect(
      choice([
        [d ?? -1, c ?? -1],
        [a ?? -1, b ?? -1],
      ]),
    ).toBeNull();
  });
});

describe('stakes', () => {
  rule('nqsb.7.4', 'a combat hangs on nothing known while the larger side has yet to name its principal', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-fl', '0906', 'S');
    const stakes = (...many: string[]) => {
      const units = many.map(label => p.unit(label));
      const frame = { side: 0, attacks: [], joined: units, at: 'division' as const };
      return fightStakes(p.battle, 0, frame, { one: p.unit('A'), many: units });
    };
    expect(stakes('B')).not.toBeNull();
    // Closed order leads open order: nobody has to be named.
    expect(stakes('B', 'C')).not.toBeNull();
    p.put('C', 1, 'sp-pm', '0906', 'S');
    expect(stakes('B', 'C')).toBeNull();
  });
});

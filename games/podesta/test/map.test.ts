/** The map of Tuscany (chapters 2 and 26). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { parts } from '../src/data/index.ts';
import { podesta } from '../src/index.ts';
import { cheapestTrips } from '../src/movement.ts';
import { commune, match, square } from './table.ts';

const rule = ruleTests(podesta.rulebook);

describe('the map', () => {
  rule(['pod.26f', 'pod.26g'], 'the cheapest way between any two communes is what the tables say', () => {
    const { table } = match();
    for (const { from, to, cost, squares } of parts.map.value.distances) {
      const [start, goal] = [from, to].map(id => at(table.world.square, commune(id)));
      const trip = cheapestTrips(table, start ?? 0, 40).find(({ cell }) => cell === goal);
      expect({ from, to, cost: trip?.points, squares: trip?.squares }).toEqual({ from, to, cost, squares });
    }
  });

  rule('pod.2b', 'six communes begin Guelph, six Ghibelline', () => {
    const { world } = match().table;
    expect(world.faction.filter(faction => faction === 0)).toHaveLength(6);
    expect(world.faction[commune('firenze')]).toBe(0);
    expect(world.faction[commune('siena')]).toBe(1);
  });

  rule('pod.26e', 'a counter has twelve points: Firenze reaches Siena, not Arezzo', () => {
    const m = match().governs(0, 'firenze');
    const game = m.at([{ step: 'political', seat: 0 }]);
    game.act({ type: 'ride', counter: commune('firenze') });
    expect(game.refusal({ type: 'rideTo', cell: square('V12') })).toMatchObject({ reason: 'outOfReach' });
    game.act({ type: 'rideTo', cell: square('O14') });
    expect(at(m.state.communes, commune('firenze'))).toMatchObject({ cell: square('O14'), left: 2 });
  });
});

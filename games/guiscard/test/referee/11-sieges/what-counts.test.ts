/** What counts for the sheet and what does not: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, WOUNDED } from '../../../src/state.ts';
import { castle } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const over = (p: Position): Table => p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'assault' }], 1, 1);

describe('a prisoner of the assault', () => {
  // He has no die: he is none of theirs any more; the wounded man in the tower has.
  rule(['gui.11.4.1h', 'gui.11.1.5a'], 'who is wounded is not nursed by the garrison', () => {
    const p = castle().sheet({ action: 'assault' }).put(0, 'robert', 'O12').put(1, 'maniakes', 'T8');
    p.put(1, 'milo', 'K12', { health: WOUNDED }).put(1, 'sergios', 'T9', { health: WOUNDED });
    p.sheet({ parties: [p.units('robert'), p.units('maniakes', 'milo', 'sergios')] });
    p.state.turn = 30;
    const t = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'assault' }, { step: 'healing' }], 3, 3);
    expect(t.ever('prisoners')).toMatchObject([{ units: p.units('milo') }]);
    expect(t.sheet.heals.map(({ unit }) => unit)).toEqual(p.units('sergios'));
  });
});

describe('the last wall', () => {
  // A man on a platform that has come down stands in the breach: he is inside all the same.
  rule(
    ['gui.11.4.1f', 'gui.9.2.1c', 'gui.11.3.3b'],
    'come down does not make its defender a stranger to the place',
    () => {
      const taken = (hex: string): unknown => {
        const p = castle().sheet({ action: 'assault' }).put(0, 'robert', 'Q7').put(1, 'maniakes', hex);
        p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
        p.state.works.ruins = [p.hex('P8')];
        return over(p).ever('end').at(-1)?.why;
      };
      expect([taken('P8'), taken('K12')]).toEqual([undefined, 'captured']);
    },
  );
});

describe('a day of quiet', () => {
  // Nobody has fought: nobody has a die, and whoever was hurt before goes on mending.
  rule(
    ['gui.11.1.5a', 'gui.11.1.5c', 'gui.11.1'],
    'mends whoever was to be sound this morning, and dices for nobody',
    () => {
      const p = castle();
      p.state.health[p.unit('milo')] = WOUNDED;
      p.state.health[p.unit('sergios')] = WOUNDED;
      p.sheet({
        heals: [
          { unit: p.unit('milo'), day: 6 },
          { unit: p.unit('sergios'), day: 9 },
        ],
      });
      const t = p.play([{ step: 'returns' }, { step: 'healing' }]);
      expect([t.health('milo'), t.health('sergios'), t.ever('roll').length]).toEqual([HEALTHY, WOUNDED, 0]);
      expect(t.sheet.heals).toEqual([{ unit: p.unit('sergios'), day: 9 }]);
      expect(the(t.sheet).day).toBe(6);
    },
  );
});

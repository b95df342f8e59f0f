/** Hexes, facings, lines of fire, lines of battle, heights (nqsb.1.1, nqsb.1.4, nqsb.5.4, nqsb.6.4, nqsb.9.13). */
import { describe, expect, test } from 'vitest';
import { due } from '../../src/04-tests/tests.ts';
import { bearing, fireModifiers, mayShoot, onlyParalyses, whyNoFire } from '../../src/06-fire/fire.ts';
import { meleeModifiers, weaknessTo } from '../../src/07-melee/melee.ts';
import { lineOf } from '../../src/09-abilities/line.ts';
import { inCommand } from '../../src/10-command/command.ts';
import { clearLine, farFrom, wayFrom } from '../../src/field.ts';
import { FIRED } from '../../src/state.ts';
import { type Position, position } from '../battlefield.ts';
import { march, moving } from '../drill.ts';
import { rule } from '../rules.ts';

/** The hexes around 1007: front, flank and rear of a unit that faces north. */
const FRONT = ['0906', '1006'];
const FLANK = ['0907', '1107'];
const REAR = ['0908', '1008'];

describe('hexes and facings', () => {
  rule('nqsb.1.1.hexes', 'distances are counted in hexes', () => {
    const { field } = position().battle;
    const p = position();
    const far = (a: string, b: string) => farFrom(field, p.hex(a), p.hex(b));
    for (const next of [...FRONT, ...FLANK, ...REAR]) expect(far('1007', next)).toBe(1);
    expect([far('1007', '1007'), far('1007', '1207'), far('1007', '1005'), far('1007', '1206')]).toEqual([0, 2, 2, 3]);
  });

  rule(
    ['nqsb.1.4.facing', 'nqsb.1.3.bases'],
    'two hexes at the vertex are front, one on each side flank, two rear',
    () => {
      const p = position().put('CP', 0, 'fr-cp-chev', '1007', 'N').put('enemy', 1, 'sp-cp', '1006');
      const suffers = (hex: string) => {
        p.put('enemy', 1, 'sp-cp', hex);
        return weaknessTo(p.battle, p.unit('CP'), [p.unit('enemy')]);
      };
      expect(FRONT.map(suffers)).toEqual([0, 0]);
      expect(FLANK.map(suffers)).toEqual([1, 1]);
      expect(REAR.map(suffers)).toEqual([1, 1]);
      // Turned to the north-east its front is 1006 and 1107.
      p.put('CP', 0, 'fr-cp-chev', '1007', 'NE');
      expect(['1006', '1107', '0906', '1008', '0907', '0908'].map(suffers)).toEqual([0, 0, 1, 1, 1, 1]);
    },
  );
});

describe('firing sectors on the map', () => {
  const reach = (p: Position, shooter: string): string[] => {
    const b = p.battle;
    const found: string[] = [];
    for (let column = 5; column <= 16; column++)
      for (let row = 1; row <= 13; row++) {
        const hex = `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
        if (p.where(shooter) === hex) continue;
        p.put('target', 1, 'sp-fl', hex);
        if (bearing(p.battle, p.unit(shooter), p.unit('target')) > 0) found.push(hex);
      }
    expect(b).toBeDefined();
    return found.sort();
  };

  rule(['nqsb.6.4.musket', 'nqsb.10.17'], 'the musket cone turns with the unit', () => {
    const p = position().put('target', 1, 'sp-fl', '1610').put('A', 0, 'fr-fl', '1007', 'N');
    expect(reach(p, 'A')).toEqual(['0905', '0906', '1005', '1006', '1105']);
    p.put('A', 0, 'fr-fl', '1007', 'SE');
    // Rear side: between east and south-east.
    expect(reach(p, 'A')).toEqual(['1008', '1107', '1109', '1108', '1207'].sort());
  });

  const threeSides = ['0905', '1005', '1105', '0806', '0906', '1006', '1106', '0807', '0907', '1107', '1207'].sort();
  const square = () => position().put('target', 1, 'sp-fl', '1610').put('Q', 0, 'sp-sq-vet', '1007', 'N');

  rule('nqsb.9.15.fire', 'a square fires on three sides, not to its rear, at any strength (R83)', () => {
    expect(reach(square(), 'Q')).toEqual(threeSides);
    expect(reach(square().put('Q', 0, 'sp-sq-vet', '1007', 'N', { strength: 3 }), 'Q')).toEqual(threeSides);
  });

  rule('nqsb.9.15.fire', 'without penalty to its flanks, and once a turn', () => {
    const cards = (hex: string) => {
      const p = square().put('target', 1, 'sp-fl', hex);
      return due(fireModifiers(p.battle, p.unit('Q'), p.unit('target'), 'order', false));
    };
    expect(new Set(threeSides.map(cards)).size).toBe(1);
    const p = square().put('target', 1, 'sp-fl', '1107');
    p.state.marks[p.unit('Q')] = FIRED;
    expect(whyNoFire(p.battle, p.unit('Q'), 'order')).toMatchObject({ reason: 'hasFired' });
    expect(mayShoot(p.battle, p.unit('Q'), p.unit('target'), 'order')).toBe(false);
  });

  rule('nqsb.9.15.front', 'it moves and fights in any direction, and is weak in its rear alone', () => {
    const p = square().lead(0, 0, '1010', 'villequier').order(0, 0, 10);
    const t = moving(p).act(march(p, 'Q'));
    const all = ['0906', '1006', '0907', '1107', '0908', '1008'];
    expect(
      t
        .legal('step')
        .map(({ to }) => p.name(Number(to)))
        .sort(),
    ).toEqual(all.sort());
    const against = (hex: string) => {
      const q = square().put('target', 1, 'sp-pm', hex);
      const [unit, foe] = [q.unit('Q'), q.unit('target')];
      return [due(meleeModifiers(q.battle, unit, foe, false)), weaknessTo(q.battle, unit, [foe])];
    };
    expect(['0906', '1006', '0907', '1107'].map(against)).toEqual(Array.from({ length: 4 }, () => [6, 0]));
    expect(['0908', '1008'].map(against)).toEqual([
      [6, 1],
      [6, 1],
    ]);
  });

  rule(['nqsb.9.2.near', 'nqsb.9.2.paralyse'], 'light guns hurt to three hexes and paralyse at four and five', () => {
    const p = position().put('target', 1, 'sp-fl', '1610').put('G', 0, 'fr-al', '1009', 'N');
    expect(reach(p, 'G')).toHaveLength(20);
    const paralyses = (hex: string) => {
      p.put('target', 1, 'sp-fl', hex);
      return onlyParalyses(p.battle, p.unit('G'), p.unit('target'));
    };
    expect(['1008', '1007', '1006', '1005', '1004'].map(paralyses)).toEqual([false, false, false, true, true]);
  });

  rule('nqsb.5.4.1.inf', 'infantry in an area fires on all sides', () => {
    const p = position('intro').put('A', 0, 'fr-pm-line', '0605', 'N').put('target', 1, 'sp-pm', '0606');
    expect(mayShoot(p.battle, p.unit('A'), p.unit('target'), 'order')).toBe(true);
    p.put('A', 0, 'fr-pm-line', '0604', 'N').put('target', 1, 'sp-pm', '0606');
    expect(mayShoot(p.battle, p.unit('A'), p.unit('target'), 'order')).toBe(false);
  });
});

describe('lines of fire', () => {
  const clear = (a: string, b: string) => {
    const p = position('intro');
    return clearLine(p.battle.field, p.hex(a), p.hex(b));
  };

  rule(
    ['nqsb.5.4.2.los', 'nqsb.5.4.2.ex-los', 'nqsb.6.4'],
    'into the edge of a wood, not through it nor between two',
    () => {
      expect(clear('0807', '0905')).toBe(true);
      expect(clear('0807', '0904')).toBe(false);
      // Along the side between the wooded 0905 and 0906.
      expect(clear('0806', '1005')).toBe(false);
      // Along the side between the wooded 0906 and the open 1006.
      expect(clear('1005', '1007')).toBe(true);
    },
  );

  rule('nqsb.5.4.1.los', 'a building hex stops a line through it, not a shot at who is in it', () => {
    expect(clear('0607', '0605')).toBe(true);
    expect(clear('0607', '0603')).toBe(false);
  });

  rule('nqsb.6.4', 'units and difficult ground stop nothing (R80)', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1008', 'N').put('between', 0, 'fr-fl', '1007');
    p.put('B', 1, 'sp-pm', '1106', 'S');
    expect(mayShoot(p.battle, p.unit('A'), p.unit('B'), 'order')).toBe(true);
    expect(clear('1006', '1004')).toBe(true);
  });
});

describe('the line of battle', () => {
  const line = (p: Position, label: string): string[] =>
    lineOf(p.battle, p.unit(label))
      .map(unit => p.label(unit))
      .sort();
  const three = () =>
    position().put('A', 0, 'fr-pm-line', '1007').put('B', 0, 'fr-pm-vet', '1107').put('C', 0, 'fr-pm-line', '1207');

  rule('nqsb.9.13', 'same type, division, facing and ground, side by side (R57)', () => {
    expect(line(three(), 'A')).toEqual(['A', 'B', 'C']);
    expect(line(three(), 'C')).toEqual(['A', 'B', 'C']);
    expect(line(three().put('B', 0, 'fr-pm-vet', '1107', 'NE'), 'A')).toEqual([]);
    expect(line(three().put('B', 0, 'fr-pm-vet', '1107', 'N', { division: 1 }), 'A')).toEqual([]);
    expect(line(three().put('B', 0, 'fr-pm-vet', '1106'), 'C')).toEqual([]);
    expect(line(three().put('C', 0, 'fr-pm-line', '1307'), 'A')).toEqual(['A', 'B']);
    // One behind the other is no line: the row runs through the flanks.
    expect(line(position().put('A', 0, 'fr-pm-line', '1007').put('B', 0, 'fr-pm-line', '1008'), 'A')).toEqual([]);
  });

  rule('nqsb.9.13', 'turned to the north-east the row runs north-west to south-east', () => {
    const p = position().put('A', 0, 'fr-pm-line', '1007', 'NE').put('B', 0, 'fr-pm-line', '0906', 'NE');
    expect(line(p, 'A')).toEqual(['A', 'B']);
    p.put('B', 0, 'fr-pm-line', '1107', 'NE');
    expect(line(p, 'A')).toEqual([]);
  });

  rule('nqsb.9.13', 'all on the same kind of ground', () => {
    const p = position('intro').put('A', 0, 'fr-pm-line', '0104').put('B', 0, 'fr-pm-line', '0204');
    expect(line(p, 'A')).toEqual([]);
  });

  rule('nqsb.9.13.example', 'three pikes in line, one in command; the musketeers beside them are not in it', () => {
    const p = three().put('FL', 0, 'fr-fl', '1307').lead(0, 0, '0807', 'plessis');
    // Morale 2: A is within reach, B and C only by the line.
    expect(['A', 'B', 'C', 'FL'].map(label => inCommand(p.battle, p.unit(label)))).toEqual([true, true, true, false]);
    expect(line(p, 'FL')).toEqual([]);
    expect(line(p, 'C')).toEqual(['A', 'B', 'C']);
  });

  test('R57, R79: a square worn down to three lines up with pike and musket, a whole one does not', () => {
    const with_ = (strength: number) =>
      line(position().put('Q', 1, 'sp-sq-vet', '1007', 'S', { strength }).put('PM', 1, 'sp-pm', '1107'), 'PM');
    expect(with_(3)).toEqual(['PM', 'Q']);
    expect(with_(4)).toEqual([]);
  });
});

describe('higher and impassable ground', () => {
  rule(['nqsb.5.4.4', 'nqsb.5.4.4.bonus', 'nqsb.5.4.4.difficult'], 'the nearer to the crest has one card more', () => {
    const p = position('lens').put('up', 0, 'fr-pm-line', '0609').put('down', 1, 'sp-pm', '0608');
    const cards = (who: string, foe: string) =>
      meleeModifiers(p.battle, p.unit(who), p.unit(foe), false).filter(({ rule }) => rule === 'nqsb.5.4.4.bonus');
    expect(cards('up', 'down')).toEqual([{ rule: 'nqsb.5.4.4.bonus', value: 1 }]);
    expect(cards('down', 'up')).toEqual([]);
    // Both on the slope, equally far from the crest at row 10.
    p.put('down', 1, 'sp-pm', '0709');
    expect([...cards('up', 'down'), ...cards('down', 'up')]).toEqual([]);
    // Crest over slope.
    p.put('up', 0, 'fr-pm-line', '0710').put('down', 1, 'sp-pm', '0709');
    expect(cards('up', 'down')).toHaveLength(1);
  });

  rule('nqsb.5.4.4.difficult', 'dunes are high and difficult ground at once', () => {
    const p = position('dunes').put('up', 1, 'sp-pm', '0505').put('down', 0, 'fr-pm-line', '0605', 'N');
    const up = meleeModifiers(p.battle, p.unit('up'), p.unit('down'), false);
    expect(up).toContainEqual({ rule: 'nqsb.5.4.4.bonus', value: 1 });
    expect(p.battle.data.terrain.difficult.Pi.points).toBe(2);
    expect(p.battle.field.terrain[p.hex('0505')]).toBe(3);
  });

  rule(['nqsb.5.4.5', 'nqsb.5.4.5.command'], 'distances of command go round the flood (R14)', () => {
    const p = position('valenciennes');
    const { field } = p.battle;
    expect(farFrom(field, p.hex('1505'), p.hex('1805'))).toBe(3);
    expect(wayFrom(field, p.hex('1505'), p.hex('1805'))).toBe(3);
    expect(farFrom(field, p.hex('1508'), p.hex('1808'))).toBe(3);
    expect(wayFrom(field, p.hex('1508'), p.hex('1808'))).toBeGreaterThan(5);
  });
});

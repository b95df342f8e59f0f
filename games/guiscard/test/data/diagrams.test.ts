import { describe, expect, test } from 'vitest';
import { data, rule } from './support.ts';

const { oneHex, twoHexes, horse } = data.diagrams;

const STEP = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] } as const;
type Way = keyof typeof STEP;
const AROUND: readonly Way[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const NAMES: readonly string[] = AROUND;
/** Where a walk like "S+SW" leads, turned clockwise by so many sixths. */
const walk = (steps: string, turn: number): number[] => {
  let [q, r] = [0, 0];
  for (const step of steps === '.' ? [] : steps.split('+')) {
    const way = AROUND[(NAMES.indexOf(step) + turn) % 6] ?? 'N';
    q += STEP[way][0];
    r += STEP[way][1];
  }
  return [q, r];
};
/** The shot comes from the north and flies south: its right is west. */
const ONE_BY_SIDE = { 4: '.', 5: 'S', 6: 'SW', 7: 'SE', 8: 'NW', 9: 'NE', 10: 'N' };
/** Through the corner between N and NE it flies between S and SW. */
const ONE_AT_CORNER = { 4: '.', 5: 'SW', 6: 'S', 7: 'NW', 8: 'SE', 9: 'N', 10: 'NE' };
const TWO_BY_SIDE = {
  ...{ 11: '.', 12: 'S', 10: 'N', 13: 'SW', 9: 'NE', 14: 'SE', 8: 'NW' },
  ...{ 15: 'S+S', 7: 'N+N', 16: 'S+SW', 6: 'N+NE', 17: 'S+SE', 5: 'N+NW' },
  ...{ 18: 'SW+SW', 4: 'NE+NE', 19: 'SE+SE', 3: 'NW+NW', 20: 'SW+NW', 2: 'NE+SE' },
};
const TWO_AT_CORNER = {
  ...{ 11: '.', 12: 'SW', 10: 'NE', 13: 'S', 9: 'N', 14: 'NW', 8: 'SE' },
  ...{ 15: 'S+SW', 7: 'N+NE', 16: 'SW+SW', 6: 'NE+NE', 17: 'S+S', 5: 'N+N' },
  ...{ 18: 'SW+NW', 4: 'NE+SE', 19: 'S+SE', 3: 'N+NW', 20: 'NW+NW', 2: 'SE+SE' },
};
const turned = (table: Record<string, string>, turn: number): Record<string, number[]> =>
  Object.fromEntries(Object.entries(table).map(([result, steps]) => [result, walk(steps, turn)]));

describe('scatter', () => {
  rule('gui.5.4.1b', 'one hex: the target, or the neighbour for each number, by the side or corner of arrival', () => {
    AROUND.forEach((way, turn) => {
      expect([way, oneHex.bySide[way]]).toEqual([way, turned(ONE_BY_SIDE, turn)]);
      const corner = `${way}/${AROUND[(turn + 1) % 6]}`;
      expect([corner, oneHex.atVertex[corner]]).toEqual([corner, turned(ONE_AT_CORNER, turn)]);
    });
    expect([Object.keys(oneHex.bySide).length, Object.keys(oneHex.atVertex).length]).toEqual([6, 6]);
  });

  rule(['gui.5.4.1c', 'gui.10.4.4a'], 'the stone: nineteen sums for nineteen hexes within two of the target', () => {
    AROUND.forEach((way, turn) => {
      expect([way, twoHexes.bySide[way]]).toEqual([way, turned(TWO_BY_SIDE, turn)]);
      const corner = `${way}/${AROUND[(turn + 1) % 6]}`;
      expect([corner, twoHexes.atVertex[corner]]).toEqual([corner, turned(TWO_AT_CORNER, turn)]);
    });
  });

  test('every hex stands once in each diagram', () => {
    for (const { bySide, atVertex } of [oneHex, twoHexes])
      for (const steps of [...Object.values(bySide), ...Object.values(atVertex)])
        expect(new Set(Object.values(steps).map(String)).size).toBe(Object.keys(steps).length);
  });
});

rule(['gui.4.4.1b', 'gui.4.4.1e'], 'turning: ahead free, flank 1, rear-oblique 2, straight back 3', () => {
  const { front, flank, rearOblique, rear } = horse.turning;
  expect([front, flank, rearOblique, rear]).toEqual([0, 1, 2, 3]);
});
rule('gui.4.4.1c', 'an about-face costs 3', () => {
  expect(horse.turning.aboutFace).toBe(3);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../src/common/repository.ts';
import { pictureOf } from '../src/house/picture.ts';
import { roomsOfTheHouse } from '../src/house/rooms.ts';

const rooms = roomsOfTheHouse();
const doorsOf = (name: string) => rooms.find(room => room.name === name)?.doors;

test('docs/house.svg is what the imports say (npm run docs draws it)', () => {
  expect(readFileSync(join(ROOT, 'docs/house.svg'), 'utf8')).toBe(pictureOf(rooms));
});

test('the machine and the geometry import nothing of ours, games only these two', () => {
  expect(doorsOf('packages/kernel')).toEqual([]);
  expect(doorsOf('packages/boards')).toEqual([]);
  expect(doorsOf('games/*')).toEqual(['packages/boards', 'packages/kernel']);
  expect(doorsOf('games/*/table')).toEqual(['games/*', 'packages/boards', 'packages/kernel', 'packages/table']);
});

test('every room stands above those it imports from', () => {
  const picture = pictureOf([
    { name: 'roof', about: 'a & b', doors: ['cellar', 'floor'] },
    { name: 'floor', about: 'x', doors: ['cellar'] },
    { name: 'cellar', about: 'y', doors: [] },
  ]);
  const heightOf = (name: string) => Number(new RegExp(`y="(\\d+)">${name}<`).exec(picture)?.[1]);
  expect(heightOf('roof')).toBeLessThan(heightOf('floor'));
  expect(heightOf('floor')).toBeLessThan(heightOf('cellar'));
  expect(picture).toContain('a &amp; b');
  expect(picture.match(/<path d="M\d+ \d+C/g)).toHaveLength(3);
});

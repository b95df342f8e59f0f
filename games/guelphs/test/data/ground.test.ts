/** What each letter of a map means: the terrain of a hex and how high it lies (gg.8.2, gg.8.2.5). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { BEYOND, CAMP, CLEAR, createField, HILL, prohibited, RIVER, WOODS } from '../../src/field.ts';
import { data, rule } from './support.ts';

rule(
  ['gg.2.1', 'gg.8.2', 'gg.8.2.5'],
  'letters stand for terrain and altitude; what a map says of a hex comes first',
  () => {
    const letters = '123ab^wC~#';
    const map = {
      ...data.maps.campaldino,
      columns: 10,
      rows: 1,
      grid: [letters],
      ground: {},
      buildings: [],
      streams: [],
    };
    const { terrain, height, ...field } = createField(map, 4);
    expect([...terrain]).toEqual([CLEAR, CLEAR, CLEAR, CLEAR, CLEAR, HILL, WOODS, CAMP, RIVER, BEYOND]);
    expect([...height]).toEqual([1, 2, 3, 1.5, 2.5, 4, 0, 0, 0, 0]);
    expect([...terrain.keys()].filter(cell => prohibited({ ...field, terrain, height }, cell))).toEqual([8, 9]);
    // A wood or a camp lies as high as the map says.
    const raised = createField({ ...map, ground: { '0701': 2, '0801': 1.5 }, buildings: ['0101'] }, 4);
    expect([at([...raised.height], 6), at([...raised.height], 7)]).toEqual([2, 1.5]);
    expect([...raised.building]).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  },
);

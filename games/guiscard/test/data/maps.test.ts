import { describe, expect, test } from 'vitest';
import type { GameMap } from '../../src/data/maps.ts';
import { COSTA, FIUME, LAGUNA, NIDO, POGGIO, SCALINATA } from './boards.ts';
import { data, rule, the, written } from './support.ts';

const { maps } = data;
const mapOf = (id: string): GameMap => the(maps.maps.find(map => map.id === id));
const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letterAt = (map: GameMap, hex: string): string =>
  map.terrain[Number(hex.slice(1)) - 1]?.charAt(COLUMNS.indexOf(hex.charAt(0))) ?? '?';
const levelAt = (map: GameMap, hex: string): number =>
  Number(map.levels[Number(hex.slice(1)) - 1]?.charAt(COLUMNS.indexOf(hex.charAt(0))));
const hexesOf = ({ terrain }: GameMap, letters: string): string[] =>
  terrain.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letters.includes(letter) ? [`${COLUMNS[column]}${row + 1}`] : [])),
  );

describe('the six maps, hex by hex', () => {
  test.each([
    ['laguna', 'Laguna', LAGUNA],
    ['nido-d-aquila', "Nido d'Aquila", NIDO],
    ['il-poggio', 'Il Poggio', POGGIO],
    ['la-scalinata', 'La Scalinata', SCALINATA],
    ['il-fiume', 'Il Fiume', FIUME],
    ['la-costa', 'La Costa', COSTA],
  ])('%s', (id, name, drawn) => {
    const { terrain, levels, name: printed } = mapOf(id);
    expect(terrain.map((line, row) => [line, levels[row]])).toEqual(written(drawn));
    expect(printed).toBe(name);
  });

  rule('gui.0.b', 'all maps have one size with an even number of columns, so any two join', () => {
    expect([maps.maps.length, maps.columns, maps.rows]).toEqual([6, 26, 16]);
    for (const { terrain } of maps.maps) expect([terrain.length, terrain[0]?.length]).toEqual([16, 26]);
  });

  rule('gui.0.c', 'the box is complete: no map, overlay or scenario asks for an expansion', () => {
    const known = maps.maps.map(({ id }) => id);
    const asked = data.scenarios.scenarios.flatMap(({ maps: laid }) => laid.map(({ map }) => map));
    expect(asked.filter(id => !known.includes(id))).toEqual([]);
    expect(new Set(data.characters.characters.map(({ code }) => code[0]))).toEqual(new Set('NLBASG'));
  });

  test('what each letter means', () => {
    expect(maps.legend).toEqual({
      '.': 'clear',
      b: 'brush',
      t: 'tree',
      s: 'scarp',
      m: 'marsh',
      r: 'rock',
      p: 'path',
      S: 'stairs',
      e: 'beach',
      w: 'shallow',
      W: 'deep',
      K: 'palisade',
      P: 'platform',
      c: 'ward',
      L: 'castleStair',
      T: 'tower',
      G: 'gate',
    });
  });
});

describe('features', () => {
  rule('gui.11.4.1a', 'Laguna has open hexes outside the marshes for farm or chapel at Q7', () => {
    const laguna = mapOf('laguna');
    expect(laguna.building).toBe('Q7');
    for (const column of 'QRSTUV')
      for (const row of [7, 8, 9, 10]) expect(letterAt(laguna, `${column}${row}`)).toBe('.');
  });
  rule('gui.11.4.2a', 'six tents stand on open ground of Laguna, four hexes each', () => {
    const laguna = mapOf('laguna');
    expect(laguna.tents).toEqual(['O4', 'S5', 'Q8', 'O11', 'U11', 'S13']);
    for (const anchor of laguna.tents) {
      const column = COLUMNS.indexOf(anchor.charAt(0));
      const row = Number(anchor.slice(1));
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        expect(letterAt(laguna, `${COLUMNS[column + dx]}${row + dy}`)).toBe('.');
    }
  });
  test('the ford of Laguna is shallow, G7-K10', () => {
    for (const column of 'GHIJK')
      for (const row of [7, 8, 9, 10]) expect(letterAt(mapOf('laguna'), `${column}${row}`)).toBe('w');
  });
  test('the knoll of Il Poggio has 19 hexes of level 1', () => {
    const poggio = mapOf('il-poggio');
    expect(poggio.levels.join('').match(/1/g)).toHaveLength(19);
  });
  test('chains of stairs and paths, with their open ends', () => {
    expect(maps.maps.flatMap(({ id, chains }) => chains.map(({ kind, hexes }) => [id, kind, hexes.join()]))).toEqual([
      ['nido-d-aquila', 'stairs', 'M11,M10,N9,O9'],
      ['nido-d-aquila', 'path', 'R16,R15,R14'],
      ['la-scalinata', 'stairs', 'H10,H9,H8,H7,H6'],
      ['la-scalinata', 'path', 'S10,S9,S8,S7,S6'],
    ]);
  });
  test('every path and stairs hex belongs to a chain', () => {
    for (const map of maps.maps) {
      const chained = map.chains.flatMap(({ hexes }) => hexes);
      expect(hexesOf(map, 'pS').filter(hex => !chained.includes(hex))).toEqual([]);
    }
  });
});

describe("the castle of Nido d'Aquila", () => {
  const nido = mapOf('nido-d-aquila');
  const castle = the(nido.castle);

  rule('gui.9.2.3', 'the gate P9 and what lies behind it', () => {
    expect([castle.gate, castle.gateBehind]).toEqual(['P9', ['Q9', 'Q10']]);
    expect(letterAt(nido, 'P9')).toBe('G');
  });
  rule('gui.9.5.1b', 'platforms are reached by the stairs listed for them', () => {
    expect(castle.stairs).toEqual({
      Q6: ['P5', 'Q5'],
      U6: ['V5'],
      Q8: ['P8'],
      Q11: ['P10', 'Q12'],
      U11: ['U12'],
      V8: ['W8', 'W9'],
    });
    expect(Object.values(castle.stairs).flat().sort()).toEqual(hexesOf(nido, 'P').sort());
    for (const hex of hexesOf(nido, 'P')) expect(levelAt(nido, hex)).toBe(2);
  });
  test('tower and door', () => {
    expect([...castle.tower].sort()).toEqual(['S8', 'S9', 'T7', 'T8', 'T9', 'U8', 'U9']);
    expect([...castle.tower].sort()).toEqual(hexesOf(nido, 'T').sort());
    expect(castle.doorHex).toBe('S9');
    for (const hex of castle.tower) expect(levelAt(nido, hex)).toBe(2);
  });
  rule('gui.9.3.3b', 'five slits in sides, two where hexes meet', () => {
    expect(castle.slits).toEqual(['T7:N', 'U8:NE', 'U9:SE', 'T9:S', 'S8:NW']);
    expect(castle.vertexSlits).toEqual([
      ['T7', 'U8'],
      ['T9', 'S9'],
    ]);
  });
  rule('gui.11.3.1', 'six tower hexes can be bombarded; 28 hexes of wood surround the ward', () => {
    expect(castle.bombardable).toEqual(['T7', 'U8', 'U9', 'T9', 'S9', 'S8']);
    const wood = hexesOf(nido, 'KPG');
    expect(wood).toHaveLength(28);
    for (const hex of wood) expect('PW'.includes(hex.charAt(0)) || ['5', '12'].includes(hex.slice(1))).toBe(true);
  });
  test('the interior is P-W by 5-12', () => {
    expect(hexesOf(nido, 'KPcLTG')).toHaveLength(64);
  });
});

describe('overlays', () => {
  const printed = (id: string) => the(data.overlays.overlays[id]);
  const [fattoria, cappella, tenda, molo] = [
    printed('fattoria'),
    printed('cappella'),
    printed('tenda'),
    printed('molo'),
  ];
  test('the farm', () => {
    expect(fattoria.rows).toEqual(['kkiigg', 'kkiigg', 'cccccc', 'cccccc']);
    expect(fattoria.letters).toEqual({ k: 'chamber', i: 'hall', g: 'granary', c: 'courtyard' });
    // Within the overlay a, c, e sit high: NE of b2 is c2, NE of d1 is e1.
    expect(fattoria.doors).toEqual(['d2:S', 'b2:NE', 'd1:NE']);
    expect(fattoria.entrances).toEqual(['e4:S']);
    expect(fattoria.windows).toEqual(['a1:NW', 'c1:N', 'f1:NE', 'a2:S', 'c2:S']);
    expect(fattoria.lowWalls).toEqual(['a4:S', 'b4:S', 'c4:S', 'd4:S']);
    expect([fattoria.noParapet, fattoria.redoubts, fattoria.centre]).toEqual([['g'], ['k', 'g'], 'i']);
  });
  test('the chapel', () => {
    expect(cappella.rows).toEqual(['nnn', 'nnn', 'nnn', 'vvv']);
    expect(cappella.letters).toEqual({ n: 'nave', v: 'vestibule' });
    expect(cappella.doors).toEqual(['b4:S', 'b3:S']);
    expect(cappella.chapelWindows).toEqual(['b1:N', 'a2:NW', 'a3:NW', 'c2:NE', 'c3:NE']);
    expect([cappella.noParapet, cappella.redoubts, cappella.centre]).toEqual([[], ['n'], 'n']);
  });
  test('a tent of four hexes, open at b2 to the south', () => {
    expect([tenda.rows, tenda.openings]).toEqual([['xx', 'xx'], ['b2:S']]);
  });
  test('Il Molo', () => {
    expect(molo.hexes).toEqual(['M13', 'N13', 'M14', 'N14', 'M15', 'N15', 'L15', 'O15']);
  });
  rule('gui.8.1.corner', 'outer corners: hexes that touch a building in one hex only, across a slanting side', () => {
    // a1's NW neighbour is column -1 one row up, a4's SW neighbour column -1 on its row (a sits high); f and b sit low.
    const corners = ({ corners: all }: typeof fattoria) =>
      all.map(({ column, row, touches }) => [column, row, touches]);
    expect(corners(fattoria)).toEqual([
      [-1, 0, 'a1:NW'],
      [-1, 4, 'a4:SW'],
      [6, 1, 'f1:NE'],
      [6, 5, 'f4:SE'],
    ]);
    expect(corners(cappella)).toEqual([
      [-1, 0, 'a1:NW'],
      [-1, 4, 'a4:SW'],
      [3, 0, 'c1:NE'],
      [3, 4, 'c4:SE'],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { data, rule, tableOf, written } from './support.ts';

const { map } = data;

const GRID = `
MMM~MMMMMMMMMMMMMMMMMMMM
MMM~hMMMMMMMMhhhhMMMMMMM
MM~~hhMh.@.hhhhhhMMMMMMM
#h~..hhh...@.hhhhMMM~MMM
#~~@...hhh...hhhhMMM~hMM
#~.h....h..~~@~hhMMM~hMM
#~@~~~~~~@~~hh~~hMMh~hMM
#....h~.~~.hh..~~MMh~hMM
#..hhh~hh~~hhhh.~~Mh~hMM
#..hhh~~hh~~h.hh.~~~~hMM
##..hhh~hhh~@hhhh...~.hM
##..hhhhhh@..hhhhhh.~@hM
##..hhhh@hhh..hhhhh.~.hM
##..hhhhhhhhhh@..~..~~.h
##~~~~~~~~hhhh..~~..h~.h
##.hhhMMhhhhh..~~hhhh~~h
###.hMMMhhhh..~~hhhh@.~h
###.hMMhhh...~~hMMMhh.~h
`
  .trim()
  .split('\n');

const COMMUNES = `
  Arezzo         | V12 | ghibelline | 5 | horse        | #F4F1E6 | #1F1F1F | #5D4037
  Empoli         | J7  | ghibelline | - | front        | #1F6FB2 | #F4F1E6 | #1F6FB2
  Firenze        | N6  | guelph     | 2 | lily         | #F4F1E6 | #B3202A | #B3202A
  Lucca          | D5  | guelph     | 3 | halves       | #F4F1E6 | #C0392B | #E07A5F
  Montepulciano  | U17 | guelph     | - | pale         | #F4F1E6 | #3F7D4E | #6A4C93
  Pisa           | C7  | ghibelline | 4 | cross        | #8E1B1B | #F4F1E6 | #7B1E3A
  Pistoia        | J3  | ghibelline | - | chequers     | #F4F1E6 | #C0392B | #C2185B
  Poggibonsi     | M11 | ghibelline | - | hills        | #2E7D32 | #F4F1E6 | #2E7D32
  Prato          | L4  | guelph     | - | strewn       | #B3202A | #D4A017 | #D4A017
  San Gimignano  | K12 | guelph     | - | halves-gold  | #F2C230 | #B3202A | #F2A900
  Siena          | O14 | ghibelline | 2 | halves-black | #F4F1E6 | #1F1F1F | #1F1F1F
  Volterra       | I13 | guelph     | 6 | griffin      | #F4F1E6 | #A32638 | #9C6B30
`;

const RIVERS: Record<string, string> = {
  Arno: 'U4 U5 U6 U7 U8 U9 U10 T10 S10 R10 R9 Q9 Q8 P8 P7 O7 O6 N6 M6 L6 L7 K7 J7 I7 H7 G7 F7 E7 D7 C7 B7',
  Serchio: 'D1 D2 D3 C3 C4 C5 B5 B6',
  Elsa: 'I8 J8 J9 K9 K10 L10 L11 M11',
  Era: 'G8 G9 G10 H10 H11',
  Cecina: 'C15 D15 E15 F15 G15 H15 I15 J15',
  Ombrone: 'R14 R15 Q15 Q16 P16 P17 O17 O18 N18',
  Chiana: 'U11 U12 U13 U14 V14 V15 V16 W16 W17 W18',
};

/** Cheapest cost / squares on that way, in the order of the communes above. */
const DISTANCES = `
  –     | 17/12 | 13/9  | 24/18 | 8/5   | 26/19 | 17/13 | 13/9  | 15/11 | 15/11 | 11/7  | 18/13
  17/12 | –     | 4/4   | 7/6   | 18/14 | 9/7   | 4/4   | 6/4   | 3/3   | 8/6   | 9/7   | 11/8
  13/9  | 4/4   | –     | 11/10 | 14/11 | 13/11 | 4/4   | 7/5   | 2/2   | 9/7   | 10/8  | 12/9
  24/18 | 7/6   | 11/10 | –     | 25/20 | 2/2   | 7/6   | 13/10 | 9/8   | 14/8  | 16/13 | 12/8
  8/5   | 18/14 | 14/11 | 25/20 | –     | 26/19 | 18/15 | 12/10 | 16/13 | 13/11 | 9/7   | 16/13
  26/19 | 9/7   | 13/11 | 2/2   | 26/19 | –     | 9/7   | 15/10 | 11/9  | 13/8  | 17/12 | 10/6
  17/13 | 4/4   | 4/4   | 7/6   | 18/15 | 9/7   | –     | 10/8  | 2/2   | 12/10 | 13/11 | 15/12
  13/9  | 6/4   | 7/5   | 13/10 | 12/10 | 15/10 | 10/8  | –     | 9/7   | 2/2   | 3/3   | 5/4
  15/11 | 3/3   | 2/2   | 9/8   | 16/13 | 11/9  | 2/2   | 9/7   | –     | 11/9  | 12/10 | 14/11
  15/11 | 8/6   | 9/7   | 14/8  | 13/11 | 13/8  | 12/10 | 2/2   | 11/9  | –     | 4/4   | 3/2
  11/7  | 9/7   | 10/8  | 16/13 | 9/7   | 17/12 | 13/11 | 3/3   | 12/10 | 4/4   | –     | 7/6
  18/13 | 11/8  | 12/9  | 12/8  | 16/13 | 10/6  | 15/12 | 5/4   | 14/11 | 3/2   | 7/6   | –
`;

const idOf = (name: string): string => name.toLowerCase().replace(' ', '-');
const square = (name: string): [column: number, row: number] => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
const symbol = (name: string): string => {
  const [column, row] = square(name);
  return map.grid[row]?.[column] ?? '';
};

describe('the political map', () => {
  rule('pod.2a', 'twenty-four columns and eighteen rows of squares, terrain by terrain', () => {
    expect([map.columns, map.rows]).toEqual([24, 18]);
    expect(map.grid).toEqual(GRID);
    const symbols = Object.fromEntries(Object.entries(map.terrain).map(([name, ground]) => [name, ground.symbol]));
    expect(symbols).toEqual({ plain: '.', hill: 'h', mountain: 'M', river: '~', commune: '@', sea: '#' });
  });

  rule('pod.2a', 'twelve communes, each on its square with its name and banner', () => {
    const drawn = map.communes.map(({ id, name, square, faction, from, colours }) => [
      [name, square, faction, String(from ?? '-'), colours.pattern, colours.field, colours.charge, colours.accent],
      id,
    ]);
    expect(drawn).toEqual(written(COMMUNES).map(row => [row, idOf(row[0] ?? '')]));
    expect(new Set(map.communes.map(({ colours }) => colours.accent)).size).toBe(12);
    expect(map.communes.filter(({ colours }) => colours.banner === '')).toEqual([]);
  });

  rule('pod.2b', 'six communes begin Guelph and six Ghibelline', () => {
    const of = (side: string) => map.communes.filter(({ faction }) => faction === side).map(({ name }) => name);
    const guelph = ['Firenze', 'Lucca', 'Montepulciano', 'Prato', 'San Gimignano', 'Volterra'];
    const ghibelline = ['Arezzo', 'Empoli', 'Pisa', 'Pistoia', 'Poggibonsi', 'Siena'];
    expect({ guelph: of('guelph'), ghibelline: of('ghibelline') }).toEqual({ guelph, ghibelline });
    expect(tableOf('pod.2b')).toEqual({ guelph, ghibelline });
  });

  rule('pod.4e', 'the communes given out, by the number of players', () => {
    const names = data.lengths.setup.map(id => map.communes.find(commune => commune.id === id)?.name);
    const order = ['Firenze', 'Siena', 'Lucca', 'Pisa', 'Arezzo', 'Volterra'];
    expect(names).toEqual(order);
    expect(tableOf('pod.4e')).toMatchObject({ order, 2: order.slice(0, 2), 6: order });
    const from = map.communes.filter(commune => commune.from !== null).map(({ name, from }) => [name, from]);
    expect(Object.fromEntries(from)).toEqual({ Firenze: 2, Siena: 2, Lucca: 3, Pisa: 4, Arezzo: 5, Volterra: 6 });
  });
});

describe('terrain', () => {
  rule('pod.26f', 'what it costs to enter a square', () => {
    const costs = Object.fromEntries(Object.entries(map.terrain).map(([name, { cost }]) => [name, cost]));
    expect(costs).toEqual({ plain: 1, hill: 2, mountain: 6, river: 4, commune: 1, sea: null });
    expect(tableOf('pod.26f')).toEqual({ plain: 1, hill: 2, mountain: 6, 'river (not through a town)': 4 });
  });

  rule('pod.26e', 'twelve speed points a month', () => {
    expect(map.allowance).toBe(12);
  });

  test('the rivers, orthogonal chains that nobody slips through', () => {
    expect(Object.fromEntries(map.rivers.map(({ name, squares }) => [name, squares.join(' ')]))).toEqual(RIVERS);
    for (const { squares } of map.rivers)
      for (const [index, name] of squares.slice(1).entries()) {
        const [[x, y], [fromX, fromY]] = [square(name), square(squares[index] ?? '')];
        expect(Math.abs(x - fromX) + Math.abs(y - fromY)).toBe(1);
        expect('~@').toContain(symbol(name));
      }
    const wet = map.grid.join('').split('~').length - 1;
    const chained = new Set(Object.values(RIVERS).flatMap(line => line.split(' ')));
    expect([...chained].filter(name => symbol(name) === '~')).toHaveLength(wet);
  });

  rule('pod.26g', 'Firenze, Empoli, Pisa and Poggibonsi are the bridges of their rivers', () => {
    const bridges = map.communes.filter(({ square }) => map.rivers.some(({ squares }) => squares.includes(square)));
    expect(bridges.map(({ name }) => name)).toEqual(['Empoli', 'Firenze', 'Pisa', 'Poggibonsi']);
    expect(map.terrain.commune.cost).toBe(1);
  });
});

/** Cheapest ways over the squares, worked out here: the lowest cost, then the fewest squares. */
function cheapest(from: string): Map<string, string> {
  const costs: Record<string, number> = { '.': 1, h: 2, M: 6, '~': 4, '@': 1 };
  const best = new Map<string, [cost: number, squares: number]>([[square(from).join(), [0, 0]]]);
  for (let settled = false; !settled; ) {
    settled = true;
    for (const [key, [cost, squares]] of [...best]) {
      const [x = 0, y = 0] = key.split(',').map(Number);
      for (let direction = 0; direction < 9; direction++) {
        const [nextX, nextY] = [x + (direction % 3) - 1, y + Math.floor(direction / 3) - 1];
        const step = costs[GRID[nextY]?.[nextX] ?? '#'];
        if (step === undefined || direction === 4) continue;
        const [oldCost, oldSquares] = best.get(`${nextX},${nextY}`) ?? [Infinity, 0];
        const [newCost, newSquares] = [cost + step, squares + 1];
        if (newCost > oldCost || (newCost === oldCost && newSquares >= oldSquares)) continue;
        best.set(`${nextX},${nextY}`, [newCost, newSquares]);
        settled = false;
      }
    }
  }
  return new Map(map.communes.map(({ id, square: to }) => [id, best.get(square(to).join())?.join('/') ?? '–']));
}

test('the sixty-six ways between two communes', () => {
  const table = written(DISTANCES);
  expect(map.distances).toHaveLength(66);
  for (const [row, { id: from, square }] of map.communes.entries()) {
    const ways = cheapest(square);
    for (const [column, { id: to }] of map.communes.entries()) {
      if (row === column) continue;
      const printed = table[row]?.[column];
      expect([from, to, ways.get(to)]).toEqual([from, to, printed]);
      const given = map.distances.find(way => [way.from, way.to].includes(from) && [way.from, way.to].includes(to));
      expect([from, to, `${given?.cost}/${given?.squares}`]).toEqual([from, to, printed]);
    }
  }
});

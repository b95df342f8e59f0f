/** How the cells of a game's maps are numbered and printed, and how far two of them are apart: tried on every map. */
import { type BoardMap, type Game, Interpreter, type MapCell, Match } from '@carroccio/kernel';

/** A way to tell something of all cells, and whether it is so. */
interface Way {
  readonly words: string;
  holds(map: BoardMap): boolean;
}

const columnsOf = ({ cells }: BoardMap): number => 1 + Math.max(...cells.map(({ column }) => column));
const rowsOf = ({ cells }: BoardMap): number => 1 + Math.max(...cells.map(({ row }) => row));
const twoDigits = (number: number): string => String(number + 1).padStart(2, '0');

const NUMBERED: readonly Way[] = [
  {
    words: '`id` is `column` × rows + `row`: down the first column, then down the next',
    holds: map => map.cells.every(({ id, column, row }) => id === column * rowsOf(map) + row),
  },
  {
    words: '`id` is `row` × columns + `column`: along the first row, then along the next',
    holds: map => map.cells.every(({ id, column, row }) => id === row * columnsOf(map) + column),
  },
];

const isLetters = (first: string) => (map: BoardMap) =>
  map.cells.every(({ name, column, row }) => {
    const letter = String.fromCharCode(first.charCodeAt(0) + (column % 26));
    return name.endsWith(`${letter}${row + 1}`) && name.length - String(row + 1).length <= 2;
  });

const PRINTED_AS: readonly Way[] = [
  {
    words: 'its name is `column` + 1 and `row` + 1, two digits each',
    holds: ({ cells }) => cells.every(({ name, column, row }) => name === twoDigits(column) + twoDigits(row)),
  },
  {
    words:
      "its name is the letter of the column and `row` + 1; where the places of a map bear the map's letter, or two maps lie side by side, that letter stands before",
    holds: isLetters('A'),
  },
  { words: 'its name is the small letter of the column and `row` + 1', holds: isLetters('a') },
];

type Metric = (one: MapCell, other: MapCell) => number;

const squares: Metric = (one, other) => Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row));
/** On hexes: `straight` counts the columns or rows that stand straight, `across` the others, put right. */
const hexes =
  (straight: (cell: MapCell) => number, across: (cell: MapCell) => number): Metric =>
  (one, other) => {
    const [s, a] = [straight(one) - straight(other), across(one) - across(other)];
    return Math.max(Math.abs(s), Math.abs(a), Math.abs(s + a));
  };

/** Whether cells are neighbours exactly where they are one apart: then all distances are right. */
const measures =
  (metric: Metric) =>
  ({ cells }: BoardMap): boolean =>
    cells.every(one =>
      cells.every(other => (metric(one, other) === 1) === (one !== other && one.neighbours.includes(other.id))),
    );

const largest = (straight: string): string =>
  `the distance of two is the largest of |Δ${straight}|, |Δa| and |Δ${straight} + Δa|`;

const APART: readonly Way[] = [
  {
    words: 'the distance of two is the larger of |Δcolumn| and |Δrow|: a diagonal step is one step',
    holds: measures(squares),
  },
  ...([-1, 1] as const).flatMap((shift): Way[] => {
    const sign = shift < 0 ? '−' : '+';
    const lower = shift < 0 ? 'odd' : 'even';
    return [
      {
        words: `columns of ${lower} number lie half a hex lower; with \`a\` = row − (column ${sign} column mod 2) / 2, ${largest('column')}`,
        holds: measures(
          hexes(
            ({ column }) => column,
            ({ column, row }) => row - (column + shift * (column % 2)) / 2,
          ),
        ),
      },
      {
        words: `rows of ${lower} number lie half a hex to the right; with \`a\` = column − (row ${sign} row mod 2) / 2, ${largest('row')}`,
        holds: measures(
          hexes(
            ({ row }) => row,
            ({ column, row }) => column - (row + shift * (row % 2)) / 2,
          ),
        ),
      },
    ];
  }),
];

function theWay(ways: readonly Way[], maps: readonly BoardMap[], what: string): string {
  const found = ways.find(({ holds }) => maps.every(holds));
  if (!found) throw new Error(`nobody can tell a stranger how cells ${what}`);
  return found.words;
}

/** Every map of every scenario as it is laid at the beginning, by its kind; maps of the same measures once. */
function mapsOf(game: Game): Map<string, Map<string, { map: BoardMap; scenarios: string[] }>> {
  const all = new Map<string, Map<string, { map: BoardMap; scenarios: string[] }>>();
  for (const scenario of Object.keys(game.scenarios)) {
    const { play } = new Match(game, { scenario, seed: 'numbering', stream: 'sfc32' });
    for (const map of new Interpreter(play, null, 'en').inventory.maps) {
      const ofKind = all.get(map.kind) ?? new Map<string, { map: BoardMap; scenarios: string[] }>();
      const size = `${columnsOf(map)} columns of ${rowsOf(map)} rows (${map.cells[0]?.name} to ${map.cells.at(-1)?.name})`;
      const alike = ofKind.get(size) ?? { map, scenarios: [] };
      alike.scenarios.push(scenario);
      all.set(map.kind, ofKind.set(size, alike));
    }
  }
  return all;
}

/** A paragraph for each kind of cells. */
export function numbering(game: Game): string {
  return [...mapsOf(game)]
    .map(([kind, sizes]) => {
      const maps = [...sizes.values()].map(({ map }) => map);
      const everywhere = sizes.size === 1;
      const measures = [...sizes].map(([size, { scenarios }]) =>
        everywhere ? size : `${size} in ${scenarios.map(one => `\`${one}\``).join(', ')}`,
      );
      const tell = (ways: readonly Way[], what: string): string => theWay(ways, maps, what);
      return `\`${kind}\`: ${measures.join('; ')}. \`column\` and \`row\` count from 0, from the top left; ${tell(NUMBERED, 'are numbered')}; ${tell(PRINTED_AS, 'are called')}. In steps, ${tell(APART, 'lie apart')}. \`neighbours\` has the cells at distance 1 in the order of \`directions\`, -1 where the map ends.`;
    })
    .join('\n\n');
}

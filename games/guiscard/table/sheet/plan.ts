/** The sheet beside the field: the days of a siege, and a place for every man who may take part. */
import { createSquareGrid, type SquareGrid } from '@carroccio/boards';
import type { Grounds, Man } from '@carroccio/guiscard/survey';

export type SectionId = 'calendar' | 'besiegers' | 'garrison' | 'relief' | 'A' | 'B' | 'G' | 'L' | 'N' | 'S';

interface Section {
  readonly id: SectionId;
  /** The row of its title; its places follow below. */
  readonly row: number;
}

export interface SheetPlan {
  readonly grid: SquareGrid;
  readonly sections: readonly Section[];
  /** Days of the siege, 0 where there is none. */
  readonly days: number;
  /** The places of men. */
  readonly places: readonly number[];
  /** The place of a day, from 1. */
  dayCell(day: number): number;
  /** The place of a character; -1 without one. */
  manCell(unit: number): number;
}

const COLUMNS = 16;
const ORIGINS = ['N', 'L', 'G', 'A', 'B', 'S'] as const;

/** Which list a man stands in. */
function sectionsOf(men: readonly Man[], groups: readonly string[], siege: boolean): [SectionId, number[]][] {
  const where = (test: (one: Man) => boolean): number[] =>
    men.flatMap((one, unit) => (!one.animal && test(one) ? [unit] : []));
  if (!siege) return ORIGINS.map(origin => [origin, where(({ code }) => code.startsWith(origin))]);
  return [
    ['besiegers', where(({ group }) => groups[group] === 'besiegers')],
    ['garrison', where(({ group }) => groups[group] === 'garrison')],
    ['relief', where(({ group }) => group < 0)],
  ];
}

/** Nothing for a skirmish: it has no men but those on the field. */
export function sheetPlan(grounds: Grounds, scenario: string): SheetPlan | null {
  const { siege, groups } = grounds.scenario(scenario);
  if (!siege && !grounds.rules(scenario).choosesMaps) return null;
  const { men } = grounds.roster(scenario);
  const days = siege?.days ?? 0;
  const sections: Section[] = [];
  const placeOf = new Map<number, readonly [column: number, row: number]>();
  let row = 0;
  const firstDayRow = 1;
  if (days > 0) {
    sections.push({ id: 'calendar', row });
    row += 1 + Math.ceil(days / COLUMNS);
  }
  const ids = groups.map(({ id }) => id);
  for (const [id, units] of sectionsOf(men, ids, siege !== null)) {
    if (units.length === 0) continue;
    sections.push({ id, row });
    units.forEach((unit, index) => {
      placeOf.set(unit, [index % COLUMNS, row + 1 + Math.floor(index / COLUMNS)]);
    });
    row += 1 + Math.ceil(units.length / COLUMNS);
  }
  const grid = createSquareGrid({ columns: COLUMNS, rows: row });
  const cells = new Map<string, number>();
  for (let cell = 0; cell < grid.cellCount; cell++) cells.set(`${grid.column[cell]} ${grid.row[cell]}`, cell);
  const cellAt = (column: number, line: number): number => cells.get(`${column} ${line}`) ?? -1;
  return {
    grid,
    sections,
    days,
    places: [...placeOf.values()].map(([column, line]) => cellAt(column, line)),
    dayCell: day => cellAt((day - 1) % COLUMNS, firstDayRow + Math.floor((day - 1) / COLUMNS)),
    manCell: unit => {
      const place = placeOf.get(unit);
      return place ? cellAt(...place) : -1;
    },
  };
}

/** Maps that are not laid when a scenario begins: those of a siege's actions, and those a free battle chooses from. */
import { type Field, groundFor } from '@carroccio/guiscard/survey';
import { sheetSize } from '@carroccio/table/board/geometry.ts';
import type { PrintSheet } from '@carroccio/table/table.ts';
import { MARGIN, SkirmishGround } from '../map/SkirmishGround.tsx';
import type { PrintSource } from './source.ts';

const ACTIONS = ['assault', 'camp', 'supplies', 'general'] as const;
/** Hexes of 22 mm, which are 173 units across. */
const MILLIMETRES = 22 / (100 * Math.sqrt(3));
/** What A4 and Letter both print below a title, and what two pages share to be glued. */
const PAGE = { width: 188, height: 245 };
const OVERLAP = 8;

interface PrintedMap {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
}

function mapsOf({ lore: { data, grounds }, scenario, table }: PrintSource): PrintedMap[] {
  const own = grounds.scenario(scenario);
  if (own.siege)
    return ACTIONS.map(action => ({
      id: action,
      name: table.actions[action],
      field: grounds.field(groundFor(own, action) ?? own),
    }));
  if (!grounds.rules(scenario).choosesMaps) return [];
  return data.maps.maps.map(({ id, name }) => ({
    id,
    name,
    field: grounds.field({ maps: [{ map: id, rotated: false }], overlays: [] }),
  }));
}

const needed = (whole: number, page: number): number => Math.max(1, Math.ceil((whole - OVERLAP) / (page - OVERLAP)));

/** Page by page, in the order of reading; the map is drawn once, on the first, and every page is a window on it. */
function pagesOf({ lore: { data }, words, table }: PrintSource, { id, name, field }: PrintedMap): PrintSheet[] {
  const size = sheetSize(field.grid, MARGIN);
  const [width, height] = [size.width * MILLIMETRES, size.height * MILLIMETRES];
  const [columns, rows] = [needed(width, PAGE.width), needed(height, PAGE.height)];
  return Array.from({ length: columns * rows }, (_, page) => {
    const [row, column] = [Math.floor(page / columns), page % columns];
    const [x, y] = [column * (PAGE.width - OVERLAP), row * (PAGE.height - OVERLAP)];
    const shown = { width: Math.min(PAGE.width, width - x), height: Math.min(PAGE.height, height - y) };
    const view = [x, y, shown.width, shown.height].map(length => length / MILLIMETRES).join(' ');
    const title = words.map(name, `${String.fromCharCode('A'.charCodeAt(0) + row)}${column + 1}`);
    return {
      id: `map-${id}-${page + 1}`,
      title,
      body: (
        <>
          {page === 0 && (
            <svg className="print-original" aria-hidden="true">
              <defs>
                <g id={`gui-print-${id}`} transform={`translate(${MARGIN} ${MARGIN})`}>
                  <SkirmishGround field={field} maps={data.maps} title={name} words={table} />
                </g>
              </defs>
            </svg>
          )}
          <svg
            className="map-window"
            role="img"
            aria-label={title}
            viewBox={view}
            style={{ width: `${shown.width}mm`, height: `${shown.height}mm` }}
          >
            <use href={`#gui-print-${id}`} />
          </svg>
        </>
      ),
    };
  });
}

export const mapSheets = (source: PrintSource): PrintSheet[] => mapsOf(source).flatMap(map => pagesOf(source, map));

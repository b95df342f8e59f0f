/** A scenario to cut out: the counters of both sides, those who may come, markers, and further maps. */
import './print.css';
import type { Guiscard, Man } from '@carroccio/guiscard/survey';
import type { Language } from '@carroccio/kernel';
import type { PrintSheet } from '@carroccio/table/table.ts';
import type { Lore } from '../lore.ts';
import { WORDS } from '../text/index.ts';
import { SHEET_WORDS } from '../text/sheets.ts';
import { CutRow, pagesOf, type Row, rowsOf } from './cut.tsx';
import { mapSheets } from './maps.tsx';
import { gearPieces, markerPieces } from './markers.tsx';
import { footPieces, riderPieces } from './men.tsx';
import type { PrintSource } from './source.ts';

/** Of nobody's side before the match decides. */
const NOBODY = -1;

/** Pages of fronts, each with the page of its backs behind it. */
const twoSided = ({ words }: PrintSource, id: string, title: string, rows: readonly Row[]): PrintSheet[] =>
  pagesOf(rows).flatMap((page, index) =>
    [false, true].map(backs => ({
      id: `${id}-${index + 1}-${backs ? 'backs' : 'fronts'}`,
      title: words.side(words.page(title, index + 1), backs ? words.backs : words.fronts),
      body: (
        <>
          <p className="gui-sheet-note">{words.scale}</p>
          {page.map(row => (
            <CutRow key={row.pieces[0]?.id} row={row} backs={backs} />
          ))}
        </>
      ),
    })),
  );

/** Whose men stand on a page: of the first side, of the second, or of neither yet. */
function menOf({ lore: { grounds }, scenario }: PrintSource, side: number): Man[] {
  const { groups, sheep } = grounds.scenario(scenario);
  return grounds.roster(scenario).men.filter(({ group, animal }) => {
    const own = animal ? sheep[0]?.side : groups[group]?.side;
    return (own ?? NOBODY) === side;
  });
}

function menSheets(source: PrintSource, side: number): PrintSheet[] {
  const { lore, scenario, words, language } = source;
  const men = menOf(source, side);
  const seat = lore.grounds.scenario(scenario).seats[side] ?? '';
  const name = side === NOBODY ? words.others : (lore.setting.game.text[language].seats[seat] ?? seat);
  return twoSided(source, `men-${side === NOBODY ? 'others' : side}`, words.counters(name), [
    ...rowsOf(
      'small',
      men.flatMap(one => footPieces(source, one, side)),
    ),
    ...rowsOf(
      'long',
      men.flatMap(one => riderPieces(source, one, side)),
    ),
  ]);
}

export const createSheets =
  (lore: Lore) =>
  (scenario: Guiscard['scenarios'], language: Language): readonly PrintSheet[] => {
    const words = SHEET_WORDS[language];
    const source: PrintSource = { lore, scenario, words, table: WORDS[language], language };
    return [
      ...[0, 1, NOBODY].flatMap(side => menSheets(source, side)),
      ...twoSided(source, 'markers', words.markers, [
        ...rowsOf('small', markerPieces(source)),
        ...rowsOf('long', gearPieces(source)),
      ]),
      ...mapSheets(source),
    ];
  };

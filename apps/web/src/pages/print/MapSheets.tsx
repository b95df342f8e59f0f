import type { BoardPicture } from '@carroccio/table/picture.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useId } from 'react';
import { printText } from '../../text/print.ts';
import { type Cut, type CutMap, nameOfCut, OVERLAP, type Paper } from './paper.ts';
import { Sheet } from './Sheet.tsx';

interface MapSheetsProps {
  readonly board: BoardPicture;
  readonly cut: CutMap;
  readonly paper: Paper;
  /** How long a unit of the board is on paper. */
  readonly unit: number;
}

/** The map, page by page; it is drawn once and every page is a window on it. */
export function MapSheets({ board, cut, paper, unit }: MapSheetsProps) {
  const id = useId();
  const text = useText(printText);
  return (
    <>
      <svg className="print-original" aria-hidden="true">
        <defs>
          <g id={id} transform={`translate(${board.margin} ${board.margin})`}>
            {board.ground}
          </g>
        </defs>
      </svg>
      {cut.pages.map(page => {
        const title = text.mapPage(board.title, nameOfCut(page));
        return (
          <Sheet key={nameOfCut(page)} paper={paper} turned={cut.turned} title={title}>
            <p className="sheet-title">{title}</p>
            <svg
              className="map-window"
              role="img"
              aria-label={title}
              viewBox={`${page.x / unit} ${page.y / unit} ${page.width / unit} ${page.height / unit}`}
              style={{ width: `${page.width}mm`, height: `${page.height}mm` }}
            >
              <use href={`#${id}`} />
            </svg>
            <Marks page={page} cut={cut} />
          </Sheet>
        );
      })}
    </>
  );
}

/** How long the marks in the margin are. */
const MARK = 5;

/** Where the next page begins: cut there and glue, or lay one page on the other up to the marks. */
function Marks({ page: { row, column, width, height }, cut }: { page: Cut; cut: CutMap }) {
  const right = column < cut.columns - 1;
  const below = row < cut.rows - 1;
  return (
    <svg
      className="map-marks"
      aria-hidden="true"
      viewBox={`${-MARK} ${-MARK} ${width + 2 * MARK} ${height + 2 * MARK}`}
      style={{ width: `${width + 2 * MARK}mm`, height: `${height + 2 * MARK}mm` }}
    >
      {right && <path d={`M${width - OVERLAP} ${-MARK}v${MARK - 1}M${width - OVERLAP} ${height + 1}v${MARK - 1}`} />}
      {below && <path d={`M${-MARK} ${height - OVERLAP}h${MARK - 1}M${width + 1} ${height - OVERLAP}h${MARK - 1}`} />}
    </svg>
  );
}

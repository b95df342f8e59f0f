import { useEffect, useRef, useState } from 'react';
import type { Item } from './FlowSheets.tsx';
import { type Placed, pack } from './pack.ts';
import { faceOf, type Paper } from './paper.ts';
import { Sheet } from './Sheet.tsx';

interface AidSheetsProps {
  readonly title: string;
  readonly items: readonly Item[];
  readonly paper: Paper;
}

/** What a player has beside him, on the two sides of one sheet. */
export const PAGES = 2;
const COLUMNS = 2;

/** The title's line, and what letters made smaller may take more than was measured. */
const TITLE = 8;
const SPARE = 4;
/** The room between two things, and between columns. */
const GAP = 2;
const GUTTER = 5;

/** The largest of these at which all fits is taken; the last fits whatever there is to be read. */
const SIZES = [0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.3, 0.2];

/** Measured at one size after the other, until two pages hold it. */
export function AidSheets({ title, items, paper }: AidSheetsProps) {
  const face = faceOf(paper, 'portrait');
  const width = (face.width - GUTTER * (COLUMNS - 1)) / COLUMNS;
  const room = face.height - TITLE - SPARE;
  const [tried, setTried] = useState(0);
  const [columns, setColumns] = useState<readonly (readonly Placed<Item>[])[] | null>(null);
  const measured = useRef<HTMLDivElement>(null);
  const size = SIZES[tried] ?? 1;
  useEffect(() => {
    let here = true;
    document.fonts.ready.then(() => {
      const column = measured.current;
      if (!here || !column) return;
      const sizes = sizesIn(column, width, size);
      const packed = pack(
        items,
        sizes.map(({ height }) => height),
        room,
        GAP,
      );
      if (packed.length > PAGES * COLUMNS && tried + 1 < SIZES.length) setTried(tried + 1);
      else {
        const narrowed = new Map(items.map((item, place) => [item, sizes[place]?.scale ?? size]));
        setColumns(
          packed.map(placed =>
            placed.map(({ item, scale }) => ({ item, scale: scale * (narrowed.get(item) ?? size) })),
          ),
        );
      }
    });
    return () => {
      here = false;
    };
  }, [items, width, room, size, tried]);
  if (!columns)
    return (
      <div ref={measured} className="sheet-measure aid-narrow" style={{ width: `${width}mm` }}>
        {items.map(({ id, body }) => (
          <div key={id} style={{ zoom: size }}>
            {body}
          </div>
        ))}
      </div>
    );
  return Array.from({ length: PAGES }, (_, page) => (
    <Sheet key={title + String(page)} paper={paper} turned="portrait" title={`${title} ${page + 1}`}>
      <p className="sheet-title">{title}</p>
      <div className="aid-columns aid-narrow" style={{ gap: `${GUTTER}mm` }}>
        {columns.slice(page * COLUMNS, (page + 1) * COLUMNS).map(column => (
          <div key={column[0]?.item.id} style={{ width: `${width}mm` }}>
            {column.map(({ item: { id, body }, scale }, index) => (
              <div key={id} style={{ zoom: scale, marginTop: index === 0 ? 0 : `${GAP / scale}mm` }}>
                {body}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Sheet>
  ));
}

/** How high each thing is on paper, in millimetres, and how much smaller it is made; what is too wide, more. */
function sizesIn(column: HTMLElement, width: number, size: number): { height: number; scale: number }[] {
  const millimetre = column.getBoundingClientRect().width / width;
  return [...column.children].map(child => {
    const widest = Math.max(child.clientWidth, ...[...child.querySelectorAll('table')].map(table => table.offsetWidth));
    // Letters made smaller are not quite as much narrower.
    const narrower = widest > child.clientWidth ? (0.96 * child.clientWidth) / widest : 1;
    return { height: (child.getBoundingClientRect().height / millimetre) * narrower, scale: size * narrower };
  });
}

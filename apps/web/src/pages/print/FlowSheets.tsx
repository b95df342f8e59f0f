import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pack } from './pack.ts';
import { faceOf, type Paper } from './paper.ts';
import { Sheet } from './Sheet.tsx';

export interface Item {
  readonly id: string;
  readonly body: ReactNode;
}

interface FlowSheetsProps {
  readonly title: string;
  readonly items: readonly Item[];
  readonly paper: Paper;
  /** Told when it is known on how many pages they stand. */
  counted(pages: number): void;
}

/** The title's line, and the room between two things. */
const TITLE = 8;
const GAP = 4;

/** Charts and lists on as few pages as hold them; nothing is cut in two. They are measured once, then laid out. */
export function FlowSheets({ title, items, paper, counted }: FlowSheetsProps) {
  const { width, height } = faceOf(paper, 'portrait');
  const [heights, setHeights] = useState<readonly number[] | null>(null);
  const measured = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let here = true;
    document.fonts.ready.then(() => {
      if (here && measured.current) setHeights(heightsIn(measured.current, width));
    });
    return () => {
      here = false;
    };
  }, [width]);
  const pages = heights && pack(items, heights, height - TITLE, GAP);
  const count = pages?.length ?? 0;
  useEffect(() => counted(count), [counted, count]);
  if (!pages)
    return (
      <div ref={measured} className="sheet-measure" style={{ width: `${width}mm` }}>
        {items.map(({ id, body }) => (
          <div key={id}>{body}</div>
        ))}
      </div>
    );
  return pages.map((page, place) => (
    <Sheet key={page[0]?.item.id} paper={paper} turned="portrait" title={`${title} ${place + 1}`}>
      <p className="sheet-title">{title}</p>
      {page.map(({ item: { id, body }, scale }, index) => (
        <div key={id} style={{ zoom: scale, marginTop: index === 0 ? 0 : `${GAP}mm` }}>
          {body}
        </div>
      ))}
    </Sheet>
  ));
}

/** The heights of what stands in a column that is known to be so many millimetres wide. */
function heightsIn(column: HTMLElement, width: number): number[] {
  const millimetre = column.getBoundingClientRect().width / width;
  return [...column.children].map(child => child.getBoundingClientRect().height / millimetre);
}

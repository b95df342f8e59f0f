import type { ReactNode } from 'react';
import { type Paper, pageSize, type Turned } from './paper.ts';

interface SheetProps {
  readonly paper: Paper;
  readonly turned: Turned;
  /** What stands on it, for those who hear the preview. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of paper, in its true size; the preview makes it smaller. */
export function Sheet({ paper, turned, title, children }: SheetProps) {
  const { width, height } = pageSize(paper, turned);
  return (
    <section
      className={`sheet sheet-${paper}-${turned}`}
      aria-label={title}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      {children}
    </section>
  );
}

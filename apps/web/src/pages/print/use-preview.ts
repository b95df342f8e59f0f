import { type RefObject, useLayoutEffect, useState } from 'react';
import { PAPERS, type Paper } from './paper.ts';

/** CSS takes an inch for 96 pixels, whatever the screen. */
const PIXELS = 96 / 25.4;
const MOST = 0.46;

/** How much smaller than paper the preview is, so that a page fits the desk it lies on. */
export function usePreview(desk: RefObject<HTMLElement | null>, paper: Paper): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(element);
    return () => watch.disconnect();
  }, [desk]);
  return width === 0 ? MOST : Math.min(MOST, width / (PAPERS[paper].long * PIXELS));
}

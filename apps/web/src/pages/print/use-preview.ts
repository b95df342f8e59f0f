import { type RefObject, useLayoutEffect, useState } from 'react';

/** CSS takes an inch for 96 pixels, whatever the screen. */
const PIXELS = 96 / 25.4;

/** How much smaller than paper the preview is, so that a page so many millimetres wide fits the desk it lies on. */
export function usePreview(desk: RefObject<HTMLElement | null>, across: number, most: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watch.observe(element);
    return () => watch.disconnect();
  }, [desk]);
  return width === 0 ? most : Math.min(most, width / (across * PIXELS));
}

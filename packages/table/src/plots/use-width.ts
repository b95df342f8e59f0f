import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element as it is now: a plot is drawn for the room it has, so that its words keep their size. */
export function useWidth<E extends HTMLElement>(atFirst: number): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(atFirst);
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? atFirst)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [atFirst]);
  return [ref, width];
}

import { use, useEffect } from 'react';

/**
 * A hook for what a page opens by its id and must close again. A page that only mounts again keeps what it has; one
 * that stays away closes it.
 */
export function whileOpen<T>(open: (id: string) => Promise<T>, close: (opened: T) => void): (id: string) => T {
  const opening = new Map<string, Promise<T>>();
  const closing = new Map<string, ReturnType<typeof setTimeout>>();
  return function useOpen(id) {
    const known = opening.get(id) ?? open(id);
    opening.set(id, known);
    const opened = use(known);
    useEffect(() => {
      clearTimeout(closing.get(id));
      return () => {
        const timer = setTimeout(() => {
          opening.delete(id);
          close(opened);
        }, 0);
        closing.set(id, timer);
      };
    }, [id, opened]);
    return opened;
  };
}

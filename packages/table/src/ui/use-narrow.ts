import { useSyncExternalStore } from 'react';

/** A phone: the board above, a sheet below. The style sheets say the same width. */
const NARROW = '(max-width: 52rem)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen is narrow; whoever reads the table without one has none. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );

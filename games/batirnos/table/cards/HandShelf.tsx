import { type ReactNode, useState } from 'react';

/** Below the board: open while something is chosen from it, where there is room for both. */
export function HandShelf({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(
    () => wanted && (typeof window === 'undefined' || window.matchMedia('(min-width: 52rem)').matches),
  );
  return (
    <details className="nq-hand" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      {children}
    </details>
  );
}

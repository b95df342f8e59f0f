import { type ReactNode, useState } from 'react';

/** Open while something is chosen from it. */
export function HandShelf({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(wanted);
  return (
    <details className="nq-hand" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      {children}
    </details>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly body: ReactNode;
}

/** Tabs by the book: arrows move between them, only the open one is in the page. */
export function Tabs({ label, tabs, first }: { label: string; tabs: readonly Tab[]; first?: string | undefined }) {
  const base = useId();
  const [wanted, setWanted] = useState(first ?? tabs[0]?.id);
  const open = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  if (!open) return null;
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length];
    if (!next) return;
    setWanted(next.id);
    document.getElementById(`${base}${next.id}`)?.focus();
  };
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} onKeyDown={step} tabIndex={-1}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-selected={id === open.id}
            aria-controls={`${base}panel`}
            tabIndex={id === open.id ? 0 : -1}
            onClick={() => setWanted(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${open.id}`}
        className="tab-body"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <h2 className="hidden-visually">{open.name}</h2>
        {open.body}
      </div>
    </div>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface AskProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  answer(yes: boolean): void;
}

/** Asks once more before something that is hard to take back. The safe answer has the focus. */
export function Ask({ title, children, yes, no, answer }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    safe.current?.focus();
    // Closed before it is taken away, it gives the focus back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        answer(false);
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
      <div className="actions">
        <button type="button" className="primary" onClick={() => answer(true)}>
          {yes}
        </button>
        <button type="button" ref={safe} onClick={() => answer(false)}>
          {no}
        </button>
      </div>
    </dialog>
  );
}

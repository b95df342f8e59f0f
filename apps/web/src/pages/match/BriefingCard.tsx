import { BriefingText } from '@carroccio/table/panel/BriefingText.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { briefingText } from '@carroccio/table/text/briefing.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Laid } from '../../match/laid.ts';

interface BriefingCardProps {
  readonly laid: Laid;
  readonly scenario: string;
  /** Who plays. */
  readonly seats: readonly string[];
  close(): void;
}

/** The briefing over the table. */
export function BriefingCard({ laid, scenario, seats, close }: BriefingCardProps) {
  const text = useText(briefingText);
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="ask" aria-labelledby={heading} onClose={() => dialog.current?.open || close()}>
      <h2 id={heading}>{laid.game.text[language].scenarios[scenario]?.title}</h2>
      <BriefingText game={laid.game} table={laid.table} scenario={scenario} seats={seats} />
      <div className="actions">
        <button type="button" onClick={close}>
          {text.close}
        </button>
      </div>
    </dialog>
  );
}

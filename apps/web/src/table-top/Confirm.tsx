import type { AnyAction, Odds, Rulebook, Teller } from '@carroccio/kernel';
import { OddsCard } from '@carroccio/table/panel/OddsCard.tsx';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';

interface ConfirmProps {
  readonly action: AnyAction;
  readonly odds: Odds;
  readonly teller: Teller;
  readonly rulebook: Rulebook;
  settle(yes: boolean): void;
}

/** Before the dice are rolled: what may come of it, and whether it is meant. */
export function Confirm({ action, odds, teller, rulebook, settle }: ConfirmProps) {
  const text = useText(matchText);
  return (
    <div className="confirm" role="alertdialog" aria-label={text.odds}>
      <h2>{teller.action(action)}</h2>
      <OddsCard odds={odds} teller={teller} rulebook={rulebook} />
      <div className="actions">
        <button
          type="button"
          className="primary"
          // biome-ignore lint/a11y/noAutofocus: the question has just been asked by the person's own choice
          autoFocus
          onClick={() => settle(true)}
        >
          {text.confirm}
        </button>
        <button type="button" onClick={() => settle(false)}>
          {text.cancel}
        </button>
      </div>
    </div>
  );
}

import { type Rulebook, type RuleId, ruleText } from '@carroccio/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { useText } from '../text/bilingual.ts';
import { useLanguage } from '../text/language.ts';
import { rulesText } from '../text/rules.ts';
import { Icon } from '../ui/icons/icons.tsx';
import { numberOf } from './book.ts';
import { RuleTable } from './RuleTable.tsx';
import { RulingQuestion, RulingReason } from './RulingParts.tsx';
import { Says } from './Says.tsx';
import './rule-card.css';

interface RuleCardProps {
  readonly rule: RuleId;
  readonly rulebook: Rulebook;
  close(): void;
}

/** One rule on a card; from it one reads on to the rules it refers to, and back. */
export default function RuleCard({ rule, rulebook, close }: RuleCardProps) {
  const text = useText(rulesText);
  const language = useLanguage();
  const [trail, setTrail] = useState<readonly RuleId[]>([rule]);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const shown = ruleText(rulebook, trail.at(-1) ?? rule, language);
  useEffect(() => {
    const card = dialog.current;
    card?.showModal();
    // Closed before it goes, it gives the focus back to where it came from.
    return () => card?.close();
  }, []);
  if (!shown) return null;
  const link = (id: RuleId, words = numberOf(id)) => (
    <button
      type="button"
      className="rule-link"
      title={ruleText(rulebook, id, language)?.title}
      onClick={() => setTrail([...trail, id])}
    >
      {words}
    </button>
  );
  return createPortal(
    // The dialog answers the keyboard by itself; a press beside the card closes it too.
    <dialog
      ref={dialog}
      className="rule-card"
      aria-labelledby={heading}
      onClose={() => dialog.current?.open || close()}
      onKeyDown={event => event.stopPropagation()}
      onClick={event => {
        event.stopPropagation();
        if (event.target === dialog.current) close();
      }}
    >
      <div className="rule-card-leaf">
        <header>
          <span className="rule-number">{numberOf(shown.id)}</span>
          <h2 id={heading}>{shown.title}</h2>
          <button type="button" className="quiet" aria-label={text.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {shown.ruling && <RulingQuestion ruling={shown.ruling} rulebook={rulebook} link={link} />}
        <p className="rule-says">
          <Says text={shown.says} rulebook={rulebook} link={link} />
        </p>
        {shown.ruling && <RulingReason ruling={shown.ruling} rulebook={rulebook} link={link} />}
        {shown.table !== undefined && <RuleTable value={shown.table} caption={shown.title} />}
        {[
          { name: shown.ruling ? text.concerns : text.see, rules: shown.see },
          { name: text.rulings, rules: shown.rulings },
        ].map(
          ({ name, rules }) =>
            rules.length > 0 && (
              <p key={name} className="rule-see">
                {name}{' '}
                {rules.map(id => (
                  <span key={id}>{link(id)} </span>
                ))}
              </p>
            ),
        )}
        <footer className="actions">
          {trail.length > 1 && (
            <button type="button" onClick={() => setTrail(trail.slice(0, -1))}>
              {text.back}
            </button>
          )}
          <Link className="button" href={`/rules/${rulebook.id}/${shown.id}`} onClick={close}>
            {text.openInBook}
          </Link>
        </footer>
      </div>
    </dialog>,
    document.body,
  );
}

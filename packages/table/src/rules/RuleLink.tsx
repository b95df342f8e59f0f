import type { Rulebook, RuleId } from '@carroccio/kernel';
import { ruleText } from '@carroccio/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../text/bilingual.ts';
import { useLanguage } from '../text/language.ts';
import { rulesText } from '../text/rules.ts';
import { labelOf } from './book.ts';
import './rule-link.css';

const RuleCard = lazy(() => import('./RuleCard.tsx'));

interface RuleLinkProps {
  readonly rule: RuleId;
  readonly rulebook: Rulebook;
  /** What stands on it; the rule's number without it. */
  readonly children?: ReactNode;
}

/** A rule's number; pressed, it opens a card with the rule. */
export function RuleLink({ rule, rulebook, children }: RuleLinkProps) {
  const text = useText(rulesText);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const title = ruleText(rulebook, rule, language)?.title;
  const words = children ?? labelOf(rule);
  if (title === undefined) return words;
  return (
    <>
      <button
        type="button"
        className="rule-link"
        title={text.ruleNamed(title)}
        // Where it is read and not pressed, the whole id finds the rule.
        data-read={children === undefined ? rule : undefined}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      {open && (
        <Suspense>
          <RuleCard rule={rule} rulebook={rulebook} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

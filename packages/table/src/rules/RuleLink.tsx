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
export function RuleLink({ rule, rulebook, children = labelOf(rule) }: RuleLinkProps) {
  const text = useText(rulesText);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const title = ruleText(rulebook, rule, language)?.title;
  if (title === undefined) return children;
  return (
    <>
      <button type="button" className="rule-link" title={text.ruleNamed(title)} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <Suspense>
          <RuleCard rule={rule} rulebook={rulebook} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

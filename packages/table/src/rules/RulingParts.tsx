import type { Rulebook, RuleId, RuleText } from '@carroccio/kernel';
import type { ReactNode } from 'react';
import { useText } from '../text/bilingual.ts';
import { rulesText } from '../text/rules.ts';
import { Says } from './Says.tsx';
import './ruling.css';

interface RulingProps {
  readonly ruling: NonNullable<RuleText['ruling']>;
  readonly rulebook: Rulebook;
  link(rule: RuleId, words: string): ReactNode;
  plain?(words: string): ReactNode;
}

/** What a ruling was asked; it stands before the answer. */
export function RulingQuestion({ ruling: { asks }, ...shown }: RulingProps) {
  return (
    <p className="ruling-question">
      <Says text={asks} {...shown} />
    </p>
  );
}

/** Why it was answered so, and how else it could have been read. */
export function RulingReason({ ruling: { why, others, option }, ...shown }: RulingProps) {
  const text = useText(rulesText);
  return (
    <dl className="ruling-reason">
      <dt>{text.why}</dt>
      <dd>
        <Says text={why} {...shown} />
      </dd>
      {others.length > 0 && <dt>{text.otherReadings}</dt>}
      {others.map(other => (
        <dd key={other}>
          <Says text={other} {...shown} />
        </dd>
      ))}
      {option !== undefined && (
        <>
          <dt>{text.switchedBy}</dt>
          <dd>{option}</dd>
        </>
      )}
    </dl>
  );
}

import type { Rulebook, RuleId } from '@carroccio/kernel';
import { Fragment, type ReactNode } from 'react';
import { mentionsIn } from './mentions.ts';

interface SaysProps {
  readonly text: string;
  readonly rulebook: Rulebook;
  /** How a mentioned rule is linked. */
  link(rule: RuleId, words: string): ReactNode;
  /** How plain words are shown. */
  plain?(words: string): ReactNode;
}

/** A rule's text with the rules it mentions as links. */
export function Says({ text, rulebook, link, plain = words => words }: SaysProps) {
  return mentionsIn(text, rulebook).map(({ text: words, rule }, place) => (
    // The pieces of one text never change their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={place}>{rule === undefined ? plain(words) : link(rule, words)}</Fragment>
  ));
}

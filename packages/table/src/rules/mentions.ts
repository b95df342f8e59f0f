import type { Rulebook, RuleId } from '@carroccio/kernel';
import { bookOf, chapterOf, numberOf } from './book.ts';

/** A piece of a rule's text: plain words, or words that name another rule. */
export interface Piece {
  readonly text: string;
  readonly rule?: RuleId;
}

/** Numbers of rules (10.3.3, gg.10.3.3, §42) and of rulings (R26), but no ratios ("1.1 to 2") and no thousands (1.500). */
const MENTION =
  /(?<![\w.-])(?:[a-z]+\.)?R\d+\b|§\s?\d+[a-z]?|(?<![\w.,])(?:[a-z]+\.)?(?:\d+|S)(?:\.[\da-z-]+)+(?![\w]|\s(?:to|a)\s\d)/g;

/** Splits a text where it mentions rules of its rulebook. */
export function mentionsIn(text: string, rulebook: Rulebook): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: words, index } of text.matchAll(MENTION)) {
    const rule = meant(words, rulebook);
    if (rule === undefined) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: words, rule });
    from = index + words.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** The rule of that number; where only its parts are catalogued (14.0.2a, 14.0.2b), the first of them. */
function meant(words: string, rulebook: Rulebook): RuleId | undefined {
  const { ids, chapters } = bookOf(rulebook);
  if (words.startsWith('§')) return chapters.find(({ id }) => id === words.replace(/\D/g, ''))?.rules[0];
  const number = words.startsWith(`${rulebook.prefix}.`) ? numberOf(words) : words;
  const id = `${rulebook.prefix}.${number}`;
  if (ids.has(id)) return id;
  const part = new RegExp(`^${number.replaceAll('.', '\\.')}[.a-z]`);
  const rules = chapters.find(chapter => chapter.id === chapterOf(id))?.rules ?? [];
  return rules.find(rule => part.test(numberOf(rule)));
}

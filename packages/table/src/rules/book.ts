import type { Language, Rulebook, RuleId } from '@carroccio/kernel';

interface Chapter {
  readonly id: string;
  readonly rules: readonly RuleId[];
}

/** The chapter of the rulings, after those of the book. */
export const RULINGS = 'R';

/** A rulebook opened for reading: by chapter, its rulings last, and backwards from rule to rule. */
export interface Book {
  readonly ids: ReadonlySet<RuleId>;
  readonly referredBy: ReadonlyMap<RuleId, readonly RuleId[]>;
  readonly chapters: readonly Chapter[];
}

const opened = new WeakMap<Rulebook, Book>();

export function bookOf(rulebook: Rulebook): Book {
  const book = opened.get(rulebook) ?? open(rulebook);
  opened.set(rulebook, book);
  return book;
}

function open({ entries, rulings = [] }: Rulebook): Book {
  const referredBy = new Map<RuleId, RuleId[]>();
  const chapters = new Map<string, RuleId[]>();
  for (const { id, see = [] } of entries) {
    for (const other of new Set(see)) append(referredBy, other, id);
    append(chapters, chapterOf(id), id);
  }
  for (const { id } of rulings) append(chapters, RULINGS, id);
  return {
    ids: new Set([...entries, ...rulings].map(({ id }) => id)),
    referredBy,
    chapters: [...chapters].map(([id, rules]) => ({ id, rules })),
  };
}

function append(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** What a chapter is called; nothing where the rulebook does not say. */
export const titleOf = ({ chapters = [] }: Rulebook, chapter: string, language: Language): string =>
  chapters.find(({ id }) => id === chapter)?.title[language] ?? '';

/** The rule's number as the printed rulebook has it: `gg.10.6.2a` is 10.6.2a. */
export const numberOf = (rule: RuleId): string => rule.slice(rule.indexOf('.') + 1);

/** The number without the words some rules are told apart by: `gui.2.scenario-choice` is read as 2. */
export const labelOf = (rule: RuleId): string => {
  const parts = numberOf(rule).split('.');
  const word = parts.findIndex((part, index) => index > 0 && /^[a-z][a-z-]+$/.test(part));
  return (word < 0 ? parts : parts.slice(0, word)).join('.');
};

/** `gg.10.6.2a` is of chapter 10, `gg.S.3.5c` of chapter S.3, `pod.9c.e` of chapter 9, `gg.OB.names` of chapter OB, `gg.R26` of the rulings. */
export function chapterOf(rule: RuleId): string {
  const number = numberOf(rule);
  if (/^R\d+$/.test(number)) return RULINGS;
  return /^(?:\d+|S\.\d+)/.exec(number)?.[0] ?? number.slice(0, number.indexOf('.'));
}

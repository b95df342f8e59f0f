import type { Rulebook } from '@carroccio/kernel';

interface Share {
  total: number;
  covered: number;
  missing: string[];
}

/** `proven`: entries that a passed test carries. `cited`: entries that somebody enforces, and that code or data name. */
interface GameCoverage {
  proven: Share;
  cited: Share;
}

export type Coverage = Record<string, GameCoverage>;
export type Floor = Record<string, { proven: number; cited: number }>;

/** What nobody enforces: it is realised by data, or explains. */
const TOLD_ONLY = new Set(['component', 'definition', 'example', 'table']);

/** For each game, how many catalogue entries a passed test carries, and how many of the enforceable ones its code and data cite. */
export const coverageOf = (
  rulebooks: readonly Rulebook[],
  proven: ReadonlySet<string>,
  sources: (game: string) => string,
): Coverage =>
  Object.fromEntries(
    rulebooks.map(rulebook => {
      const { id, entries } = rulebook;
      const cited = new Set(citationsIn(rulebook, sources(id)));
      const enforced = entries.filter(({ kind }) => !TOLD_ONLY.has(kind));
      return [id, { proven: shareOf(entries, proven), cited: shareOf(enforced, cited) }];
    }),
  );

function shareOf(entries: Rulebook['entries'], found: ReadonlySet<string>): Share {
  const missing = entries.filter(entry => !found.has(entry.id)).map(entry => entry.id);
  return { total: entries.length, covered: entries.length - missing.length, missing };
}

/** Where coverage is below the recorded floor. */
export const belowFloor = (coverage: Coverage, floor: Floor): string[] =>
  Object.entries(coverage).flatMap(([game, shares]) =>
    (['proven', 'cited'] as const)
      .filter(kind => shares[kind].covered < (floor[game]?.[kind] ?? 0))
      .map(kind => `${game}: ${shares[kind].covered} rules are ${kind}, ${floor[game]?.[kind]} were before`),
  );

/** The floor after a run: it only goes up. */
export const raised = (coverage: Coverage, floor: Floor): Floor =>
  Object.fromEntries(
    Object.entries(coverage).map(([game, { proven, cited }]) => [
      game,
      {
        proven: Math.max(proven.covered, floor[game]?.proven ?? 0),
        cited: Math.max(cited.covered, floor[game]?.cited ?? 0),
      },
    ]),
  );

/** The rules that a text names by their ids. */
function citationsIn({ prefix }: Rulebook, text: string): string[] {
  const cited = text.match(new RegExp(`(?<![\\w.@/-])${prefix}\\.[A-Za-z0-9][A-Za-z0-9.-]*`, 'g')) ?? [];
  return [...new Set(cited.map(id => id.replace(/[.-]+$/, '')))];
}

/** Finds rule ids that a text cites and the catalogue does not have. A chapter, "gg.10.6", stands for the rules below it. */
export function unknownCitations(rulebook: Rulebook): (text: string) => string[] {
  const { entries, rulings = [] } = rulebook;
  const known = new Set([...entries, ...rulings].flatMap(({ id }) => [id, ...chaptersOf(id)]));
  return text => citationsIn(rulebook, text).filter(id => !known.has(id));
}

/**
 * Rulings that comments and titles speak of, as "R26" or "gg.R26", and that nobody made. A string without a space is no
 * prose: maps have squares called R7.
 */
export function unknownRulings({ prefix, rulings = [] }: Rulebook, text: string): string[] {
  const known = new Set(rulings.map(({ id }) => id));
  const said = text.match(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? [];
  const prose = said.filter(words => /\s/.test(words));
  const spoken = prose.flatMap(words => words.match(/(?<![\w.'"-])(?:[a-z]+\.)?R\d+(?![\w'"])/g) ?? []);
  const ids = spoken.map(words => (words.includes('.') ? words : `${prefix}.${words}`));
  return [...new Set(ids)].filter(id => !known.has(id));
}

/** "gg.10.6.2a" belongs to gg.10.6.2, gg.10.6 and gg.10. */
function chaptersOf(id: string): string[] {
  const whole = id.replace(/(?<=\d)[a-z]+$/, '');
  const parts = whole.split('.');
  return parts.map((_, length) => parts.slice(0, length + 1).join('.')).slice(1);
}

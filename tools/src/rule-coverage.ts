import type { Rulebook } from '@carroccio/kernel';

interface GameCoverage {
  total: number;
  covered: number;
  missing: string[];
}

export type Coverage = Record<string, GameCoverage>;
export type Floor = Record<string, number>;

/** For each game, how many catalogue entries a passed test carries. */
export const coverageOf = (rulebooks: readonly Rulebook[], proven: ReadonlySet<string>): Coverage =>
  Object.fromEntries(
    rulebooks.map(({ id, entries }) => {
      const missing = entries.filter(entry => !proven.has(entry.id)).map(entry => entry.id);
      return [id, { total: entries.length, covered: entries.length - missing.length, missing }];
    }),
  );

/** Where coverage is below the recorded floor. */
export const belowFloor = (coverage: Coverage, floor: Floor): string[] =>
  Object.entries(coverage)
    .filter(([game, { covered }]) => covered < (floor[game] ?? 0))
    .map(([game, { covered }]) => `${game}: ${covered} rules are proven, ${floor[game]} were before`);

/** The floor after a run: it only goes up. */
export const raised = (coverage: Coverage, floor: Floor): Floor =>
  Object.fromEntries(
    Object.entries(coverage).map(([game, { covered }]) => [game, Math.max(covered, floor[game] ?? 0)]),
  );

/** Rule ids that the code cites and the catalogue does not have. A chapter, "gg.10.6", stands for the rules below it. */
export function unknownCitations({ prefix, entries, rulings = [] }: Rulebook, text: string): string[] {
  const known = new Set([...entries, ...rulings].flatMap(({ id }) => [id, ...chaptersOf(id)]));
  const cited = text.match(new RegExp(`(?<![\\w.@/-])${prefix}\\.[A-Za-z0-9][A-Za-z0-9.-]*`, 'g')) ?? [];
  return [...new Set(cited.map(id => id.replace(/[.-]+$/, '')))].filter(id => !known.has(id));
}

/** "gg.10.6.2a" belongs to gg.10.6.2, gg.10.6 and gg.10. */
function chaptersOf(id: string): string[] {
  const whole = id.replace(/(?<=\d)[a-z]+$/, '');
  const parts = whole.split('.');
  return parts.map((_, length) => parts.slice(0, length + 1).join('.')).slice(1);
}

/** Names that could have been meant, the likeliest first: what is told to whoever wrote one that does not exist. */

const SHOWN = 8;

const pairsOf = (word: string): Set<string> => {
  const letters = ` ${word.toLowerCase()} `;
  return new Set([...letters].slice(1).map((letter, index) => `${letters[index]}${letter}`));
};

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter(pair => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}

/** "a, b, c", and dots where there are more. */
export function known(name: string, names: readonly string[]): string {
  const pairs = pairsOf(name);
  const rank = new Map(names.map(one => [one, likeness(pairs, pairsOf(one))]));
  const sorted =
    names.length > SHOWN ? [...rank.keys()].sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0)) : names;
  return `${sorted.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ', …' : ''}`;
}

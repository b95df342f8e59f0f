/** What a scenario's own rules say, beside those of the whole game. */
import { allRules, type Game, type Language, type RuleText } from '@carroccio/kernel';

export interface OwnRules {
  /** How it is won, where that is not as in the other scenarios. */
  readonly victory: readonly RuleText[];
  /** What else is its own: the heads, not the paragraphs below them. */
  readonly special: readonly RuleText[];
}

const UNPLAYED: ReadonlySet<string> = new Set(['example', 'definition', 'setup']);

export function ownRules(game: Game, scenario: string, language: Language): OwnRules {
  const { belongs } = game;
  if (!belongs) return { victory: [], special: [] };
  const everywhere = (id: string): boolean => Object.keys(game.scenarios).every(one => belongs(id, one));
  const own = allRules({ ...game.rulebook, rulings: [] }, language).filter(
    ({ id, kind }) => !UNPLAYED.has(kind) && belongs(id, scenario) && !everywhere(id),
  );
  const isBelow = ({ id }: RuleText): boolean =>
    own.some(
      other => id.length > other.id.length && id.startsWith(other.id) && /^[.a-z]/.test(id.slice(other.id.length)),
    );
  const [victory, others] = [
    own.filter(({ kind }) => kind === 'victory'),
    own.filter(({ kind }) => kind !== 'victory'),
  ];
  return { victory, special: others.filter(rule => !isBelow(rule)) };
}

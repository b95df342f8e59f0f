/**
 * No chapter asks for a scenario by its name: what is special to one stands behind the interface of `src/scenarios/`, or
 * in the data (docs/adding-a-game.md).
 */
import type { Game, GamePackage } from '@carroccio/kernel';

export interface ScenarioNames {
  /** The names of the scenarios and of the battles they are of. */
  readonly ids: ReadonlySet<string>;
  /** Those that mean something else too, as a step or an event does: they count only beside the word scenario. */
  readonly shared: ReadonlySet<string>;
}

/** Every battle that data name as such. */
function battlesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'battle' && typeof item === 'string' ? [item] : battlesIn(item),
  );
}

export function scenarioNames(
  game: Pick<Game, 'scenarios' | 'steps' | 'actions' | 'text'>,
  parts: GamePackage['parts'],
): ScenarioNames {
  const { events, refusals, rolls, endings, figures = {} } = game.text.en;
  const others = [game.steps, game.actions, events, refusals, rolls, endings, figures].flatMap(Object.keys);
  const ids = [...Object.keys(game.scenarios), ...Object.values(parts).flatMap(({ value }) => battlesIn(value))];
  return { ids: new Set(ids), shared: new Set(others.filter(name => ids.includes(name))) };
}

/** Where names are allowed: the scenarios' own modules, and tests. */
const OWN = /^games\/[^/]+\/(src\/scenarios|(table\/)?test)\//;
/** Rules and bots name no scenario at all. */
const RULES = /^games\/[^/]+\/(src|bot)\//;
/** Tables and words may speak of one, but decide nothing by its name. */
const TOLD = /^games\/[^/]+\/(table|text)\//;

const TOKENS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Everything in a file of a game that asks for one of its scenarios by name. */
export function scenariosNamedIn(file: string, text: string, { ids, shared }: ScenarioNames): string[] {
  if (OWN.test(file) || !(RULES.test(file) || TOLD.test(file))) return [];
  return [...text.matchAll(TOKENS)].flatMap(({ 0: token, index }) => {
    const name = token.slice(1, -1);
    if (token.startsWith('/') || !ids.has(name)) return [];
    const before = text.slice(0, index);
    const line = text.slice(before.lastIndexOf('\n') + 1).split('\n', 1)[0] ?? '';
    if (shared.has(name) && !/scenario/i.test(line)) return [];
    const compared = /([!=]==|\bcase)\s*$/.test(before) || /^\s*[!=]==/.test(text.slice(index + token.length));
    if (!RULES.test(file) && !compared) return [];
    return [`${file}:${before.split('\n').length} names the scenario ${name}: ask its rules or its data`];
  });
}

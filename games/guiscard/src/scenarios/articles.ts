/** The articles of a list of modules, and the rules they make of a scenario's data. */
import type { Scenario } from '../data/scenarios.ts';
import { plain } from './common/plain.ts';
import type { Article, ScenarioModule, ScenarioRules, Terms } from './scenario.ts';

export interface Articles {
  readonly endings: ReadonlyMap<string, Article>;
  readonly specials: ReadonlyMap<string, Article>;
}

function byKind(articles: readonly Article[]): ReadonlyMap<string, Article> {
  const found = new Map<string, Article>();
  for (const one of articles) {
    if ((found.get(one.kind) ?? one) !== one) throw new Error(`two articles are called ${one.kind}`);
    found.set(one.kind, one);
  }
  return found;
}

export const articlesOf = (modules: readonly ScenarioModule[]): Articles => ({
  endings: byKind(modules.flatMap(({ endings = [] }) => endings)),
  specials: byKind(modules.flatMap(({ specials = [] }) => specials)),
});

/** The articles a scenario's data name, each with its terms. */
export function named({ endings, specials }: Articles, { victory, special }: Scenario): [Article, Terms][] {
  const find = (book: ReadonlyMap<string, Article>, terms: Terms): [Article, Terms] => {
    const found = book.get(terms.kind);
    if (!found) throw new Error(`no article ${terms.kind}`);
    return [found, terms];
  };
  return [...special.map(terms => find(specials, terms)), find(endings, victory)];
}

/** The plain rules, with those of its articles in their place. */
export function rulesOf(articles: Articles, scenario: Scenario): ScenarioRules {
  const rules = { ...plain };
  for (const [one, terms] of named(articles, scenario)) Object.assign(rules, one.rules(terms));
  return rules;
}

/** Rulebooks and data: what can be checked without playing. */

import { type Parts, partProblems, problemsOf, provenancesIn } from '../data.ts';
import type { Game } from '../erased.ts';
import { CatalogueSchema, type Rulebook, TranslationSchema } from '../rulebook.ts';

/** Everything wrong with a rulebook's catalogue. */
export function catalogueProblems({ prefix, entries, italian }: Rulebook): string[] {
  const ids = new Set(entries.map(({ id }) => id));
  return [
    ...problemsOf(CatalogueSchema, entries, 'catalog.json '),
    ...problemsOf(TranslationSchema, italian, 'catalog.it.json '),
    ...(ids.size < entries.length ? ['catalog.json: an id stands twice'] : []),
    ...entries.filter(({ id }) => !id.startsWith(`${prefix}.`)).map(({ id }) => `${id} does not begin with ${prefix}.`),
    ...entries.filter(({ id }) => !Object.hasOwn(italian, id)).map(({ id }) => `${id} has no Italian`),
    ...Object.keys(italian)
      .filter(id => !ids.has(id))
      .map(id => `${id} is Italian only`),
    ...entries.flatMap(({ id, see = [] }) =>
      see.filter(other => !ids.has(other)).map(other => `${id} refers to ${other}, which does not exist`),
    ),
  ];
}

/** Everything wrong with a game's own data: each part by its schema and check, each with its provenance. */
export const dataProblems = (parts: Parts): string[] =>
  Object.entries(parts).flatMap(([name, one]) => [
    ...partProblems(one, one.value, name),
    ...(provenancesIn(one.value).length === 0 ? [`${name} does not say where it comes from`] : []),
  ]);

/** Rule ids that a game's definition names and its catalogue does not have. */
export function citedUnknown(game: Game): string[] {
  const ids = new Set(game.rulebook.entries.map(({ id }) => id));
  return [
    ...Object.entries(game.steps).map(([name, { rule }]) => ({ where: `step ${name}`, rule })),
    ...Object.entries(game.options).map(([name, { rule }]) => ({ where: `option ${name}`, rule })),
  ]
    .filter(({ rule }) => !ids.has(rule))
    .map(({ where, rule }) => `${where} names "${rule}"`);
}

/** Rulebooks and data: what can be checked without playing. */

import { type Parts, type Provenance, partProblems, provenancesIn } from '../books/data.ts';
import { CatalogueSchema, isRule, type Rulebook, RulingsSchema, TranslationSchema } from '../books/rulebook.ts';
import { problemsOf } from '../books/shapes.ts';
import type { Game } from '../game/erased.ts';
import { tableProblems } from './tables.ts';

/** Everything wrong with a rulebook's catalogue. */
export function catalogueProblems(rulebook: Rulebook): string[] {
  const { prefix, entries, italian } = rulebook;
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
    ...tableProblems(rulebook),
    ...rulingProblems(rulebook),
  ];
}

/** Everything wrong with its rulings, and with what its texts say of them. */
function rulingProblems(rulebook: Rulebook): string[] {
  const { prefix, entries, italian, rulings = [] } = rulebook;
  const ids = rulings.map(({ id }) => id);
  const texts = [
    ...entries.map(({ id, says }) => ({ id, text: says })),
    ...Object.entries(italian).map(([id, { says }]) => ({ id, text: says })),
    ...rulings.flatMap(({ id, says, why }) => [says.en, says.it, why.en, why.it].map(text => ({ id, text }))),
  ];
  return [
    ...problemsOf(RulingsSchema, rulings, 'rulings.json '),
    ...(new Set(ids).size < ids.length ? ['rulings.json: an id stands twice'] : []),
    ...ids.filter(id => !id.startsWith(`${prefix}.`)).map(id => `${id} does not begin with ${prefix}.`),
    ...rulings.flatMap(({ id, concerns }) =>
      concerns.filter(rule => !isRule(rulebook, rule)).map(rule => `${id} concerns ${rule}, which does not exist`),
    ),
    ...texts.flatMap(({ id, text }) =>
      [...text.matchAll(/(?<![\w.-])(?:[a-z]+\.)?(R\d+)\b/g)]
        .filter(([, number]) => !ids.includes(`${prefix}.${number}`))
        .map(([words]) => `${id} speaks of ${words}, which does not exist`),
    ),
  ];
}

/** Everything wrong with a game's own data: each part by its schema and check, each with its provenance. */
export const dataProblems = (parts: Parts): string[] =>
  Object.entries(parts).flatMap(([name, one]) => [
    ...partProblems(one, one.value, name),
    ...(provenancesIn(one.value).length === 0 ? [`${name} does not say where it comes from`] : []),
    ...provenancesIn(one.value)
      .filter(({ source }) => isMonolingual(source))
      .map(({ path }) => `${name}${path} says where it comes from in one language only`),
  ]);

/** A player's pack may be; the house's data are not. */
const isMonolingual = (source: Provenance): boolean =>
  (source.from === 'public' && typeof source.where === 'string') ||
  (source.from === 'reconstructed' && typeof source.why === 'string');

/** Rule ids that a game's definition names and its catalogue does not have. */
export function citedUnknown(game: Game): string[] {
  const { rulebook } = game;
  const options = (rulebook.rulings ?? []).filter(({ option }) => option !== undefined);
  return [
    ...options
      .filter(({ option = '' }) => !Object.hasOwn(game.options, option))
      .map(({ id, option }) => `${id} names the option "${option}"`),
    ...cited(game)
      .filter(({ rule }) => !isRule(rulebook, rule))
      .map(({ where, rule }) => `${where} names "${rule}"`),
  ];
}

const cited = (game: Game): { where: string; rule: string }[] => [
  ...Object.entries(game.steps).map(([name, { rule }]) => ({ where: `step ${name}`, rule })),
  ...Object.entries(game.options).map(([name, { rule }]) => ({ where: `option ${name}`, rule })),
];

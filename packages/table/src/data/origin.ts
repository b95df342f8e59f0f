/** Where data come from, in words. */
import { type Language, type Provenance, provenancesIn, saidIn } from '@carroccio/kernel';
import { ORIGIN_WORDS } from './origin-words.ts';

export function originOf(source: Provenance, language: Language): string {
  const words = ORIGIN_WORDS[language];
  if (source.from === 'rulebook') return words.rulebook(source.rule);
  if (source.from === 'public') return words.public(saidIn(source.where, language));
  return words.reconstructed(saidIn(source.why, language));
}

/** All the origins found in data, each once: what is from the rulebook together, then the rest. */
export function originsIn(data: unknown, language: Language): string {
  const sources = provenancesIn(data).map(({ source }) => source);
  const rules = new Set(sources.flatMap(source => (source.from === 'rulebook' ? [source.rule] : [])));
  const others = sources.filter(({ from }) => from !== 'rulebook').map(source => originOf(source, language));
  return [...(rules.size > 0 ? [fromRules([...rules], language)] : []), ...new Set(others)].join(' ');
}

export const fromRules = (rules: readonly string[], language: Language): string =>
  ORIGIN_WORDS[language].rulebook(rules.join(', '));

/** The origin of one field among those that a list of sources accounts for. */
export function originOfField(
  sources: readonly { readonly of: readonly string[]; readonly source: Provenance }[],
  field: string,
  language: Language,
): string {
  const found = sources.find(({ of }) => of.includes(field));
  return found ? originOf(found.source, language) : '';
}

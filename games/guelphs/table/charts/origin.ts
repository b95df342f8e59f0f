/** Where a chart comes from, in words. */
import type { Language, Provenance } from '@carroccio/kernel';
import { provenancesIn } from '@carroccio/kernel';
import { WORDS } from '../text/index.ts';
import { REASONS } from '../text/reasons.it.ts';

export function originOf(source: Provenance, language: Language): string {
  const { charts } = WORDS[language];
  if (source.from === 'rulebook') return charts.rulebook(source.rule);
  if (source.from === 'public') return charts.public(source.where);
  return charts.reconstructed(language === 'it' ? (REASONS[source.why] ?? source.why) : source.why);
}

/** All the origins found in a part of the data, each once. */
export const originsIn = (data: unknown, language: Language): string =>
  [...new Set(provenancesIn(data).map(({ source }) => originOf(source, language)))].join(' ');

/** The origin of one field among those that a list of sources accounts for. */
export function originOfField(
  sources: readonly { readonly of: readonly string[]; readonly source: Provenance }[],
  field: string,
  language: Language,
): string {
  const found = sources.find(({ of }) => of.includes(field));
  return found ? originOf(found.source, language) : '';
}

/** Where a chart comes from, in words. */
import { type Language, type Provenance, provenancesIn } from '@carroccio/kernel';
import { CHART_WORDS } from '../text/charts.ts';
import { REASONS } from '../text/reasons.it.ts';

/** A pack's reasons are shown as it gives them. */
const inLanguage = (reason: string, language: Language): string =>
  language === 'it' ? (REASONS[reason] ?? reason) : reason;

export function originOf(source: Provenance, language: Language): string {
  const { from } = CHART_WORDS[language];
  if (source.from === 'rulebook') return from.rulebook(source.rule);
  if (source.from === 'public') return from.public(inLanguage(source.where, language));
  return from.reconstructed(inLanguage(source.why, language));
}

/** All the origins found in parts of the data, each once: what is from the rulebook together, then the rest. */
export function originsIn(data: readonly unknown[], language: Language): string {
  const sources = provenancesIn(data).map(({ source }) => source);
  const rules = new Set(sources.flatMap(source => (source.from === 'rulebook' ? [source.rule] : [])));
  const others = sources.filter(({ from }) => from !== 'rulebook').map(source => originOf(source, language));
  const { from } = CHART_WORDS[language];
  return [...(rules.size > 0 ? [from.rulebook([...rules].join(', '))] : []), ...new Set(others)].join(' ');
}

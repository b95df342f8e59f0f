import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo } from 'react';
import { sightOf } from '../../match/seeing/sight.ts';
import { summaryText } from '../../text/summary.ts';
import type { Account } from './account.ts';

/** Where the points came from, in games that say so. */
export function Points({ account: { laid, view, log } }: { account: Account }) {
  const language = useLanguage();
  const { table } = laid;
  const sight = useMemo(() => sightOf(view, language), [view, language]);
  const told = useMemo(() => log.map(({ event }) => event), [log]);
  if (!table.Account) return null;
  return (
    <section aria-labelledby="points-title">
      <h2 id="points-title">{summaryText[language].points}</h2>
      <table.Account sight={sight} told={told} />
    </section>
  );
}

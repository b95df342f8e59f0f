import type { SeatView, Teller } from '@carroccio/kernel';
import type { AnySight } from '@carroccio/table/table.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo } from 'react';
import { type Laid, tellerOf } from '../laid.ts';
import { type Looking, sightOf } from './sight.ts';

/** A view as the table looks at it, in the reader's language, and who tells of it. */
export function useSight(
  laid: Laid,
  view: SeatView,
  { viewer, legal, families }: Looking,
): { sight: AnySight; teller: Teller } {
  const language = useLanguage();
  const sight = useMemo(
    () => sightOf(view, language, { viewer, legal, families }),
    [view, language, viewer, legal, families],
  );
  const { scene } = sight;
  const teller = useMemo(() => tellerOf(laid, scene, language), [laid, scene, language]);
  return { sight, teller };
}

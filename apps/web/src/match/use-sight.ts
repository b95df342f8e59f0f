import type { SeatView, Teller } from '@carroccio/kernel';
import type { AnySight } from '@carroccio/table/table.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo } from 'react';
import { type Laid, tellerOf } from './laid.ts';
import type { Moment } from './session.ts';
import { sightOf } from './sight.ts';

/** A view as the table looks at it, in the reader's language, and who tells of it. */
export function useSight(
  laid: Laid,
  view: SeatView,
  { viewer, legal }: Pick<Moment, 'viewer' | 'legal'>,
): { sight: AnySight; teller: Teller } {
  const language = useLanguage();
  const sight = useMemo(() => sightOf(view, language, { viewer, legal }), [view, language, viewer, legal]);
  const { scene } = sight;
  const teller = useMemo(() => tellerOf(laid, scene, language), [laid, scene, language]);
  return { sight, teller };
}

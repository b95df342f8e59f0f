import type { Language, SeatView } from '@carroccio/kernel';
import type { AnySight } from '@carroccio/table/table.ts';
import type { Moment } from './session.ts';

/** A view as tables look at it. */
export function sightOf(
  view: SeatView,
  language: Language,
  { viewer, legal }: Pick<Moment, 'viewer' | 'legal'> = { viewer: null, legal: [] },
): AnySight {
  const { scenario, options, seatNames, state, decision, chosen, result } = view;
  return { state, scene: { scenario, options, seatNames }, seat: viewer, decision, legal, chosen, result, language };
}

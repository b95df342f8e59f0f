import type { Language, SeatView } from '@carroccio/kernel';
import type { AnySight } from '@carroccio/table/table.ts';
import type { Moment } from '../session.ts';

/** Who looks, and what he may do. */
export type Looking = Pick<Moment, 'viewer' | 'legal' | 'families'>;

/** A view as tables look at it. */
export function sightOf(
  view: SeatView,
  language: Language,
  { viewer, legal, families }: Looking = { viewer: null, legal: [], families: [] },
): AnySight {
  const { scenario, options, seatNames, state, decision, chosen, result } = view;
  const scene = { scenario, options, seatNames };
  return { state, scene, seat: viewer, decision, legal, families, chosen, result, language };
}

import type { UnitCard } from '@carroccio/guelphs/survey';
import type { BattleId, SideId } from './colours.ts';

/** Everything a unit's counter shows. */
export interface UnitLook {
  readonly unit: Pick<UnitCard, 'type' | 'name' | 'side' | 'armour' | 'rated' | 'baron'>;
  readonly battle: BattleId;
  /** The colour of its Battaglia, by the name in the data. */
  readonly stripe: string;
  /** The corner of its hex that it faces; null off the map. */
  readonly facing: number | null;
  /** As printed, or as rolled for a Baron; 0 while nobody knows it. */
  readonly printed: number;
  /** What remains of it now. */
  readonly rating: number;
  readonly hits: number;
  readonly disrupted: boolean;
  readonly fired: boolean;
  /** Has had its Order in this activation. */
  readonly ordered: boolean;
}

interface Person {
  readonly name: string;
  readonly side: SideId;
  readonly battle: BattleId;
  readonly stripe: string;
}

export interface CapitanoLook extends Person {
  readonly kind: 'capitano';
  readonly combat: number;
  readonly range: number;
  readonly capacity: number;
  readonly king: boolean;
  /** Whether the counter lies on its Adjutant's side. */
  readonly adjutant: boolean;
}

export interface HeroLook extends Person {
  readonly kind: 'hero';
  readonly combat: number;
  readonly wounded: boolean;
}

export interface StandardLook extends Person {
  readonly kind: 'standard';
}

export type PersonalityLook = CapitanoLook | HeroLook | StandardLook;

/** Equal strings mean equal pictures. */
export function lookOf(look: UnitLook | PersonalityLook): string {
  if (!('unit' in look)) return Object.values(look).join('|');
  const { unit, battle, stripe, facing, printed, rating, hits, disrupted, fired, ordered } = look;
  const card = [unit.type, unit.name, unit.side, unit.armour, unit.rated, unit.baron];
  return [...card, battle, stripe, facing, printed, rating, hits, disrupted, fired, ordered].join('|');
}

import type { TroopType } from '@carroccio/batirnos/survey';

/** Everything a unit's counter shows. */
export interface UnitLook {
  readonly side: 0 | 1;
  readonly type: TroopType;
  readonly code: string;
  readonly nation: string;
  readonly name: string;
  /** The place of its division in the army. */
  readonly division: number;
  /** The corner of its hex that it faces; null off the map and for guns on the road. */
  readonly facing: number | null;
  readonly strength: number;
  readonly full: number;
  /** On foot, limbered. */
  readonly second: boolean;
  readonly open: boolean;
  readonly shaken: boolean;
  readonly paralysed: boolean;
  readonly ambushed: boolean;
  readonly moved: boolean;
  readonly fired: boolean;
}

export interface LeaderLook {
  readonly side: 0 | 1;
  readonly kind: 'cic' | 'division' | 'wing' | 'character';
  readonly nation: string;
  readonly name: string;
  /** The place of the division he leads; -1 without one. */
  readonly division: number;
  readonly morale: number;
  readonly strength: number;
  readonly full: number;
}

/** Equal strings mean equal pictures. */
export const lookOf = (look: UnitLook | LeaderLook): string => Object.values(look).join('|');

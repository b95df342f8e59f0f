import type { Ground } from '@carroccio/guelphs/survey';

export type BattleId = Ground['battle'];

/** Paper around the printed ground, for the title, the compass and the scale: one hex and a half. */
export const MARGIN = 260;

/** What stands in a hex that stops sight. */
export type Stronghold = 'castle' | 'town' | 'abbey';

interface Sheet {
  /** Degrees clockwise from the top of the sheet to the north, by the map's own words about its edges. */
  readonly north: number;
  readonly stronghold: Stronghold;
}

const SHEETS: Readonly<Record<BattleId, Sheet>> = {
  montaperti: { north: 180, stronghold: 'castle' },
  // East on the left and north-west on the right cannot both be exact; this lies half-way.
  benevento: { north: 157.5, stronghold: 'town' },
  campaldino: { north: 135, stronghold: 'abbey' },
};

/** A battle no table knows yet is drawn with the north at its top. */
export const sheetOf = (battle: BattleId): Sheet => SHEETS[battle] ?? { north: 0, stronghold: 'castle' };

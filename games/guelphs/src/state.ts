export const GUELPH = 0;
export const GHIBELLINE = 1;
export type Side = 0 | 1;

/** Marks on a combat unit. */
export const DISRUPTED = 1;
export const FIRED = 2;
export const REORGANIZED = 4;
/** Has had its Order in this activation (gg.5.1.3b). */
export const ORDERED = 8;
/** Has tried a countercharge in this enemy activation (gg.12.2). */
export const COUNTERED = 16;
/** Has turned against the unit that is moving (gg.10.4.3). */
export const TURNED = 32;
/** Palvesari who stay while the missile unit in their hex carries out its Order (R33). */
export const STAYING = 64;

/** Where a counter is, if not on the map. */
export const ROUTED = -1;
/** Out of play for good, without coming back by Rally. */
export const REMOVED = -2;
/** Not yet on the map. */
export const AWAITED = -3;

interface Capitano {
  /** On the map, or ROUTED/REMOVED/AWAITED. */
  cell: number;
  capacity: number;
  adjutant: boolean;
  reserve: boolean;
  /** Has moved in this activation (gg.13.1.2). */
  moved: boolean;
  /** Has performed an activation. */
  activated: boolean;
}

export interface Attack {
  unit: number;
  target: number;
  charge: boolean;
}

export interface Combat {
  target: number;
  lead: number;
  /** The hex of the defender when the combat began. */
  cell: number;
  /** All who attacked, routed ones included. */
  attackers: number[];
  /** Units that took hits from the table (gg.10.6.6). */
  struck: number[];
  /** Units that took hits in this combat in whatever way (gg.13.1.5b). */
  hurt: number[];
  /** Foot that has made its check of step 5.a (gg.12.0.1). */
  checked: number[];
  /** By side: what will be booked at the end (gg.10.6a). */
  points: number[];
  levels: number[];
}

/** The dynamic state of a battle; everything printed on counters and maps is in the roster and the field. */
export interface State {
  /** By unit: where it stands, its facing, its Cohesion Hits, its marks. */
  cell: number[];
  facing: number[];
  hits: number[];
  marks: number[];
  /** By Baron's unit: the rating rolled, 0 while unknown (gg.S.6.7). */
  barons: Record<string, number>;
  capitani: Capitano[];
  /** By side: the unit that bears the Standard, -1 when there is none or it is lost. */
  standards: number[];
  /** By hero: the unit he rides with, -1 when he is gone. */
  heroes: number[];
  /** By hero: whether he is on his weaker side (gg.S.8.6.1). */
  wounded: boolean[];
  active: Side;
  /** Who holds the First/Second Activation marker (gg.4.3b): a Battaglia or -1, and how many times in a row. */
  row: { battaglia: number; times: number };
  points: number[];
  levels: number[];
  /** Box of the Weather Track (gg.S.8.4). */
  weather: number;
  /** Personalities ordered to ride in this activation (R31). */
  rode: ('standard' | 'hero')[];
  /** Attack and Carica! markers of this activation (gg.10.5.1). */
  attacks: Attack[];
  /** Enemies attacked in this Step 5, resolved ones included (gg.10.6.2d). */
  attacked: number[];
  /** The combat being resolved. */
  combat: Combat | null;
  /** What the scenario's own rules remember. */
  events: Events;
}

interface Events {
  /** Activations performed so far, for openings (gg.S.1.2). */
  activations: number;
  /** gg.S.3.5: whether the traitors have struck, or never will. */
  tradimento: 'pending' | 'done' | 'never';
  /** The Battaglia in its run of unlimited Continuum (gg.S.3.6.2, gg.S.8.7.2), or -1. */
  run: number;
  /** Whether a Guelph unit, and a Guelph Cavalry unit, has routed (gg.S.6.3.1, gg.S.8.7). */
  guelphRouted: boolean;
  guelphCavalryRouted: boolean;
  /** gg.S.8.8.1a: whether the compulsory attempt on Novello has been made. */
  novelloTried: boolean;
  /** Camp hexes already entered (gg.S.8.9.3). */
  camp: number[];
  /** Whether the armies of a free set-up are still marching (gg.S.2.2). */
  marching: boolean;
  /** Units that have marched in this movement turn. */
  marched: number[];
  /** gg.S.7.3: Battaglie exempt from the Ghibelline confusion. */
  coordinated: number[];
  /** By side: the Levels written on a secret paper (gg.S.4.4, gg.S.9.3); -1 where it is not known, or not written. */
  papers: number[];
  /** gg.S.4.3: the edge hex written for Arras; -1 where it is not known, or not written. */
  arras: number;
  /** gg.S.4.3.1: whether Arras's men have joined Anglano. */
  joined: boolean;
  /** gg.S.9.3.1: whether Novello is simply in Reserve. */
  novelloFree: boolean;
  /** What a battle remembers that none of these is, under names of its own. */
  own?: Record<string, number>;
}

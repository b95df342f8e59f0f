/** The dynamic state of a battle; everything printed on cards and maps is in the ground. */
export type Side = 0 | 1;

/** Where a piece is, if not on the map. */
export const GONE = -1;
/** Still to come: not deployed yet, or on its way. */
export const AWAITED = -2;
/** Removed with its routed division (nqsb.2.1.1.rout). */
export const ROUTED = -3;

/** Marks on a unit. Those up to SECOND last; the others are cleared at the end of the turn. */
export const SHAKEN = 1;
export const PARALYSED = 2;
/** Dragoons on foot, artillery limbered: the second series of its card. */
export const SECOND = 4;
/** Hidden in ambush (Rocroi). */
export const AMBUSHED = 8;
/** Has made, or forfeited, its movement. */
export const MOVED = 16;
/** Has fired its one shot (R46). */
export const FIRED = 32;
/** Artillery: has done its one action (nqsb.9.2.one-action). */
export const ACTED = 64;
export const EVADED = 128;
/** Counts as holding a melee order (R49, R70, R77). */
export const FIERCE = 256;
/** Came into contact by reaction: does not pursue (R91). */
export const REACTED = 512;
/** Has used Incalzare, Inseguire (nqsb.9.11.once, nqsb.9.12.once). */
export const PRESSED = 1024;
export const PURSUED = 2048;
/** Had to go back, or fall back, after its last combat or under fire (R115). */
export const DRIVEN_BACK = 4096;
/** Fell back in this melee phase (R41). */
export const FELL_BACK = 8192;
/** Has left the hex in which it began the turn. */
export const SHIFTED = 16384;
/** Has fired its barrage. */
export const BARRAGED = 32768;
/** Has reorganised (R61). */
export const RALLIED = 65536;
/** Left an engagement with an orderly withdrawal: may not fire. */
export const WITHDREW = 131072;
/** Dragoons that used the free mounting of their order. */
export const REMOUNTED = 262144;
/** Has made its move after the melee phase. */
export const LATE = 524288;
/** Failed a charge (R116). */
export const BALKED = 1048576;
export const LASTING = SHAKEN | PARALYSED | SECOND | AMBUSHED;

/** A focused order: not focused, focused without a named action yet, or on one (nqsb.10.7). */
export const NO_FOCUS = 0;
export const UNNAMED = 1;
export const ON_MOVE = 2;
export const ON_FIRE = 3;
export const ON_MELEE = 4;

/** One player's order cards, by number. */
export interface Cards {
  hand: number[];
  /** On top of the deck, known to the owner, the next one first. */
  top: number[];
  /** The shuffled middle of the deck, in no order: a draw takes any of them. */
  pile: number[];
  /** At the bottom, known to the owner, the next one first. */
  bottom: number[];
  discard: number[];
  /** Drawn for the test under way (R9). */
  table: number[];
}

/** What an army has lost in Determination, by cause (nqsb.3.2.4). */
interface Ledger {
  start: number;
  shaken: number;
  units: number;
  generals: number;
  objectives: number;
}

export interface State {
  turn: number;
  /** Who holds the initiative. */
  initiative: Side;
  /**
   * By unit: the troop card (-1: no such unit), its division, its one hex and the corner of it that it faces
   * (nqsb.1.3.bases), strength, losses this turn, marks.
   */
  troop: number[];
  division: number[];
  cell: number[];
  facing: number[];
  strength: number[];
  losses: number[];
  marks: number[];
  /** By leader: his card (-1: no such leader), hex, strength, the unit he was with at the start of the turn. */
  leader: number[];
  post: number[];
  health: number[];
  tied: number[];
  /** Leaders who have moved in this turn. */
  rode: number[];
  /** By division: the order card, how it is focused, its priority, the intermediate general above it or -1. */
  order: number[];
  focus: number[];
  priority: number[];
  wing: number[];
  /** Divisions that have routed. */
  routed: number[];
  /** By division: the turn from which it may enter, 0 for one on the map from the start. */
  due: number[];
  /** By side: the leader who is CiC. */
  cic: number[];
  cards: Cards[];
  /** By side: exchanges that bring in 31 to 36, those that bring in 31 to 38, generals of morale 0 or 1 (nqsb.2.2). */
  exchanged: number[][];
  ledger: Ledger[];
  /** By side: Determination as last brought up to date. */
  determination: number[];
  /** By side: generals eliminated (nqsb.10.9.cdc). */
  fallen: number[];
  /** By side: command capacity of this turn. */
  capacity: number[];
  /** By objective: whether it has been paid, and who occupied it last (-1: nobody). */
  paid: boolean[];
  holder: number[];
  /** Successes of the tests just made, until the rule that asked for them takes them. */
  results: number[];
  /** Pairs of units (mover, enemy it moved next to) of this turn; pairs that have fought in this phase. */
  contacts: number[];
  fought: number[];
  /** Pairs (cavalry or light foot that backs it, enemy of its combat that has not given way since) of this melee phase (R41, R82). */
  standing: number[];
}

/** Two units as one number. */
export const pair = (one: number, other: number): number => one * 128 + other;
export const firstOf = (both: number): number => Math.floor(both / 128);
export const secondOf = (both: number): number => both % 128;

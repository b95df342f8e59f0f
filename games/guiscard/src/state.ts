/** The dynamic state of a match; everything printed on counters and maps is in the roster and the field. */
import type { Place } from './data/scenarios.ts';
import type { Ground } from './field.ts';

/** gui.1.2a: exactly one of four states (R28). */
export const HEALTHY = 0;
export const STUNNED = 1;
export const WOUNDED = 2;
export const DEAD = 3;

/** Where a character is, if not on the table. */
export const GONE = -1;
/** Off the table and still to come. */
export const AWAITED = -2;
/** Has left the table for good (R25). */
export const LEFT = -3;
/** Not in this action. */
export const ABSENT = -4;

/** Marks on a character. */
export const MOVED = 1;
/** Has fired in the first step of this, or of his own last, phase (gui.5.2c). */
export const FIRED = 2;
/** Has fired defensively in this phase of the enemy (gui.5.e). */
export const VOLLEYED = 4;
/** Has attacked in his own last phase (gui.5.3a). */
export const ATTACKED = 8;
/** Has spent more than half his potential in his own last phase (gui.5.1.round). */
export const OVER_HALF = 16;
/** Has spent movement points in his own last phase. */
export const STIRRED = 32;
/** Has thrown his lance (gui.5.d). */
export const LANCE_THROWN = 64;
/** Lay stunned before this phase began (R27). */
export const DOWN = 128;
/** Does something else in this phase and nothing more (gui.4.2.3b, gui.10.6.1b). */
export const BUSY = 256;
/** Has carried a man in this phase, wherever he has laid him (gui.4.2.4b, R103). */
export const CARRIER = 512;
/** Has not left his place since his last movement step (R72). */
export const SETTLED = 1024;
/** Has stayed a complete turn in his place (R72). */
export const STAYED = 2048;
/** Has come by half his movement this turn (gui.11.4.3d). */
export const FRESH = 4096;
/** Has taken part in a combat of this step, attacking or defending (gui.6.6f). */
export const ENGAGED = 8192;
/** Declares nothing more in this step (R124). */
export const LATE = 16384;
/** Has carried a ladder in this phase, wherever it is now (gui.10.1.2b). */
export const HAULER = 32768;
/** Has spent points where he stands, on loot, a burden or a ladder beside him, and has not set out (R14, R40). */
export const IN_PLACE = 65536;

export interface Horse {
  /** Whose horse it was at the start, or -1 for a spare or pack horse. */
  of: number;
  /** Where it stands without a rider; -1 while it is ridden, or gone. */
  head: number;
  tail: number;
  dead: boolean;
  rider: number;
  leader: number;
  /** Who controls it (gui.4.4.3e), or -1. */
  side: number;
}

/** Who charges and who counters, open to all as markers are (gui.7.2.2i). */
export interface Charge {
  unit: number;
  target: number;
  /** Hexes entered by the head, in order. */
  path: number[];
  counter: number;
  route: number[];
  /** The group it was declared with (gui.7.2.4), or -1. */
  group: number;
  /** The pike hex that stands for the target (R63), or -1. */
  pike: number;
  stage: 'declared' | 'arrived' | 'lost' | 'fought';
}

export interface Formation {
  side: number;
  units: number[];
  /** Its two forward directions are front and front + 1 (R62). */
  front: number;
  foulkon: boolean;
  /** Enemies who have fought the pikes and may come among them (R63). */
  past: number[];
}

export interface Attack {
  attackers: number[];
  defenders: number[];
  /** The charge it comes from, or -1. */
  charge: number;
  /** The riderless horse attacked instead, or -1 (gui.6.8e). */
  horse: number;
  /** Against the pikes of the formation of the only defender (gui.7.3.1d). */
  pikes: boolean;
  done: boolean;
}

type TaskKind = 'push' | 'light' | 'douse' | 'cut' | 'pull' | 'gate' | 'tear' | 'capture';
export interface Task {
  kind: TaskKind;
  unit: number;
  /** A ladder, cell, grapnel, side or character. */
  on: number;
}
/** A task declared, with all who are in it: the man himself, or the four at a rope (gui.10.6.5a). */
export interface Undertaking extends Task {
  team: number[];
}

export interface Flame {
  cell: number;
  /** Who lit it (gui.10.2.2a). */
  side: number;
  /** From a fire arrow, or spread from such a fire (R76). */
  arrow: boolean;
  /** Ends of complete turns it has burnt. */
  turns: number;
  /** Whether it began after the last end of a turn check (R125). */
  fresh: boolean;
}

export interface Naphtha {
  cells: number[];
  lit: boolean;
  /** The side that lit it, which rolls whether it spreads to wood beside it. */
  by?: number;
}

export interface Engine {
  kind: 'stoneThrower' | 'greekFire';
  side: number;
  /** The end with the arrow, and the other (the same for a siphon). */
  head: number;
  tail: number;
  /** The direction of its arrow; a siphon's may point at the corner after that side (gui.10.5.1c). */
  arrow: number;
  corner: boolean;
  /** Own phases it has been served since the last shot. */
  /** Phases it has been served; -1 where it was shot or carried in this one. */
  load: number;
  gone: boolean;
  jammed: boolean;
}

export interface Ladder {
  side: number;
  /** Its hex when upright; the two it lies on otherwise; -1 off the table. */
  cell: number;
  other: number;
  /** Towards the palisade it leans on, or -1 while it lies. */
  direction: number;
  climber: number;
  bearers: number[];
  gone: boolean;
  /** The turn and phase in which it was raised (gui.10.1.3b). */
  since: number;
}

export interface Grapnel {
  side: number;
  bearer: number;
  /** Where the rope hangs, and the hex behind the wall; -1 while coiled. */
  cell: number;
  to: number;
  climber: number;
  /** Whether the climber is at the top (gui.10.6.2b). */
  top: boolean;
  /** Whether he is over the parapet, on the roof of a building (gui.10.6.1d). */
  roof: boolean;
  gone: boolean;
}

interface Works {
  gate: 'closed' | 'open' | 'destroyed';
  /** Castle and building hexes that lie in ruins. */
  ruins: number[];
  /** Tent sides torn open. */
  torn: number[];
  /** Tents, decks and wooden stairs burnt out. */
  burnt: number[];
  flames: Flame[];
  naphtha: Naphtha[];
}

export interface Entry {
  units: number[];
  sides: number[];
  turn: number;
  /** Equal parts by each side. */
  split: boolean;
  /** By side of the table: how many have come in by it. */
  came: number[];
}

export type SiegeAction = 'assault' | 'camp' | 'supplies' | 'general' | 'relief';
interface Item {
  kind: 'grapnel' | 'ladder' | 'stoneThrower';
  /** Who builds it. */
  side: number;
  days: number;
  builders: number[];
  /** The day its builders were named. */
  since: number;
}
export interface Gear {
  grapnels: number;
  ladders: number;
  stoneThrowers: number;
}

type Table = Pick<
  State,
  | 'ground'
  | 'turn'
  | 'phase'
  | 'first'
  | 'horses'
  | 'carries'
  | 'prisoners'
  | 'loot'
  | 'tested'
  | 'faced'
  | 'missed'
  | 'spare'
  | 'volley'
  | 'charges'
  | 'formations'
  | 'attacks'
  | 'tasks'
  | 'covered'
  | 'works'
  | 'engines'
  | 'ladders'
  | 'grapnels'
  | 'entries'
  | 'exits'
  | 'fought'
>;
/** The other of two tables played at the same time (gui.11.4.1k), while a turn is played on the first. */
export interface Aside {
  table: Table;
  men: { unit: number; cell: number; tail: number; marks: number; ride: number }[];
  action: SiegeAction | null;
  parties: number[][];
  quiet: number;
  edge: number;
}

export interface Siege extends Gear {
  of: Place;
  day: number;
  /** Days of provisions, and how many are gone. */
  provisions: number;
  eaten: number;
  events: number[];
  /** By character: the day he is healed; 0 none (gui.11.1.5c). */
  heals: { unit: number; day: number }[];
  items: Item[];
  /** What the army of relief has built, once it lies before the place itself (gui.11.4.1n). */
  reliefGear: Gear;
  engineer: boolean;
  /** Damage by hex of the place: cell and stages. */
  damage: { cell: number; stages: number; day: number }[];
  /** Bombarded today: wood and stone (R89), and with how many engines that are still whole (gui.11.4.1b). */
  bombarded: { wood: number; stone: number; engines: number };
  negotiated: boolean;
  initiative: number;
  bonus: number;
  /** The last day on which the camp is restocked, or 0 (gui.11.4.2g). */
  restocking: number;
  /** How far the garrison has fallen back: 0 the whole place (gui.11.4.1o). */
  redoubt: number;
  generalDone: boolean;
  /** Men of patrols that have intervened in this supply action. */
  patrols: number[];
  /** The edge by which the supply party came in. */
  edge: number;
  action: SiegeAction | null;
  /** gui.11.6.13: the gate opened by a spy, and the besiegers inside at the start. */
  spy: boolean;
  infiltrators: number[];
  /** Whose initiative is automatic today (gui.11.6.13, gui.11.6.19), or -1. */
  automatic: number;
  /** gui.11.4.1n: besiegers shut in the outer works, roles reversed. */
  shutIn: boolean;
  /** Days of food the garrison has left behind in falling back, and what is left to those shut in (gui.11.4.1l). */
  leftBehind: number;
  larder: number;
  /** Hexes of the outer works the garrison of a refuge still holds (gui.11.4.1m). */
  outer: number[];
  reliefUnits: number[];
  /** Besiegers who fight outside while others go on inside (gui.11.4.1k). */
  outside: number[];
  /** Who takes part in the action of the day, by side. */
  parties: number[][];
  /** Turns without hand-to-hand combat (gui.11.4.1g). */
  quiet: number;
  packHorses: number;
  aside: Aside | null;
}

export interface State {
  /** The ground laid now; null is the scenario's own. */
  ground: Ground | null;
  turn: number;
  phase: number;
  first: number;
  cell: number[];
  tail: number[];
  health: number[];
  marks: number[];
  side: number[];
  /** By character: the horse he rides, or -1. */
  ride: number[];
  /** By character: fire arrows left. */
  arrows: number[];
  /** By character: fielded mounted (1), on foot (0), not at all (-1). */
  fielded: number[];
  horses: Horse[];
  /** Who has whom on his back; `from` is the hex the bearer crossed last (R103). */
  carries: { by: number; unit: number; from?: number }[];
  prisoners: { by: number; unit: number }[];
  loot: { cell: number; bearer: number }[];
  /** Infiltration tests of this phase: enemy, mover (R18). */
  tested: [number, number][];
  /** Tests that come now, in the order a mover's owner has chosen (R16). */
  faced: { unit: number; enemy: number }[];
  /** Bridles missed in passing this phase (gui.4.4.3d). */
  missed: { unit: number; horse: number }[];
  /** What is left in this phase to men who have paid for a ladder or ended their move (gui.10.1.4a). */
  spare: { unit: number; mp: number }[];
  /** The character being shot at, hexes since, those whose turn is over (gui.5.3d, gui.5.3f). */
  volley: { target: number; hexes: number; closed: number[] };
  charges: Charge[];
  formations: Formation[];
  attacks: Attack[];
  tasks: Undertaking[];
  /** gui.8.3.5, gui.8.3.6: by character in this phase, the shooter side he is covered from. */
  covered: { unit: number; from: number }[];
  works: Works;
  engines: Engine[];
  ladders: Ladder[];
  grapnels: Grapnel[];
  entries: Entry[];
  exits: { unit: number; side: number; horses: number }[];
  /** Whether hand-to-hand combat took place this turn (gui.11.4.1g). */
  fought: boolean;
  siege: Siege | null;
}

/** On the other of two tables (gui.11.4.1k). */
export const ELSEWHERE = -6;
/** On somebody's shoulders, or led by his captor (gui.4.2.4a). */
export const CARRIED = -5;

/** What the general rules ask of the scenario that is played: the one door between chapters and scenarios (gg.S.1.5). */
import type { Flow, Modifier, StakesOf } from '@carroccio/kernel';
import type { Frames } from '../10-combat/losses.ts';
import type { Battle } from '../battle.ts';
import type { Guelphs } from '../shape.ts';
import type { Side } from '../state.ts';

type Stake = StakesOf<Guelphs>;

/** gg.S.1.2: an activation that opens the battle, and what it demands. */
export interface Opening {
  readonly battaglia: string;
  /** How many Orders of Carica! or Attack at least. */
  readonly attacks: number;
  /** All units charge; or all missile units first move, then fire, and it costs no points. */
  readonly manner: 'charge' | 'volley' | null;
  /** Whether it holds in a free set-up too, if this Battaglia opens the battle. */
  readonly free: boolean;
}

/** The rules that a scenario cites for what the general rules do in its name. */
export interface Cites {
  readonly openingAttacks: string;
  readonly openingCharge: string;
  readonly volleyMove: string;
  readonly volleyFire: string;
  readonly volleyEnd: string;
  readonly openingBonus: string;
  /** Battaglie that leave Reserve together. */
  readonly together: string;
  readonly run: string;
  readonly withHisMen: string;
  /** Rally where there is none. */
  readonly noRally: string;
  /** Rally where there is one, by the rule of Montaperti that says the same. */
  rally(atMontaperti: string): string;
  readonly freeing: string;
  readonly price: string;
  readonly papers: string;
  readonly coordination: string;
}

/** gg.S.3.5: what a player may try in the place of a Basic Activation. */
export interface Treason {
  mayTry(b: Battle): boolean;
  /** The rule by which it cannot be tried now. */
  forbiddenBy(b: Battle): string;
  /** Tries, and says what follows. */
  attempt(b: Battle, flow: Flow<Guelphs>): void;
}

/** gg.S.4.4, gg.S.9.3: the Levels both sides write on a paper before the march. */
interface Papers {
  most(b: Battle, side: Side): number;
  /** What the papers decide, once they are open; the Levels themselves go to the enemy in any case. */
  opened(b: Battle, guelph: number, ghibelline: number): void;
}

/** gg.S.8.4: a sky that worsens with the dice. */
export interface Sky {
  /** The lowest roll that moves the marker on; the last box has none. */
  worsensFrom(b: Battle): number | undefined;
}

/** What only the captain asks: how the battle is best fought, not what is allowed. */
interface Temper {
  /** By side: how hard it presses. */
  readonly eagerness: readonly [guelph: number, ghibelline: number];
  /** How many times as much a hit is worth that brings a unit nearer to rout. */
  bloodlust(b: Battle, target: number): number;
}

export interface ScenarioRules {
  readonly cites: Cites;

  /** gg.S.1.2: the activations of a historical set-up that come before all others, in their order. */
  readonly openings: readonly Opening[];
  /** gg.S.3.2d: whether another follows them, with whom the player likes. */
  readonly openingChoice: boolean;
  /** gg.10.6.2f: what is added on the Shock table in the opening attacks. */
  openingBonus(b: Battle): Modifier | null;

  /** gg.16.2, gg.S.1.3: whether a Battaglia in Reserve may be released in a Basic Activation now. */
  mayRelease(b: Battle, index: number): boolean;
  /** Those in Reserve that are released with a Battaglia, itself among them if it is. */
  together(b: Battle, index: number): readonly number[];
  /** Whether a Battaglia in Reserve that was chosen comes; if not, the turn is lost. */
  persuaded(b: Battle, flow: Flow<Guelphs>, index: number): boolean;
  /** The odds of that; nothing where no dice are rolled. */
  persuasionStakes(b: Battle, index: number): Stake | null;

  /** The rule by which a Capitano may not try a Continuum. */
  barsContinuum(b: Battle, index: number): string | null;
  /** The rule by which a Capitano may not interrupt. */
  barsInterruptio(b: Battle, index: number): string | null;
  /** gg.S.3.6.2: whether the first activations of a Battaglia are a run, Continuum after Continuum. */
  hasRun(b: Battle, index: number): boolean;
  /** gg.S.10.1: a Command Capacity so high drops by so many spaces in the place of one. */
  readonly tiring: { readonly from: number; readonly spaces: number; readonly rule: string } | null;

  /** What the scenario does at the beginning of the active player's turn; true if that was his turn. */
  beginTurn(b: Battle, flow: Flow<Guelphs>): boolean;
  /** The odds for who passes the turn to a side with which the scenario would begin. */
  turnStakes(b: Battle, side: Side): Stake | null;
  /** After every roll for Continuum, Interruptio and Victory; true if it has ended the battle. */
  afterRoll(b: Battle, flow: Flow<Guelphs>, roll: number): boolean;
  /** At the end of every activation, before the Victory check; true if it has ended the battle. */
  afterActivation(b: Battle, flow: Flow<Guelphs>): boolean;
  readonly sky: Sky | null;
  readonly treason: Treason;

  /** gg.S.3.4.1: whether a unit can be ordered to move and nothing else. */
  onlyMoves(b: Battle, unit: number): boolean;
  /** R111: whether the Standard of a side may not ride. */
  standardStays(b: Battle, side: Side): boolean;
  /** gg.S.3.4.2, gg.S.6.8.2a: whether a unit about to move may not end just anywhere. */
  isBound(b: Battle, unit: number): boolean;
  /** Whether a bound unit may stand as it does in this battle. */
  mayStand(there: Battle, unit: number): boolean;
  boundBy(b: Battle, unit: number): string;
  /** gg.S.6.8.2: whether the Capitano of a Battaglia is always with a unit of his own. */
  withHisMen(b: Battle, index: number): boolean;
  /** The rule by which a unit does not retreat. */
  stands(b: Battle, unit: number): string | null;
  /** The side for which the enemy's Camp is worth Levels. */
  readonly plunderer: Side | null;
  /** A unit has come into a hex, however it came. */
  entered(b: Battle, flow: Flow<Guelphs>, unit: number, cell: number): void;
  /** A unit is attacked, before anything is rolled. */
  attacked(b: Battle, flow: Flow<Guelphs>, target: number): Frames;
  routed(b: Battle, unit: number): void;
  /** gg.S.6.7, gg.S.6.10.2: the highest die on which a Baron is loyal, and the points for his rout; null: as for others. */
  readonly barons: { readonly loyalTo: number; readonly points: number } | null;
  /** gg.S.5.2.4: what both sides score when the Religiosi are killed. */
  readonly religiosiPoints: number;
  /** gg.S.3.8.4: where rallied units of a side come back; null without Rally. */
  rallyPoints: ((b: Battle, side: Side) => readonly number[]) | null;

  /** R166: after so many movement turns without an offer of battle the armies part. */
  readonly marchTurns: number;
  /** The Battaglie a side may take out of Reserve before the march, and the dice each costs. */
  freed(b: Battle, side: Side): readonly number[];
  readonly freedDice: number;
  /** gg.S.7.3: the Battaglie a side may exempt from confusion, and the Levels each costs. */
  coordinable(b: Battle, side: Side): readonly number[];
  readonly coordinationLevels: number;
  readonly papers: Papers | null;
  /** gg.S.4.3.1: whom the units of a Battaglia join that renounces its ambush. */
  readonly joins: { readonly from: string; readonly to: string } | null;

  readonly temper: Temper;
}

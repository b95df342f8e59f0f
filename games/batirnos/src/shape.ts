/** The types of the game: what can be asked, done and told. */
import { unordered } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import type { ScenarioId } from './scenarios/index.ts';
import type { State } from './state.ts';

const closed = { additionalProperties: false };
const nothing = Type.Object({}, closed);
const Unit = Type.Integer();
const Leader = Type.Integer();
const Cell = Type.Integer();
const Division = Type.Integer();
const Card = Type.Integer();
const Facing = Type.Integer({ minimum: 0, maximum: 5 });

export const actions = {
  // Army and deck (nqsb.2.1, nqsb.2.2)
  hireCic: Type.Object({ leader: Leader }, closed),
  hireWing: Type.Object({ leader: Leader }, closed),
  hireDivision: Type.Object({ leader: Leader, wing: Type.Integer() }, closed),
  hireReserve: nothing,
  hire: Type.Object({ troop: Type.Integer() }, closed),
  hireCharacter: Type.Object({ leader: Leader }, closed),
  mustered: nothing,
  swap: Type.Object({ out: Card, into: Card }, closed),
  // Deployment (nqsb.2.3)
  deal: Type.Object({ division: Division, card: Card }, closed),
  pickDivision: Type.Object({ division: Division }, closed),
  placeLeader: Type.Object({ leader: Leader, to: Cell }, closed),
  placeUnit: Type.Object({ unit: Unit, to: Cell, facing: Facing, second: Type.Boolean() }, closed),
  // Orders (nqsb.3.2.2)
  transfer: Type.Object({ unit: Unit, division: Division }, closed),
  assign: Type.Object({ division: Division, card: Card, focus: Type.Boolean() }, closed),
  toTop: Type.Object({ card: Card }, closed),
  toBottom: Type.Object({ card: Card }, closed),
  ready: nothing,
  handOver: Type.Object({ division: Division }, closed),
  mislead: Type.Object({ division: Division }, closed),
  nameFocus: Type.Object({ division: Division, focus: Type.Enum(['move', 'fire', 'melee']) }, closed),
  takeCard: nothing,
  decline: nothing,
  route: Type.Object({ through: Type.Boolean() }, closed),
  freeze: Type.Object({ unit: Unit }, closed),
  // Tests (nqsb.4)
  stopTest: nothing,
  drawOn: nothing,
  // Movement (nqsb.5)
  march: Type.Object({ unit: Unit, road: Type.Boolean(), alone: Type.Boolean() }, closed),
  charge: Type.Object({ unit: Unit, target: Unit, alone: Type.Boolean() }, closed),
  rotate: Type.Object({ unit: Unit, facing: Facing }, closed),
  limber: Type.Object({ unit: Unit }, closed),
  unlimber: Type.Object({ unit: Unit, facing: Facing }, closed),
  mount: Type.Object({ unit: Unit }, closed),
  dismount: Type.Object({ unit: Unit }, closed),
  trade: Type.Object({ units: unordered(Unit, { minItems: 2, maxItems: 2 }) }, closed),
  enter: Type.Object({ unit: Unit, to: Cell }, closed),
  ride: Type.Object({ leader: Leader, to: Cell }, closed),
  endMoves: nothing,
  step: Type.Object({ to: Cell }, closed),
  halt: Type.Object({ facing: Facing }, closed),
  // Reactions (nqsb.3.3.1)
  evade: Type.Object({ unit: Unit, to: Cell, via: Type.Optional(Type.Array(Cell)) }, closed),
  countercharge: Type.Object({ unit: Unit }, closed),
  stand: Type.Object({ unit: Unit, target: Unit }, closed),
  chase: Type.Object({ unit: Unit, how: Type.Enum(['incalzare', 'inseguire', 'charge']) }, closed),
  partingShot: Type.Object({ unit: Unit }, closed),
  hold: nothing,
  // Fire (nqsb.6)
  shoot: Type.Object({ unit: Unit, target: Unit }, closed),
  ceaseFire: nothing,
  fireBack: nothing,
  counterFire: Type.Object({ charge: Type.Boolean() }, closed),
  retarget: Type.Object({ target: Unit }, closed),
  giveUp: nothing,
  // Melee (nqsb.7)
  attack: Type.Object({ target: Unit }, closed),
  join: Type.Object({ unit: Unit }, closed),
  pair: Type.Object({ unit: Unit, enemy: Unit }, closed),
  combat: Type.Object({ unit: Unit }, closed),
  principal: Type.Object({ unit: Unit }, closed),
  // The hexes before the last are named where ways to it differ in what they meet (R34).
  fallBack: Type.Object({ to: Cell, via: Type.Optional(Type.Array(Cell)) }, closed),
  stay: nothing,
  goBack: Type.Object({ unit: Unit, foe: Unit }, closed),
  press: Type.Object({ facing: Facing }, closed),
  pursue: Type.Object({ charge: Type.Boolean() }, closed),
  // Reorganisation (nqsb.8)
  clear: Type.Object({ unit: Unit, marker: Type.Enum(['shaken', 'paralysed']) }, closed),
  recover: Type.Object({ unit: Unit }, closed),
  endRally: nothing,
};
type Actions = { [T in keyof typeof actions]: Static<(typeof actions)[T]> };

export type Phase = 'move' | 'fire' | 'melee' | 'rally';

/** In this order leaders move after the divisions (nqsb.5.2.others). */
export type Rank = 'division' | 'wing' | 'character' | 'cic';

/** What stays true while a unit moves hex by hex. */
export interface Trip {
  unit: number;
  kind: 'move' | 'road' | 'charge' | 'chase' | 'pursuit' | 'counter' | 'aggressive' | 'late' | 'raid';
  /** The division whose card counts: that of the unit, or for guns the one that has lent its order (nqsb.9.2.command). */
  under: number;
  /** Movement points left. */
  points: number;
  /** The hex in which this move began. */
  from: number;
  /** Hexes entered so far. */
  entered: number;
  /** Whether it may go next to enemies that are not shaken. */
  contact: boolean;
  /** The enemy it goes for, or -1. */
  target: number;
  /** Enemies, not shaken, next to which it began. */
  left: number[];
  /** The enemy that countercharges it, and the points that one has left; -1 without one. */
  rival: number;
  rivalPoints: number;
  /** An enemy has slipped away before it: it may stop, whatever it was bound to (nqsb.9.8.attacker). */
  slipped: boolean;
  /** The last hex in which it could have stayed. */
  refuge: number;
  /** A second move follows (nqsb.10.7.move). */
  again: boolean;
  /** Leaders who go with it (nqsb.10.1.separate). */
  company: number[];
}

/** One unit of a side against one or more of the other (nqsb.7.4.1). */
export interface Fight {
  one: number;
  many: number[];
}

/** A melee being sorted out: the active side, who attacks whom, who of the other side fights. */
export interface Melee {
  side: number;
  /** Attacker and defender, as declared. */
  attacks: number[][];
  /** Units of the other side that fight. */
  joined: number[];
  /** Fought outside a division's turn, by a unit that has just come into contact. */
  at: 'division' | 'pursuit' | 'late';
}

/** What a test is made for. */
export type TestKind = 'fire' | 'melee' | 'charge' | 'chain' | 'nerve' | 'evasion' | 'recovery' | 'rumours' | 'arrival';

export type Batirnos = {
  state: State;
  view: State;
  scenarios: ScenarioId;
  options: {
    /** nqsb.2.3: deployment by the cards, or the historical set-up. */
    deployment: 'free' | 'historical';
    /** nqsb.10.19.agreed: the army value of each side. */
    firstValue: 'scenario' | '2' | '3' | '4';
    secondValue: 'scenario' | '2' | '3' | '4';
    /** nqsb.2.1.points */
    budget: '80' | '120' | '160';
    /** Rocroi: whether Beck's column may arrive. */
    beck: boolean;
  };
  steps: {
    muster: {
      frame: object;
      seals: 'hireCic' | 'hireWing' | 'hireDivision' | 'hireReserve' | 'hire' | 'hireCharacter' | 'mustered';
    };
    deckWork: { frame: object };
    decks: { frame: object; seals: 'swap' };
    deploymentCards: { frame: object };
    dealing: { frame: object; seals: 'deal' };
    nextDivision: { frame: { starter: number; level: number; turn: number } };
    choosing: {
      frame: { side: number; starter: number; level: number; options: number[] };
      asks: 'pickDivision';
    };
    placing: { frame: { division: number }; asks: 'placeLeader' | 'placeUnit' };
    placingLeaders: { frame: { side: number; leaders: number[] }; asks: 'placeLeader' };
    opening: { frame: object };

    planning: { frame: object };
    reserve: { frame: { side: number }; asks: 'transfer' | 'ready' };
    orders: { frame: object; seals: 'assign' | 'toTop' | 'toBottom' | 'ready' };
    exchanging: { frame: { division: number }; asks: 'handOver' | 'decline' };
    misleading: { frame: { division: number }; asks: 'mislead' | 'decline' };
    initiative: { frame: object };
    focusing: { frame: { side: number }; asks: 'nameFocus' };
    specials: { frame: { side: number } };
    heartened: { frame: { division: number }; asks: 'takeCard' | 'decline' };
    rumours: { frame: { division: number } };
    frightening: { frame: { division: number }; asks: 'freeze' };
    chain: { frame: { side: number } };
    routing: { frame: { division: number }; asks: 'route' };
    link: { frame: { division: number; links: number[] } };
    linkTested: { frame: { division: number } };
    arrivalTested: { frame: { division: number } };

    test: {
      frame: { side: number; unit: number; leader: number; cards: number; left: number; need: number; kind: TestKind };
    };
    enough: {
      frame: { side: number; unit: number; leader: number; cards: number; left: number; need: number; kind: TestKind };
      asks: 'stopTest' | 'drawOn';
    };
    nerve: { frame: { unit: number; kind: TestKind; forfeit: number } };
    nerveEnd: { frame: object };

    phase: { frame: { phase: Phase; done: number[] } };
    ordering: { frame: { phase: Phase; done: number[]; side: number; options: number[] }; asks: 'pickDivision' };
    phaseEnd: { frame: { phase: Phase } };

    barrages: { frame: { done: number[] } };
    arriving: { frame: { side: number; division: number }; asks: 'enter' | 'ride' | 'decline' };
    moving: {
      frame: { division: number; commanded: number[]; budged: boolean };
      asks:
        | 'march'
        | 'charge'
        | 'rotate'
        | 'limber'
        | 'unlimber'
        | 'mount'
        | 'dismount'
        | 'trade'
        | 'enter'
        | 'ride'
        | 'endMoves';
    };
    turnOver: { frame: { unit: number; how: 'rotate' | 'limber' | 'unlimber' | 'mount' | 'dismount'; facing: number } };
    trading: { frame: { unit: number; other: number } };
    setOut: { frame: Trip };
    marching: { frame: Trip; asks: 'step' | 'halt' };
    evasion: { frame: { mover: number; done: number[] }; asks: 'evade' | 'hold' };
    evading: { frame: { unit: number; path: number[]; threat: number } };
    counter: { frame: { mover: number; target: number; points: number }; asks: 'countercharge' | 'hold' };
    rivalStep: { frame: { mover: number; unit: number; points: number; on: boolean }; asks: 'step' | 'halt' };
    /** Awaited: it has ridden out, and the enemy made the last step. */
    rivalHalt: { frame: { mover: number; unit: number; awaited: boolean }; asks: 'halt' };
    halted: { frame: Trip };
    firmness: { frame: { side: number; mover: number; foes: number[] }; asks: 'stand' | 'hold' };
    departures: { frame: { mover: number; left: number[]; done: number[] }; asks: 'chase' | 'partingShot' | 'hold' };
    secondMove: { frame: { unit: number }; asks: 'march' | 'hold' };
    aggressors: { frame: { done: number[] } };
    rush: { frame: { unit: number }; asks: 'charge' };
    riding: { frame: { side: number; who: Rank }; asks: 'ride' | 'ready' };

    firing: { frame: { division: number; barrage: boolean; done: number[] }; asks: 'shoot' | 'ceaseFire' };
    targeted: { frame: Aim & { evadable: boolean } };
    answer: {
      frame: Aim & { evadable: boolean };
      asks: 'fireBack' | 'evade' | 'counterFire' | 'hold';
    };
    evaded: { frame: Aim; asks: 'retarget' | 'giveUp' };
    volley: { frame: Shot };
    struck: { frame: Shot };
    ridingDown: { frame: { unit: number; target: number; charge: boolean } };
    caracole: { frame: { unit: number; target: number }; asks: 'fallBack' | 'stay' };

    declaring: { frame: Melee & { rest: number[] } };
    declare: { frame: Melee & { rest: number[]; unit: number }; asks: 'attack' | 'decline' };
    emboldened: { frame: Melee & { rest: number[]; unit: number; target: number } };
    answering: { frame: Melee };
    joining: { frame: Melee & { refused: number[] }; asks: 'join' | 'ready' };
    joinTested: { frame: Melee & { refused: number[]; unit: number } };
    sorting: { frame: Melee & { fights: Fight[]; clusters: number[][]; links: number[][] } };
    separating: { frame: Melee & { fights: Fight[]; clusters: number[][]; links: number[][] }; asks: 'pair' };
    fights: { frame: Melee & { fights: Fight[] } };
    nextFight: { frame: Melee & { fights: Fight[] }; asks: 'combat' };
    fight: { frame: Melee & { fight: Fight } };
    leading: { frame: Melee & { fight: Fight }; asks: 'principal' };
    blows: { frame: Blows };
    drag: {
      frame: Omit<Forced, 'rule'> & { supporters: number[]; was: number };
    };
    backInTurn: { frame: { moves: Forced[] } };
    whoGoes: { frame: { moves: Forced[] }; asks: 'goBack' };
    forced: { frame: Forced };
    retreating: { frame: Forced; asks: 'fallBack' | 'stay' };
    pursuit: { frame: { unit: number; foe: number; from: number; to: number; at: Melee['at'] } };
    advancing: { frame: { unit: number; to: number; facing: number } };
    pressing: {
      frame: { unit: number; foe: number; from: number; to: number; at: Melee['at']; advance: boolean; chase: boolean };
      asks: 'press' | 'pursue' | 'decline';
    };
    strays: { frame: { done: number[] } };
    cavalryBack: { frame: object };
    late: { frame: { side: number }; asks: 'march' | 'charge' | 'endMoves' };
    freshMelee: { frame: { unit: number; from: number; at: Melee['at'] } };

    rallying: { frame: { division: number }; asks: 'clear' | 'recover' | 'endRally' };
    cleared: { frame: { unit: number; marker: 'shaken' | 'paralysed' } };
    recovered: { frame: { unit: number; division: number } };

    turnEnd: { frame: object };
    endCheck: { frame: object };
  };
  actions: Actions;
  events: {
    armyMustered: { side: number; points: number; determination: number };
    deckBuilt: { side: number; cards: number };
    swapped: { side: number; out: number[]; into: number[] };
    dealt: { division: number; card: number };
    starter: { side: number };
    deployed: { division: number };
    leaderPlaced: { leader: number; to: number };
    drew: { side: number; count: number };
    handDrawn: { side: number; cards: number[] };
    reshuffled: { side: number };
    turnBegan: { turn: number; capacity: number[] };
    transferred: { unit: number; division: number };
    ordered: { division: number; card: number; focus: boolean };
    returned: { side: number; count: number };
    returnedCards: { side: number; top: number[]; bottom: number[] };
    handedOver: { from: number; to: number };
    misled: { division: number };
    initiative: { side: number; counts: number[] };
    focused: { division: number; focus: 'move' | 'fire' | 'melee' };
    special: { division: number; card: number };
    discardedAtRandom: { side: number; card: number };
    orderLost: { division: number };
    linkHeld: { division: number };
    tested: {
      side: number;
      unit: number;
      leader: number;
      kind: TestKind;
      cards: number[];
      due: number;
      successes: number;
    };
    steadied: { unit: number };
    faltered: { unit: number };
    moved: { unit: number; from: number; to: number };
    faced: { unit: number; facing: number };
    roadMarch: { unit: number };
    charging: { unit: number; target: number };
    chargeFailed: { unit: number };
    limbered: { unit: number };
    unlimbered: { unit: number; facing: number };
    mounted: { unit: number };
    dismounted: { unit: number };
    traded: { unit: number; other: number };
    entered: { unit: number; to: number };
    leaderEntered: { leader: number; to: number };
    rode: { leader: number; to: number };
    leaderPressed: { leader: number; to: number };
    tookCommand: { leader: number };
    evaded: { unit: number; to: number };
    countercharged: { unit: number; target: number };
    chased: { unit: number; target: number; how: 'incalzare' | 'inseguire' | 'charge' };
    aggressed: { unit: number; target: number };
    fired: { unit: number; target: number; damage: number; protection: number; losses: number };
    paralysed: { unit: number };
    attacked: { unit: number; target: number };
    overrun: { unit: number; battery: number };
    joined: { unit: number };
    fought: { unit: number; foe: number; damage: number; protection: number; losses: number };
    losses: { unit: number; losses: number; strength: number };
    shaken: { unit: number };
    wentBack: { unit: number; to: number };
    fellBack: { unit: number; to: number };
    stood: { unit: number };
    incomplete: { unit: number };
    eliminated: { unit: number };
    pressed: { unit: number; to: number };
    pursued: { unit: number };
    leaderHurt: { leader: number; strength: number };
    leaderFell: { leader: number };
    replaced: { leader: number };
    markerCleared: { unit: number; marker: 'shaken' | 'paralysed' };
    recovered: { unit: number; ok: boolean };
    objective: { objective: number; side: number; points: number };
    routed: { division: number };
    determination: { side: number; determination: number; lost: number };
    arrivalTested: { division: number; ok: boolean };
  };
  refusals: {
    tooDear: { cost: number; left: number };
    tooManyNations: object;
    divisionFull: object;
    notDone: object;
    outOfRange: { card: number };
    notInHand: { card: number };
    hasCard: { division: number };
    noFocus: { card: number };
    handTooLarge: { hand: number; capacity: number };
    returnsLast: object;
    notInZone: { cell: number };
    occupied: { cell: number };
    outOfCommand: { unit: number };
    wrongGround: { cell: number };
    noOrder: { unit: number };
    engaged: { unit: number };
    hasMoved: { unit: number };
    isShaken: { unit: number };
    isParalysed: { unit: number };
    mustStop: { cell: number };
    noContact: { cell: number };
    terrainStop: { cell: number };
    obstacleStop: { cell: number };
    tooFar: { cell: number };
    noCharge: { unit: number };
    cannotStay: { cell: number };
    leavingNear: { cell: number };
    openOrder: { cell: number };
    notOnRoad: { unit: number };
    notSafe: { cell: number };
    hasFired: { unit: number };
    noFire: { unit: number };
    notInSector: { target: number };
    noSight: { target: number };
    engagedTarget: { target: number };
    inAmbush: { target: number };
    notInBattery: { unit: number };
    hasActed: { unit: number };
    mustFight: { unit: number };
    openPrincipal: { unit: number };
    mustRetreat: { unit: number };
    notGoing: { unit: number; foe: number };
    notMarked: { unit: number };
    notWeakened: { unit: number };
    hasRallied: { unit: number };
    mustMove: { division: number };
    tiedGeneral: { unit: number };
    noEvasion: { unit: number };
    hasEvaded: { unit: number };
    secondTarget: { unit: number };
    notStraight: { cell: number };
    notAway: { cell: number };
    noWayOut: { unit: number };
    comesNearer: { unit: number };
    noMelee: { unit: number };
    notAlone: { target: number };
    notHisTurn: { leader: number };
    notOnField: { division: number };
    noFermezza: { unit: number };
    noCountercharge: { unit: number };
    noCarica: { unit: number };
    besideEnemy: { unit: number };
    cannotReach: { unit: number; target: number };
    hasJoined: { unit: number };
    hasFaltered: { unit: number };
    hasFought: { unit: number; target: number };
    cannotFight: { unit: number };
    notBeside: { unit: number };
    notInContact: { unit: number; target: number };
    notItsTurn: { unit: number };
    leavesOut: { unit: number; target: number };
    notFocused: { division: number };
    notOnCard: { card: number };
    isFriend: { unit: number };
    exchanged: { card: number };
    hasWithdrawn: { unit: number };
    notThere: { unit: number };
    isEnemy: { unit: number };
    noLeader: { unit: number };
    leadersFollow: { unit: number };
    inBattery: { unit: number };
    notGuns: { unit: number };
    turnsBySixty: { unit: number };
    keepsFacing: { unit: number };
    notDragoons: { unit: number };
    isMounted: { unit: number };
    onFoot: { unit: number };
    noPassage: { division: number };
    otherDivision: { unit: number };
    notDue: { unit: number };
    notEntry: { cell: number };
    generalFirst: { unit: number };
    notNext: { unit: number };
    noDuttilita: { unit: number };
    notNearest: { unit: number };
    notYours: { division: number };
    isYours: { division: number };
    noOrderFor: { division: number };
    hasPlayed: { division: number };
    otherPriority: { division: number };
    nothingToDo: { division: number };
    isDeployed: { division: number };
    comesLater: { division: number };
    notReserve: { unit: number };
    isReserve: { division: number };
    beyondGeneral: { unit: number; division: number };
    notNewlyMet: { unit: number; target: number };
    notLeft: { unit: number };
    hasReacted: { unit: number };
    inBuildings: { unit: number };
    noIncalzare: { unit: number };
    hasPressed: { unit: number };
    noInseguire: { unit: number };
    hasPursued: { unit: number };
    tooLate: { unit: number };
    sameDivision: { division: number };
    noCardThere: { division: number };
    outOfTouch: { division: number };
    lowPriority: { division: number };
    noCombat: { unit: number };
    notTarget: { unit: number };
    notInMelee: { unit: number };
    isPlaced: { unit: number };
    noRoom: { cell: number };
    oneForm: { unit: number };
  };
  rolls: never;
  endings: 'turns' | 'determination' | 'broken' | 'scenario';
};

/** A shot being worked out (nqsb.6.1). */
export interface Shot {
  unit: number;
  target: number;
  /** Whether the target fires back at the same time. */
  back: boolean;
  /** What the target does once the results are applied (nqsb.6.1.react-charge). */
  charge: 'no' | 'plain' | 'test';
  why: 'order' | 'barrage' | 'fermezza' | 'parting';
  /** Guns that carry out the order of another division than their own (nqsb.9.2.command). */
  under?: number;
}

/** A shot before its target has answered. */
export type Aim = Pick<Shot, 'unit' | 'target' | 'why' | 'under'>;

export interface Blows {
  side: number;
  fight: Fight;
  /** The unit that fights for the larger side. */
  principal: number;
  joined: number[];
  /** Whether each side tests: the active one, the other. */
  tests: boolean[];
  at: Melee['at'];
}

/** A forced move that is due (nqsb.5.3). */
export interface Forced {
  unit: number;
  how: 'back' | 'fall';
  must: boolean;
  /** It had to go, and may ignore the duty (nqsb.9.15.ignore). */
  waived?: boolean;
  /** The unit that caused the move, and its hex when it did (R100). */
  foe: number;
  from: number;
  rule: string;
}

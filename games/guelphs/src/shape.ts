/** The types of the game: what can be asked, done and told. */
import Type, { type Static } from 'typebox';
import type { State } from './state.ts';

const closed = { additionalProperties: false };
const nothing = Type.Object({}, closed);
const Unit = Type.Integer();
const Cell = Type.Integer();
const Battaglia = Type.Integer();
const Facing = Type.Integer({ minimum: 0, maximum: 5 });

/** gg.5.0, gg.S.8.5.2: the Orders a unit can be given. */
export const ORDERS = ['move', 'fire', 'reorganize', 'withdraw', 'charge', 'echelon', 'reload'] as const;
export type OrderKind = (typeof ORDERS)[number];

/** How an activation came about (gg.G.basic, gg.4.1a, gg.4.2a). */
export type ActivationKind = 'basic' | 'continuum' | 'interruptio';

export const actions = {
  place: Type.Object({ unit: Unit, to: Cell }, closed),
  deploy: nothing,
  activate: Type.Object({ battaglia: Battaglia }, closed),
  tradimento: nothing,
  continuum: Type.Object({ battaglia: Battaglia }, closed),
  pass: nothing,
  interrupt: Type.Object({ battaglia: Battaglia }, closed),
  decline: nothing,
  order: Type.Object({ order: Type.Enum([...ORDERS]), unit: Unit }, closed),
  moveCapitano: Type.Object({ to: Cell }, closed),
  movePersonality: Type.Object({ who: Type.Enum(['standard', 'hero']), to: Unit }, closed),
  recovery: nothing,
  rally: nothing,
  endOrders: nothing,
  step: Type.Object({ to: Cell }, closed),
  turn: Type.Object({ facing: Facing }, closed),
  stop: nothing,
  back: Type.Object({ to: Cell }, closed),
  leaveBehind: nothing,
  comeUp: Type.Object({ unit: Unit }, closed),
  attack: Type.Object({ target: Unit }, closed),
  noAttack: nothing,
  react: Type.Object({ unit: Unit, facing: Facing }, closed),
  shoot: Type.Object({ unit: Unit }, closed),
  fireAt: Type.Object({ target: Unit, facing: Facing }, closed),
  hold: nothing,
  countercharge: nothing,
  press: nothing,
  callOff: nothing,
  combat: Type.Object({ target: Unit, lead: Unit }, closed),
  takeHit: Type.Object({ unit: Unit }, closed),
  keep: Type.Object({ unit: Unit }, closed),
  face: Type.Object({ facing: Facing }, closed),
  follow: nothing,
  stay: nothing,
  escape: Type.Object({ to: Cell }, closed),
  adjutant: Type.Object({ unit: Unit }, closed),
  shake: Type.Object({ unit: Unit }, closed),
  emerge: Type.Object({ unit: Unit, to: Cell, facing: Facing }, closed),
  comeBack: Type.Object({ unit: Unit, to: Cell, facing: Facing }, closed),
  endRally: nothing,
  free: Type.Object({ battaglia: Battaglia }, closed),
  coordinate: Type.Object({ battaglia: Battaglia }, closed),
  ready: nothing,
  edge: Type.Object({ cell: Cell }, closed),
  renounce: nothing,
  spend: Type.Object({ levels: Type.Integer() }, closed),
  declareBattle: Type.Object({ battaglia: Battaglia }, closed),
  marchOn: nothing,
  march: Type.Object({ battaglia: Battaglia }, closed),
  endMarch: nothing,
  marchUnit: Type.Object({ unit: Unit }, closed),
  enterMap: Type.Object({ unit: Unit, to: Cell }, closed),
};
type Actions = { [T in keyof typeof actions]: Static<(typeof actions)[T]> };

/** One of those that the battles of `scenarios/` have. */
export type ScenarioId = string;

/** What stays the same while a unit carries out an Order that moves it. */
export interface Manoeuvre {
  unit: number;
  order: 'move' | 'charge';
  points: number;
  /** Hexes entered so far. */
  moved: number;
  /** Facing at the start, for the pivot of a unit that stays (gg.5.3.1c). */
  began: number;
  /** Hexes in which it turned (gg.12.1b). */
  turnedAt: number[];
  /** Whether it may attack at all (gg.5.5, gg.S.3.4.1, gg.S.5.1.1). */
  mayAttack: boolean;
  /** Whether it stood next to an enemy when it began (gg.5.3.1c). */
  wasNext: boolean;
  /** What an opening demands of its end: an attack (gg.S.3.2c), contact (gg.S.8.2b). */
  demand?: 'attack' | 'contact';
  /** Whether it must end within the bounds of its Capitano (gg.S.3.4.2, gg.S.6.8.2a). */
  bound?: boolean;
  /** A march before the battle never comes next to the enemy (gg.S.2.2.3b). */
  march?: boolean;
}

export type Guelphs = {
  state: State;
  view: State;
  scenarios: ScenarioId;
  options: {
    /** gg.S.3.9.1, gg.S.3.9.2 */
    length: 'long' | 'short';
    /** gg.S.5.1.1 */
    volterra: boolean;
    /** gg.S.5.2 */
    religiosi: boolean;
    /** R73: whom a Capitano helps in shock: any friendly unit (English text), or units of his Battaglia (Italian). */
    capitani: 'any' | 'own';
    /** R75: whether Palvesari help against shock from the front only (English text) or from everywhere (Italian). */
    palvesari: 'front' | 'all';
    /** R140: whom the Guelph may free at Campaldino: Maghinardo (English text), or Donati too (Italian). */
    freed: 'maghinardo' | 'donati';
  };
  steps: {
    deployment: { frame: { side: number; done: number[] }; asks: 'place' | 'deploy' };
    freeing: { frame: { side: number }; asks: 'free' | 'coordinate' | 'ready' };
    ambush: { frame: object; asks: 'edge' | 'renounce' };
    papers: { frame: object; seals: 'spend' };
    marchTurn: { frame: { side: number; turn: number }; asks: 'declareBattle' | 'marchOn' };
    marching: {
      frame: { side: number; turn: number; roll: number; marched: number[]; used: number[] };
      asks: 'march' | 'endMarch';
    };
    column: {
      frame: { battaglia: number; turn: number; moved: number[]; compagnia: number };
      asks: 'marchUnit' | 'enterMap' | 'moveCapitano' | 'ready';
    };
    papersOpened: { frame: object };
    opening: { frame: object };
    basic: { frame: { optional: boolean }; asks: 'activate' | 'tradimento' | 'pass' };
    activation: { frame: { battaglia: number; kind: ActivationKind; capacity: number } };
    arrival: { frame: { battaglia: number }; asks: 'emerge' };
    orders: {
      frame: OrdersFrame;
      asks: 'order' | 'moveCapitano' | 'movePersonality' | 'recovery' | 'rally' | 'endOrders' | 'enterMap';
    };
    move: { frame: Manoeuvre; asks: 'step' | 'turn' | 'stop' | 'leaveBehind' };
    exitFire: { frame: { mover: number; cell: number }; asks: 'shoot' | 'hold' };
    volley: { frame: { unit: number; target: number; volley: 'order' | 'pivoted' | 'reaction' } };
    enter: { frame: { unit: number; to: number } };
    facingReaction: { frame: { mover: number; done: number[] }; asks: 'react' | 'hold' };
    reactionCheck: { frame: { unit: number; mover: number } };
    target: { frame: Manoeuvre; asks: 'attack' | 'noAttack' };
    chargeMorale: { frame: { unit: number } };
    entryFire: { frame: { mover: number }; asks: 'shoot' | 'hold' };
    countercharge: { frame: { unit: number }; asks: 'countercharge' | 'hold' };
    brokenCharge: { frame: { unit: number }; asks: 'press' | 'callOff' };
    orderEnd: { frame: { unit: number } };
    fireOrder: { frame: { unit: number }; asks: 'fireAt' | 'hold' };
    withdraw: { frame: { unit: number }; asks: 'back' | 'leaveBehind' };
    echelon: { frame: { unit: number }; asks: 'comeUp' };
    swap: { frame: { front: number; rear: number; to: number; behind: number } };
    combats: { frame: { battaglia: number }; asks: 'combat' | 'moveCapitano' };
    afterCombats: { frame: { battaglia: number }; asks: 'moveCapitano' | 'stay' };
    fight: { frame: { target: number; lead: number } };
    ground: { frame: { target: number; lead: number } };
    clash: { frame: { target: number; lead: number } };
    lead: { frame: { target: number }; asks: 'combat' };
    shock: { frame: { target: number; lead: number } };
    share: { frame: { units: number[]; left: number }; asks: 'takeHit' };
    retreat: { frame: { unit: number; lead: number } };
    turnAfter: { frame: { unit: number; rule: string }; asks: 'face' };
    disruption: { frame: { unit: number; rule: string } };
    shaken: { frame: { plain: number[]; done: number[] } };
    mutualRout: { frame: object; asks: 'keep' | 'decline' };
    routs: { frame: object };
    checks: { frame: object };
    /** By side: the Kings who have fallen in this combat (R149). */
    aftermath: { frame: { kings: number[] } };
    advance: { frame: { unit: number; to: number } };
    followAdvance: { frame: { battaglia: number; to: number }; asks: 'follow' | 'stay' };
    occupy: { frame: { unit: number; to: number } };
    booking: { frame: object };
    rout: { frame: { unit: number; cell: number; shock: boolean } };
    wound: { frame: { battaglia: number; alone: boolean } };
    flight: { frame: { battaglia: number } };
    escape: { frame: { battaglia: number }; asks: 'escape' };
    fallen: { frame: { battaglia: number } };
    adjutant: { frame: { battaglia: number }; asks: 'adjutant' };
    standardLost: { frame: { side: number; cell: number } };
    traitorHits: { frame: { unit: number } };
    panic: { frame: { side: number; units: number[] }; asks: 'shake' };
    lastUnit: { frame: { battaglia: number } };
    comingBack: { frame: { battaglia: number; left: number }; asks: 'comeBack' | 'endRally' };
    clearing: { frame: { battaglia: number } };
    victoryCheck: { frame: object };
    continuing: { frame: object; asks: 'continuum' | 'pass' };
    interruption: { frame: { battaglia: number; capacity: number }; asks: 'interrupt' | 'decline' };
    changeRoles: { frame: object };
  };
  actions: Actions;
  events: {
    deployed: { side: number };
    activated: { battaglia: number; kind: ActivationKind; points: number };
    released: { battaglia: number; contact: boolean };
    capacity: { battaglia: number; from: number; to: number };
    confusion: object;
    continuum: { battaglia: number; ok: boolean };
    interruptio: { battaglia: number; ok: boolean };
    passed: { side: number };
    weather: { box: string };
    ordered: { unit: number; order: OrderKind; cost: number };
    entered: { unit: number; from: number; to: number };
    turned: { unit: number; facing: number };
    withdrew: { unit: number; to: number };
    swapped: { front: number; rear: number };
    personalityMoved: { who: 'capitano' | 'standard' | 'hero'; battaglia: number; to: number };
    reorganized: { unit: number };
    reloaded: { unit: number };
    shot: { unit: number; target: number; needed: number; total: number; hit: boolean };
    aimed: { unit: number; target: number; charge: boolean };
    calledOff: { unit: number };
    downgraded: { unit: number };
    morale: { unit: number; ok: boolean };
    countercharged: { unit: number; ok: boolean };
    fought: { target: number; lead: number; column: number; modifier: number; roll: number; result: string };
    hits: { unit: number; hits: number };
    disrupted: { unit: number };
    routed: { unit: number };
    removed: { unit: number };
    retreated: { unit: number; to: number };
    stood: { unit: number };
    advanced: { unit: number; to: number };
    wounded: { battaglia: number; loss: number };
    unharmed: { battaglia: number };
    killed: { battaglia: number };
    captured: { battaglia: number };
    escaped: { battaglia: number; to: number };
    replaced: { battaglia: number };
    withdrawn: { battaglia: number };
    heroGrazed: { hero: number };
    heroKilled: { hero: number };
    standardLost: { side: number; radius: number };
    points: { side: number; points: number };
    level: { side: number; level: number };
    recovered: { battaglia: number; spaces: number };
    rallied: { battaglia: number; units: number };
    cameBack: { unit: number; to: number; hits: number };
    tradimento: { ok: boolean };
    donati: { ok: boolean };
    novello: { ok: boolean };
    baron: { unit: number; rating: number };
    deserted: { unit: number };
    arrived: { unit: number; to: number };
    coordinated: { battaglia: number };
    written: object;
    renounced: object;
    battleOffered: { battaglia: number };
    /** The Battaglie whose Capitano loses a space if they march in this turn. */
    paced: { side: number; tired: number[] };
    papersOpened: { guelph: number; ghibelline: number };
  };
  refusals: {
    notYourBattaglia: { unit: number };
    alreadyOrdered: { unit: number };
    tooFewPoints: { cost: number; left: number };
    outOfCommand: { unit: number };
    notMissile: { unit: number };
    hasFired: { unit: number };
    noTarget: { unit: number };
    notDisrupted: { unit: number };
    nextToEnemy: { unit: number };
    notCavalry: { unit: number };
    isDisrupted: { unit: number };
    noCharge: { unit: number };
    onlyMoves: { unit: number };
    noRoomBehind: { unit: number };
    noPartner: { unit: number };
    prohibitedGround: { cell: number };
    enemyThere: { cell: number };
    friendInContact: { cell: number };
    tooDear: { cost: number; left: number };
    notInFront: { cell: number };
    inZone: { unit: number };
    noTurnHere: { cell: number };
    cannotStop: { cell: number };
    inReserve: { battaglia: number };
    twiceInARow: { battaglia: number };
    notEligible: { battaglia: number };
    hasMoved: { battaglia: number };
    openingFirst: { battaglia: number };
    outOfBounds: { unit: number };
    oneCompagnia: { unit: number };
    noReload: { unit: number };
    outOfReach: { cell: number };
    withHisMen: { battaglia: number };
    mustFollow: { battaglia: number };
    notNext: { cell: number };
    campStops: { cell: number };
    alreadyTurned: { cell: number };
    noFacing: { unit: number };
    marchApart: { unit: number };
    notBasic: { battaglia: number };
    notAlone: { battaglia: number };
    stillStrong: { battaglia: number };
    nobodyRouted: { battaglia: number };
    noCarroccio: { battaglia: number };
    hasRidden: { who: 'standard' | 'hero'; battaglia: number };
    staysWith: { unit: number };
    cannotEngage: { battaglia: number };
    hasMarched: { battaglia: number };
    notYetDue: { battaglia: number };
    notAwaited: { unit: number };
    noEntry: { cell: number };
    notBefore: { unit: number };
    cannotShootAt: { unit: number };
    notToPlace: { unit: number };
    notInRow: { unit: number; cell: number };
    mustActivate: { side: number };
    unitMarched: { unit: number };
    notInColumn: { unit: number };
    goesAlong: { unit: number };
    notAttacking: { unit: number; target: number };
    nobodyAlong: { unit: number };
    hasSetOut: { unit: number };
    oneVertex: { unit: number };
    alreadyFaces: { unit: number };
    notBehind: { cell: number };
    occupied: { cell: number };
    cannotJoin: { unit: number };
    notShaken: { unit: number };
    takesNoHit: { unit: number };
    notSaved: { unit: number };
    notRallied: { unit: number };
    noRallyHere: { cell: number };
    noRoom: { cell: number };
    cannotComeUp: { unit: number };
    notBeset: { unit: number };
    turnedBefore: { unit: number };
    heldInZone: { unit: number };
    notBeforeIt: { unit: number };
    notOnEdge: { cell: number };
    levelsAtMost: { most: number };
    mustAttack: { unit: number };
    chargeBarred: { unit: number };
    goesWithUnit: { battaglia: number };
  };
  rolls:
    | 'continuum'
    | 'interruptio'
    | 'victory'
    | 'fire'
    | 'morale'
    | 'footMorale'
    | 'reactionFacing'
    | 'countercharge'
    | 'shock'
    | 'disruption'
    | 'wound'
    | 'woundCheck'
    | 'heroCheck'
    | 'heroFate'
    | 'capitanoPoints'
    | 'heroPoints'
    | 'standard'
    | 'recovery'
    | 'rally'
    | 'rallyHits'
    | 'tradimento'
    | 'traitors'
    | 'traitorHits'
    | 'donati'
    | 'novello'
    | 'baron'
    | 'freeing'
    | 'march';
  /** A battle may have endings of its own, with their words in its module. */
  endings: 'levels' | 'suddenEnd' | 'carroccio' | 'king' | 'storm' | 'destroyed' | 'frozen' | `own-${string}`;
};

export interface OrdersFrame {
  battaglia: number;
  kind: ActivationKind;
  points: number;
  /** Whether any Order has been given: a Special Order must be the only one (gg.5.4). */
  begun: boolean;
  /** The Compagnia ordered in this activation (gg.S.8.5.1b), or -1. */
  compagnia: number;
  /** Hexes by which units have entered the map in this activation (gg.S.2.2.2). */
  entered?: number[];
  /** Carica! and Attack Orders given, for the openings that demand some (gg.S.3.2c, gg.S.8.2b). */
  attacks: number;
}

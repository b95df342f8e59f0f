/** The types of the game: what can be asked, done and told. */
import type { Modifier } from '@carroccio/kernel';
import type { Static } from 'typebox';
import { actions, BUILT, ITEMS } from './actions.ts';
import type { SiegeAction, State } from './state.ts';

export { actions, BUILT, ITEMS };

type Actions = { [T in keyof typeof actions]: Static<(typeof actions)[T]> };

export type Weapon = 'lance' | 'javelin' | 'sling' | 'short bow' | 'composite bow';
export type Cause = 'fire' | 'combat' | 'infiltration' | 'flames' | 'fall' | 'siege' | 'drowning' | 'surrounded';
export type Harm = 'stunned' | 'wounded' | 'killed';

/** What a character under way may still do. */
export interface Journey {
  unit: number;
  mp: number;
  /** Hexes entered so far. */
  entered: number;
  /** The potential he began with, for the limits of defensive fire. */
  potential: number;
  spent: number;
  /** Hexes he may still enter whatever his points (gui.5.4.3.D), or -1. */
  limit: number;
  /** The hex he has come out of last. */
  from?: number;
}

/** A retreat, hex by hex (R17, R20, R21, R22). */
export interface Retreat {
  unit: number;
  /** Hexes still to go. */
  left: number;
  start: number;
  cause: 'fire' | 'combat' | 'refusal' | 'flames';
  /** Enemies whose neighbourhood is closed (R21). */
  foes: number[];
  /** The only hexes the first step may enter; empty when any will do. */
  firsts: number[];
  /** Hexes gone so far. */
  gone: number;
  /** A wound that waits at the end (gui.10.5.3b). */
  wound: boolean;
}

/** What a mover set out to do before his owner was asked whom he faces first. */
export type Deed =
  | { type: 'step'; to: number; tail: number }
  | { type: 'leave'; edge: number }
  | { type: 'climb'; ladder: number }
  | { type: 'aboutFace' }
  | { type: 'dismount'; to: number };
type MarchDeed = { type: 'shift'; direction: number } | { type: 'wheel'; pivot: number; by: number };

interface Advancing {
  unit: number;
  mp: number;
  hexes: number[];
  losers: number[];
  entered: number;
}

interface Fight {
  attack: number;
  /** Whether it is read on the table against horsemen. */
  mounted: boolean;
}

export type Guiscard = {
  state: State;
  view: State;
  /** Whatever modules the game is made of. */
  scenarios: string;
  options: {
    /** R85: whether the event roll of the first days is modified. */
    early: boolean;
  };
  steps: {
    // Set-up
    setUp: { frame: { group: number } };
    gearUp: { frame: object };
    placing: { frame: { unit: number; group: number }; asks: 'put' | 'stayOut' };
    facing: { frame: { unit: number; to: number }; asks: 'face' };
    placeHorse: { frame: { horse: number; cells: number[] }; asks: 'put' | 'stayOut' };
    faceHorse: { frame: { horse: number; to: number }; asks: 'face' };
    placeRank: { frame: { group: number }; asks: 'put' };
    faceRank: { frame: { group: number; to: number }; asks: 'face' };
    placeLadder: { frame: { ladder: number; cells: number[] }; asks: 'layLadder' | 'stayOut' };
    placeEngine: { frame: { engine: number; cells: number[] }; asks: 'put' | 'stayOut' };
    faceEngine: { frame: { engine: number; to: number }; asks: 'face' | 'faceCorner' };
    giveGrapnel: { frame: { grapnel: number }; asks: 'bear' | 'stayOut' };
    placeAnimal: { frame: { unit: number; cells: number[] }; asks: 'put' | 'stayOut' };
    muster: {
      frame: { side: number; points: number; lords: number; gear: boolean; factions: string; got: number[] };
      asks: 'recruit' | 'equip' | 'ready';
    };
    mapChoice: { frame: { side: number }; asks: 'chooseMap' };
    edgeChoice: { frame: { side: number }; asks: 'chooseEdge' };
    freeStart: { frame: object };
    freePlace: { frame: object };
    // The turn
    turn: { frame: object };
    phase: { frame: { side: number } };
    offensive: { frame: { side: number }; asks: 'shoot' | 'hurl' | 'hold' };
    aim: { frame: { unit: number }; asks: 'fireAt' | 'fireAtHorse' | 'burn' | 'hold' };
    lay: { frame: { engine: number }; asks: 'strike' | 'hold' };
    cover: { frame: { unit: number; from: number }; asks: 'coverFrom' };
    shot: { frame: { unit: number; target: number; cell: number; volley: boolean; horse: number } };
    hit: {
      frame: {
        from: number;
        cell: number;
        row: number;
        short: number;
        volley: boolean;
        aimed: number;
        all: boolean;
        /** From the top of a ladder into the hex before it (gui.10.1.5a). */
        perched?: boolean;
      };
    };
    stone: { frame: { engine: number; cell: number } };
    siphon: { frame: { engine: number; cell: number } };
    charges: { frame: { side: number }; asks: 'charge' | 'groupCharge' | 'endCharges' };
    grouping: { frame: { side: number; group: number }; asks: 'joinCharge' | 'launch' | 'disperse' };
    course: { frame: { charge: number; counter: boolean; path: number[] }; asks: 'rideTo' };
    counterCharge: { frame: { charge: number }; asks: 'counter' | 'hold' };
    chargesRun: { frame: { side: number; next: number } };
    gallop: { frame: { charge: number; at: number; mp: number } };
    meet: { frame: { charge: number; at: number } };
    movement: {
      frame: { side: number };
      asks:
        | 'move'
        | 'endMoves'
        | 'clearBodies'
        | 'shiftHorse'
        | 'passArrows'
        | 'formUp'
        | 'dissolve'
        | 'march'
        | 'foulkon'
        | 'shoulder'
        | 'bringLadder'
        | 'turnLadder'
        | 'throwGrapnel'
        | 'coil'
        | 'carryEngine';
    };
    moving: {
      frame: Journey;
      asks:
        | 'step'
        | 'aboutFace'
        | 'mount'
        | 'dismount'
        | 'bridle'
        | 'letGo'
        | 'seize'
        | 'lift'
        | 'takeLoot'
        | 'leave'
        | 'climb'
        | 'descend'
        | 'vault'
        | 'climbRope'
        | 'crossTop'
        | 'turnLadder'
        | 'stop';
    };
    testOrder: { frame: { unit: number; enemies: number[] }; asks: 'faceFirst' };
    goAgain: { frame: { journey: Journey; deed: Deed } };
    advanceAgain: { frame: { advance: Advancing; to: number; tail: number } };
    marchAgain: { frame: { units: number[]; mp: number; deed: MarchDeed } };
    carryAgain: {
      frame: { ladder: number; mp: number; spent: number; entered: number; cell: number; other: number };
    };
    halted: { frame: { unit: number } };
    laying: { frame: { unit: number }; asks: 'lay' };
    entering: { frame: { unit: number }; asks: 'step' | 'patrol' | 'hold' };
    ladderParty: {
      frame: { ladder: number; mp: number; spent: number; entered: number };
      asks: 'carryTo' | 'raise' | 'putDown' | 'hold';
    };
    ladderMate: { frame: { ladder: number; unit: number }; asks: 'serve' };
    ladderEntry: { frame: { ladder: number; unit: number; mate: number }; asks: 'carryTo' | 'hold' };
    ladderTurn: { frame: { ladder: number; unit: number; mate: number }; asks: 'setLadder' };
    crewing: { frame: { engine: number; cell: number; picked: number[] }; asks: 'serve' };
    lifting: { frame: { engine: number; picked: number[] }; asks: 'serve' };
    engineParty: { frame: { engine: number; mp: number; bearers: number[] }; asks: 'engineTo' | 'stop' };
    formationMarch: { frame: { units: number[]; mp: number }; asks: 'shift' | 'wheel' | 'stop' };
    window: { frame: { target: number; named: number[]; cells: number[] }; asks: 'name' | 'loose' | 'hold' };
    unmoved: { frame: { side: number } };
    movesOver: { frame: { side: number } };
    // Combat
    declare: {
      frame: { side: number };
      asks: 'attack' | 'attackHorse' | 'attackPikes' | 'join' | 'include' | 'task' | 'declared';
    };
    endTests: { frame: { side: number } };
    resolving: { frame: { side: number }; asks: 'resolve' };
    answer: { frame: { attack: number }; asks: 'refuse' | 'stand' };
    tableChoice: { frame: { attack: number }; asks: 'table' };
    clash: { frame: Fight };
    pikesFaced: { frame: { hoplites: number[]; stood: { unit: number; cell: number }[] } };
    blow: {
      frame: { units: number[]; harm: Harm; unhorse: boolean; horse: boolean; attackers: boolean };
      asks: 'takeBlow';
    };
    retreats: { frame: { pending: Retreat[] } };
    retreatOrder: { frame: { pending: Retreat[] }; asks: 'goFirst' };
    retreat: { frame: Retreat };
    retreatStep: { frame: Retreat; asks: 'retreatTo' };
    driven: { frame: { retreat: Retreat; swap: boolean; rope: number } };
    pushedAside: { frame: { unit: number; to: number; moved: number[] } };
    displace: { frame: { unit: number; by: number; moved: number[] }; asks: 'giveWay' };
    fall: { frame: { unit: number; horse: number }; asks: 'lieAt' | 'moveAside' };
    advance: {
      frame: { side: number; units: number[]; hexes: number[]; losers: number[]; fatal: boolean };
      asks: 'advance' | 'decline';
    };
    advancing: {
      frame: Advancing;
      asks: 'step' | 'stop';
    };
    ropeGrab: { frame: { unit: number; grapnel: number } };
    tasks: { frame: { side: number } };
    ladderFall: { frame: { ladder: number; by: number }; asks: 'setLadder' };
    tumble: { frame: { unit: number; cell: number }; asks: 'lieAt' };
    recovery: { frame: { side: number } };
    phaseEnd: { frame: { side: number } };
    turnEnd: { frame: object };
    turnOver: { frame: object };
    combatBegins: { frame: { side: number } };
    // Siege
    siegeDay: { frame: object };
    siegeEvent: { frame: object };
    afflict: {
      frame: {
        side: number;
        chooser: number;
        left: number;
        rule: string;
        /** Those it has struck already: nobody falls ill twice. */
        struck: number[];
      };
      asks: 'strikeDown';
    };
    initiative: { frame: object };
    returns: { frame: object };
    garrisonChoice: { frame: object; asks: 'sortie' | 'wait' };
    besiegerChoice: {
      frame: { engines: number };
      asks: 'assault' | 'bombard' | 'build' | 'workOn' | 'standDown' | 'negotiate' | 'endDay';
    };
    teaming: { frame: { item: number }; asks: 'builder' };
    tactical: { frame: { action: SiegeAction; also?: SiegeAction } };
    secondTable: { frame: { action: SiegeAction } };
    picking: {
      frame: { side: number; left: number; action: SiegeAction; picked: number[]; exact: boolean };
      asks: 'pick' | 'ready';
    };
    siegeSetup: {
      frame: { side: number; unit: number; cells: number[]; sides: number[] };
      asks: 'put' | 'patrol' | 'stayOut';
    };
    placeTactical: { frame: { action: SiegeAction } };
    patrolRoll: { frame: { side: number } };
    patrolPick: { frame: { picked: number[] }; asks: 'pick' | 'ready' };
    entryEdge: { frame: { side: number; units: number[]; edges: number[] }; asks: 'patrol' };
    callOff: { frame: { side: number }; asks: 'withdraw' | 'fightOn' };
    actionOver: { frame: { action: SiegeAction } };
    healing: { frame: object };
    dayEnd: { frame: object };
    reliefChoice: { frame: object; asks: 'shutIn' | 'giveBattle' | 'divide' };
    insideChoice: { frame: { side: number }; asks: 'assault' | 'wait' };
    riposte: { frame: object; asks: 'assault' | 'wait' };
  };
  actions: Actions;
  events: {
    deployed: { unit: number; to: number };
    turnBegan: { turn: number };
    phaseBegan: { side: number };
    shot: { unit: number; target: number; cell: number; impact: number; modifiers: Modifier[] };
    fired: { unit: number; cell: number; cover: string; die: number; armour: number; result: string };
    fireArrow: { unit: number; cell: number; caught: boolean };
    hurled: { engine: number; impact: number };
    sprayed: { engine: number; cell: number; works: boolean };
    malfunction: { engine: number; exploded: boolean };
    ignited: { cell: number };
    doused: { cell: number; unit: number };
    burntOut: { cell: number };
    harmed: { unit: number; harm: Harm; cause: Cause };
    drowned: { unit: number };
    horseKilled: { horse: number };
    unhorsed: { unit: number };
    lies: { unit: number; to: number };
    slowed: { unit: number; mp: number };
    chargeDeclared: { unit: number; target: number; hexes: number };
    counterDeclared: { unit: number; against: number };
    chargeLost: { unit: number };
    groupFormed: { units: number[] };
    entered: { unit: number; to: number; tail: number };
    turned: { unit: number };
    mounted: { unit: number };
    dismounted: { unit: number; to: number };
    bridled: { unit: number; horse: number };
    bridleMissed: { unit: number; horse: number };
    released: { horse: number };
    lifted: { unit: number; by: number };
    laid: { unit: number; to: number };
    loot: { unit: number; taken: boolean };
    left: { unit: number; side: number };
    cleared: { from: number; to: number; sunk: boolean };
    arrowsPassed: { unit: number; to: number; count: number };
    tested: { unit: number; enemy: number; die: number; modifiers: Modifier[]; total: number; result: string };
    stopped: { unit: number };
    formed: { units: number[]; front: number };
    dissolved: { units: number[] };
    foulkon: { on: boolean };
    ladderCarried: { ladder: number; to: number };
    ladderRaised: { ladder: number; cell: number };
    ladderFell: { ladder: number; ok: boolean };
    climbed: { unit: number; up: boolean };
    vaulted: { unit: number; to: number; ok: boolean };
    grapnelThrown: { unit: number; ok: boolean };
    ropeCut: { unit: number; ok: boolean };
    ropeSeized: { unit: number; ok: boolean };
    pulled: { cell: number; ok: boolean };
    gateWorked: { open: boolean };
    torn: { unit: number };
    captured: { unit: number; by: number };
    freed: { unit: number };
    engineMoved: { engine: number; to: number };
    ruined: { cell: number };
    engineDestroyed: { engine: number };
    attacked: { attackers: number[]; defenders: number[]; charge: boolean };
    refused: { units: number[] };
    fought: {
      attackers: number[];
      defenders: number[];
      column: number;
      die: number;
      /** What armour adds to the die. */
      armour: number;
      mounted: boolean;
      result: string;
      difference: number;
      modifiers: Modifier[];
    };
    /** Somebody must fall back so many hexes, with a wound at the end of it or without. */
    drivenBack: { unit: number; hexes: number; wound: boolean };
    /** One of several takes the blow, as their owner chooses. */
    blowFalls: { units: number[]; harm: Harm; unhorse: boolean; horse: boolean };
    retreated: { unit: number; to: number };
    stood: { unit: number };
    displaced: { unit: number; to: number };
    advanced: { unit: number; to: number };
    recovered: { unit: number };
    // Siege
    day: { day: number; left: number };
    provisions: { days: number };
    siegeEvent: { event: number; total: number; happens: boolean };
    initiative: { side: number; besieger: number; garrison: number };
    actionChosen: { action: SiegeAction };
    actionEnded: { action: SiegeAction };
    healed: { unit: number };
    heals: { unit: number; days: number };
    lost: { unit: number };
    built: { item: string };
    bombarded: { cell: number; points: number; result: string };
    negotiated: { die: number; modifiers: Modifier[]; total: number; ok: boolean };
    reinforced: { side: number; units: number[] };
    fellBack: { redoubt: number };
    regained: object;
    reliefGone: object;
    patrol: { units: number[] };
    supplied: { days: number };
    restocking: { days: number };
    prisoners: { units: number[] };
    edge: { side: number; edge: number };
  };
  refusals: {
    noSuchMan: { unit: number };
    noSuchHex: { cell: number };
    inAnArmy: { unit: number };
    notForHire: { unit: number };
    tooManyLords: { unit: number };
    notAtEngine: { unit: number };
    notYours: { unit: number };
    alreadyMoved: { unit: number };
    noMovement: { unit: number };
    tooDear: { cost: number; left: number };
    closedHex: { cell: number };
    enemyThere: { cell: number };
    occupied: { cell: number };
    noHorse: { unit: number };
    enemyNear: { unit: number };
    inContact: { unit: number };
    inWater: { unit: number };
    noWeapon: { unit: number };
    hasFired: { unit: number };
    movedTooFar: { unit: number };
    noTarget: { unit: number };
    noLine: { cell: number };
    notThere: { unit: number };
    outOfRange: { cell: number };
    outOfArc: { cell: number };
    notWood: { cell: number };
    tooDark: { cell: number };
    onlyAhead: { cell: number };
    behindHim: { cell: number };
    tooHigh: { cell: number };
    onlyBows: { cell: number };
    friendBeside: { cell: number };
    overHeads: { cell: number };
    tooClose: { unit: number };
    noCharge: { unit: number };
    cannotAttack: { unit: number; target: number };
    hasAttacked: { unit: number };
    stunned: { unit: number };
    notInZone: { cell: number };
    tooManyPoints: { cost: number; left: number };
    notSettled: { unit: number };
    mustStop: { cell: number };
    hasCarried: { unit: number };
    hasHauled: { unit: number };
    bearsLadder: { unit: number };
    busy: { unit: number };
    foughtAlone: { unit: number };
    notHorseman: { unit: number };
    inSaddle: { unit: number };
    perched: { unit: number };
    armoured: { unit: number };
    onFoot: { unit: number };
    horseHeld: { unit: number };
    noFooting: { cell: number };
    nobodyStunned: { cell: number };
    foughtBefore: { unit: number };
    justCome: { unit: number };
    tooSoon: { unit: number };
    offCourse: { cell: number };
    notAmong: { unit: number };
    noRoom: object;
    otherFirst: { unit: number };
    mustPlace: object;
    mustName: object;
    hasNamed: object;
    resolved: { attack: number };
    alreadyIn: { target: number };
    notThatWay: { cell: number };
    notVacated: { cell: number };
    noBridle: { horse: number };
    ledEnough: { unit: number };
    noExit: { edge: number };
    noLoot: { unit: number };
    notBeside: { unit: number; mate: number };
    noArrows: { unit: number };
    notAtLadder: { ladder: number };
    enemyAtLadder: { ladder: number };
    enemyAtRope: { grapnel: number };
    justRaised: { ladder: number };
    notWaiting: { unit: number };
    notOnTop: { unit: number };
    noRope: { grapnel: number };
    notReady: { engine: number };
    notInFormation: { formation: number };
    ridersShort: object;
    ridersEnough: object;
    firstDay: object;
    isRestocking: object;
    mustAssault: object;
    nobodyAtHand: object;
    dayBegun: object;
    tooManyThrowers: { asked: number; left: number };
    noBreach: { cell: number };
    tooFewHands: { need: number; has: number };
    noWork: object;
    shutUp: object;
    hasNegotiated: object;
    noSortie: object;
    notByEdge: { edge: number };
    mapTaken: object;
    notOnSale: object;
  };
  rolls:
    | 'impact'
    | 'fire'
    | 'infiltration'
    | 'bridle'
    | 'combat'
    | 'jump'
    | 'ladder'
    | 'fireArrow'
    | 'spread'
    | 'douse'
    | 'stun'
    | 'stone'
    | 'siphon'
    | 'naphtha'
    | 'grapnel'
    | 'rope'
    | 'ropeGrab'
    | 'pull'
    | 'bombardment'
    | 'provisions'
    | 'event'
    | 'eventEffect'
    | 'initiative'
    | 'healing'
    | 'surrender'
    | 'patrol'
    | 'packHorses'
    | 'victim'
    | 'edge';
  endings:
    | 'score'
    | 'objective'
    | 'destroyed'
    | 'draw'
    | 'surrender'
    | 'hunger'
    | 'noCommander'
    | 'captured'
    | 'raised'
    | 'broken'
    | 'calendar';
};

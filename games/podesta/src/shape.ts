/** The types of the game: what can be asked, done and told. */
import type { Actions } from './actions.ts';
import type { Effect } from './data/cards.ts';
import type { Events } from './events.ts';
import type { Refusals } from './refusals.ts';
import type { ScenarioId } from './scenarios/index.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Options {
  /** R9: how many lots a player may trade on the market in a turn. */
  market: 'braked' | 'free';
  /** Four houses on the field of a civil war. */
  houses: boolean;
  /** R68: a Podestà eliminated in battle is captured instead. */
  lives: boolean;
  /** R105: the hours agreed for a timed game. */
  hours: 3 | 5 | 8;
}

/** What a commune buys for a work or a feast, and from whom (R38, R41). */
export interface Purchase {
  seat: number;
  commune: number;
  /** The work begun, -1 for a feast. */
  work: number;
  /** Lots still to be found, by good, and the price of one lot. */
  need: number[];
  price: number[];
  /** Who pays: -1 the purse, otherwise the treasury. */
  from: number;
  /** The bank pays half (an extra feast of the Annales). */
  half: boolean;
  /** Players asked in vain. */
  refused: number[];
  /** What players have agreed to deliver. */
  pledged: { supplier: number; good: number; lots: number }[];
}

/** The step of a battle that asks one side for its orders. */
export interface BattleStep {
  side: number;
  /** Passes in a row. */
  passes: number;
}

export type Podesta = {
  state: State;
  view: View;
  scenarios: ScenarioId;
  options: { [O in keyof Options]: Options[O] };
  steps: {
    newYear: { frame: object };
    communeLoans: { frame: object };
    communeLoan: { frame: { commune: number }; asks: 'payGap' | 'leaveGap' };
    companyFee: { frame: { company: number }; asks: 'payFee' | 'dismiss' };
    companyAuction: { frame: { company: number }; seals: 'bid' | 'noOffer' };
    month: { frame: object };
    orderAuction: { frame: object; seals: 'lay' };
    annales: { frame: object };
    window: { frame: { card: number; left: number[] }; asks: 'seize' | 'letFall' };
    assign: { frame: { card: number } };
    effects: { frame: { card: number; seat: number; list: Effect[] } };
    payOrLose: {
      frame: { card: number; seat: number; commune: number; amount: number; either: boolean; options: number[] };
      asks: 'payOff' | 'loseTrust';
    };
    takeTrust: { frame: { seat: number; options: number[] }; asks: 'takeTrust' };
    ban: {
      frame: { seat: number; options: number[]; optional: boolean; times: number };
      asks: 'banish' | 'banishNobody';
    };
    spies: { frame: { seat: number }; asks: 'spy' };
    losingLots: { frame: { seat: number; left: number; goods: number[]; whole: boolean }; asks: 'loseLot' };
    foreignOrder: { frame: { seat: number; lots: number; price: number }; asks: 'sellAbroad' | 'noSale' };
    arms: { frame: { seat: number; options: number[]; armed: boolean }; asks: 'setArms' };
    market: { frame: object };
    turns: { frame: { played: number[] } };
    turn: { frame: { seat: number } };
    labour: { frame: { seat: number; commune: number; work: number }; asks: 'payLabour' | 'leaveWork' };
    political: {
      frame: { seat: number };
      asks:
        | 'ride'
        | 'win'
        | 'rise'
        | 'coup'
        | 'build'
        | 'payLabour'
        | 'feast'
        | 'changeFaction'
        | 'exile'
        | 'takeIn'
        | 'leaveLeague'
        | 'propose'
        | 'takeUp'
        | 'revoke'
        | 'honour'
        | 'borrow'
        | 'repay'
        | 'transfer'
        | 'rebuild'
        | 'steal'
        | 'lodge'
        | 'endPhase';
    };
    journey: { frame: { seat: number; counter: number }; asks: 'rideTo' };
    supplies: { frame: Purchase; asks: 'supply' | 'fromMarket' | 'callOff' };
    supplyAnswer: {
      frame: { purchase: Purchase; supplier: number; good: number; lots: number };
      asks: 'agree' | 'decline';
    };
    declaration: {
      frame: { seat: number; keep: number[]; take: number[] };
      asks: 'keepSestiere' | 'takeSestiere' | 'declare' | 'thinkAgain';
    };
    hosting: { frame: { sestiere: number; left: number[] }; asks: 'host' | 'decline' };
    newHome: { frame: { seat: number }; asks: 'settle' };
    conquest: { frame: { seat: number; commune: number } };
    oaths: { frame: { seat: number; commune: number; left: number[] } };
    oath: { frame: { seat: number; sestiere: number; price: number }; asks: 'payOath' | 'sendAway' };
    answer: { frame: { left: number[]; place: DealPlace }; asks: 'accept' | 'decline' | 'counter' | 'letStand' };
    commercial: {
      frame: { seat: number };
      asks:
        | 'showCard'
        | 'buy'
        | 'sell'
        | 'buyBeneficio'
        | 'sway'
        | 'borrow'
        | 'repay'
        | 'propose'
        | 'takeUp'
        | 'revoke'
        | 'honour'
        | 'steal'
        | 'endPhase';
    };
    bargain: {
      frame: { seat: number; card: number; lots: number; shares: number[]; asked: number[] };
      asks: 'share' | 'closeBargain' | 'callOff';
    };
    shareAnswer: {
      frame: {
        seat: number;
        card: number;
        lots: number;
        shares: number[];
        asked: number[];
        partner: number;
        part: number;
      };
      asks: 'agree' | 'decline';
    };
    military: {
      frame: { seat: number };
      asks:
        | 'hire'
        | 'callArming'
        | 'declareWar'
        | 'callBattle'
        | 'raise'
        | 'march'
        | 'merge'
        | 'garrison'
        | 'raid'
        | 'besiege'
        | 'challenge'
        | 'attack'
        | 'takePoor'
        | 'shootWalls'
        | 'openGates'
        | 'makeFlee'
        | 'lift'
        | 'propose'
        | 'steal'
        | 'endPhase';
    };
    arming: { frame: { seat: number; sestiere: number }; seals: 'lay' | 'noOffer' };
    armingFallback: { frame: { seat: number; sestiere: number }; asks: 'buyArms' | 'leaveUnarmed' };
    allies: { frame: { war: WarTalk; left: number[] }; asks: 'join' | 'stayOut' };
    date: { frame: { war: WarTalk }; asks: 'setDate' };
    place: { frame: { war: WarTalk }; asks: 'setPlace' };
    challenged: { frame: { war: WarTalk; countered: boolean }; asks: 'acceptBattle' | 'refuseBattle' | 'counterDate' };
    counterPlace: { frame: { war: WarTalk; month: number }; asks: 'setPlace' };
    countered: { frame: { war: WarTalk; month: number; cell: number }; asks: 'acceptBattle' | 'refuseBattle' };
    gather: { frame: { war: number; seat: number }; seals: 'enlist' };
    /** Armies from this number on were formed for the battle. */
    field: { frame: { war: number; since: number } };
    assault: { frame: { seat: number; army: number }; asks: 'attack' };
    march: { frame: { seat: number; army: number; from: number; podesta: boolean }; asks: 'marchTo' };
    defence: {
      frame: { army: number; commune: number; why: 'raid' | 'siege' | 'challenge'; to: number };
      asks: 'sortie' | 'stayInside';
    };
    raid: { frame: { army: number; commune: number; to: number } };
    siege: { frame: { army: number; commune: number } };
    sally: {
      frame: { army: number; commune: number; relief: number };
      seals: 'enlist';
    };
    attacked: { frame: { army: number; target: number }; asks: 'standAndFight' | 'yieldField' };
    relief: { frame: { army: number; target: number; commune: number }; asks: 'join' | 'stayOut' };
    meeting: {
      frame: {
        army: number;
        target: number;
        commune: number;
        /** The army that came out of the town for the battle, or -1. */
        joined: number;
      };
    };
    entry: { frame: { army: number; commune: number; gates: boolean } };
    streets: { frame: { army: number; commune: number; gates: boolean }; asks: 'fightInStreets' | 'surrenderCity' };
    streetCompanies: {
      frame: { army: number; commune: number; gates: boolean };
      seals: 'enlist';
    };
    mode: { frame: object; seals: 'chooseMode' };
    reinforcements: { frame: { seat: number; side: number }; asks: 'hireNow' | 'ready' };
    command: { frame: object; seals: 'command' | 'attach' | 'ready' };
    extraPay: { frame: { company: number }; seals: 'lay' };
    choosing: { frame: { seat: number; side: number }; seals: 'choose' | 'ready' };
    houses: { frame: { side: number; left: number }; asks: 'placeHouse' };
    deployment: { frame: { sides: number[] }; seals: 'deploy' };
    initiative: { frame: object; seals: 'commit' | 'ready' };
    battleTurn: { frame: object };
    battlePhase: { frame: BattleStep & { phase: 'move' | 'shoot' | 'fight' } };
    battleMove: { frame: BattleStep; asks: 'pickUp' | 'pass' | 'bribe' | 'stealToken' | 'parley' };
    moving: { frame: BattleStep & { soldier: number; whole: boolean }; asks: 'moveTo' };
    battleShoot: { frame: BattleStep; asks: 'shoot' | 'pass' | 'bribe' | 'stealToken' | 'parley' };
    bolt: { frame: { side: number; soldier: number; target: number } };
    battleFight: { frame: BattleStep; asks: 'fight' | 'pass' | 'bribe' | 'stealToken' | 'parley' };
    support: { frame: { side: number }; asks: 'support' | 'ready' };
    resolve: { frame: object };
    duel: { frame: { played: number[][]; damage: number[] }; seals: 'duelCard' };
    fates: { frame: { damage: number[]; shot: boolean } };
    fate: { frame: { soldier: number; side: number }; asks: 'kill' | 'capture' };
    reorder: {
      frame: { side: number };
      asks: 'swap' | 'withdraw' | 'threeSwords' | 'threeShields' | 'rout' | 'bribe' | 'stealToken' | 'parley' | 'ready';
    };
    withdrawing: { frame: { side: number; soldier: number; whole: boolean }; asks: 'moveTo' };
    battleTurnEnd: { frame: object };
    bribe: { frame: { side: number; company: number }; seals: 'lay' };
    traitorPlace: { frame: { side: number; soldiers: number[] }; asks: 'moveTo' };
    parley: { frame: { side: number }; asks: 'concede' | 'callOffBattle' | 'propose' | 'backToBattle' };
    battleEnd: { frame: { winner: number; surrender: boolean; carroccio: boolean[] } };
    ransom: { frame: { seat: number; company: number }; asks: 'hireCaptive' | 'letGo' };
    afterBattle: { frame: object };
    turnEnd: { frame: { seat: number } };
    monthEnd: { frame: object };
    timeVote: { frame: object; seals: 'timeUp' | 'playOn' };
    nextMonth: { frame: { over: boolean } };
    scoring: { frame: { why: 'years' | 'objective' | 'time' } };
  };
  actions: Actions;
  events: Events;
  refusals: { [R in keyof Refusals]: Refusals[R] };
  rolls: never;
  endings: 'years' | 'objective' | 'time' | 'alone' | 'nobody';
};

/** Where a deal is offered: in a phase, in a battle, or under the walls. */
export type DealPlace = 'phase' | 'battle' | 'siege';

/** A war while it is being declared (R59). */
export interface WarTalk {
  attacker: number;
  defender: number;
  sides: number[][];
  month: number;
  cell: number;
}

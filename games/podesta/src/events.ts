/** Everything a match tells. Seats, communes, sestieri, units and goods are numbers; -1 is the bank or nobody. */
import type { Leg } from './20-agreements/terms.ts';
import type { BattleKind, LastingKind } from './state.ts';

/** What a Beneficio was used for; the Proditor has the most uses (pod.23m). */
export type TokenUse =
  | 'strip'
  | 'win'
  | 'price'
  | 'civilWar'
  | 'coup'
  | 'annales'
  | 'theft'
  | 'gates'
  | 'flight'
  | 'treason'
  | 'initiative'
  | 'swords'
  | 'shields'
  | 'hire';

export type PointsWhy = 'battle' | 'siege' | 'surrender' | 'carroccio' | 'refused' | 'exile';

/** Accounts: purses 0 to 5, treasuries 100 + commune, war chests 200 + seat, the bank -1. */
interface Paid {
  from: number;
  to: number;
  florins: number;
}

export type Events = {
  paid: Paid;
  yearBegan: { year: number };
  monthBegan: { year: number; month: number };
  assigned: { seat: number; commune: number };
  notaro: { seat: number };
  dealt: { seat: number; cards: number[] };
  bid: { seat: number; florins: number };
  orderSet: { order: number[] };
  annalesShown: { card: number };
  annalesSeized: { seat: number; target: number };
  annalesFalls: { seat: number; card: number };
  annalesDiscarded: { card: number };
  noEffect: { seat: number };
  lasting: { kind: LastingKind; seat: number; commune: number; value: number };
  playsLast: { seat: number };
  handShown: { seat: number; kinds: number[] };
  handSeen: { seat: number; by: number };
  bonus: { commune: number; upper: number; lower: number };
  price: { good: number; price: number };
  trusted: { sestiere: number; seat: number; florins: number };
  untrusted: { sestiere: number; seat: number };
  turnedFace: { sestiere: number; faction: number };
  elected: { seat: number; commune: number };
  unrepresented: { commune: number };
  ousted: { seat: number; commune: number; by: number };
  podestaExiled: { seat: number };
  newHome: { seat: number; commune: number };
  taxes: { commune: number; florins: number };
  points: { seat: number; points: number; why: PointsWhy };
  tokenUsed: { seat: number; kind: number; use: TokenUse };
  drew: { seat: number; kind: number };
  boughtBeneficio: { seat: number };
  inVain: { seat: number; by: number };
  theft: { seat: number; victim: number; what: 'beneficio' | 'mercator' };
  stolen: { seat: number; victim: number; kind: number; card: number };
  rode: { commune: number; cell: number };
  workBegun: { commune: number; work: number };
  workDone: { commune: number; work: number; patron: boolean };
  workWaits: { commune: number; work: number };
  /** A work or a feast (work -1) for which the lots could not be found. */
  givenUp: { commune: number; work: number };
  feastHeld: { commune: number; feast: number };
  lots: { from: number; to: number; good: number; lots: number };
  supplyAsked: { seat: number; supplier: number; good: number; lots: number };
  declined: { seat: number };
  factionChanged: { seat: number; faction: number };
  sestiereExiled: { sestiere: number };
  hosted: { sestiere: number; commune: number; seat: number };
  leftPlay: { sestiere: number };
  leagueJoined: { seat: number; league: number };
  leagueLeft: { seat: number };
  offered: { seat: number; partner: number };
  offerEnded: { seat: number; partner: number };
  offerStands: { seat: number; partner: number; until: number };
  offerLapsed: { seat: number; partner: number };
  dealFailed: { seat: number; partner: number };
  agreed: { seat: number; partner: number };
  clause: Leg;
  promiseKept: { from: number; to: number; what: number };
  promiseBroken: { from: number; to: number; what: number };
  lent: { seat: number; commune: number; florins: number };
  repaid: { seat: number; commune: number; florins: number };
  insolvent: { seat: number; commune: number };
  rebuilt: { commune: number; florins: number };
  lodged: { seat: number; commune: number };
  turnedOut: { seat: number; commune: number };
  cardShown: { seat: number; card: number };
  cardPlayed: { seat: number; card: number; lots: number };
  cardCalledOff: { seat: number; card: number };
  hired: { seat: number; company: number; fee: number; commune: number };
  companyFree: { company: number };
  quartered: { company: number; commune: number };
  armingOffer: { seat: number; florins: number };
  armed: { unit: number; armed: boolean };
  recovered: { unit: number };
  warDeclared: { seat: number; challenged: number };
  ally: { seat: number; principal: number };
  appointed: { attacker: number; defender: number; cell: number; month: number };
  counterProposed: { seat: number; cell: number; month: number };
  battleRefused: { seat: number };
  postponed: { attacker: number; defender: number; month: number };
  raised: { seat: number; army: number; commune: number };
  joinedArmy: { army: number; units: number[] };
  marched: { seat: number; army: number; cell: number };
  merged: { army: number; into: number };
  garrisoned: { army: number; commune: number };
  recalled: { unit: number };
  raided: { seat: number; commune: number; raids: number };
  impoverished: { commune: number };
  besieged: { seat: number; commune: number };
  wallShot: { commune: number; spade: number; scudi: number; hit: boolean; left: number };
  breached: { commune: number };
  gatesOpened: { commune: number };
  fledOut: { commune: number; sestieri: number[] };
  lifted: { commune: number };
  sallied: { commune: number };
  stayedInside: { commune: number };
  yielded: { seat: number };
  relieved: { seat: number; commune: number };
  conquered: { seat: number; commune: number };
  oathDrawn: { sestiere: number; card: number };
  coupFailed: { seat: number; commune: number };
  battleBegan: { kind: BattleKind; cell: number; attackers: number[]; defenders: number[] };
  battleMode: { duel: boolean };
  commanders: { units: number[] };
  deployed: { units: number[]; cells: number[] };
  house: { cell: number };
  initiative: { totals: number[]; side: number };
  initiativeGoes: { side: number };
  battleTurn: { turn: number };
  soldierMoved: { unit: number; cell: number };
  bolt: { unit: number; target: number; spade: number; scudi: number; hit: boolean };
  engaged: { unit: number; target: number };
  clash: { units: number[]; attack: number[]; defence: number[]; damage: number[] };
  duelRound: { cards: number[] };
  damaged: { unit: number; damage: number };
  eliminated: { unit: number; captured: boolean };
  routed: { unit: number };
  swapped: { unit: number };
  healed: { unit: number };
  treason: { company: number; side: number; ok: boolean };
  conceded: { side: number };
  calledOff: { side: number };
  battleDrawn: { cell: number };
  battleWon: { seats: number[]; losers: number[]; surrender: boolean };
  carroccioLost: { side: number };
  podestaFallen: { commune: number };
  podestaParted: { commune: number };
  podestaCaptured: { commune: number; by: number };
  podestaFreed: { commune: number };
  playerOut: { seat: number };
  scored: { seat: number; sestieri: number; florins: number; ledger: number; total: number };
};

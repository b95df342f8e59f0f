/** What a match of I Podestà remembers: plain numbers; everything printed is in the data. */
import type { Leg } from './20-agreements/terms.ts';

export const GUELPH = 0;
export const GHIBELLINE = 1;
export const NOBODY = -1;
/** Where an exiled sestiere is: waiting in the box of the fuorusciti, or gone for good (R33). */
export const IN_THE_BOX = -1;
export const OUT_OF_PLAY = -2;

export const MOST_PLAYERS = 6;
export const SESTIERI = 6;
export const COMMUNES = 12;
/** Companies of the sestieri come first; the three units of each mercenary company follow. */
export const FIRST_MERCENARY = COMMUNES * SESTIERI;
export const MERCENARY_COMPANIES = 6;
export const UNITS_PER_COMPANY = 3;
export const ALL_UNITS = FIRST_MERCENARY + MERCENARY_COMPANIES * UNITS_PER_COMPANY;
export const GOOD_KINDS = 6;
export const WORKS = 6;

/** Kinds of Benefici: Spade of 1 to 3, Scudi of 1 to 3, the Proditor, the six companies. */
export const SPADA = 0;
export const SCUDO = 3;
export const PRODITOR = 6;
export const CHIT = 7;
export const TOKEN_KINDS = 13;

/** What lies on a merchant's board, always as it is (pod.6e). */
export interface Player {
  purse: number;
  /** Loot of an exile without a commune (R96). */
  chest: number;
  faction: number;
  /** The commune his own counter governs; -1 before an election and in exile. */
  home: number;
  assigned: number;
  /** The warehouse (pod.21k), by good: lots that may be sold, and lots acquired this month (R10). */
  lots: number[];
  fresh: number[];
  /** Hidden from the others (pod.23b): kinds, in rising order. */
  benefici: number[];
  /** Hidden from the others: cards of the Mercator deck, in rising order. */
  mercator: number[];
  elected: boolean;
  exiled: boolean;
  /** Left the game (R95). */
  out: boolean;
  /** The commune that shelters an exile (R34). */
  host: number;
  league: number;
  /** The year of his last change of faction (R31). */
  changed: number;
  /** Running points (R103.3). */
  points: number;
}

interface Commune {
  podesta: number;
  treasury: number;
  /** The colour it showed last (R30). */
  faction: number;
  /** The two lines of the bonus track (pod.15.1e). */
  upper: number;
  lower: number;
  /** By work: 0 not begun, -1 finished, otherwise the month in which its labour is due. */
  works: number[];
  /** Months in which the last feast, and the last extra feast, were held. */
  feast: number;
  /** The last year whose taxes were paid (R43). */
  taxed: number;
  raids: number;
  poor: boolean;
  /** Paid for rebuilding, and the first month in which taxes are paid again; 0 while nothing was paid. */
  rebuilt: number;
  taxesFrom: number;
  /** The Podestà counter: its square (-1 in the box), speed points left this month. */
  cell: number;
  left: number;
  /** Who holds it captive and until which month (R68); -1 nobody. */
  captor: number;
  until: number;
  /** A dead representative is replaced at New Year (R95). */
  vacant: boolean;
}

interface Siege {
  commune: number;
  hits: number;
  /** Shots made this month. */
  shots: number;
  /** Shots made in all. */
  total: number;
  /** The sestieri of the town that have fled to the besieger (R99). */
  fled: number[];
  /** Whether the besieged have been asked for a sortie this month (R98). */
  asked: boolean;
}

export interface Army {
  id: number;
  seat: number;
  cell: number;
  /** Speed points left this month. */
  left: number;
  /** Squares entered since it left a commune of its player (R61). */
  walked: number;
  /** Hidden from the others: florins for the squares of its companies that nobody has paid for yet (R61). */
  owed: number;
  /** Its composition is known to all. */
  shown: boolean;
  /** Marches home free of charge and may not fight on the way (R61). */
  homeward: boolean;
  /** The commune it set out from this month, -1 otherwise (R69). */
  from: number;
  /** The month of its last raid (R96). */
  raided: number;
  /** The month of its last challenge from under the walls (R60). */
  challenged: number;
  /** The month in which it last gave up a siege (R97). */
  lifted: number;
  /** May not move before its owner's next turn (R65). */
  stays: boolean;
  siege: Siege | null;
}

/** A battle agreed upon (R59). */
interface War {
  attacker: number;
  defender: number;
  /** Who fights on each side, the principal first. */
  sides: number[][];
  cell: number;
  month: number;
}

interface Loan {
  seat: number;
  /** The commune that owes; -1: the merchant himself. */
  commune: number;
  capital: number;
  interest: number;
  due: number;
}

/** What an event of the Annales leaves behind for a while. */
export type LastingKind =
  | 'delta'
  | 'once'
  | 'proof'
  | 'lock'
  | 'allowance'
  | 'truce'
  | 'fair'
  | 'noTrust'
  | 'noWar'
  | 'feast'
  | 'fevers'
  | 'knights'
  | 'trebuchet'
  | 'walls'
  | 'river'
  | 'mountain';

export interface Lasting {
  kind: LastingKind;
  seat: number;
  commune: number;
  value: number;
  /** For walls: what is added to their Resistance. */
  more: number;
  /** The last month in which it holds. */
  until: number;
}

export interface Deal {
  id: number;
  proposer: number;
  partner: number;
  legs: Leg[];
  /** Already answers another offer: no more counters. */
  counter: boolean;
  /** The partner has let it stand once: now he has to answer. */
  stood: boolean;
  /** The last month in which it can be accepted. */
  expires: number;
}

/** A word given in a deal: recorded, never enforced; whether it was kept is told. */
export interface Promised {
  id: number;
  from: number;
  to: number;
  /** See `promises.ts`. */
  what: number;
  /** The month it was given in, and the last one in which it holds. */
  month: number;
  until: number;
  /** For a promised payment. */
  florins: number;
}

/** A part in a Mercator card agreed upon before the card is shown (pod.22i). */
interface Pledge {
  seat: number;
  card: number;
  partner: number;
  lots: number;
}

/** What the player whose turn it is has already done. */
export interface Turn {
  bought: number;
  sold: number;
  /** By good: bit 1 bought, bit 2 sold. */
  traded: number[];
  benefici: number;
  /** Goods whose price he has moved with Benefici. */
  swayed: number[];
  transfers: number;
  declared: boolean;
  /** Sestieri for which an arming auction was held. */
  auctions: number[];
  /** Communes whose coup was found impossible. */
  coups: number[];
  /** Works and feasts (work -1) called off: they are not taken up again this turn. */
  calledOff: { commune: number; work: number }[];
  /** Thought a change of faction over: it is not declared this turn. */
  wavered: boolean;
  /** Hidden from the others: companies that went back into a commune; their month's march is over (R57). */
  goneIn: number[];
}

/** A company on the Campo della contesa. */
export interface Soldier {
  unit: number;
  side: number;
  owner: number;
  /** Square of the field; see the places below. */
  cell: number;
  /** On top of a grouping, or alone. */
  top: boolean;
  damage: number;
  /** Whether it took damage this turn. */
  hurt: boolean;
  /** Movement points left this turn. */
  left: number;
  moved: boolean;
  /** Came into contact by its movement this turn and has to fight (R78). */
  charged: boolean;
  fought: boolean;
  shot: boolean;
  supported: boolean;
  /** Changed lines this turn (pod.36b). */
  reordered: boolean;
  /** The Podestà counter with it, by commune; -1 none. */
  podesta: number;
  /** Came from outside a commune (for the fevers of the Annales). */
  camp: boolean;
  /** The player whose company struck it down; -1 while it stands, or if none did. */
  struckBy: number;
}

export const UNDEPLOYED = -1;
export const ELIMINATED = -2;
export const ROUTED = -3;
export const CAPTURED = -4;

interface BattleToken {
  kind: number;
  owner: number;
}

export type BattleKind = 'field' | 'civil' | 'street';

export interface Battle {
  kind: BattleKind;
  /** The square of the map. */
  cell: number;
  /** The commune fought over or sallied from; -1 none. */
  commune: number;
  /** A besieger that is attacked: his army; -1 none. */
  besieger: number;
  /** By side, the leader first. */
  seats: number[][];
  soldiers: Soldier[];
  duel: boolean;
  /** Large enough for a carroccio behind each line; it is no soldier and does not fight (pod.30d). */
  large: boolean;
  /** By side: the soldier who commands. */
  commander: number[];
  /** Hidden until used: Benefici chosen by each side (R76). */
  tokens: BattleToken[][];
  houses: number[];
  initiative: number;
  turn: number;
  /** Turns in a row without damage (R92). */
  quiet: number;
  wins: number[];
  inflicted: number[];
  /** By side: treason was tried in vain (pod.38e). */
  failed: boolean[];
  /** Companies that betrayed, by company. */
  traitors: number[];
  /** Hidden: extra pay by company (pod.38b). */
  extra: number[];
  /** By side: swords and shields already played while reordering this turn (R88). */
  played: number[];
  /** By side: how often it asked to speak this turn and said nothing. */
  hesitated: number[];
  /** The side that won; -1 while it lasts, and when it was drawn. */
  winner: number;
  /** The fight under way: the principals and those who help them. */
  fight: { soldiers: number[]; helpers: number[][] } | null;
}

export interface State {
  year: number;
  month: number;
  notaro: number;
  order: number[];
  players: Player[];
  communes: Commune[];
  /** By sestiere: the face up, who it is loyal to, where it lives. */
  face: number[];
  holder: number[];
  place: number[];
  /** By sestiere: 1 if it ever changed face; changes since its first adhesion, -1 before it (R22). */
  turned: number[];
  turns: number[];
  /** By sestiere: 1 if its company is armed; the month it comes back after a loss, 0 if it is there (R55). */
  armed: number[];
  back: number[];
  /** By sestiere: the month it was exiled or taken in; 0 at home; -1 a refugee who pays taxes (pod.47c, R33, R127). */
  exiledIn: number[];
  /** By sestiere: the communes that have driven it out, one bit for each (pod.17c, R33). */
  banished: number[];
  /** By unit: the army it marches with, -1 in its commune. Hidden unless the army is shown. */
  armyOf: number[];
  /** By unit: to whom it is lent for a battle, -1 nobody. */
  lent: number[];
  /** By mercenary company: who employs it, who pays (-1 the purse, otherwise a commune), the fee, where it is based. */
  employer: number[];
  payer: number[];
  fee: number[];
  station: number[];
  armies: Army[];
  nextArmy: number;
  wars: War[];
  loans: Loan[];
  /** By good. */
  prices: number[];
  /** Changes of price that wait for the market step (R3). */
  deferred: number[];
  bag: number[];
  used: number[];
  mercatorDeck: number[];
  mercatorUsed: number[];
  /** Mercator cards played this year, how many may be, and whether one was played this month (R14). */
  cardsPlayed: number;
  cardsAllowed: number;
  cardThisMonth: boolean;
  /** Seats that have declined to play a card this month: their phase is over, or they called off the one they showed. */
  declinedCard: number[];
  /** The year's Annales still face down; hidden from everybody. */
  annales: number[];
  /** Annales turned this year, the last one this month's. */
  annalesSeen: number[];
  lasting: Lasting[];
  turn: Turn;
  /** Offers each seat has made this month. */
  talks: number[];
  /** The offer being answered, and those left standing until the month ends. */
  deal: Deal | null;
  offers: Deal[];
  nextOffer: number;
  promises: Promised[];
  pledges: Pledge[];
  battle: Battle | null;
  /** Florins the bank has paid out, less what it took in: all the money there is (pod.9a). */
  minted: number;
}

/** Months since the beginning, from 1. */
export const now = ({ year, month }: { year: number; month: number }): number => (year - 1) * 12 + month;

export const communeOf = (sestiere: number): number => Math.floor(sestiere / SESTIERI);
export const isMercenary = (unit: number): boolean => unit >= FIRST_MERCENARY;
export const companyOf = (unit: number): number => Math.floor((unit - FIRST_MERCENARY) / UNITS_PER_COMPANY);
export const captainOf = (company: number): number => FIRST_MERCENARY + company * UNITS_PER_COMPANY;
export const isCaptain = (unit: number): boolean =>
  isMercenary(unit) && (unit - FIRST_MERCENARY) % UNITS_PER_COMPANY === 0;
export const sestieriOf = (commune: number): number[] =>
  Array.from({ length: SESTIERI }, (_, index) => commune * SESTIERI + index);
export const freshTurn = (): Turn => ({
  bought: 0,
  sold: 0,
  traded: [0, 0, 0, 0, 0, 0],
  benefici: 0,
  swayed: [],
  transfers: 0,
  declared: false,
  auctions: [],
  coups: [],
  calledOff: [],
  wavered: false,
  goneIn: [],
});

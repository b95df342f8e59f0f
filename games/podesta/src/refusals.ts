/** Why something is refused: typed reasons, each with what the words for it need. */
import type { LegKind } from './20-agreements/terms.ts';

/** What stands in the way where no figure or name says it better. */
export type Obstacle =
  | LegKind
  | 'acted'
  | 'again'
  | 'alone'
  | 'apart'
  | 'arranged'
  | 'asked'
  | 'away'
  | 'besieging'
  | 'calledOff'
  | 'captive'
  | 'cavalry'
  | 'chest'
  | 'choice'
  | 'commander'
  | 'consent'
  | 'contact'
  | 'coup'
  | 'cover'
  | 'deal'
  | 'empty'
  | 'faction'
  | 'feast'
  | 'fight'
  | 'homeward'
  | 'leaders'
  | 'merchants'
  | 'moot'
  | 'neutral'
  | 'noSiege'
  | 'noTalks'
  | 'notArranged'
  | 'oneself'
  | 'onlySurrender'
  | 'own'
  | 'ownSide'
  | 'poor'
  | 'quarters'
  | 'rise'
  | 'rival'
  | 'shoot'
  | 'siege'
  | 'solid'
  | 'stalemate'
  | 'stays'
  | 'stranger'
  | 'token'
  | 'turn'
  | 'twice'
  | 'unhurt'
  | 'unpaid'
  | 'vacant'
  | 'walls'
  | 'withdraw';

export interface Refusals {
  tooDear: { florins: number };
  tooLittle: { florins: number };
  noBeneficio: { kind: number };
  emptyHand: { seat: number };
  fledElsewhere: { seat: number };
  inService: { company: number };
  notGoverned: { commune: number };
  besieged: { commune: number };
  locked: { commune: number };
  forbidden: { seat: number };
  turnsSpent: { sestiere: number };
  alreadyLoyal: { sestiere: number };
  counterNeeded: { commune: number };
  notElected: { commune: number };
  partners: { seat: number };
  absent: { sestiere: number };
  exilesMayNot: { seat: number };
  sequence: { work: number };
  doneAlready: { commune: number };
  season: { month: number };
  lotsLimit: { most: number };
  noMore: { most: number };
  inSteps: { of: number };
  oncePerGood: { good: number };
  tooFresh: { good: number };
  noStock: { good: number };
  yearLimit: { most: number };
  monthTaken: { seat: number };
  cardDeclined: { seat: number };
  ceiling: { florins: number };
  outOfReach: { cell: number };
  garrison: { commune: number };
  truce: { seat: number };
  tooFew: { companies: number };
  opposition: { commune: number };
  notInHand: { card: number };
  noRoom: { cell: number };
  walls: { commune: number };
  talkedEnough: { most: number };
  notTheirTurn: { seat: number };
  cannot: { what: Obstacle };
}

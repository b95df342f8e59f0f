/** The kinds of clauses (pod.R136) and what each of them names. */
import { unordered } from '@carroccio/kernel';
import Type, { type Static } from 'typebox';
import {
  Beneficio,
  Commune,
  CommuneOrNone,
  Florins,
  From,
  Good,
  Index,
  Lots,
  Months,
  Sestiere,
} from '../families/fields.ts';

const closed = { additionalProperties: false };
const is = Type.Literal;

/** What a clause says, whoever gives. */
const clause = Type.Union([
  Type.Object({ kind: is('florins'), florins: Florins }, closed),
  /** Out of the treasury of one commune, into that of another. */
  Type.Object({ kind: is('treasury'), chest: Commune, florins: Florins, into: Commune }, closed),
  Type.Object({ kind: is('goods'), good: Good, lots: Lots }, closed),
  Type.Object({ kind: is('beneficio'), token: Beneficio }, closed),
  /** A captive Podestà, by his commune. */
  Type.Object({ kind: is('release'), commune: Commune }, closed),
  /** A besieged commune, or -1: the battle under way. */
  Type.Object({ kind: is('surrender'), commune: CommuneOrNone }, closed),
  /** See `promises.ts`; florins for a promised payment, otherwise 0. */
  Type.Object({ kind: is('promise'), what: Index, months: Months, florins: Florins }, closed),
  Type.Object({ kind: is('sestiere'), sestiere: Sestiere }, closed),
  /** The company of a sestiere, for a battle. */
  Type.Object({ kind: is('troops'), sestiere: Sestiere }, closed),
  Type.Object({ kind: is('share'), card: Index, lots: Lots }, closed),
  Type.Object({ kind: is('hospitality'), commune: Commune }, closed),
  /** Where exiled sestieri are taken in, and who keeps them: the purse (-1) or that commune. */
  Type.Object({ kind: is('refugees'), sestiere: Sestiere, commune: Commune, payer: From }, closed),
  Type.Object({ kind: is('league'), leaving: Type.Boolean() }, closed),
]);

/** What one party gives: clauses in any order. */
export const Clauses = unordered(clause);

type AnyClause = Static<typeof clause>;
export type LegKind = AnyClause['kind'];
export const LEG_KINDS: readonly LegKind[] = clause.anyOf.map(({ properties }) => properties.kind.const);

/** What a clause of each kind names. */
export type Terms = { [K in LegKind]: Omit<Extract<AnyClause, { kind: K }>, 'kind'> };
/** What a clause says, whoever gives. */
export type Said<K extends LegKind = LegKind> = { [P in K]: { kind: P } & Terms[P] }[K];
/** One clause: what goes from whom to whom. */
export type Leg<K extends LegKind = LegKind> = { [P in K]: { from: number; to: number; kind: P } & Terms[P] }[K];

export const isOf = <K extends LegKind>(leg: Leg, kind: K): leg is Leg & Leg<K> => leg.kind === kind;

/** Tests: how many cards are due, and what counts as a success (nqsb.4, nqsb.10.8.cards, nqsb.10.11). */
import type { Frame, Modifier } from '@carroccio/kernel';
import { at } from '@carroccio/kernel';
import { underAbility } from '../02-armies/cards.ts';
import {
  aggregated,
  type Battle,
  cellOf,
  divisionOf,
  effectOn,
  generalOf,
  groundRule,
  inPlay,
  leaderCard,
  leaderSlot,
  postOf,
  seriesOf,
  sideOf,
  strengthOf,
} from '../battle.ts';
import { farFrom } from '../field.ts';
import type { Batirnos, TestKind } from '../shape.ts';
import type { Side } from '../state.ts';

/** nqsb.2.1.2, nqsb.10.19: what a card must not exceed to be a success. */
export function armyValue({ setup, options, state }: Battle, side: Side): number {
  const { night } = setup.rules;
  if (night && night.side === side && state.turn <= night.until) return night.value;
  const agreed = side === 0 ? options.firstValue : options.secondValue;
  return agreed === 'scenario' ? at(setup.sides, side).value : Number(agreed);
}

const total = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);

/** nqsb.4.cards: never fewer than one. */
export const due = (modifiers: readonly Modifier[]): number => Math.max(1, total(modifiers));

/** nqsb.10.8.cards: at most three for strength. */
export const strengthCards = (b: Battle, unit: number): Modifier => ({
  rule: 'nqsb.10.8.cards',
  value: Math.min(3, strengthOf(b, unit)),
});

/** nqsb.10.1.tests: what the leader with the unit adds; the best of several (R99). */
export function leaderBonus(b: Battle, unit: number, what: 'fire' | 'melee' | 'morale'): Modifier[] {
  const with_ = aggregated(b, unit);
  if (with_.length === 0) return [];
  const value = Math.max(...with_.map(leader => leaderCard(b, leader)[what] ?? 0));
  return [{ rule: 'nqsb.10.1.tests', value }];
}

/** The prince's sword: units within one hex of their general. */
export function swordBonus(b: Battle, unit: number): Modifier[] {
  if (!underAbility(b, unit, 'sword')) return [];
  const general = generalOf(b, divisionOf(b, unit));
  const near = inPlay(b, general) && farFrom(b.field, postOf(b, general), cellOf(b, unit)) <= 1;
  return near ? [{ rule: 'nqsb.2.5.2.ability', value: 1 }] : [];
}

/** Indecision: one card less in every test made by reaction. */
export const reactionMalus = (b: Battle, unit: number, reaction: boolean): Modifier[] =>
  reaction && underAbility(b, unit, 'indecision') ? [{ rule: 'nqsb.2.5.2.ability', value: -1 }] : [];

export const keep = (modifiers: readonly Modifier[]): Modifier[] => modifiers.filter(({ value }) => value !== 0);

/** nqsb.4.morale: the cards of a unit's morale test; a general adds his morale, not his strength (nqsb.8.general). */
export function moraleModifiers(b: Battle, unit: number, kind: TestKind, reaction = false): Modifier[] {
  const effect = effectOn(b, unit, cellOf(b, unit));
  return keep([
    strengthCards(b, unit),
    { rule: 'nqsb.2.6.1.values', value: seriesOf(b, unit).morale },
    ...leaderBonus(b, unit, 'morale'),
    { rule: groundRule(b, unit, cellOf(b, unit)), value: effect?.morale ?? 0 },
    ...swordBonus(b, unit),
    ...reactionMalus(b, unit, reaction),
    ...(kind === 'charge' && underAbility(b, unit, 'charge') ? [{ rule: 'nqsb.2.5.2.ability', value: 2 }] : []),
    ...(kind === 'recovery' && underAbility(b, unit, 'reform') ? [{ rule: 'nqsb.2.5.2.ability', value: 1 }] : []),
  ]);
}

/** R11: a general's own test. */
export const leaderModifiers = (b: Battle, leader: number): Modifier[] => [
  { rule: 'nqsb.10.8.cards', value: Math.min(3, b.state.health[leader] ?? 0) },
  { rule: 'nqsb.10.3.link', value: leaderCard(b, leader).morale },
];

/** The frame of a test: `need` successes are decisive (nqsb.4.1), 0 when none ever are. */
export const testFrame = (
  side: Side,
  kind: TestKind,
  cards: number,
  need: number,
  who: { unit?: number; leader?: number },
): Frame<Batirnos, 'test'> => ({
  step: 'test',
  side,
  unit: who.unit ?? -1,
  leader: who.leader ?? -1,
  cards,
  left: cards,
  need,
  kind,
});

export const moraleTest = (b: Battle, unit: number, kind: TestKind, reaction = false): Frame<Batirnos, 'test'> =>
  testFrame(sideOf(b, unit), kind, due(moraleModifiers(b, unit, kind, reaction)), 1, { unit });

export const leaderTest = (b: Battle, leader: number, kind: TestKind): Frame<Batirnos, 'test'> =>
  testFrame(leaderSlot(b, leader).side, kind, due(leaderModifiers(b, leader)), 1, { leader });

/** Takes the successes of the last test made. */
export const takeResult = ({ state }: Pick<Battle, 'state'>): number => state.results.pop() ?? 0;

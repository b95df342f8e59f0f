/** What choices hang on: the dice that follow them, and what is added to those. */
import { ALWAYS, at, type Modifier, type StakesOf } from '@carroccio/kernel';
import { disruptsOnEntry, lonelyCapitaniAt } from './08-movement/movement.ts';
import { fireModifiers, reactingFirers, type Volley } from './10-combat/fire.ts';
import { ratingInChecks } from './10-combat/losses.ts';
import { attackersOf, diceModifiers } from './10-combat/shock.ts';
import { type Battle, cellOf, disrupted, isCavalry, isRated, printedRating, sideOf, unrolled } from './battle.ts';
import type { Guelphs } from './shape.ts';
import type { Attack } from './state.ts';

type Stake = StakesOf<Guelphs>;

/** Whatever follows up to the next choice. */
export const asItFalls = (): Stake => ({ modifiers: [] });

/** gg.10.6.2: what is added to the dice of a combat; nothing is rolled against units without a rating. */
export const shockModifiers = (b: Battle, target: number, lead: number): Modifier[] =>
  isRated(b, target) ? diceModifiers(b, target, lead, attackersOf(b, target), b.rules.openingBonus(b)) : [];

/**
 * R168: told up to the result of the table, which the two dice of a combat decide. Beyond it stand choices of both
 * players (gg.10.6.4a, gg.10.7.1b, gg.10.8.1), and a die for every Disruption, check and wound: with a Capitano on
 * either side more ways than can be counted, so that there would be no odds at all where they matter most.
 */
export const combatStakes = (b: Battle, target: number, lead: number): Stake => ({
  modifiers: shockModifiers(b, target, lead),
  until: 'fought',
});

const withAttacks = (b: Battle, attacks: Attack[]): Battle => ({ ...b, state: { ...b.state, attacks } });

/**
 * gg.10.5.1, gg.12.1.4a: who declares an attack commits himself to a combat. It is worked out as it would be now, led
 * by this unit: what others may yet do about it is theirs.
 */
export function attackStakes(b: Battle, attack: Attack): Stake {
  const { unit, target } = attack;
  return {
    ...combatStakes(withAttacks(b, [...b.state.attacks, attack]), target, unit),
    cases: [{ likelihood: ALWAYS, lay: state => state.attacks.push({ ...attack }) }],
    instead: [
      { step: 'chargeMorale', unit },
      { step: 'fight', target, lead: unit },
    ],
  };
}

/** gg.12.1.1b: a combat goes on with or without a charger that was Disrupted. */
export function brokenChargeStakes(b: Battle, unit: number, presses: boolean): Stake {
  const { combat, attacks } = b.state;
  const left = presses ? attacks : attacks.filter(attack => attack.unit !== unit);
  const fights = combat && left.some(attack => attack.unit === combat.lead && attack.target === combat.target);
  return fights ? combatStakes(withAttacks(b, left), combat.target, combat.lead) : { modifiers: [], until: 'fought' };
}

/** gg.10.3: a volley, to the end of what it does. */
export const volleyStakes = (b: Battle, unit: number, target: number, volley: Volley): Stake => ({
  modifiers: fireModifiers(b, unit, target, volley),
  instead: [{ step: 'volley', unit, target, volley }],
  succeeds: told => told.some(event => event.type === 'shot' && event.hit),
});

/** gg.6.2d, gg.6.2.2: the check of a unit that turns against another. */
export const reactionStakes = (b: Battle, unit: number, mover: number): Stake => ({
  modifiers: footAgainstHorse(b, unit, mover) ? [{ rule: 'gg.6.2.2', value: FOOT_AGAINST_HORSE }] : [],
  instead: [{ step: 'reactionCheck', unit, mover }],
  succeeds: told => !told.some(event => (event.type === 'morale' && !event.ok) || event.type === 'deserted'),
});

/** gg.6.2.2 */
export const FOOT_AGAINST_HORSE = 2;
export const footAgainstHorse = (b: Battle, unit: number, mover: number): boolean =>
  !isCavalry(b, unit) && isCavalry(b, mover);

/** gg.11.0b: a unit that is Disrupted already takes a die minus its rating in hits. */
function disruptionModifiers(b: Battle, unit: number): Modifier[] {
  return isRated(b, unit) && disrupted(b, unit) ? [{ rule: 'gg.11.0b', value: -ratingInChecks(b, unit) }] : [];
}

export const disruptionStakes = (b: Battle, unit: number, rule: string): Stake => ({
  modifiers: disruptionModifiers(b, unit),
  instead: [{ step: 'disruption', unit, rule }],
});

/** gg.10.6.6: a unit that takes a hit of a combat is shaken by it. */
export function sharedHitStakes(b: Battle, unit: number): Stake {
  const hits = Math.min(at(b.state.hits, unit) + 1, printedRating(b, unit));
  const there: Battle = { ...b, state: { ...b.state, hits: b.state.hits.with(unit, hits) } };
  return {
    modifiers: disruptionModifiers(there, unit),
    cases: [
      {
        likelihood: ALWAYS,
        lay(state) {
          state.hits[unit] = hits;
          state.combat?.struck.push(unit);
        },
      },
    ],
    instead: [{ step: 'shaken', plain: [], done: b.state.combat?.struck ?? [] }],
  };
}

/** gg.8.2.4, gg.13.1.9: what coming into a hex brings, whoever shoots at the unit as it leaves its own. */
export function entryStakes(b: Battle, unit: number, to: number): Stake | null {
  const shaken = disrupted(b, unit) && disruptsOnEntry(b, unit, cellOf(b, unit), to);
  if (!shaken && lonelyCapitaniAt(b, to, sideOf(b, unit)).length === 0) return null;
  return { modifiers: shaken ? disruptionModifiers(b, unit) : [], instead: [{ step: 'enter', unit, to }] };
}

/** gg.13.1.9: a unit that appears in a hex may find somebody there who gets away or is taken. */
export const arrivalStakes = (b: Battle, unit: number, to: number): Stake | null =>
  lonelyCapitaniAt(b, to, sideOf(b, unit)).length > 0 ? asItFalls() : null;

/** gg.12.3.1: the same for two units that change places. A Baron's loyalty comes first. */
export function echelonStakes(b: Battle, front: number, rear: number): Stake {
  const [to, behind] = [cellOf(b, front), cellOf(b, rear)];
  const shotAt = reactingFirers(b, front, to).length > 0 || reactingFirers(b, rear, behind).length > 0;
  const unsure = unrolled(b, rear);
  return {
    modifiers: [],
    ...(shotAt && !unsure && { instead: [{ step: 'swap' as const, front, rear, to, behind }] }),
  };
}

/** Where units fall back and come in, and who goes along. */
import { distance, inCone } from '@carroccio/boards';
import { type Action, at, type Chance } from '@carroccio/kernel';
import { type Battle, cellOf, currentRating, disrupted, isRated, sideOf, unitsWhere } from '../../src/battle.ts';
import type { Guelphs } from '../../src/shape.ts';
import { GHIBELLINE } from '../../src/state.ts';
import type { Choices } from '../choices.ts';
import { best } from '../worth.ts';
import { nearestFighter } from './ranges.ts';

/** A unit withdraws to the hex that is further from the enemy, and takes its Palvesari along. */
export const chooseWithdrawal = (b: Battle, unit: number, choices: Choices): Action<Guelphs> =>
  best(choices, choice => (choice.type === 'back' ? nearestFighter(b, choice.to, sideOf(b, unit)) : -1)).choice;

/** The fresher of two units comes up. */
export const choosePartner = (b: Battle, choices: Choices): Action<Guelphs> =>
  best(choices, choice =>
    choice.type === 'comeUp' ? currentRating(b, choice.unit) - (disrupted(b, choice.unit) ? 1.5 : 0) : -9,
  ).choice;

/** Hits beyond which a unit is no place for its Capitano: one more, and every second die wounds him (gg.13.1.5b). */
const FIT = 3;

/** A Capitano goes along with men who are fit, and lets the others go alone. */
export function chooseCompany(b: Battle, choices: Choices): Action<Guelphs> {
  const { combat } = b.state;
  const fit = combat === null || at(b.state.hits, combat.lead) <= FIT;
  return choices.find(choice => choice.type === (fit ? 'follow' : 'stay')) ?? at(choices, 0);
}

/** A charge needs a hex between (gg.12.1.2). */
const CHARGING_DISTANCE = 2;

/** An ambush comes out within a charge of the enemy, facing him. */
export function chooseAmbush(b: Battle, choices: Choices): Action<Guelphs> {
  const { grid } = b.field;
  return best(choices, choice => {
    if (choice.type !== 'emerge') return Number.NEGATIVE_INFINITY;
    const { unit, to, facing } = choice;
    const enemies = unitsWhere(b, enemy => sideOf(b, enemy) !== sideOf(b, unit) && isRated(b, enemy));
    const near = nearestFighter(b, to, sideOf(b, unit));
    const faced = enemies.some(
      enemy => distance(grid, to, cellOf(b, enemy)) === near && inCone(grid, to, facing, cellOf(b, enemy)),
    );
    return (faced ? 0.5 : 0) - Math.abs(near - CHARGING_DISTANCE);
  }).choice;
}

/** Of the edge he may come in by, Arras writes a hex in the quarter nearest to the enemy, and not always the same. */
export function chooseEdge(b: Battle, choices: Choices, chance: Chance): Action<Guelphs> {
  const edges = choices
    .flatMap(choice => (choice.type === 'edge' ? [{ choice, away: nearestFighter(b, choice.cell, GHIBELLINE) }] : []))
    .sort((one, other) => one.away - other.away);
  const near = edges.slice(0, Math.max(1, Math.floor(edges.length / 4)));
  return near.length > 0 ? at(near, chance.draw(near.length)).choice : at(choices, 0);
}

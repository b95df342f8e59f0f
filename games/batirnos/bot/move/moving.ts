/** The movement of a division. */
import type { Action } from '@carroccio/kernel';
import { type Battle, cellOf, isArtillery, mark, marked, sideOf, strengthOf, unmark } from '../../src/battle.ts';
import { AREA, farFrom } from '../../src/field.ts';
import type { Batirnos } from '../../src/shape.ts';
import { SECOND } from '../../src/state.ts';
import { best, type Choices, firstOfKind, ofKind } from '../choices.ts';
import { bestShot } from '../fight/shots.ts';
import { tried } from '../fight/trial.ts';
import { foesOn } from './ground.ts';
import { chooseRide } from './leaders.ts';
import { chooseMarch, mayFireYet } from './manoeuvre.ts';

const nearestFoe = (b: Battle, unit: number): number =>
  Math.min(40, ...foesOn(b, sideOf(b, unit)).map(foe => farFrom(b.field, cellOf(b, unit), cellOf(b, foe))));

/** Measures something as if guns were in battery, or dragoons mounted. */
function inFirstState<T>(b: Battle, unit: number, measure: () => T): T {
  const was = marked(b, unit, SECOND);
  unmark(b, unit, SECOND);
  const measured = measure();
  if (was) mark(b, unit, SECOND);
  return measured;
}

const shotFacing = (b: Battle, unit: number, facing: number): number =>
  tried(b, unit, cellOf(b, unit), facing, () => inFirstState(b, unit, () => bestShot(b, unit)));

/** Guns that can fire stay; those that cannot turn, go into battery, or follow the army. */
function gunChoice(b: Battle, unit: number, choices: Choices): Action<Batirnos> | null {
  const shot = marked(b, unit, SECOND) ? 0 : bestShot(b, unit);
  if (shot > 0.1 || (shot > 0 && mayFireYet(b, unit))) return null;
  const turns = [...ofKind(choices, 'unlimber'), ...ofKind(choices, 'rotate')].filter(one => one.unit === unit);
  if (turns.length > 0) {
    const { choice, value } = best(turns, ({ facing }) => shotFacing(b, unit, facing));
    if (value > 0.1) return choice;
  }
  const far = nearestFoe(b, unit);
  const limber = ofKind(choices, 'limber').find(one => one.unit === unit);
  if (limber && far > 8) return limber;
  return chooseMarch(
    b,
    ofKind(choices, 'march').filter(one => one.unit === unit),
  );
}

/** Dragoons ride while the enemy is far, and fight on foot; never mounted where horse cannot stand. */
function dragoonChoice(b: Battle, choices: Choices): Action<Batirnos> | null {
  const mount = ofKind(choices, 'mount').find(({ unit }) => nearestFoe(b, unit) > 5);
  if (mount) return mount;
  const dismount = ofKind(choices, 'dismount').find(
    ({ unit }) => nearestFoe(b, unit) <= 2 || b.field.terrain[cellOf(b, unit)] === AREA,
  );
  return dismount ?? null;
}

/** Passage of lines: the fresher of two units goes to the front. */
function tradeChoice(b: Battle, choices: Choices): Action<Batirnos> | null {
  const trades = ofKind(choices, 'trade');
  if (trades.length === 0) return null;
  const { choice, value } = best(trades, ({ units: [unit = -1, other = -1] }) => {
    const lead = nearestFoe(b, other) - nearestFoe(b, unit);
    return lead * (strengthOf(b, other) - strengthOf(b, unit));
  });
  return value >= 2 ? choice : null;
}

/** Units that arrive come where they are nearest to their work. */
const entryChoice = (b: Battle, choices: Choices): Action<Batirnos> | null => {
  const entries = ofKind(choices, 'enter');
  if (entries.length === 0) return null;
  return best(
    entries,
    ({ unit, to }) => -Math.min(...foesOn(b, sideOf(b, unit)).map(foe => farFrom(b.field, to, cellOf(b, foe)))),
  ).choice;
};

export function chooseMove(b: Battle, choices: Choices): Action<Batirnos> {
  const entry = entryChoice(b, choices);
  if (entry) return entry;
  const special = tradeChoice(b, choices) ?? dragoonChoice(b, choices);
  if (special) return special;
  const guns = new Set(
    choices.flatMap(choice => ('unit' in choice && isArtillery(b, choice.unit) ? [choice.unit] : [])),
  );
  for (const gun of guns) {
    const chosen = gunChoice(b, gun, choices);
    if (chosen) return chosen;
  }
  const march = chooseMarch(
    b,
    choices.filter(choice => !('unit' in choice && guns.has(choice.unit))),
  );
  if (march) return march;
  const ride = chooseRide(b, choices);
  if (ride) return ride;
  const end = choices.find(({ type }) => type === 'endMoves');
  // A misunderstood order: somebody has to go.
  return end ?? firstOfKind(choices, 'march', 'rotate', 'ride');
}

/** A piece that comes over the flood: as soon as it can. */
export const chooseArrival = (b: Battle, choices: Choices): Action<Batirnos> =>
  entryChoice(b, choices) ?? chooseRide(b, choices) ?? firstOfKind(choices, 'ride', 'decline');

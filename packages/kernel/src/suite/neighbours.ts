/** Actions beside the legal ones: what somebody might try who points at the wrong piece, or a hostile client sends. */

import type { AnyAction } from '../game/erased.ts';
import type { Seat } from '../game/shape.ts';
import { equal } from '../json/json.ts';
import { type Chance, pick } from '../play/chance.ts';
import type { Play } from '../play/play.ts';

export interface Neighbour {
  action: AnyAction;
  /** Whether a person could mean it: made of pieces, places and sums that occur; otherwise its numbers are absurd. */
  meant: boolean;
}

const ABSURD = [-1, -999, 999, 1_000_000, 2 ** 31];

/** Some actions of the kinds this decision offers that are not legal; `known` are actions of other moments. */
export function neighboursOf(
  play: Play,
  seat: Seat,
  known: readonly AnyAction[],
  chance: Chance,
  most: number,
): Neighbour[] {
  const types = offeredTypes(play);
  const members = play.families(seat).length > 0 ? [1, 2, 3].map(() => play.anyAction(seat, chance)) : [];
  const samples = [...play.legal(seat), ...members, ...known].filter(({ type }) => types.includes(type));
  if (samples.length === 0) return [];
  const found: Neighbour[] = [];
  for (let tries = 0; tries < most; tries++) {
    const meant = tries % 3 !== 2;
    const base = pick(chance, samples);
    const action = meant ? mixed(base, samples, chance) : absurd(base, chance);
    if (action && !isLegal(play, seat, action)) found.push({ action, meant });
  }
  return found;
}

/** Listed, or a member of a family: of those only the rules can say. */
export const isLegal = (play: Play, seat: Seat, action: AnyAction): boolean =>
  play.legal(seat).some(listed => equal(listed, action)) ||
  (play.families(seat).some(({ type }) => type === action.type) && play.explain(seat, action) === null);

function offeredTypes(play: Play): string[] {
  const decision = play.decision();
  const step = decision && play.game.steps[decision.step];
  return step && 'offers' in step ? Object.keys(step.offers) : [];
}

const fieldsOf = (action: AnyAction): string[] => Object.keys(action).filter(field => field !== 'type');

/** The action with one field as another action has it. */
function mixed(base: AnyAction, samples: readonly AnyAction[], chance: Chance): AnyAction | undefined {
  const fields = fieldsOf(base);
  if (fields.length === 0) return base;
  const field = pick(chance, fields);
  const others = samples.filter(({ type, [field]: value }) => type === base.type && !equal(value, base[field]));
  return others.length > 0 ? { ...base, [field]: pick(chance, others)[field] } : undefined;
}

/** The action with a number that can't be, or a list with such a number, or one that names something twice. */
function absurd(base: AnyAction, chance: Chance): AnyAction | undefined {
  const fields = fieldsOf(base).filter(field => typeof base[field] === 'number' || Array.isArray(base[field]));
  if (fields.length === 0) return undefined;
  const field = pick(chance, fields);
  const value = base[field];
  const number = pick(chance, ABSURD);
  if (!Array.isArray(value)) return { ...base, [field]: number };
  const [first = number] = value;
  return { ...base, [field]: pick(chance, [[], [...value, first], [...value.slice(1), number]]) };
}

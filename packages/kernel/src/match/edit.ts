import jsonpatch from 'fast-json-patch';
import type { Game } from '../game/erased.ts';
import type { Problem } from '../game/problem.ts';
import { Teller } from '../game/tell.ts';
import { Trouble } from '../game/trouble.ts';
import { LARGEST_NUMBER, MOST_OPERATIONS, measure, PATCH_BOUNDS, POSITION_BOUNDS } from '../json/bounds.ts';
import { clone } from '../json/json.ts';
import { Play } from '../play/play.ts';
import { clonePosition, type Position } from '../play/position.ts';
import type { Patch } from './record.ts';

type Operation = Patch[number];

/** A patch that cannot be applied, or a position that could not be played on. */
class BadEdit extends Trouble {
  override name = 'BadEdit';
  readonly code = 'bad-edit';
}

/** Why a patch is too large or has numbers too large to be tried; nothing when it may be. */
export function patchProblem(patch: Patch): Problem | undefined {
  if (patch.length > MOST_OPERATIONS) return { code: 'many-operations', limit: MOST_OPERATIONS };
  const { beyond } = measure(patch, PATCH_BOUNDS);
  if (beyond) return { code: beyond.code === 'long' ? 'long-patch' : 'deep-patch', limit: beyond.limit };
  const wrong = patch.flatMap(operation => ('value' in operation ? numbersIn(operation.value) : [])).find(unfit);
  return wrong === undefined
    ? undefined
    : { code: 'large-number', number: String(wrong), least: -LARGEST_NUMBER, most: LARGEST_NUMBER };
}

const unfit = (number: number): boolean => !(Math.abs(number) <= LARGEST_NUMBER);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** A position as a patch leaves it, played on to its next decision. It throws when the game could not go on from there. */
export function patched(game: Game, before: Position, patch: Patch): Play {
  const problem = patchProblem(patch);
  if (problem) throw new BadEdit(problem);
  const position = clonePosition(game, before);
  applyWithinBounds(position, patch);
  position.sealed = null;
  for (const frame of position.stack) {
    if (!Object.hasOwn(game.steps, frame.step)) throw new BadEdit({ code: 'unknown-step', step: frame.step });
  }
  const play = new Play(game, position);
  play.settle();
  const says = game.invariants?.(play.look) ?? [];
  if (says.length > 0) throw new BadEdit({ code: 'impossible', says });
  lookAround(play);
  return play;
}

/**
 * What each operation adds is counted before it is done, and nothing is taken off again: a patch that doubles a
 * position over and over stops at the first that would be too much.
 */
function applyWithinBounds(position: Position, patch: Patch): void {
  let room = POSITION_BOUNDS.size - sizeWithin(position, POSITION_BOUNDS.size);
  for (const operation of clone(patch)) {
    const outside = pathsOf(operation).find(path => !/^\/(state|stack)(\/|$)/.test(path));
    if (outside !== undefined) throw new BadEdit({ code: 'outside', path: outside });
    room -= sizeWithin(broughtBy(position, operation), room, operation.path.split('/').length);
    applyOne(position, operation);
  }
}

function applyOne(position: Position, operation: Operation): void {
  try {
    jsonpatch.applyOperation(position, operation, true, true, true);
  } catch (error) {
    if (!(error instanceof jsonpatch.JsonPatchError)) throw error;
    throw new BadEdit({ code: 'operation', op: operation.op, path: operation.path, why: error.name });
  }
}

const pathsOf = (operation: Operation): string[] =>
  'from' in operation ? [operation.path, operation.from] : [operation.path];

function broughtBy(position: Position, operation: Operation): unknown {
  if (operation.op === 'remove' || operation.op === 'test') return null;
  return 'value' in operation ? operation.value : valueAt(position, operation.from);
}

function valueAt(value: unknown, pointer: string): unknown {
  const [, ...keys] = pointer.split('/').map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key))
      throw new BadEdit({ code: 'nothing-there', path: pointer });
    found = new Map(Object.entries(found)).get(key);
  }
  return found;
}

function sizeWithin(value: unknown, room: number, below = 0): number {
  const measured = measure(value, { size: room, depth: POSITION_BOUNDS.depth - below });
  if (measured.beyond === undefined) return measured.size;
  throw new BadEdit({ code: 'large-position', ...POSITION_BOUNDS });
}

/** Does all that anybody may ask of a position, so that what breaks on it breaks now. */
function lookAround(play: Play): void {
  const { game } = play;
  const { seats } = play.position;
  const decision = play.decision();
  const asked = [...(decision?.seats ?? []), ...(decision?.invited ?? [])];
  for (const seat of asked) {
    if (!(seat >= 0 && seat < seats)) throw new BadEdit({ code: 'nobody-asked', step: decision?.step ?? '', seat });
    play.legal(seat);
  }
  for (let seat = 0; seat < seats; seat++) play.view(seat);
  play.view(null);
  for (const language of ['en', 'it'] as const) if (decision) new Teller(game, play.scene, language).prompt(decision);
  if (play.clone().hash() !== play.hash()) throw new BadEdit({ code: 'foreign-part' });
}

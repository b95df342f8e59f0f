/** What men do in the combat step instead of fighting (gui.8.5.2b, gui.9.2.3.2, gui.10.1.6, gui.10.2, gui.10.6). */
import { neighbour, sideBetween } from '@carroccio/boards';
import type { Told } from '@carroccio/kernel';
import { barrierAt, isGreekFire, terrainAt } from '../03-ground/works.ts';
import { hasGone } from '../04-movement/journey.ts';
import { bearsLadder, canAttack, isPerched } from '../06-combat/contact.ts';
import {
  around,
  type Battle,
  cellOf,
  cellsOf,
  hasManInHand,
  hexesBetween,
  isAble,
  isMounted,
  isOccupied,
  isStunned,
  learnt,
  lives,
  marked,
  menOf,
  other,
  setMark,
  sideOf,
} from '../battle.ts';
import { CLOTH, PLATFORM } from '../field.ts';
import type { Guiscard } from '../shape.ts';
import { ATTACKED, BUSY, CARRIER, FIRED, HAULER, LATE, STAYED, type Task, type Undertaking } from '../state.ts';
import { isFlammable } from './flames.ts';
import { pullersOf } from './grapnels.ts';

/** Able, idle, on foot (R147), neither fighting nor shooting in this phase, and not too late to begin (R124). */
const isIdle = (b: Battle, unit: number): boolean =>
  isAble(b, unit) &&
  !marked(b, unit, FIRED | ATTACKED | BUSY | CARRIER | HAULER | LATE) &&
  !isMounted(b, unit) &&
  !isPerched(b, unit) &&
  !bearsLadder(b, unit);
const hasStayed = (b: Battle, unit: number): boolean => marked(b, unit, STAYED) && !hasGone(b, unit);

/** gui.10.1.6a, gui.10.1.7: from the platform the top leans on, or from beside the foot. */
function pushes(b: Battle, unit: number): Task[] {
  const here = cellOf(b, unit);
  return b.state.ladders.flatMap((ladder, on): Task[] => {
    if (ladder.gone || ladder.direction < 0 || ladder.side === sideOf(b, unit)) return [];
    const faced = neighbour(b.field.grid, ladder.cell, ladder.direction);
    const beside = hexesBetween(b, here, ladder.cell) === 1 && b.field.area[here] === b.field.area[ladder.cell];
    const above = here === faced && terrainAt(b, here) === PLATFORM;
    return above || beside ? [{ kind: 'push', unit, on }] : [];
  });
}

function fires(b: Battle, unit: number): Task[] {
  const near = around(b, cellOf(b, unit));
  const light: Task[] = hasStayed(b, unit)
    ? near.filter(cell => isFlammable(b, cell)).map(on => ({ kind: 'light', unit, on }))
    : [];
  // gui.10.2.3a: any fire beside him, whoever else tries.
  // gui.10.2.3b: not moved, not fired, not fought; gui.10.2.3c: Greek fire is not put out.
  const douse: Task[] = hasGone(b, unit)
    ? []
    : b.state.works.flames
        .filter(({ cell }) => near.includes(cell) && !isGreekFire(b, cell))
        .map(({ cell: on }) => ({ kind: 'douse', unit, on }));
  return [...light, ...douse];
}

/** gui.10.6.4 */
const cuts = (b: Battle, unit: number): Task[] =>
  b.state.grapnels.flatMap(({ gone, roof, to, side, cell }, on): Task[] =>
    !gone && !roof && cell >= 0 && side !== sideOf(b, unit) && to === cellOf(b, unit)
      ? [{ kind: 'cut', unit, on }]
      : [],
  );

/** gui.10.6.5 */
const pulls = (b: Battle, side: number): Task[] =>
  b.state.grapnels.flatMap((grapnel, on): Task[] => {
    if (grapnel.side !== side || b.state.tasks.some(task => task.kind === 'pull' && task.on === on)) return [];
    const team = pullersOf(b, grapnel);
    const idle = team.every(unit => !marked(b, unit, ATTACKED | BUSY | LATE));
    return team[0] !== undefined && idle ? [{ kind: 'pull', unit: team[0], on }] : [];
  });

/** gui.9.2.3.2a */
function gates(b: Battle, unit: number): Task[] {
  const { field, state } = b;
  if (field.gate < 0 || state.works.gate === 'destroyed' || !hasStayed(b, unit)) return [];
  if (
    !field.gateBehind.includes(cellOf(b, unit)) ||
    isOccupied(b, field.gate) ||
    state.tasks.some(({ kind }) => kind === 'gate')
  )
    return [];
  return [{ kind: 'gate', unit, on: field.gate }];
}

/** gui.8.5.2b */
function tears(b: Battle, unit: number): Task[] {
  if (!hasStayed(b, unit)) return [];
  const here = cellOf(b, unit);
  return around(b, here)
    .map(cell => sideBetween(b.field.grid, here, cell))
    .filter(side => barrierAt(b, side) === CLOTH)
    .map(on => ({ kind: 'tear', unit, on }));
}

/** The capture of a stunned enemy whom no friend stands by (scenario rule). */
function captures(b: Battle, unit: number): Task[] {
  if (!b.rules.takesPrisoners || hasManInHand(b, unit)) return [];
  return menOf(b, other(sideOf(b, unit)))
    .filter(target => isStunned(b, target) && canAttack(b, unit, target))
    .filter(
      target =>
        !menOf(b, sideOf(b, target)).some(
          friend =>
            isAble(b, friend) && cellsOf(b, friend).some(cell => hexesBetween(b, cell, cellOf(b, target)) === 1),
        ),
    )
    .map(on => ({ kind: 'capture', unit, on }));
}

/** Everything that can still be undertaken by a side in its combat step. */
export function taskList(b: Battle, side: number): Task[] {
  const single = menOf(b, side)
    .filter(unit => isIdle(b, unit))
    .flatMap(unit => [
      ...(learnt(b, 8) ? tears(b, unit) : []),
      ...(learnt(b, 9) ? gates(b, unit) : []),
      ...(learnt(b, 10) ? [...pushes(b, unit), ...fires(b, unit), ...cuts(b, unit), ...captures(b, unit)] : []),
    ]);
  return [...single, ...(learnt(b, 10) ? pulls(b, side) : [])];
}

/** A task with all who would be in it. */
export function teamed(b: Battle, task: Task): Undertaking {
  const grapnel = task.kind === 'pull' ? b.state.grapnels[task.on] : undefined;
  return { ...task, team: grapnel ? pullersOf(b, grapnel) : [task.unit] };
}

/** gui.10.2.3b, gui.9.2.3.2a, gui.8.5.2b: work that fills one's own phase and is no attack (R37). */
const LABOUR: readonly Task['kind'][] = ['douse', 'gate', 'tear'];

/** A task declared: nobody in it does anything else, nor tries again in this turn (gui.10.2.3a). */
export function undertake(b: Battle, task: Task): void {
  const undertaking = teamed(b, task);
  b.state.tasks.push(undertaking);
  for (const unit of undertaking.team) setMark(b, unit, LABOUR.includes(task.kind) ? BUSY : BUSY | ATTACKED);
}

/** Tasks left to a die of their own. */
export const isChancy = ({ kind }: Task): boolean => ['push', 'douse', 'cut', 'pull'].includes(kind);
/** Whether an event tells that a task left to a die has come off (gui.10.1.6a, gui.10.2.3a, gui.10.6.4, gui.10.6.5a). */
export function comesOff(event: Told<Guiscard>): boolean {
  switch (event.type) {
    case 'doused':
      return true;
    case 'ladderFell':
    case 'ropeCut':
    case 'pulled':
      return event.ok;
    default:
      return false;
  }
}

/** Whether all who undertook it are still there to do it (gui.10.6.5b). */
export const stillAtIt = (b: Battle, { team }: Undertaking): boolean =>
  team.every(unit => lives(b, unit) && isAble(b, unit));

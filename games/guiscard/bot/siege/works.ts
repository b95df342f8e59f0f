/** What men do to walls, ladders, ropes, fires and tents instead of fighting. */
import { neighbour } from '@carroccio/boards';
import { type Action, at } from '@carroccio/kernel';
import { type Battle, cellOf, hexesBetween, menOf, other, sideOf } from '../../src/battle.ts';
import type { Guiscard } from '../../src/shape.ts';
import { best, type Choices, firstOf, ofType } from '../choices.ts';
import type { Design } from '../fight/attacks.ts';
import { distancesTo, FAR } from '../move/ways.ts';
import { stormers, wantsFire } from '../sides.ts';
import { chooseCarrying } from './engines.ts';
import { burnWorth } from './fires.ts';
import { feet } from './storm.ts';

type Task = Action<Guiscard, 'task'>;

/** What a task is worth, in the points of men. */
function taskValue(b: Battle, { kind, unit, on }: Task): number {
  const side = sideOf(b, unit);
  switch (kind) {
    case 'capture':
      return 30;
    case 'push': {
      const climber = b.state.ladders[on]?.climber ?? -1;
      return climber >= 0 ? 9 : 4;
    }
    case 'cut':
      return (b.state.grapnels[on]?.climber ?? -1) >= 0 ? 7 : 3;
    case 'light':
      return burnWorth(b, side, on);
    case 'douse':
      return wantsFire(b, side) ? 0 : 4;
    case 'pull':
      return 3;
    case 'gate':
      return wantsGate(b, side) ? 8 : 0;
    case 'tear':
      return 0;
  }
}

/** Those who must come in, or whose friends wait outside, open a closed gate; nobody else touches it. */
function wantsGate(b: Battle, side: number): boolean {
  const attacker = stormers(b) === side;
  return attacker ? b.state.works.gate === 'closed' : b.state.works.gate === 'open';
}

export function chooseTask(b: Battle, choices: Choices): Design | null {
  const tasks = ofType(choices, 'task');
  if (tasks.length === 0) return null;
  const found = best(tasks, task => taskValue(b, task));
  return found.value > 0 ? { value: found.value, action: found.choice } : null;
}

/** The gear of an assault in the movement step: ladders first, then ropes and engines. */
export function chooseGear(b: Battle, choices: Choices): Action<Guiscard> | null {
  const lying = ofType(choices, 'shoulder').find(choice => at(b.state.ladders, choice.ladder).direction < 0);
  const ladder = ofType(choices, 'bringLadder')[0] ?? lying;
  if (ladder && wantsLadder(b, ladder.unit)) return ladder;
  return ofType(choices, 'throwGrapnel')[0] ?? chooseCarrying(b, choices);
}
const wantsLadder = (b: Battle, unit: number): boolean => wantsFire(b, sideOf(b, unit)) && feet(b).length > 0;

/** Bearers bring their ladder to the palisade where the fewest enemies wait, and raise it. */
export function chooseCarry(b: Battle, ladder: number, choices: Choices): Action<Guiscard> {
  const raise = ofType(choices, 'raise');
  const one = at(b.state.ladders, ladder);
  const foes = menOf(b, other(one.side));
  if (raise.length > 0)
    return best(raise, ({ cell, direction }) => {
      const top = neighbour(b.field.grid, cell, direction);
      return -foes.filter(foe => hexesBetween(b, cellOf(b, foe), top) <= 1).length;
    }).choice;
  const steps = ofType(choices, 'carryTo');
  if (steps.length === 0) return firstOf(choices, 'hold');
  const bearer = one.bearers[0] ?? menOf(b, one.side)[0] ?? 0;
  const far = distancesTo(b, bearer, feet(b));
  const now = Math.min(far[one.cell] ?? FAR, far[one.other] ?? FAR);
  const found = best(steps, ({ cell, other: end }) => -Math.min(far[cell] ?? FAR, far[end] ?? FAR));
  return one.cell < 0 || -found.value < now ? found.choice : firstOf(choices, 'hold');
}

/** The movement step: who moves next, and what else a side may do in it (gui.2.1.3, gui.4.2.3, gui.11.4.2f). */
import type { Steps } from '@carroccio/kernel';
import { volleyers, weaponOf } from '../05-missiles/fire.ts';
import { isPerched } from '../06-combat/contact.ts';
import { testsAtTheEnd } from '../06-combat/declare-steps.ts';
import { killSurrounded, tellMended } from '../06-combat/harm.ts';
import { formationOffers } from '../07-charges-and-formations/formation-steps.ts';
import { carryingOffers } from '../10-siege-gear/carrying-steps.ts';
import { gearOffers } from '../10-siege-gear/gear-steps.ts';
import { ladderEntryOffers } from '../10-siege-gear/ladder-entry.ts';
import {
  type Battle,
  type BattleOf,
  cellOf,
  cellsOf,
  hexesBetween,
  horse,
  isAble,
  isMounted,
  isStunned,
  lives,
  man,
  marked,
  menOf,
  setMark,
  sideOf,
} from '../battle.ts';
import { nobody, nowhere } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { ATTACKED, BUSY, FIRED, MOVED, SETTLED, STAYED } from '../state.ts';
import { carcassesToDrag, heapsToClear, shiftCarcass, shiftMen } from './bodies.ts';
import { horsesFollow } from './bridles.ts';
import { canEnter, hasGone, isWaiting, journeyOf, makeSpace, mayMove } from './journey.ts';
import { whyNoHandover, whyNotCleared } from './moving-whys.ts';

type MovementStep = 'movement' | 'unmoved' | 'movesOver';

/** gui.11.4.2f: archers side by side who hand over their fire arrows. */
function handovers(b: Battle, side: number): { unit: number; to: number }[] {
  const idle = menOf(b, side).filter(
    unit =>
      isAble(b, unit) &&
      !marked(b, unit, MOVED | FIRED | BUSY) &&
      weaponOf(b, unit) !== null &&
      man(b, unit).code[2] === 'a',
  );
  return idle
    .filter(unit => (b.state.arrows[unit] ?? 0) > 0)
    .flatMap(unit =>
      idle.filter(to => to !== unit && hexesBetween(b, cellOf(b, unit), cellOf(b, to)) === 1).map(to => ({ unit, to })),
    );
}

/** Characters alone: a horse without one stays where it is (gui.4.4.3a). */
const movers = (b: Battle, side: number): number[] =>
  b.state.cell.flatMap((_, unit) => {
    if (sideOf(b, unit) !== side || man(b, unit).animal) return [];
    if (isWaiting(b, unit)) return canEnter(b, unit) ? [unit] : [];
    return mayMove(b, unit) ? [unit] : [];
  });

export const movementSteps = (battle: BattleOf): Pick<Steps<Guiscard>, MovementStep> => ({
  movement: {
    rule: 'gui.2.1.3a',
    seats: (_look, { side }) => [side],
    offers: {
      move: {
        list: (look, { side }) => movers(battle(look), side).map(unit => ({ type: 'move', unit })),
        why(look, { side }, _seat, { unit }) {
          const b = battle(look);
          const missing = nobody(b, 'gui.2.1.3a', unit);
          if (missing) return missing;
          if (sideOf(b, unit) !== side) return { rule: 'gui.2.1.3a', reason: 'notYours', unit };
          if (marked(b, unit, MOVED | BUSY)) return { rule: 'gui.4.b', reason: 'alreadyMoved', unit };
          return { rule: 'gui.1.2j', reason: isStunned(b, unit) ? 'stunned' : 'noMovement', unit };
        },
        take(flow, frame, _seat, { unit }) {
          const b = battle(flow);
          if (isWaiting(b, unit)) {
            flow.next({ step: 'entering', unit }, frame);
            return;
          }
          setMark(b, unit, MOVED);
          for (const ladder of b.state.ladders) if (ladder.bearers.includes(unit)) ladder.bearers = [];
          flow.next({ step: 'moving', ...journeyOf(b, unit) }, { step: 'halted', unit }, frame);
        },
      },
      endMoves: {
        list: () => [{ type: 'endMoves' }],
        odds(look, { side }) {
          const tests = testsAtTheEnd(battle(look), side);
          return tests === 'sequence' ? tests : 'others';
        },
        take: () => undefined,
      },
      clearBodies: {
        list: (look, { side }) => heapsToClear(battle(look), side).map(work => ({ type: 'clearBodies', ...work })),
        why(look, { side }, _seat, { unit, mate, from, to }) {
          const b = battle(look);
          const missing = nowhere(b, 'gui.4.2.3a', from) ?? nowhere(b, 'gui.4.2.3a', to);
          if (missing) return missing;
          const turned = heapsToClear(b, side).some(
            one => one.unit === mate && one.mate === unit && one.from === from && one.to === to,
          );
          return turned
            ? { rule: 'gui.4.2.3a', reason: 'otherFirst', unit: mate }
            : whyNotCleared(b, side, unit, mate, [from]);
        },
        take(flow, frame, _seat, { unit, mate, from, to }) {
          const b = battle(flow);
          for (const one of [unit, mate]) setMark(b, one, BUSY);
          const sunk = shiftMen(b, from, to);
          flow.emit({ type: 'cleared', rule: 'gui.4.2.3a', from, to, sunk });
          flow.next(frame);
        },
      },
      shiftHorse: {
        list: (look, { side }) => carcassesToDrag(battle(look), side).map(work => ({ type: 'shiftHorse', ...work })),
        why(look, { side }, _seat, { unit, mate, horse: index, head }) {
          const b = battle(look);
          const turned = carcassesToDrag(b, side).some(
            one => one.unit === mate && one.mate === unit && one.horse === index && one.head === head,
          );
          if (turned) return { rule: 'gui.4.2.3a', reason: 'otherFirst', unit: mate };
          const dead = b.state.horses[index];
          return whyNotCleared(b, side, unit, mate, dead ? [dead.head, dead.tail] : []);
        },
        take(flow, frame, _seat, { unit, mate, horse: index, head, tail }) {
          const b = battle(flow);
          for (const one of [unit, mate]) setMark(b, one, BUSY);
          const from = horse(b, index).head;
          const sunk = shiftCarcass(b, index, head, tail);
          flow.emit({ type: 'cleared', rule: 'gui.4.2.3a', from, to: head, sunk });
          flow.next(frame);
        },
      },
      passArrows: {
        list: (look, { side }) => handovers(battle(look), side).map(pair => ({ type: 'passArrows', ...pair })),
        why: (look, { side }, _seat, { unit, to }) => whyNoHandover(battle(look), side, unit, to),
        take(flow, frame, _seat, { unit, to }) {
          const b = battle(flow);
          const count = b.state.arrows[unit] ?? 0;
          b.state.arrows[to] = (b.state.arrows[to] ?? 0) + count;
          b.state.arrows[unit] = 0;
          // Neither shoots in the whole turn: in the enemy's phase as little as in this one.
          for (const one of [unit, to]) setMark(b, one, BUSY | ATTACKED);
          flow.emit({ type: 'arrowsPassed', rule: 'gui.11.4.2f', unit, to, count });
          flow.next(frame);
        },
      },
      ...formationOffers(battle),
      ...gearOffers(battle),
      ...ladderEntryOffers(battle),
      ...carryingOffers(battle),
    },
  },

  /** gui.5.3e, R40: whoever did not move may be shot at once. */
  unmoved: {
    rule: 'gui.5.3e',
    run(flow, { side }) {
      const b = battle(flow);
      const still = menOf(b, side).filter(unit => !hasGone(b, unit) && volleyers(b, unit, []).length > 0);
      flow.next(...still.map(target => ({ step: 'window' as const, target, named: [], cells: [] })));
    },
  },

  /** gui.4.1: one living being a hex; R72: who has stayed a complete turn. */
  movesOver: {
    rule: 'gui.4.1',
    run(flow, { side }) {
      const b = battle(flow);
      for (const unit of menOf(b, side)) {
        if (!isPerched(b, unit) && crowded(b, unit) && makeSpace(b, unit)) horsesFollow(b, flow, unit);
        if (!isAble(b, unit)) continue;
        setMark(b, unit, STAYED, marked(b, unit, SETTLED) && !hasGone(b, unit));
        setMark(b, unit, SETTLED);
      }
      for (const one of b.state.horses) if (one.leader >= 0 && !lives(b, one.leader)) one.leader = -1;
      tellMended(b, flow);
      killSurrounded(b, flow);
    },
  },
});

/** R11: on his feet, in a hex with another living being: he must go if he can. */
const crowded = (b: Battle, unit: number): boolean =>
  isAble(b, unit) &&
  cellsOf(b, unit).some(
    cell =>
      b.state.cell.some(
        (there, mate) =>
          mate !== unit && lives(b, mate) && (there === cell || (isMounted(b, mate) && b.state.tail[mate] === cell)),
      ) ||
      b.state.horses.some(
        (one, index) => !horse(b, index).dead && one.rider < 0 && (one.head === cell || one.tail === cell),
      ),
  );

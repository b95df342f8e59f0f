/** Hoplites form up, march and wheel (gui.7.3.1a, gui.7.3.1b, gui.7.3.2, R65). */
import { at, type Steps } from '@carroccio/kernel';
import { horsesFollow } from '../04-movement/bridles.ts';
import { asksOrder, cross } from '../04-movement/infiltration.ts';
import { potentialOf } from '../04-movement/pace.ts';
import { type Frames, tellMended } from '../06-combat/harm.ts';
import {
  type Battle,
  type BattleOf,
  cellOf,
  formationOf,
  hasStirred,
  isOccupied,
  learnt,
  lives,
  man,
  marching,
  marked,
  menOf,
  setMark,
  stir,
} from '../battle.ts';
import { notAmong } from '../missing.ts';
import { passage } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { type Formation, MOVED, OVER_HALF, SETTLED, STAYED } from '../state.ts';
import { gather, holds, mayFoulkon } from './formation.ts';
import { hasMoved, leadsToHalt, mayHalt, shiftAll, shiftCost, WAYS, wheeled } from './formation-moves.ts';

type FormationOffer = 'formUp' | 'dissolve' | 'march' | 'foulkon';
type MovementOffers = Steps<Guiscard>['movement']['offers'];

/** Fronts a hoplite could be the left end of. */
function frontsOf(b: Battle, unit: number): number[] {
  if (formationOf(b, unit) || !man(b, unit).hoplite) return [];
  return [0, 1, 2, 3, 4, 5].filter(front => {
    const members = gather(b, unit, front);
    if (members.length < 3 || members.some(one => formationOf(b, one))) return false;
    return members[0] === unit && holds(b, { side: 0, units: members, front, foulkon: false, past: [] });
  });
}

export const formationOffers = (battle: BattleOf): Pick<MovementOffers, FormationOffer> => ({
  formUp: {
    list(look, { side }) {
      const b = battle(look);
      if (!learnt(b, 7)) return [];
      return menOf(b, side).flatMap(unit => frontsOf(b, unit).map(front => ({ type: 'formUp' as const, unit, front })));
    },
    why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.7.3.1a', unit),
    take(flow, frame, _seat, { unit, front }) {
      const b = battle(flow);
      const units = gather(b, unit, front);
      b.state.formations.push({ side: frame.side, units, front, foulkon: false, past: [] });
      flow.emit({ type: 'formed', rule: 'gui.7.3.1a', units, front });
      flow.next(frame);
    },
  },
  dissolve: {
    list: (look, { side }) =>
      battle(look).state.formations.flatMap((one, formation) =>
        one.side === side && !one.units.some(unit => marked(battle(look), unit, MOVED))
          ? [{ type: 'dissolve' as const, formation }]
          : [],
      ),
    why: (_look, _frame, _seat, { formation }) => ({ rule: 'gui.7.3.1b', reason: 'notInFormation', formation }),
    take(flow, frame, _seat, { formation }) {
      const b = battle(flow);
      const { units } = at(b.state.formations, formation);
      b.state.formations.splice(formation, 1);
      flow.emit({ type: 'dissolved', rule: 'gui.7.3.1c', units });
      flow.next(frame);
    },
  },
  march: {
    list(look, { side }) {
      const b = battle(look);
      return b.state.formations.flatMap((one, formation) =>
        one.side === side && !hasMoved(b, one) && holds(b, one) ? [{ type: 'march' as const, formation }] : [],
      );
    },
    why: (_look, _frame, _seat, { formation }) => ({ rule: 'gui.7.3.1b', reason: 'notInFormation', formation }),
    take(flow, frame, _seat, { formation }) {
      const b = battle(flow);
      const one = at(b.state.formations, formation);
      for (const unit of one.units) setMark(b, unit, MOVED);
      flow.next({ step: 'formationMarch', units: [...one.units], mp: potentialOf(one) }, frame);
    },
  },
  foulkon: {
    list(look, { side }) {
      const b = battle(look);
      return b.state.formations.flatMap((one, formation) =>
        one.side === side && !hasMoved(b, one) && (one.foulkon || mayFoulkon(b, one))
          ? [{ type: 'foulkon' as const, formation }]
          : [],
      );
    },
    why: (_look, _frame, _seat, { formation }) => ({ rule: 'gui.7.3.2a', reason: 'notInFormation', formation }),
    take(flow, frame, _seat, { formation }) {
      const b = battle(flow);
      const one = at(b.state.formations, formation);
      one.foulkon = !one.foulkon;
      for (const unit of one.units) setMark(b, unit, MOVED);
      flow.emit({ type: 'foulkon', rule: 'gui.7.3.2b', on: one.foulkon });
      flow.next({ step: 'formationMarch', units: [...one.units], mp: potentialOf(one) }, frame);
    },
  },
});

const stirred = (b: Battle, units: readonly number[]) =>
  units.filter(unit => hasStirred(b, unit)).map(unit => ({ unit }));

/** R13: a wheel takes everybody from his hex but the man about whom it is. */
const swung = ({ units }: Formation, pivot: number): number[] => units.filter(unit => unit !== pivot);

/** Every member that leaves a hex next to the enemy is tested. */
function goOn(
  b: Battle,
  flow: Parameters<Steps<Guiscard>['formationMarch']['offers']['shift']['take']>[0],
  one: Formation,
  units: readonly number[] = one.units,
): boolean {
  const frames: Frames = [];
  let free = true;
  for (const { unit } of stirred(b, units)) {
    const passage = cross(b, flow, unit);
    frames.push(...passage.frames);
    free &&= passage.free;
  }
  flow.next(...frames);
  return free && b.state.formations.includes(one);
}

/** The formation whose march this is: it asks as long as it stands. */
function onMarch(b: Battle, units: readonly number[]): Formation {
  const one = marching(b, units);
  if (!one) throw new Error('nobody of this march stands in a formation');
  return one;
}

function settle(b: Battle, units: readonly number[]): void {
  for (const unit of units) {
    stir(b, unit, OVER_HALF);
    setMark(b, unit, SETTLED | STAYED, false);
    if (b.state.volley.target === unit) b.state.volley.hexes += 1;
  }
}

export const formationSteps = (battle: BattleOf): Pick<Steps<Guiscard>, 'formationMarch'> => ({
  formationMarch: {
    rule: 'gui.7.3.1b',
    seats(look, { units, mp }) {
      const b = battle(look);
      const one = marching(b, units);
      return one && mp > 0 && one.units.every(unit => lives(b, unit)) ? [one.side] : [];
    },
    offers: {
      shift: {
        list(look, { units, mp }) {
          const b = battle(look);
          const one = onMarch(b, units);
          return WAYS.filter(direction => leadsToHalt(b, one, direction, mp)).map(direction => ({
            type: 'shift' as const,
            direction,
          }));
        },
        why(look, { units, mp }, _seat, { direction }) {
          const b = battle(look);
          const cost = shiftCost(b, onMarch(b, units), direction);
          if (cost > mp) return { rule: 'gui.7.3.1b', reason: 'tooDear', cost, left: mp };
          return { rule: 'gui.7.3.1b', reason: 'noRoom' };
        },
        odds(look, { units, mp }, _seat, { direction }) {
          const b = battle(look);
          const then = { step: 'marchAgain', units, mp, deed: { type: 'shift', direction } } as const;
          return passage(b, stirred(b, onMarch(b, units).units), then, 'entered');
        },
        take(flow, { units, mp }, _seat, { direction }) {
          const b = battle(flow);
          const one = onMarch(b, units);
          const cost = shiftCost(b, one, direction);
          const then = { step: 'marchAgain', units, mp, deed: { type: 'shift', direction } } as const;
          if (asksOrder(b, flow, stirred(b, one.units), then) || !goOn(b, flow, one)) return;
          shiftAll(b, one, direction);
          settle(b, one.units);
          for (const unit of one.units) horsesFollow(b, flow, unit);
          for (const unit of one.units)
            flow.emit({ type: 'entered', rule: 'gui.7.3.1b', unit, to: cellOf(b, unit), tail: -1 });
          flow.next(...windows(one.units), { step: 'formationMarch', units, mp: mp - cost });
        },
      },
      wheel: {
        list(look, { units, mp }) {
          const b = battle(look);
          const one = onMarch(b, units);
          if (mp < 1) return [];
          return one.units.flatMap(pivot =>
            [1, -1].flatMap(by =>
              wheeled(b, one, pivot, by).length > 0 ? [{ type: 'wheel' as const, pivot, by }] : [],
            ),
          );
        },
        why(look, { units }, _seat, { pivot }) {
          const b = battle(look);
          if (!onMarch(b, units).units.includes(pivot)) return notAmong(b, 'gui.7.3.1b', pivot);
          return { rule: 'gui.7.3.1b', reason: 'noRoom' };
        },
        odds(look, { units, mp }, _seat, { pivot, by }) {
          const b = battle(look);
          const then = { step: 'marchAgain', units, mp, deed: { type: 'wheel', pivot, by } } as const;
          return passage(b, stirred(b, swung(onMarch(b, units), pivot)), then, 'formed');
        },
        take(flow, { units, mp }, _seat, { pivot, by }) {
          const b = battle(flow);
          const one = onMarch(b, units);
          const goals = wheeled(b, one, pivot, by);
          const others = swung(one, pivot);
          const then = { step: 'marchAgain', units, mp, deed: { type: 'wheel', pivot, by } } as const;
          if (asksOrder(b, flow, stirred(b, others), then) || !goOn(b, flow, one, others)) return;
          one.units.forEach((unit, index) => {
            b.state.cell[unit] = goals[index] ?? cellOf(b, unit);
          });
          one.front = (one.front + by + 6) % 6;
          settle(b, others);
          for (const unit of others) horsesFollow(b, flow, unit);
          tellMended(b, flow);
          flow.emit({ type: 'formed', rule: 'gui.7.3.1b', units: one.units, front: one.front });
          flow.next(...windows(others), { step: 'formationMarch', units, mp: mp - 1 });
        },
      },
      stop: {
        list(look, { units, mp }) {
          const b = battle(look);
          const one = onMarch(b, units);
          return mayHalt(b, one) || !WAYS.some(way => leadsToHalt(b, one, way, mp)) ? [{ type: 'stop' }] : [];
        },
        why: (look, { units }) => {
          const b = battle(look);
          const one = onMarch(b, units);
          const over = one.units.find(unit => isOccupied(b, cellOf(b, unit), unit)) ?? at(one.units, 0);
          return { rule: 'gui.4.1', reason: 'mustStop', cell: cellOf(b, over) };
        },
        take: () => undefined,
      },
    },
  },
});

const windows = (units: readonly number[]): Frames =>
  units.map(target => ({ step: 'window', target, named: [], cells: [] }));

/** Engines, ladders and grapnels before the first turn (gui.10.4, gui.10.5, gui.10.6.1, gui.11.4.2d). */
import { neighbour } from '@carroccio/boards';
import { at, type Steps } from '@carroccio/kernel';
import { type Battle, type BattleOf, isMounted, man, menOf, sideOf } from '../battle.ts';
import { notAmong, whyNotThere } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { AWAITED } from '../state.ts';
import { behind, canStand, horseFacings, WAYS } from './setup-room.ts';

type GearStep = 'gearUp' | 'placeEngine' | 'placeLadder' | 'faceEngine' | 'giveGrapnel';

/** A siphon stands in one hex, on a platform too (gui.10.5.1a); a stone thrower in two. */
const isSiphon = (b: Battle, engine: number): boolean => at(b.state.engines, engine).kind === 'greekFire';
const engineBeds = (b: Battle, engine: number, cells: readonly number[]): number[] =>
  cells.filter(cell =>
    isSiphon(b, engine) ? canStand(b, cell, false) : canStand(b, cell) && horseFacings(b, cell, cells).length > 0,
  );
/** Two free hexes next to each other for a ladder that lies. */
function ladderBeds(b: Battle, cells: readonly number[]): [number, number][] {
  const free = new Set(
    cells.filter(cell => canStand(b, cell) && !b.state.ladders.some(one => one.cell === cell || one.other === cell)),
  );
  return [...free].flatMap(cell =>
    [0, 1, 2]
      .map(way => neighbour(b.field.grid, cell, way))
      .filter(next => free.has(next))
      .map((next): [number, number] => [cell, next]),
  );
}

function bearers(b: Battle, grapnel: number): number[] {
  const { side } = at(b.state.grapnels, grapnel);
  const fit = (unit: number): boolean =>
    sideOf(b, unit) === side &&
    !man(b, unit).armour &&
    !man(b, unit).animal &&
    !isMounted(b, unit) &&
    !b.state.grapnels.some(({ bearer }) => bearer === unit);
  return [...menOf(b, side), ...b.state.cell.flatMap((cell, unit) => (cell === AWAITED ? [unit] : []))].filter(fit);
}

export const gearSetupSteps = (battle: BattleOf): Pick<Steps<Guiscard>, GearStep> => ({
  gearUp: {
    rule: 'gui.2.scenario-choice',
    run(flow) {
      const b = battle(flow);
      const engines = b.state.engines.flatMap(({ head, kind }, engine) => {
        if (head >= 0) return [];
        const spec = b.scenario.equipment.find(gear => gear.kind === kind && gear.zone);
        return [
          { step: 'placeEngine' as const, engine, cells: (spec?.zone ?? []).map(name => b.field.ids.get(name) ?? -1) },
        ];
      });
      flow.next(...engines, ...b.state.grapnels.map((_, grapnel) => ({ step: 'giveGrapnel' as const, grapnel })));
    },
  },

  placeEngine: {
    rule: 'gui.2.scenario-choice',
    seats: (look, { engine }) => [at(battle(look).state.engines, engine).side],
    offers: {
      put: {
        list: (look, { engine, cells }) => engineBeds(battle(look), engine, cells).map(to => ({ type: 'put', to })),
        why: (look, _frame, _seat, { to }) => whyNotThere(battle(look), 'gui.2.scenario-choice', to),
        take: (flow, { engine }, _seat, { to }) => flow.next({ step: 'faceEngine', engine, to }),
      },
      stayOut: {
        list(look, { engine, cells }) {
          const b = battle(look);
          // gui.11.4.2d: in the camp it must be there.
          const must = b.state.siege === null || b.state.siege.action === 'camp';
          return must && engineBeds(b, engine, cells).length > 0 ? [] : [{ type: 'stayOut' }];
        },
        why: () => ({ rule: 'gui.11.4.2d', reason: 'mustPlace' }),
        take(flow, { engine }) {
          at(battle(flow).state.engines, engine).gone = true;
        },
      },
    },
  },

  /** gui.11.4.2d: ladders lie where the besieger puts them. */
  placeLadder: {
    rule: 'gui.11.4.2d',
    seats: (look, { ladder }) => [at(battle(look).state.ladders, ladder).side],
    offers: {
      layLadder: {
        list: (look, { cells }) =>
          ladderBeds(battle(look), cells).map(([cell, other]) => ({ type: 'layLadder', cell, other })),
        why: () => ({ rule: 'gui.11.4.2d', reason: 'noRoom' }),
        take(flow, { ladder }, _seat, { cell, other }) {
          Object.assign(at(battle(flow).state.ladders, ladder), { cell, other });
        },
      },
      stayOut: {
        list: (look, { cells }) => (ladderBeds(battle(look), cells).length === 0 ? [{ type: 'stayOut' }] : []),
        why: () => ({ rule: 'gui.11.4.2d', reason: 'mustPlace' }),
        take(flow, { ladder }) {
          at(battle(flow).state.ladders, ladder).gone = true;
        },
      },
    },
  },

  faceEngine: {
    rule: 'gui.10.4.1a',
    seats: (look, { engine }) => [at(battle(look).state.engines, engine).side],
    offers: {
      face: {
        list(look, { engine, to }) {
          const b = battle(look);
          return WAYS.filter(way => isSiphon(b, engine) || canStand(b, behind(b, to, way))).map(direction => ({
            type: 'face',
            direction,
          }));
        },
        why: () => ({ rule: 'gui.10.4.1a', reason: 'noRoom' }),
        take(flow, { engine, to }, _seat, { direction }) {
          const b = battle(flow);
          const tail = isSiphon(b, engine) ? to : behind(b, to, direction);
          Object.assign(at(b.state.engines, engine), { head: to, tail, arrow: direction });
        },
      },
      /** gui.10.5.1c: a siphon may point between two hexes. */
      faceCorner: {
        list: (look, { engine }) =>
          isSiphon(battle(look), engine) ? WAYS.map(direction => ({ type: 'faceCorner', direction })) : [],
        why: () => ({ rule: 'gui.10.5.1c', reason: 'noRoom' }),
        take(flow, { engine, to }, _seat, { direction }) {
          Object.assign(at(battle(flow).state.engines, engine), { head: to, tail: to, arrow: direction, corner: true });
        },
      },
    },
  },

  /** gui.10.6.1a: an unarmoured man carries the grapnel. */
  giveGrapnel: {
    rule: 'gui.10.6.1a',
    seats(look, { grapnel }) {
      const b = battle(look);
      return [at(b.state.grapnels, grapnel).side];
    },
    offers: {
      bear: {
        list: (look, { grapnel }) => bearers(battle(look), grapnel).map(unit => ({ type: 'bear', unit })),
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.10.6.1a', unit),
        take(flow, { grapnel }, _seat, { unit }) {
          at(battle(flow).state.grapnels, grapnel).bearer = unit;
        },
      },
      stayOut: {
        list: (look, { grapnel }) => (bearers(battle(look), grapnel).length === 0 ? [{ type: 'stayOut' }] : []),
        why: () => ({ rule: 'gui.10.6.1a', reason: 'mustPlace' }),
        take(flow, { grapnel }) {
          at(battle(flow).state.grapnels, grapnel).gone = true;
        },
      },
    },
  },
});

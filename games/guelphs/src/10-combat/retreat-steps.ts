/** Retreat of the defender and advance of the lead unit (gg.10.7, gg.10.9). */
import { directionTo, neighbour, turn } from '@carroccio/boards';
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { flights } from '../08-movement/entering.ts';
import { companionsOf, disruptsOnEntry, faceTo, mayStackWith, place } from '../08-movement/movement.ts';
import { capitaniAt, loseCarroccio } from '../13-personalities/personalities.ts';
import { releaseNeighbours } from '../16-reserve/reserve.ts';
import { type Battle, type BattleOf, battaglia, cellOf, facingOf, onMap, sideOf, unitsAt } from '../battle.ts';
import { prohibited } from '../field.ts';
import type { Guelphs } from '../shape.ts';
import { asItFalls } from '../stakes.ts';
import { addHits, broken, disrupt, type Frames } from './losses.ts';

/** gg.10.7.1a, R81: the hex directly away from the lead attacker. */
function retreatHex({ field: { grid } }: Battle, from: number, cell: number): number {
  const direction = directionTo(grid, from, cell);
  return direction < 0 ? -1 : neighbour(grid, cell, direction);
}

/** gg.10.7.2, R82 */
function mayRetreatTo(b: Battle, unit: number, cell: number): boolean {
  if (cell < 0 || prohibited(b.field, cell)) return false;
  const others = unitsAt(b, cell);
  return (
    others.every(other => sideOf(b, other) === sideOf(b, unit)) &&
    mayStackWith(b, unit, [...companionsOf(b, unit), ...others])
  );
}

/**
 * What happens to a unit that comes into a hex by retreat or advance (R82, R83, R87). Hits that a retreat brings wait
 * for the attacker's choice of gg.10.8.1 as all hits of a combat do.
 */
function arrive(b: Battle, flow: Flow<Guelphs>, unit: number, from: number, to: number, shock: boolean): Frames {
  const escapes = flights(b, unit, to);
  const shaken = disruptsOnEntry(b, unit, from, to) ? disrupt(b, flow, unit, 'gg.8.2.4', { shock }) : [];
  b.rules.entered(b, flow, unit, to);
  return [...shaken, ...escapes];
}

const freeFacings = (b: Battle, unit: number): number[] => {
  const facing = facingOf(b, unit);
  return [facing, turn(facing, 1), turn(facing, -1)];
};

type RetreatStep = 'retreat' | 'turnAfter' | 'advance' | 'followAdvance' | 'occupy';

export const retreatSteps = (battle: BattleOf): Pick<Steps<Guelphs>, RetreatStep> => ({
  /** gg.10.7 */
  retreat: {
    rule: 'gg.10.7',
    run(flow, { unit, lead }) {
      const b = battle(flow);
      if (!onMap(b, unit) || broken(b, unit)) return;
      const from = cellOf(b, unit);
      const stands = b.rules.stands(b, unit);
      if (stands !== null) {
        flow.emit({ type: 'stood', rule: stands, unit });
        return;
      }
      const to = retreatHex(b, cellOf(b, lead), from);
      if (!mayRetreatTo(b, unit, to)) {
        flow.emit({ type: 'stood', rule: 'gg.10.7.2', unit });
        flow.next(...addHits(b, flow, unit, 1, 'gg.10.7.2', true));
        return;
      }
      if (loseCarroccio(b, flow, from, sideOf(b, unit))) return;
      for (const index of capitaniAt(b, from, sideOf(b, unit))) at(b.state.capitani, index).cell = to;
      place(b, unit, to);
      flow.emit({ type: 'retreated', rule: 'gg.10.7.1a', unit, to });
      flow.next(...arrive(b, flow, unit, from, to, true), { step: 'turnAfter', unit, rule: 'gg.10.7.1b' });
    },
  },

  /** gg.10.7.1b, gg.10.9.1: a free turn of one vertex. */
  turnAfter: {
    rule: 'gg.10.9.1',
    open: true,
    seats(look, { unit }) {
      const b = battle(look);
      return onMap(b, unit) && !broken(b, unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      face: {
        list: (look, { unit }) => freeFacings(battle(look), unit).map(facing => ({ type: 'face', facing })),
        why: (_, { unit, rule }) => ({ rule, reason: 'oneVertex', unit }),
        /** What dice may follow belong to the combat, however the unit faces. */
        odds: () => 'sequence',
        take(flow, { unit, rule }, _, { facing }) {
          const b = battle(flow);
          const turned = facing !== facingOf(b, unit);
          faceTo(b, unit, facing);
          if (turned) flow.emit({ type: 'turned', rule, unit, facing });
        },
      },
    },
  },

  /** gg.10.9: the lead unit must enter the hex left empty; the Capitani with it decide first. */
  advance: {
    rule: 'gg.10.9',
    run(flow, { unit, to }) {
      const b = battle(flow);
      if (!onMap(b, unit) || unitsAt(b, to).length > 0) return;
      const capitani = capitaniAt(b, cellOf(b, unit), sideOf(b, unit));
      flow.next(...capitani.map(index => ({ step: 'followAdvance' as const, battaglia: index, to })), {
        step: 'occupy',
        unit,
        to,
      });
    },
  },

  /** gg.10.9.2: a Capitano may advance or stay; Manfredi goes with his unit (R129). */
  followAdvance: {
    rule: 'gg.10.9.2',
    open: true,
    seats: (look, { battaglia: index }) => [battaglia(battle(look), index).side],
    offers: {
      follow: {
        list: () => [{ type: 'follow' }],
        odds: asItFalls,
        take(flow, { battaglia: index, to }) {
          const b = battle(flow);
          at(b.state.capitani, index).cell = to;
          flow.emit({ type: 'personalityMoved', rule: 'gg.10.9.2', who: 'capitano', battaglia: index, to });
        },
      },
      stay: {
        list(look, { battaglia: index }) {
          const b = battle(look);
          return b.rules.withHisMen(b, index) ? [] : [{ type: 'stay' }];
        },
        why: (look, { battaglia: index }) => ({
          rule: battle(look).rules.cites.withHisMen,
          reason: 'goesWithUnit',
          battaglia: index,
        }),
        odds: asItFalls,
        take: () => undefined,
      },
    },
  },

  /** gg.10.9, R38, R87: the unit comes into the hex, may turn, and the enemy may turn against it. */
  occupy: {
    rule: 'gg.10.9',
    run(flow, { unit, to }) {
      const b = battle(flow);
      const from = cellOf(b, unit);
      place(b, unit, to);
      flow.emit({ type: 'advanced', rule: 'gg.10.9', unit, to });
      const frames = arrive(b, flow, unit, from, to, false);
      releaseNeighbours(b, flow, unit);
      flow.next(
        ...frames,
        { step: 'turnAfter', unit, rule: 'gg.10.9.1' },
        { step: 'facingReaction', mover: unit, done: [] },
      );
    },
  },
});

/** Ladders, grapnels and engines in the movement step (gui.10.1, gui.10.4.2, gui.10.6.1). */
import { at, type Steps } from '@carroccio/kernel';
import { moment } from '../03-ground/going.ts';
import { horsesFollow } from '../04-movement/bridles.ts';
import { asksOrder, cross } from '../04-movement/infiltration.ts';
import { spend, spendInPlace } from '../04-movement/journey.ts';
import { whyNotShouldered } from '../04-movement/moving-whys.ts';
import { ladenOf, partyPotential } from '../04-movement/pace.ts';
import { leaveFormation } from '../07-charges-and-formations/formation-moves.ts';
import {
  around,
  type Battle,
  type BattleOf,
  cellOf,
  enemyAt,
  isAble,
  isMounted,
  learnt,
  man,
  marked,
  menOf,
  setMark,
  sideOf,
} from '../battle.ts';
import { closed } from '../missing.ts';
import { passage } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { BUSY, FIRED, GONE, HAULER, MOVED } from '../state.ts';
import { isHooked, throwsOf } from './grapnels.ts';
import { turnStanding } from './ladder-turning.ts';
import { bearersFor, carryTo, leanings, partySteps, settings, shoulder } from './ladders.ts';
import { whyNoThrow, whyNotCoiled } from './task-whys.ts';

type GearOffer = 'shoulder' | 'turnLadder' | 'throwGrapnel' | 'coil';
type MovementOffers = Steps<Guiscard>['movement']['offers'];

export const gearOffers = (battle: BattleOf): Pick<MovementOffers, GearOffer> => ({
  shoulder: {
    list(look, { side }) {
      const b = battle(look);
      return b.state.ladders.flatMap((one, ladder) =>
        bearersFor(b, one, side).map(([unit, mate]) => ({ type: 'shoulder' as const, ladder, unit, mate })),
      );
    },
    why: (look, { side }, _seat, { ladder, unit, mate }) => whyNotShouldered(battle(look), side, ladder, unit, mate),
    take(flow, frame, _seat, { ladder, unit, mate }) {
      const b = battle(flow);
      const one = at(b.state.ladders, ladder);
      shoulder(b, one, unit, mate);
      one.side = frame.side;
      for (const bearer of one.bearers) setMark(b, bearer, MOVED | HAULER);
      flow.next({ step: 'ladderParty', ladder, mp: partyPotential(b, one.bearers), spent: 0, entered: 0 }, frame);
    },
  },
  turnLadder: turnStanding(battle),
  throwGrapnel: {
    list(look, { side }) {
      const b = battle(look);
      if (!learnt(b, 10)) return [];
      return b.state.grapnels.flatMap((one, grapnel) =>
        one.side === side ? throwsOf(b, one).map(to => ({ type: 'throwGrapnel' as const, grapnel, to })) : [],
      );
    },
    why: (look, { side }, _seat, { grapnel, to }) => whyNoThrow(battle(look), side, grapnel, to),
    odds: () => ({
      modifiers: [],
      until: 'grapnelThrown',
      succeeds: told => told.some(event => event.type === 'grapnelThrown' && event.ok),
    }),
    take(flow, frame, _seat, { grapnel, to }) {
      const b = battle(flow);
      const one = at(b.state.grapnels, grapnel);
      const [die = 0] = flow.roll({ rule: 'gui.10.6.1b', why: 'grapnel', sides: 10, seat: frame.side });
      const ok = die >= 3;
      setMark(b, one.bearer, BUSY);
      flow.emit({ type: 'grapnelThrown', rule: 'gui.10.6.1b', unit: one.bearer, ok });
      if (ok) Object.assign(one, { cell: cellOf(b, one.bearer), to, bearer: -1 });
      flow.next(frame);
    },
  },
  /** gui.10.6.1e: the rope is drawn back by whoever stands under it, or at its top; what lies about is anybody's, like a ladder. */
  coil: {
    list(look, { side }) {
      const b = battle(look);
      return b.state.grapnels.flatMap((one, grapnel) => {
        if (one.gone || one.cell < 0 || one.climber >= 0 || (isHooked(one) && one.side !== side)) return [];
        // gui.10.1.2d: as with a ladder, not with an enemy next to its foot.
        if (around(b, one.cell).some(next => enemyAt(b, next, side) >= 0)) return [];
        return holderOf(b, one.cell, one.to, side) >= 0 ? [{ type: 'coil' as const, grapnel }] : [];
      });
    },
    why: (look, { side }, _seat, { grapnel }) => whyNotCoiled(battle(look), side, grapnel),
    take(flow, frame, _seat, { grapnel }) {
      const b = battle(flow);
      const one = at(b.state.grapnels, grapnel);
      const unit = holderOf(b, one.cell, one.to, frame.side);
      setMark(b, unit, BUSY);
      Object.assign(one, { side: frame.side, bearer: unit, cell: GONE, to: GONE });
      flow.next(frame);
    },
  },
});

function holderOf(b: Battle, cell: number, to: number, side: number): number {
  return (
    menOf(b, side).find(
      unit =>
        [cell, to].includes(cellOf(b, unit)) &&
        isAble(b, unit) &&
        !isMounted(b, unit) &&
        !man(b, unit).armour &&
        !marked(b, unit, MOVED | FIRED | BUSY),
    ) ?? -1
  );
}

type GearStep = 'ladderParty' | 'ladderTurn';

export const gearSteps = (battle: BattleOf): Pick<Steps<Guiscard>, GearStep> => ({
  /** R74 */
  ladderParty: {
    rule: 'gui.10.1.2a',
    seats(look, { ladder }) {
      const b = battle(look);
      const one = at(b.state.ladders, ladder);
      return one.bearers.length === 2 && one.bearers.every(unit => isAble(b, unit)) ? [one.side] : [];
    },
    offers: {
      carryTo: {
        list(look, { ladder, mp }) {
          const b = battle(look);
          return partySteps(b, at(b.state.ladders, ladder), mp).map(({ cell, other }) => ({
            type: 'carryTo',
            cell,
            other,
          }));
        },
        why: (look, _frame, _seat, { cell }) => closed(battle(look), 'gui.10.1.2a', cell),
        odds(look, { ladder, mp, spent, entered }, _seat, { cell, other }) {
          const b = battle(look);
          const bearers = entered === 0 ? [] : at(b.state.ladders, ladder).bearers.map(unit => ({ unit }));
          return passage(b, bearers, { step: 'carryAgain', ladder, mp, spent, entered, cell, other }, 'ladderCarried');
        },
        take(flow, { ladder, mp, spent, entered }, _seat, { cell, other }) {
          const b = battle(flow);
          const one = at(b.state.ladders, ladder);
          const { cost } = at(
            partySteps(b, one, mp).filter(way => way.cell === cell && way.other === other),
            0,
          );
          // gui.4.3a: bearers are tested like anybody who passes the enemy.
          const bearers = entered === 0 ? [] : one.bearers.map(unit => ({ unit }));
          if (asksOrder(b, flow, bearers, { step: 'carryAgain', ladder, mp, spent, entered, cell, other })) return;
          const passages = bearers.map(({ unit }) => cross(b, flow, unit));
          flow.next(...passages.flatMap(({ frames }) => frames));
          if (passages.some(({ free }) => !free) || one.bearers.length < 2) return;
          carryTo(b, one, cell, other);
          for (const unit of one.bearers) {
            spend(b, { unit, potential: ladenOf(b, unit), spent }, cost);
            leaveFormation(b, flow, unit);
            horsesFollow(b, flow, unit);
          }
          flow.emit({ type: 'ladderCarried', rule: 'gui.10.1.2a', ladder, to: cell });
          flow.next(...one.bearers.map(target => ({ step: 'window' as const, target, named: [], cells: [] })), {
            step: 'ladderParty',
            ladder,
            mp: mp - cost,
            spent: spent + cost,
            entered: entered + 1,
          });
        },
      },
      raise: {
        list(look, { ladder }) {
          const b = battle(look);
          const one = at(b.state.ladders, ladder);
          return [one.cell, one.other].flatMap(cell =>
            leanings(b, cell).map(direction => ({ type: 'raise' as const, cell, direction })),
          );
        },
        why: () => ({ rule: 'gui.10.1.2c', reason: 'noRoom' }),
        take(flow, { ladder, spent }, _seat, { cell, direction }) {
          const b = battle(flow);
          const one = at(b.state.ladders, ladder);
          // R74: it costs both of them the rest of their move.
          for (const unit of one.bearers) {
            const potential = ladenOf(b, unit);
            spendInPlace(b, { unit, potential, spent }, potential - spent);
          }
          Object.assign(one, { cell, other: -1, direction, bearers: [], since: moment(b) });
          flow.emit({ type: 'ladderRaised', rule: 'gui.10.1.2c', ladder, cell });
        },
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined },
      putDown: {
        list: () => [{ type: 'putDown' }],
        take: (flow, { ladder }) => {
          at(battle(flow).state.ladders, ladder).bearers = [];
        },
      },
    },
  },

  /** gui.10.1.4a */
  ladderTurn: {
    rule: 'gui.10.1.4a',
    seats: (look, { unit }) => [sideOf(battle(look), unit)],
    offers: {
      setLadder: {
        list(look, { ladder }) {
          const b = battle(look);
          return settings(b, at(b.state.ladders, ladder)).map(place => ({ type: 'setLadder', ...place }));
        },
        why: () => ({ rule: 'gui.10.1.4a', reason: 'noRoom' }),
        take(flow, { ladder }, _seat, { cell, direction }) {
          const b = battle(flow);
          Object.assign(at(b.state.ladders, ladder), { cell, direction, since: moment(b) });
          flow.emit({ type: 'ladderRaised', rule: 'gui.10.1.4a', ladder, cell });
        },
      },
    },
  },
});

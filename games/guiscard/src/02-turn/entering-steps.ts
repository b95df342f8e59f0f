/** Coming onto the table by its sides (gui.4.a, gui.11.4.1d). */
import { at, type Steps } from '@carroccio/kernel';
import { volleyAt } from '../03-ground/going.ts';
import { horsesFollow } from '../04-movement/bridles.ts';
import { canEnter, entryOf, entryStrides, journeyOf as newJourney, spend } from '../04-movement/journey.ts';
import { place } from '../04-movement/movement.ts';
import { type BattleOf, setMark, sideOf } from '../battle.ts';
import { closed } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { MOVED } from '../state.ts';
import { newEntry } from './setup.ts';

export const enteringSteps = (battle: BattleOf): Pick<Steps<Guiscard>, 'entering'> => ({
  /** From off the table: the first hex costs what it costs. */
  entering: {
    rule: 'gui.4.a',
    seats(look, { unit }) {
      const b = battle(look);
      return canEnter(b, unit) ? [sideOf(b, unit)] : [];
    },
    offers: {
      step: {
        list: (look, { unit }) =>
          entryStrides(battle(look), unit)
            .filter((one, index, all) => all.findIndex(two => two.to === one.to && two.tail === one.tail) === index)
            .map(({ to, tail }) => ({ type: 'step', to, tail })),
        why: (look, _frame, _seat, { to }) => closed(battle(look), 'gui.4.a', to),
        take(flow, { unit }, _seat, { to, tail }) {
          const b = battle(flow);
          const stride = at(
            entryStrides(b, unit).filter(one => one.to === to && one.tail === tail),
            0,
          );
          const entry = entryOf(b, unit);
          const journey = { ...newJourney(b, unit), entered: 1 };
          if (entry) {
            entry.units = entry.units.filter(one => one !== unit);
            entry.came[stride.edge] = (entry.came[stride.edge] ?? 0) + 1;
          }
          place(b, unit, to, tail);
          horsesFollow(b, flow, unit);
          setMark(b, unit, MOVED);
          spend(b, journey, stride.cost);
          flow.emit({ type: 'entered', rule: 'gui.4.a', unit, to, tail });
          flow.next(
            volleyAt(unit),
            { step: 'moving', ...journey, mp: journey.mp - stride.cost, spent: stride.cost },
            { step: 'halted', unit },
          );
        },
      },
      /** gui.11.4.1d: he goes along to another side, and may come in by it next turn. */
      patrol: {
        list(look, { unit }) {
          const b = battle(look);
          if (b.state.siege?.action !== 'assault') return [];
          return [1, 2, 3, 4]
            .filter(edge => !entryOf(b, unit)?.sides.includes(edge))
            .map(edge => ({ type: 'patrol', edge }));
        },
        why: (_look, _frame, _seat, { edge }) => ({ rule: 'gui.11.4.1d', reason: 'notByEdge', edge }),
        take(flow, { unit }, _seat, { edge }) {
          const b = battle(flow);
          for (const entry of b.state.entries) entry.units = entry.units.filter(one => one !== unit);
          b.state.entries.push(newEntry([unit], [edge], b.state.turn + 1));
          flow.emit({ type: 'edge', rule: 'gui.11.4.1d', side: sideOf(b, unit), edge });
        },
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined },
    },
  },
});

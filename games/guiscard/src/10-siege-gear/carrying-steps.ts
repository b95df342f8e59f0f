/** Stone throwers on the shoulders of four men (gui.10.4.2). */
import { at, type Frame, type Steps } from '@carroccio/kernel';
import { volleyAt } from '../03-ground/going.ts';
import { terrainAt } from '../03-ground/works.ts';
import { horsesFollow } from '../04-movement/bridles.ts';
import { cross, testers, testModifiers } from '../04-movement/infiltration.ts';
import { leaveFormation } from '../07-charges-and-formations/formation-moves.ts';
import { type Battle, type BattleOf, stir } from '../battle.ts';
import { BRUSH, STAIRS } from '../field.ts';
import { closed, nobody } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { BUSY, MOVED, OVER_HALF } from '../state.ts';
import { carriersOf, carryTo, engineWays, isHeld } from './carrying.ts';
import { spendLoad } from './engines.ts';

type MovementOffers = Steps<Guiscard>['movement']['offers'];

/** Where more than four stand by, the owner says who carries. */
function lift(b: Battle, engine: number, picked: readonly number[]): Frame<Guiscard>[] {
  const [bearers = [], ...others] = carriersOf(b, at(b.state.engines, engine), picked);
  if (others.length > 0) return [{ step: 'lifting', engine, picked: [...picked] }];
  for (const unit of bearers) stir(b, unit, BUSY | MOVED | OVER_HALF);
  return [{ step: 'engineParty', engine, mp: b.charts.engines.stoneThrower.carried, bearers }];
}

export const carryingOffers = (battle: BattleOf): Pick<MovementOffers, 'carryEngine'> => ({
  carryEngine: {
    list(look, { side }) {
      const b = battle(look);
      return b.state.engines.flatMap((one, engine) =>
        one.side === side && carriersOf(b, one).length > 0 ? [{ type: 'carryEngine' as const, engine }] : [],
      );
    },
    why: (_look, _frame, _seat, { engine }) => ({ rule: 'gui.10.4.2', reason: 'notReady', engine }),
    take: (flow, frame, _seat, { engine }) => flow.next(...lift(battle(flow), engine, []), frame),
  },
});

export const carryingSteps = (battle: BattleOf): Pick<Steps<Guiscard>, 'lifting' | 'engineParty'> => ({
  lifting: {
    rule: 'gui.10.4.2',
    seats: (look, { engine }) => [at(battle(look).state.engines, engine).side],
    offers: {
      serve: {
        list(look, { engine, picked }) {
          const b = battle(look);
          const men = carriersOf(b, at(b.state.engines, engine), picked).flat();
          return [...new Set(men)].filter(unit => !picked.includes(unit)).map(unit => ({ type: 'serve', unit }));
        },
        why: (look, _frame, _seat, { unit }) =>
          nobody(battle(look), 'gui.10.4.2', unit) ?? { rule: 'gui.10.4.2', reason: 'notAtEngine', unit },
        take: (flow, { engine, picked }, _seat, { unit }) =>
          flow.next(...lift(battle(flow), engine, [...picked, unit])),
      },
    },
  },

  /** Two hexes over open ground, one over rough. */
  engineParty: {
    rule: 'gui.10.4.2',
    seats(look, { engine, mp, bearers }) {
      const b = battle(look);
      const one = at(b.state.engines, engine);
      return isHeld(b, one, bearers) && mp > 0 && engineWays(b, one, bearers).length > 0 ? [one.side] : [];
    },
    offers: {
      engineTo: {
        list(look, { engine, bearers }) {
          const b = battle(look);
          return engineWays(b, at(b.state.engines, engine), bearers).map(({ head, tail }) => ({
            type: 'engineTo',
            head,
            tail,
          }));
        },
        why: (look, _frame, _seat, { head }) => closed(battle(look), 'gui.10.4.2', head),
        odds(look, { mp, bearers }) {
          const b = battle(look);
          const begun = mp < b.charts.engines.stoneThrower.carried;
          const modifiers = bearers.flatMap(unit => testers(b, unit).map(enemy => testModifiers(b, enemy, unit)));
          if (!begun || modifiers.length === 0) return null;
          return { modifiers: modifiers.flat(), succeeds: told => told.some(({ type }) => type === 'engineMoved') };
        },
        take(flow, { engine, mp, bearers }, _seat, { head, tail }) {
          const b = battle(flow);
          const one = at(b.state.engines, engine);
          // gui.4.3a: bearers are tested like anybody who passes the enemy.
          const begun = mp < b.charts.engines.stoneThrower.carried;
          const passages = begun ? bearers.map(unit => cross(b, flow, unit)) : [];
          flow.next(...passages.flatMap(({ frames }) => frames));
          if (passages.some(({ free }) => !free)) return;
          const entered = [head, tail].find(cell => cell !== one.head && cell !== one.tail) ?? head;
          carryTo(b, one, { head, tail }, bearers);
          for (const unit of bearers) {
            leaveFormation(b, flow, unit);
            horsesFollow(b, flow, unit);
          }
          spendLoad(one);
          flow.emit({ type: 'engineMoved', rule: 'gui.10.4.2', engine, to: head });
          const rough = [BRUSH, STAIRS].includes(terrainAt(b, entered));
          // gui.5.3b: whoever moves may be shot at.
          flow.next(...bearers.map(volleyAt), {
            step: 'engineParty',
            engine,
            mp: rough ? 0 : mp - 1,
            bearers,
          });
        },
      },
      stop: { list: () => [{ type: 'stop' }], take: () => undefined },
    },
  },
});

/** Engines at work in the fire step (gui.10.4.4, gui.10.5). */
import { at, type Frame, type Steps } from '@carroccio/kernel';
import { engineAt, isWood } from '../03-ground/works.ts';
import { scatter } from '../05-missiles/fire.ts';
import { killSurrounded } from '../06-combat/harm.ts';
import { around, type Battle, type BattleOf, setMark } from '../battle.ts';
import { nobody } from '../missing.ts';
import { outcomeOf } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { BUSY } from '../state.ts';
import { crewNeeded, engineMarks, gunners, spendLoad, whyNoMark } from './engines.ts';
import { bringDown, destroyEngine, pour } from './flames.ts';

type EngineStep = 'lay' | 'crewing' | 'stone' | 'siphon';

const shotOf = (b: Battle, engine: number, cell: number): Frame<Guiscard> => ({
  step: at(b.state.engines, engine).kind === 'greekFire' ? 'siphon' : 'stone',
  engine,
  cell,
});

/** gui.10.4.1b, gui.10.5.1b: as many as it needs are bound to the engine, of the owner's choice where more stand by. */
function serve(b: Battle, engine: number, cell: number, picked: readonly number[]): Frame<Guiscard>[] {
  const one = at(b.state.engines, engine);
  const able = gunners(b, one);
  const crew = able.length <= crewNeeded(b, one) ? able : picked;
  if (crew.length < crewNeeded(b, one)) return [{ step: 'crewing', engine, cell, picked: [...picked] }];
  spendLoad(one);
  for (const unit of crew) setMark(b, unit, BUSY);
  return [shotOf(b, engine, cell)];
}

const shooting = (b: Battle, engine: number, cell: number) => outcomeOf(b, () => undefined, shotOf(b, engine, cell));

export const engineSteps = (battle: BattleOf): Pick<Steps<Guiscard>, EngineStep> => ({
  lay: {
    rule: 'gui.10.4.1a',
    seats: (look, { engine }) => [at(battle(look).state.engines, engine).side],
    offers: {
      strike: {
        list(look, { engine }) {
          const b = battle(look);
          return engineMarks(b, at(b.state.engines, engine)).map(cell => ({ type: 'strike', cell }));
        },
        why(look, { engine }, _seat, { cell }) {
          const b = battle(look);
          return whyNoMark(b, at(b.state.engines, engine), cell);
        },
        odds: (look, { engine }, _seat, { cell }) => shooting(battle(look), engine, cell),
        take(flow, { engine }, _seat, { cell }) {
          const b = battle(flow);
          flow.next(...serve(b, engine, cell, []));
        },
      },
      hold: { list: () => [{ type: 'hold' }], take: () => undefined },
    },
  },

  crewing: {
    rule: 'gui.10.4.1b',
    seats: (look, { engine }) => [at(battle(look).state.engines, engine).side],
    offers: {
      serve: {
        list(look, { engine, picked }) {
          const b = battle(look);
          return gunners(b, at(b.state.engines, engine))
            .filter(unit => !picked.includes(unit))
            .map(unit => ({ type: 'serve', unit }));
        },
        why: (look, _frame, _seat, { unit }) =>
          nobody(battle(look), 'gui.10.4.1b', unit) ?? { rule: 'gui.10.4.1b', reason: 'notAtEngine', unit },
        odds: (look, { engine, cell }) => shooting(battle(look), engine, cell),
        take: (flow, { engine, cell, picked }, _seat, { unit }) =>
          flow.next(...serve(battle(flow), engine, cell, [...picked, unit])),
      },
    },
  },

  /** gui.10.4.4, gui.5.4.1c: within two hexes of the target; everybody there (gui.10.4.4b), engines and wood suffer. */
  stone: {
    rule: 'gui.10.4.4a',
    run(flow, { engine, cell }) {
      const b = battle(flow);
      const one = at(b.state.engines, engine);
      const dice = flow.roll({ rule: 'gui.10.4.4a', why: 'stone', dice: 2, sides: 10, seat: one.side });
      const impact = scatter(
        b,
        b.diagrams.twoHexes,
        one.head,
        cell,
        dice.reduce((sum, die) => sum + die, 0),
      );
      flow.emit({ type: 'hurled', rule: 'gui.10.4.4a', engine, impact });
      if (impact < 0) return;
      const struck = engineAt(b, impact);
      const wooden = isWood(b, impact);
      const { row, range } = b.charts.engines.stoneThrower;
      flow.next({
        step: 'hit',
        from: one.head,
        cell: impact,
        row,
        short: range,
        volley: false,
        aimed: cell,
        all: true,
      });
      if (struck < 0 && !wooden) return;
      // R109: one engine, one point, against wood.
      const [die = 1] = flow.roll({ rule: 'gui.10.4.4c', why: 'bombardment', sides: 10, seat: one.side });
      const result = b.charts.bombardment.rows[die - 1]?.[2] ?? '';
      flow.emit({
        type: 'bombarded',
        rule: 'gui.10.4.4c',
        cell: impact,
        points: 1,
        result: result === 'D' ? result : '–',
      });
      if (result !== 'D') return;
      if (struck >= 0) destroyEngine(b, flow, struck);
      if (wooden) flow.next(...bringDown(b, flow, impact, one.side, 'gui.11.3.3a'));
    },
  },

  /** gui.10.5.2, gui.10.5.1d: it may fail; else naphtha lies on the hex and the six around it. */
  siphon: {
    rule: 'gui.10.5.1d',
    run(flow, { engine, cell }) {
      const b = battle(flow);
      const one = at(b.state.engines, engine);
      const [die = 0] = flow.roll({ rule: 'gui.10.5.2', why: 'siphon', sides: 10, seat: one.side });
      const { explodes, jams } = b.charts.siphon;
      const works = die > jams;
      flow.emit({ type: 'sprayed', rule: 'gui.10.5.2', engine, cell, works });
      if (!works) flow.emit({ type: 'malfunction', rule: 'gui.10.5.2', engine, exploded: die <= explodes });
      if (die > explodes && !works) {
        one.jammed = true;
        return;
      }
      const cells = works ? [cell, ...around(b, cell)] : around(b, one.head);
      if (!works) one.gone = true;
      flow.next(...pour(b, flow, cells, one.side));
      killSurrounded(b, flow);
    },
  },
});

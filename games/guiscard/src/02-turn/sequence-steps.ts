/** The game turn and its two phases of five steps (gui.2.1). */
import type { Steps } from '@carroccio/kernel';
import { ableAgainst } from '../06-combat/contact.ts';
import { chargeAttacks } from '../06-combat/declare-steps.ts';
import { freePrisonersOf, killSurrounded } from '../06-combat/harm.ts';
import { loadOn } from '../10-siege-gear/engines.ts';
import { burnOn, spread } from '../10-siege-gear/flames.ts';
import { changeTables } from '../11-sieges/siege-tables.ts';
import { type Battle, type BattleOf, cellOf, isAble, learnt, lives, marked, menOf, other, setMark } from '../battle.ts';
import type { Guiscard } from '../shape.ts';
import {
  ATTACKED,
  BUSY,
  CARRIER,
  DOWN,
  ENGAGED,
  FIRED,
  FRESH,
  HAULER,
  HEALTHY,
  IN_PLACE,
  LATE,
  MOVED,
  OVER_HALF,
  STIRRED,
  STUNNED,
  VOLLEYED,
} from '../state.ts';
import { endOfTurn } from './victory.ts';

type SequenceStep = 'turn' | 'phase' | 'recovery' | 'phaseEnd' | 'turnEnd' | 'turnOver' | 'combatBegins';

/** What is forgotten when a side's own phase begins. */
const OWN = MOVED | FIRED | ATTACKED | OVER_HALF | STIRRED | IN_PLACE | BUSY | CARRIER | HAULER | DOWN | LATE;

function beginPhase(b: Battle, side: number): void {
  const { state } = b;
  state.phase = side;
  state.tested = [];
  state.faced = [];
  state.missed = [];
  // gui.4.c: no points are kept from one turn to the next.
  state.spare = [];
  state.volley = { target: -1, hexes: 0, closed: [] };
  state.charges = [];
  state.attacks = [];
  state.tasks = [];
  state.covered = [];
  for (let unit = 0; unit < state.cell.length; unit++) {
    setMark(b, unit, ENGAGED | VOLLEYED, false);
    if (state.side[unit] !== side) continue;
    setMark(b, unit, OWN, false);
    // R27: who lies stunned now stands up at the end of this phase.
    if (state.health[unit] === STUNNED) setMark(b, unit, DOWN);
  }
}

export const sequenceSteps = (battle: BattleOf): Pick<Steps<Guiscard>, SequenceStep> => ({
  /** gui.2.alternate: each side has its phase; gui.2.1.b: in the second it is the first who may answer. */
  turn: {
    rule: 'gui.2.1',
    run(flow) {
      const { state } = battle(flow);
      state.turn += 1;
      state.fought = false;
      flow.emit({ type: 'turnBegan', rule: 'gui.2.1', turn: state.turn });
      flow.next({ step: 'phase', side: state.first }, { step: 'phase', side: other(state.first) }, { step: 'turnEnd' });
    },
  },

  /**
   * gui.2.1.1 to gui.2.1.5, in this order and no other (gui.2.1.6); the other side comes in only with its volleys and
   * counter-charges (gui.2.interrupts).
   */
  phase: {
    rule: 'gui.2.1',
    run(flow, { side }) {
      const b = battle(flow);
      beginPhase(b, side);
      flow.emit({ type: 'phaseBegan', rule: 'gui.2.1', side });
      flow.next(
        { step: 'patrolRoll', side },
        { step: 'offensive', side },
        ...(learnt(b, 7)
          ? [
              { step: 'charges' as const, side },
              { step: 'chargesRun' as const, side, next: 0 },
            ]
          : []),
        { step: 'movement', side },
        { step: 'unmoved', side },
        { step: 'movesOver', side },
        { step: 'combatBegins', side },
        { step: 'declare', side },
        { step: 'endTests', side },
        { step: 'resolving', side },
        { step: 'tasks', side },
        { step: 'recovery', side },
        { step: 'phaseEnd', side },
        { step: 'callOff', side },
      );
    },
  },

  /** gui.7.2.3c: charges are combats of their own. */
  combatBegins: {
    rule: 'gui.7.2.3c',
    run(flow) {
      chargeAttacks(battle(flow));
    },
  },

  /** gui.2.1.5, R27 */
  recovery: {
    rule: 'gui.2.1.5',
    run(flow, { side }) {
      const b = battle(flow);
      for (const unit of menOf(b, side)) {
        if (b.state.health[unit] !== STUNNED || !marked(b, unit, DOWN)) continue;
        b.state.health[unit] = HEALTHY;
        flow.emit({ type: 'recovered', rule: 'gui.2.1.5', unit });
      }
      freeHeldMen(b, flow);
      // gui.6.2f: an enemy who has got up may close the ring.
      killSurrounded(b, flow);
    },
  },

  /** R108: engines served in this phase; gui.10.2.2a: the enemy's fires spread at its end. */
  phaseEnd: {
    rule: 'gui.10.2.2a',
    run(flow, { side }) {
      const b = battle(flow);
      for (const engine of b.state.engines) {
        if (engine.side !== side || engine.gone || engine.jammed) continue;
        loadOn(b, engine);
      }
      for (let unit = 0; unit < b.state.cell.length; unit++)
        if (b.state.side[unit] === side) setMark(b, unit, FRESH, false);
      flow.next(...(learnt(b, 10) ? spread(b, flow, other(side)) : []));
      killSurrounded(b, flow);
    },
  },

  turnEnd: {
    rule: 'gui.2.1',
    run(flow) {
      const b = battle(flow);
      flow.next(...burnOn(b, flow), { step: 'turnOver' });
    },
  },

  turnOver: {
    rule: 'gui.2.1',
    run(flow) {
      const b = battle(flow);
      if (endOfTurn(b, flow)) return;
      // gui.11.4.1k: the players go from one table to the other.
      if (b.state.siege) changeTables(b);
      flow.next({ step: 'turn' });
    },
  },
});

/** Friends beside a prisoner whose captor is not able set him free. */
function freeHeldMen(b: Battle, flow: Parameters<typeof freePrisonersOf>[1]): void {
  for (const { by, unit } of [...b.state.prisoners]) {
    const friends = lives(b, by) ? ableAgainst(b, b.state.side[by] ?? 0, cellOf(b, by)).length : 1;
    if (friends > 0 && !isAble(b, by) && b.state.health[unit] !== 3) freePrisonersOf(b, flow, by);
  }
}

/** Patrols that come upon a supply party, and the sides of the map by which groups come (gui.11.4.3). */
import type { Steps } from '@carroccio/kernel';
import { newEntry } from '../02-turn/setup.ts';
import { type BattleOf, setMark } from '../battle.ts';
import { notAmong } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { AWAITED, FRESH } from '../state.ts';
import { besieged, besieging, patrolPool, siegeOf } from './siege.ts';
import { fieldFrames, mountUp } from './siege-sorties.ts';

type PatrolStep = 'patrolRoll' | 'patrolPick' | 'entryEdge';

export const siegePatrolSteps = (battle: BattleOf): Pick<Steps<Guiscard>, PatrolStep> => ({
  /** One patrol is about from the first turn (gui.11.4.3d); before each of his phases the besieger rolls for another. */
  patrolRoll: {
    rule: 'gui.11.4.3f',
    run(flow, { side }) {
      const b = battle(flow);
      const { siege, turn } = b.state;
      if (siege?.action !== 'supplies' || side !== besieging(siege) || patrolPool(b, []).length === 0) return;
      if (siege.patrols.length === 0 && turn === 1) {
        flow.next({ step: 'patrolPick', picked: [] }, { step: 'patrolRoll', side });
        return;
      }
      const [die = 10] = flow.roll({ rule: 'gui.11.4.3f', why: 'patrol', sides: 10, seat: side });
      const { byTurn } = b.charts.patrols;
      if (die <= (byTurn[Math.min(turn, byTurn.length) - 1] ?? 0)) flow.next({ step: 'patrolPick', picked: [] });
    },
  },

  patrolPick: {
    rule: 'gui.11.4.3b',
    seats(look, { picked }) {
      const b = battle(look);
      return patrolPool(b, picked).length > 0 || picked.length > 0 ? [besieging(siegeOf(b))] : [];
    },
    offers: {
      pick: {
        list: (look, { picked }) => patrolPool(battle(look), picked).map(unit => ({ type: 'pick', unit })),
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.11.4.3b', unit),
        take: (flow, { picked }, _seat, { unit }) => flow.next({ step: 'patrolPick', picked: [...picked, unit] }),
      },
      ready: {
        list: (_look, { picked }) => (picked.length > 0 ? [{ type: 'ready' }] : []),
        why: () => ({ rule: 'gui.11.4.3b', reason: 'mustName' }),
        take(flow, { picked }, side) {
          const b = battle(flow);
          const siege = siegeOf(b);
          siege.patrols.push(...picked);
          siege.parties[side]?.push(...picked);
          mountUp(b, picked);
          for (const unit of picked) {
            b.state.cell[unit] = AWAITED;
            // gui.11.4.3d: half movement and no defensive fire in the first turn.
            setMark(b, unit, FRESH, b.state.turn === 1);
          }
          flow.emit({ type: 'patrol', rule: 'gui.11.4.3b', units: picked });
          // The first turn leaves them three sides (gui.11.4.3c), later ones all (gui.11.4.3f).
          const edges = [1, 2, 3, 4].filter(edge => b.state.turn > 1 || edge !== siege.edge);
          flow.next({ step: 'entryEdge', side, units: picked, edges });
        },
      },
    },
  },

  /** gui.11.4.3c */
  entryEdge: {
    rule: 'gui.11.4.3c',
    seats: (_look, { side, units }) => (units.length > 0 ? [side] : []),
    offers: {
      patrol: {
        list: (_look, { edges }) => edges.map(edge => ({ type: 'patrol', edge })),
        why: (_look, _frame, _seat, { edge }) => ({ rule: 'gui.11.4.3c', reason: 'notByEdge', edge }),
        take(flow, { side, units }, _seat, { edge }) {
          const b = battle(flow);
          const siege = siegeOf(b);
          // gui.11.4.4b: in the open field they are placed along it, the besiegers along the other.
          if (siege.action === 'general' || siege.action === 'relief') {
            flow.emit({ type: 'edge', rule: 'gui.11.4.4b', side, edge });
            flow.next(...fieldFrames(b, edge));
            return;
          }
          if (side === besieged(siege)) siege.edge = edge;
          b.state.entries.push(newEntry([...units], [edge], Math.max(1, b.state.turn)));
          flow.emit({ type: 'edge', rule: 'gui.11.4.3c', side, edge });
        },
      },
    },
  },
});

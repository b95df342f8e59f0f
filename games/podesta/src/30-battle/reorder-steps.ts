/** The reordering phase and the end of a battle turn (chapters 36.4, 37 and 40). */
import { at, type Refusal, type RuleId, type Steps } from '@carroccio/kernel';
import { lossOutlook } from '../outlook.ts';
import type { Podesta } from '../shape.ts';
import type { Battle } from '../state.ts';
import type { Table, Tables } from '../world.ts';
import { battleOf, factors, moveSoldier, shelters, soldierAt, stackOf, standing } from './battle.ts';
import { checkEnd, poolOf, remove, rout, symbolSets, wound } from './battle-orders.ts';
import { spendToken } from './battle-setup.ts';
import { ask, interrupts } from './interrupt-steps.ts';

type ReorderSteps = Pick<Steps<Podesta>, 'reorder' | 'withdrawing' | 'battleTurnEnd'>;

/** Why three Spade or three Scudi cannot be played: once a turn, on a company that has a damage (R88). */
function whyNoSymbols(battle: Battle, side: number, bit: number, rule: RuleId, hurt: boolean): Refusal<Podesta> {
  if ((at(battle.played, side) & bit) !== 0) return { rule, reason: 'cannot', what: 'acted' };
  return hurt ? { rule, reason: 'cannot', what: 'token' } : { rule, reason: 'cannot', what: 'unhurt' };
}

/** Whether one more damage eliminates a company: then it may leave the field instead (pod.36.7e, pod.40a). */
function isAtItsEnd(table: Table, soldier: number): boolean {
  const battle = battleOf(table.state);
  return soldierAt(battle, soldier).damage >= factors(table, battle, soldier).R;
}

export function reorderSteps(tables: Tables): ReorderSteps {
  const { look, live } = tables;
  const interrupting = interrupts(tables);
  return {
    reorder: {
      rule: 'pod.36.4a',
      seats: (l, { side }) => ask(l, side),
      offers: {
        swap: {
          list({ state }, { side }) {
            const battle = battleOf(state);
            return standing(battle, side)
              .filter(index => !soldierAt(battle, index).top && !soldierAt(battle, index).reordered)
              .map(soldier => ({ type: 'swap', soldier }));
          },
          why: () => ({ rule: 'pod.36.4a', reason: 'cannot', what: 'acted' }),
          take(flow, frame, _, { soldier }) {
            const battle = battleOf(flow.state);
            // pod.36.7c: each keeps its own damage.
            for (const index of stackOf(battle, soldier)) {
              const one = soldierAt(battle, index);
              one.top = index === soldier;
              one.reordered = true;
            }
            flow.emit({ type: 'swapped', rule: 'pod.36.4a', unit: soldierAt(battle, soldier).unit });
            flow.next(frame);
          },
        },
        withdraw: {
          list(l, { side }) {
            const table = look(l);
            const battle = battleOf(l.state);
            return standing(battle, side).flatMap(index => {
              const { top, reordered } = soldierAt(battle, index);
              if (reordered) return [];
              const grouped = stackOf(battle, index).length > 1;
              return (grouped ? (top ? [true, false] : [false]) : [true])
                .filter(whole => shelters(table, battle, index, whole).length > 0)
                .map(whole => ({ type: 'withdraw' as const, soldier: index, whole }));
            });
          },
          why: () => ({ rule: 'pod.37a', reason: 'cannot', what: 'withdraw' }),
          take: (flow, frame, _, { soldier, whole }) =>
            flow.next({ step: 'withdrawing', side: frame.side, soldier, whole }, frame),
        },
        // pod.23i: an enemy company loses a point of Resistance.
        threeSwords: {
          list(l, { side }) {
            const battle = battleOf(l.state);
            if ((at(battle.played, side) & 1) !== 0) return [];
            const hurt = standing(battle, 1 - side).filter(index => soldierAt(battle, index).hurt);
            return symbolSets(look(l), poolOf(battle, side), true).flatMap(tokens =>
              hurt.map(target => ({ type: 'threeSwords' as const, tokens, target })),
            );
          },
          why: ({ state }, { side }, _, { target }) =>
            whyNoSymbols(battleOf(state), side, 1, 'pod.36.4c', battleOf(state).soldiers[target]?.hurt === true),
          take(flow, frame, _, { tokens, target }) {
            const table = live(flow);
            const battle = battleOf(flow.state);
            battle.played[frame.side] = at(battle.played, frame.side) | 1;
            for (const kind of tokens) spendToken(table, frame.side, kind, 'swords');
            flow.next(frame);
            if (wound(table, target)) remove(table, target, false);
            checkEnd(table);
          },
          odds: (l, _, __, { target }) => (isAtItsEnd(look(l), target) ? lossOutlook(l, target) : null),
        },
        // pod.23u: one's own company has a point of Resistance back.
        threeShields: {
          list(l, { side }) {
            const battle = battleOf(l.state);
            if ((at(battle.played, side) & 2) !== 0) return [];
            const hurt = standing(battle, side).filter(index => soldierAt(battle, index).damage > 0);
            return symbolSets(look(l), poolOf(battle, side), false).flatMap(tokens =>
              hurt.map(soldier => ({ type: 'threeShields' as const, tokens, soldier })),
            );
          },
          why: ({ state }, { side }, _, { soldier }) =>
            whyNoSymbols(battleOf(state), side, 2, 'pod.36.4d', (battleOf(state).soldiers[soldier]?.damage ?? 0) > 0),
          take(flow, frame, _, { tokens, soldier }) {
            const table = live(flow);
            const battle = battleOf(flow.state);
            const healed = soldierAt(battle, soldier);
            battle.played[frame.side] = at(battle.played, frame.side) | 2;
            for (const kind of tokens) spendToken(table, frame.side, kind, 'shields');
            healed.damage--;
            if (healed.hurt) battle.inflicted[1 - frame.side] = Math.max(0, at(battle.inflicted, 1 - frame.side) - 1);
            flow.emit({ type: 'healed', rule: 'pod.36.4d', unit: healed.unit });
            flow.next(frame);
          },
        },
        rout: {
          list(l, { side }) {
            const table = look(l);
            const battle = battleOf(l.state);
            return standing(battle, side)
              .filter(index => isAtItsEnd(table, index))
              .map(soldier => ({ type: 'rout', soldier }));
          },
          why: () => ({ rule: 'pod.40a', reason: 'cannot', what: 'solid' }),
          take(flow, frame, _, { soldier }) {
            const table = live(flow);
            flow.next(frame);
            rout(table, soldier);
            checkEnd(table);
          },
          odds: (l, _, __, { soldier }) => lossOutlook(l, soldier),
        },
        ...interrupting,
        ready: { list: () => [{ type: 'ready' }], take: () => undefined },
      },
    },

    withdrawing: {
      rule: 'pod.37a',
      open: true,
      seats: (l, { side }) => ask(l, side),
      offers: {
        moveTo: {
          list: (l, { soldier, whole }) =>
            shelters(look(l), battleOf(l.state), soldier, whole).map(cell => ({ type: 'moveTo', cell })),
          why: (_, __, ___, { cell }) => ({ rule: 'pod.37a', reason: 'noRoom', cell }),
          take(flow, { soldier, whole }, _, { cell }) {
            const table = live(flow);
            const battle = battleOf(flow.state);
            const moving = whole ? stackOf(battle, soldier) : [soldier];
            moveSoldier(table, soldier, whole, cell);
            for (const index of moving) soldierAt(battle, index).reordered = true;
          },
        },
      },
    },

    battleTurnEnd: {
      rule: 'pod.36.4e',
      run(flow) {
        const battle = battleOf(flow.state);
        const holder = battle.initiative;
        const won = at(battle.wins, holder) - at(battle.wins, 1 - holder);
        const hurt = at(battle.inflicted, holder) - at(battle.inflicted, 1 - holder);
        const any = battle.soldiers.some(soldier => soldier.hurt);
        battle.quiet = any ? 0 : battle.quiet + 1;
        battle.initiative = won > 0 || (won === 0 && hurt > 0) ? holder : 1 - holder;
        if (battle.initiative !== holder)
          flow.emit({ type: 'initiativeGoes', rule: 'pod.36.4f', side: battle.initiative });
        flow.next({ step: 'battleTurn' });
      },
    },
  };
}

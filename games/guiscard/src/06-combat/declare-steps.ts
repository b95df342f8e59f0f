/** Attacks declared before anything is rolled, and the tests of those who came too near (gui.6.2, gui.4.3b). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { asksOrder, inTurn, test, testers } from '../04-movement/infiltration.ts';
import { hasGone } from '../04-movement/journey.ts';
import { whyNoTask } from '../10-siege-gear/task-whys.ts';
import { comesOff, isChancy, taskList, teamed, undertake } from '../10-siege-gear/tasks.ts';
import { type Battle, type BattleOf, isAble, isMounted, lives, menOf, setMark } from '../battle.ts';
import { nobody } from '../missing.ts';
import { fightIf, fightOf, type Hangs, outcomeOf } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { ATTACKED, type Attack, ENGAGED, SETTLED, STAYED } from '../state.ts';
import { whyNoAttack, whyNoAttacker, whyNoJoin, whyNotIncluded } from '../whys.ts';
import { attackTargets, fitsAttack, horseTargets, mayStillAttack, pikeTargets } from './combat.ts';
import { canAttack } from './contact.ts';
import { type Frames, harm, letBridlesGo } from './harm.ts';

const attackOf = (unit: number, defenders: number[], more: Partial<Attack> = {}): Attack => ({
  attackers: [unit],
  defenders,
  charge: -1,
  horse: -1,
  pikes: false,
  done: false,
  ...more,
});
function begin(b: Battle, attack: Attack): void {
  b.state.attacks.push(attack);
  for (const unit of attack.attackers) commit(b, unit, attack.defenders);
}
function commit(b: Battle, unit: number, defenders: readonly number[]): void {
  setMark(b, unit, ATTACKED);
  // R72: who attacks does not stay idle for a complete turn.
  setMark(b, unit, SETTLED | STAYED, false);
  for (const one of [unit, ...defenders]) setMark(b, one, ENGAGED);
  b.state.fought = true;
}

/** gui.4.4.3f: a horseman who fights, or is attacked, loses the horse he leads. */
function dropBridles(b: Battle, flow: Flow<Guiscard>, units: readonly number[]): void {
  for (const unit of units) if (isMounted(b, unit)) letBridlesGo(b, flow, unit);
}

const attackers = (b: Battle, side: number): number[] => menOf(b, side).filter(unit => mayStillAttack(b, unit));

/** The combats of charges that have come home (gui.7.2.3c). */
export function chargeAttacks(b: Battle): void {
  b.state.charges.forEach((charge, index) => {
    if (charge.stage !== 'arrived' || !isAble(b, charge.unit)) return;
    const target = charge.counter >= 0 ? charge.counter : charge.target;
    if (!lives(b, target)) return;
    if (charge.pike < 0 && !canAttack(b, charge.unit, target)) return;
    begin(b, attackOf(charge.unit, [target], { charge: index, pikes: charge.pike >= 0 }));
  });
}

/** gui.4.3b: whoever has come next to enemies nobody attacks, with those who test him. */
function cameNear(b: Battle, side: number): { unit: number; enemies: number[] }[] {
  const attacked = new Set(b.state.attacks.flatMap(({ defenders }) => defenders));
  return menOf(b, side)
    .filter(unit => hasGone(b, unit) && isAble(b, unit))
    .map(unit => ({ unit, enemies: testers(b, unit).filter(enemy => !attacked.has(enemy)) }));
}

/** What the tests at the end of a side's moves may do, where nothing else is to be declared. */
export const testsAtTheEnd = (b: Battle, side: number): Hangs =>
  cameNear(b, side).some(({ enemies }) => enemies.length > 0)
    ? outcomeOf(b, () => undefined, { step: 'endTests', side })
    : 'sequence';

export const declareSteps = (battle: BattleOf): Pick<Steps<Guiscard>, 'declare' | 'endTests'> => ({
  /** gui.6.a, gui.6.2a, gui.6.2b: everything is declared before anything is rolled. */
  declare: {
    rule: 'gui.6.a',
    seats(look, { side }) {
      const b = battle(look);
      return anyAttack(b, side) || inclusions(b).length > 0 || taskList(b, side).length > 0 ? [side] : [];
    },
    offers: {
      attack: {
        list(look, { side }) {
          const b = battle(look);
          return attackers(b, side).flatMap(unit =>
            attackTargets(b, unit).map(target => ({ type: 'attack' as const, unit, target })),
          );
        },
        why: (look, { side }, _seat, { unit, target }) =>
          nobody(battle(look), 'gui.6.a', unit, target) ?? whyNoAttack(battle(look), side, unit, target),
        odds: (look, _frame, _seat, { unit, target }) => fightOf(battle(look), attackOf(unit, [target])),
        take(flow, frame, _seat, { unit, target }) {
          begin(battle(flow), attackOf(unit, [target]));
          flow.next(frame);
        },
      },
      attackHorse: {
        list(look, { side }) {
          const b = battle(look);
          return attackers(b, side).flatMap(unit =>
            horseTargets(b, unit).map(index => ({ type: 'attackHorse' as const, unit, horse: index })),
          );
        },
        why: (look, { side }, _seat, { unit }) =>
          whyNoAttacker(battle(look), side, unit) ?? { rule: 'gui.6.7', reason: 'noHorse', unit },
        odds: (look, _frame, _seat, { unit, horse }) => fightOf(battle(look), attackOf(unit, [], { horse })),
        take(flow, frame, _seat, { unit, horse }) {
          begin(battle(flow), attackOf(unit, [], { horse }));
          flow.next(frame);
        },
      },
      attackPikes: {
        list(look, { side }) {
          const b = battle(look);
          return attackers(b, side).flatMap(unit =>
            pikeTargets(b, unit).map(target => ({ type: 'attackPikes' as const, unit, target })),
          );
        },
        why: (look, { side }, _seat, { unit, target }) =>
          whyNoAttacker(battle(look), side, unit) ?? { rule: 'gui.7.3.1d', reason: 'cannotAttack', unit, target },
        odds: (look, _frame, _seat, { unit, target }) =>
          fightOf(battle(look), attackOf(unit, [target], { pikes: true })),
        take(flow, frame, _seat, { unit, target }) {
          begin(battle(flow), attackOf(unit, [target], { pikes: true }));
          flow.next(frame);
        },
      },
      join: {
        list(look, { side }) {
          const b = battle(look);
          return attackers(b, side).flatMap(unit =>
            b.state.attacks.flatMap((attack, index) =>
              fitsAttack(b, unit, attack) ? [{ type: 'join' as const, unit, attack: index }] : [],
            ),
          );
        },
        why: (look, { side }, _seat, { unit, attack }) => whyNoJoin(battle(look), side, unit, attack),
        odds: (look, _frame, _seat, { unit, attack }) =>
          fightIf(battle(look), attack, ({ state }) => state.attacks[attack]?.attackers.push(unit)),
        take(flow, frame, _seat, { unit, attack }) {
          const b = battle(flow);
          const joined = at(b.state.attacks, attack);
          joined.attackers.push(unit);
          commit(b, unit, joined.defenders);
          flow.next(frame);
        },
      },
      include: {
        list: look => inclusions(battle(look)),
        why: (look, _frame, _seat, { attack, target }) => whyNotIncluded(battle(look), attack, target),
        odds: (look, _frame, _seat, { target, attack }) =>
          fightIf(battle(look), attack, ({ state }) => state.attacks[attack]?.defenders.push(target)),
        take(flow, frame, _seat, { attack, target }) {
          const b = battle(flow);
          at(b.state.attacks, attack).defenders.push(target);
          setMark(b, target, ENGAGED);
          flow.next(frame);
        },
      },
      task: {
        list: (look, { side }) => taskList(battle(look), side).map(task => ({ type: 'task', ...task })),
        why: (look, { side }, _seat, { type: _, ...task }) => whyNoTask(battle(look), side, task),
        odds: (look, { side }, _seat, { type: _, ...task }) => ({
          ...outcomeOf(battle(look), table => Object.assign(table.state, { tasks: [teamed(table, task)] }), {
            step: 'tasks',
            side,
          }),
          ...(isChancy(task) && { succeeds: told => told.some(comesOff) }),
        }),
        take(flow, frame, _seat, { type: _, ...task }) {
          undertake(battle(flow), task);
          flow.next(frame);
        },
      },
      declared: {
        list: () => [{ type: 'declared' }],
        odds: (look, { side }) => testsAtTheEnd(battle(look), side),
        take: () => undefined,
      },
    },
  },

  /** gui.4.3b, R14: whoever came next to enemies nobody attacks is tested by each of them. */
  endTests: {
    rule: 'gui.4.3b',
    run(flow, { side }) {
      const b = battle(flow);
      const frames: Frames = [];
      const near = cameNear(b, side);
      if (asksOrder(b, flow, near, { step: 'endTests', side })) return;
      for (const { attackers: all, defenders, charge } of b.state.attacks) {
        if (defenders.length > 0)
          flow.emit({ type: 'attacked', rule: 'gui.6.a', attackers: all, defenders, charge: charge >= 0 });
        dropBridles(b, flow, [...all, ...defenders]);
      }
      for (const { unit, enemies } of near) {
        for (const enemy of inTurn(b, unit, enemies)) {
          if (!lives(b, unit)) continue;
          const result = test(b, flow, enemy, unit);
          if (result === 'wound') frames.push(...harm(b, flow, unit, 'wounded', 'infiltration', 'gui.4.3.1.wound'));
          if (result === 'kill') frames.push(...harm(b, flow, unit, 'killed', 'infiltration', 'gui.4.3.1.kill'));
        }
      }
      flow.next(...frames);
    },
  },
});

/** gui.6.2a, R29: enemies who can be taken into an attack already declared. */
const inclusions = (b: Battle): { type: 'include'; attack: number; target: number }[] =>
  b.state.attacks.flatMap((attack, index) => {
    if (attack.charge >= 0 || attack.horse >= 0 || attack.pikes) return [];
    const [first = -1] = attack.attackers;
    return attackTargets(b, first)
      .filter(target => !attack.defenders.includes(target))
      .filter(target => attack.attackers.every(unit => canAttack(b, unit, target)))
      .map(target => ({ type: 'include' as const, attack: index, target }));
  });

function anyAttack(b: Battle, side: number): boolean {
  return attackers(b, side).some(
    unit => attackTargets(b, unit).length > 0 || horseTargets(b, unit).length > 0 || pikeTargets(b, unit).length > 0,
  );
}

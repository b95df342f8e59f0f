/** The combat step: declarations, tests, answers, blows (gui.2.1.4, gui.6, gui.7.4). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import {
  type Battle,
  type BattleOf,
  cellOf,
  cellsOf,
  formationOf,
  hexesBetween,
  isAble,
  isMounted,
  ledBy,
  lives,
  man,
  marked,
  menOf,
  other,
  setMark,
  sideOf,
} from './battle.ts';
import {
  ATTACKERS,
  armourBonus,
  attackTargets,
  chargeOf,
  clampColumn,
  columnOf,
  columnShifts,
  defendingSide,
  FOOTMEN,
  fitsAttack,
  HORSEMEN,
  horseTargets,
  isMixed,
  mayRefuse,
  mayStillAttack,
  pikeTargets,
  refusalOf,
  resultOf,
  stillThere,
  strengths,
} from './combat.ts';
import { canAttack, isPerched } from './contact.ts';
import { aspectFrom, worstAspect } from './formation.ts';
import { type Frames, harm, killHorse, killSurrounded, letGo } from './harm.ts';
import { test, testers } from './infiltration.ts';
import { retreatOf } from './retreat-steps.ts';
import type { Guiscard } from './shape.ts';
import { ATTACKED, type Attack, ENGAGED, LATE, MOVED, SETTLED, STAYED, STIRRED } from './state.ts';
import { taskList, undertake } from './tasks.ts';

type CombatStep = 'declare' | 'endTests' | 'resolving' | 'answer' | 'tableChoice' | 'clash' | 'blow';

function begin(b: Battle, unit: number, defenders: number[], more: Partial<Attack> = {}): void {
  b.state.attacks.push({ attackers: [unit], defenders, charge: -1, horse: -1, pikes: false, done: false, ...more });
  commit(b, unit, defenders);
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
  for (const unit of units) if (isMounted(b, unit)) for (const index of ledBy(b, unit)) letGo(b, flow, index);
}

const attackers = (b: Battle, side: number): number[] => menOf(b, side).filter(unit => mayStillAttack(b, unit));

/** The combats of charges that have come home (gui.7.2.3c). */
export function chargeAttacks(b: Battle): void {
  b.state.charges.forEach((charge, index) => {
    if (charge.stage !== 'arrived' || !isAble(b, charge.unit)) return;
    const target = charge.counter >= 0 ? charge.counter : charge.target;
    if (!lives(b, target)) return;
    if (charge.pike < 0 && !canAttack(b, charge.unit, target)) return;
    begin(b, charge.unit, [target], { charge: index, pikes: charge.pike >= 0 });
  });
}

export const combatSteps = (battle: BattleOf): Pick<Steps<Guiscard>, CombatStep> => ({
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
        why(look, { side }, _seat, { unit, target }) {
          const b = battle(look);
          if (sideOf(b, unit) !== side) return { rule: 'gui.6.a', reason: 'notYours', unit };
          if (!mayStillAttack(b, unit)) return { rule: 'gui.6.b', reason: 'hasAttacked', unit };
          return { rule: 'gui.6.7', reason: 'cannotAttack', unit, target };
        },
        take(flow, frame, _seat, { unit, target }) {
          begin(battle(flow), unit, [target]);
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
        take(flow, frame, _seat, { unit, horse }) {
          begin(battle(flow), unit, [], { horse });
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
        take(flow, frame, _seat, { unit, target }) {
          begin(battle(flow), unit, [target], { pikes: true });
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
        take(flow, frame, _seat, { attack, target }) {
          const b = battle(flow);
          at(b.state.attacks, attack).defenders.push(target);
          setMark(b, target, ENGAGED);
          flow.next(frame);
        },
      },
      task: {
        list: (look, { side }) => taskList(battle(look), side).map(task => ({ type: 'task', ...task })),
        why: (_look, _frame, _seat, { unit }) => ({ rule: 'gui.10.2.1a', reason: 'notSettled', unit }),
        take(flow, frame, _seat, { type: _, ...task }) {
          undertake(battle(flow), task);
          flow.next(frame);
        },
      },
      declared: { list: () => [{ type: 'declared' }], take: () => undefined },
    },
  },

  /** gui.4.3b, R14: whoever came next to enemies nobody attacks is tested by each of them. */
  endTests: {
    rule: 'gui.4.3b',
    run(flow, { side }) {
      const b = battle(flow);
      const frames: Frames = [];
      const attacked = new Set(b.state.attacks.flatMap(({ defenders }) => defenders));
      for (const { attackers: all, defenders, charge } of b.state.attacks) {
        if (defenders.length > 0)
          flow.emit({ type: 'attacked', rule: 'gui.6.a', attackers: all, defenders, charge: charge >= 0 });
        dropBridles(b, flow, [...all, ...defenders]);
      }
      for (const unit of menOf(b, side)) {
        if (!marked(b, unit, MOVED) || !marked(b, unit, STIRRED) || !isAble(b, unit) || isPerched(b, unit)) continue;
        for (const enemy of testers(b, unit)) {
          if (attacked.has(enemy) || !lives(b, unit)) continue;
          const result = test(b, flow, enemy, unit);
          if (result === 'wound') frames.push(...harm(b, flow, unit, 'wounded', 'infiltration', 'gui.4.3.1.wound'));
          if (result === 'kill') frames.push(...harm(b, flow, unit, 'killed', 'infiltration', 'gui.4.3.1.kill'));
        }
      }
      flow.next(...frames);
    },
  },

  /** The attacker's own order (gui.6.6c: one combat after the other). */
  resolving: {
    rule: 'gui.6.c',
    seats: (look, { side }) => (battle(look).state.attacks.some(({ done }) => !done) ? [side] : []),
    offers: {
      resolve: {
        list: look =>
          battle(look).state.attacks.flatMap(({ done }, index) => (done ? [] : [{ type: 'resolve', attack: index }])),
        odds(look, _frame, _seat, { attack }) {
          const b = battle(look);
          const declared = at(b.state.attacks, attack);
          return { modifiers: columnShifts(b, declared, readsMounted(b, declared)), until: 'fought' };
        },
        take(flow, frame, _seat, { attack: index }) {
          const b = battle(flow);
          const attack = at(b.state.attacks, index);
          attack.done = true;
          flow.next(frame);
          const before = [...attack.attackers];
          const left = stillThere(b, attack);
          attack.attackers = [...left.attackers];
          attack.defenders = [...left.defenders];
          const charge = chargeOf(b, attack);
          if (attack.attackers.length === 0 || (attack.defenders.length === 0 && attack.horse < 0)) {
            if (charge?.stage === 'arrived') charge.stage = 'lost';
            if (attack.pikes && !charge) flow.next(...chooseAgain(b, frame.side, before));
            return;
          }
          flow.next(
            { step: 'answer', attack: index },
            { step: 'tableChoice', attack: index },
            { step: 'clash', attack: index, mounted: readsMounted(b, attack) },
          );
        },
      },
    },
  },

  /** gui.7.4, R69 */
  answer: {
    rule: 'gui.7.4a',
    seats(look, { attack: index }) {
      const b = battle(look);
      const attack = at(b.state.attacks, index);
      return mayRefuse(b, attack) ? [defendingSide(b, attack)] : [];
    },
    offers: {
      refuse: {
        list: () => [{ type: 'refuse' }],
        take(flow, { attack: index }) {
          const b = battle(flow);
          const attack = at(b.state.attacks, index);
          flow.emit({ type: 'refused', rule: 'gui.7.4a', units: attack.defenders });
          const charge = chargeOf(b, attack);
          if (charge) charge.stage = 'lost';
          flow.unwind('resolving');
          flow.next(
            ...attack.defenders.map(unit => ({ step: 'retreat' as const, ...refusalOf(b, unit, attack.attackers) })),
          );
        },
      },
      stand: { list: () => [{ type: 'stand' }], take: () => undefined },
    },
  },

  /** R33 */
  tableChoice: {
    rule: 'gui.6.d',
    seats(look, { attack: index }) {
      const b = battle(look);
      const attack = at(b.state.attacks, index);
      return isMixed(b, attack) ? [defendingSide(b, attack)] : [];
    },
    offers: {
      table: {
        list: () => [
          { type: 'table', mounted: true },
          { type: 'table', mounted: false },
        ],
        take(flow, { attack }, _seat, { mounted }) {
          flow.unwind('resolving');
          flow.next({ step: 'clash', attack, mounted });
        },
      },
    },
  },

  /** gui.6.c, gui.6.4, gui.6.5: the die and what it does. */
  clash: {
    rule: 'gui.6.c',
    run(flow, { attack: index, mounted }) {
      const b = battle(flow);
      const attack = at(b.state.attacks, index);
      const charge = chargeOf(b, attack);
      const side = sideOf(b, at(attack.attackers, 0));
      const force = strengths(b, attack);
      // gui.7.2.3d, R59: a stronger counter-charger takes the attacker's part.
      const turned = (charge?.counter ?? -1) >= 0 && force.defence > force.attack;
      const difference = turned ? force.defence - force.attack : force.attack - force.defence;
      const reading = turned
        ? { ...attack, attackers: attack.defenders, defenders: attack.attackers, charge: -1 }
        : attack;
      const modifiers = turned ? [] : columnShifts(b, attack, mounted);
      const column = clampColumn(columnOf(b, difference) + modifiers.reduce((sum, { value }) => sum + value, 0));
      const [die = 0] = flow.roll({ rule: 'gui.6.c', why: 'combat', sides: 10, seat: turned ? other(side) : side });
      const total = die + armourBonus(b, reading);
      const read = resultOf(b, turned || mounted, column, total);
      const result = turned && 'ABCD'.includes(read) ? '' : read;
      if (charge) charge.stage = 'fought';
      flow.emit({
        type: 'fought',
        rule: mounted ? 'gui.6.4' : 'gui.6.5',
        attackers: [...reading.attackers],
        defenders: [...reading.defenders],
        column,
        die,
        mounted,
        result,
        difference,
        modifiers,
      });
      if (attack.pikes && result !== 'D')
        for (const hoplite of attack.defenders) passPikes(b, hoplite, attack.attackers);
      if (result === '') return;
      flow.next(
        ...(attack.horse >= 0 && !'ABCD'.includes(result)
          ? horseStruck(b, flow, attack, result)
          : effects(b, flow, reading, result, turned || mounted)),
      );
      killSurrounded(b, flow);
    },
  },

  /** gui.6.2e, R32: the owner chooses who takes the blow. */
  blow: {
    rule: 'gui.6.2e',
    seats(look, { units }) {
      const b = battle(look);
      const able = units.filter(unit => lives(b, unit));
      return able.length > 0 ? [sideOf(b, at(able, 0))] : [];
    },
    offers: {
      takeBlow: {
        list(look, { units }) {
          const b = battle(look);
          return units.filter(unit => lives(b, unit)).map(unit => ({ type: 'takeBlow', unit }));
        },
        take(flow, { harm: kind, unhorse, horse }, _seat, { unit }) {
          const b = battle(flow);
          flow.next(...harm(b, flow, unit, kind, 'combat', 'gui.6.2e', { unhorse, horse }));
          killSurrounded(b, flow);
        },
      },
    },
  },
});

/** gui.6.d: horsemen and horses alone are fought on the table against horsemen. */
const readsMounted = (b: Battle, { defenders, horse }: Attack): boolean =>
  horse >= 0 || defenders.every(unit => isMounted(b, unit));

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

/** R124: pikes that are no longer there leave their attackers free for another enemy, and nobody else. */
function chooseAgain(b: Battle, side: number, attackersLeft: readonly number[]): Frames {
  for (const unit of menOf(b, side)) setMark(b, unit, LATE, !attackersLeft.includes(unit));
  for (const unit of attackersLeft) setMark(b, unit, ATTACKED, false);
  return [{ step: 'declare', side }];
}

/** R63: whoever fought the pikes and stands may come among them. */
function passPikes(b: Battle, hoplite: number, units: readonly number[]): void {
  formationOf(b, hoplite)?.past.push(...units);
}

/** gui.6.8e, R45: results I, J and K kill a riderless horse; others do it no harm. */
function horseStruck(b: Battle, flow: Flow<Guiscard>, { horse }: Attack, result: string): Frames {
  if ('IJK'.includes(result)) killHorse(b, flow, horse, 'gui.6.8e');
  return [];
}

/** gui.6.4.A … gui.6.5.H */
function effects(b: Battle, flow: Flow<Guiscard>, attack: Attack, result: string, mounted: boolean): Frames {
  const { attackers: all, defenders } = attack;
  const winners = 'ABCD'.includes(result) ? defenders : all;
  const losers = 'ABCD'.includes(result) ? all : defenders;
  const side = sideOf(b, at(winners.length > 0 ? winners : all, 0));
  const onRope = (unit: number): boolean => b.state.grapnels.some(({ climber, gone }) => !gone && climber === unit);
  const advance: Frames =
    winners.length > 0
      ? [
          {
            step: 'advance',
            side,
            units: [...winners],
            hexes: losers.flatMap(unit => cellsOf(b, unit)),
            losers: [...losers],
            fatal: false,
          },
        ]
      : [];
  if (result === 'D' || result === 'E') {
    const frames = losers.flatMap(unit => {
      // gui.10.6.3a: pushed back, a man on a rope falls to his death.
      if (onRope(unit)) return harm(b, flow, unit, 'killed', 'fall', 'gui.10.6.3a');
      if (isPerched(b, unit)) return [];
      if (result === 'E') {
        const stand = steadfast(b, attack, unit);
        if (stand === 'ignores') {
          flow.emit({ type: 'stood', rule: 'gui.7.3.1l', unit });
          return [];
        }
        if (stand === 'wounded') return harm(b, flow, unit, 'wounded', 'combat', 'gui.7.3.1l');
      }
      return retreatOf(b, flow, unit, 1, 'combat', { foes: [...winners] });
    });
    return [...frames, ...advance];
  }
  const struck = ATTACKERS[result] ?? (mounted ? HORSEMEN : FOOTMEN)[result];
  if (!struck) return [];
  if (result === 'C' && all.every(onRope)) return [];
  const candidates = 'ABC'.includes(result) ? all : casualties(b, defenders, mounted);
  const frames: Frames =
    candidates.length === 1
      ? harm(b, flow, at(candidates, 0), struck.harm, 'combat', `gui.${mounted ? '6.4' : '6.5'}.${result}`, struck)
      : [
          {
            step: 'blow',
            units: [...candidates],
            harm: struck.harm,
            unhorse: struck.unhorse ?? false,
            horse: struck.horse ?? false,
            attackers: 'ABC'.includes(result),
          },
        ];
  // gui.6.6g: a mere wound gives no advance, but the second one kills.
  const fatal = struck.harm === 'wounded';
  return [...frames, ...advance.map(frame => (frame.step === 'advance' ? { ...frame, fatal } : frame))];
}

/** gui.6.3b, R31, R33: of the kind of the table; without armour where some have none. */
function casualties(b: Battle, defenders: readonly number[], mounted: boolean): number[] {
  const kind = defenders.filter(unit => isMounted(b, unit) === mounted);
  const pool = kind.length > 0 ? kind : [...defenders];
  const bare = pool.filter(unit => !man(b, unit).armour);
  return bare.length > 0 ? bare : pool;
}

/** gui.7.3.1l: hoplites in formation ignore a retreat from the front, and suffer for one from elsewhere. */
function steadfast(b: Battle, { attackers: all, pikes }: Attack, unit: number): 'ignores' | 'wounded' | 'no' {
  const formation = formationOf(b, unit);
  if (!formation) return 'no';
  if (pikes) return 'ignores';
  const own = cellOf(b, unit);
  const from = all.flatMap(enemy => cellsOf(b, enemy)).filter(cell => hexesBetween(b, cell, own) === 1);
  return worstAspect(from.map(cell => aspectFrom(b, formation, unit, cell))) === 'front' ? 'ignores' : 'wounded';
}

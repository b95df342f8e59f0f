/** The combats one by one: answers, the table, the die, the blow (gui.2.1.4, gui.6, gui.7.4). */
import { at, type Steps } from '@carroccio/kernel';
import { type Battle, type BattleOf, cellOf, isAble, lives, menOf, other, setMark, sideOf } from '../battle.ts';
import { notAmong } from '../missing.ts';
import { fightIf, fightNow } from '../odds.ts';
import type { Guiscard } from '../shape.ts';
import { ATTACKED, LATE } from '../state.ts';
import {
  armourBonus,
  chargeOf,
  clampColumn,
  columnOf,
  defendingSide,
  isMixed,
  isTurned,
  mayRefuse,
  readsMounted,
  refusalOf,
  resultOf,
  shiftsRead,
  stillThere,
  strengths,
} from './combat.ts';
import { effects, facedPikes, horseStruck } from './combat-effects.ts';
import { type Frames, harm, killSurrounded } from './harm.ts';
import { inOwnersOrder } from './order-steps.ts';

type CombatStep = 'resolving' | 'answer' | 'tableChoice' | 'clash' | 'pikesFaced' | 'blow';

export const combatSteps = (battle: BattleOf): Pick<Steps<Guiscard>, CombatStep> => ({
  /** The attacker's own order (gui.6.6c: one combat after the other). */
  resolving: {
    rule: 'gui.6.c',
    seats: (look, { side }) => (battle(look).state.attacks.some(({ done }) => !done) ? [side] : []),
    offers: {
      resolve: {
        list: look =>
          battle(look).state.attacks.flatMap(({ done }, index) => (done ? [] : [{ type: 'resolve', attack: index }])),
        why: (_look, _frame, _seat, { attack }) => ({ rule: 'gui.6.c', reason: 'resolved', attack }),
        odds: (look, _frame, _seat, { attack }) => fightNow(battle(look), attack),
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
          const isVoid = attack.attackers.length === 0 || (attack.defenders.length === 0 && attack.horse < 0);
          // gui.5.3a, R37: who does not come to strike the blow he declared has not attacked.
          for (const unit of before) if (isVoid || !attack.attackers.includes(unit)) setMark(b, unit, ATTACKED, false);
          if (isVoid) {
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
            ...inOwnersOrder(
              attack.defenders.map(unit => ({ step: 'retreat' as const, ...refusalOf(b, unit, attack.attackers) })),
            ),
          );
        },
      },
      stand: {
        list: () => [{ type: 'stand' }],
        odds(look, { attack }) {
          const b = battle(look);
          return isMixed(b, at(b.state.attacks, attack)) ? null : fightNow(b, attack);
        },
        take: () => undefined,
      },
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
        odds: (look, { attack }, _seat, { mounted }) => fightIf(battle(look), attack, () => undefined, mounted),
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
      // R58: a charge that did not come home strikes nobody.
      if (charge?.stage === 'lost') return;
      const side = sideOf(b, at(attack.attackers, 0));
      const force = strengths(b, attack);
      const turned = isTurned(b, attack);
      const difference = turned ? force.defence - force.attack : force.attack - force.defence;
      const reading = turned
        ? { ...attack, attackers: attack.defenders, defenders: attack.attackers, charge: -1 }
        : attack;
      const modifiers = shiftsRead(b, attack, mounted);
      const column = clampColumn(columnOf(b, difference) + modifiers.reduce((sum, { value }) => sum + value, 0));
      const [die = 0] = flow.roll({ rule: 'gui.6.c', why: 'combat', sides: 10, seat: turned ? other(side) : side });
      const armour = armourBonus(b, reading);
      const read = resultOf(b, turned || mounted, column, die + armour);
      const result = turned && 'ABCD'.includes(read) ? '' : read;
      if (charge) charge.stage = 'fought';
      flow.emit({
        type: 'fought',
        rule: mounted ? 'gui.6.4' : 'gui.6.5',
        attackers: [...reading.attackers],
        defenders: [...reading.defenders],
        column,
        die,
        armour,
        mounted,
        result,
        difference,
        modifiers,
      });
      const faced = attack.pikes ? facedPikes(b, attack) : [];
      const strikesHorse = attack.horse >= 0 && !'ABCD'.includes(result);
      const struck = (): Frames =>
        strikesHorse ? horseStruck(b, flow, attack, result) : effects(b, flow, reading, result, turned || mounted);
      const follows = result === '' ? [] : struck();
      const isAdvance = ({ step }: Frames[number]): boolean => step === 'advance';
      flow.next(...follows.filter(frame => !isAdvance(frame)), ...faced, ...follows.filter(isAdvance));
      if (result !== '') killSurrounded(b, flow);
    },
  },

  /** gui.7.3.1d, R63: whoever came out of it standing in his place may come among the pikes. */
  pikesFaced: {
    rule: 'gui.7.3.1d',
    run(flow, { hoplites, stood }) {
      const b = battle(flow);
      const past = stood
        .filter(({ unit, cell }) => isAble(b, unit) && cellOf(b, unit) === cell)
        .map(({ unit }) => unit);
      for (const formation of b.state.formations)
        if (formation.units.some(unit => hoplites.includes(unit))) formation.past.push(...past);
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
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.6.2e', unit),
        odds: () => 'sequence',
        take(flow, { harm: kind, unhorse, horse }, _seat, { unit }) {
          const b = battle(flow);
          flow.next(...harm(b, flow, unit, kind, 'combat', 'gui.6.2e', { unhorse, horse }));
          killSurrounded(b, flow);
        },
      },
    },
  },
});

/** R124: pikes that are no longer there leave their attackers free for another enemy, and nobody else. */
function chooseAgain(b: Battle, side: number, attackersLeft: readonly number[]): Frames {
  for (const unit of menOf(b, side)) setMark(b, unit, LATE, !attackersLeft.includes(unit));
  return [{ step: 'declare', side }];
}

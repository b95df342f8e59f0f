/** The siege day in its order: event, initiative, the healed, the choice, healing, the marker (gui.11.1). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { harm } from '../06-combat/harm.ts';
import { type Battle, type BattleOf, isWounded, other, sideOf } from '../battle.ts';
import { notAmong } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { ABSENT, DEAD, HEALTHY, LEFT } from '../state.ts';
import {
  BESIEGER,
  besieging,
  blockadeModifier,
  bracket,
  campaigners,
  daysLeft,
  GARRISON,
  gearOf,
  isLed,
  reliefOf,
  siegeOf,
} from './siege.ts';
import { d10, happen } from './siege-events.ts';

type DayStep = 'siegeDay' | 'siegeEvent' | 'afflict' | 'initiative' | 'returns' | 'healing' | 'dayEnd';

const RULE_11 = 'gui.11.1';

/** gui.11.1.1: days of provisions, never fewer than two. */
function stockUp(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const dice = flow.roll({
    rule: 'gui.11.1.1a',
    why: 'provisions',
    dice: b.charts.provisions.dice[siege.of],
    sides: 10,
    seat: GARRISON,
  });
  const count = campaigners(b, GARRISON).length;
  siege.provisions = Math.max(
    2,
    dice.reduce((sum, die) => sum + die, bracket(b, count)),
  );
  flow.emit({ type: 'provisions', rule: 'gui.11.1.1b', days: siege.provisions });
}

/** gui.11.2b: who is dead or away is in no team. */
function strikeOffBuilders(b: Battle): void {
  for (const item of siegeOf(b).items)
    item.builders = item.builders.filter(unit => b.state.cell[unit] === ABSENT && b.state.health[unit] !== DEAD);
}

/** gui.11.6.8, gui.11.6.15: so many characters, nobody twice by the same sickness. */
const spared = (b: Battle, side: number, struck: readonly number[]): number[] =>
  campaigners(b, side).filter(unit => !struck.includes(unit));

export const siegeDaySteps = (battle: BattleOf): Pick<Steps<Guiscard>, DayStep> => ({
  siegeDay: {
    rule: RULE_11,
    run(flow) {
      const b = battle(flow);
      const siege = siegeOf(b);
      siege.day += 1;
      Object.assign(siege, {
        bombarded: { wood: 0, stone: 0, engines: 0 },
        negotiated: false,
        bonus: 0,
        automatic: -1,
        spy: false,
      });
      // gui.11.1.1d: once; later losses change nothing.
      if (siege.day === 1) stockUp(b, flow);
      flow.emit({ type: 'day', rule: 'gui.11.b', day: siege.day, left: daysLeft(siege) });
      // R86: on the first day nothing but provisions and builders.
      if (siege.day === 1) {
        siege.initiative = BESIEGER;
        flow.next({ step: 'besiegerChoice', engines: 0 }, { step: 'dayEnd' });
        return;
      }
      flow.next(
        { step: 'siegeEvent' },
        { step: 'initiative' },
        { step: 'returns' },
        { step: 'garrisonChoice' },
        { step: 'besiegerChoice', engines: gearOf(siege, besieging(siege)).stoneThrowers },
        { step: 'healing' },
        { step: 'dayEnd' },
      );
    },
  },

  /** gui.11.1.2, R85 */
  siegeEvent: {
    rule: 'gui.11.1.2a',
    run(flow) {
      const b = battle(flow);
      const siege = siegeOf(b);
      const dice = flow.roll({ rule: 'gui.11.1.2a', why: 'event', dice: 2, sides: 10, seat: BESIEGER });
      const { early, earlyDays } = b.charts.events;
      const modifier = (b.options.early && siege.day <= earlyDays ? early : 0) + blockadeModifier(b);
      const total = dice.reduce((sum, die) => sum + die, modifier);
      const event = Math.min(20, total);
      // gui.11.1.2c: each event once in a siege.
      const happens = !siege.events.includes(event);
      flow.emit({ type: 'siegeEvent', rule: event < 6 ? 'gui.11.6.2-5' : `gui.11.6.${event}`, event, total, happens });
      // The relief of the scenario comes on its day if no messenger brought it before.
      const due = b.scenario.siege?.relief === siege.day && !siege.events.includes(19) && event !== 19;
      if (happens) {
        siege.events.push(event);
        happen(b, flow, event);
      }
      if (due && event !== 20) {
        siege.events.push(19);
        happen(b, flow, 19);
      }
    },
  },

  /** gui.11.6.8, gui.11.6.15, R91: the players choose in turn; a wounded man chosen dies. */
  afflict: {
    rule: 'gui.11.6.8',
    seats: (look, frame) =>
      frame.left > 0 && spared(battle(look), frame.side, frame.struck).length > 0 ? [frame.chooser] : [],
    offers: {
      strikeDown: {
        list: (look, { side, struck }) =>
          spared(battle(look), side, struck).map(unit => ({ type: 'strikeDown', unit })),
        why: (look, { rule }, _seat, { unit }) => notAmong(battle(look), rule, unit),
        // Whom it strikes is chosen, not rolled; the dice that follow are the day's.
        odds: () => 'sequence',
        take(flow, { side, chooser, left, rule, struck }, _seat, { unit }) {
          const b = battle(flow);
          harm(b, flow, unit, 'wounded', 'siege', rule);
          flow.next({
            step: 'afflict',
            side,
            chooser: other(chooser),
            left: left - 1,
            rule,
            struck: [...struck, unit],
          });
        },
      },
    },
  },

  /** gui.11.1.3a */
  initiative: {
    rule: 'gui.11.1.3a',
    run(flow) {
      const b = battle(flow);
      const siege = siegeOf(b);
      if (siege.automatic >= 0) {
        siege.initiative = siege.automatic;
        flow.emit({ type: 'initiative', rule: 'gui.11.1.3a', side: siege.initiative, besieger: 0, garrison: 0 });
        return;
      }
      // gui.11.4.1n: shut in, the roles are exchanged.
      const first = besieging(siege);
      const bonus = (side: number): number => (side === first ? 4 : 0);
      const besieger = d10(flow, 'gui.11.1.3a', 'initiative', BESIEGER) + bonus(BESIEGER);
      const garrison = d10(flow, 'gui.11.1.3a', 'initiative', GARRISON) + bonus(GARRISON) + siege.bonus;
      siege.initiative = besieger === garrison ? first : besieger > garrison ? BESIEGER : GARRISON;
      flow.emit({ type: 'initiative', rule: 'gui.11.1.3a', side: siege.initiative, besieger, garrison });
    },
  },

  /** gui.11.1.5c */
  returns: {
    rule: 'gui.11.1.5c',
    run(flow) {
      const b = battle(flow);
      const siege = siegeOf(b);
      for (const { unit, day } of siege.heals)
        if (day <= siege.day && b.state.health[unit] !== DEAD) {
          b.state.health[unit] = HEALTHY;
          flow.emit({ type: 'healed', rule: 'gui.11.1.5c', unit });
        }
      siege.heals = siege.heals.filter(({ unit, day }) => day > siege.day && b.state.health[unit] !== DEAD);
      // Whoever died of the event of the morning builds nothing today.
      strikeOffBuilders(b);
    },
  },

  /** gui.11.1.5a, gui.11.1.5b, R93 */
  healing: {
    rule: 'gui.11.1.5a',
    run(flow) {
      const b = battle(flow);
      const siege = siegeOf(b);
      for (const side of [BESIEGER, GARRISON])
        for (const unit of campaigners(b, side)) {
          if (!isWounded(b, unit) || siege.heals.some(one => one.unit === unit)) continue;
          const die = d10(flow, 'gui.11.1.5b', 'healing', sideOf(b, unit));
          const days = b.charts.healing.days[die - 1] ?? null;
          if (days === 0) harm(b, flow, unit, 'killed', 'siege', 'gui.11.1.5b');
          else if (days === null) {
            b.state.cell[unit] = LEFT;
            flow.emit({ type: 'lost', rule: 'gui.11.1.5b', unit });
          } else {
            siege.heals.push({ unit, day: siege.day + days });
            flow.emit({ type: 'heals', rule: 'gui.11.1.5b', unit, days });
          }
        }
    },
  },

  /** gui.11.1, gui.11.5: the marker moves; hunger, no commander, nobody left, the end of the calendar. */
  dayEnd: {
    rule: 'gui.11.5a',
    run(flow) {
      const b = battle(flow);
      const siege = siegeOf(b);
      siege.eaten += 1;
      strikeOffBuilders(b);
      if (siege.shutIn) nightOf(b, flow);
      const ending = endingOf(b);
      if (ending) flow.end(ending);
      else flow.next({ step: 'siegeDay' });
    },
  },
});

/** gui.11.4.1l, gui.11.4.1m, gui.11.4.1n: those shut in eat too; food passed in by night; no relief, no roles to exchange. */
function nightOf(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  siege.larder -= 1;
  if (reliefOf(b).length === 0) {
    siege.shutIn = false;
    return;
  }
  if (siege.of !== 'castle' || siege.outer.length === 0) return;
  const days = at(flow.roll({ rule: 'gui.11.4.1m', why: 'packHorses', sides: 6, seat: GARRISON }), 0);
  siege.provisions += days;
  flow.emit({ type: 'supplied', rule: 'gui.11.4.1m', days });
}

/** How the day ends the siege, if it does; with the roles exchanged both sides may starve or lose their last commander. */
type Ending = Parameters<Flow<Guiscard>['end']>[0];
function endingOf(b: Battle): Ending | null {
  const siege = siegeOf(b);
  const wins = (side: number): Pick<Ending, 'winners' | 'scores'> => ({
    winners: [side],
    scores: side === BESIEGER ? [1, 0] : [0, 1],
  });
  const to = wins(BESIEGER);
  const against = wins(GARRISON);
  if (campaigners(b, GARRISON).length === 0) return { rule: 'gui.11.4.1f', why: 'captured', ...to };
  if (daysLeft(siege) === 0) return { rule: 'gui.11.5a', why: 'hunger', ...to };
  if (!isLed(b, GARRISON)) return { rule: 'gui.11.5b', why: 'noCommander', ...to };
  if (campaigners(b, BESIEGER).length === 0) return { rule: 'gui.11.4.4c', why: 'broken', ...against };
  if (siege.shutIn && siege.larder <= 0) return { rule: 'gui.11.5a', why: 'hunger', ...against };
  if (siege.shutIn && !isLed(b, BESIEGER)) return { rule: 'gui.11.5b', why: 'noCommander', ...against };
  if (siege.day >= (b.scenario.siege?.days ?? Number.POSITIVE_INFINITY))
    return { rule: 'gui.11.a', why: 'calendar', ...against };
  return null;
}

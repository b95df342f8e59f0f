/** The siege day in its order: event, initiative, the healed, the choice, healing, the marker (gui.11.1). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import { type Battle, type BattleOf, isWounded, man, other, sideOf } from './battle.ts';
import { harm } from './harm.ts';
import { REFUGEES } from './roster.ts';
import type { Guiscard } from './shape.ts';
import { BESIEGER, blockadeModifier, bracket, campaigners, commander, daysLeft, GARRISON, siegeOf } from './siege.ts';
import { ABSENT, DEAD, HEALTHY, LEFT } from './state.ts';

type DayStep = 'siegeDay' | 'siegeEvent' | 'afflict' | 'initiative' | 'returns' | 'healing' | 'dayEnd' | 'reliefChoice';

const RULE_11 = 'gui.11.1';
const d10 = (
  flow: Flow<Guiscard>,
  rule: string,
  why: 'eventEffect' | 'initiative' | 'healing' | 'victim',
  seat: number,
): number => at(flow.roll({ rule, why, sides: 10, seat }), 0);

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

/** gui.11.6.14, R91: light infantry come in, and the same food feeds more mouths. */
function refugees(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  const before = bracket(b, campaigners(b, GARRISON).length);
  const count = d10(flow, 'gui.11.6.14', 'eventEffect', GARRISON);
  const free = REFUGEES.flatMap(code =>
    b.roster.men.flatMap((one, unit) => (b.state.side[unit] === -1 && one.code === code ? [unit] : [])),
  );
  const units = free.slice(0, count);
  for (const unit of units) {
    b.state.side[unit] = GARRISON;
    b.state.fielded[unit] = 0;
  }
  flow.emit({ type: 'reinforced', rule: 'gui.11.6.14', side: GARRISON, units });
  siege.eaten += Math.max(0, before - bracket(b, campaigners(b, GARRISON).length));
}

/** gui.11.6.9, R91 */
function traitor(b: Battle, flow: Flow<Guiscard>): void {
  for (const unit of campaigners(b, GARRISON))
    if (d10(flow, 'gui.11.6.9', 'victim', GARRISON) === 10) {
      harm(b, flow, unit, 'killed', 'siege', 'gui.11.6.9');
      return;
    }
}

/** gui.11.6.17 */
function assassin(b: Battle, flow: Flow<Guiscard>): void {
  const victim = commander(b, BESIEGER);
  if (victim < 0) return;
  const die = d10(flow, 'gui.11.6.17', 'eventEffect', GARRISON);
  if (die >= 7) harm(b, flow, victim, 'killed', 'siege', 'gui.11.6.17');
  else if (die >= 4) harm(b, flow, victim, 'wounded', 'siege', 'gui.11.6.17');
}

/** gui.11.6.16 */
function saboteur(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  if (siege.stoneThrowers + siege.ladders === 0) return;
  if (d10(flow, 'gui.11.6.16', 'eventEffect', GARRISON) < 6) return;
  const engine = siege.stoneThrowers > 0;
  if (engine) siege.stoneThrowers -= 1;
  else siege.ladders -= 1;
  flow.emit({ type: 'built', rule: 'gui.11.6.16', item: engine ? 'stoneThrowerLost' : 'ladderLost' });
}

const factionsOf = (b: Battle, side: number): string =>
  [...new Set(campaigners(b, side).map(unit => man(b, unit).code.charAt(0)))].join('');

/** gui.11.6.8 to gui.11.6.20 */
function happen(b: Battle, flow: Flow<Guiscard>, event: number): void {
  const siege = siegeOf(b);
  const { armyPoints: points, maxLords: lords } = b;
  switch (event) {
    case 20:
      flow.end({ rule: 'gui.11.6.20', why: 'raised', winners: [GARRISON], scores: [0, 1] });
      return;
    case 19:
      siege.automatic = GARRISON;
      flow.next(
        { step: 'muster', side: GARRISON, points, lords, gear: false, factions: factionsOf(b, GARRISON), got: [] },
        ...(siege.redoubt > 0 ? [{ step: 'reliefChoice' as const }] : []),
      );
      return;
    case 18:
      siege.bonus = 5;
      return;
    case 17:
      assassin(b, flow);
      return;
    case 16:
      saboteur(b, flow);
      return;
    case 15:
      flow.next({
        step: 'afflict',
        side: BESIEGER,
        chooser: GARRISON,
        left: d10(flow, 'gui.11.6.15', 'eventEffect', GARRISON),
        rule: 'gui.11.6.15',
      });
      return;
    case 14:
      if (campaigners(b, GARRISON).length > 0) refugees(b, flow);
      return;
    case 13:
      siege.automatic = BESIEGER;
      siege.spy = true;
      return;
    case 12:
      siege.eaten += 4;
      return;
    case 11:
      flow.next({
        step: 'muster',
        side: BESIEGER,
        points,
        lords,
        gear: false,
        factions: factionsOf(b, BESIEGER),
        got: [],
      });
      return;
    case 10:
      siege.engineer = true;
      return;
    case 9:
      traitor(b, flow);
      return;
    case 8:
      flow.next({
        step: 'afflict',
        side: GARRISON,
        chooser: BESIEGER,
        left: d10(flow, 'gui.11.6.8', 'eventEffect', BESIEGER),
        rule: 'gui.11.6.8',
      });
      return;
    default:
  }
}

export const siegeDaySteps = (battle: BattleOf): Pick<Steps<Guiscard>, DayStep> => ({
  siegeDay: {
    rule: RULE_11,
    run(flow) {
      const b = battle(flow);
      const siege = siegeOf(b);
      siege.day += 1;
      Object.assign(siege, {
        bombarded: { wood: 0, stone: 0 },
        negotiated: false,
        bonus: 0,
        automatic: -1,
        spy: false,
      });
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
        { step: 'besiegerChoice', engines: siege.stoneThrowers },
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
      const event = Math.max(2, Math.min(20, total));
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
    seats(look, { side, left, chooser }) {
      return left > 0 && campaigners(battle(look), side).length > 0 ? [chooser] : [];
    },
    offers: {
      strikeDown: {
        list: (look, { side }) => campaigners(battle(look), side).map(unit => ({ type: 'strikeDown', unit })),
        take(flow, { side, chooser, left, rule }, _seat, { unit }) {
          const b = battle(flow);
          harm(b, flow, unit, 'wounded', 'siege', rule);
          flow.next({ step: 'afflict', side, chooser: other(chooser), left: left - 1, rule });
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
      const bonus = siege.shutIn ? [0, 4] : [4, 0];
      const besieger = d10(flow, 'gui.11.1.3a', 'initiative', BESIEGER) + (bonus[0] ?? 0);
      const garrison = d10(flow, 'gui.11.1.3a', 'initiative', GARRISON) + (bonus[1] ?? 0) + siege.bonus;
      const tie = siege.shutIn ? GARRISON : BESIEGER;
      siege.initiative = besieger === garrison ? tie : besieger > garrison ? BESIEGER : GARRISON;
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
      siege.restocking = Math.max(0, siege.restocking - 1);
      for (const item of siege.items)
        item.builders = item.builders.filter(unit => b.state.cell[unit] === ABSENT && b.state.health[unit] !== DEAD);
      const won = (rule: string, why: 'hunger' | 'noCommander' | 'captured'): void =>
        flow.end({ rule, why, winners: [BESIEGER], scores: [1, 0] });
      if (campaigners(b, GARRISON).length === 0) return won('gui.11.4.1f', 'captured');
      if (daysLeft(siege) === 0 && !siege.shutIn) return won('gui.11.5a', 'hunger');
      if (commander(b, GARRISON) < 0) return won('gui.11.5b', 'noCommander');
      if (campaigners(b, BESIEGER).length === 0)
        return flow.end({ rule: 'gui.11.4.4c', why: 'broken', winners: [GARRISON], scores: [0, 1] });
      if (siege.day >= (b.scenario.siege?.days ?? 40))
        return flow.end({ rule: 'gui.11.a', why: 'calendar', winners: [GARRISON], scores: [0, 1] });
      // gui.11.4.1m: friends outside pass in food to whoever still holds part of the works.
      if (siege.shutIn)
        siege.eaten -= Math.min(
          siege.eaten,
          at(flow.roll({ rule: 'gui.11.4.1m', why: 'packHorses', sides: 6, seat: GARRISON }), 0),
        );
      flow.next({ step: 'siegeDay' });
    },
  },

  /** gui.11.4.1j, gui.11.4.1k: part of the place held, a relief army at hand. */
  reliefChoice: {
    rule: 'gui.11.4.1j',
    seats: look => (campaigners(battle(look), BESIEGER).length > 0 ? [BESIEGER] : []),
    offers: {
      shutIn: {
        list: () => [{ type: 'shutIn' }],
        take: flow => {
          siegeOf(battle(flow)).shutIn = true;
        },
      },
      giveBattle: {
        list: () => [{ type: 'giveBattle' }],
        take(flow) {
          const siege = siegeOf(battle(flow));
          siege.redoubt = 0;
          siege.automatic = GARRISON;
          flow.next({ step: 'tactical', action: 'general' });
        },
      },
      divide: {
        list: look => (campaigners(battle(look), BESIEGER).length >= 2 ? [{ type: 'divide' }] : []),
        take: flow =>
          flow.next(
            {
              step: 'picking',
              side: BESIEGER,
              left: campaigners(battle(flow), BESIEGER).length - 1,
              action: 'relief',
              picked: [],
              exact: false,
            },
            { step: 'tactical', action: 'relief' },
          ),
      },
    },
  },
});

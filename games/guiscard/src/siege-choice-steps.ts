/** What the player with the initiative does with the day (gui.11.1.3, gui.11.2, gui.11.3, gui.11.5c). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import type { Battle, BattleOf } from './battle.ts';
import { BUILT, type Guiscard } from './shape.ts';
import {
  atHand,
  BESIEGER,
  bombardment,
  bombardTargets,
  campaigners,
  campBesiegers,
  campDefenders,
  damageHex,
  GARRISON,
  isDemolished,
  siegeOf,
  supplyParty,
  surrenderModifiers,
  wallType,
} from './siege.ts';
import type { Siege } from './state.ts';

type ChoiceStep = 'garrisonChoice' | 'besiegerChoice' | 'teaming';

/** gui.11.1.3c, R97: the sorties open to the garrison today. */
type Sortie = 'camp' | 'supplies' | 'general' | 'assault';
function sorties(b: Battle): Sortie[] {
  const siege = siegeOf(b);
  // gui.11.4.1n: with the roles exchanged they assault those who have shut themselves in.
  if (siege.shutIn) return atHand(b, BESIEGER).length > 0 ? ['assault'] : [];
  const list: Sortie[] = [];
  if (campBesiegers(b) >= 1 && campDefenders(b) >= 1) list.push('camp');
  if (siege.redoubt === 0 && supplyParty(b) >= 1) list.push('supplies');
  if (!siege.generalDone && campaigners(b, GARRISON).length > 0 && atHand(b, BESIEGER).length > 0) list.push('general');
  return list;
}

const daysFor = (b: Battle, { engineer }: Siege, kind: (typeof BUILT)[number]): number =>
  kind === 'stoneThrower' && engineer ? b.charts.building.engineer : b.charts.building[kind];

/** gui.11.2, R117: every full team adds a day to its work. */
function workOn(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  if (siege.day === 1) return;
  for (const item of siege.items) if (item.builders.length >= b.charts.building.builders) item.days += 1;
  for (const { kind } of siege.items.filter(item => item.days >= daysFor(b, siege, item.kind))) {
    if (kind === 'grapnel') siege.grapnels += 1;
    if (kind === 'ladder') siege.ladders += 1;
    if (kind === 'stoneThrower') siege.stoneThrowers += 1;
    flow.emit({ type: 'built', rule: 'gui.11.2a', item: kind });
  }
  siege.items = siege.items.filter(item => item.days < daysFor(b, siege, item.kind));
}

const hasTeam = (b: Battle): boolean => atHand(b, BESIEGER).length >= b.charts.building.builders;
/** Half-built items keep their days; a sheet holds four at a time. */
const MOST_ITEMS = 4;

export const siegeChoiceSteps = (battle: BattleOf): Pick<Steps<Guiscard>, ChoiceStep> => ({
  garrisonChoice: {
    rule: 'gui.11.1.3c',
    seats: look =>
      siegeOf(battle(look)).initiative === GARRISON && sorties(battle(look)).length > 0 ? [GARRISON] : [],
    offers: {
      sortie: {
        list: look => sorties(battle(look)).map(action => ({ type: 'sortie', action })),
        take(flow, _frame, _seat, { action }) {
          const b = battle(flow);
          // gui.11.4a: nothing else happens on a day of fighting.
          flow.unwind('healing');
          flow.next({ step: 'tactical', action });
          if (action === 'general') siegeOf(b).generalDone = true;
        },
      },
      wait: {
        list: () => [{ type: 'wait' }],
        take: flow => {
          // gui.11.1.3d
          siegeOf(battle(flow)).initiative = BESIEGER;
        },
      },
    },
  },

  besiegerChoice: {
    rule: 'gui.11.1.3b',
    seats(look) {
      const b = battle(look);
      const siege = siegeOf(b);
      if (campaigners(b, BESIEGER).length === 0) return [];
      return siege.initiative === BESIEGER || sorties(b).length === 0 ? [BESIEGER] : [];
    },
    offers: {
      assault: {
        list(look, { engines }) {
          const b = battle(look);
          const siege = siegeOf(b);
          const begun = engines < siege.stoneThrowers || siege.negotiated;
          return siege.day > 1 && siege.restocking === 0 && !begun && atHand(b, BESIEGER).length > 0
            ? [{ type: 'assault' }]
            : [];
        },
        take: flow => flow.next({ step: 'tactical', action: 'assault' }),
      },
      bombard: {
        list(look, { engines }) {
          const b = battle(look);
          const siege = siegeOf(b);
          if (siege.day === 1 || siege.restocking > 0 || siege.spy || engines === 0) return [];
          return bombardTargets(b).flatMap(cell =>
            Array.from({ length: Math.min(5, engines) }, (_, index) => ({
              type: 'bombard' as const,
              cell,
              points: index + 1,
            })),
          );
        },
        odds: () => ({ modifiers: [], until: 'bombarded' }),
        take(flow, { engines }, _seat, { cell, points }) {
          const b = battle(flow);
          const siege = siegeOf(b);
          const type = wallType(b.field, cell) ?? 'S';
          const [die = 1] = flow.roll({ rule: 'gui.11.3.5', why: 'bombardment', sides: 10, seat: BESIEGER });
          const result = bombardment(b, points, type, die);
          siege.bombarded[type === 'B' ? 'wood' : 'stone'] += 1;
          flow.emit({ type: 'bombarded', rule: 'gui.11.3.5', cell, points, result: result === '' ? '–' : result });
          if (result === 'D') {
            damageHex(b, cell);
            if (isDemolished(b, cell)) flow.emit({ type: 'ruined', rule: 'gui.11.3.3a', cell });
          }
          // R90: one of the engines that fired is lost.
          if (result === '1C') siege.stoneThrowers -= 1;
          flow.next({ step: 'besiegerChoice', engines: engines - points });
        },
      },
      build: {
        list(look) {
          const b = battle(look);
          const siege = siegeOf(b);
          if (siege.spy || siege.items.length >= MOST_ITEMS || !hasTeam(b)) return [];
          return BUILT.map(item => ({ type: 'build', item }));
        },
        take(flow, frame, _seat, { item }) {
          const siege = siegeOf(battle(flow));
          siege.items.push({ kind: item, days: 0, builders: [] });
          flow.next({ step: 'teaming', item: siege.items.length - 1 }, frame);
        },
      },
      workOn: {
        list(look) {
          const b = battle(look);
          const siege = siegeOf(b);
          if (siege.spy || !hasTeam(b)) return [];
          return siege.items.flatMap(({ builders }, item) =>
            builders.length === 0 ? [{ type: 'workOn' as const, item }] : [],
          );
        },
        take: (flow, frame, _seat, { item }) => flow.next({ step: 'teaming', item }, frame),
      },
      standDown: {
        list: look =>
          siegeOf(battle(look)).items.flatMap(({ builders, days }, item) =>
            builders.length > 0 && days > 0 ? [{ type: 'standDown' as const, item }] : [],
          ),
        take(flow, frame, _seat, { item }) {
          at(siegeOf(battle(flow)).items, item).builders = [];
          flow.next(frame);
        },
      },
      negotiate: {
        list(look) {
          const siege = siegeOf(battle(look));
          return siege.day > 1 && !siege.negotiated && !siege.shutIn && !siege.spy ? [{ type: 'negotiate' }] : [];
        },
        odds: look => ({ modifiers: surrenderModifiers(battle(look)), until: 'negotiated' }),
        take(flow, frame) {
          const b = battle(flow);
          siegeOf(b).negotiated = true;
          const [die = 0] = flow.roll({ rule: 'gui.11.5c', why: 'surrender', sides: 10, seat: BESIEGER });
          const total = surrenderModifiers(b).reduce((sum, { value }) => sum + value, die);
          const ok = total >= b.charts.surrender.needed;
          flow.emit({ type: 'negotiated', rule: 'gui.11.5.1.result', total, ok });
          if (ok) flow.end({ rule: 'gui.11.5.1.result', why: 'surrender', winners: [BESIEGER], scores: [1, 0] });
          else flow.next(frame);
        },
      },
      endDay: {
        list(look) {
          const b = battle(look);
          // gui.11.6.13: with the gate opened the besieger assaults.
          const must = siegeOf(b).spy && atHand(b, BESIEGER).length > 0 && siegeOf(b).restocking === 0;
          return must ? [] : [{ type: 'endDay' }];
        },
        take: flow => workOn(battle(flow), flow),
      },
    },
  },

  /** gui.11.2b: five men to a work. */
  teaming: {
    rule: 'gui.11.2b',
    seats(look, { item }) {
      const b = battle(look);
      const team = siegeOf(b).items[item]?.builders ?? [];
      return team.length < b.charts.building.builders && atHand(b, BESIEGER).length > 0 ? [BESIEGER] : [];
    },
    offers: {
      builder: {
        list: look => atHand(battle(look), BESIEGER).map(unit => ({ type: 'builder', unit })),
        take(flow, frame, _seat, { unit }) {
          at(siegeOf(battle(flow)).items, frame.item).builders.push(unit);
          flow.next(frame);
        },
      },
    },
  },
});

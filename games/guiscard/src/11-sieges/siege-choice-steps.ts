/** What the player with the initiative does with the day (gui.11.1.3, gui.11.2, gui.11.3, gui.11.5c). */
import { at, type Flow, type Steps } from '@carroccio/kernel';
import type { Battle, BattleOf } from '../battle.ts';
import { notAmong } from '../missing.ts';
import { BUILT, type Guiscard } from '../shape.ts';
import type { Siege } from '../state.ts';
import {
  atHand,
  BESIEGER,
  besieged,
  besieging,
  bombardment,
  bombardTargets,
  campaigners,
  campBesiegers,
  campDefenders,
  damageHex,
  fieldAtHand,
  fieldForce,
  gearOf,
  isDemolished,
  isRestocking,
  siegeOf,
  supplyParty,
  surrenderModifiers,
  wallType,
} from './siege.ts';
import { whyNoAssault, whyNoBombardment, whyNoBuilding, whyNoTerms } from './siege-whys.ts';

type ChoiceStep = 'garrisonChoice' | 'besiegerChoice' | 'teaming';

/** gui.11.1.3c, R97: the sorties open to the besieged today. */
type Sortie = 'camp' | 'supplies' | 'general' | 'assault';
function sorties(b: Battle): Sortie[] {
  const siege = siegeOf(b);
  const [out, within] = [besieging(siege), besieged(siege)];
  const list: Sortie[] = [];
  if (campBesiegers(b) >= 1 && campDefenders(b) >= 1) list.push('camp');
  if (mayFetch(siege) && supplyParty(b) >= 1) list.push('supplies');
  if (!siege.generalDone && fieldForce(b, within).length > 0 && fieldAtHand(b, out).length > 0) list.push('general');
  // gui.11.4.1n: those who hold the works may always turn on the refuge.
  if (siege.shutIn && atHand(b, within).length > 0) list.push('assault');
  return list;
}
/** gui.11.4.3a: while they hold the palisade of the castle, or a whole building. */
const mayFetch = ({ shutIn, redoubt, of }: Siege): boolean => (shutIn ? of === 'castle' : redoubt === 0);

const daysFor = (b: Battle, { engineer }: Siege, kind: (typeof BUILT)[number]): number =>
  kind === 'stoneThrower' && engineer ? b.charts.building.engineer : b.charts.building[kind];

/** gui.11.2, R117: every full team adds a day to its work. */
function workOn(b: Battle, flow: Flow<Guiscard>): void {
  const siege = siegeOf(b);
  if (siege.day === 1) return;
  for (const item of siege.items) if (item.builders.length >= b.charts.building.builders) item.days += 1;
  for (const { kind, side } of siege.items.filter(item => item.days >= daysFor(b, siege, item.kind))) {
    const gear = gearOf(siege, side);
    if (kind === 'grapnel') gear.grapnels += 1;
    if (kind === 'ladder') gear.ladders += 1;
    if (kind === 'stoneThrower') gear.stoneThrowers += 1;
    flow.emit({ type: 'built', rule: 'gui.11.2a', item: kind });
  }
  siege.items = siege.items.filter(item => item.days < daysFor(b, siege, item.kind));
}

const builders = (b: Battle): number[] => fieldAtHand(b, besieging(siegeOf(b)));
const hasTeam = (b: Battle): boolean => builders(b).length >= b.charts.building.builders;
/** Items of whoever lies before the place now. */
const works = (siege: Siege): { item: number; team: readonly number[]; since: number }[] =>
  siege.items.flatMap(({ side, builders: team, since }, item) =>
    side === besieging(siege) ? [{ item, team, since }] : [],
  );

export const siegeChoiceSteps = (battle: BattleOf): Pick<Steps<Guiscard>, ChoiceStep> => ({
  garrisonChoice: {
    rule: 'gui.11.1.3c',
    seats(look) {
      const b = battle(look);
      const side = besieged(siegeOf(b));
      return siegeOf(b).initiative === side && sorties(b).length > 0 ? [side] : [];
    },
    offers: {
      sortie: {
        list: look => sorties(battle(look)).map(action => ({ type: 'sortie', action })),
        why: () => ({ rule: 'gui.11.1.3c', reason: 'noSortie' }),
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
        odds: () => 'sequence',
        take: flow => {
          // gui.11.1.3d
          const siege = siegeOf(battle(flow));
          siege.initiative = besieging(siege);
        },
      },
    },
  },

  besiegerChoice: {
    rule: 'gui.11.1.3b',
    seats(look) {
      const b = battle(look);
      const siege = siegeOf(b);
      const side = besieging(siege);
      if (campaigners(b, side).length === 0) return [];
      return siege.initiative === side || sorties(b).length === 0 ? [side] : [];
    },
    offers: {
      assault: {
        list(look) {
          const b = battle(look);
          const siege = siegeOf(b);
          // gui.11.4.1b: who has bombarded today does not assault, and after an assault nobody bombards.
          const begun = siege.bombarded.wood + siege.bombarded.stone > 0 || siege.negotiated;
          return siege.day > 1 && !isRestocking(siege) && !begun && atHand(b, besieging(siege)).length > 0
            ? [{ type: 'assault' }]
            : [];
        },
        why: look => whyNoAssault(battle(look)),
        take(flow, _frame, side) {
          siegeOf(battle(flow)).initiative = side;
          flow.next({ step: 'tactical', action: 'assault' });
        },
      },
      bombard: {
        list(look, { engines }) {
          const b = battle(look);
          const siege = siegeOf(b);
          const most = Math.min(5, engines, gearOf(siege, besieging(siege)).stoneThrowers);
          if (siege.day === 1 || isRestocking(siege) || siege.spy || most <= 0) return [];
          return bombardTargets(b).flatMap(cell =>
            Array.from({ length: most }, (_, index) => ({
              type: 'bombard' as const,
              cell,
              points: index + 1,
            })),
          );
        },
        why: (look, { engines }, _seat, { cell, points }) => whyNoBombardment(battle(look), engines, cell, points),
        odds: () => ({ modifiers: [], until: 'bombarded' }),
        take(flow, { engines }, seat, { cell, points }) {
          const b = battle(flow);
          const siege = siegeOf(b);
          const type = wallType(b.field, cell) ?? 'S';
          // gui.11.3.4d: one die, however many engines.
          const [die = 1] = flow.roll({ rule: 'gui.11.3.5', why: 'bombardment', sides: 10, seat });
          const result = bombardment(b, points, type, die);
          siege.bombarded[type === 'B' ? 'wood' : 'stone'] += 1;
          flow.emit({ type: 'bombarded', rule: 'gui.11.3.5', cell, points, result: result === '' ? '–' : result });
          if (result === 'D') {
            damageHex(b, cell);
            if (isDemolished(b, cell)) flow.emit({ type: 'ruined', rule: 'gui.11.3.3a', cell });
          }
          // R90: one of the engines that fired is lost.
          const lost = result === '1C' ? 1 : 0;
          gearOf(siege, seat).stoneThrowers -= lost;
          siege.bombarded.engines += points - lost;
          flow.next({ step: 'besiegerChoice', engines: engines - points });
        },
      },
      build: {
        list(look) {
          const b = battle(look);
          const siege = siegeOf(b);
          if (siege.spy || !hasTeam(b)) return [];
          return BUILT.map(item => ({ type: 'build', item }));
        },
        why: look => whyNoBuilding(battle(look)),
        take(flow, frame, side, { item }) {
          const siege = siegeOf(battle(flow));
          siege.items.push({ kind: item, side, days: 0, builders: [], since: siege.day });
          flow.next({ step: 'teaming', item: siege.items.length - 1 }, frame);
        },
      },
      workOn: {
        list(look) {
          const b = battle(look);
          const siege = siegeOf(b);
          if (siege.spy || !hasTeam(b)) return [];
          return works(siege).flatMap(({ team, item }) =>
            team.length === 0 ? [{ type: 'workOn' as const, item }] : [],
          );
        },
        why: look => whyNoBuilding(battle(look)),
        take(flow, frame, _seat, { item }) {
          const siege = siegeOf(battle(flow));
          at(siege.items, item).since = siege.day;
          flow.next({ step: 'teaming', item }, frame);
        },
      },
      /** gui.11.2b: builders are named for the day; on another they may be called away, and what they have done stays. */
      standDown: {
        list(look) {
          const siege = siegeOf(battle(look));
          return works(siege).flatMap(({ team, since, item }) =>
            team.length > 0 && since < siege.day ? [{ type: 'standDown' as const, item }] : [],
          );
        },
        why: () => ({ rule: 'gui.11.2b', reason: 'noWork' }),
        take(flow, frame, _seat, { item }) {
          const siege = siegeOf(battle(flow));
          at(siege.items, item).builders = [];
          siege.items = siege.items.filter(({ days, builders: team }) => days > 0 || team.length > 0);
          flow.next(frame);
        },
      },
      negotiate: {
        list(look) {
          const siege = siegeOf(battle(look));
          return siege.day > 1 && !siege.negotiated && !siege.shutIn && !siege.spy ? [{ type: 'negotiate' }] : [];
        },
        why: look => whyNoTerms(battle(look)),
        odds: look => ({
          modifiers: surrenderModifiers(battle(look)),
          until: 'negotiated',
          succeeds: told => told.some(event => event.type === 'negotiated' && event.ok),
        }),
        take(flow, frame) {
          const b = battle(flow);
          siegeOf(b).negotiated = true;
          const [die = 0] = flow.roll({ rule: 'gui.11.5c', why: 'surrender', sides: 10, seat: BESIEGER });
          const modifiers = surrenderModifiers(b);
          const total = modifiers.reduce((sum, { value }) => sum + value, die);
          const ok = total >= b.charts.surrender.needed;
          flow.emit({ type: 'negotiated', rule: 'gui.11.5.1.result', die, modifiers, total, ok });
          if (ok) flow.end({ rule: 'gui.11.5.1.result', why: 'surrender', winners: [BESIEGER], scores: [1, 0] });
          else flow.next(frame);
        },
      },
      endDay: {
        list(look) {
          const b = battle(look);
          // gui.11.6.13: with the gate opened the besieger assaults.
          const must = siegeOf(b).spy && atHand(b, BESIEGER).length > 0 && !isRestocking(siegeOf(b));
          return must ? [] : [{ type: 'endDay' }];
        },
        why: () => ({ rule: 'gui.11.6.13', reason: 'mustAssault' }),
        odds: () => 'sequence',
        take(flow) {
          const b = battle(flow);
          const { shutIn, bombarded } = siegeOf(b);
          workOn(b, flow);
          if (shutIn && bombarded.wood + bombarded.stone > 0) flow.next({ step: 'riposte' });
        },
      },
    },
  },

  /** gui.11.2b: five men to a work. */
  teaming: {
    rule: 'gui.11.2b',
    seats(look, { item }) {
      const b = battle(look);
      const team = siegeOf(b).items[item]?.builders ?? [];
      return team.length < b.charts.building.builders && builders(b).length > 0 ? [besieging(siegeOf(b))] : [];
    },
    offers: {
      builder: {
        list: look => builders(battle(look)).map(unit => ({ type: 'builder', unit })),
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.11.2b', unit),
        take(flow, frame, _seat, { unit }) {
          at(siegeOf(battle(flow)).items, frame.item).builders.push(unit);
          flow.next(frame);
        },
      },
    },
  },
});

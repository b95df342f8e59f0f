/** Tactical actions inside a siege: who goes, where they stand, how the day ends (gui.11.4). */
import type { Flow, Frame, Steps } from '@carroccio/kernel';
import { facingsAt, putOn } from '../02-turn/placing.ts';
import { newEntry } from '../02-turn/setup.ts';
import { isPassable } from '../04-movement/movement.ts';
import { type Battle, type BattleOf, isMounted, isOccupied } from '../battle.ts';
import { notAmong, whyNotThere } from '../missing.ts';
import type { Guiscard } from '../shape.ts';
import { ABSENT, AWAITED, LEFT, type SiegeAction } from '../state.ts';
import {
  atHand,
  BESIEGER,
  besieged,
  besieging,
  campaigners,
  campBesiegers,
  campDefenders,
  fieldAtHand,
  GARRISON,
  pickable,
  siegeOf,
  supplyParty,
} from './siege.ts';
import { afterAssault, assaultFrames, infiltration, isCornered, outOfShot } from './siege-assault.ts';
import { afterCamp, afterSupplies, campFrames, fieldChoice, mountUp, supplyFrames } from './siege-sorties.ts';
import { bringHome, groundFor, layAside, openTable, takeUp } from './siege-tables.ts';
import { yieldField } from './siege-turn.ts';

type ActionStep = 'tactical' | 'secondTable' | 'picking' | 'placeTactical' | 'siegeSetup' | 'callOff' | 'actionOver';

const pick = (side: number, left: number, action: SiegeAction, exact: boolean): Frame<Guiscard> => ({
  step: 'picking',
  side,
  left,
  action,
  picked: [],
  exact,
});

/** gui.11.4.2b, gui.11.4.2c, gui.11.4.3a, gui.11.6.13: who must be named before the table is laid. */
function picks(b: Battle, action: SiegeAction): Frame<Guiscard>[] {
  const siege = siegeOf(b);
  const [out, within] = [besieging(siege), besieged(siege)];
  switch (action) {
    case 'camp':
      return [pick(out, campBesiegers(b), action, false), pick(within, campDefenders(b), action, false)];
    case 'supplies':
      return [pick(within, supplyParty(b), action, false)];
    case 'assault':
      return infiltration(b);
    default:
      return [];
  }
}

/** R133: who rides: in the open field whoever has a horse, in the place and the camp nobody. */
const rides = (action: SiegeAction): boolean => action === 'general' || action === 'supplies' || action === 'relief';

function partiesFor(b: Battle, action: SiegeAction): number[][] {
  const siege = siegeOf(b);
  switch (action) {
    // gui.11.4.1c: all who are left.
    case 'assault':
      return [atHand(b, BESIEGER), campaigners(b, GARRISON)];
    case 'general':
      return [fieldAtHand(b, BESIEGER), fieldAtHand(b, GARRISON)];
    case 'relief':
      return [[...siege.outside], [...siege.reliefUnits]];
    default:
      return siege.parties;
  }
}

function framesFor(b: Battle, flow: Flow<Guiscard>, action: SiegeAction): Frame<Guiscard>[] {
  switch (action) {
    case 'assault':
      return assaultFrames(b);
    case 'camp':
      return campFrames(b);
    case 'supplies':
      return supplyFrames(b, flow);
    default:
      return fieldChoice(b);
  }
}

/** Hexes in which one may be placed; before a refuge with archers in it, out of their shot (gui.11.4.1q). */
function standing(b: Battle, unit: number, side: number, cells: readonly number[]): number[] {
  const { siege } = b.state;
  const zone = new Set(cells);
  const free = cells.filter(
    cell =>
      isPassable(b, unit, cell) &&
      !isOccupied(b, cell, unit) &&
      (!isMounted(b, unit) || facingsAt(b, unit, cell, zone).length > 0),
  );
  if (siege?.action !== 'assault' || siege.redoubt === 0 || side !== BESIEGER || siege.infiltrators.includes(unit))
    return free;
  const safe = outOfShot(b, free);
  // gui.11.4.1n: those shut in have nowhere else to be.
  return safe.length > 0 || !siege.shutIn ? safe : free;
}

/** gui.11.4.1f, R95: a place without defenders is taken; a besieger without men has lost. */
function settle(b: Battle, flow: Flow<Guiscard>): void {
  if (campaigners(b, BESIEGER).length === 0)
    flow.end({ rule: 'gui.11.4.4c', why: 'broken', winners: [GARRISON], scores: [0, 1] });
  else if (campaigners(b, GARRISON).length === 0)
    flow.end({ rule: 'gui.11.4.1f', why: 'captured', winners: [BESIEGER], scores: [1, 0] });
}

export const siegeActionSteps = (battle: BattleOf): Pick<Steps<Guiscard>, ActionStep> => ({
  tactical: {
    rule: 'gui.11.4a',
    run(flow, { action, also }) {
      const b = battle(flow);
      openTable(b, action);
      flow.emit({ type: 'actionChosen', rule: 'gui.11.4a', action });
      flow.next(
        ...picks(b, action),
        { step: 'placeTactical', action },
        ...(also ? [{ step: 'secondTable' as const, action: also }] : []),
        { step: 'turn' },
        { step: 'actionOver', action },
      );
    },
  },

  /** gui.11.4.1k: a battle outside and another inside, played at the same time on two tables. */
  secondTable: {
    rule: 'gui.11.4.1k',
    run(flow, { action }) {
      const b = battle(flow);
      layAside(b);
      openTable(b, action);
      flow.emit({ type: 'actionChosen', rule: 'gui.11.4.1k', action });
      flow.next({ step: 'placeTactical', action });
    },
  },

  picking: {
    rule: 'gui.11.4.2b',
    seats(look, { side, left, action, picked }) {
      const b = battle(look);
      return left > 0 && pickable(b, side, picked, action).length > 0 ? [side] : [];
    },
    offers: {
      pick: {
        list: (look, { side, picked, action }) =>
          pickable(battle(look), side, picked, action).map(unit => ({ type: 'pick', unit })),
        why: (look, _frame, _seat, { unit }) => notAmong(battle(look), 'gui.11.4.2b', unit),
        take(flow, frame, _seat, { unit }) {
          const siege = siegeOf(battle(flow));
          if (frame.action === 'relief') siege.outside = [...frame.picked, unit];
          else if (frame.action === 'assault') siege.infiltrators = [...frame.picked, unit];
          else siege.parties[frame.side]?.push(unit);
          flow.next({ ...frame, left: frame.left - 1, picked: [...frame.picked, unit] });
        },
      },
      ready: {
        list: (_look, { picked, exact }) => (!exact && picked.length > 0 ? [{ type: 'ready' }] : []),
        why: () => ({ rule: 'gui.11.4.2b', reason: 'mustName' }),
        take: () => undefined,
      },
    },
  },

  placeTactical: {
    rule: 'gui.11.4.1e',
    run(flow, { action }) {
      const { state, scenario } = battle(flow);
      if (!state.siege) return;
      state.ground = groundFor(scenario, action);
      const b = battle(flow);
      state.siege.parties = partiesFor(b, action);
      if (rides(action)) for (const party of state.siege.parties) mountUp(b, party);
      flow.next(...framesFor(b, flow, action));
    },
  },

  siegeSetup: {
    rule: 'gui.11.4.1e',
    seats(look, { side, unit }) {
      return battle(look).state.cell[unit] === ABSENT ? [side] : [];
    },
    offers: {
      put: {
        list: (look, { side, unit, cells }) =>
          standing(battle(look), unit, side, cells).map(to => ({ type: 'put', to })),
        why: (look, _frame, _seat, { to }) => whyNotThere(battle(look), 'gui.11.4.1e', to),
        take(flow, { unit, cells }, _seat, { to }) {
          const b = battle(flow);
          const ways = isMounted(b, unit) ? facingsAt(b, unit, to, new Set(cells)) : [0];
          putOn(b, unit, to, ways[0] ?? 0);
          flow.emit({ type: 'deployed', rule: 'gui.11.4.1e', unit, to });
          if (isMounted(b, unit)) flow.next({ step: 'facing', unit, to });
        },
      },
      patrol: {
        list: (_look, { sides }) => sides.map(edge => ({ type: 'patrol', edge })),
        why: (_look, _frame, _seat, { edge }) => ({ rule: 'gui.11.4.1d', reason: 'notByEdge', edge }),
        take(flow, { unit }, _seat, { edge }) {
          const b = battle(flow);
          b.state.cell[unit] = AWAITED;
          const known = b.state.entries.find(
            entry => entry.sides[0] === edge && entry.turn === 1 && entry.sides.length === 1,
          );
          if (known) known.units.push(unit);
          else b.state.entries.push(newEntry([unit], [edge], 1));
        },
      },
      stayOut: {
        list: (look, { side, unit, cells, sides }) =>
          sides.length === 0 && standing(battle(look), unit, side, cells).length === 0 ? [{ type: 'stayOut' }] : [],
        why: () => ({ rule: 'gui.11.4.1e', reason: 'mustPlace' }),
        take(flow, { unit }) {
          // No room for him: he is not in this action.
          battle(flow).state.cell[unit] = LEFT;
        },
      },
    },
  },

  /** gui.11.4.1o, gui.11.4.4c: the assault is broken off before a last refuge, or a side leaves the field. */
  callOff: {
    rule: 'gui.11.4.1o',
    seats(look, { side }) {
      const b = battle(look);
      const { siege } = b.state;
      if (!siege?.action) return [];
      if (siege.action === 'assault') return side === BESIEGER && isCornered(b) ? [BESIEGER] : [];
      if (siege.action === 'general' || siege.action === 'relief') return b.state.turn > 1 ? [side] : [];
      return [];
    },
    offers: {
      withdraw: {
        list: () => [{ type: 'withdraw' }],
        odds: () => 'sequence',
        take(flow, { side }) {
          const b = battle(flow);
          const siege = siegeOf(b);
          const fled = siege.action !== 'assault' && side === besieging(siege);
          if (!fled || !yieldField(b, flow)) flow.unwind('actionOver');
        },
      },
      fightOn: { list: () => [{ type: 'fightOn' }], odds: () => 'sequence', take: () => undefined },
    },
  },

  /** The day's fighting is over: who lives goes back to the sheet (gui.11.1.5a, gui.11.4.1h, gui.11.4.2g). */
  actionOver: {
    rule: 'gui.11.4a',
    run(flow, frame) {
      const b = battle(flow);
      const siege = siegeOf(b);
      const action = siege.action ?? frame.action;
      if (action === 'assault') afterAssault(b, flow);
      if (action === 'camp') afterCamp(b, flow);
      if (action === 'supplies') afterSupplies(b, flow);
      bringHome(b);
      if (action === 'relief') siege.reliefUnits = [];
      flow.emit({ type: 'actionEnded', rule: 'gui.11.4a', action });
      if (takeUp(b)) {
        flow.next({ step: 'turn' }, { step: 'actionOver', action: siege.action ?? action });
        return;
      }
      Object.assign(siege, { action: null, spy: false, infiltrators: [], outside: [] });
      b.state.ground = null;
      settle(battle(flow), flow);
    },
  },
});

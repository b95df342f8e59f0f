/** Armies bought by points, and the free battle (gui.11.6.11, gui.11.6.19). */
import { at, type Refusal, type Steps } from '@carroccio/kernel';
import { hexCost } from '../04-movement/movement.ts';
import { type Battle, type BattleOf, hexesBetween, isOccupied, man, other, sideOf } from '../battle.ts';
import { nobody } from '../missing.ts';
import { type Guiscard, ITEMS } from '../shape.ts';
import { ABSENT } from '../state.ts';
import { newEngine, newGrapnel, newHorse, newLadder, saddle } from './setup.ts';

type ArmyStep = 'muster' | 'mapChoice' | 'edgeChoice' | 'freeStart' | 'freePlace';

interface Bid {
  unit: number;
  mounted: boolean;
  cost: number;
}

const isOf = (code: string, factions: string): boolean => factions === '' || factions.includes(code.charAt(0));

/** Whoever is in nobody's army yet and can be paid for. */
function bids(b: Battle, points: number, lords: number, factions: string): Bid[] {
  return b.roster.men.flatMap((one, unit): Bid[] => {
    if (b.state.side[unit] !== -1 || one.animal || !isOf(one.code, factions)) return [];
    if (one.lord && lords <= 0) return [];
    const offers: Bid[] = [{ unit, mounted: false, cost: one.points.foot }];
    if (one.points.mounted !== null) offers.push({ unit, mounted: true, cost: one.points.mounted });
    return offers.filter(({ cost }) => cost <= points);
  });
}

const HIRING = 'gui.11.6.11';
interface Muster {
  points: number;
  lords: number;
  factions: string;
}
function whyNotHired(
  b: Battle,
  { points, lords, factions }: Muster,
  unit: number,
  mounted: boolean,
): Refusal<Guiscard> {
  const one = man(b, unit);
  if (b.state.side[unit] !== -1) return { rule: HIRING, reason: 'inAnArmy', unit };
  if (one.animal || !isOf(one.code, factions)) return { rule: HIRING, reason: 'notForHire', unit };
  if (one.lord && lords <= 0) return { rule: HIRING, reason: 'tooManyLords', unit };
  const cost = mounted ? one.points.mounted : one.points.foot;
  if (cost === null) return { rule: HIRING, reason: 'noHorse', unit };
  return { rule: HIRING, reason: 'tooManyPoints', cost, left: points };
}

const ENGINES = ['stoneThrower', 'greekFire'] as const;

/** The short edge of a side in the free battle: seat 0's is kept in `first` of the exits' bookkeeping. */
export const zoneOfEdge = (b: Battle, edge: number, depth: number): number[] => {
  const cells = b.field.edges[edge] ?? [];
  const columns = cells.map(cell => b.field.grid.column[cell] ?? 0);
  const column = columns[0] ?? 0;
  const found: number[] = [];
  for (let cell = 0; cell < b.field.grid.cellCount; cell++)
    if (Math.abs((b.field.grid.column[cell] ?? 0) - column) < depth && b.field.closed[cell] === 0) found.push(cell);
  return found;
};

export const armySteps = (battle: BattleOf): Pick<Steps<Guiscard>, ArmyStep> => ({
  muster: {
    rule: 'gui.11.6.11',
    seats: (_look, { side }) => [side],
    offers: {
      recruit: {
        list: (look, { points, lords, factions }) =>
          bids(battle(look), points, lords, factions).map(({ unit, mounted }) => ({ type: 'recruit', unit, mounted })),
        why(look, frame, _seat, { unit, mounted }) {
          const b = battle(look);
          return nobody(b, HIRING, unit) ?? whyNotHired(b, frame, unit, mounted);
        },
        take(flow, frame, _seat, { unit, mounted }) {
          const b = battle(flow);
          const one = man(b, unit);
          b.state.side[unit] = frame.side;
          b.state.cell[unit] = ABSENT;
          b.state.fielded[unit] = mounted ? 1 : 0;
          if (mounted && !b.state.siege) saddle(b.state, unit);
          const cost = (mounted ? one.points.mounted : one.points.foot) ?? 0;
          flow.next({
            ...frame,
            points: frame.points - cost,
            lords: frame.lords - (one.lord ? 1 : 0),
            got: [...frame.got, unit],
          });
        },
      },
      equip: {
        list(look, { points, gear, side }) {
          const b = battle(look);
          if (!gear) return [];
          return ITEMS.filter(item => (b.prices[item] ?? 999) <= points && isWanted(b, side, item)).map(item => ({
            type: 'equip',
            item,
          }));
        },
        why(look, { points, gear, side }, _seat, { item }) {
          const b = battle(look);
          const cost = b.prices[item];
          if (!gear || cost === undefined || !isWanted(b, side, item)) return { rule: HIRING, reason: 'notOnSale' };
          return { rule: HIRING, reason: 'tooManyPoints', cost, left: points };
        },
        take(flow, frame, _seat, { item }) {
          const b = battle(flow);
          const { state } = b;
          const { side } = frame;
          if (item === 'ladder') state.ladders.push(newLadder(side));
          if (item === 'grapnel') state.grapnels.push(newGrapnel(side));
          if (item === 'spareHorse') state.horses.push(newHorse(-1, side));
          if (item === 'fireArrows') {
            const archer = state.side.findIndex(
              (who, unit) => who === side && man(b, unit).code[2] === 'a' && state.arrows[unit] === 0,
            );
            if (archer >= 0) state.arrows[archer] = 6;
          }
          for (const kind of ENGINES) if (item === kind) state.engines.push(newEngine(kind, side));
          flow.next({ ...frame, points: frame.points - (b.prices[item] ?? 0) });
        },
      },
      ready: {
        list: (_look, { got, gear }) => (got.length > 0 || !gear ? [{ type: 'ready' }] : []),
        why: () => ({ rule: HIRING, reason: 'mustName' }),
        take(flow, { side, got }) {
          const b = battle(flow);
          flow.emit({ type: 'reinforced', rule: 'gui.11.6.11', side, units: got });
          if (b.state.siege && side === 1) b.state.siege.reliefUnits = got;
        },
      },
    },
  },

  /** Two maps, chosen in turn, are joined by their short sides (gui.0.b). */
  mapChoice: {
    rule: 'gui.0.b',
    seats: (_look, { side }) => [side],
    offers: {
      chooseMap: {
        list(look) {
          const b = battle(look);
          const taken = b.state.ground?.maps.map(({ map }) => map) ?? [];
          return b.mapIds
            .filter(map => !taken.includes(map))
            .flatMap(map => [false, true].map(rotated => ({ type: 'chooseMap' as const, map, rotated })));
        },
        why: () => ({ rule: 'gui.0.b', reason: 'mapTaken' }),
        take(flow, _frame, _seat, { map, rotated }) {
          const { state } = battle(flow);
          state.ground = { maps: [...(state.ground?.maps ?? []), { map, rotated }], overlays: [] };
        },
      },
    },
  },

  edgeChoice: {
    rule: 'gui.0.b',
    seats: (_look, { side }) => [side],
    offers: {
      chooseEdge: {
        list: () => [
          { type: 'chooseEdge', edge: 2 },
          { type: 'chooseEdge', edge: 4 },
        ],
        why: (_look, _frame, _seat, { edge }) => ({ rule: 'gui.0.b', reason: 'notByEdge', edge }),
        take(flow, { side }, _seat, { edge }) {
          const b = battle(flow);
          const edges = side === 0 ? [edge, 6 - edge] : [6 - edge, edge];
          // What each side bought is placed near its own edge.
          b.state.entries = edges.map(own => ({
            units: [],
            sides: [own],
            turn: 0,
            split: false,
            came: [0, 0, 0, 0, 0],
          }));
          flow.emit({ type: 'edge', rule: 'gui.0.b', side, edge });
        },
      },
    },
  },

  /** The higher die chooses, the lower moves first. */
  freeStart: {
    rule: 'gui.2.scenario-choice',
    run(flow) {
      const b = battle(flow);
      let dice = [0, 0];
      while (dice[0] === dice[1])
        dice = [0, 1].map(seat => at(flow.roll({ rule: 'gui.2.scenario-choice', why: 'edge', sides: 10, seat }), 0));
      const high = (dice[0] ?? 0) > (dice[1] ?? 0) ? 0 : 1;
      b.state.first = other(high);
      const { armyPoints: points, maxLords: lords } = b;
      flow.next(
        { step: 'mapChoice', side: high },
        { step: 'mapChoice', side: other(high) },
        { step: 'edgeChoice', side: high },
        { step: 'muster', side: high, points, lords, gear: true, factions: '', got: [] },
        { step: 'muster', side: other(high), points, lords, gear: true, factions: '', got: [] },
        { step: 'freePlace' },
      );
    },
  },

  freePlace: {
    rule: 'gui.2.scenario-choice',
    run(flow) {
      const b = battle(flow);
      const { state } = b;
      const zones = [0, 1].map(side => zoneOfEdge(b, state.entries[side]?.sides[0] ?? 2, b.rules.army?.depth ?? 0));
      state.entries = [];
      layGear(b, zones);
      const order = [other(state.first), state.first];
      flow.next(
        ...order.flatMap(side => [
          ...state.engines.flatMap((engine, index) =>
            engine.side === side ? [{ step: 'placeEngine' as const, engine: index, cells: zones[side] ?? [] }] : [],
          ),
          ...state.cell.flatMap((cell, unit) =>
            cell === ABSENT && sideOf(b, unit) === side
              ? [{ step: 'siegeSetup' as const, side, unit, cells: zones[side] ?? [], sides: [] }]
              : [],
          ),
          ...state.grapnels.flatMap((grapnel, index) =>
            grapnel.side === side ? [{ step: 'giveGrapnel' as const, grapnel: index }] : [],
          ),
        ]),
        { step: 'turn' },
      );
    },
  },
});

const isWanted = (b: Battle, side: number, item: string): boolean => {
  const { army } = b.rules;
  if (!army) return false;
  const count = (of: readonly { side: number }[]): number => of.filter(one => one.side === side).length;
  const archers = b.state.side.filter(
    (who, unit) => who === side && man(b, unit).code[2] === 'a' && b.state.arrows[unit] === 0,
  ).length;
  switch (item) {
    case 'fireArrows':
      return archers > 0;
    case 'stoneThrower':
    case 'greekFire':
      return count(b.state.engines) < army.engines;
    case 'ladder':
      return count(b.state.ladders) < army.ladders;
    case 'grapnel':
      return count(b.state.grapnels) < army.grapnels;
    default:
      return count(b.state.horses.filter(({ of }) => of < 0)) < army.horses;
  }
};

/** Ladders and spare horses lie and stand ready in their side's zone. */
function layGear(b: Battle, zones: readonly (readonly number[])[]): void {
  const pairIn = (zone: readonly number[]): [number, number] | undefined => {
    const free = (cell: number): boolean => hexCost(b, cell, true) >= 0 && !isOccupied(b, cell) && !taken.has(cell);
    for (const one of zone)
      for (const two of zone) if (free(one) && free(two) && hexesBetween(b, one, two) === 1) return [one, two];
    return undefined;
  };
  const taken = new Set<number>();
  for (const ladder of b.state.ladders) {
    const pair = pairIn(zones[ladder.side] ?? []);
    if (!pair) ladder.gone = true;
    else [ladder.cell, ladder.other] = pair;
    for (const cell of pair ?? []) taken.add(cell);
  }
  for (const horse of b.state.horses.filter(({ rider, head }) => rider < 0 && head < 0)) {
    const pair = pairIn(zones[horse.side] ?? []);
    if (!pair) horse.dead = true;
    else [horse.head, horse.tail] = pair;
    for (const cell of pair ?? []) taken.add(cell);
  }
}

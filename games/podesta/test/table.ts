/** Positions for tests in a line or two: `table().governs(0, 'firenze')`. */
import {
  type AnyAction,
  type AnyEvent,
  at,
  type Frame,
  Generator,
  Play,
  Registry,
  startChance,
} from '@carroccio/kernel';
import { battleOf, soldierAt } from '../src/battle.ts';
import { beginBattle, type Host } from '../src/battle-setup.ts';
import { parts } from '../src/data/index.ts';
import { podesta } from '../src/index.ts';
import { setUp } from '../src/setup.ts';
import type { Options, Podesta, ScenarioId } from '../src/shape.ts';
import type { State } from '../src/state.ts';
import { buildWorld, cellAt, type Live, type Table } from '../src/world.ts';

const game = new Registry([podesta]).game('podesta');

const world = buildWorld({
  map: parts.map.value,
  battlefield: parts.battlefield.value,
  contributions: parts.contributions.value,
  goods: parts.goods.value,
  mercator: parts.mercator.value,
  annales: parts.annales.value,
  benefici: parts.benefici.value,
  companies: parts.companies.value,
  merchants: parts.merchants.value,
  works: parts.works.value,
  lengths: parts.lengths.value,
});

const OPTIONS: Options = { market: 'braked', houses: false, lives: false, hours: 3 };

export const commune = (id: string): number => {
  const index = world.communeIndex.get(id);
  if (index === undefined) throw new Error(`no commune ${id}`);
  return index;
};

/** A sestiere by its commune and number. */
export const sestiere = (id: string, number: number): number => commune(id) * 6 + number - 1;
export const work = (id: string): number => world.workIndex.get(id) ?? -1;
export const GOOD = { preziosi: 0, animali: 1, stoffe: 2, legname: 3, edile: 4, metalli: 5 };
/** A square of the map by its name, like N6. */
export const square = (name: string): number => cellAt(world.grid, name.charCodeAt(0) - 65, Number(name.slice(1)) - 1);
/** A square of the field by its name, like a1. */
export const field = (name: string): number => cellAt(world.field, name.charCodeAt(0) - 97, Number(name.slice(1)) - 1);

export class Match {
  readonly scenario: ScenarioId;
  readonly options: Options;
  readonly seats: number;
  readonly state: State;

  constructor(seats: number, scenario: ScenarioId, options: Partial<Options>) {
    this.seats = seats;
    this.scenario = scenario;
    this.options = { ...OPTIONS, ...options };
    this.state = setUp(world, seats, new Generator(startChance('sfc32', 'a test'))).state;
    // Communes in the order of the rulebook's list, whatever the lot said.
    this.state.players.forEach((player, seat) => {
      const assigned = commune(world.data.lengths.setup[seat] ?? '');
      Object.assign(player, { assigned, faction: world.faction[assigned] });
    });
    this.state.order = this.state.players.map((_, seat) => seat);
  }

  get table(): Table {
    return { world, state: this.state, options: this.options, seats: this.seats };
  }

  /** A player governs a commune with these sestieri (all that show his faction, without them). */
  governs(seat: number, id: string, numbers?: readonly number[]): this {
    const { state } = this;
    const index = commune(id);
    const player = at(state.players, seat);
    const own = (numbers ?? [1, 2, 3, 4, 5, 6]).map(number => sestiere(id, number));
    for (const one of own) {
      if (numbers === undefined && state.face[one] !== player.faction) continue;
      state.holder[one] = seat;
      state.turns[one] = 0;
      if (state.face[one] !== player.faction) {
        state.face[one] = player.faction;
        state.turned[one] = 1;
      }
    }
    Object.assign(at(state.communes, index), {
      podesta: seat,
      faction: player.faction,
      taxed: state.year,
      cell: world.square[index],
      left: 12,
    });
    if (player.home < 0) Object.assign(player, { home: index, elected: true });
    return this;
  }

  /** Puts Benefici into a hand, out of the bag. */
  holds(seat: number, ...kinds: number[]): this {
    for (const kind of kinds) {
      this.state.bag.splice(this.state.bag.indexOf(kind), 1);
      at(this.state.players, seat).benefici.push(kind);
    }
    at(this.state.players, seat).benefici.sort((a, b) => a - b);
    return this;
  }

  purse(seat: number, florins: number): this {
    const player = at(this.state.players, seat);
    this.state.minted += florins - player.purse;
    player.purse = florins;
    return this;
  }

  treasury(id: string, florins: number): this {
    const place = at(this.state.communes, commune(id));
    this.state.minted += florins - place.treasury;
    place.treasury = florins;
    return this;
  }

  lots(seat: number, good: number, lots: number): this {
    at(this.state.players, seat).lots[good] = lots;
    return this;
  }

  /** An army of these units on a square; companies need not be ready for it. */
  army(seat: number, cell: number, units: readonly number[]): number {
    const id = this.state.nextArmy++;
    this.state.armies.push({
      id,
      seat,
      cell,
      left: 12,
      unpaid: 0,
      shown: false,
      homeward: false,
      from: -1,
      raided: 0,
      challenged: 0,
      stays: false,
      siege: null,
    });
    for (const unit of units) this.state.armyOf[unit] = id;
    return id;
  }

  /** Plays from these frames (first one first), with these results for the coming draws. */
  play(frames: Frame<Podesta>[], draws: number[] = []): Play {
    const position = {
      scenario: this.scenario,
      options: { ...this.options },
      seats: this.seats,
      state: this.state,
      stack: frames.map(frame => ({ ...frame })).reverse(),
      sealed: null,
      chance: { stream: 'sfc32' as const, words: [1, 2, 3, 1] as [number, number, number, number], script: [...draws] },
      ply: 0,
      opened: 0,
      result: null,
    };
    return new Play(game, position);
  }

  at(frames: Frame<Podesta>[], draws: number[] = []): Game {
    return new Game(this.play(frames, draws), this);
  }

  /** A battle between two hosts, up to the point where the lines have met. */
  battle(live: Live, hosts: [Host, Host], kind: 'field' | 'civil' | 'street' = 'field'): void {
    beginBattle(live, { kind, cell: 0, commune: -1, besieger: -1, hosts });
  }
}

export class Game {
  readonly play: Play;
  readonly match: Match;
  events: AnyEvent[];

  constructor(play: Play, match: Match) {
    this.play = play;
    this.match = match;
    this.events = play.settle();
  }

  get step(): string | null {
    return this.play.decision()?.step ?? null;
  }

  get asked(): readonly number[] {
    return this.play.decision()?.seats ?? [];
  }

  legal(type?: string, seat = this.asked[0] ?? 0): readonly AnyAction[] {
    return this.play.legal(seat).filter(action => type === undefined || action.type === type);
  }

  act(action: AnyAction, seat = this.asked[0] ?? 0): this {
    const applied = this.play.apply(seat, action);
    if (!applied.ok) throw new Error(`${action.type} refused: ${JSON.stringify(applied.refusal)}`);
    this.events = applied.events;
    return this;
  }

  refusal(action: unknown, seat = this.asked[0] ?? 0) {
    return this.play.explain(seat, action);
  }

  told(type: string): AnyEvent[] {
    return this.events.filter(event => event.type === type);
  }

  draws(...results: number[]): this {
    this.play.position.chance.script.push(...results);
    return this;
  }

  /** The soldier of a unit in the battle under way. */
  soldier(unit: number): number {
    return battleOf(this.match.state).soldiers.findIndex(one => one.unit === unit);
  }

  soldierOf(unit: number) {
    return soldierAt(battleOf(this.match.state), this.soldier(unit));
  }
}

export const match = (seats = 2, scenario: ScenarioId = 'normal', options: Partial<Options> = {}): Match =>
  new Match(seats, scenario, options);

/**
 * Battlefields for tests in a line or two, with any troops anywhere:
 * `position().put('A', 0, 'fr-pm-vet', '0808', 'N').order(0, 0, 5)`.
 */
import { facingNamed, nameOf, requireCell } from '@carroccio/boards';
import { type AnyAction, at, type Frame, type Game, type Play } from '@carroccio/kernel';
import { type Happened, laid, Trial } from '@carroccio/kernel/testing';
import { card } from '../src/02-armies/cards.ts';
import { initialState } from '../src/02-armies/setup-steps.ts';
import { type Battle, battleOn, type Ground, grounds } from '../src/battle.ts';
import { type Data, parts } from '../src/data/index.ts';
import { createGame } from '../src/game.ts';
import { batirnos } from '../src/index.ts';
import type { ScenarioId } from '../src/scenarios/index.ts';
import type { Batirnos } from '../src/shape.ts';
import {
  AMBUSHED,
  GONE,
  MOVED,
  NO_FOCUS,
  ON_FIRE,
  ON_MELEE,
  ON_MOVE,
  PARALYSED,
  SECOND,
  SHAKEN,
  type Side,
  type State,
} from '../src/state.ts';

export const data: Data = {
  orders: parts.orders.value,
  troops: parts.troops.value,
  generals: parts.generals.value,
  armies: parts.armies.value,
  sectors: parts.sectors.value,
  terrain: parts.terrain.value,
  scenarios: parts.scenarios.value,
};

/** What a position stands on: the game's own data, or data that a test has changed. */
export interface World {
  readonly ground: Readonly<Record<ScenarioId, Ground>>;
  readonly game: Game;
}

const worldOf = (of: Data): World => ({ ground: grounds(of), game: createGame(batirnos.rulebook, of) });
const world = worldOf(data);

/** The game with changed data. */
export function changed(change: (copy: Data) => void): World {
  const copy = structuredClone(data);
  change(copy);
  return worldOf(copy);
}

/** A scenario with its map redrawn. */
export const redrawn = (scenario: ScenarioId, map: Partial<Data['scenarios'][ScenarioId]['map']>): World =>
  changed(({ scenarios }) => Object.assign(scenarios[scenario].map, map));

const OPTIONS: Batirnos['options'] = {
  deployment: 'historical',
  firstValue: 'scenario',
  secondValue: 'scenario',
  budget: '120',
  beck: false,
};

const FOCUS = { move: ON_MOVE, fire: ON_FIRE, melee: ON_MELEE };

export interface Condition {
  division?: number;
  strength?: number;
  losses?: number;
  shaken?: boolean;
  paralysed?: boolean;
  /** Dragoons on foot, guns limbered. */
  second?: boolean;
  moved?: boolean;
  ambushed?: boolean;
}

/** A field with nobody on it but whom the test puts there, with 50 Determination a side. */
export class Position {
  readonly scenario: ScenarioId;
  readonly options: Batirnos['options'];
  readonly state: State;
  readonly ground: Ground;
  readonly game: Game;
  readonly #units = new Map<string, number>();

  constructor(scenario: ScenarioId, options: Partial<Batirnos['options']> = {}, { ground, game }: World = world) {
    this.scenario = scenario;
    this.ground = ground[scenario];
    this.game = game;
    this.options = { ...OPTIONS, ...options };
    this.state = initialState(this.ground, this.options);
    const { state } = this;
    state.turn = 1;
    state.troop = state.troop.map(() => -1);
    state.cell = state.cell.map(() => GONE);
    state.marks = state.marks.map(() => 0);
    state.post = state.post.map(() => GONE);
    state.due = state.due.map(() => 0);
    for (const cards of state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
    for (const ledger of state.ledger) ledger.start = 50;
    state.determination = [50, 50];
    state.capacity = [3, 3];
  }

  /** What the functions of the rules take. */
  get battle(): Battle {
    return battleOn(this.ground, this.state, this.options);
  }

  /** The number of a unit the test has put on the field. */
  unit(label: string): number {
    const unit = this.#units.get(label);
    if (unit === undefined) throw new Error(`no unit ${label}`);
    return unit;
  }

  /** The label of a unit. */
  label(unit: number): string {
    for (const [label, number] of this.#units) if (number === unit) return label;
    return `#${unit}`;
  }

  hex(name: string): number {
    return requireCell(this.ground.field.grid, name);
  }

  name(cell: number): string {
    return cell < 0 ? 'off' : nameOf(this.ground.field.grid, cell);
  }

  where(label: string): string {
    return this.name(at(this.state.cell, this.unit(label)));
  }

  /** A facing by the vertex pointed at: N, NE, SE, S, SW, NW. */
  facing(corner: string): number {
    return facingNamed(this.ground.field.grid, 'corner', corner);
  }

  /** A division of a side, by its place in the order of battle. */
  division(side: Side, place: number): number {
    const { divisions } = this.ground.roster;
    const found = divisions.findIndex(division => division.side === side && division.place === place);
    if (found < 0) throw new Error(`side ${side} has no division ${place}`);
    return found;
  }

  general(side: Side, place: number): number {
    return at(this.ground.roster.divisions, this.division(side, place)).leader;
  }

  cic(side: Side): number {
    return at(this.state.cic, side);
  }

  /** Puts a unit of these troops on the field under a label, or moves and changes one that is there. */
  put(
    label: string,
    side: Side,
    troop: string,
    hex: string,
    corner = side === 0 ? 'N' : 'S',
    is: Condition = {},
  ): this {
    const unit = this.#units.get(label) ?? this.#enlist(label, side);
    const { state } = this;
    const index = data.troops.troops.findIndex(({ id }) => id === troop);
    if (index < 0) throw new Error(`no troops ${troop}`);
    state.troop[unit] = index;
    state.division[unit] = this.division(side, is.division ?? 0);
    // A new array, so that nothing remembered about the old one is believed.
    state.cell = state.cell.with(unit, this.hex(hex));
    state.facing[unit] = this.facing(corner);
    state.strength[unit] = is.strength ?? at(data.troops.troops, index).strength;
    state.losses[unit] = is.losses ?? 0;
    state.marks[unit] =
      (is.shaken ? SHAKEN : 0) |
      (is.paralysed ? PARALYSED : 0) |
      (is.second ? SECOND : 0) |
      (is.moved ? MOVED : 0) |
      (is.ambushed ? AMBUSHED : 0);
    return this;
  }

  #enlist(label: string, side: Side): number {
    const taken = new Set(this.#units.values());
    const { units, divisions } = this.ground.roster;
    const free = units.findIndex(
      (slot, index) => slot.side === side && !taken.has(index) && !divisions[slot.division]?.optional,
    );
    if (free < 0) throw new Error('no unit is left');
    this.#units.set(label, free);
    return free;
  }

  /** Puts the general of a division on the field, as another man if the test wants one. */
  lead(side: Side, place: number, hex: string, who?: string): this {
    return this.#post(this.general(side, place), hex, who);
  }

  /** Puts the CiC of a side on the field. */
  command(side: Side, hex: string, who?: string): this {
    return this.#post(this.cic(side), hex, who);
  }

  #post(leader: number, hex: string, who?: string): this {
    this.state.post[leader] = this.hex(hex);
    if (who !== undefined) {
      const index = data.generals.leaders.findIndex(({ id }) => id === who);
      if (index < 0) throw new Error(`no general ${who}`);
      this.state.leader[leader] = index;
      this.state.health[leader] = at(data.generals.leaders, index).strength;
    }
    return this;
  }

  /** Gives a division an order card, turned for a focus if one is named. */
  order(side: Side, place: number, number: number, focus?: 'move' | 'fire' | 'melee'): this {
    const division = this.division(side, place);
    this.state.order[division] = number;
    this.state.priority[division] = card(this.battle, number).priority;
    this.state.focus[division] = focus ? FOCUS[focus] : NO_FOCUS;
    return this;
  }

  /** Plays from these frames, the first one first. */
  play(...frames: Frame<Batirnos>[]): Table {
    const { game, scenario, options, state } = this;
    // Beneath them a question nobody answers: there the test is over.
    const last: Frame<Batirnos> = { step: 'heartened', division: 0 };
    return new Table(laid({ game, scenario, options, state, frames: [...frames, last] }), this);
  }

  /** The next cards of a side's deck, by their random values. */
  draws(side: Side, ...values: number[]): this {
    const cards = at(this.state.cards, side);
    for (const value of values) {
      const next = data.orders.cards.find(one => one.value === value && !cards.top.includes(one.number));
      if (!next) throw new Error(`no card of value ${value} is left`);
      cards.top.push(next.number);
      cards.pile = cards.pile.filter(number => number !== next.number);
    }
    return this;
  }
}

/** A battlefield wide and mostly open: Rocroi without its armies. */
export const position = (
  scenario: ScenarioId = 'rocroi',
  options?: Partial<Batirnos['options']>,
  where?: World,
): Position => new Position(scenario, options, where);

type Events = Batirnos['events'];
type Told<T extends keyof Events> = Happened & Events[T];

/** A battle under test. */
export class Table extends Trial {
  readonly position: Position;

  constructor(play: Play, position: Position) {
    super(play);
    this.position = position;
  }

  get over(): boolean {
    return this.play.position.stack.length <= 1;
  }

  override get step(): string | null {
    return this.over ? null : super.step;
  }

  override get seats(): readonly number[] {
    return this.over ? [] : super.seats;
  }

  override legal(type?: string, seat?: number): readonly AnyAction[] {
    return this.over ? [] : super.legal(type, seat);
  }

  /** What has happened of one kind since the beginning: here one order brings about many actions. */
  override told<T extends keyof Events>(type: T): Told<T>[] {
    return this.chronicle.filter((event): event is Told<T> => event.type === type);
  }
}

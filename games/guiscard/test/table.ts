/**
 * Positions for tests in a line or two: `position('il-poggio').put(0, 'robert', 'D5', { facing: 'N' })`. Everybody of
 * the box may stand on any map; `scenario('civitate')` is the table of a scenario instead.
 */
import { directionNamed, neighbour } from '@carroccio/boards';
import { type Frame, type Game, type Play, Registry } from '@carroccio/kernel';
import { laid, Trial } from '@carroccio/kernel/testing';
import { blankState, initialState } from '../src/02-turn/setup.ts';
import { type Grounds, layGrounds } from '../src/03-ground/grounds.ts';
import type { Battle } from '../src/battle.ts';
import type { Scenario } from '../src/data/scenarios.ts';
import type { Field, Ground, LaidOverlay } from '../src/field.ts';
import { createGame } from '../src/game.ts';
import { guiscard } from '../src/index.ts';
import { articlesOf } from '../src/scenarios/articles.ts';
import { SCENARIOS as modules } from '../src/scenarios/index.ts';
import type { Guiscard } from '../src/shape.ts';
import { DEAD, HEALTHY, type Siege, type State } from '../src/state.ts';
import { data } from './data/support.ts';

export const SCENARIOS = modules.map(({ id }) => id);
const ARTICLES = articlesOf(modules);

interface Stage {
  grounds: Grounds;
  game: Game;
}
const usual: Stage = { grounds: layGrounds(data, ARTICLES), game: new Registry([guiscard]).game('guiscard') };
/** By character: the box with him as the first of all, number 0. */
const stages = new Map<string, Stage>();
let stage = usual;

function stageOf(first: string): Stage {
  const known = stages.get(first);
  if (known) return known;
  const { characters } = data.characters;
  const inOrder = [...characters.filter(({ id }) => id === first), ...characters.filter(({ id }) => id !== first)];
  const reordered = { ...data, characters: { ...data.characters, characters: inOrder } };
  const made = {
    grounds: layGrounds(reordered, ARTICLES),
    game: createGame(guiscard.rulebook, reordered, modules),
  };
  stages.set(first, made);
  return made;
}

/** Numbers are names and nothing else: does the same with each of these as number 0, and hands back what came of it. */
export function inEveryOrder<T>(firsts: readonly string[], act: () => T): T[] {
  try {
    return firsts.map(first => {
      stage = stageOf(first);
      return act();
    });
  } finally {
    stage = usual;
  }
}

export interface Stance {
  /** Mounted, with the head this way from the tail: N, NE, SE, S, SW, NW. */
  facing?: string;
  health?: number;
  marks?: number;
}

export class Position {
  readonly scenario: string;
  readonly options: Guiscard['options'];
  readonly state: State;
  private readonly stage = stage;

  constructor(scenario: string, ground: Ground | null, options: Partial<Guiscard['options']> = {}) {
    this.scenario = scenario;
    this.options = { early: true, ...options };
    this.state = { ...blankState(this.stage.grounds.roster(scenario)), ground, turn: 1 };
  }

  get data(): Scenario {
    return this.stage.grounds.scenario(this.scenario);
  }

  /** What the functions of the rules take. */
  get battle(): Battle {
    return this.stage.grounds.battle(this);
  }
  private get field(): Field {
    return this.battle.field;
  }

  unit(id: string): number {
    const unit = this.battle.roster.byId.get(id);
    if (unit === undefined) throw new Error(`no character ${id}`);
    return unit;
  }
  units(...ids: string[]): number[] {
    return ids.map(id => this.unit(id));
  }

  hex(name: string): number {
    const cell = this.field.ids.get(name);
    if (cell === undefined) throw new Error(`no hex ${name}`);
    return cell;
  }
  name(cell: number): string {
    return this.field.names[cell] ?? String(cell);
  }
  names(cells: readonly number[]): string[] {
    return cells.map(cell => this.name(cell)).sort();
  }
  way(name: string): number {
    return directionNamed(this.field.grid, name);
  }
  beyond(hex: string, way: string): number {
    return neighbour(this.field.grid, this.hex(hex), this.way(way));
  }
  /** The name of the hex next to another. */
  beside(hex: string, way: string): string {
    return this.name(this.beyond(hex, way));
  }
  private behind(hex: string, facing: string): number {
    return neighbour(this.field.grid, this.hex(hex), (this.way(facing) + 3) % 6);
  }

  /** Puts a character of a side on the table, on foot or, with a facing, mounted with his head in the hex. */
  put(side: number, id: string, hex: string, { facing, health = HEALTHY, marks = 0 }: Stance = {}): this {
    const unit = this.unit(id);
    const { state } = this;
    state.cell[unit] = this.hex(hex);
    state.side[unit] = side;
    state.health[unit] = health;
    state.marks[unit] = marks;
    state.fielded[unit] = facing ? 1 : 0;
    if (facing) {
      state.tail[unit] = this.behind(hex, facing);
      state.ride[unit] = state.horses.length;
      state.horses.push({ of: unit, head: -1, tail: -1, dead: false, rider: unit, leader: -1, side });
    }
    return this;
  }

  /** A horse without a rider; the number of the horse. */
  horse(of: string, hex: string, facing: string, { side = -1, dead = false } = {}): number {
    const { horses } = this.state;
    const [head, tail] = [this.hex(hex), this.behind(hex, facing)];
    horses.push({ of: this.unit(of), head, tail, dead, rider: -1, leader: -1, side });
    return horses.length - 1;
  }

  /** Changes the siege sheet. */
  sheet(change: Partial<Siege>): this {
    if (!this.state.siege) throw new Error('no siege');
    Object.assign(this.state.siege, change);
    return this;
  }
  /** Takes these out of the campaign. */
  kill(...ids: string[]): this {
    for (const unit of this.units(...ids)) this.state.health[unit] = DEAD;
    return this;
  }

  /** Plays from these frames (first one first), with these results for the coming dice; then the other side waits. */
  play(frames: Frame<Guiscard>[], ...dice: number[]): Table {
    const state = structuredClone(this.state);
    const { scenario, options } = this;
    const waiting = { step: 'movement' as const, side: 1 };
    return new Table(
      laid({ game: this.stage.game, scenario, options, state, frames: [...frames, waiting], dice }),
      this,
      state,
    );
  }
}

/** A skirmish under test. */
export class Table extends Trial {
  readonly position: Position;
  readonly state: State;

  constructor(play: Play, position: Position, state: State) {
    super(play);
    this.position = position;
    this.state = state;
  }

  /** The step to a hex, with this tail for a horseman if it matters. */
  go(...hexes: string[]): this {
    for (const hex of hexes) {
      const [head = '', tail] = hex.split('<');
      const to = this.position.hex(head);
      const step = this.legal('step').find(
        action => action.to === to && (tail === undefined || action.tail === this.position.hex(tail)),
      );
      this.act(step ?? { type: 'step', to, tail: -1 });
    }
    return this;
  }
  /** An attack of one, or of several together, on somebody; then no more of them, and its die. */
  fight(attackers: readonly string[], target: string, ...dice: number[]): this {
    const [first = '', ...others] = attackers;
    this.do('attack', { unit: first, target });
    for (const unit of others) this.do('join', { unit, attack: this.state.attacks.length - 1 });
    return this.declared()
      .dice(...dice)
      .do('resolve', { attack: this.state.attacks.length - 1 })
      .stand();
  }
  /** Nobody breaks off, where somebody could. */
  stand(): this {
    return this.step === 'answer' ? this.do('stand') : this;
  }
  /** Ends the declarations, if more could be declared. */
  declared(): this {
    return this.step === 'declare' ? this.do('declared') : this;
  }
  /** Hexes named by the legal actions of a kind. */
  hexes(type: string, field = 'to'): string[] {
    return [...new Set(this.legal(type).map(action => this.position.name(Number(action[field]))))].sort();
  }
  /** Characters named by the legal actions of a kind. */
  who(type: string, field = 'unit'): string[] {
    const { men } = this.position.battle.roster;
    return [...new Set(this.legal(type).map(action => men[Number(action[field])]?.id ?? '?'))].sort();
  }
  /** One action by the names in it: unit, target, mate are characters, to and cell are hexes. */
  do(type: string, fields: Record<string, string | number | boolean> = {}): this {
    const PEOPLE = ['unit', 'target', 'mate'];
    const HEXES = ['to', 'cell', 'tail', 'other', 'from', 'head'];
    const named = Object.entries(fields).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      if (PEOPLE.includes(key)) return [key, this.position.unit(value)];
      if (HEXES.includes(key)) return [key, this.position.hex(value)];
      return [key, value];
    });
    return this.act({ type, ...Object.fromEntries(named) });
  }

  get sheet(): Siege {
    if (!this.state.siege) throw new Error('no siege');
    return this.state.siege;
  }
  health(id: string): number {
    return this.state.health[this.position.unit(id)] ?? -1;
  }
  where(id: string): string {
    return this.position.name(this.state.cell[this.position.unit(id)] ?? -1);
  }
}

/** Everybody at hand on one of the maps, nobody on it yet. */
export const position = (map: string, overlays: readonly LaidOverlay[] = [], rotated = false): Position =>
  new Position('libera', { maps: [{ map, rotated }], overlays });

/** The table of a scenario, nobody on it yet. */
export const scenario = (id: string, options: Partial<Guiscard['options']> = {}): Position =>
  new Position(id, null, options);

/** A siege on its first morning. */
export function campaign(id: string, options: Partial<Guiscard['options']> = {}): Position {
  const p = new Position(id, null, options);
  const { roster, field } = p.battle;
  Object.assign(p.state, initialState(p.data, roster, field));
  return p;
}

export const FARM: LaidOverlay = { overlay: 'fattoria', map: 0, anchor: 'Q7' };
export const CHAPEL: LaidOverlay = { overlay: 'cappella', map: 0, anchor: 'Q7' };
export const TENT: LaidOverlay = { overlay: 'tenda', map: 0, anchor: 'Q7' };
export const PIER: LaidOverlay = { overlay: 'molo', map: 0, anchor: null };

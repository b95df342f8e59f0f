/** Positions for tests in a line or two: `position('il-fiume').put('robert', 'M4', { side: 0 })`. */
import { neighbour } from '@carroccio/boards';
import { type AnyAction, type AnyEvent, type Frame, Play, Registry } from '@carroccio/kernel';
import type { Battle } from '../src/battle.ts';
import { parts } from '../src/data/index.ts';
import type { Ground, LaidOverlay } from '../src/field.ts';
import { layGrounds } from '../src/grounds.ts';
import { guiscard } from '../src/index.ts';
import { blankState, newHorse } from '../src/setup.ts';
import type { Guiscard, ScenarioId } from '../src/shape.ts';
import { HEALTHY, type State } from '../src/state.ts';

const game = new Registry([guiscard]).game('guiscard');
export const data = {
  characters: parts.characters.value,
  charts: parts.charts.value,
  diagrams: parts.diagrams.value,
  maps: parts.maps.value,
  overlays: parts.overlays.value,
  scenarios: parts.scenarios.value,
};
const grounds = layGrounds(data);
const OPTIONS: Guiscard['options'] = { early: true };

interface Standing {
  side?: number;
  /** On horseback, the tail in this hex. */
  tail?: string;
  health?: number;
}

/** Everybody of the box may stand on any map: the free battle knows all characters and all chapters. */
export class Position {
  readonly scenario: ScenarioId;
  readonly state: State;

  constructor(map: string, overlays: readonly LaidOverlay[] = [], scenario: ScenarioId = 'libera') {
    this.scenario = scenario;
    this.state = blankState(grounds.roster(scenario));
    const ground: Ground = { maps: [{ map, rotated: false }], overlays };
    this.state.ground = ground;
    this.state.turn = 1;
  }

  get battle(): Battle {
    return grounds.battle({ state: this.state, scenario: this.scenario, options: OPTIONS });
  }

  unit(id: string): number {
    const unit = grounds.roster(this.scenario).byId.get(id);
    if (unit === undefined) throw new Error(`no character ${id}`);
    return unit;
  }

  hex(name: string): number {
    const cell = this.battle.field.ids.get(name);
    if (cell === undefined) throw new Error(`no hex ${name}`);
    return cell;
  }

  name(cell: number): string {
    return this.battle.field.names[cell] ?? '';
  }

  /** The hex next to another: N, NE, SE, S, SW, NW. */
  beside(name: string, way: string): string {
    const { grid } = this.battle.field;
    return this.name(neighbour(grid, this.hex(name), grid.directionNames.indexOf(way)));
  }

  put(id: string, hex: string, { side = 0, tail, health = HEALTHY }: Standing = {}): this {
    const unit = this.unit(id);
    this.state.cell[unit] = this.hex(hex);
    this.state.side[unit] = side;
    this.state.health[unit] = health;
    this.state.fielded[unit] = tail === undefined ? 0 : 1;
    if (tail !== undefined) {
      this.state.horses.push({ ...newHorse(unit, side), rider: unit });
      this.state.ride[unit] = this.state.horses.length - 1;
      this.state.tail[unit] = this.hex(tail);
    }
    return this;
  }

  horse(head: string, tail: string, side = 0): number {
    this.state.horses.push({ ...newHorse(-1, side), head: this.hex(head), tail: this.hex(tail) });
    return this.state.horses.length - 1;
  }

  /** Plays from these frames (first one first), with these results for the coming dice. */
  play(frames: Frame<Guiscard>[], dice: number[] = []): Table {
    const position = {
      scenario: this.scenario,
      options: { ...OPTIONS },
      seats: 2,
      state: this.state,
      stack: frames.map(frame => ({ ...frame })).reverse(),
      sealed: null,
      chance: { stream: 'sfc32' as const, words: [1, 2, 3, 1] as [number, number, number, number], script: [...dice] },
      ply: 0,
      opened: 0,
      result: null,
    };
    return new Table(new Play(game, position), this);
  }
}

/** A match under test. */
export class Table {
  readonly play: Play;
  readonly position: Position;
  events: AnyEvent[] = [];

  constructor(play: Play, position: Position) {
    this.play = play;
    this.position = position;
    this.events = play.settle();
  }

  get step(): string | null {
    return this.play.decision()?.step ?? null;
  }

  get seats(): readonly number[] {
    return this.play.decision()?.seats ?? [];
  }

  legal(type?: string): readonly AnyAction[] {
    const [seat = 0] = this.seats;
    return this.play.legal(seat).filter(action => type === undefined || action.type === type);
  }

  /** The seat that has to choose acts; refused is an error. */
  act(action: AnyAction): this {
    const [seat = 0] = this.seats;
    const applied = this.play.apply(seat, action);
    if (!applied.ok) throw new Error(`${action.type} refused: ${JSON.stringify(applied.refusal)}`);
    this.events = applied.events;
    return this;
  }

  refusal(action: unknown) {
    const [seat = 0] = this.seats;
    return this.play.explain(seat, action);
  }

  told(type: string): AnyEvent[] {
    return this.events.filter(event => event.type === type);
  }

  dice(...results: number[]): this {
    this.play.position.chance.script.push(...results);
    return this;
  }
}

export const position = (map: string, overlays?: readonly LaidOverlay[], scenario?: ScenarioId): Position =>
  new Position(map, overlays, scenario);

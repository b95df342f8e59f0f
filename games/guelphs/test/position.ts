/** Positions for tests in a line or two: `position('campaldino').empty().put('cp-vieri-c-feditori-1', '1105', 'SE')`. */
import { facingNamed, nameOf, requireCell } from '@carroccio/boards';
import { at, type Frame, type Play, Registry } from '@carroccio/kernel';
import { laid, Trial } from '@carroccio/kernel/testing';
import { type Battle, groundOf } from '../src/battle.ts';
import { parts } from '../src/data/index.ts';
import { grounds } from '../src/grounds.ts';
import { guelphs } from '../src/index.ts';
import { initialState } from '../src/scenarios/deployment.ts';
import type { Guelphs, ScenarioId } from '../src/shape.ts';
import { AWAITED, DISRUPTED, FIRED, REMOVED, type State } from '../src/state.ts';

export const game = new Registry([guelphs]).game('guelphs');

const ground = grounds({
  charts: parts.charts.value,
  maps: parts.maps.value,
  armies: parts.armies.value,
  setups: parts.setups.value,
  specials: parts.specials.value,
});

const OPTIONS: Guelphs['options'] = {
  length: 'long',
  volterra: false,
  religiosi: false,
  capitani: 'any',
  palvesari: 'front',
  freed: 'maghinardo',
};

export class Position {
  readonly scenario: ScenarioId;
  readonly options: Guelphs['options'];
  readonly state: State;

  constructor(scenario: ScenarioId, options: Partial<Guelphs['options']> = {}) {
    this.scenario = scenario;
    this.options = { ...OPTIONS, ...options };
    this.state = initialState(groundOf(ground, scenario), this.options);
  }

  /** What the functions of the rules take. */
  get battle(): Battle {
    return { ...groundOf(ground, this.scenario), state: this.state, options: this.options };
  }

  /** Takes every counter off the map; they are not routed, just not there. */
  empty(): this {
    this.state.cell = this.state.cell.map(() => REMOVED);
    for (const capitano of this.state.capitani) capitano.cell = AWAITED;
    this.state.standards = [-1, -1];
    this.state.heroes = this.state.heroes.map(() => -1);
    return this;
  }

  /** The number of a unit, by its id. */
  unit(id: string): number {
    const unit = groundOf(ground, this.scenario).roster.unitById.get(id);
    if (unit === undefined) throw new Error(`no unit ${id}`);
    return unit;
  }

  battaglia(id: string): number {
    const index = groundOf(ground, this.scenario).roster.battagliaById.get(id);
    if (index === undefined) throw new Error(`no Battaglia ${id}`);
    return index;
  }

  hex(name: string): number {
    return requireCell(groundOf(ground, this.scenario).field.grid, name);
  }

  name(cell: number): string {
    return nameOf(groundOf(ground, this.scenario).field.grid, cell);
  }

  /** A facing by the corner pointed at: E, SE, SW, W, NW, NE. */
  facing(corner: string): number {
    return facingNamed(groundOf(ground, this.scenario).field.grid, 'corner', corner);
  }

  put(id: string, hex: string, corner = 'E', { hits = 0, disrupted = false, fired = false } = {}): this {
    const unit = this.unit(id);
    // A new array, so that nothing remembered about the old one is believed.
    this.state.cell = this.state.cell.with(unit, this.hex(hex));
    this.state.facing[unit] = this.facing(corner);
    this.state.hits[unit] = hits;
    this.state.marks[unit] = (disrupted ? DISRUPTED : 0) | (fired ? FIRED : 0);
    return this;
  }

  capitano(
    id: string,
    hex: string | null,
    { capacity, reserve = false }: { capacity?: number; reserve?: boolean } = {},
  ): this {
    const capitano = at(this.state.capitani, this.battaglia(id));
    if (hex) capitano.cell = this.hex(hex);
    if (capacity !== undefined) capitano.capacity = capacity;
    capitano.reserve = reserve;
    return this;
  }

  /** Plays from these frames (first one first), with these results for the coming dice. */
  play(frames: Frame<Guelphs>[], dice: number[] = []): Table {
    const { scenario, options, state } = this;
    return new Table(laid({ game, scenario, options, state, frames, dice }), this);
  }
}

/** A battle under test. */
export class Table extends Trial {
  readonly position: Position;

  constructor(play: Play, position: Position) {
    super(play);
    this.position = position;
  }
}

export const position = (scenario: ScenarioId, options?: Partial<Guelphs['options']>): Position =>
  new Position(scenario, options);

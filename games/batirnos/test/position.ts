/** Positions for tests in a line or two, on the ground of the points battle unless another is asked for. */
import { facingNamed, nameOf, requireCell } from '@carroccio/boards';
import { type AnyAction, type AnyEvent, at, type Frame, Play, Registry } from '@carroccio/kernel';
import { type Battle, battleOn, grounds } from '../src/battle.ts';
import { parts } from '../src/data/index.ts';
import type { ScenarioId } from '../src/data/scenarios.ts';
import { batirnos } from '../src/index.ts';
import { initialState } from '../src/setup-steps.ts';
import type { Batirnos } from '../src/shape.ts';
import { AWAITED, SECOND, SHAKEN, type State } from '../src/state.ts';

const game = new Registry([batirnos]).game('batirnos');

const ground = grounds({
  orders: parts.orders.value,
  troops: parts.troops.value,
  generals: parts.generals.value,
  armies: parts.armies.value,
  sectors: parts.sectors.value,
  terrain: parts.terrain.value,
  scenarios: parts.scenarios.value,
});

const OPTIONS: Batirnos['options'] = {
  deployment: 'historical',
  firstValue: 'scenario',
  secondValue: 'scenario',
  budget: '120',
  beck: false,
};

/** Cards that succeed and fail at army value 3, enough of each for any test. */
const GOOD = [3, 7, 9, 13, 20, 22, 25, 27, 6, 19, 21, 29];
const BAD = [1, 4, 10, 12, 14, 15, 16, 17, 18, 23, 26, 28];

interface Condition {
  strength?: number;
  shaken?: boolean;
  second?: boolean;
  losses?: number;
}

export class Position {
  readonly scenario: ScenarioId;
  readonly options: Batirnos['options'];
  readonly state: State;

  constructor(scenario: ScenarioId, options: Partial<Batirnos['options']> = {}) {
    this.scenario = scenario;
    this.options = { ...OPTIONS, ...options };
    this.state = initialState(ground[scenario], this.options);
    this.state.turn = 1;
    for (const cards of this.state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
    for (const [side, ledger] of this.state.ledger.entries()) {
      ledger.start = 20;
      this.state.determination[side] = 20;
    }
  }

  /** What the functions of the rules take. */
  get battle(): Battle {
    return battleOn(ground[this.scenario], this.state, this.options);
  }

  hex(name: string): number {
    return requireCell(ground[this.scenario].field.grid, name);
  }

  name(cell: number): string {
    return nameOf(ground[this.scenario].field.grid, cell);
  }

  /** A facing by the corner pointed at: N, NE, SE, S, SW, NW. */
  facing(corner: string): number {
    return facingNamed(ground[this.scenario].field.grid, 'corner', corner);
  }

  /** The number of a side's division, from 0. */
  division(side: number, place = 0): number {
    return ground[this.scenario].roster.divisions.findIndex(one => one.side === side && one.place === place);
  }

  /** Adds a unit to a division; returns its number. */
  add(
    side: number,
    troop: string,
    hex: string,
    corner = side === 0 ? 'S' : 'N',
    place = 0,
    state: Condition = {},
  ): number {
    const { roster, troops } = ground[this.scenario];
    const { units } = at(roster.divisions, this.division(side, place));
    const unit = units.find(one => this.state.troop[one] === -1);
    if (unit === undefined) throw new Error('the division is full');
    const index = troops.findIndex(({ id }) => id === troop);
    this.state.troop[unit] = index;
    this.state.strength[unit] = state.strength ?? at(troops, index).strength;
    this.state.cell = this.state.cell.with(unit, this.hex(hex));
    this.state.facing[unit] = this.facing(corner);
    this.state.losses[unit] = state.losses ?? 0;
    this.state.marks[unit] = (state.shaken ? SHAKEN : 0) | (state.second ? SECOND : 0);
    return unit;
  }

  /** Gives a division its general. */
  general(side: number, id: string, hex: string, place = 0): number {
    const { leader } = at(ground[this.scenario].roster.divisions, this.division(side, place));
    return this.seat(leader, id, hex);
  }

  cic(side: number, id: string, hex: string): number {
    return this.seat(at(ground[this.scenario].roster.cic, side), id, hex);
  }

  private seat(leader: number, id: string, hex: string): number {
    const card = ground[this.scenario].leaders.findIndex(one => one.id === id);
    this.state.leader[leader] = card;
    this.state.health[leader] = at(ground[this.scenario].leaders, card).strength;
    this.state.post[leader] = hex === '' ? AWAITED : this.hex(hex);
    return leader;
  }

  /** An order that lies open on a division. */
  order(side: number, card: number, place = 0, focus = 0): this {
    const division = this.division(side, place);
    this.state.order[division] = card;
    this.state.focus[division] = focus;
    this.state.priority[division] = at(ground[this.scenario].cards, card - 1).priority;
    const cards = at(this.state.cards, side);
    cards.pile = cards.pile.filter(one => one !== card);
    return this;
  }

  /** Stacks a side's deck: + a success, - a failure, the first one drawn first. */
  deck(side: number, results: string): this {
    const cards = at(this.state.cards, side);
    for (const result of results) {
      const from = result === '+' ? GOOD : BAD;
      const card = from.find(one => cards.pile.includes(one));
      if (card === undefined) throw new Error('no such card is left');
      cards.pile = cards.pile.filter(one => one !== card);
      cards.top.push(card);
    }
    return this;
  }

  /** Plays from these frames, first one first; the turn ends after them. */
  play(...frames: Frame<Batirnos>[]): Table {
    const position = {
      scenario: this.scenario,
      options: { ...this.options },
      seats: 2,
      state: this.state,
      stack: [...frames, { step: 'turnEnd' }, { step: 'endCheck' }].map(frame => ({ ...frame })).reverse(),
      sealed: null,
      chance: { stream: 'sfc32' as const, words: [1, 2, 3, 1] as [number, number, number, number], script: [] },
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
  /** Everything told since the beginning. */
  log: AnyEvent[] = [];

  constructor(play: Play, position: Position) {
    this.play = play;
    this.position = position;
    this.log.push(...play.settle());
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
  act(type: string, data: object = {}): this {
    const [seat = 0] = this.seats;
    const applied = this.play.apply(seat, { type, ...data });
    if (!applied.ok) throw new Error(`${type} refused at ${this.step}: ${JSON.stringify(applied.refusal)}`);
    this.log.push(...applied.events);
    return this;
  }

  refusal(type: string, data: object = {}) {
    const [seat = 0] = this.seats;
    return this.play.explain(seat, { type, ...data });
  }

  /** What was told of one kind. */
  told(type: string): AnyEvent[] {
    return this.log.filter(event => event.type === type);
  }
}

export const position = (scenario: ScenarioId = 'punti', options?: Partial<Batirnos['options']>): Position =>
  new Position(scenario, options);

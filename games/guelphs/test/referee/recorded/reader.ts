/**
 * A second reader of the rulebook. He works out from a position what may be done in it and what the dice are worth, by
 * his own geometry and his own words, without asking the engine anything.
 */
import { at } from '@carroccio/kernel';
import type { Charts } from '../../../src/data/charts.ts';
import { parts } from '../../../src/data/index.ts';
import type { UnitCard } from '../../../src/roster.ts';
import { DISRUPTED, FIRED, ORDERED, TURNED } from '../../../src/state.ts';
import type { Position } from '../../position.ts';

type Way = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
type Corner = 'E' | 'SE' | 'SW' | 'W' | 'NW' | 'NE';
type Kind = 'clear' | 'hill' | 'woods' | 'camp' | 'river' | 'beyond';

const WAYS: readonly Way[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const CORNERS: readonly Corner[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
/** The two hexsides that meet in a corner. */
const SIDES: Readonly<Record<Corner, readonly [Way, Way]>> = {
  E: ['NE', 'SE'],
  SE: ['SE', 'S'],
  SW: ['S', 'SW'],
  W: ['SW', 'NW'],
  NW: ['NW', 'N'],
  NE: ['N', 'NE'],
};
const OPPOSITE: Readonly<Record<Way, Way>> = { N: 'S', NE: 'SW', SE: 'NW', S: 'N', SW: 'NE', NW: 'SE' };
/** Columns, and half rows, from one hex to the next. */
const STEP: Readonly<Record<Way, readonly [number, number]>> = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
};
const KINDS: Readonly<Record<string, Kind>> = { '^': 'hill', w: 'woods', C: 'camp', '~': 'river', '#': 'beyond' };
const LEVELS: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3, a: 1.5, b: 2.5 };

export class Reader {
  readonly p: Position;
  readonly charts: Charts = parts.charts.value;
  readonly #map;
  readonly #cells: ReadonlyMap<string, number>;
  readonly #corners: readonly Corner[];

  constructor(p: Position) {
    this.p = p;
    const { grid } = p.battle.field;
    this.#map = Object.entries(parts.maps.value).find(([id]) => id === p.battle.battle)?.[1];
    this.#cells = new Map(grid.names.map((name, cell) => [name, cell]));
    this.#corners = CORNERS.toSorted((a, b) => p.facing(a) - p.facing(b));
  }

  get units(): readonly UnitCard[] {
    return this.p.battle.roster.units;
  }

  card(unit: number): UnitCard {
    return at(this.units, unit);
  }

  id(unit: number): string {
    return this.card(unit).id;
  }

  cell(unit: number): number {
    return at(this.p.state.cell, unit);
  }

  has(unit: number, mark: number): boolean {
    return (at(this.p.state.marks, unit) & mark) !== 0;
  }

  rating(unit: number): number {
    return this.card(unit).rating - at(this.p.state.hits, unit);
  }

  get standing(): number[] {
    return [...this.units.keys()].filter(unit => this.cell(unit) >= 0);
  }

  in(cell: number): number[] {
    return this.standing.filter(unit => this.cell(unit) === cell);
  }

  /** Enemy combat units there: friars alone stop nobody. */
  enemies(cell: number, side: number): number[] {
    return this.in(cell).filter(unit => this.card(unit).side !== side && this.card(unit).type !== 'R');
  }

  // gg.6.0: odd columns lie half a hex lower.
  #place(cell: number): [number, number] {
    const name = this.p.name(cell);
    const column = Number(name.slice(0, 2));
    return [column, 2 * Number(name.slice(2)) + (column % 2)];
  }

  #beside(cell: number, way: Way): number[] {
    const [column, half] = this.#place(cell);
    const [over, down] = STEP[way];
    const to = column + over;
    const name = `${to}`.padStart(2, '0') + `${(half + down - (to % 2)) / 2}`.padStart(2, '0');
    return [this.#cells.get(name) ?? -1].filter(found => found >= 0);
  }

  near(cell: number): number[] {
    return WAYS.flatMap(way => this.#beside(cell, way));
  }

  corner(facing: number): Corner {
    return at(this.#corners, facing);
  }

  front(cell: number, facing: number): number[] {
    return SIDES[this.corner(facing)].flatMap(way => this.#beside(cell, way));
  }

  rear(cell: number, facing: number): number[] {
    return SIDES[this.corner(facing)].flatMap(way => this.#beside(cell, OPPOSITE[way]));
  }

  /** Vertices from one facing to another. */
  turn(a: number, b: number): number {
    const apart = Math.abs(CORNERS.indexOf(this.corner(a)) - CORNERS.indexOf(this.corner(b)));
    return Math.min(apart, 6 - apart);
  }

  distance(a: number, b: number): number {
    const [[x, y], [u, v]] = [this.#place(a), this.#place(b)];
    const over = Math.abs(x - u);
    return over + Math.max(0, (Math.abs(y - v) - over) / 2);
  }

  #letter(cell: number): string {
    const name = this.p.name(cell);
    return this.#map?.grid[Number(name.slice(2)) - 1]?.[Number(name.slice(0, 2)) - 1] ?? '#';
  }

  kind(cell: number): Kind {
    return KINDS[this.#letter(cell)] ?? 'clear';
  }

  height(cell: number): number {
    if (this.kind(cell) === 'hill') return this.charts.height.hill;
    return this.#map?.ground[this.p.name(cell)] ?? LEVELS[this.#letter(cell)] ?? 0;
  }

  shut(cell: number): boolean {
    return this.kind(cell) === 'river' || this.kind(cell) === 'beyond';
  }

  stream(a: number, b: number): boolean {
    const names = [this.p.name(a), this.p.name(b)];
    return (this.#map?.streams ?? []).some(({ sides }) => sides.some(side => names.every(name => side.includes(name))));
  }

  /** gg.S.3.7.3: whoever stands with his Carroccio has the front all round. */
  allRound(unit: number): boolean {
    const { side } = this.card(unit);
    return this.in(this.cell(unit)).some(other => this.card(other).type === 'W' && this.card(other).side === side);
  }

  ahead(unit: number): number[] {
    const cell = this.cell(unit);
    return this.allRound(unit) ? this.near(cell) : this.front(cell, at(this.p.state.facing, unit));
  }

  // gg.7.0, gg.14.0.6c, gg.S.3.7.2
  zone(unit: number): number[] {
    const { rated, type } = this.card(unit);
    return rated || type === 'W' ? this.ahead(unit).filter(cell => !this.shut(cell)) : [];
  }

  /** gg.7.1, gg.7.1.1: the enemies in whose zone a unit of this kind would be there. */
  holders(cell: number, side: number, horse: boolean, but = -1): number[] {
    return this.standing.filter(unit => {
      const card = this.card(unit);
      return unit !== but && card.side !== side && (!horse || card.type === 'C') && this.zone(unit).includes(cell);
    });
  }

  #cost(unit: number, from: number, to: number): number {
    const ground = this.charts.terrain[this.kind(to)];
    const of = this.card(unit).type === 'C' ? 'cavalry' : 'foot';
    if (!('cost' in ground)) return Number.POSITIVE_INFINITY;
    return ground.cost[of] + (this.stream(from, to) ? this.charts.terrain.stream.cost[of] : 0);
  }

  /** gg.7.2, gg.8.1.3, gg.8.2.2, gg.8.3.1a: the hexes without anybody in them that come next in a move. */
  steps(unit: number, points: number, begun: boolean): number[] {
    const [cell, { side, type }] = [this.cell(unit), this.card(unit)];
    const held = this.holders(cell, side, type === 'C').length > 0;
    if (held || (begun && side === 1 && this.kind(cell) === 'camp')) return [];
    const ways = type === 'W' ? this.near(cell) : this.front(cell, at(this.p.state.facing, unit));
    return ways.filter(to => !this.shut(to) && this.in(to).length === 0 && this.#cost(unit, cell, to) <= points);
  }

  /** gg.5.3.4, R28 */
  backs(unit: number): number[] {
    const behind = this.rear(this.cell(unit), at(this.p.state.facing, unit));
    return behind.filter(cell => !this.shut(cell) && this.in(cell).length === 0);
  }

  /** gg.6.2, R36, R37: who may turn against the one that has just stopped. */
  turners(mover: number, done: readonly number[]): number[] {
    const [cell, side] = [this.cell(mover), 1 - this.card(mover).side];
    return this.standing.filter(unit => {
      const { side: own, rated, type } = this.card(unit);
      if (own !== side || !rated || done.includes(unit) || this.ahead(unit).includes(cell)) return false;
      const here = this.cell(unit);
      return this.near(here).includes(cell) && this.holders(here, side, type === 'C', mover).length === 0;
    });
  }

  /** gg.10.4.1, gg.10.4.2: who may shoot at the one that has come there, or leaves it. */
  shooters(mover: number, cell: number): number[] {
    const { side } = this.card(mover);
    return this.standing.filter(unit => {
      const { side: own, type } = this.card(unit);
      return (
        own !== side && (type === 'X' || type === 'A') && !this.has(unit, FIRED) && this.ahead(unit).includes(cell)
      );
    });
  }

  /** gg.13.1.3, gg.13.1.4, R94, R98: where five points take a Capitano. */
  rides(start: number, side: number): number[] {
    const watched = new Set(
      this.standing
        .filter(unit => this.card(unit).side !== side && this.card(unit).type === 'C')
        .flatMap(unit => this.zone(unit)),
    );
    const spent = new Map([[start, 0]]);
    for (const [cell, so] of spent)
      for (const to of this.near(cell)) {
        const ground = this.charts.terrain[this.kind(to)];
        if (!('cost' in ground) || this.enemies(to, side).length > 0) continue;
        if (watched.has(to) && !this.in(to).some(unit => this.card(unit).side === side)) continue;
        const cost = so + ground.cost.personality;
        if (cost > 5 || (spent.get(to) ?? 6) <= cost) continue;
        // Cheaper now: it is gone on from once more.
        spent.delete(to);
        spent.set(to, cost);
      }
    return [...spent.keys()].filter(cell => cell !== start);
  }

  /** gg.5.2, gg.5.2.2, R19, R20 */
  commanded(battaglia: number): number[] {
    const { roster } = this.p.battle;
    const { units, side, capitano } = at(roster.battaglie, battaglia);
    const { cell, adjutant } = at(this.p.state.capitani, battaglia);
    const range = (adjutant ? capitano?.adjutant?.range : capitano?.range) ?? 0;
    let [reached, edge] = [new Set([cell]), [cell]];
    for (let hexes = 0; hexes < range && cell >= 0; hexes++) {
      edge = edge
        .flatMap(from => this.near(from))
        .filter(to => !reached.has(to) && this.enemies(to, side).length === 0);
      reached = new Set([...reached, ...edge]);
    }
    const there = units.filter(unit => this.cell(unit) >= 0 && this.card(unit).type !== 'R');
    const linked = new Set(there.filter(unit => reached.has(this.cell(unit))));
    for (const link of linked)
      for (const unit of there) if (this.near(this.cell(link)).includes(this.cell(unit))) linked.add(unit);
    return [...linked];
  }

  /** gg.5.3.3, R25, R29: whom the Capitano may put in order. */
  shakenInReach(battaglia: number, points: number): number[] {
    return this.commanded(battaglia).filter(unit => {
      const { side, rated } = this.card(unit);
      const beset = this.near(this.cell(unit)).some(cell => this.enemies(cell, side).length > 0);
      return rated && points > 0 && this.has(unit, DISRUPTED) && !this.has(unit, ORDERED) && !beset;
    });
  }

  /** gg.4.3a, gg.16.1b, R10: released, alive, not twice in a row. */
  callable(side: number, least: number): number[] {
    const { state, battle } = this.p;
    return [...battle.roster.battaglie.keys()].filter(battaglia => {
      const { side: own, capitano } = at(battle.roster.battaglie, battaglia);
      const { cell, reserve, capacity } = at(state.capitani, battaglia);
      const twice = state.row.battaglia === battaglia && state.row.times >= 2;
      return capitano && own === side && cell >= 0 && !reserve && capacity >= least && !twice;
    });
  }

  /** gg.10.3, R51, R55: what is added to the dice of a volley, and what it needs. */
  volley(unit: number, target: number, cell: number, pivot: boolean): { needed: number | null; modifier: number } {
    const [card, prey] = [this.card(unit), this.card(target)];
    const weapon = card.type === 'X' ? this.charts.fire.X : this.charts.fire.A;
    const range = this.distance(this.cell(unit), cell);
    const facing = at(this.p.state.facing, target);
    const frontal =
      (cell === this.cell(target) && this.allRound(target)) || this.#enters(this.cell(unit), cell, facing);
    const missile = prey.type === 'X' || prey.type === 'A';
    const pavises = this.in(cell).some(other => this.card(other).type === 'P' && this.card(other).side === prey.side);
    const ground = this.charts.terrain[this.kind(cell)];
    const covered = 'fire' in ground && (this.kind(cell) !== 'camp' || prey.side === 0);
    const saracen = card.saracen && card.type === 'A';
    const modifier =
      this.rating(unit) -
      (pivot ? 1 : 0) -
      (this.has(unit, DISRUPTED) ? 1 : 0) +
      (frontal ? 0 : 1) -
      (missile && pavises && frontal ? 2 : 0) +
      (covered && 'fire' in ground ? ground.fire : 0) +
      (saracen && prey.type === 'I' ? 1 : 0) -
      (saracen && prey.type === 'C' ? 1 : 0);
    return { needed: weapon[prey.armour][range - 1] ?? null, modifier };
  }

  /** R55: whether the line of a volley comes in over the front; over a corner of it is over it. */
  #enters(from: number, to: number, facing: number): boolean {
    const [[x, y], [u, v]] = [this.#place(from), this.#place(to)];
    const line = Math.atan2((y - v) * (Math.sqrt(3) / 2), (x - u) * 1.5);
    const ahead = CORNERS.indexOf(this.corner(facing)) * (Math.PI / 3);
    const apart = Math.abs(((((line - ahead) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
    return apart < Math.PI / 3 + 1e-6;
  }

  /** gg.10.6.1: the column of a combat, before it is held within five of the middle. */
  column(lead: number, target: number): number {
    const { attacks } = this.p.state;
    const joined = attacks.filter(attack => attack.target === target);
    const cell = this.cell(target);
    const [own, other] = [this.card(lead), this.card(target)];
    const [front, rear] = [
      this.ahead(target),
      this.allRound(target) ? [] : this.rear(cell, at(this.p.state.facing, target)),
    ];
    const from = joined.map(({ unit }) => this.cell(unit));
    const position = from.some(hex => rear.includes(hex)) ? 3 : from.some(hex => !front.includes(hex)) ? 2 : 0;
    const ground = this.charts.terrain[this.kind(cell)];
    const heights = from.map(hex => this.height(hex) - this.height(cell));
    const { higher, lower } = this.charts.height;
    const shaken = joined.filter(({ unit }) => this.has(unit, DISRUPTED)).length;
    return (
      position +
      typeShift(this.charts, own, other) +
      joined.length -
      1 +
      joined.filter(({ charge }) => charge).length -
      shaken +
      (this.has(target, DISRUPTED) ? 1 : 0) +
      this.charts.armour[own.armour][other.armour] +
      ('shock' in ground ? ground.shock : 0) +
      (heights.some(height => height > 0) ? higher : heights.every(height => height < 0) ? lower : 0)
    );
  }

  /** gg.10.6.2: what is added to its dice, before that is held within five. */
  bonus(lead: number, target: number): number {
    const { state, options } = this.p;
    const attackers = state.attacks.filter(attack => attack.target === target).map(({ unit }) => unit);
    const aimedAt = new Set([target, ...state.attacked, ...state.attacks.map(attack => attack.target)]);
    const { side } = this.card(lead);
    const pests = this.standing.filter(unit => {
      if (this.card(unit).side === side || this.has(unit, DISRUPTED)) return false;
      const stack = this.in(this.cell(unit)).filter(other => this.card(other).side !== side);
      if (aimedAt.has(unit) || (this.card(unit).type === 'W' && stack.some(other => aimedAt.has(other)))) return false;
      const zone = this.zone(unit);
      return attackers.some(one => {
        const horse = this.card(one).type === 'C';
        return (!horse || this.card(unit).type === 'C') && zone.includes(this.cell(one));
      });
    });
    const { type, side: other } = this.card(target);
    const pavises = this.in(this.cell(target)).some(
      unit => this.card(unit).type === 'P' && this.card(unit).side === other,
    );
    const sheltered = options.palvesari === 'all' || this.ahead(target).includes(this.cell(lead));
    return (
      this.rating(lead) -
      this.rating(target) +
      this.#help(attackers, side) -
      this.#help([target], other) -
      2 * pests.length -
      ((type === 'X' || type === 'A') && pavises && sheltered ? 1 : 0)
    );
  }

  /** gg.10.6.2b, R73: the best personality with any of them. */
  #help(units: readonly number[], side: number): number {
    const { state, battle, options } = this.p;
    const capitani = battle.roster.battaglie.flatMap(({ side: own, capitano }, battaglia) => {
      const { cell, adjutant } = at(state.capitani, battaglia);
      const helped = units.some(
        unit => this.cell(unit) === cell && (options.capitani === 'any' || this.card(unit).battaglia === battaglia),
      );
      return own === side && capitano && helped ? [(adjutant ? capitano.adjutant?.combat : capitano.combat) ?? 0] : [];
    });
    const heroes = battle.roster.heroes.flatMap(({ combat, reduced }, hero) =>
      units.includes(at(state.heroes, hero)) ? [at(state.wounded, hero) ? (reduced ?? 0) : combat] : [],
    );
    return Math.max(0, ...capitani, ...heroes);
  }

  turnedAgainst(unit: number): boolean {
    return this.has(unit, TURNED);
  }
}

/** gg.10.6.1d */
function typeShift({ unitType }: Charts, own: UnitCard, other: UnitCard): number {
  const [a, b] = [own.type, other.type];
  if (a === 'P' || a === 'W' || a === 'R' || b === 'P' || b === 'W' || b === 'R') return 0;
  return unitType[a][b];
}

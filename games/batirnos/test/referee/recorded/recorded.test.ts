/**
 * Recorded battles read by a second reader, who asks the engine nothing: what a test draws and a blow costs, where one
 * goes back to and next on a march, who plays when, what the decks and the ledgers hold.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type AnyEvent, at, type Match, readRecord, replay } from '@carroccio/kernel';
import { expect } from 'vitest';
import { SCENARIOS, type ScenarioId } from '../../../src/scenarios/index.ts';
import { ON_FIRE, ON_MELEE, SECOND, SHAKEN } from '../../../src/state.ts';
import { data, type Position, position } from '../../battlefield.ts';
import { rule } from '../../rules.ts';

const BATTLES: readonly (readonly [ScenarioId, string])[] = SCENARIOS.flatMap(scenario =>
  ['rocroi', 'arras', 'lens-grande'].includes(scenario) ? [[scenario, `${scenario}-turns`] as const] : [],
);

type Subject =
  | 'fire tests'
  | 'melee tests'
  | 'volleys'
  | 'blows'
  | 'ways back'
  | 'steps'
  | 'turns to play'
  | 'decks'
  | 'ledgers';

interface Reading {
  times: number;
  /** What reader and engine do not say alike. */
  apart: unknown[];
}

const AREA = 2;
const number = (value: unknown): number => Number(value ?? -1);
const sorted = (list: readonly number[]): number[] => [...new Set(list)].toSorted((a, b) => a - b);
const fact = (event: AnyEvent, name: string): unknown => Object.entries(event).find(([key]) => key === name)?.[1];

class Reader {
  readonly p: Position;

  constructor(p: Position) {
    this.p = p;
  }

  get #field() {
    return this.p.ground.field;
  }

  side(unit: number): number {
    return at(this.p.ground.roster.units, unit).side;
  }

  cell(unit: number): number {
    return at(this.p.state.cell, unit);
  }

  has(unit: number, mark: number): boolean {
    return (at(this.p.state.marks, unit) & mark) !== 0;
  }

  troop(unit: number) {
    return at(data.troops.troops, at(this.p.state.troop, unit));
  }

  /** The row of its card that holds: squares by strength, dragoons and guns by state (nqsb.9.15, nqsb.9.7, nqsb.9.2). */
  series(unit: number) {
    const { type, series } = this.troop(unit);
    const second = type === 'Q' ? at(this.p.state.strength, unit) <= 3 : this.has(unit, SECOND);
    return at(series, second && series.length > 1 ? 1 : 0);
  }

  horse(unit: number): boolean {
    const { type } = this.troop(unit);
    return ['CP', 'CM', 'CL', 'R'].includes(type) || (type === 'Dr' && !this.has(unit, SECOND));
  }

  guns(unit: number): boolean {
    return ['AL', 'AP'].includes(this.troop(unit).type);
  }

  open(cell: number): boolean {
    return at(this.#field.letters, cell) === '.';
  }

  around(cell: number): readonly number[] {
    return at(this.#field.around, cell);
  }

  distance(a: number, b: number): number {
    return this.#field.far[a * this.#field.grid.cellCount + b] ?? 255;
  }

  units(): number[] {
    return this.p.state.cell.flatMap((cell, unit) => (cell >= 0 && at(this.p.state.troop, unit) >= 0 ? [unit] : []));
  }

  in(cell: number): number[] {
    return this.units().filter(unit => this.cell(unit) === cell);
  }

  /** Enemies in order next to a hex. */
  threats(cell: number, side: number): number[] {
    const around = this.around(cell);
    return this.units().filter(
      unit => this.side(unit) !== side && !this.has(unit, SHAKEN) && around.includes(this.cell(unit)),
    );
  }

  card(unit: number) {
    const order = at(this.p.state.order, at(this.p.state.division, unit));
    return data.orders.cards.find(card => card.number === order);
  }

  focus(unit: number): number {
    return at(this.p.state.focus, at(this.p.state.division, unit));
  }

  /** Whether its card says more than which actions it gives. */
  special(unit: number): boolean {
    return this.card(unit)?.ability !== undefined && this.focus(unit) === 0;
  }

  /** nqsb.10.1.tests, R99: the best of those with it. */
  help(unit: number, kind: 'fire' | 'melee'): number {
    const { state, ground } = this.p;
    const values = ground.roster.leaders.flatMap(({ side }, leader) => {
      const there = side === this.side(unit) && at(state.leader, leader) >= 0;
      if (!there || at(state.post, leader) !== this.cell(unit)) return [];
      return [at(data.generals.leaders, at(state.leader, leader))[kind] ?? 0];
    });
    return values.length > 0 ? Math.max(...values) : 0;
  }

  /** nqsb.4, nqsb.10.8, nqsb.10.11, nqsb.10.7: on plain ground, with a plain card. */
  cards(unit: number, kind: 'fire' | 'melee'): number {
    const own = this.series(unit)[kind] ?? 0;
    const focused = this.focus(unit) === (kind === 'fire' ? ON_FIRE : ON_MELEE) ? 1 : 0;
    return Math.max(1, Math.min(3, at(this.p.state.strength, unit)) + own + this.help(unit, kind) + focused);
  }

  /** nqsb.5.4.1: walls protect whoever can hold them. */
  protection(unit: number, kind: 'fire' | 'melee'): number {
    const walls = this.#field.terrain[this.cell(unit)] === AREA && !this.horse(unit) ? 1 : 0;
    return this.series(unit).armour[kind === 'fire' ? 0 : 1] + walls;
  }

  worked(unit: number): boolean {
    const cell = this.cell(unit);
    return this.#field.fortified[cell] !== 0 || this.#field.gabions[cell] !== 0;
  }

  /** R34, R112: every hex farther away that can be entered; those that kill only if there is no other. */
  waysBack(unit: number, from: number): number[] {
    const cell = this.cell(unit);
    const away = this.around(cell).filter(
      to => this.distance(to, from) > this.distance(cell, from) && this.open(to) && this.in(to).length === 0,
    );
    const safe = away.filter(to => this.threats(to, this.side(unit)).length === 0);
    return safe.length > 0 ? safe : away;
  }

  /** Whether an enemy, in order or not, stands next to it. */
  met(unit: number): boolean {
    return this.around(this.cell(unit)).some(hex => this.in(hex).some(other => this.side(other) !== this.side(unit)));
  }

  /** nqsb.5.may, nqsb.5.stop: the next open and empty hexes of a closed-order unit that met nobody where it began. */
  steps(unit: number, points: number, entered: number, contact: boolean): number[] {
    const [cell, side] = [this.cell(unit), this.side(unit)];
    if (points < 1 || (entered > 0 && this.met(unit))) return [];
    return this.around(cell).filter(
      to => this.open(to) && this.in(to).length === 0 && (contact || this.threats(to, side).length === 0),
    );
  }
}

class Comparison {
  readonly #readings = new Map<Subject, Reading>();

  reading(subject: Subject): Reading {
    const reading = this.#readings.get(subject) ?? { times: 0, apart: [] };
    this.#readings.set(subject, reading);
    return reading;
  }

  same(subject: Subject, where: string, reader: unknown, engine: unknown): void {
    const reading = this.reading(subject);
    reading.times++;
    if (JSON.stringify(reader) !== JSON.stringify(engine)) reading.apart.push({ where, reader, engine });
  }
}

/** What changes a unit before the next thing is told of it. */
const CHANGES: readonly string[] = ['losses', 'eliminated', 'wentBack', 'fellBack', 'moved', 'shaken', 'evaded'];

/** What was told of one action, as the reader saw the field before it. */
function compareOutcome(found: Comparison, reader: Reader, events: readonly AnyEvent[], where: string): void {
  for (const event of events) {
    if (CHANGES.includes(event.type)) return;
    const unit = number(fact(event, 'unit'));
    const kind = fact(event, 'kind');
    if (event.type === 'tested' && unit >= 0 && (kind === 'fire' || kind === 'melee')) {
      const plain = !reader.special(unit) && !reader.guns(unit) && reader.open(reader.cell(unit));
      if (plain) found.same(`${kind} tests`, where, reader.cards(unit, kind), fact(event, 'due'));
    }
    if (event.type === 'fired' || event.type === 'fought') {
      const [of, subject] = event.type === 'fired' ? (['fire', 'volleys'] as const) : (['melee', 'blows'] as const);
      const target = number(fact(event, event.type === 'fired' ? 'target' : 'foe'));
      if (reader.special(target) || reader.special(unit) || reader.worked(target)) continue;
      const protection = reader.protection(target, of);
      const losses = Math.max(0, number(fact(event, 'damage')) - protection);
      const told = number(fact(event, 'losses'));
      // A unit loses no more than it has.
      const most = Math.min(losses, at(reader.p.state.strength, target));
      found.same(subject, where, [protection, told === most ? told : losses], [fact(event, 'protection'), told]);
    }
  }
}

function compareQuestion(found: Comparison, reader: Reader, { play }: Match, where: string, last: Turn): void {
  const decision = play.decision();
  if (!decision) return;
  const { step, frame, seats } = decision;
  const { state, ground } = reader.p;
  const legal = play.legal(at(seats, 0));
  const leadTo = (type: string): number[] =>
    sorted(legal.flatMap(action => (action.type === type ? [number(action.to)] : [])));
  const unit = number(frame.unit);

  if (step === 'retreating' && frame.how === 'back') {
    const around = reader.around(reader.cell(unit));
    const mine = reader.waysBack(unit, number(frame.from));
    if (around.every(cell => reader.open(cell)) && mine.length > 0)
      found.same('ways back', where, sorted(mine), leadTo('fallBack'));
  }
  if (step === 'marching' && frame.kind === 'move' && Array.isArray(frame.left)) {
    const closed = !reader.series(unit).abilities.includes('open');
    const free = frame.left.length === 0 && (number(frame.entered) > 0 || !reader.met(unit));
    if (closed && free && number(frame.rival) < 0 && reader.open(reader.cell(unit))) {
      const mine = reader.steps(unit, number(frame.points), number(frame.entered), frame.contact === true);
      const plain = leadTo('step').filter(to => reader.open(to) && reader.in(to).length === 0);
      found.same('steps', where, sorted(mine), plain);
    }
  }
  if (step === 'moving' || step === 'rallying' || (step === 'firing' && frame.barrage === false)) {
    const division = number(frame.division);
    const first = at(ground.roster.divisions, division).side === state.initiative;
    const rank = 2 * at(state.priority, division) + (first ? 1 : 0);
    const phase = `${state.turn} ${step}`;
    const inOrder = last.phase !== phase || last.division === division || rank <= last.rank;
    found.same('turns to play', where, true, inOrder);
    Object.assign(last, { phase, rank, division });
  }
  for (const [side, cards] of state.cards.entries()) {
    const out = state.order.filter((order, division) => order > 0 && ground.roster.divisions[division]?.side === side);
    const { hand, top, pile, bottom, discard, table } = cards;
    const all = [...hand, ...top, ...pile, ...bottom, ...discard, ...table, ...out];
    found.same('decks', where, all.length, new Set(all).size);
  }
}

/** The division that acted last, in which phase and with which rank. */
interface Turn {
  phase: string;
  rank: number;
  division: number;
}

function readAll(): Comparison {
  const found = new Comparison();
  for (const [scenario, file] of BATTLES) {
    const path = new URL(`../../golden/${file}.json.gz`, import.meta.url);
    const record = readRecord(JSON.parse(gunzipSync(readFileSync(path)).toString()));
    const last: Turn = { phase: '', rank: 0, division: -1 };
    const shaken = [0, 0];
    let told = 0;
    let reader: Reader | null = null;
    replay(position(scenario).game, record, (match, entry) => {
      const events = match.log.slice(told).map(({ event }) => event);
      told = match.log.length;
      const where = `${file}, entry ${entry}`;
      if (reader) compareOutcome(found, reader, events, where);
      reader ??= new Reader(position(scenario, match.play.position.options));
      const { state, ground } = reader.p;
      Object.assign(state, structuredClone(match.play.position.state));
      for (const event of events) {
        if (event.type === 'shaken') {
          const unit = number(fact(event, 'unit'));
          const { optional } = at(ground.roster.divisions, at(state.division, unit));
          const side = reader.side(unit);
          if (!optional) shaken[side] = at(shaken, side) + 1;
        }
        if (event.type !== 'determination') continue;
        const side = number(fact(event, 'side'));
        const ledger = at(state.ledger, side);
        const left = ledger.start - at(shaken, side) - ledger.units - ledger.generals - ledger.objectives;
        found.same('ledgers', where, left, fact(event, 'determination'));
      }
      compareQuestion(found, reader, match, where, last);
    });
  }
  return found;
}

let known: Comparison | null = null;

/** Never apart, and often enough to mean something. */
function agreed(subject: Subject, least: number): void {
  known ??= readAll();
  const { times, apart } = known.reading(subject);
  expect(apart).toEqual([]);
  expect(times).toBeGreaterThan(least);
}

rule(['nqsb.4.cards', 'nqsb.10.11', 'nqsb.10.1.tests'], 'how many cards a shot draws', () => agreed('fire tests', 20));
rule(['nqsb.4.cards', 'nqsb.10.11', 'nqsb.10.1.tests'], 'how many cards a blow draws', () => agreed('melee tests', 10));
rule(['nqsb.6.1.protection', 'nqsb.5.4.1.inf'], 'what armour and walls take from a shot, and what is left', () =>
  agreed('volleys', 15),
);
rule(['nqsb.7.1.protection', 'nqsb.5.4.1.inf'], 'what they take from a blow', () => agreed('blows', 20));
rule('nqsb.5.3.1', 'which hexes are open to who goes back one', () => agreed('ways back', 2));
rule(['nqsb.5.may', 'nqsb.5.stop', 'nqsb.5.contact-orders'], 'which hexes come next in a march over open ground', () =>
  agreed('steps', 100),
);
rule('nqsb.3.1', 'priority before initiative, initiative before the other side', () => agreed('turns to play', 100));
rule(['nqsb.2.2.base-deck', 'nqsb.4.reshuffle'], 'every card is in one place', () => agreed('decks', 500));
rule('nqsb.3.2.4', 'Determination is what it began with less what the ledger says', () => agreed('ledgers', 6));

/**
 * Recorded battles, read by the second reader: at every question his list and the engine's, and at every roll his
 * modifiers and those told, are the same.
 */
import { type AnyAction, type AnyEvent, at, type Match } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { fact } from '../../activations.ts';
import { walkGolden } from '../../golden-matches.ts';
import { position } from '../../position.ts';
import { Reader } from './reader.ts';

const rule = ruleTests(guelphs.rulebook);

/** One long and one in haste: the field is small, so that reading it at every entry takes seconds and not minutes. */
const BATTLES = [
  ['campaldino', 'campaldino-levels'],
  ['campaldino-fast', 'campaldino-fast-suddenEnd'],
] as const;

type Subject =
  | 'steps'
  | 'withdrawals'
  | 'turns in reaction'
  | 'shots in reaction'
  | 'rides'
  | 'reorganizations'
  | 'Continuum'
  | 'Interruptio'
  | 'volleys'
  | 'combats';

interface Reading {
  times: number;
  /** What reader and engine do not say alike. */
  apart: unknown[];
}

const LEVEL_BEFORE_DISCIPLINE = 4;
const within = (value: number): number => Math.max(-5, Math.min(5, value));
const sorted = (list: readonly number[]): number[] => [...new Set(list)].toSorted((a, b) => a - b);

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

const number = (value: unknown): number => Number(value ?? -1);

/** What is asked now. */
function compareQuestion(found: Comparison, reader: Reader, { play }: Match, where: string): void {
  const decision = play.decision();
  if (!decision) return;
  const { step, frame, seats } = decision;
  const { p } = reader;
  const legal = play.legal(at(seats, 0));
  const named = (type: string, key: string): number[] =>
    sorted(legal.flatMap(action => (action.type === type ? [number(action[key])] : [])));
  const [unit, mover, battaglia] = [number(frame.unit), number(frame.mover), number(frame.battaglia)];
  const calm = p.state.events.activations >= LEVEL_BEFORE_DISCIPLINE;
  const bound = (id: string): boolean => id.includes('rangoni');

  if (step === 'move' && frame.order === 'move' && !frame.bound && !frame.demand) {
    const empty = named('step', 'to').filter(to => reader.in(to).length === 0);
    found.same('steps', where, sorted(reader.steps(unit, number(frame.points), number(frame.moved) > 0)), empty);
  }
  if (step === 'withdraw' && !bound(reader.id(unit)))
    found.same('withdrawals', where, sorted(reader.backs(unit)), named('back', 'to'));
  if (step === 'facingReaction' && Array.isArray(frame.done)) {
    const turners = named('react', 'unit').filter(one => reader.card(one).rated);
    found.same('turns in reaction', where, sorted(reader.turners(mover, frame.done.map(Number))), turners);
  }
  if (step === 'entryFire' || step === 'exitFire') {
    const cell = step === 'exitFire' ? number(frame.cell) : reader.cell(mover);
    found.same('shots in reaction', where, sorted(reader.shooters(mover, cell)), named('shoot', 'unit'));
  }
  if (step === 'escape' || (calm && (step === 'orders' || step === 'combats' || step === 'afterCombats'))) {
    const { cell, moved } = at(p.state.capitani, battaglia);
    const { side } = at(p.battle.roster.battaglie, battaglia);
    const rides = cell < 0 || (moved && step !== 'escape') ? [] : reader.rides(cell, side);
    found.same('rides', where, sorted(rides), named(step === 'escape' ? 'escape' : 'moveCapitano', 'to'));
  }
  if (calm && step === 'orders' && !bound(at(p.battle.roster.battaglie, battaglia).id)) {
    const own = at(p.battle.roster.battaglie, battaglia).units;
    const shaken = legal.flatMap(action =>
      action.type === 'order' && action.order === 'reorganize' && own.includes(number(action.unit))
        ? [number(action.unit)]
        : [],
    );
    const mine = reader.shakenInReach(battaglia, number(frame.points));
    found.same('reorganizations', where, sorted(mine), sorted(shaken));
  }
  if (step === 'continuing' && p.state.events.run < 0)
    found.same('Continuum', where, sorted(reader.callable(p.state.active, 0)), named('continuum', 'battaglia'));
  if (step === 'interruption')
    found.same('Interruptio', where, sorted(reader.callable(1 - p.state.active, 2)), named('interrupt', 'battaglia'));
}

const sumOf = (events: readonly AnyEvent[], why: string): number => {
  const roll = events.findLast(event => event.type === 'roll' && fact(event, 'why') === why);
  const dice = fact(roll, 'dice');
  return Array.isArray(dice) ? dice.reduce((sum: number, die) => sum + Number(die), 0) : 0;
};

/** What the action that was taken has brought about. */
function compareOutcome(
  found: Comparison,
  reader: Reader,
  { frame, step }: Asked,
  action: AnyAction,
  events: readonly AnyEvent[],
  where: string,
): void {
  if (action.type === 'fireAt' || action.type === 'shoot') {
    const place = events.findIndex(({ type }) => type === 'shot');
    if (place < 0) return;
    const shot = at(events, place);
    const byOrder = action.type === 'fireAt';
    const [unit, target] = byOrder
      ? [number(frame.unit), number(action.target)]
      : [number(action.unit), number(frame.mover)];
    const cell = step === 'exitFire' ? number(frame.cell) : reader.cell(target);
    const pivot = byOrder ? action.facing !== reader.p.state.facing[unit] : reader.turnedAgainst(unit);
    const { needed, modifier } = reader.volley(unit, target, cell, pivot);
    const dice = sumOf(events.slice(0, place), 'fire');
    const hit = dice === 12 || dice + modifier >= (needed ?? Number.POSITIVE_INFINITY);
    const told = ['needed', 'total', 'hit'].map(name => fact(shot, name));
    found.same('volleys', where, [needed, dice + modifier, hit], told);
  }
  if (action.type === 'combat') {
    const place = events.findIndex(({ type }) => type === 'fought');
    const before = events.slice(0, place).map(({ type }) => type);
    // Whoever has changed on the way to the dice is not as the reader saw him.
    if (place < 0 || before.some(type => type !== 'roll' && type !== 'released' && type !== 'morale')) return;
    const fought = at(events, place);
    const [lead, target] = [number(fact(fought, 'lead')), number(fact(fought, 'target'))];
    const { p } = reader;
    if (p.state.events.activations < LEVEL_BEFORE_DISCIPLINE) return;
    if (p.state.attacks.some(one => one.target === target && reader.stream(reader.cell(one.unit), reader.cell(target))))
      return;
    const [column, modifier] = [within(reader.column(lead, target)), within(reader.bonus(lead, target))];
    const row = Math.max(2, Math.min(12, sumOf(events.slice(0, place), 'shock') + modifier));
    const result = reader.charts.shock.rows.find(({ roll }) => roll === row)?.cells[column + 5];
    const told = ['column', 'modifier', 'result'].map(name => fact(fought, name));
    found.same('combats', where, [column, modifier, result], told);
  }
}

interface Asked {
  step: string;
  frame: Readonly<Record<string, unknown>>;
}

function readAll(): Comparison {
  const found = new Comparison();
  for (const [scenario, file] of BATTLES) {
    let [told, asked, taken]: [number, Asked | null, AnyAction | null] = [0, null, null];
    let reader: Reader | null = null;
    walkGolden(file, (match, entry, next) => {
      const events = match.log.slice(told).map(({ event }) => event);
      told = match.log.length;
      const where = `${file}, entry ${entry}`;
      reader ??= new Reader(position(scenario, match.play.position.options));
      // He still has before him what the action was chosen in.
      if (asked && taken) compareOutcome(found, reader, asked, taken, events, where);
      Object.assign(reader.p.state, structuredClone(match.play.position.state));
      compareQuestion(found, reader, match, where);
      const decision = match.play.decision();
      asked = decision ? { step: decision.step, frame: { ...decision.frame } } : null;
      taken = next && 'seat' in next ? next.action : null;
    });
  }
  return found;
}

let known: Comparison | null = null;
const reading = (subject: Subject): Reading => {
  known ??= readAll();
  return known.reading(subject);
};

/** Never apart, and often enough to mean something. */
function agreed(subject: Subject, least: number): void {
  const { times, apart } = reading(subject);
  expect(apart).toEqual([]);
  expect(times).toBeGreaterThan(least);
}

rule(['gg.8.1.3', 'gg.7.2', 'gg.8.2.2', 'gg.8.3.1a'], 'where a unit on the move may go next', () =>
  agreed('steps', 100),
);
rule(['gg.5.3.4', 'gg.8.2.7b'], 'where a unit may withdraw to', () => agreed('withdrawals', 5));
rule(['gg.6.2a', 'gg.6.2c', 'gg.7.1.1'], 'who may turn in reaction', () => agreed('turns in reaction', 8));
rule(['gg.10.4.1', 'gg.10.4.2', 'gg.10.1.4'], 'who may shoot in reaction', () => agreed('shots in reaction', 4));
rule(['gg.13.1.1', 'gg.13.1.4', 'gg.13.1.7'], 'where a Capitano may ride or flee', () => agreed('rides', 40));
rule(['gg.5.3.3', 'gg.5.2', 'gg.5.2.2'], 'whom a Capitano may put in order', () => agreed('reorganizations', 50));
rule(['gg.4.1a', 'gg.4.3a', 'gg.16.1b'], 'who may try a Continuum', () => agreed('Continuum', 12));
rule(['gg.4.2b', 'gg.4.2a'], 'who may try an Interruptio', () => agreed('Interruptio', 3));
rule(['gg.10.3', 'gg.10.3.3', 'gg.10.4.3', 'gg.14.0.2a'], 'what a volley needs and what it gets', () =>
  agreed('volleys', 3),
);
rule(['gg.10.6.1z', 'gg.10.6.2z', 'gg.10.6.2d', 'gg.10.6.3'], 'column, modifier and result of a combat', () =>
  agreed('combats', 8),
);

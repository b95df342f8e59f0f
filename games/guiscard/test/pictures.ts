/** A table in words: what is offered, what hangs on it, what comes of it; men and hexes by name, never by number. */
import { type AnyAction, forecast, type Odds } from '@carroccio/kernel';
import { expect } from 'vitest';
import { inEveryOrder, type Position, type Table } from './table.ts';

const PEOPLE =
  /^(unit|units|target|mate|enemy|enemies|by|against|bearer|bearers|rider|leader|of|climber|counter|attackers|defenders|past|hoplites|closed|losers|picked|got|named|builders|infiltrators|reliefUnits|outside|patrols|foes|moved|tested|pivot|team|struck)$/;
const HEXES = /^(to|tail|cell|cells|other|from|head|impact|path|route|hexes|ruins|burnt|pike|start|firsts)$/;
/** Of every character. */
const COLUMNS = ['cell', 'tail', 'health', 'marks', 'side', 'ride', 'arrows', 'fielded'];

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(one => typeof one === 'number');

function spelt(p: Position, key: string, value: unknown): string {
  const { men } = p.battle.roster;
  const person = (unit: number): string => men[unit]?.id ?? String(unit);
  if (typeof value === 'number') {
    if (PEOPLE.test(key)) return person(value);
    return HEXES.test(key) && value >= 0 ? p.name(value) : String(value);
  }
  if (Array.isArray(value)) return `[${value.map(one => spelt(p, key, one)).join(' ')}]`;
  if (typeof value === 'object' && value !== null) return `{${fields(p, value)}}`;
  return String(value);
}
const fields = (p: Position, thing: object, but: readonly string[] = []): string =>
  Object.entries(thing)
    .filter(([key]) => !but.includes(key))
    .map(([key, value]) => `${key} ${spelt(p, key, value)}`)
    .join(', ');

function inWords(p: Position, thing: { type: string; to?: unknown; pivot?: unknown; by?: unknown }): string {
  const { type, to, ...rest } = thing;
  // Arrows go to a man, everything else to a hex.
  const toMan = type === 'passArrows' || type === 'arrowsPassed';
  // A wheel goes by so many sides, a prisoner is led by a man.
  const words = type === 'wheel' ? { pivot: thing.pivot, turn: thing.by } : toMan ? { ...rest, mate: to } : thing;
  return `${type} ${fields(p, words, ['type'])}`.trim();
}

/** Every offer, in the order of the words. */
export const offers = (t: Table): string[] =>
  t
    .legal()
    .map(action => inWords(t.position, action))
    .sort();

function chances(p: Position, odds: Odds): string {
  const modifiers = odds.modifiers.map(({ rule, value }) => `${rule} ${value}`).sort();
  const outcomes = odds.outcomes.map(
    ({ chance, events }) => `${chance} ${events.map(event => inWords(p, event)).join('; ') || 'nothing'}`,
  );
  return [`[${modifiers.join(', ')}]`, ...(odds.success ? [`by ${odds.success.chance}`] : []), ...outcomes].join(' | ');
}

/** What hangs on an offer. */
function hanging(t: Table, action: AnyAction): string {
  const odds = forecast(t.play, t.seats[0] ?? 0, action);
  return `${inWords(t.position, action)}: ${typeof odds === 'string' ? odds : chances(t.position, odds)}`;
}
/** What hangs on every offer of some kinds, in the order of the words. */
export const stakes = (t: Table, ...types: string[]): string[] =>
  t
    .legal()
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .map(action => hanging(t, action))
    .sort();
/** What hangs on the step to a hex. */
export const stakesOfStep = (t: Table, hex: string): string[] =>
  t
    .legal('step')
    .filter(({ to }) => to === t.position.hex(hex))
    .map(action => hanging(t, action));

function changes(p: Position, key: string, before: unknown, after: unknown): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (COLUMNS.includes(key) && isNumbers(before) && isNumbers(after)) {
    const { men } = p.battle.roster;
    return after.flatMap((value, unit) =>
      value === before[unit] ? [] : [`${men[unit]?.id} ${key} ${spelt(p, key, value)}`],
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && !isNumbers(after))
    return after.flatMap((one, index) =>
      JSON.stringify(one) === JSON.stringify(before[index]) ? [] : [`${key} ${index} ${spelt(p, key, one)}`],
    );
  if (typeof before === 'object' && typeof after === 'object' && before && after && !Array.isArray(after))
    return Object.entries(after).flatMap(([name, value]) =>
      changes(p, name, Object.entries(before).find(([same]) => same === name)?.[1], value),
    );
  return [`${key} ${spelt(p, key, after)}`];
}

/** What came of an action: what was told, what has changed, and what is asked next. */
export function outcome(make: () => Table, action: AnyAction, ...dice: number[]): string[] {
  const t = make();
  const before = structuredClone(t.state);
  t.dice(...dice).act(action);
  const { position: p } = t;
  const told = t.events.map(event => inWords(p, event));
  const changed = changes(p, '', before, t.state).sort();
  const next = t.play.position.stack.at(-1);
  return [...told, ...changed, next ? `then ${t.seats.join()}: ${fields(p, next)}` : 'the end'];
}

const MOST = 6;
/** What comes of the first offer of each kind, or of some kinds: of every one, or of a few out of many. */
export function outcomes(make: () => Table, dice: readonly number[], ...types: string[]): string[] {
  const t = make();
  const all = t
    .legal()
    .map(action => ({ action, words: inWords(t.position, action) }))
    .sort((a, b) => (a.words < b.words ? -1 : 1));
  const firsts = all.filter((one, index) => all.findIndex(({ action }) => action.type === one.action.type) === index);
  const named = all.filter(({ action }) => types.includes(action.type));
  const apart = Math.ceil(named.length / MOST);
  const wanted = types.length > 0 ? named.filter((_, index) => index % apart === 0) : firsts;
  return wanted.map(({ action, words }) => `${words} -> ${outcome(make, action, ...dice).join(' | ')}`);
}

/** Takes the first offer of a kind, in the order of the words. */
export function first(t: Table, type: string): Table {
  const [found] = t
    .legal(type)
    .map(action => ({ action, words: inWords(t.position, action) }))
    .sort((a, b) => (a.words < b.words ? -1 : 1));
  if (!found) throw new Error(`no ${type} among ${offers(t).join()}`);
  return t.act(found.action);
}

/** Of two who do something together either may be named first. */
const unordered = (lines: readonly string[]): string[] =>
  lines
    .map(line =>
      line
        .split(/[^\w./-]+/)
        .sort()
        .join(' '),
    )
    .sort();

/** The same words whoever of these is number 0. */
export function alike(firsts: readonly string[], tell: () => readonly string[]): string {
  const [one = [], ...others] = inEveryOrder(firsts, tell);
  for (const another of others) expect(unordered(another)).toEqual(unordered(one));
  return one.join('\n');
}

/** The rule and the reason of each refusal. */
export const refusals = (t: Table, ...asked: AnyAction[]): string[] =>
  asked.map(action => {
    const refusal = t.refusal(action);
    return `${inWords(t.position, action)}: ${refusal ? `${refusal.rule} ${refusal.reason}` : 'nothing'}`;
  });

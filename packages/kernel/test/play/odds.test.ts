import {
  ALWAYS,
  asNumber,
  at,
  both,
  either,
  forecast,
  type Game,
  isRoll,
  NEVER,
  oddsOf,
  outOf,
  Play,
  type Stakes,
  Teller,
  type Unforeseen,
} from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { registry } from '../tiny/index.ts';

const ford = registry.game('ford');

function charged(): Play {
  const { play } = Play.begin(ford, { scenario: 'ford', seed: 'odds' });
  play.apply(0, { type: 'march', unit: 2 });
  play.apply(1, { type: 'march', unit: 5 });
  play.apply(0, { type: 'charge', unit: 2, target: 5 });
  return play;
}

/** Which of the two is hit, if any, for every roll of morale, attack and defence, counted by hand. */
function tally(bonus: number, tieHits: boolean): Record<string, number> {
  const counts: Record<string, number> = { balked: 36, attacker: 0, defender: 0, nobody: 0 };
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 5;
  };
  for (let attack = 1; attack <= 6; attack++)
    for (let defence = 1; defence <= 6; defence++) {
      const margin = attack - defence - bonus;
      count(margin < 0 ? 'attacker' : margin > 0 || tieHits ? 'defender' : 'nobody');
    }
  return counts;
}

test.each([
  ['brace', 1, false],
  ['counter', 2, true],
] as const)('the exact odds of %s are those counted by hand', (type, bonus, tieHits) => {
  const play = charged();
  const before = play.hash();
  const odds = oddsOf(play, 1, { type });
  const found: Record<string, number> = { balked: 0, attacker: 0, defender: 0, nobody: 0 };
  for (const { probability, events } of odds?.outcomes ?? []) {
    const last = at(events, events.length - 1);
    const what =
      last.type === 'hit'
        ? 'unit' in last && last.unit === 2
          ? 'attacker'
          : 'defender'
        : last.type === 'parried'
          ? 'nobody'
          : last.type;
    found[what] = Math.round(probability * 216);
    expect(events.some(isRoll)).toBe(false);
  }
  expect(found).toEqual(tally(bonus, tieHits));
  expect(odds?.modifiers.map(({ value }) => value)).toEqual([bonus]);
  expect(play.hash()).toBe(before);
});

test('fractions are in lowest terms and add up to one', () => {
  const outcomes = oddsOf(charged(), 1, { type: 'brace' })?.outcomes ?? [];
  expect(outcomes.find(({ events }) => events.some(event => event.type === 'balked'))?.chance).toBe('1/6');
  expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
});

test('there are none where dice alone do not decide', () => {
  const { play } = Play.begin(ford, { scenario: 'ford', seed: 'odds' });
  expect(oddsOf(play, 0, { type: 'rest' })).toBeNull();
});

/** Ford with odds on a rest, of all things. */
function withOdds(odds: Stakes | Unforeseen | null): Game {
  const turn = ford.steps.turn;
  if (!turn || !('offers' in turn) || 'reveal' in turn) throw new Error('ford has lost its turn');
  const rest = turn.offers.rest;
  if (!rest) throw new Error('nobody rests in ford');
  return {
    ...ford,
    steps: { ...ford.steps, turn: { ...turn, offers: { ...turn.offers, rest: { ...rest, odds: () => odds } } } },
  };
}

const begun = (game: Game): Play => Play.begin(game, { scenario: 'ford', seed: 'odds' }).play;

/** A soldier hurt before the clash, or not. */
const hurting = (hits: number) => (state: object) => {
  if ('units' in state && Array.isArray(state.units)) state.units[5].hits = hits;
};

test('cases are weighed by their likelihood, each laid out on a copy of its own', () => {
  const play = begun(
    withOdds({
      modifiers: [],
      cases: [
        { likelihood: outOf(2, 3), lay: hurting(1) },
        { likelihood: outOf(1, 3), lay: hurting(0) },
      ],
      instead: [{ step: 'clash', unit: 2, target: 5, bonus: 0, counters: false }],
    }),
  );
  const before = play.hash();
  const outcomes = oddsOf(play, 0, { type: 'rest' })?.outcomes ?? [];
  const chanceOf = (unit: number, dead: boolean): string | undefined =>
    outcomes.find(({ events }) =>
      events.some(event => event.type === 'hit' && 'unit' in event && event.unit === unit && event.dead === dead),
    )?.chance;
  // The attacker wins fifteen rolls in thirty-six: the hurt soldier falls, the whole one is only hit.
  expect([chanceOf(5, true), chanceOf(5, false), chanceOf(2, false)]).toEqual(['5/18', '5/36', '5/12']);
  expect(play.hash()).toBe(before);
});

test('what is worked out instead ends with its own frames, even if what waits has nobody left to ask', () => {
  const game = withOdds({
    modifiers: [],
    cases: [{ likelihood: ALWAYS, lay: hurting(1) }],
    instead: [{ step: 'clash', unit: 2, target: 5, bonus: 6, counters: false }],
  });
  const turn = game.steps.turn;
  if (!turn || !('seats' in turn)) throw new Error('ford has lost its turn');
  turn.seats = ({ state }) => ('units' in state && Array.isArray(state.units) && state.units[2].hits > 0 ? [] : [0]);
  const outcomes = oddsOf(begun(game), 0, { type: 'rest' })?.outcomes ?? [];
  expect(outcomes.map(({ chance, events }) => [chance, events.map(({ type }) => type)])).toEqual([['1/1', ['hit']]]);
});

test('an action of a kind that has odds may hang on nothing itself', () => {
  expect(oddsOf(begun(withOdds(null)), 0, { type: 'rest' })).toBeNull();
});

/** Ford whose hits do not tell the soldiers apart. */
const anonymous = (game: Game): Game => ({ ...game, details: { hit: ['unit'], reacted: true } });

test('what does the same to the pieces is one outcome, with the ways that lead to it', () => {
  const game = anonymous(ford);
  const { play } = Play.begin(game, { scenario: 'ford', seed: 'odds' });
  play.apply(0, { type: 'march', unit: 2 });
  play.apply(1, { type: 'march', unit: 5 });
  play.apply(0, { type: 'charge', unit: 2, target: 5 });
  const odds = oddsOf(play, 1, { type: 'brace' });
  const hit = odds?.outcomes.find(({ events }) => events.some(({ type }) => type === 'hit'));
  // Morale holds five times in six; then one of the two is hit unless the braced defence exactly meets the attack.
  expect(hit?.chance).toBe('155/216');
  expect(hit?.ways.map(({ chance }) => chance)).toEqual(['35/72', '25/108']);
  expect(hit?.events).toEqual(hit?.ways[0]?.events);
  expect(odds?.outcomes.filter(({ ways }) => ways.length > 0)).toHaveLength(1);
  const teller = new Teller(game, play.scene, 'en');
  expect(teller.outcome([{ type: 'reacted', rule: 'ford.3.1', unit: 5, how: 'brace' }])).toBe('Nothing happens');
});

test('where one question is asked its answer has one figure', () => {
  const odds = oddsOf(
    begun(
      withOdds({
        modifiers: [],
        instead: [{ step: 'clash', unit: 2, target: 5, bonus: 0, counters: false }],
        succeeds: told => told.some(event => event.type === 'hit' && 'unit' in event && event.unit === 5),
      }),
    ),
    0,
    { type: 'rest' },
  );
  expect(odds?.success).toEqual({ chance: '5/12', probability: 5 / 12 });
  expect(oddsOf(charged(), 1, { type: 'brace' })?.success).toBeNull();
});

test('what follows in many frames is counted frame by frame', () => {
  const clash = { step: 'clash', unit: 2, target: 5, bonus: 0, counters: false };
  const after = (frames: number) =>
    oddsOf(begun(withOdds({ modifiers: [], instead: Array(frames).fill(clash) })), 0, { type: 'rest' });
  for (const frames of [1, 3, 8]) {
    const chances = after(frames)?.outcomes.map(({ probability }) => probability) ?? [];
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }
});

test('without odds there is a reason', () => {
  const rest = { type: 'rest' };
  expect(forecast(begun(ford), 0, rest)).toBe('nothing');
  expect(forecast(begun(withOdds('others')), 0, rest)).toBe('others');
  // The game says that something hangs on it, but no die is ever rolled.
  expect(forecast(begun(withOdds({ modifiers: [] })), 0, rest)).toBe('nothing');
  const endless = withOdds({ modifiers: [], cases: Array(10_001).fill({ likelihood: NEVER, lay: () => undefined }) });
  expect(forecast(begun(endless), 0, rest)).toBe('too-many');
});

test('fractions are exact', () => {
  expect(either(outOf(1, 6), outOf(1, 3))).toEqual({ above: 1n, below: 2n });
  expect(both(outOf(2, 3), outOf(3, 4))).toEqual({ above: 1n, below: 2n });
  expect([either(NEVER, outOf(4, 6)), both(ALWAYS, outOf(4, 6))]).toEqual([
    { above: 2n, below: 3n },
    { above: 2n, below: 3n },
  ]);
  expect(asNumber(outOf(3, 8))).toBe(0.375);
});

/** Every method of the protocol on the tiny games; every answer fits its schema. */
import { doThink } from '@carroccio/bots';
import { at, type MatchRecord, Play, readRecord } from '@carroccio/kernel';
import { Check, Errors } from 'typebox/value';
import { beforeEach, describe, expect, test } from 'vitest';
import { registry } from '../../kernel/test/tiny/index.ts';
import { Engine, type ERROR_CODES, MESSAGES, type Method, ResponseSchema } from '../src/index.ts';
import { ask, error, newEngine, result } from './helpers.ts';

let engine: Engine;
beforeEach(() => {
  engine = newEngine();
});

async function fits(method: Method, params?: unknown): Promise<unknown> {
  const answer = await result(engine, method, params);
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  expect([...Errors(MESSAGES[method].result, sent)]).toEqual([]);
  return sent;
}

const match = { match: 'm1' };
const begin = (extra: object = {}) => fits('new', { game: 'ford', scenario: 'ford', seed: 's', ...extra });

describe('hello', () => {
  test('tells what can be played, with which scenarios, seats, options and bots', async () => {
    expect(await fits('hello', { details: true })).toMatchObject({
      name: 'carroccio',
      version: '9.9.9',
      protocol: 1,
      games: [
        {
          id: 'ford',
          playable: true,
          scenarios: [{ id: 'ford', fewest: 2, seats: [{ id: 'red', title: { it: 'Rosso' } }, { id: 'blue' }] }, {}],
          options: [{ id: 'fierce', values: [false, true], default: false, rule: 'ford.5' }],
          bots: ['random'],
          parts: ['waters'],
          reconstructed: ['waters/footbridge'],
        },
        { id: 'relics', scenarios: [{ id: 'abbey', fewest: 2 }] },
      ],
    });
  });
});

test('hello is short unless details are asked for', async () => {
  const { games } = Object(await fits('hello'));
  expect(Object.keys(games[0]).sort()).toEqual(['bots', 'id', 'playable', 'rules', 'scenarios', 'title', 'version']);
  expect(Object.keys(games[0].scenarios[0]).sort()).toEqual(['fewest', 'id', 'seats', 'title']);
});

test('a field that does not exist is told of in words for people', async () => {
  const { message } = await error(engine, 'hello', { loud: true });
  expect(message).not.toContain('schema');
  expect(message).toMatch(/^hello: /);
});

describe('a match', () => {
  test('begins with a commitment, events and a decision', async () => {
    expect(await begin({ lang: 'it' })).toMatchObject({
      match: 'm1',
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      decision: { over: false, step: 'turn', rule: 'ford.2', text: 'Marciare, caricare o riposare' },
      events: [],
    });
  });

  test('lists, explains, acts, shows and tells in both languages', async () => {
    await begin();
    expect(await fits('legal', { ...match, filter: { type: 'march' }, lang: 'en' })).toEqual({
      seat: 0,
      at: 0,
      actions: [{ type: 'march', unit: 2 }],
      families: [],
      text: ['March with soldier 2'],
    });
    expect(await fits('explain', { ...match, seat: 0, action: { type: 'march', unit: 2 } })).toEqual({ legal: true });
    expect(await fits('explain', { ...match, seat: 0, action: { type: 'march', unit: 0 }, lang: 'it' })).toEqual({
      legal: false,
      refusal: { rule: 'ford.2.1', reason: 'occupied', cell: 1 },
      text: 'La casella 1 non è libera',
    });
    expect(
      await fits('act', { ...match, seat: 0, action: { type: 'march', unit: 2 }, at: 0, lang: 'it' }),
    ).toMatchObject({
      events: [{ type: 'marched', rule: 'ford.2.1', unit: 2, to: 3 }],
      text: ['Il soldato 2 marcia nella casella 3'],
      decision: { over: false, seats: [{ seat: 1, must: true, at: 1 }] },
    });
    expect(await fits('view', { ...match, seat: 1 })).toMatchObject({ view: { at: 1, state: { turn: 2 } } });
    expect(await fits('view', { ...match, seat: null })).toMatchObject({ view: { at: null } });
    expect(await fits('state', match)).toMatchObject({ state: { ply: 1, chance: { stream: 'hmac-sha256' } } });
    expect(await fits('decision', match)).toMatchObject({ step: 'turn' });
  });

  test('gives exact odds, and takes scripted dice', async () => {
    await begin();
    await fits('act', { ...match, seat: 0, action: { type: 'march', unit: 2 } });
    await fits('act', { ...match, seat: 1, action: { type: 'march', unit: 5 } });
    expect(await error(engine, 'odds', { ...match, seat: 0, action: { type: 'rest' } })).toMatchObject({
      code: 'no-odds',
      reason: 'nothing',
    });
    await fits('act', { ...match, seat: 0, action: { type: 'charge', unit: 2, target: 5 } });
    expect(await fits('odds', { ...match, seat: 1, action: { type: 'brace' }, lang: 'en' })).toMatchObject({
      modifiers: [{ rule: 'ford.3.3', value: 1 }],
      outcomes: [{ chance: '35/72' }, {}, { chance: '1/6', text: 'Soldier 5 braces; Soldier 2 balks', ways: [] }, {}],
    });
    await fits('dice', { ...match, values: [6, 9] });
    expect(await error(engine, 'act', { ...match, seat: 1, action: { type: 'brace' } })).toMatchObject({
      code: 'impossible-dice',
    });
    await fits('dice', { ...match, values: [1] });
    expect(await fits('act', { ...match, seat: 1, action: { type: 'brace' } })).toMatchObject({
      events: [{}, { type: 'roll', dice: [1] }, { type: 'balked' }],
    });
  });

  test('can be edited, within the invariants', async () => {
    await begin();
    const patch = (cell: number) => [{ op: 'replace', path: '/state/units/2/cell', value: cell }];
    expect(await error(engine, 'edit', { ...match, patch: patch(1) })).toEqual({
      code: 'bad-edit',
      reason: 'impossible',
      data: { says: ['two soldiers share a cell'] },
      message: 'two soldiers share a cell',
    });
    await fits('edit', { ...match, patch: patch(5) });
    expect(await fits('legal', { ...match, filter: { type: 'charge' } })).toMatchObject({ actions: [{ target: 5 }] });
  });

  test('can be taken back and done again', async () => {
    await begin();
    expect(await error(engine, 'redo', match)).toMatchObject({
      code: 'denied',
      message: 'there is nothing to do again',
    });
    await fits('act', { ...match, seat: 0, action: { type: 'rest' } });
    await fits('act', { ...match, seat: 1, action: { type: 'rest' } });
    expect(await error(engine, 'undo', { ...match, seat: 0 })).toMatchObject({
      code: 'denied',
      reason: 'needs-consent',
    });
    expect(await fits('undo', { ...match, seat: 0, consent: [1] })).toMatchObject({
      decision: { seats: [{ seat: 0 }] },
    });
    await fits('redo', match);
    expect(await fits('undo', match)).toMatchObject({ decision: { seats: [{ seat: 1 }] } });
  });

  test('is saved and loaded, and closed', async () => {
    await begin({ options: { fierce: true }, entropy: ['mine'] });
    await fits('act', { ...match, seat: 0, action: { type: 'rest' } });
    const saved = await fits('save', match);
    expect(saved).toMatchObject({ record: { game: 'ford', options: { fierce: true }, entropy: ['mine'] } });
    expect(await fits('load', saved)).toMatchObject({ match: 'm2', decision: { seats: [{ seat: 1 }] } });
    const again = await fits('save', { match: 'm2' });
    expect(again).toEqual(saved);
    await fits('close', match);
    expect(await error(engine, 'decision', match)).toMatchObject({ code: 'unknown-match' });
    await fits('close', { match: 'm2' });
  });

  test('with a data pack keeps it in its record', async () => {
    const water = { length: 8, soldiers: 1, source: 0 };
    const pack = {
      format: 'carroccio-pack/1',
      game: 'ford',
      title: 'Mine',
      parts: { waters: { ford: water, footbridge: water } },
    };
    await begin({ pack });
    expect(await fits('state', match)).toMatchObject({ state: { state: { length: 8 } } });
    await fits('bot', { ...match, level: 'random' });
    const saved = await fits('save', match);
    expect(saved).toMatchObject({ record: { pack } });
    await fits('load', saved);
    expect(
      await error(engine, 'new', { game: 'ford', scenario: 'ford', pack: { ...pack, parts: { x: 1 } } }),
    ).toMatchObject({
      code: 'unknown-game',
      message: expect.stringContaining('/parts/x'),
    });
  });

  test.each(['ford', 'relics'])('of %s is played to its end by a bot', async game => {
    const scenario = game === 'ford' ? 'footbridge' : 'abbey';
    await begin({ game, scenario });
    for (;;) {
      const decision = await fits('decision', { ...match, lang: 'en' });
      if (Check(MESSAGES.decision.result, decision) && decision.over) {
        expect(decision.text).toMatch(/won|draw/);
        break;
      }
      const choice = await fits('bot', { ...match, level: 'random', budgetMs: 5, seed: 'b' });
      if (!Check(MESSAGES.bot.result, choice)) throw new Error('no choice');
      await fits('act', { ...match, seat: choice.seat, action: choice.action });
    }
    expect(await error(engine, 'act', { ...match, seat: 0, action: { type: 'rest' } })).toMatchObject({
      code: 'refused',
      reason: 'over',
    });
    expect(await error(engine, 'bot', { ...match, level: 'random' })).toMatchObject({ code: 'denied' });
    expect(await error(engine, 'dice', { ...match, values: [1] })).toMatchObject({ code: 'denied' });
    expect(await fits('legal', match)).toMatchObject({ actions: [] });
  });
});

describe('rules', () => {
  test('are told in both languages, with who cites them', async () => {
    expect(await fits('rule', { id: 'relics.4.1', lang: 'it' })).toEqual({
      id: 'relics.4.1',
      game: 'relics',
      kind: 'restriction',
      title: 'La propria borsa',
      says: 'Nessuno offre più monete di quante ne ha.',
      see: [],
      rulings: [],
      citedBy: ['games/x/src/relics.4.1.ts:1'],
    });
    expect(await error(engine, 'rule', { id: 'relics.99' })).toMatchObject({ code: 'unknown-rule' });
  });
});

describe('errors', () => {
  test.each<[string, unknown, (typeof ERROR_CODES)[number], string]>([
    ['frobnicate', {}, 'unknown-method', 'frobnicate'],
    ['constructor', {}, 'unknown-method', 'constructor'],
    ['new', {}, 'invalid-params', 'new'],
    ['new', { game: 'chess', scenario: 'x' }, 'unknown-game', 'there is no game "chess"'],
    ['new', { game: 'ford', scenario: 'x' }, 'invalid-params', 'no scenario "x"'],
    ['new', { game: 'ford', scenario: 'ford', seats: 1e300 }, 'invalid-params', 'seats'],
    ['new', { game: 'ford', scenario: 'ford', options: { x: 1 } }, 'invalid-params', 'no option "x"'],
    ['legal', { match: 'm9' }, 'unknown-match', 'm9'],
    ['view', { match: 'm1', seat: 2 }, 'invalid-params', '/seat'],
    ['view', { match: 'm1', seat: -1 }, 'invalid-params', '/seat'],
    ['view', { match: 'm1', seat: 1.5 }, 'invalid-params', '/seat'],
    ['act', { match: 'm1', seat: 1, action: { type: 'rest' } }, 'refused', 'not this seat'],
    ['act', { match: 'm1', seat: 0, action: { type: 'rest' }, at: 7 }, 'refused', 'number 0'],
    ['act', { match: 'm1', seat: 0, action: 5 }, 'refused', 'badly formed'],
    ['odds', { match: 'm1', seat: 0, action: { type: 'brace' } }, 'refused', 'another moment'],
    ['dice', { match: 'm1', values: ['six'] }, 'invalid-params', '/values/0'],
    ['edit', { match: 'm1', patch: [{ op: 'burn', path: '/state' }] }, 'invalid-params', '/patch/0'],
    ['edit', { match: 'm1', patch: [{ op: 'remove', path: '/result' }] }, 'bad-edit', '/result'],
    ['load', { record: { format: 'x' } }, 'bad-record', 'not a match record'],
    ['bot', { match: 'm1', level: 'genius' }, 'unknown-bot', 'it has random'],
  ])('%s %j', async (method, params, code, words) => {
    await begin();
    const before = await result(engine, 'state', match);
    const text = JSON.stringify(before);
    const found = await error(engine, method, params);
    expect(found.code).toBe(code);
    expect(found.message).toContain(words);
    expect(JSON.stringify(await result(engine, 'state', match))).toBe(text);
  });

  test('answers carry the id and fit the schema', async () => {
    for (const request of [
      { id: 'a', method: 'hello' },
      { id: 2, method: 'x' },
      { id: {}, method: 'hello' },
      [],
      7,
      null,
    ]) {
      const answer = await engine.answer(request);
      expect(Check(ResponseSchema, JSON.parse(JSON.stringify(answer)))).toBe(true);
    }
    expect(await engine.answer({ id: 'a', method: 'hello' })).toMatchObject({ id: 'a', ok: true });
    expect(await engine.answer({ id: {}, method: 'hello' })).toMatchObject({ id: null, ok: false });
    expect(await engine.answer({ method: 'hello' })).toMatchObject({ ok: false, error: { code: 'invalid-request' } });
  });

  test('there is an end to how many matches are kept', async () => {
    let last = await ask(engine, 'new', { game: 'ford', scenario: 'footbridge' });
    for (let opened = 1; opened < 10_000; opened++)
      last = await ask(engine, 'new', { game: 'ford', scenario: 'footbridge' });
    expect(last.ok).toBe(true);
    expect(await error(engine, 'new', { game: 'ford', scenario: 'ford' })).toMatchObject({ code: 'too-many-matches' });
    await fits('close', match);
    expect((await ask(engine, 'new', { game: 'ford', scenario: 'ford' })).ok).toBe(true);
  });
});

test('bots that wait for their turn think about the position they were asked about', async () => {
  const jobs: (() => void)[] = [];
  const patient = new Engine(registry, {
    version: '1',
    seed: () => 's',
    clock: () => 0,
    think: job => new Promise(resolve => jobs.push(() => resolve(doThink(registry, job, () => 0)))),
  });
  await result(patient, 'new', { game: 'ford', scenario: 'ford', seed: 's' });
  const asked = result(patient, 'bot', { ...match, level: 'random' });
  await result(patient, 'act', { ...match, seat: 0, action: { type: 'rest' } });
  for (const job of jobs) job();
  expect(await asked).toMatchObject({ seat: 0 });
  expect(await error(patient, 'bot', { ...match, level: 'genius' })).toMatchObject({ code: 'unknown-bot' });
});

test('a refusal by odds fits the schema too', async () => {
  await begin();
  const answer = await ask(engine, 'odds', { ...match, seat: 0, action: { type: 'march', unit: 0 } });
  expect(answer).toMatchObject({ error: { code: 'refused', rule: 'ford.2.1' } });
  expect(Check(ResponseSchema, answer)).toBe(true);
});

test('a record of unknown rules is not loaded', async () => {
  await begin();
  const saved = await fits('save', match);
  if (!Check(MESSAGES.save.result, saved)) throw new Error('no record');
  const record: MatchRecord = { ...readRecord(saved.record), version: 7 };
  expect(await error(engine, 'load', { record })).toMatchObject({ code: 'bad-record' });
});

describe('for strangers', () => {
  test('data says what the numbers of a match mean, with the parts asked for', async () => {
    await begin();
    expect(await fits('data', { ...match, parts: ['waters'] })).toMatchObject({
      scenario: 'ford',
      pack: null,
      maps: [{ kind: 'cells', shape: 'line' }],
      fields: { cell: 'cells' },
      parts: { waters: { footbridge: {} } },
    });
    expect(await error(engine, 'data', { ...match, parts: ['mud'] })).toMatchObject({
      code: 'invalid-params',
      message: 'data: /parts/0: ford has no such part; it has waters',
    });
  });

  test('a view can be had in words', async () => {
    await begin();
    const { view } = Object(await fits('view', { ...match, seat: 0, readable: true }));
    expect(view.state).toMatchObject({ turn: 1 });
    expect(view.state.soldiers[0]).toMatchObject({ id: 0, seat: { name: 'red' }, cell: 'ford 0', hits: [] });
    expect(view.decision.frame).toEqual({ step: 'turn', seat: { id: 0, name: 'red' } });
  });
});

test('whoever plays on gets the next list with the answer to his action', async () => {
  const { legal, decision } = Object(await begin({ legal: true }));
  expect(legal).toEqual(await fits('legal', match));
  expect(decision.seats).toEqual([{ seat: 0, must: true, at: 0 }]);
  const acted = Object(await fits('act', { ...match, seat: 0, action: legal.actions[0], legal: true, lang: 'en' }));
  expect(acted.legal).toEqual(await fits('legal', { ...match, lang: 'en' }));
  const { any, actions } = Object(await fits('legal', { ...match, any: true }));
  expect(actions).toContainEqual(any);
});

describe('search', () => {
  test('clones have chance of their own and leave the match alone', async () => {
    await begin();
    const before = await fits('state', match);
    const cloned = Object(await fits('clone', { ...match, count: 3, seed: 'x' }));
    expect(cloned).toMatchObject({ seat: 0, matches: ['m2', 'm3', 'm4'], decision: { over: false } });
    const key = async (one: string) => Object(await fits('state', { match: one })).state.chance.words;
    expect(await key('m2')).not.toEqual(await key('m3'));
    await fits('act', { match: 'm2', seat: 0, action: { type: 'march', unit: 2 } });
    await fits('undo', { match: 'm2' });
    expect(await fits('view', { match: 'm2', seat: 0 })).toEqual(await fits('view', { ...match, seat: 0 }));
    expect(await fits('state', match)).toEqual(before);
    for (const [method, params] of [
      ['save', {}],
      ['branch', { entry: 0 }],
    ] as const)
      expect(await error(engine, method, { match: 'm2', ...params })).toMatchObject({
        code: 'denied',
        reason: 'imagined',
      });
  });

  test('a match can be played on many times by a bot', async () => {
    await begin();
    const rolled = Object(await fits('rollout', { ...match, count: 20, seed: 'x' }));
    expect(rolled).toMatchObject({ seat: 0, policy: 'random', unfinished: 0 });
    expect(rolled.wins[0] + rolled.wins[1] + rolled.draws).toBe(20);
    expect(await fits('rollout', { ...match, count: 20, seed: 'x' })).toEqual(rolled);
    expect(await fits('rollout', { ...match, most: 1 })).toMatchObject({ unfinished: 1, results: [null] });
    const [one, other] = [{ type: 'march', unit: 2 }, { type: 'rest' }];
    const after = async (action: object) =>
      Object(await fits('rollout', { ...match, action, count: 200, seed: 'x' })).wins[0];
    expect(await after(one)).not.toBe(await after(other));
    expect(await error(engine, 'rollout', { ...match, action: { type: 'fly' } })).toMatchObject({ code: 'refused' });
    expect(await error(engine, 'rollout', { ...match, policy: 'napoleon' })).toMatchObject({ code: 'unknown-bot' });
  });

  test('what was played is looked at afterwards, the same for a seed, and told in words', async () => {
    await begin();
    await fits('act', { ...match, seat: 0, action: { type: 'march', unit: 2 } });
    await fits('act', { ...match, seat: 1, action: { type: 'march', unit: 5 } });
    const before = await fits('state', match);
    const asked = { ...match, worlds: 3, seed: 'x', lang: 'it' };
    const after = Object(await fits('afterwards', asked));
    expect(after.entries).toHaveLength(2);
    expect(after.text[0]).toMatch(/fortuna/);
    expect(await fits('afterwards', asked)).toEqual(after);
    expect(await fits('state', match)).toEqual(before);
    await fits('clone', match);
    expect(await error(engine, 'afterwards', { match: 'm2' })).toMatchObject({ code: 'denied', reason: 'imagined' });
  });
});

describe('what was', () => {
  const opened = async (): Promise<void> => {
    await begin();
    await fits('act', { ...match, seat: 0, action: { type: 'march', unit: 2 } });
    await fits('act', { ...match, seat: 1, action: { type: 'march', unit: 5 } });
  };

  test('view shows any moment of the history', async () => {
    await opened();
    const first = await fits('view', { ...match, seat: 0, entry: 0 });
    const last = await fits('view', { ...match, seat: 0, entry: 2 });
    expect(first).not.toEqual(last);
    expect(last).toEqual(await fits('view', { ...match, seat: 0 }));
    expect(await error(engine, 'view', { ...match, seat: 0, entry: 3 })).toMatchObject({
      code: 'invalid-params',
      message: '/entry: the match has 2 entries, not 3',
    });
  });

  test('log tells what a seat may know, all of it or what is new', async () => {
    await opened();
    expect(await fits('log', { ...match, seat: null })).toMatchObject({
      entries: 2,
      last: 1,
      log: [{ entry: 1 }, { entry: 2 }],
    });
    expect(await fits('log', { ...match, seat: 1, after: 1 })).toMatchObject({ entries: 2, log: [{ entry: 2 }] });
  });

  test('log keeps secrets', async () => {
    await fits('new', { game: 'relics', scenario: 'abbey', seed: 's' });
    const told = JSON.stringify(await fits('log', { ...match, seat: 0 }));
    expect(told).toContain('"type":"dealt","rule":"relics.2","seat":0');
    expect(told).not.toContain('"type":"dealt","rule":"relics.2","seat":1');
    expect(JSON.stringify(await fits('log', { ...match, seat: null }))).not.toContain('dealt');
  });

  test('log and view count what others chose in secret only as the record does', async () => {
    await fits('new', { game: 'relics', scenario: 'abbey', seed: 's' });
    const action = at(Play.begin(registry.game('relics'), { scenario: 'abbey', seed: 's' }).play.legal(1), 0);
    await fits('act', { ...match, seat: 1, action });
    const log = (seat: number | null, record: boolean) => fits('log', { ...match, seat, record });
    expect(await log(0, false)).toMatchObject({ entries: 0, last: null });
    expect(await log(null, false)).toMatchObject({ entries: 0, last: null });
    expect(await log(1, false)).toMatchObject({ entries: 1, last: 1 });
    expect(await log(0, true)).toMatchObject({ entries: 1, last: 1 });
    expect(await error(engine, 'view', { ...match, seat: 0, entry: 1 })).toMatchObject({ code: 'invalid-params' });
    expect(await fits('view', { ...match, seat: 0, entry: 1, record: true })).toMatchObject({ view: { chosen: [] } });
    expect(await fits('view', { ...match, seat: 1, entry: 1 })).toMatchObject({ view: { chosen: [action] } });
  });

  test('branch makes another match of the first entries', async () => {
    await opened();
    expect(await fits('branch', { ...match, entry: 1 })).toMatchObject({ match: 'm2', decision: { over: false } });
    expect(await fits('log', { match: 'm2', seat: null })).toMatchObject({ entries: 1 });
    expect(await fits('log', { ...match, seat: null })).toMatchObject({ entries: 2 });
    expect(await error(engine, 'branch', { ...match, entry: 9 })).toMatchObject({ code: 'invalid-params' });
  });
});

/** What goes between the page and its engine for an action, a charge and a deal: counted, and as docs/protocol.md has it. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { holdContest } from '@carroccio/bots';
import { registry } from '@carroccio/games/all';
import {
  type AnyAction,
  Generator,
  Match,
  type MatchRecord,
  type Play,
  readRecord,
  startChance,
} from '@carroccio/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Sitter } from '../../src/keep/database.ts';
import { Session } from '../../src/match/session.ts';
import { Counted } from './counted.ts';

const person: Sitter = { kind: 'person' };
const THINKER = { think: () => Promise.reject(new Error('nobody thinks here')), cancel() {}, close() {} };

/** What went to and fro: how many lines, and how long they are together. */
interface Weight {
  messages: number;
  characters: number;
}

/** What the page documents: an action, a charge, a deal by its name, each with the most it may weigh. */
const DOCUMENTED = new Map(
  [
    ...readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8').matchAll(
      /^\| (An action|A charge|A deal)[^|]*\| (\d+) \| ([\d,]+) \|/gm,
    ),
  ].map(([, name = '', messages, characters = '']): [string, Weight] => [
    name,
    { messages: Number(messages), characters: Number(characters.replaceAll(',', '')) },
  ]),
);

interface Deed {
  seat: number;
  actions: AnyAction[];
  /** How many entries were there before it. */
  before: number;
}

/** What a seat did without anybody else between, from each entry on. */
function deedAt({ history }: MatchRecord, before: number): Deed {
  const actions: AnyAction[] = [];
  let seat = -1;
  for (const entry of history.slice(before)) {
    if (!('seat' in entry) || (actions.length > 0 && entry.seat !== seat)) break;
    ({ seat } = entry);
    actions.push(entry.action);
  }
  return { seat, actions, before };
}

/** A match as it was after so many entries. */
function matchAt(record: MatchRecord, entries: number): Match {
  const { scenario, options, seats, seed, stream, entropy } = record;
  const match = new Match(registry.game(record.game), { scenario, options, seats, seed, stream, entropy });
  for (const entry of record.history.slice(0, entries)) match.enter(entry);
  return match;
}

/** A deal of at least three clauses, as chance may draw one. */
function anyDeal(play: Play, seat: number): AnyAction {
  const chance = new Generator(startChance('sfc32', 'deals'));
  for (let drawn = 0; drawn < 2000; drawn++) {
    const action = play.anyAction(seat, chance);
    const { type, give, take } = action;
    const clauses = [give, take].flatMap(side => (Array.isArray(side) ? side : []));
    if (type === 'propose' && clauses.length >= 3) return action;
  }
  throw new Error('no such deal is drawn');
}

/** The page at a match as it was before a deed. */
async function pageAt(record: MatchRecord, before: number): Promise<{ session: Session; engine: Counted }> {
  const { scenario, seats } = record;
  const engine = new Counted(registry);
  const { match: id } = await engine.ask('load', { record: matchAt(record, before).record() });
  const session = await Session.open({
    engine,
    match: id,
    kept: {
      id: 'x',
      game: record.game,
      scenario,
      kind: 'match',
      sitters: Array.from({ length: seats }, () => person),
      began: 0,
      played: 0,
      entries: 0,
      winners: null,
    },
    table: { needsSecrets: () => false },
    thinker: THINKER,
    keepSitters: async () => undefined,
    pace: () => 0,
    budgetMs: 0,
    asked: true,
  });
  engine.forget();
  return { session, engine };
}

const weighed = ({ sent, received }: Counted): Weight => ({
  messages: sent.length + received.length,
  characters: [...sent, ...received].reduce((sum, line) => sum + line.length, 0),
});

/** As one thing, and action by action. */
async function weights(record: MatchRecord, { before, actions }: Deed): Promise<{ one: Weight; singly: Weight }> {
  const asOne = await pageAt(record, before);
  await asOne.session.actAll(actions);
  const one = weighed(asOne.engine);
  expect(asOne.session.moment()).toMatchObject({ stopped: null, problem: null });
  const singly = await pageAt(record, before);
  for (const action of actions) await singly.session.act(action);
  expect(singly.session.moment().view.state).toEqual(asOne.session.moment().view.state);
  return { one, singly: weighed(singly.engine) };
}

function within(name: string, { messages, characters }: Weight): void {
  const documented = DOCUMENTED.get(name);
  expect(documented, `docs/protocol.md says what ${name} weighs`).toBeDefined();
  expect(messages).toBe(documented?.messages);
  expect(characters).toBeLessThanOrEqual(documented?.characters ?? 0);
}

describe('a battle of Guelphs & Ghibellines', () => {
  let record: MatchRecord;
  beforeAll(() => {
    const contest = { scenario: 'campaldino', seed: 'a day in June', bots: ['captain', 'random'], budgetMs: 0 };
    const finished = holdContest(registry.game('guelphs'), contest, () => 0);
    if (!finished) throw new Error('the battle does not end');
    record = finished.record;
  });

  test('an action is one message out and one in', async () => {
    const { one } = await weights(record, { ...deedAt(record, 2), actions: deedAt(record, 2).actions.slice(0, 1) });
    within('An action', one);
  });

  test('a charge with its way and its attack is one message out and one in, and weighs less than its steps', async () => {
    const charges = record.history.flatMap((entry, before): Deed[] => {
      if (!('seat' in entry)) return [];
      const { order } = { order: null, ...entry.action };
      if (order !== 'charge') return [];
      const deed = deedAt(record, before);
      const attack = deed.actions.findIndex(({ type }) => type === 'attack');
      return attack < 0 ? [] : [{ ...deed, actions: deed.actions.slice(0, attack + 1) }];
    });
    const [charge] = charges.sort((a, b) => b.actions.length - a.actions.length);
    if (!charge) throw new Error('nobody charges');
    expect(charge.actions.length).toBeGreaterThanOrEqual(5);
    const { one, singly } = await weights(record, charge);
    within('A charge', one);
    expect(singly.messages).toBe(2 * charge.actions.length);
    expect(one.characters).toBeLessThan(singly.characters / 2);
  });
});

test('a deal of I Podestà, with all it gives and takes, is one action', async () => {
  const file = new URL('../../../../games/podesta/test/golden/short-years.json.gz', import.meta.url);
  const record = readRecord(JSON.parse(gunzipSync(readFileSync(file)).toString()));
  const before = record.history.findIndex(entry => 'seat' in entry && entry.action.type === 'propose');
  const { session } = await pageAt(record, before);
  const { deciding, view } = session.moment();
  const seat = deciding ?? 0;
  const deal = anyDeal(matchAt(record, before).play, seat);
  expect(view.decision?.seats).toContain(seat);
  const { one } = await weights(record, { seat, actions: [deal], before });
  within('A deal', one);
});

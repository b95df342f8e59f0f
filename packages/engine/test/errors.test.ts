/** Every error of the protocol, driven through an engine: its code, its data, and what it says in both languages. */
import {
  type Game,
  type GamePackage,
  Generator,
  type Language,
  Match,
  type MatchRecord,
  type Problem,
  Registry,
  startChance,
} from '@carroccio/kernel';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { ford, relics } from '../../kernel/test/tiny/index.ts';
import {
  answerLine,
  Denied,
  Engine,
  ERROR_CODES,
  type ErrorCode,
  type Facts,
  factsOf,
  LONGEST_LINE,
  lineOf,
  type Response,
  ResponseSchema,
} from '../src/index.ts';
import type { Told } from '../src/problem.ts';
import type { RoomDenial } from '../src/rooms/denial.ts';
import { errorWords } from '../src/text/errors.ts';

/** Ford with more steps than a seat may answer beforehand; they never come. */
function manySteps(game: Game): Game {
  const more = Array.from({ length: 21 }, (_, number) => [`wait${number}`, game.steps.turn]);
  return { ...game, steps: { ...game.steps, ...Object.fromEntries(more) } };
}
const wide: GamePackage = { ...ford, build: data => manySteps(registry.game('ford', packOf(data))) };
const packOf = (parts: Readonly<Record<string, unknown>>) => ({
  format: 'carroccio-pack/1' as const,
  game: 'ford',
  title: 'Mine',
  parts: { ...parts },
});
const marsh: GamePackage = { rulebook: { ...ford.rulebook, id: 'marsh', prefix: 'marsh' }, parts: {} };
const registry = new Registry([ford, relics]);

const fordMatch = (): Match => new Match(registry.game('ford'), { scenario: 'ford', seed: 's' });
const record = (): MatchRecord => fordMatch().record();

function finished(): Match {
  const match = new Match(registry.game('ford'), { scenario: 'footbridge', seed: 's' });
  const chance = new Generator(startChance('sfc32', 's'));
  for (;;) {
    const seat = match.play.decision()?.seats[0];
    if (seat === undefined) return match;
    match.act(seat, match.play.anyAction(seat, chance));
  }
}

function longest(): Match {
  const match = fordMatch();
  for (let entry = 0; entry < 100_000; entry++) match.script([]);
  return match;
}

class Client {
  readonly engine: Engine;

  constructor() {
    this.engine = new Engine(new Registry([wide, relics, marsh]), {
      version: '1',
      seed: () => {
        throw new Error('no chance today');
      },
      clock: () => 0,
    });
  }

  async ask(method: string, params: object): Promise<Response> {
    const answer = await answerLine(this.engine, JSON.stringify({ id: 1, method, params }));
    if (!answer) throw new Error('no answer');
    expect(Check(ResponseSchema, JSON.parse(JSON.stringify(answer)))).toBe(true);
    return answer;
  }

  async must(method: string, params: object): Promise<void> {
    const answer = await this.ask(method, params);
    if (!answer.ok) throw new Error(`${method}: ${answer.error.message}`);
  }
}

interface Case {
  readonly method: string;
  readonly params: object;
  /** What comes before, in a match of ford called m1. */
  readonly before?: readonly (readonly [string, object])[];
  /** Another match in its place. */
  readonly match?: () => Match;
  readonly facts: Facts;
  readonly says: Readonly<Record<Language, string>>;
}

const m1 = { match: 'm1' };
const room = { room: 'm1' };
const join = (...eyes: (number | null)[]) => ['room.join', { ...room, eyes }] as const;
const march = { type: 'march', unit: 2 };
const begin = { game: 'ford', scenario: 'ford', seed: 's' };

const CASES: readonly Case[] = [
  {
    method: 'act',
    params: { ...m1, seat: 0, action: march },
    match: longest,
    facts: { code: 'too-large', reason: 'many-entries', data: { limit: 100_000 } },
    says: { en: 'a match may have 100000 entries at most', it: 'una partita può avere al massimo 100000 mosse' },
  },
  {
    method: 'edit',
    params: { ...m1, patch: [{ op: 'replace', path: '/state/turn', value: 2 }] },
    match: longest,
    facts: { code: 'too-large', reason: 'many-entries', data: { limit: 100_000 } },
    says: { en: 'a match may have 100000 entries at most', it: 'una partita può avere al massimo 100000 mosse' },
  },
  {
    method: 'frobnicate',
    params: {},
    facts: { code: 'unknown-method', data: { method: 'frobnicate' } },
    says: {
      en: 'there is no method "frobnicate"; see "hello" and the protocol\'s page',
      it: 'non c’è un metodo «frobnicate»; vedi «hello» e la pagina del protocollo',
    },
  },
  {
    method: 'decision',
    params: { match: 7 },
    facts: {
      code: 'invalid-params',
      reason: 'malformed',
      data: {
        method: 'decision',
        faults: [{ path: '/match', code: 'type', types: ['string'], is: 'number', found: 7 }],
      },
    },
    says: { en: 'decision: /match: must be a text, not 7', it: 'decision: /match: deve essere un testo, non 7' },
  },
  {
    method: 'view',
    params: { ...m1, seat: 5 },
    facts: { code: 'invalid-params', reason: 'no-seat', data: { seat: 5, seats: 2 } },
    says: {
      en: '/seat: the match has seats 0 to 1, not 5',
      it: '/seat: la partita ha i posti da 0 a 1, non 5',
    },
  },
  {
    method: 'room.join',
    params: { ...room, eyes: [5] },
    facts: { code: 'invalid-params', reason: 'no-seat', data: { seat: 5, seats: 2 } },
    says: {
      en: '/seat: the match has seats 0 to 1, not 5',
      it: '/seat: la partita ha i posti da 0 a 1, non 5',
    },
  },
  {
    method: 'branch',
    params: { ...m1, entry: 3 },
    facts: { code: 'invalid-params', reason: 'no-entry', data: { entry: 3, entries: 0 } },
    says: { en: '/entry: the match has 0 entries, not 3', it: '/entry: la partita ha 0 mosse, non 3' },
  },
  {
    method: 'new',
    params: { ...begin, scenario: 'sea' },
    facts: {
      code: 'invalid-params',
      reason: 'unknown-scenario',
      data: { game: 'ford', scenario: 'sea', scenarios: ['ford', 'footbridge'] },
    },
    says: {
      en: 'ford has no scenario "sea"; it has ford, footbridge',
      it: 'ford non ha uno scenario «sea»; ha ford, footbridge',
    },
  },
  {
    method: 'new',
    params: { ...begin, seats: 3 },
    facts: {
      code: 'invalid-params',
      reason: 'number-of-seats',
      data: { scenario: 'ford', seats: 3, fewest: 2, most: 2 },
    },
    says: { en: 'ford is for 2 to 2 seats, not 3', it: 'ford si gioca da 2 a 2, non in 3' },
  },
  {
    method: 'new',
    params: { ...begin, options: { mild: true } },
    facts: {
      code: 'invalid-params',
      reason: 'unknown-option',
      data: { scenario: 'ford', option: 'mild', options: ['fierce'] },
    },
    says: { en: 'ford has no option "mild"; it has fierce', it: 'ford non ha un’opzione «mild»; ha fierce' },
  },
  {
    method: 'new',
    params: { ...begin, options: { fierce: 'much' } },
    facts: {
      code: 'invalid-params',
      reason: 'option-value',
      data: { option: 'fierce', value: 'much', values: [false, true] },
    },
    says: {
      en: 'option "fierce" is one of false, true, not "much"',
      it: 'l’opzione «fierce» può essere false, true, non "much"',
    },
  },
  {
    method: 'new',
    params: { ...begin, game: 'chess' },
    facts: { code: 'unknown-game', reason: 'no-game', data: { game: 'chess', games: ['ford', 'relics', 'marsh'] } },
    says: {
      en: 'there is no game "chess"; there are ford, relics, marsh',
      it: 'non c’è un gioco «chess»; ci sono ford, relics, marsh',
    },
  },
  {
    method: 'new',
    params: { ...begin, game: 'marsh' },
    facts: { code: 'unknown-game', reason: 'unplayable', data: { game: 'marsh' } },
    says: {
      en: '"marsh" has its rulebook here but cannot be played yet',
      it: 'di «marsh» qui c’è il regolamento, ma non si può ancora giocare',
    },
  },
  {
    method: 'new',
    params: { ...begin, pack: packOf({ x: 1 }) },
    facts: {
      code: 'unknown-game',
      reason: 'unfit-pack',
      data: { faults: [{ path: '/parts/x', code: 'no-part', game: 'ford', parts: ['waters'] }] },
    },
    says: {
      en: 'the data pack does not fit: /parts/x: ford has no such part; it has waters',
      it: 'il pacchetto di dati non va bene: /parts/x: questa parte non esiste; ci sono waters',
    },
  },
  {
    method: 'decision',
    params: { match: 'm9' },
    facts: { code: 'unknown-match', data: { match: 'm9' } },
    says: { en: 'there is no match "m9"', it: 'non c’è una partita «m9»' },
  },
  {
    method: 'room.redo',
    params: room,
    facts: { code: 'unknown-match', reason: 'no-room', data: { room: 'm1' } },
    says: { en: 'nobody has joined the room "m1"', it: 'nella stanza «m1» non è entrato nessuno' },
  },
  {
    method: 'rule',
    params: { id: 'ford.99' },
    facts: { code: 'unknown-rule', data: { id: 'ford.99' } },
    says: { en: 'there is no rule "ford.99"', it: 'non c’è una regola «ford.99»' },
  },
  {
    method: 'bot',
    params: { ...m1, level: 'genius' },
    facts: { code: 'unknown-bot', reason: 'no-bot', data: { game: 'ford', bot: 'genius', bots: ['random'] } },
    says: { en: 'ford has no bot "genius"; it has random', it: 'ford non ha un bot «genius»; ha random' },
  },
  {
    method: 'act',
    params: { ...m1, seat: 0, action: { type: 'march', unit: 0 } },
    facts: { code: 'refused', rule: 'ford.2.1', reason: 'occupied', data: { cell: 1 } },
    says: { en: 'Cell 1 is not free', it: 'La casella 1 non è libera' },
  },
  {
    method: 'odds',
    params: { ...m1, seat: 1, action: march },
    facts: { code: 'refused', rule: 'ford.2', reason: 'not-your-decision' },
    says: {
      en: 'It is not this seat that has to choose now',
      it: 'Non tocca a questo posto decidere adesso',
    },
  },
  {
    method: 'odds',
    params: { ...m1, seat: 0, action: march },
    facts: { code: 'no-odds', rule: 'ford.2', reason: 'nothing' },
    says: { en: 'No die and no card decides here', it: 'Qui non decidono né dadi né carte' },
  },
  {
    method: 'undo',
    params: m1,
    facts: { code: 'denied', reason: 'nothing-to-undo' },
    says: { en: 'there is nothing to take back', it: 'non c’è niente da ritirare' },
  },
  {
    method: 'redo',
    params: m1,
    facts: { code: 'denied', reason: 'nothing-to-redo' },
    says: { en: 'there is nothing to do again', it: 'non c’è niente da rifare' },
  },
  {
    method: 'save',
    params: { match: 'm2' },
    before: [['clone', { ...m1, seed: 'x' }]],
    facts: { code: 'denied', reason: 'imagined' },
    says: {
      en: 'a copy with other chance has no record, and no beginning to branch from',
      it: 'una copia con un altro caso non ha una registrazione né un inizio da cui ripartire',
    },
  },
  {
    method: 'undo',
    params: { ...m1, seat: 0 },
    before: [
      ['act', { ...m1, seat: 0, action: march }],
      ['act', { ...m1, seat: 1, action: { type: 'rest' } }],
    ],
    facts: { code: 'denied', reason: 'needs-consent' },
    says: {
      en: 'dice were rolled, something hidden was shown or another seat acted since: the others must consent',
      it: 'da allora si sono tirati dadi, è stato mostrato qualcosa di nascosto o ha agito un altro posto: gli altri devono acconsentire',
    },
  },
  {
    method: 'dice',
    params: { ...m1, values: [1] },
    match: finished,
    facts: { code: 'denied', reason: 'over' },
    says: { en: 'the match is over', it: 'la partita è finita' },
  },
  {
    method: 'bot',
    params: { ...m1, seat: 1, level: 'random' },
    facts: { code: 'denied', reason: 'nothing-to-decide', data: { seat: 1 } },
    says: { en: 'seat 1 has nothing to decide', it: 'il posto 1 non ha nulla da decidere' },
  },
  {
    method: 'room.undo',
    params: { ...room, seat: 1 },
    before: [join(0)],
    facts: { code: 'denied', reason: 'not-your-seat', data: { seat: 1 } },
    says: { en: 'seat 1 is not played from here', it: 'il posto 1 non si gioca da qui' },
  },
  {
    method: 'room.act',
    params: { ...room, seat: 0, at: 0, key: 'k', actions: [march] },
    before: [join(0, 1), ['room.offer', { ...room, seat: 0, kind: 'resign' }]],
    facts: { code: 'denied', reason: 'over' },
    says: { en: 'the match is over', it: 'la partita è finita' },
  },
  {
    method: 'room.undo',
    params: { ...room, seat: 0 },
    before: [join(0)],
    facts: { code: 'denied', reason: 'nothing-to-undo' },
    says: { en: 'there is nothing to take back', it: 'non c’è niente da ritirare' },
  },
  {
    method: 'room.redo',
    params: room,
    before: [join(0)],
    facts: { code: 'denied', reason: 'nothing-to-redo' },
    says: { en: 'there is nothing to do again', it: 'non c’è niente da rifare' },
  },
  {
    method: 'room.answer',
    params: { ...room, seat: 0, offer: 9, agree: true },
    before: [join(0)],
    facts: { code: 'denied', reason: 'unknown-offer', data: { offer: 9 } },
    says: {
      en: 'proposal 9 is not open, or this seat has not to answer it',
      it: 'la proposta 9 non è aperta, o non tocca a questo posto rispondere',
    },
  },
  {
    method: 'room.offer',
    params: { ...room, seat: 0, kind: 'draw' },
    before: [join(0), ['room.offer', { ...room, seat: 0, kind: 'draw' }]],
    facts: { code: 'denied', reason: 'already-offered', data: { offer: 1 } },
    says: {
      en: 'the same is being asked already, by proposal 1',
      it: 'la stessa cosa è già chiesta dalla proposta 1',
    },
  },
  {
    method: 'room.release',
    params: { ...room, seat: 0, answer: 4 },
    before: [join(0)],
    facts: { code: 'denied', reason: 'unknown-answer', data: { answer: 4 } },
    says: { en: 'no answer 4 was given beforehand', it: 'nessuna risposta 4 è stata data in anticipo' },
  },
  {
    method: 'room.hold',
    params: { ...room, seat: 0, step: 'wait20', action: {}, while: {}, until: null },
    before: [
      join(0),
      ...Array.from(
        { length: 20 },
        (_, number) =>
          ['room.hold', { ...room, seat: 0, step: `wait${number}`, action: {}, while: {}, until: null }] as const,
      ),
    ],
    facts: { code: 'denied', reason: 'too-many-answers', data: { most: 20 } },
    says: {
      en: 'a seat may give 20 answers beforehand at most',
      it: 'un posto può dare in anticipo al massimo 20 risposte',
    },
  },
  {
    method: 'room.hold',
    params: { ...room, seat: 0, step: 'swim', action: {}, while: {}, until: null },
    before: [join(0)],
    facts: { code: 'denied', reason: 'unknown-step', data: { step: 'swim' } },
    says: { en: 'the game has no step "swim"', it: 'il gioco non ha una fase «swim»' },
  },
  {
    method: 'load',
    params: { record: { ...record(), seats: 'two' } },
    facts: {
      code: 'bad-record',
      reason: 'no-record',
      data: { faults: [{ path: '/seats', code: 'type', types: ['integer'], is: 'string', found: 'two' }] },
    },
    says: {
      en: 'not a match record: /seats: must be a whole number, not "two"',
      it: 'non è la registrazione di una partita: /seats: deve essere un numero intero, non "two"',
    },
  },
  {
    method: 'load',
    params: { record: { ...record(), version: 7 } },
    facts: { code: 'bad-record', reason: 'other-version', data: { version: 7, wanted: 1 } },
    says: {
      en: 'the record is of rules version 7; these are version 1',
      it: 'la registrazione è della versione 7 delle regole; queste sono la versione 1',
    },
  },
  {
    method: 'load',
    params: { record: { ...record(), seats: 5 } },
    facts: {
      code: 'bad-record',
      reason: 'beginning',
      data: { why: { code: 'number-of-seats', scenario: 'ford', seats: 5, fewest: 2, most: 2 } },
    },
    says: {
      en: 'the match cannot begin: ford is for 2 to 2 seats, not 5',
      it: 'la partita non può cominciare: ford si gioca da 2 a 2, non in 5',
    },
  },
  {
    method: 'load',
    params: { record: { ...record(), history: [{ seat: 0, action: { type: 'march', unit: 0 } }] } },
    facts: {
      code: 'bad-record',
      reason: 'entry',
      data: { entry: 1, why: { code: 'refused', rule: 'ford.2.1', reason: 'occupied', cell: 1 } },
    },
    says: {
      en: 'entry 1 cannot be played: refused by ford.2.1: occupied',
      it: 'la mossa 1 non si può giocare: la vieta ford.2.1: occupied',
    },
  },
  {
    method: 'load',
    params: {
      record: {
        ...record(),
        history: [{ seat: 0, action: march }],
        checkpoints: [{ entry: 1, hash: 'other' }],
      },
    },
    facts: { code: 'bad-record', reason: 'state-differs', data: { entry: 1 } },
    says: { en: 'the state differs at entry 1', it: 'alla mossa 1 la situazione è diversa' },
  },
  {
    method: 'load',
    params: { record: { ...record(), hash: 'other' } },
    facts: { code: 'bad-record', reason: 'end-differs' },
    says: { en: 'the final state differs', it: 'la situazione finale è diversa' },
  },
  {
    method: 'load',
    params: { record: { ...finished().record(), history: [...finished().record().history, { dice: [1] }] } },
    facts: {
      code: 'bad-record',
      reason: 'entry',
      data: { entry: finished().length + 1, why: { code: 'over' } },
    },
    says: {
      en: `entry ${finished().length + 1} cannot be played: the match is over`,
      it: `la mossa ${finished().length + 1} non si può giocare: la partita è finita`,
    },
  },
  {
    method: 'edit',
    params: { ...m1, patch: [{ op: 'replace', path: '/state/units/2/cell', value: 1 }] },
    facts: { code: 'bad-edit', reason: 'impossible', data: { says: ['two soldiers share a cell'] } },
    says: { en: 'two soldiers share a cell', it: 'two soldiers share a cell' },
  },
  {
    method: 'edit',
    params: { ...m1, patch: [{ op: 'remove', path: '/result' }] },
    facts: { code: 'bad-edit', reason: 'outside', data: { path: '/result' } },
    says: {
      en: 'path "/result" is not inside /state or /stack',
      it: 'il percorso «/result» non è dentro /state o /stack',
    },
  },
  {
    method: 'edit',
    params: { ...m1, patch: [{ op: 'test', path: '/state/turn', value: 9 }] },
    facts: {
      code: 'bad-edit',
      reason: 'operation',
      data: { op: 'test', path: '/state/turn', why: 'TEST_OPERATION_FAILED' },
    },
    says: {
      en: '"test" cannot be done at "/state/turn" (TEST_OPERATION_FAILED)',
      it: '«test» non si può fare in «/state/turn» (TEST_OPERATION_FAILED)',
    },
  },
  {
    method: 'act',
    params: { ...m1, seat: 1, action: { type: 'brace' } },
    before: [
      ['act', { ...m1, seat: 0, action: march }],
      ['act', { ...m1, seat: 1, action: { type: 'march', unit: 5 } }],
      ['act', { ...m1, seat: 0, action: { type: 'charge', unit: 2, target: 5 } }],
      ['dice', { ...m1, values: [9] }],
    ],
    facts: { code: 'impossible-dice', reason: 'impossible-result', data: { result: 9, least: 1, most: 6 } },
    says: {
      en: 'scripted result 9 is not between 1 and 6',
      it: 'il risultato fissato 9 non è fra 1 e 6',
    },
  },
  {
    method: 'new',
    params: { game: 'ford', scenario: 'ford' },
    facts: { code: 'internal', data: { why: 'no chance today' } },
    says: { en: 'a fault of the program: no chance today', it: 'un guasto del programma: no chance today' },
  },
];

/** Errors of lines that are no requests: nobody can tell their language. */
const LINES: readonly { line: string | null; facts: Facts; says: Readonly<Record<Language, string>> }[] = [
  {
    line: null,
    facts: { code: 'too-large', reason: 'long-line', data: { limit: LONGEST_LINE } },
    says: {
      en: 'a line may be 8388608 characters long at most',
      it: 'una riga può avere al massimo 8388608 caratteri',
    },
  },
  {
    line: '{"id":',
    facts: { code: 'not-json' },
    says: { en: 'the line is not JSON', it: 'la riga non è JSON' },
  },
  {
    line: '{"id":1}',
    facts: {
      code: 'invalid-request',
      reason: 'malformed',
      data: { faults: [{ path: '', code: 'missing', fields: ['method'] }] },
    },
    says: { en: 'lacks the field "method"', it: 'manca il campo "method"' },
  },
  {
    line: `{"id":1,"method":"load","params":{"record":${'['.repeat(300)}${']'.repeat(300)}}}`,
    facts: { code: 'invalid-request', reason: 'deep', data: { limit: 200 } },
    says: {
      en: 'a request may be nested 200 levels deep at most',
      it: 'una richiesta può avere al massimo 200 livelli, uno dentro l’altro',
    },
  },
];

const FULL: Facts = { code: 'too-many-matches', data: { most: 10_000 } };
const UNWRITTEN: Facts = { code: 'too-large', reason: 'long-answer' };

test.each(CASES)('$method: $facts.code $facts.reason', async ({ method, params, before = [], match, facts, says }) => {
  const client = new Client();
  if (match) client.engine.hold(match());
  else await client.must('new', begin);
  for (const [earlier, with_] of before) await client.must(earlier, with_);
  for (const language of ['en', 'it'] as const) {
    const answer = await client.ask(method, { ...params, lang: language });
    expect(answer).toEqual({ id: 1, ok: false, error: { ...facts, message: says[language] } });
    // Whoever has only the facts says the same; of a game's refusal, with the words of the game.
    if (facts.code !== 'refused') expect(errorWords(facts, language)).toBe(says[language]);
    if (facts.code === 'impossible-dice')
      for (const [earlier, with_] of before.slice(-1)) await client.must(earlier, with_);
  }
  const answer = await client.ask(method, params);
  expect(answer).toMatchObject({ error: { message: says.en } });
});

test.each(LINES)('a line: $facts.code $facts.reason', async ({ line, facts, says }) => {
  const answer = await answerLine(new Client().engine, line);
  expect(answer).toMatchObject({ ok: false, error: { ...facts, message: says.en } });
  expect([errorWords(facts, 'en'), errorWords(facts, 'it')]).toEqual([says.en, says.it]);
});

test('a request nested too deeply is answered in its language', async () => {
  const line = `{"id":1,"method":"load","params":{"lang":"it","record":${'['.repeat(300)}${']'.repeat(300)}}}`;
  expect(await answerLine(new Client().engine, line)).toMatchObject({ error: { message: LINES[3]?.says.it } });
});

test('as many matches as may be open', async () => {
  const client = new Client();
  const match = fordMatch();
  for (let held = 0; held < 10_000; held++) client.engine.hold(match);
  expect(await client.ask('new', { ...begin, lang: 'it' })).toMatchObject({
    error: { ...FULL, message: 'sono già aperte 10000 partite; chiudine qualcuna' },
  });
  expect(errorWords(FULL, 'en')).toBe('10000 matches are open already; close some');
});

test('an answer that cannot be written', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(JSON.parse(lineOf({ id: 7, ok: true, result: circle }))).toEqual({
    id: 7,
    ok: false,
    error: { ...UNWRITTEN, message: 'the answer is too long to be written' },
  });
  expect(errorWords(UNWRITTEN, 'it')).toBe('la risposta è troppo lunga per essere scritta');
});

/** What only whoever keeps a match denies. */
const BY_KEEPERS = {
  elsewhere: {
    en: 'the match has gone on in another window; open it again',
    it: 'la partita è andata avanti in un’altra finestra; aprila di nuovo',
  },
  'not-begun': {
    en: 'the match has not begun: somebody is missing at the table',
    it: 'la partita non è cominciata: al tavolo manca qualcuno',
  },
  'other-rules': {
    en: 'the rules have changed since this match began: it waits until the house has those of then again',
    it: 'da quando la partita è cominciata le regole sono cambiate: aspetta che la casa abbia di nuovo quelle di allora',
  },
  'too-fast': {
    en: 'too much is asked at once; wait a little',
    it: 'troppe richieste in una volta; aspetta un poco',
  },
} as const;
const KEEPERS = ['elsewhere', 'not-begun', 'other-rules', 'too-fast'] as const;

test.each(KEEPERS)('whoever keeps the match denies: %s', async code => {
  const keep = (): never => {
    throw new Denied({ code });
  };
  for (const [lang, message] of Object.entries(BY_KEEPERS[code])) {
    const engine = new Engine(registry, { version: 'test', seed: () => 's', clock: () => 0, keep });
    await engine.answer({ id: 1, method: 'new', params: { game: 'ford', scenario: 'ford' } });
    const answer = await engine.answer({ id: 2, method: 'room.join', params: { room: 'm1', eyes: [0], lang } });
    expect(answer).toEqual({ id: 2, ok: false, error: { code: 'denied', reason: code, message } });
  }
});

const CANCELLED = { code: 'denied', reason: 'cancelled' } as const;
const BY_CLOSING: Record<Language, string> = {
  en: 'the match was closed while this was being thought about',
  it: 'la partita è stata chiusa mentre ci si pensava',
};

test.each(Object.entries(BY_CLOSING))(
  'what is thought about a match ends when it is closed: %s',
  async (lang, message) => {
    const fails = new Map<object, () => void>();
    const engine = new Engine(registry, {
      version: 'test',
      seed: () => 's',
      clock: () => 0,
      think: job => new Promise((_, fail) => fails.set(job, () => fail(new Error('stopped')))),
      cancel: job => fails.get(job)?.(),
    });
    await engine.answer({ id: 1, method: 'new', params: { game: 'ford', scenario: 'ford' } });
    const thought = engine.answer({ id: 2, method: 'bot', params: { match: 'm1', level: 'random', lang } });
    expect(await engine.answer({ id: 3, method: 'close', params: { match: 'm1' } })).toMatchObject({ ok: true });
    expect(await thought).toEqual({ id: 2, ok: false, error: { ...CANCELLED, message } });
  },
);

describe('nothing is left out', () => {
  const driven = [...CASES, ...LINES].map(({ facts }) => facts).concat(FULL, UNWRITTEN, CANCELLED);

  test('of the codes', () => {
    const codes = new Set<ErrorCode>(driven.map(({ code }) => code));
    expect(ERROR_CODES.filter(code => !codes.has(code))).toEqual([]);
  });

  test('of the denials of rooms', () => {
    const denials: Record<RoomDenial['code'], true> = {
      'not-your-seat': true,
      over: true,
      'nothing-to-undo': true,
      'nothing-to-redo': true,
      'unknown-offer': true,
      'already-offered': true,
      'unknown-answer': true,
      'too-many-answers': true,
      'unknown-step': true,
      elsewhere: true,
      'not-begun': true,
      'other-rules': true,
      'too-fast': true,
    };
    const rooms = [
      ...CASES.filter(({ method }) => method.startsWith('room.')).map(({ facts }) => facts.reason),
      ...KEEPERS,
    ];
    expect(Object.keys(denials).filter(code => !rooms.includes(code))).toEqual([]);
  });

  test('of what the engine itself finds', () => {
    const own: Record<Exclude<Told['code'], Problem['code'] | RoomDenial['code']>, true> = {
      'long-line': true,
      'long-answer': true,
      deep: true,
      'not-json': true,
      malformed: true,
      'unknown-method': true,
      'no-seat': true,
      'no-entry': true,
      'unknown-match': true,
      'no-room': true,
      'unknown-rule': true,
      'nothing-to-decide': true,
      'needs-consent': true,
      imagined: true,
      cancelled: true,
      'too-many-matches': true,
      internal: true,
    };
    const told = new Set<string>(driven.map(({ code, reason }) => reason ?? code));
    expect(Object.keys(own).filter(code => !told.has(code))).toEqual([]);
  });
});

describe('whoever shows an error', () => {
  test('and does not know the game names the rule that refuses', () => {
    const facts: Facts = { code: 'refused', rule: 'ford.2.1', reason: 'occupied', data: { cell: 1 } };
    expect(errorWords(facts, 'en')).toBe('refused by ford.2.1: occupied');
    expect(errorWords(facts, 'it', { refusal: refusal => `la casella ${refusal.cell}` })).toBe('la casella 1');
  });

  test('and does not know the reason names the code', () => {
    expect(errorWords({ code: 'denied', reason: 'too-early' }, 'it')).toBe('denied too-early');
    expect(errorWords({ code: 'no-odds', reason: 'constructor' }, 'en')).toBe('no-odds constructor');
  });

  test('onlookers are told that they do not act', () => {
    const facts: Facts = { code: 'denied', reason: 'not-your-seat', data: { seat: null } };
    expect([errorWords(facts, 'en'), errorWords(facts, 'it')]).toEqual([
      'onlookers do not act',
      'chi guarda non agisce',
    ]);
  });

  test('takes the facts of anything thrown', () => {
    expect(factsOf('strange')).toEqual({ code: 'internal', data: { why: 'strange' } });
  });
});

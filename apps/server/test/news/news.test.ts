/** People are told what happens at their tables: by a real mail server, push service and program of the test's own. */
import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../src/pace/clock.ts';
import { House } from '../online/house.ts';
import type { Player } from '../online/player.ts';
import { opened } from './opened.ts';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What came to a program of somebody's own, or to a push service. */
let heard: Heard[] = [];
let answer = 201;
const program = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', part => parts.push(part));
  request.on('end', () => {
    heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(answer).end();
  });
});

let letters: string[] = [];
const mail = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _, done) => {
    let text = '';
    stream.on('data', part => {
      text += part;
    });
    stream.on('end', () => {
      letters.push(text.replace(/=\r\n/g, '').replace(/=3D/g, '='));
      done();
    });
  },
});

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};

let house: House;
let own = '';

beforeAll(async () => {
  await Promise.all([
    new Promise<void>(done => program.listen(0, '127.0.0.1', done)),
    new Promise<void>(done => mail.listen(0, '127.0.0.1', done)),
  ]);
  own = `http://127.0.0.1:${portOf(program.address())}`;
  const server = `smtp://127.0.0.1:${portOf(mail.server.address())}`;
  const home = new URL('https://carroccio.example/');
  house = await House.open(undefined, {}, { home, mail: { server, from: 'house@carroccio.example' }, anywhere: true });
});
afterAll(async () => {
  await house.close();
  program.close();
  mail.close(() => undefined);
});
beforeEach(() => {
  heard = [];
  letters = [];
  answer = 201;
});

/** Anna is at the table and has the first turn, Bea is elsewhere. */
async function playing(pace: object | null = null) {
  const [anna, bea] = [await house.guest('Anna'), await house.guest('Bea')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const wish = { game: 'ford', scenario: 'ford', options: {}, seats, unlisted: true, pace };
  const { table } = await anna.post('/api/tables', wish);
  await anna.connect();
  return {
    anna,
    bea,
    table,
    begin: async () => {
      await bea.post(`/api/tables/${table}/sit`, { seat: 1 });
      await anna.join(table, 0);
    },
  };
}

const march = { type: 'march', unit: 2 };
const told = (many: number) => house.until(async () => heard.length >= many);
const program1 = (path: string, language = 'en') => ({ way: 'hook', address: `${own}/${path}`, language });

/** A while after what happened; whoever is told by then is told. */
async function aWhile(): Promise<void> {
  await house.pass(MINUTE);
  // The first who is told after it: the jobs are done in their order.
  const { bea, begin } = await playing();
  await bea.post('/api/me/news', program1('after'));
  await begin();
  await house.until(async () => heard.some(({ path }) => path === '/after'));
}

describe('a program of one’s own', () => {
  test('is told of the beginning and of one’s turn, signed, in one’s language', async () => {
    const { anna, bea, table, begin } = await playing();
    const { channels } = await bea.post('/api/me/news', program1('bea', 'it'));
    await begin();
    await told(1);
    await anna.act(table, 0, march);
    await house.pass(MINUTE);
    await told(2);
    const [began, turn] = heard.map(({ body }) => JSON.parse(String(body)));
    expect(began).toMatchObject({ news: 'began', game: 'ford', table });
    expect(turn).toMatchObject({
      news: 'turn',
      url: `https://carroccio.example/#/online/table/${table}`,
      text: expect.stringMatching(/^Tocca a te: /),
    });
    const [{ secret = '' } = {}] = channels;
    const signature = createHmac('sha256', secret)
      .update(heard[0]?.body ?? '')
      .digest('hex');
    expect(heard[0]?.headers['carroccio-signature']).toBe(`sha256=${signature}`);
  });

  test('is not told of what one sees at the table, nor of a turn that is over, nor of what one does not want', async () => {
    const { anna, bea, table, begin } = await playing();
    const { channels } = await bea.post('/api/me/news', program1('bea'));
    await bea.post(`/api/me/news/${channels[0]?.id}`, { wanted: ['turn', 'over'] });
    await begin();
    await anna.act(table, 0, march);
    await bea.join(table, 1);
    await aWhile();
    expect(heard.filter(({ path }) => path === '/bea')).toEqual([]);
  });

  test('is told how a match ends, and when time by letter grows short, also after a new start', async () => {
    const { anna, bea, table, begin } = await playing({ kind: 'letter', days: 4, late: 'claim' });
    const { channels } = await bea.post('/api/me/news', program1('bea'));
    await bea.post(`/api/me/news/${channels[0]?.id}`, { wanted: ['short', 'over'] });
    await begin();
    await anna.act(table, 0, march);
    await house.sleep(2 * DAY);
    expect(heard).toEqual([]);
    await house.sleep(1.5 * DAY);
    await told(1);
    await anna.join(table, 0);
    await anna.ask('room.offer', { room: table, seat: 0, kind: 'resign' });
    await told(2);
    expect(heard.map(({ body }) => JSON.parse(String(body)).news)).toEqual(['short', 'over']);
  });

  test('is told of a seat that is kept for one, and of what the others ask', async () => {
    const { anna, bea, table, begin } = await playing();
    await begin();
    await bea.post('/api/me/news', program1('bea'));
    // The match has just begun: that may be told too.
    const newsOf = (kind: string) =>
      heard.map(({ body }) => JSON.parse(String(body))).find(({ news }) => news === kind);
    await anna.ask('room.offer', { room: table, seat: 0, kind: 'draw' });
    await house.until(async () => newsOf('asked') !== undefined);
    await bea.join(table, 1);
    await anna.until(() => anna.around(table).present.includes(1));
    await bea.ask('room.answer', { room: table, seat: 1, offer: 1, agree: true });
    bea.hangUp();
    await anna.until(() => !anna.around(table).present.includes(1));
    const { table: next } = await anna.post(`/api/tables/${table}/again`);
    await house.until(async () => newsOf('invited') !== undefined);
    expect(newsOf('asked')).toMatchObject({ table, text: expect.stringMatching(/^You are asked something: /) });
    expect(newsOf('invited')).toMatchObject({ table: next });
  });

  test('that is gone is told no more; one that only fails is told again', async () => {
    const { bea, begin } = await playing();
    await bea.post('/api/me/news', program1('bea'));
    answer = 500;
    await begin();
    await told(1);
    expect((await bea.get('/api/me/news')).channels).toHaveLength(1);
    answer = 410;
    await house.pass(MINUTE);
    await told(2);
    await house.until(async () => (await bea.get('/api/me/news')).channels.length === 0);
  });
});

describe('a letter', () => {
  const linkIn = (letter: string | undefined, what: string) =>
    new RegExp(`https://carroccio\\.example/#/online/news/${what}/([\\w-]+)`).exec(letter ?? '')?.[1] ?? '';

  test('comes only to who has said that the address is his, and one press ends it', async () => {
    const { bea, begin } = await playing();
    const wish = { way: 'mail', address: 'bea@example.org', language: 'en' };
    await bea.post('/api/me/news', wish);
    await house.until(async () => letters.length === 1);
    expect((await house.stranger().request('POST', '/api/news/confirm/nothing')).status).toBe(404);
    await house.stranger().post(`/api/news/confirm/${linkIn(letters[0], 'confirm')}`);
    await begin();
    await house.until(async () => letters.length === 2);
    const letter = letters[1] ?? '';
    expect(letter).toMatch(/^To: bea@example\.org\r$/m);
    expect(letter).toMatch(/^Subject: It begins: /m);
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const stop = /^List-Unsubscribe:\s+<https:\/\/carroccio\.example(\/api\/news\/stop\/[\w-]+)>/m.exec(letter)?.[1];
    expect(stop).toBe(`/api/news/stop/${linkIn(letter, 'stop')}`);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await house.stranger().request('POST', stop ?? '', 'List-Unsubscribe=One-Click', form);
    expect(status).toBe(200);
    expect((await bea.get('/api/me/news')).channels).toEqual([]);
  });

  test('asks an address once a day, whoever names it', async () => {
    const wish = { way: 'mail', address: 'victim@example.org', language: 'it' };
    await (await house.guest('Ada')).post('/api/me/news', wish);
    const { json } = await (await house.guest('Bia')).request('POST', '/api/me/news', wish);
    expect(json.error.code).toBe('too-fast');
  });

  test('does not come to an address that was not confirmed', async () => {
    const { bea, begin } = await playing();
    await bea.post('/api/me/news', { way: 'mail', address: 'nobody@example.org', language: 'en' });
    const toNobody = () => letters.filter(letter => letter.includes('nobody@example.org'));
    // The one that asks whose address it is; one of an earlier test may still come in between.
    await house.until(async () => toNobody().length === 1);
    await begin();
    await aWhile();
    expect(toNobody()).toHaveLength(1);
  });
});

test('a browser is written to through its push service, sealed for it alone', async () => {
  const { bea, table, begin } = await playing();
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await bea.post('/api/me/news', { way: 'push', address: `${own}/push`, keys, language: 'it' });
  await begin();
  await told(1);
  const [{ headers, body } = { headers: {}, body: Buffer.of() }] = heard;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: table });
  const { publicKey } = await bea.get('/api/me/news');
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=\\S+, k=${publicKey}$`));
  expect(opened(body, browser, Buffer.from(keys.auth, 'base64url'))).toEqual({
    title: expect.stringMatching(/^Si comincia: /),
    text: expect.any(String),
    url: `https://carroccio.example/#/online/table/${table}`,
    tag: table,
  });
});

describe('nobody is told', () => {
  const refused = async (player: Player, wish: object): Promise<string> =>
    (await player.request('POST', '/api/me/news', wish)).json.error.code;

  test.each([
    [{ way: 'hook', address: 'file:///etc/passwd', language: 'en' }, 'no-address'],
    [{ way: 'hook', address: 'https://a:b@example.org/', language: 'en' }, 'no-address'],
    [{ way: 'mail', address: 'a@example.org, b@example.org', language: 'en' }, 'malformed'],
    [{ way: 'mail', address: 'a@example.org\r\nBcc: b@example.org', language: 'en' }, 'malformed'],
    [
      { way: 'push', address: 'https://push.example/', keys: { p256dh: 'AAAA', auth: 'AAAA' }, language: 'en' },
      'no-address',
    ],
  ])('at %j', async (wish, code) => {
    expect(await refused(await house.guest('Anna'), wish)).toBe(code);
  });

  test('at more than ten places, nor at somebody else’s', async () => {
    const anna = await house.guest('Anna');
    for (let many = 0; many < 10; many++) await anna.post('/api/me/news', program1(`a${many}`));
    expect(await refused(anna, program1('more'))).toBe('too-many-channels');
    const [{ id = '' } = {}] = (await anna.get('/api/me/news')).channels;
    const other = await house.guest('Bea');
    expect((await other.request('POST', `/api/me/news/${id}`, { wanted: [] })).status).toBe(404);
    expect((await other.request('DELETE', `/api/me/news/${id}`)).status).toBe(404);
    expect((await anna.request('DELETE', `/api/me/news/${id}`)).status).toBe(200);
    expect((await anna.get('/api/me/news')).channels).toHaveLength(9);
  });

  test('who has not said who he is', async () => {
    expect((await house.stranger().request('GET', '/api/me/news')).status).toBe(401);
  });
});

test('in a house that writes only to the outside, a program in its own network hears nothing', async () => {
  const careful = await House.open();
  const anna = await careful.guest('Anna');
  expect((await anna.get('/api/me/news')).mail).toBe(false);
  const { status } = await anna.request('POST', '/api/me/news', program1('inner'));
  expect(status).toBe(400);
  await careful.close();
});

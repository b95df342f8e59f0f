import { describe, test } from 'vitest';
import { carroccio, ended, type Parsed, startTiny, tiny } from '../carroccio.ts';

type Message = Record<string, unknown> & { id: number | null; ok: boolean };

const answers = (stdout: string): Message[] =>
  stdout
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
const lines = (...requests: unknown[]): string => requests.map(request => `${JSON.stringify(request)}\n`).join('');

/** A client that waits for each answer before it asks again. */
class Client {
  readonly child = startTiny(['engine']);
  readonly end = ended(this.child);
  #held = '';
  #last = 0;
  #heard: (message: Message) => void = () => undefined;

  constructor() {
    this.child.stdout.on('data', piece => {
      this.#held += piece;
      for (let cut = this.#held.indexOf('\n'); cut >= 0; cut = this.#held.indexOf('\n')) {
        const line = this.#held.slice(0, cut);
        this.#held = this.#held.slice(cut + 1);
        this.#heard(JSON.parse(line));
      }
    });
  }

  async ask(method: string, params: object = {}): Promise<Parsed> {
    const id = ++this.#last;
    this.child.stdin.write(lines({ id, method, params }));
    const answer = await new Promise<Message>(resolve => {
      this.#heard = resolve;
    });
    if (answer.id !== id || !answer.ok) throw new Error(`${method} was answered ${JSON.stringify(answer)}`);
    return answer.result;
  }
}

describe.concurrent('engine', () => {
  test('says hello for the real games', async ({ expect }) => {
    const { code, stdout, stderr } = await carroccio(['engine'], {
      input: lines({ id: 1, method: 'hello' }),
      alone: true,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [hello] = answers(stdout);
    expect(hello).toMatchObject({ id: 1, ok: true, result: { name: 'carroccio', version: '0.1.0' } });
  });

  test('plays a whole match', async ({ expect }) => {
    const client = new Client();
    const { match, commitment } = await client.ask('new', { game: 'ford', scenario: 'footbridge' });
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    for (;;) {
      const decision = await client.ask('decision', { match });
      if (decision.over) break;
      const { seat, action } = await client.ask('bot', { match, level: 'random' });
      await client.ask('act', { match, seat, action, at: decision.seats[0].at, lang: 'it' });
    }
    const { record } = await client.ask('save', { match });
    expect(record.result).not.toBeNull();
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
    const loaded = await client.ask('load', { record });
    expect(loaded.decision.over).toBe(true);
    client.child.stdin.end();
    expect((await client.end).code).toBe(0);
  });

  test('answers broken lines, and goes on', async ({ expect }) => {
    const input = [
      'not json',
      '',
      '[]',
      '{"id":7}',
      '{"id":8,"method":"fly"}',
      `{"id":9,"method":"${'x'.repeat(9 * 1024 * 1024)}"}`,
      '{"id":10,"method":"rule","params":{"id":"ford.2","lang":"it"}}\r',
      '{"id":11,"method":"hello"}',
    ];
    const { code, stdout, stderr } = await tiny(['engine'], { input: input.join('\n'), alone: true });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const got = answers(stdout).map(({ id, ok, error }) => [id, ok ? 'ok' : Object(error).code]);
    expect(got).toEqual([
      [null, 'not-json'],
      [null, 'invalid-request'],
      [7, 'invalid-request'],
      [8, 'unknown-method'],
      [null, 'too-large'],
      [10, 'ok'],
      [11, 'ok'],
    ]);
  });

  test('a letter of several bytes may come in pieces', async ({ expect }) => {
    const child = startTiny(['engine']);
    const end = ended(child);
    const bytes = Buffer.from(lines({ id: 'perché', method: 'hello' }));
    const cut = bytes.indexOf(0xc3) + 1;
    child.stdin.write(bytes.subarray(0, cut));
    setTimeout(() => child.stdin.end(bytes.subarray(cut)), 300);
    expect(answers((await end).stdout)[0]).toMatchObject({ id: 'perché', ok: true });
  });

  test('a bot that thinks keeps nobody waiting, and is answered before the end', async ({ expect }) => {
    const input = lines(
      { id: 1, method: 'new', params: { game: 'ford', scenario: 'ford', seed: 's' } },
      { id: 2, method: 'bot', params: { match: 'm1', level: 'random', seed: 'b' } },
      { id: 3, method: 'decision', params: { match: 'm1' } },
    );
    const { code, stdout } = await tiny(['engine'], { input, alone: true });
    expect(code).toBe(0);
    expect(answers(stdout).map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  test('a thought ends when its match is closed', async ({ expect }) => {
    const input = lines(
      { id: 1, method: 'new', params: { game: 'guelphs', scenario: 'campaldino-fast', seed: 's' } },
      { id: 2, method: 'rollout', params: { match: 'm1', count: 1000, policy: 'captain', budgetMs: 60_000 } },
      { id: 3, method: 'close', params: { match: 'm1' } },
    );
    const { code, stdout } = await carroccio(['engine'], { input, alone: true });
    expect(code).toBe(0);
    expect(answers(stdout).map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(answers(stdout)[2]).toMatchObject({ error: { code: 'denied', reason: 'cancelled' } });
  });

  test('a slow reader gets every answer, in order', async ({ expect }) => {
    // Nobody listens to its output for a while: the pipe fills, and the engine must wait.
    const child = startTiny(['engine']);
    const count = 3000;
    child.stdin.end(lines(...Array.from({ length: count }, (_, id) => ({ id, method: 'hello' }))));
    await new Promise(resolve => setTimeout(resolve, 1000));
    const { code, stdout, stderr } = await ended(child);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(answers(stdout).map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, id) => id));
  });

  test('ends quietly when nobody reads its answers', async ({ expect }) => {
    const child = startTiny(['engine']);
    const end = ended(child);
    child.stdin.on('error', () => undefined);
    child.stdout.destroy();
    const nagging = setInterval(() => child.stdin.write(lines({ id: 1, method: 'hello' })), 50);
    const { code, stderr } = await end;
    clearInterval(nagging);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('takes no arguments', async ({ expect }) => {
    const { code, stdout } = await tiny(['engine', 'fast']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});

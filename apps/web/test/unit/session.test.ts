/** A match at one screen, with the engine in the same process: what goes between the two is counted. */
import { doThink, type ThinkJob } from '@carroccio/bots';
import { errorWords } from '@carroccio/engine/text';
import { loadPackage } from '@carroccio/games';
import { type AnyAction, type Choice, Registry } from '@carroccio/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Cancelled } from '../../src/engine/thinker.ts';
import type { Sitter } from '../../src/keep/database.ts';
import { Session } from '../../src/match/session.ts';
import { Counted } from './counted.ts';

const person: Sitter = { kind: 'person' };

/** Thinks in this process, one thought at a time, when the test lets it. */
class Thinking {
  readonly jobs: ThinkJob[] = [];
  #fail: (error: Error) => void = () => undefined;
  readonly #registry: Registry;
  /** Whether thoughts come to an end. */
  ends = true;

  constructor(registry: Registry) {
    this.#registry = registry;
  }

  think(job: ThinkJob): Promise<Choice> {
    this.jobs.push(job);
    return new Promise((take, fail) => {
      this.#fail = fail;
      if (this.ends) setTimeout(() => take(doThink(this.#registry, job, () => 0)), 0);
    });
  }

  cancel(): void {
    this.#fail(new Cancelled('enough'));
  }

  close(): void {
    this.cancel();
  }
}

async function sitDown(game: string, scenario: string, sitters: readonly Sitter[] = [person, person]) {
  const registry = new Registry([await loadPackage(game)]);
  const engine = new Counted(registry);
  const thinker = new Thinking(registry);
  const kept: (readonly Sitter[])[] = [];
  const { match } = await engine.ask('new', { game, scenario, seats: sitters.length });
  const session = await Session.open({
    engine,
    match,
    kept: { id: 'x', game, scenario, kind: 'match', sitters, began: 0, played: 0, entries: 0, winners: null },
    table: { needsSecrets: () => false },
    thinker,
    keepSitters: async now => void kept.push(now),
    pace: () => 0,
    budgetMs: 0,
    asked: true,
  });
  return { engine, session, thinker, kept };
}

describe('at a table of two', () => {
  let engine: Counted;
  let session: Session;
  beforeEach(async () => {
    ({ engine, session } = await sitDown('guelphs', 'campaldino'));
    engine.forget();
  });
  const first = (): AnyAction => {
    const [action] = session.moment().legal;
    if (!action) throw new Error('nothing to choose');
    return action;
  };

  test('an action is one message out and one in', async () => {
    await session.act(first());
    expect([engine.sent.length, engine.received.length]).toEqual([1, 1]);
    expect(session.moment().entries).toBe(1);
  });

  test('what comes back is what has changed, not the whole table', async () => {
    const whole = JSON.stringify(session.moment().view.state).length;
    await session.act(first());
    const [answer = ''] = engine.received;
    const legal = JSON.stringify(session.moment().legal).length;
    expect(answer.length - legal).toBeLessThan(whole);
  });

  test('several actions as one thing are one message out and one in, and are taken back as one', async () => {
    const before = session.moment().view.state;
    const plan: AnyAction[] = [];
    const { match } = session;
    const { match: copy } = await engine.ask('load', { record: await session.record() });
    for (let steps = 0; steps < 3; steps++) {
      const { actions, seat } = await engine.ask('legal', { match: copy });
      const [action] = actions;
      if (!action || seat !== session.moment().deciding) break;
      plan.push(action);
      await engine.ask('act', { match: copy, seat, action });
    }
    expect(plan.length).toBeGreaterThan(1);
    engine.forget();
    await session.actAll(plan);
    expect([engine.sent.length, engine.received.length]).toEqual([1, 1]);
    expect(session.moment().entries).toBe(plan.length);
    expect(await session.undo()).toBe('done');
    expect(session.moment().view.state).toEqual(before);
    expect(match).toBe(session.match);
  });

  test('what is refused is told with its rule, and nothing changes', async () => {
    const { entries } = session.moment();
    await session.act({ type: 'nothing of the kind' });
    expect(session.moment()).toMatchObject({ entries, stopped: { reason: 'unknown-action' }, problem: null });
    await session.act(first());
    expect(session.moment().stopped).toBeNull();
  });

  test('what fails is told by its code and data, for the page to say in any language', async () => {
    const { match } = session;
    await engine.ask('close', { match });
    await session.act(first());
    const { problem } = session.moment();
    expect(problem).toMatchObject({ code: 'unknown-match', reason: 'no-room', data: { room: match } });
    expect(problem && errorWords(problem, 'it')).toBe(`nella stanza «${match}» non è entrato nessuno`);
  });

  test('a reaction refused beforehand is not asked for again until its seat chooses something else', async () => {
    const reactions = ['exitFire', 'entryFire', 'facingReaction'];
    const step = (): string | undefined => session.moment().view.decision?.step;
    const goOn = async (): Promise<void> => {
      // Whoever moves moves far: the last of what is offered mostly ends something.
      const { legal } = session.moment();
      const on = legal.find(({ type }) => type === 'move' || type === 'step') ?? first();
      await session.act(on);
    };
    for (let acts = 0; acts < 3000 && !reactions.includes(step() ?? ''); acts++) await goOn();
    const asked = step() ?? '';
    const seat = session.moment().deciding;
    expect(reactions).toContain(asked);
    const no = { type: 'hold' };
    await session.hold({ step: asked, action: no, while: {}, until: null, beside: reactions }, no);
    expect(session.moment().standing).toMatchObject([{ seat, step: asked, ended: null }]);
    for (let acts = 0; acts < 3000 && session.moment().standing[0]?.ended === null; acts++) {
      expect(session.moment().deciding === seat && step() === asked).toBe(false);
      await goOn();
    }
    expect(session.moment()).toMatchObject({ deciding: seat, standing: [{ ended: 'asked' }] });
    await goOn();
    expect(session.moment().standing).toEqual([]);
  });

  test('what was answered beforehand can be taken back', async () => {
    const no = { type: 'hold' };
    await session.hold({ step: 'exitFire', action: no, while: {}, until: null }, first());
    const [standing] = session.moment().standing;
    expect(standing).toMatchObject({ step: 'exitFire', given: 0 });
    if (standing) await session.release(standing);
    expect(session.moment()).toMatchObject({ standing: [], problem: null, entries: 1 });
  });

  test('what is analysed while the match goes on stands where it stands, and knows nothing of the coming dice', async () => {
    await session.act(first());
    const { record } = await session.analysable();
    const whole = await session.record();
    expect(record.seed).not.toBe(whole.seed);
    expect(record.history).toMatchObject([{ edit: [{ path: '/state' }, { path: '/stack' }] }]);
    const { match } = await engine.ask('load', { record });
    const { view } = await engine.ask('view', { match, seat: 0 });
    expect(view).toMatchObject({ decision: { frame: session.moment().view.decision?.frame } });
  });

  test('looking at odds and reasons asks once', async () => {
    await session.odds(first());
    await session.refusal(first());
    expect(engine.sent.length).toBe(2);
  });

  test('others are asked before what chance has spoken about is taken back', async () => {
    for (;;) {
      await session.act(first());
      const { entries } = session.moment();
      const undone = await session.undo();
      if (undone === 'done') {
        expect(session.moment().entries).toBeLessThan(entries);
        await session.redo();
        continue;
      }
      expect([undone, session.moment().entries]).toEqual(['needs-consent', entries]);
      expect(await session.undo(true)).toBe('done');
      expect(session.moment().entries).toBeLessThan(entries);
      return;
    }
  });
});

describe('advice and a bot that goes on', () => {
  let session: Session;
  let thinker: Thinking;
  let kept: (readonly Sitter[])[];
  beforeEach(async () => {
    ({ session, thinker, kept } = await sitDown('guelphs', 'campaldino'));
  });
  afterEach(() => session.close());
  const mover = (): Sitter | undefined => session.moment().kept.sitters[session.moment().deciding ?? 0];

  test('advice is one of the legal choices, of a position with other dice to come, and does nothing', async () => {
    const { legal, entries, deciding } = session.moment();
    const advice = await session.advice('captain');
    expect(legal).toContainEqual(advice?.action);
    expect(session.moment().entries).toBe(entries);
    await session.advice('captain');
    const [job, again] = thinker.jobs;
    expect(job).toMatchObject({ bot: 'captain', seat: deciding });
    expect(again?.position).not.toEqual(job?.position);
  });

  test('advice that is not wanted any more is none', async () => {
    thinker.ends = false;
    const advice = session.advice('captain');
    await expect.poll(() => thinker.jobs.length).toBe(1);
    session.cancelAdvice();
    expect(await advice).toBeNull();
    expect(session.moment()).toMatchObject({ phase: 'person', problem: null, entries: 0 });
  });

  test('a bot goes on for one of the people, and the other decides for himself', async () => {
    const { deciding } = session.moment();
    const seat = deciding ?? 0;
    await session.standIn(seat, 'captain');
    await expect.poll(() => session.moment().phase).toBe('person');
    const { deciding: other, entries, kept: now } = session.moment();
    expect(other).toBe(1 - seat);
    expect(entries).toBeGreaterThan(0);
    expect(new Set(thinker.jobs.map(job => `${job.bot} ${job.seat}`))).toEqual(new Set([`captain ${seat}`]));
    expect(now.sitters[seat]).toEqual({ kind: 'person', standIn: 'captain' });
    expect(kept).toEqual([now.sitters]);
  });

  test('he goes on himself when he says so, whatever the bot was thinking, and nothing has been done for him', async () => {
    thinker.ends = false;
    const seat = session.moment().deciding ?? 0;
    await session.standIn(seat, 'captain');
    await expect.poll(() => thinker.jobs.length).toBe(1);
    expect(session.moment().phase).toBe('bot');
    await session.standIn(seat, null);
    expect(session.moment()).toMatchObject({ phase: 'person', deciding: seat, entries: 0, problem: null });
    expect(mover()).toEqual(person);
    expect(kept.at(-1)).toEqual([person, person]);
  });

  test('what the bot did for him is taken back as his own', async () => {
    const seat = session.moment().deciding ?? 0;
    await session.standIn(seat, 'captain');
    await expect.poll(() => session.moment().phase).toBe('person');
    await session.standIn(seat, null);
    expect(session.moment().last).toBe(seat);
    const { entries } = session.moment();
    expect(await session.undo()).toBe('done');
    expect(session.moment().entries).toBeLessThan(entries);
    expect(session.moment().deciding).toBe(seat);
  });

  test('a match is resumed as it was left', async () => {
    const resumed = await sitDown('guelphs', 'campaldino', [
      { ...person, standIn: 'captain' },
      { ...person, standIn: 'recruit' },
    ]);
    await expect.poll(() => resumed.session.moment().entries).toBeGreaterThan(3);
    resumed.session.close();
    const bots = new Set(resumed.thinker.jobs.map(({ seat, bot }) => `${seat} ${bot}`));
    expect([...bots].every(one => ['0 captain', '1 recruit'].includes(one))).toBe(true);
  });
});

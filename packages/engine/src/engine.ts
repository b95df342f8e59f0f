import {
  type Afterwards,
  type AfterwardsJob,
  botNamed,
  CARE,
  type Clock,
  doAfterwards,
  doRollout,
  doThink,
  type RolledOut,
  type RolloutJob,
  type ThinkJob,
  thinkingChance,
} from '@carroccio/bots';
import {
  type Chance,
  type Choice,
  clone,
  type Denial,
  faultsOf,
  Interpreter,
  Match,
  mayKnow,
  type Pack,
  type Play,
  partsTouched,
  type Registry,
  readRecord,
  replay,
  ruleText,
} from '@carroccio/kernel';
import type { Static, TSchema } from 'typebox';
import { type Checked, Checks } from './checks.ts';
import { partsNamed, printedOf } from './data.ts';
import { Failure, failureOf, languageOf } from './failure.ts';
import { explained, meant, oddsOf, refused, tallied } from './foretold.ts';
import { describeGame } from './hello.ts';
import { MESSAGES, type Method, type Params, RequestSchema, type Response, type ResultOf } from './messages.ts';
import { PROTOCOL } from './protocol.ts';
import type { Told } from './rooms/desk.ts';
import { OneClient, type RoomMethod, roomMethods } from './rooms/methods.ts';
import { type Held, Store } from './store.ts';
import { decisionOf, legalOf, listsOf, tellerOf, told } from './tell.ts';
import { afterwardsSaid } from './text/afterwards.ts';
import { type Aside, Thoughts } from './thoughts.ts';

/** What the engine needs from the place it runs in. */
export interface Host {
  version: string;
  /** A new secret seed. */
  seed(): string;
  clock: Clock;
  /** Makes a quick check of a schema, where the place lets code be made; without it, schemas are read anew each time. */
  compile?(schema: TSchema): Checked;
  /** Thinks elsewhere (in worker threads); without it, here. */
  think?(job: ThinkJob): Promise<Choice>;
  /** Plays matches on elsewhere; without it, here. */
  rollout?(job: RolloutJob): Promise<(RolledOut | null)[]>;
  /** Looks at a match that was played elsewhere; without it, here. */
  afterwards?(job: AfterwardsJob): Promise<Afterwards>;
  /** Nobody waits any more for what is done elsewhere. */
  cancel?(job: Aside): void;
  /** Where the code and the tests cite a rule. */
  citations?(rule: string): string[];
  /** The pack that a match of a game is played with when the request names none. */
  pack?(game: string): Pack | undefined;
  /** Sends what a room tells by itself. */
  push?(message: Push): void;
  /** Keeps a match that is played in a room: its entries after the first `stayed` are new. It may throw `Denied`. */
  keep?(id: string, match: Match, stayed: number): void;
}

/** What a room tells by itself. */
export interface Push {
  push: 'moment';
  room: string;
  told: Told;
}

type Methods = { [M in Method]: (params: Params<M>) => ResultOf<M> | Promise<ResultOf<M>> };

const DEFAULT_BUDGET_MS = 1000;
/** For each action of a match that is played on: there are hundreds. */
const ROLLOUT_BUDGET_MS = 10;
const MOST_MATCHES = 10_000;

/** Answers requests about matches. Bad input of any kind gets an error answer and changes nothing. */
export class Engine {
  readonly #registry: Registry;
  readonly #host: Host;
  readonly #store = new Store(MOST_MATCHES);
  readonly #rooms: OneClient;
  readonly #thoughts: Thoughts;
  readonly #methods: Methods;
  readonly #checks: Checks;
  #drawing: Chance | undefined;

  constructor(registry: Registry, host: Host) {
    this.#registry = registry;
    this.#host = host;
    this.#checks = new Checks(host.compile);
    this.#thoughts = new Thoughts(job => host.cancel?.(job));
    this.#rooms = new OneClient(
      id => this.#store.get(id).match,
      (room, told) => host.push?.({ push: 'moment', room, told }),
      (id, match, stayed) => host.keep?.(id, match, stayed),
    );
    this.#methods = { ...this.#analysis, ...roomMethods(this.#rooms) };
  }

  /** A match that was opened by other means than a message. */
  hold(match: Match, pack?: Pack): string {
    return this.#store.add(pack ? { match, pack } : { match });
  }

  /** Answers one request, given as parsed JSON; later, where a bot thinks about it. It never throws. */
  answer(request: unknown): Response | Promise<Response> {
    const id = idOf(request);
    const failed = (thrown: unknown): Response => ({ id, ok: false, error: failureOf(thrown, languageOf(request)) });
    try {
      const result = this.#resultOf(request);
      if (!(result instanceof Promise)) return { id, ok: true, result };
      return result.then((later): Response => ({ id, ok: true, result: later })).catch(failed);
    } catch (thrown) {
      return failed(thrown);
    }
  }

  #resultOf(request: unknown): unknown {
    if (!isRequest(this.#checks.of(RequestSchema), request))
      throw Failure.about('invalid-request', { code: 'malformed', faults: faultsOf(RequestSchema, request) });
    const { method } = request;
    if (!isMethod(method)) throw Failure.about('unknown-method', { code: 'unknown-method', method });
    return this.#call(method, request.params ?? {});
  }

  #call<M extends Method>(method: M, params: unknown): ResultOf<M> | Promise<ResultOf<M>> {
    const schema = MESSAGES[method].params;
    if (!isFor(this.#checks.of(schema), method, params))
      throw Failure.about('invalid-params', { code: 'malformed', method, faults: faultsOf(schema, params) });
    return this.#methods[method](params);
  }

  readonly #analysis: Omit<Methods, RoomMethod> = {
    hello: ({ details = false }) => ({
      name: 'carroccio',
      version: this.#host.version,
      protocol: PROTOCOL,
      games: this.#registry.packages.map(one => describeGame(this.#registry, one, details)),
    }),

    new: ({ game: id, scenario, options, seats, seed, entropy, pack = this.#host.pack?.(id), legal, lang }) => {
      const game = this.#registry.game(id, pack);
      const match = new Match(
        game,
        {
          scenario,
          seed: seed ?? this.#host.seed(),
          ...(options ? { options } : {}),
          ...(seats === undefined ? {} : { seats }),
          ...(entropy ? { entropy } : {}),
        },
        pack,
      );
      const held = pack ? { match, pack } : { match };
      const events = match.log.map(({ event }) => event);
      return {
        match: this.#store.add(held),
        commitment: match.commitment,
        decision: decisionOf(match.play, lang, !legal),
        ...told(match.play, events, lang),
        ...(legal ? listsOf(match.play, lang) : {}),
      };
    },

    decision: ({ match, lang }) => decisionOf(this.#play(match), lang),

    legal: ({ match, seat: asked, filter, any, lang }) => {
      const play = this.#play(match);
      const seat = this.#seat(play, asked ?? play.decision()?.seats[0] ?? 0);
      const drawn = any && play.canAct(seat) ? { any: play.anyAction(seat, this.#chanceOfMine()) } : {};
      return { ...legalOf(play, seat, filter, lang), ...drawn };
    },

    act: ({ match: id, seat, action, at, legal, lang }) => {
      const { match } = this.#store.get(id);
      const applied = match.act(this.#seat(match.play, seat), action, at);
      if (!applied.ok) throw refused(match.play, applied.refusal);
      this.#rooms.refresh(id);
      return {
        decision: decisionOf(match.play, lang, !legal),
        ...told(match.play, applied.events, lang),
        ...(legal ? listsOf(match.play, lang) : {}),
      };
    },

    follow: ({ match: id, seat, actions, at, lang }) => {
      const { match } = this.#store.get(id);
      const before = match.log.length;
      const followed = match.follow(this.#seat(match.play, seat), actions, at);
      this.#rooms.refresh(id);
      const { taken, stopped } = followed;
      const events = match.log.slice(before).map(({ event }) => event);
      return {
        taken,
        stopped,
        ...(followed.stopped === 'interrupted' ? { by: [...followed.by] } : {}),
        ...(followed.stopped === 'refused' ? { refusal: followed.refusal } : {}),
        ...(followed.stopped === 'refused' && lang
          ? { why: tellerOf(match.play, lang).refusal(followed.refusal) }
          : {}),
        decision: decisionOf(match.play, lang),
        ...told(match.play, events, lang),
      };
    },

    explain: ({ match, seat, action, at, lang = 'en' }) => {
      const play = this.#play(match);
      return explained(play, this.#seat(play, seat), action, at, lang);
    },

    odds: ({ match, seat, action, lang }) => {
      const play = this.#play(match);
      return oddsOf(play, this.#seat(play, seat), action, lang);
    },

    data: ({ match: id, parts = [], lang = 'en' }) => {
      const { match, pack } = this.#store.get(id);
      const one = this.#registry.package(match.game.rulebook.id);
      const { game, version, scenario, options, seatNames } = match.play.view(null);
      return {
        game,
        version,
        scenario,
        options,
        seatNames: [...seatNames],
        pack: pack ? { title: pack.title, parts: partsTouched(pack) } : null,
        ...printedOf(match.play, null, lang),
        parts: partsNamed(one, parts, pack),
      };
    },

    view: ({ match: id, seat: asked, entry, record, readable, lang = 'en' }) => {
      const { match } = this.#store.get(id);
      const seat = asked === null ? null : this.#seat(match.play, asked);
      const then = (number: number): number => (record ? within(match, number) : withinStory(match, seat, number));
      const play = entry === undefined ? match.play : match.moment(then(entry));
      return { view: readable ? new Interpreter(play, seat, lang).view(play.view(seat)) : play.view(seat) };
    },

    log: ({ match: id, seat: asked, after = -1, record }) => {
      const { match } = this.#store.get(id);
      const seat = asked === null ? null : this.#seat(match.play, asked);
      const story = record
        ? { entries: match.length, last: match.lastSeat, log: match.log.filter(({ event }) => mayKnow(event, seat)) }
        : match.story(seat);
      return { ...story, log: story.log.filter(({ entry }) => entry > after) };
    },

    branch: ({ match: id, entry }) => {
      const { match, pack } = this.#real(id);
      const branch = match.branch(within(match, entry));
      return {
        match: this.#store.add(pack ? { match: branch, pack } : { match: branch }),
        decision: decisionOf(branch.play),
      };
    },

    clone: ({ match: id, seat: asked, count = 1, seed }) => {
      const { match, pack } = this.#store.get(id);
      const { play } = match;
      if (play.result) throw Failure.about('denied', { code: 'over' });
      const seat = this.#seat(play, asked ?? play.decision()?.seats[0] ?? 0);
      const chance = thinkingChance(seed ?? this.#host.seed());
      const matches = Array.from({ length: count }, () => {
        const copy = match.imagined(play.resample(seat, chance).position);
        return this.#store.add({ match: copy, imagined: true, ...(pack ? { pack } : {}) });
      });
      return { matches, seat, decision: decisionOf(play) };
    },

    rollout: async ({ match: id, seat: asked, action, count = 1, policy = 'random', budgetMs, most, seed }) => {
      const { match, pack } = this.#store.get(id);
      const { play } = match;
      if (play.result) throw Failure.about('denied', { code: 'over' });
      const seat = this.#seat(play, asked ?? play.decision()?.seats[0] ?? 0);
      botNamed(play.game, policy);
      const job: RolloutJob = {
        ...thinkJob(play, seat, policy, budgetMs ?? ROLLOUT_BUDGET_MS, seed ?? this.#host.seed(), pack),
        kind: 'rollout',
        count,
        ...(action === undefined ? {} : { first: meant(play, seat, action) }),
        ...(most === undefined ? {} : { most }),
      };
      const results = await this.#thoughts.about(
        id,
        job,
        one => this.#host.rollout?.(one) ?? doRollout(this.#registry, one, this.#host.clock),
      );
      return { seat, policy, ...tallied(results, play.position.seats) };
    },

    state: ({ match }) => ({ state: this.#play(match).position }),

    dice: ({ match: id, values }) => {
      const { match } = this.#store.get(id);
      const done = match.script(values);
      if (!done.ok) throw denied(done.denial);
      this.#rooms.refresh(id);
      return { decision: decisionOf(match.play) };
    },

    edit: ({ match: id, patch }) => {
      const { match } = this.#store.get(id);
      const done = match.edit(patch);
      if (!done.ok) throw denied(done.denial);
      this.#rooms.refresh(id);
      return { decision: decisionOf(match.play) };
    },

    undo: ({ match: id, seat, consent }) => {
      const { match } = this.#store.get(id);
      const done = match.undo(seat === undefined ? undefined : this.#seat(match.play, seat), consent);
      if (!done.ok) throw denied(done.denial);
      this.#rooms.refresh(id);
      return { decision: decisionOf(match.play) };
    },

    redo: ({ match: id }) => {
      const { match } = this.#store.get(id);
      const done = match.redo();
      if (!done.ok) throw denied(done.denial);
      this.#rooms.refresh(id);
      return { decision: decisionOf(match.play) };
    },

    save: ({ match }) => ({ record: this.#real(match).match.record() }),

    load: ({ record: given }) => {
      const record = readRecord(given);
      const match = replay(this.#registry.game(record.game, record.pack), record);
      const held: Held = record.pack ? { match, pack: record.pack } : { match };
      return { match: this.#store.add(held), decision: decisionOf(match.play) };
    },

    close: ({ match }) => {
      this.#store.close(match);
      this.#rooms.close(match);
      this.#thoughts.close(match);
      return {};
    },

    bot: async ({ match: id, seat: asked, level, budgetMs, seed }) => {
      const { match, pack } = this.#store.get(id);
      const { play } = match;
      const seat = this.#seat(play, asked ?? play.decision()?.seats[0] ?? 0);
      if (!play.canAct(seat)) throw Failure.about('denied', { code: 'nothing-to-decide', seat });
      botNamed(play.game, level);
      const job = thinkJob(play, seat, level, budgetMs, seed ?? this.#host.seed(), pack);
      const choice = await this.#thoughts.about(
        id,
        job,
        one => this.#host.think?.(one) ?? doThink(this.#registry, one, this.#host.clock),
      );
      return { seat, ...choice };
    },

    afterwards: async ({ match: id, worlds = CARE.worlds, seed, lang }) => {
      const { match } = this.#real(id);
      const care = { ...CARE, worlds };
      const job: AfterwardsJob = { kind: 'afterwards', record: match.record(), seed: seed ?? this.#host.seed(), care };
      const after = await this.#thoughts.about(
        id,
        job,
        one => this.#host.afterwards?.(one) ?? doAfterwards(this.#registry, one),
      );
      return { ...after, ...(lang && { text: afterwardsSaid(after, tellerOf(match.play, lang), lang) }) };
    },

    rule: ({ id, lang }) => {
      const rulebook = this.#registry.rulebookOf(id);
      const text = rulebook && ruleText(rulebook, id, lang ?? 'en');
      if (!text) throw Failure.about('unknown-rule', { code: 'unknown-rule', id });
      const { ruling, ...rule } = text;
      return {
        ...rule,
        see: [...rule.see],
        rulings: [...rule.rulings],
        ...(ruling ? { ruling: { ...ruling, others: [...ruling.others] } } : {}),
        game: rulebook.id,
        citedBy: this.#host.citations?.(id) ?? [],
      };
    },
  };

  /** A match that has a beginning: a copy with other chance has none of its own. */
  #real(id: string): Held {
    const held = this.#store.get(id);
    if (held.imagined) throw Failure.about('denied', { code: 'imagined' });
    return held;
  }

  /** For what is drawn at random and belongs to no match. */
  #chanceOfMine(): Chance {
    this.#drawing ??= thinkingChance(this.#host.seed());
    return this.#drawing;
  }

  #play(id: string): Play {
    return this.#store.get(id).match.play;
  }

  #seat(play: Play, seat: number): number {
    if (seat < play.position.seats) return seat;
    throw Failure.about('invalid-params', { code: 'no-seat', seat, seats: play.position.seats });
  }
}

const isMethod = (name: string): name is Method => Object.hasOwn(MESSAGES, name);

function isFor<M extends Method>(check: Checked, _method: M, params: unknown): params is Params<M> {
  return check(params);
}

const isRequest = (check: Checked, request: unknown): request is Static<typeof RequestSchema> => check(request);

function idOf(request: unknown): string | number | null {
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : null;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 200) ? id : null;
}

function within(match: Match, entry: number): number {
  if (entry <= match.length) return entry;
  throw Failure.about('invalid-params', { code: 'no-entry', entry, entries: match.length });
}

function withinStory(match: Match, seat: number | null, entry: number): number {
  const entries = match.entriesOf(seat, entry);
  if (entries !== null) return entries;
  throw Failure.about('invalid-params', { code: 'no-entry', entry, entries: match.story(seat).entries });
}

const denied = (denial: Denial): Failure =>
  typeof denial === 'string' ? Failure.about('denied', { code: denial }) : Failure.about('bad-edit', denial.problem);

function thinkJob(
  play: Play,
  seat: number,
  bot: string,
  budgetMs: number | undefined,
  seed: string,
  pack: Pack | undefined,
): ThinkJob {
  return {
    kind: 'think',
    game: play.game.rulebook.id,
    ...(pack ? { pack } : {}),
    // A copy: the match may go on while the bot waits for its turn to think.
    position: clone(play.position),
    seat,
    bot,
    seed,
    budgetMs: budgetMs ?? DEFAULT_BUDGET_MS,
  };
}

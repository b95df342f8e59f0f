import {
  type AnyAction,
  equal,
  type MatchRecord,
  type Odds,
  type Patch,
  type Seat,
  type SeatView,
} from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import type { Table } from '@carroccio/table/table.ts';
import { type EngineClient, EngineError } from '../engine/client.ts';
import type { KeptMatch } from '../keep/database.ts';
import { type Eyes, Screen } from './screen.ts';
import { TurnsOfBots } from './turns-of-bots.ts';

/** What a match waits for. */
type Phase = 'person' | 'hand-over' | 'bot' | 'over';

/** A match at the table at one moment. Each change makes a new one. */
export interface Moment {
  /** What was noted of the match when it was opened. */
  readonly kept: KeptMatch;
  readonly phase: Phase;
  /** Whose turn it is to choose (the first of them), or `null` when the match is over. */
  readonly deciding: Seat | null;
  /** Through whose eyes the table is seen; `null` shows what everybody may know. */
  readonly viewer: Seat | null;
  readonly view: SeatView;
  readonly legal: readonly AnyAction[];
  /** Whether the one who decides may ask to look alone, at what the others at the screen must not see. */
  readonly mayLookAlone: boolean;
  /** People who may act although somebody else decides: to offer a deal in his turn. */
  readonly invited: readonly Seat[];
  /** Who has asked for the word: he is heard as soon as he is invited. */
  readonly speaker: Seat | null;
  readonly log: readonly LogLine[];
  readonly entries: number;
  /** Who took the last action. */
  readonly last: Seat | null;
  /** What the last action brought about, to be shown as motion. */
  readonly fresh: readonly LogLine[];
  /** Something failed: it is told, and nothing is lost. */
  readonly problem: string | null;
}

export type Undone = 'done' | 'nothing' | 'needs-consent';

interface Opening {
  readonly engine: EngineClient;
  readonly table: Pick<Table, 'needsSecrets' | 'betrays'>;
  readonly kept: KeptMatch;
  /** The engine's name of the match. */
  readonly match: string;
  /** How long a bot's move stays on the board before the next. */
  pace(): number;
  budgetMs: number;
  /** Keeps the match after every action; a lesson is kept nowhere. */
  keep(match: KeptMatch, record: MatchRecord): Promise<void>;
}

/**
 * A match that is being played at this screen. It asks the engine, lets bots move, hides what the person at the
 * screen may not see, and keeps the match after every action.
 */
export class Session {
  readonly engine: EngineClient;
  readonly #table: Opening['table'];
  readonly #match: string;
  readonly #opening: Opening;
  readonly #listeners = new Set<() => void>();
  #moment: Moment;
  readonly #screen: Screen;
  readonly #bots: TurnsOfBots;
  /** The number of the decision that is shown: an answer to an older one is refused. */
  #at: number | null = null;
  /** Who has asked for the word. */
  #speaker: Seat | null = null;

  private constructor(opening: Opening, moment: Moment) {
    this.engine = opening.engine;
    this.#table = opening.table;
    this.#match = opening.match;
    this.#opening = opening;
    this.#moment = moment;
    this.#screen = new Screen(opening.table.needsSecrets);
    this.#bots = new TurnsOfBots({ pace: opening.pace, move: () => this.#moveBot() });
  }

  static async open(opening: Opening): Promise<Session> {
    const { engine, match, kept } = opening;
    const [{ view }, { log, entries, last }] = await Promise.all([
      engine.ask('view', { match, seat: null }),
      engine.ask('log', { match, seat: null, record: true }),
    ]);
    const blank: Moment = {
      kept,
      phase: 'over',
      deciding: null,
      viewer: null,
      view: seatView(view),
      legal: [],
      mayLookAlone: false,
      invited: [],
      speaker: null,
      log,
      entries,
      last,
      fresh: [],
      problem: null,
    };
    const session = new Session(opening, blank);
    await session.#look(entries);
    void session.#bots.play();
    return session;
  }

  get match(): string {
    return this.#match;
  }

  readonly moment = (): Moment => this.#moment;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The person at the screen chooses. */
  async act(action: AnyAction): Promise<void> {
    const { deciding, phase } = this.#moment;
    if (phase !== 'person' || deciding === null) return;
    if (deciding === this.#speaker) this.#speaker = null;
    await this.#do(() =>
      this.engine.ask('act', {
        match: this.#match,
        seat: deciding,
        action,
        ...(this.#at === null ? {} : { at: this.#at }),
      }),
    );
    void this.#bots.play();
  }

  /** Several actions one after the other, as long as each is offered. */
  async actAll(actions: readonly AnyAction[]): Promise<void> {
    for (const action of actions) {
      const { phase, legal } = this.#moment;
      if (phase !== 'person' || !legal.some(offered => equal(offered, action))) return;
      await this.act(action);
    }
  }

  /** The screen is handed to the seat that decides. */
  async takeOver(): Promise<void> {
    this.#screen.handTo(this.#moment.deciding);
    await this.#look(this.#moment.entries);
  }

  /** The seat that decides asks the others to look away, until somebody else decides. */
  async lookAlone(): Promise<void> {
    this.#screen.handAloneTo(this.#moment.deciding);
    await this.#look(this.#moment.entries);
  }

  /** A seat asks for the word, or (`null`) has nothing to say after all. */
  async speak(seat: Seat | null): Promise<void> {
    this.#speaker = seat;
    await this.#look(this.#moment.entries);
    void this.#bots.play();
  }

  async undo(consent = false): Promise<Undone> {
    const { view } = this.#moment;
    const seat = this.#lastPerson();
    if (seat === null) return 'nothing';
    const others = view.seatNames.map((_, other) => other).filter(other => other !== seat);
    // Bots never mind; people are asked.
    const bots = others.filter(other => this.#isBot(other));
    const freely = others.length === bots.length;
    try {
      await this.engine.ask('undo', {
        match: this.#match,
        seat,
        consent: consent || freely ? others : bots,
      });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return error.reason === 'needs-consent' ? 'needs-consent' : 'nothing';
    }
    await this.#relook();
    return 'done';
  }

  async redo(): Promise<boolean> {
    try {
      await this.engine.ask('redo', { match: this.#match });
    } catch (error) {
      if (error instanceof EngineError) return false;
      throw error;
    }
    await this.#relook();
    return true;
  }

  /** For analysis: changes the position. Throws an `EngineError` that says what is wrong with it. */
  async edit(patch: Patch): Promise<void> {
    await this.engine.ask('edit', { match: this.#match, patch });
    await this.#relook();
  }

  /** For analysis: what the next dice give. */
  async scriptDice(values: number[]): Promise<void> {
    await this.engine.ask('dice', { match: this.#match, values });
    await this.#relook();
  }

  /** For analysis: takes back the last entry, whatever it was. */
  async back(): Promise<boolean> {
    try {
      await this.engine.ask('undo', { match: this.#match });
    } catch (error) {
      if (error instanceof EngineError) return false;
      throw error;
    }
    await this.#relook();
    return true;
  }

  /** What a bot would do in place of the person who decides. */
  async advice(bot: string): Promise<{ action: AnyAction; evaluation?: number } | null> {
    const { deciding } = this.#moment;
    if (deciding === null) return null;
    return this.engine.ask('bot', {
      match: this.#match,
      seat: deciding,
      level: bot,
      budgetMs: this.#opening.budgetMs,
    });
  }

  /** The exact odds of an action; `null` when dice alone do not decide. */
  async odds(action: AnyAction): Promise<Odds | null> {
    const { deciding } = this.#moment;
    if (deciding === null) return null;
    try {
      return await this.engine.ask('odds', { match: this.#match, seat: deciding, action });
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    }
  }

  /** Why an action is refused; `null` when it is not. */
  async refusal(action: AnyAction): Promise<{ rule: string; reason: string } | null> {
    const { deciding } = this.#moment;
    if (deciding === null) return null;
    const answer = await this.engine.ask('explain', { match: this.#match, seat: deciding, action });
    return answer.refusal ?? null;
  }

  async record(): Promise<MatchRecord> {
    const { record } = await this.engine.ask('save', { match: this.#match });
    return record;
  }

  /** Shows where the bots' moves lead instead of every move, until a person decides. */
  hurry(): void {
    if (this.#moment.phase === 'bot') this.#bots.hurry();
  }

  close(): void {
    this.#bots.stop();
    this.engine.close();
  }

  #isBot(seat: Seat): boolean {
    return this.#moment.kept.sitters[seat]?.kind === 'bot';
  }

  get #people(): Seat[] {
    return this.#moment.kept.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Whose action is taken back at this table: the last person's who acted, or the only person's. */
  #lastPerson(): Seat | null {
    const { last, deciding } = this.#moment;
    const people = this.#people;
    if (last !== null && people.includes(last)) return last;
    if (deciding !== null && people.includes(deciding)) return deciding;
    return people[0] ?? null;
  }

  async #do(change: () => Promise<unknown>): Promise<void> {
    const { entries } = this.#moment;
    try {
      await change();
      await this.#look(entries);
      await this.#keep();
    } catch (error) {
      this.#show({ problem: error instanceof Error ? error.message : String(error) });
    }
  }

  async #relook(): Promise<void> {
    await this.#look(Number.MAX_SAFE_INTEGER);
    await this.#keep();
    void this.#bots.play();
  }

  /** Looks at the match anew; what happened after entry `since` is fresh. */
  async #look(since: number): Promise<void> {
    const match = this.#match;
    const decision = await this.engine.ask('decision', { match });
    const people = this.#people;
    const asked = decision.over ? [] : decision.seats;
    const invited = asked.flatMap(({ seat, must, actions }) =>
      !must && actions > 0 && people.includes(seat) ? [seat] : [],
    );
    const speaking = invited.find(seat => seat === this.#speaker);
    const deciding = speaking ?? asked.find(({ must }) => must)?.seat ?? null;
    const open = await this.#view(null);
    const viewer = await this.#screen.eyes({
      people,
      deciding,
      open,
      analysis: this.#moment.kept.kind === 'analysis',
      view: seat => this.#view(seat),
    });
    const phase = phaseOf(deciding, viewer, seat => this.#isBot(seat));
    // Bots go on at once: whoever plays alone against them may ask for the word at any of their moments.
    const heardSoon = people.length === 1 && phase === 'bot' && invited.length === 0 ? this.#moment.invited : invited;
    const eyes = viewer === 'nobody' ? null : viewer;
    const [view, { log, entries, last }, { actions: legal, at }] = await Promise.all([
      eyes === null ? open : this.#view(eyes),
      this.#logFor(eyes, since),
      phase === 'person' && deciding !== null
        ? this.engine.ask('legal', { match, seat: deciding })
        : { actions: [], at: null },
    ]);
    this.#at = at;
    const { betrays } = this.#table;
    const shared = phase === 'person' && eyes === null && betrays !== undefined;
    this.#show({
      phase,
      deciding,
      viewer: eyes,
      view,
      legal: shared ? legal.filter(action => !betrays(action)) : legal,
      mayLookAlone: shared,
      invited: heardSoon,
      speaker: this.#speaker,
      log,
      entries,
      last,
      fresh: log.filter(({ entry }) => entry > since),
      problem: null,
    });
  }

  /** The log for these eyes, which may change, so that entries are those of the record: what is new is added to what is known, unless history or the eyes have changed. */
  async #logFor(seat: Seat | null, since: number): Promise<Pick<Moment, 'entries' | 'last' | 'log'>> {
    const { log: known, viewer } = this.#moment;
    if (seat !== viewer || since !== this.#moment.entries || known.length === 0)
      return this.engine.ask('log', { match: this.#match, seat, record: true });
    const { log, entries, last } = await this.engine.ask('log', {
      match: this.#match,
      seat,
      after: since,
      record: true,
    });
    return { entries, last, log: [...known, ...log] };
  }

  async #view(seat: Seat | null): Promise<SeatView> {
    const { view } = await this.engine.ask('view', { match: this.#match, seat });
    return seatView(view);
  }

  /** The bot whose turn it is thinks and moves; false when it is nobody's, or something failed. */
  async #moveBot(): Promise<boolean> {
    const { deciding, kept, phase } = this.#moment;
    const sitter = deciding === null ? undefined : kept.sitters[deciding];
    if (phase !== 'bot' || deciding === null || sitter?.kind !== 'bot') return false;
    await this.#do(async () => {
      const { action } = await this.engine.ask('bot', {
        match: this.#match,
        seat: deciding,
        level: sitter.bot,
        budgetMs: this.#opening.budgetMs,
      });
      if (this.#bots.stopped) return;
      await this.engine.ask('act', { match: this.#match, seat: deciding, action });
    });
    return this.#moment.problem === null;
  }

  async #keep(): Promise<void> {
    const { entries, view, kept, deciding } = this.#moment;
    const now: KeptMatch = { ...kept, entries, played: Date.now(), winners: view.result?.winners ?? null, deciding };
    await this.#opening.keep(now, await this.record());
  }

  #show(change: Partial<Moment>): void {
    this.#moment = { ...this.#moment, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function phaseOf(deciding: Seat | null, viewer: Eyes, isBot: (seat: Seat) => boolean): Phase {
  if (deciding === null) return 'over';
  if (isBot(deciding)) return 'bot';
  return viewer === 'nobody' ? 'hand-over' : 'person';
}

/** The protocol leaves a view's shape to the kernel, whose own it is. */
export const seatView = (view: object): SeatView => {
  if (isSeatView(view)) return view;
  throw new EngineError('internal', 'the engine sent a view that is none');
};

const isSeatView = (view: object): view is SeatView => 'decision' in view && 'state' in view && 'seatNames' in view;

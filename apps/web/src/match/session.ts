import type { Eyes, Facts, ResultOf, Standing, StandingAnswer, Told } from '@carroccio/engine';
import {
  type AnyAction,
  type AnyRefusal,
  type Choice,
  type Described,
  type MatchRecord,
  type Odds,
  type Patch,
  type Position,
  type Seat,
  type SeatView,
  sampleOf,
} from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import { isBlow } from '@carroccio/table/panel/results.ts';
import type { Table } from '@carroccio/table/table.ts';
import { type EngineClient, EngineError } from '../engine/client.ts';
import { factsOf, internal } from '../engine/facts.ts';
import { newKey, newSeed } from '../engine/seed.ts';
import { Cancelled, type Thinker } from '../engine/thinker.ts';
import type { KeptMatch, Sitter } from '../keep/database.ts';
import { imaginedRecord } from './seeing/imagined.ts';
import { Screen, type ScreenEyes } from './seeing/screen.ts';
import { Windows } from './seeing/seen.ts';
import { moverOf, peopleOf, withStandIn } from './sitting.ts';
import { lingerOf, type Pace, TurnsOfBots } from './turns-of-bots.ts';

/** What a match waits for. */
type Phase = 'person' | 'hand-over' | 'bot' | 'over';

/** A match at the table at one moment. Each change makes a new one. */
export interface Moment {
  /** What was noted of the match when it was opened, and who sits there now. */
  readonly kept: KeptMatch;
  readonly phase: Phase;
  /** Whose turn it is to choose (the first of them), or `null` when the match is over. */
  readonly deciding: Seat | null;
  /** Through whose eyes the table is seen; `null` shows what everybody may know. */
  readonly viewer: Seat | null;
  readonly view: SeatView;
  readonly legal: readonly AnyAction[];
  /** What else the one who decides can choose: sums, sets, whole deals. */
  readonly families: readonly Described[];
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
  /** The refusal that stopped what was last begun. */
  readonly stopped: AnyRefusal | null;
  /** What those at the screen have answered beforehand. */
  readonly standing: readonly Standing[];
  /** Something failed: it is told, and nothing is lost. */
  readonly problem: Facts | null;
}

export type Undone = 'done' | 'nothing' | 'needs-consent';

interface Opening {
  readonly engine: EngineClient;
  readonly table: Pick<Table, 'needsSecrets' | 'betrays' | 'blows'>;
  readonly kept: KeptMatch;
  /** The engine's name of the match. */
  readonly match: string;
  readonly thinker: Pick<Thinker, 'think' | 'cancel' | 'close'>;
  /** Notes who sits where from now on. */
  keepSitters(sitters: readonly Sitter[]): Promise<void>;
  /** How long a bot's move stays on the board before the next. */
  pace(): Pace;
  budgetMs: number;
  /** Whether people are asked even where only one thing can be done. */
  asked: boolean;
  readonly pack?: MatchRecord['pack'];
}

/**
 * A match that is being played at this screen: what its room tells, whose eyes the screen is for, and the bots, who
 * think elsewhere. The room keeps what is played.
 */
export class Session {
  readonly engine: EngineClient;
  readonly #table: Opening['table'];
  readonly #match: string;
  readonly #opening: Opening;
  readonly #listeners = new Set<() => void>();
  readonly #windows: Windows;
  readonly #screen: Screen;
  readonly #bots: TurnsOfBots;
  readonly #thinker: Opening['thinker'];
  #kept: KeptMatch;
  #offers: Told['offers'];
  #standing: readonly Standing[];
  #moment: Moment;
  /** Who has asked for the word. */
  #speaker: Seat | null = null;
  /** Each deed has a key of its own: sent twice, it is done once. */
  #deeds = 0;
  readonly #key = newKey();

  private constructor(opening: Opening, table: ConstructorParameters<typeof Windows>[0], told: Told) {
    this.engine = opening.engine;
    this.#table = opening.table;
    this.#match = opening.match;
    this.#opening = opening;
    this.#windows = new Windows(table, told);
    this.#offers = told.offers;
    this.#standing = told.standing;
    this.#screen = new Screen(opening.table.needsSecrets);
    this.#thinker = opening.thinker;
    this.#kept = opening.kept;
    this.#bots = new TurnsOfBots({
      // Where nobody waits for his turn, there is no hurry.
      linger: spent => lingerOf({ pace: opening.pace(), blow: this.#isBlow(), spent: this.#isWaitedFor() ? spent : 0 }),
      struck: () => this.#moment.phase === 'bot' && this.#isBlow(),
      move: () => this.#moveBot(),
    });
    this.#moment = this.#look([]);
    this.engine.onTold((_, news) => this.#hear(news));
  }

  static async open(opening: Opening): Promise<Session> {
    const { engine, match, kept, asked } = opening;
    const seats = kept.sitters.map((_, seat) => seat);
    const people = peopleOf(kept.sitters);
    const { table, ...told } = await engine.ask('room.join', {
      room: match,
      eyes: [null, ...(kept.kind === 'analysis' ? seats : people)],
      plays: seats,
      asked: asked ? people : [],
      easy: seats.filter(seat => !people.includes(seat)),
    });
    const session = new Session(opening, table, told);
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
    await this.actAll([action]);
  }

  /** Several actions as one thing, as far as the rules let it go. */
  async actAll(actions: readonly AnyAction[]): Promise<void> {
    const { deciding, phase } = this.#moment;
    if (phase !== 'person' || deciding === null) return;
    if (deciding === this.#speaker) this.#speaker = null;
    await this.#do(deciding, actions, this.#windows.of(deciding).view.at);
    void this.#bots.play();
  }

  /** The person at the screen answers so now, and the room for him as long as the answer stands. */
  async hold(answer: StandingAnswer, action: AnyAction): Promise<void> {
    const { deciding, phase } = this.#moment;
    if (phase !== 'person' || deciding === null) return;
    const { beside, ...rest } = answer;
    const said = { room: this.#match, seat: deciding, ...rest, ...(beside ? { beside: [...beside] } : {}) };
    try {
      this.#hear(await this.engine.ask('room.hold', said));
    } catch (error) {
      this.#fail(error);
      return;
    }
    await this.act(action);
  }

  /** Asked again, from now on. */
  async release({ seat, id }: Standing): Promise<void> {
    await this.#tried(async () =>
      this.#hear(await this.engine.ask('room.release', { room: this.#match, seat, answer: id })),
    );
  }

  /** The screen is handed to the seat that decides. */
  takeOver(): void {
    this.#screen.handTo(this.#moment.deciding);
    this.#show();
  }

  /** The seat that decides asks the others to look away, until somebody else decides. */
  lookAlone(): void {
    this.#screen.handAloneTo(this.#moment.deciding);
    this.#show();
  }

  /** A seat asks for the word, or (`null`) has nothing to say after all. */
  speak(seat: Seat | null): void {
    this.#speaker = seat;
    this.#show();
    void this.#bots.play();
  }

  /** From now on a bot moves for a person at the screen or, with `null`, he moves himself again. */
  async standIn(seat: Seat, bot: string | null): Promise<void> {
    if (bot === null && moverOf(this.#kept.sitters[seat]) === null) return;
    this.#thinker.cancel();
    this.#kept = { ...this.#kept, sitters: withStandIn(this.#kept.sitters, seat, bot) };
    if (this.#speaker === seat) this.#speaker = null;
    this.#show();
    try {
      await this.#opening.keepSitters(this.#kept.sitters);
    } catch (error) {
      this.#fail(error);
    }
    void this.#bots.play();
  }

  async undo(consent = false): Promise<Undone> {
    const seat = this.#lastPerson();
    if (seat === null) return 'nothing';
    this.#thinker.cancel();
    try {
      const asked = this.#offers.find(({ kind, by }) => kind === 'undo' && by === seat);
      if (!asked) this.#hear(await this.engine.ask('room.undo', { room: this.#match, seat }));
      return await this.#settleUndo(seat, consent);
    } catch (error) {
      if (error instanceof EngineError) return 'nothing';
      throw error;
    } finally {
      void this.#bots.play();
    }
  }

  /** Where the others must agree, they have been asked at this very screen. */
  async #settleUndo(seat: Seat, agreed: boolean): Promise<Undone> {
    const asked = this.#offers.find(({ kind, by }) => kind === 'undo' && by === seat);
    if (!asked) return 'done';
    if (!agreed) return 'needs-consent';
    for (const other of asked.waiting) {
      const answer = { room: this.#match, seat: other, offer: asked.id, agree: true };
      this.#hear(await this.engine.ask('room.answer', answer));
    }
    return 'done';
  }

  async redo(): Promise<boolean> {
    return this.#tried(async () => this.#hear(await this.engine.ask('room.redo', { room: this.#match })));
  }

  /** For analysis: changes the position. Throws an `EngineError` that says what is wrong with it. */
  async edit(patch: Patch): Promise<void> {
    await this.engine.ask('edit', { match: this.#match, patch });
  }

  /** For analysis: what the next dice give. */
  async scriptDice(values: number[]): Promise<void> {
    await this.engine.ask('dice', { match: this.#match, values });
  }

  /** For analysis: takes back the last entry, whatever it was. */
  async back(): Promise<boolean> {
    return this.#tried(() => this.engine.ask('undo', { match: this.#match }));
  }

  /** What a bot would do in place of the person who decides. */
  async advice(bot: string): Promise<Choice | null> {
    const { deciding } = this.#moment;
    if (deciding === null) return null;
    try {
      return (await this.#think(deciding, bot)).choice;
    } catch (error) {
      if (error instanceof Cancelled) return null;
      throw error;
    }
  }

  /** The advice that is being thought of is not wanted any more. */
  cancelAdvice(): void {
    if (this.#moment.phase === 'person') this.#thinker.cancel();
  }

  /** The position as the one who decides might imagine it, to try things on: what is hidden from him is drawn anew. */
  async imagined(): Promise<{ position: Position; seat: Seat } | null> {
    const { deciding, phase } = this.#moment;
    if (deciding === null || phase !== 'person') return null;
    const { position } = await this.engine.ask('room.guess', { room: this.#match, seat: deciding, seed: newSeed() });
    return { position, seat: deciding };
  }

  /** The exact odds of an action; `null` when dice alone do not decide. */
  async odds(action: AnyAction): Promise<Odds | null> {
    const { deciding } = this.#moment;
    if (deciding === null) return null;
    const answer = await this.engine.ask('room.odds', { room: this.#match, seat: deciding, action });
    return 'odds' in answer ? answer.odds : null;
  }

  /** Why an action is refused; `null` when it is not. */
  async refusal(action: AnyAction): Promise<{ rule: string; reason: string } | null> {
    const { deciding } = this.#moment;
    if (deciding === null) return null;
    return (await this.engine.ask('room.explain', { room: this.#match, seat: deciding, action })).refusal;
  }

  /** The match as whoever looks saw it after an entry of his log. */
  async viewAt(entry: number): Promise<SeatView> {
    const { viewer } = this.#moment;
    return seatView((await this.engine.ask('view', { match: this.#match, seat: viewer, entry })).view);
  }

  /** The number in the record of an entry that the log shows, which counts only what its reader may know. */
  async inRecord(entry: number): Promise<number> {
    const { log: shown, viewer } = this.#moment;
    const { log } = await this.engine.ask('log', { match: this.#match, seat: viewer, record: true });
    return log[shown.findIndex(line => line.entry === entry)]?.entry ?? entry;
  }

  async record(): Promise<MatchRecord> {
    const { record } = await this.engine.ask('save', { match: this.#match });
    return record;
  }

  /** The match to try things out in: all of it when it is over, and until then only what whoever looks may know. */
  async analysable(): Promise<{ record: MatchRecord; decision: ResultOf<'decision'> }> {
    const { deciding, viewer } = this.#moment;
    const whole = await this.record();
    const seat = viewer ?? deciding;
    const record =
      seat === null || deciding === null ? whole : await imaginedRecord(this.engine, this.#match, seat, whole);
    return { record, decision: await this.engine.ask('decision', { match: this.#match }) };
  }

  /** Shows where the bots' moves lead instead of every move, until a person decides. */
  hurry(): void {
    if (this.#moment.phase === 'bot') this.#bots.hurry();
  }

  close(): void {
    this.#bots.stop();
    this.#thinker.close();
    this.engine.close();
  }

  #isBlow(): boolean {
    return this.#moment.fresh.some(line => isBlow(line, this.#table.blows));
  }

  /** Whether a bot moves for the seat, its own or one that goes on for a person. */
  #isBot(seat: Seat): boolean {
    return moverOf(this.#kept.sitters[seat]) !== null;
  }

  /** Whether anybody at the screen moves himself. */
  #isWaitedFor(): boolean {
    return this.#kept.sitters.some(sitter => moverOf(sitter) === null);
  }

  /** Whose action is taken back at this table: the last person's who acted, or the only person's. */
  #lastPerson(): Seat | null {
    const { last, deciding } = this.#moment;
    const people = peopleOf(this.#kept.sitters);
    if (last !== null && people.includes(last)) return last;
    if (deciding !== null && people.includes(deciding)) return deciding;
    return people[0] ?? null;
  }

  async #tried(deed: () => Promise<unknown>): Promise<boolean> {
    this.#thinker.cancel();
    try {
      await deed();
      return true;
    } catch (error) {
      if (error instanceof EngineError) return false;
      throw error;
    } finally {
      void this.#bots.play();
    }
  }

  /** A seat acts. Whatever fails is told, and nothing is lost. */
  async #do(seat: Seat, actions: readonly AnyAction[], at: number | null): Promise<void> {
    if (at === null) return;
    const key = `${this.#key} ${++this.#deeds}`;
    try {
      const done = await this.engine.ask('room.act', { room: this.#match, seat, at, key, actions: [...actions] });
      this.#hear(done, done.stopped === 'refused' ? done.refusal : null);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#moment = { ...this.#moment, problem: factsOf(error) };
    for (const listener of this.#listeners) listener();
  }

  /** The room tells of a new moment. */
  #hear(told: Told, stopped: AnyRefusal | null = null): void {
    this.#windows.take(told);
    this.#offers = told.offers;
    this.#standing = told.standing;
    this.#show(true, stopped);
  }

  /** The bot whose turn it is thinks and moves; false when it is nobody's, or something failed. */
  async #moveBot(): Promise<boolean> {
    const { deciding, phase } = this.#moment;
    const bot = deciding === null ? null : moverOf(this.#kept.sitters[deciding]);
    if (phase !== 'bot' || deciding === null || bot === null) return false;
    try {
      const { choice, at } = await this.#think(deciding, bot);
      if (this.#bots.stopped || !this.#isBot(deciding)) return false;
      await this.#do(deciding, [choice.action], at);
    } catch (error) {
      // Whoever put an end to the thought lets the bots go on when he is done.
      if (!(error instanceof Cancelled)) this.#fail(error);
      return false;
    }
    return this.#moment.problem === null;
  }

  /** A bot imagines what is hidden from the seat, and thinks about that. */
  async #think(seat: Seat, bot: string) {
    const { pack, budgetMs } = this.#opening;
    const seed = newSeed();
    const { position, at } = await this.engine.ask('room.guess', { room: this.#match, seat, seed });
    const job = { kind: 'think' as const, game: this.#kept.game, position, seat, bot, seed, budgetMs };
    const choice = await this.#thinker.think(pack ? { ...job, pack } : job);
    return { choice, at };
  }

  #show(fresh = false, stopped: AnyRefusal | null = null): void {
    this.#moment = { ...this.#look(this.#moment.invited, fresh), stopped };
    this.#windows.calm();
    // Whoever is in a hurry sees where the bots' moves lead, and not every move.
    if (fresh && this.#bots.hurried && this.#moment.phase === 'bot') return;
    for (const listener of this.#listeners) listener();
  }

  /** The match as it is to be shown now; what happened since the last time is fresh. */
  #look(invitedBefore: readonly Seat[], fresh = false): Moment {
    const kept = this.#kept;
    const people = peopleOf(kept.sitters);
    const open = this.#windows.of(null);
    const { decision } = open.view;
    const invited = (decision?.invited ?? []).filter(seat => !this.#isBot(seat) && this.#maySpeak(seat));
    const speaking = invited.find(seat => seat === this.#speaker);
    const deciding = speaking ?? decision?.seats[0] ?? null;
    const viewer = this.#screen.eyes({
      people,
      deciding,
      analysis: kept.kind === 'analysis',
      view: eyes => this.#windows.of(eyes).view,
    });
    const phase = phaseOf(deciding, viewer, seat => this.#isBot(seat));
    const before = invitedBefore.filter(seat => !this.#isBot(seat));
    // Bots go on at once: whoever plays alone against them may ask for the word at any of their moments.
    const heardSoon = people.length === 1 && phase === 'bot' && invited.length === 0 ? before : invited;
    const eyes: Eyes = viewer === 'nobody' ? null : viewer;
    const seen = this.#windows.of(eyes);
    const choosing = phase === 'person' && deciding !== null ? this.#windows.of(deciding) : null;
    const { betrays } = this.#table;
    const shared = phase === 'person' && eyes === null && betrays !== undefined;
    const { legal, families } = choosing ?? { legal: [], families: [] };
    return {
      kept,
      phase,
      deciding,
      viewer: eyes,
      view: seen.view,
      legal: shared ? legal.filter(action => !betrays(action)) : legal,
      families: shared ? families.filter(family => !betrays(sampleOf(family))) : families,
      mayLookAlone: shared,
      invited: heardSoon,
      speaker: this.#speaker,
      log: seen.log,
      entries: seen.entries,
      last: seen.last,
      fresh: fresh ? seen.fresh : [],
      stopped: null,
      // At a shared screen only what everybody may see is in sight, and nobody else knows of what a seat has said.
      standing: this.#standing.filter(({ seat }) => people.includes(seat) && (eyes === null || seat === eyes)),
      problem: null,
    };
  }

  #maySpeak(seat: Seat): boolean {
    const { legal, families } = this.#windows.of(seat);
    return legal.length > 0 || families.length > 0;
  }
}

function phaseOf(deciding: Seat | null, viewer: ScreenEyes, isBot: (seat: Seat) => boolean): Phase {
  if (deciding === null) return 'over';
  if (isBot(deciding)) return 'bot';
  return viewer === 'nobody' ? 'hand-over' : 'person';
}

/** The protocol leaves a view's shape to the kernel, whose own it is. */
export const seatView = (view: object): SeatView => {
  if (isSeatView(view)) return view;
  throw new EngineError(internal('the engine sent a view that is none'));
};

const isSeatView = (view: object): view is SeatView => 'decision' in view && 'state' in view && 'seatNames' in view;

import {
  type AnyAction,
  at,
  type Bot,
  canonical,
  type Decision,
  equal,
  type Match,
  type Play,
  type Reader,
  type ReadSpot,
  type Seat,
} from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { Costs } from '../read/effects.ts';
import { isProgram, type Program } from '../seats/program.ts';
import type { ProgramSeats } from '../seats/programs.ts';
import { READING_TEXT } from '../text/reading.ts';
import { STANDING_TEXT } from '../text/standing.ts';
import { wordsOf } from '../words/complaint-text.ts';
import { Choices } from './choices.ts';
import { type Asked, lookUpMeanwhile, obey, type Shown } from './commands.ts';
import { familyLabel, soleSum } from './families.ts';
import type { Saving } from './saving.ts';
import { INTERRUPTED, type Keyboard, Left } from './screen/keyboard.ts';
import { Screen, type Viewer } from './screen/screen.ts';
import type { Surface } from './screen/surface.ts';
import type { Player } from './seats/seating.ts';
import { Kept } from './standing.ts';
import type { Thinker, Thought } from './thinker.ts';
import { doUnasked } from './unasked.ts';

export interface Table {
  context: Context;
  match: Match;
  seed: string;
  players: readonly Player[];
  programs: ProgramSeats;
  thinker: Thinker;
  keyboard: Keyboard;
  surface: Surface;
  /** What reads the table aloud, if the game has a table. */
  reader: Reader | null;
  saving: Saving;
  /** Whether people are asked even where only one thing can be done. */
  ask: boolean;
}

/** A match at one keyboard: asks the people, lets the bots think, and shows each only what he may know. */
export class Session {
  readonly #table: Table;
  readonly #screen: Screen;
  readonly #humans: readonly Seat[];
  #viewer: Viewer;
  /** A seat that wants to act though others are asked. */
  #speaker: Seat | undefined;
  /** Of whom it was said last that he has chosen in secret: all he chooses so at one time is told once. */
  #choseInSecret: Seat | undefined;
  /** What each seat that might have acted has let pass. */
  readonly #letPass = new Map<Seat, string>();
  readonly #standing = new Kept();

  constructor(table: Table) {
    this.#table = table;
    this.#screen = new Screen(table.context, table.match, table.surface);
    this.#humans = table.players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
    this.#viewer = this.#humans.length === 1 ? at(this.#humans, 0) : null;
  }

  async play(): Promise<void> {
    const { match, players, keyboard, saving } = this.#table;
    saving.keep(match);
    this.#screen.title(players);
    for (let decision = match.play.decision(); decision; decision = match.play.decision()) {
      const stopped = !this.#takeOnly() && !this.#takeStanding() && (await this.#turn(decision));
      if (stopped || (await keyboard.interrupted())) await this.#pause();
    }
    this.#close();
  }

  /** Whoever has to decides; whether somebody has stopped him. */
  async #turn(decision: Decision): Promise<boolean> {
    const { seat, before } = this.#next(decision);
    const player = at(this.#table.players, seat);
    if (player !== 'human') return this.#think(decision, seat, player);
    await this.#ask(decision, seat, before);
    return false;
  }

  /** Nobody is asked, but somebody has pressed Ctrl-C: he may look, take back, leave, or let it go on. */
  async #pause(): Promise<void> {
    const decision = this.#play.decision();
    const seat = this.#viewer ?? this.#humans[0];
    if (seat === undefined || !this.#table.keyboard.interactive) throw new Left();
    const decider = decision?.seats.find(one => !this.#isHuman(one));
    if (!decision || decider === undefined) return;
    const { text } = this.#table.context;
    await this.#ask(decision, seat, decider, text.play.thoughtStopped(this.#screen.teller.seat(decider)));
  }

  get #shown(): Shown {
    return { ...this.#table, screen: this.#screen, humans: this.#humans, standing: this.#standing };
  }

  get #play(): Play {
    return this.#table.match.play;
  }

  #isHuman(seat: Seat): boolean {
    return this.#table.players[seat] === 'human';
  }

  /** Does the only thing that can be done, and tells it; whether there was one. */
  #takeOnly(): boolean {
    const { match, ask, context } = this.#table;
    const only = doUnasked(match, { humans: this.#humans, ask });
    if (!only) return false;
    this.#save();
    if (!only.forced)
      this.#screen.surface.event(
        `  ${context.paint.dim(READING_TEXT[context.language].forced(this.#screen.teller.action(only.action)))}`,
      );
    if (!this.#secretive()) this.#readNews();
    return true;
  }

  /** Does what somebody has said beforehand, and tells it; whether there was anything. */
  #takeStanding(): boolean {
    const { match, context } = this.#table;
    const answer = this.#speaker === undefined ? this.#standing.answerTo(match.play) : null;
    if (!answer || !match.act(answer.seat, answer.action).ok) return false;
    this.#save();
    if (this.#secretive()) return true;
    const said = STANDING_TEXT[context.language].given(this.#screen.teller.action(answer.action));
    this.#screen.surface.event(`  ${context.paint.dim(`→ ${said}`)}`);
    this.#readNews();
    return true;
  }

  /** Whose turn it is at the keyboard. People who are only invited get their word in before a bot goes on. */
  #next(decision: Decision): { seat: Seat; before?: Seat } {
    const speaker = this.#speaker;
    this.#speaker = undefined;
    if (speaker !== undefined) return { seat: speaker };
    const decider = decision.seats.find(seat => this.#isHuman(seat)) ?? at(decision.seats, 0);
    if (this.#isHuman(decider)) return { seat: decider };
    const guest = decision.invited.find(
      seat => this.#isHuman(seat) && this.#letPass.get(seat) !== this.#opportunity(decision, seat),
    );
    return guest === undefined ? { seat: decider } : { seat: guest, before: decider };
  }

  #opportunity(decision: Decision, seat: Seat): string {
    return canonical([decision.frame, this.#play.legal(seat), this.#play.families(seat)]);
  }

  /** Whether the people at the keyboard must not see each other's screens. */
  #secretive(): boolean {
    if (this.#humans.length < 2) return false;
    if (this.#play.decision()?.sealed) return true;
    const [first, ...others] = this.#humans.map(seat => this.#play.view(seat).state);
    return others.some(other => !equal(other, first));
  }

  async #ask(decision: Decision, seat: Seat, before: Seat | undefined, aside?: string): Promise<void> {
    this.#choseInSecret = undefined;
    const { text } = this.#table.context;
    const { teller } = this.#screen;
    await this.#giveScreenTo(seat);
    this.#screen.heading(seat, this.#table.reader?.read(this.#play, seat, this.#table.context.language).bar() ?? null);
    this.#readNews();
    const actions = this.#play.legal(seat);
    const families = this.#play.families(seat);
    const places = this.#placesOf(seat, actions);
    this.#screen.board(
      seat,
      places.flatMap(place => place ?? []),
    );
    const asked: Asked = {
      decision,
      seat,
      actions,
      families,
      choices: new Choices(
        [...actions.map(action => teller.action(action)), ...families.map(family => familyLabel(family, teller, text))],
        this.#screen.surface.page,
        this.#asides(seat, actions, places),
      ),
      optional: before !== undefined,
    };
    const guest = aside ?? (before === undefined ? '' : text.play.guest(teller.seat(before)));
    this.#screen.prompt(decision, seat, asked.choices, guest);
    for (const label of this.#standing.asked(seat, decision))
      this.#screen.note(STANDING_TEXT[this.#table.context.language].ended(label));
    const others = this.#mayActToo(decision, seat);
    if (others !== '') this.#screen.note(text.play.mayActToo(others));
    const table = this.#shown;
    for (;;) {
      const line = await this.#table.keyboard.ask(this.#question(asked));
      if (line === '' && this.#screen.surface.turn()) continue;
      const outcome = await obey(table, asked, line);
      if (outcome === 'ask-again') continue;
      if (outcome === 'let-pass') this.#letPass.set(seat, this.#opportunity(decision, seat));
      else if (outcome === 'changed') this.#save();
      else if (outcome !== 'answered') this.#speaker = outcome.as;
      this.#screen.forget();
      if (!this.#secretive()) this.#readNews();
      return;
    }
  }

  /** Where each thing that can be done points to. */
  #placesOf(seat: Seat, actions: readonly AnyAction[]): (ReadSpot | null)[] {
    const reading = this.#table.reader?.read(this.#play, seat, this.#table.context.language);
    if (!reading) return [];
    const names = new Map(reading.boards.map(board => [board.id, board.names]));
    return actions.map(action => {
      const spot = reading.spot(action);
      return spot && { board: spot.board, cell: spot.cell, place: names.get(spot.board)?.[spot.cell] ?? '' };
    });
  }

  /** Where each action is, unless it says so itself, and what it costs: worked out when it is shown. */
  #asides(seat: Seat, actions: readonly AnyAction[], places: readonly (ReadSpot | null)[]): (number: number) => string {
    const { reader, context } = this.#table;
    if (!reader) return () => '';
    const { teller } = this.#screen;
    const costs = new Costs(reader, this.#play, seat, context.language);
    return number => {
      const action = actions[number - 1];
      if (!action) return '';
      const place = places[number - 1]?.place ?? '';
      const where = teller.action(action).includes(place) ? '' : place;
      return [where, costs.of(action)].filter(Boolean).join('; ');
    };
  }

  #question({ seat, actions, families, choices }: Asked): string {
    const { text } = this.#table.context;
    const name = this.#screen.teller.seat(seat);
    const field = soleSum(families, actions)?.fields[0];
    return field?.kind === 'sum'
      ? text.play.promptSum(name, text.play.between(field.least, field.most))
      : text.play.prompt(name, choices.count);
  }

  #mayActToo(decision: Decision, seat: Seat): string {
    // In a secret decision everybody is asked in turn.
    const able = decision.sealed ? [] : [...decision.seats, ...decision.invited];
    return able
      .filter(other => other !== seat && this.#isHuman(other))
      .map(other => this.#screen.teller.seat(other))
      .join(', ');
  }

  async #giveScreenTo(seat: Seat): Promise<void> {
    const { context, keyboard } = this.#table;
    if (this.#secretive() && this.#viewer !== seat) {
      if (this.#viewer !== null) this.#screen.wipe();
      await keyboard.ask(`${context.text.play.passKeyboard(this.#screen.teller.seat(seat))} `);
      this.#screen.wipe();
    }
    this.#viewer = seat;
  }

  #readNews(): void {
    const everybody = this.#table.players.map((_, seat) => seat);
    this.#screen.news(this.#viewer, this.#viewer !== null && this.#secretive() ? [this.#viewer] : everybody);
  }

  /** Lets a bot or a program choose; whether somebody has stopped it. */
  async #think(decision: Decision, seat: Seat, bot: Bot | Program): Promise<boolean> {
    const { context, keyboard } = this.#table;
    const name = this.#screen.teller.seat(seat);
    const viewer = this.#viewer ?? (this.#secretive() ? null : (this.#humans[0] ?? null));
    const { coming, cancel } = this.#thought(seat, bot);
    if (coming instanceof Promise) this.#screen.meanwhile(viewer);
    const action = await keyboard.during(coming, context.text.play.thinking(name), line =>
      viewer === null ? false : lookUpMeanwhile(this.#shown, decision, viewer, line),
    );
    if (action === INTERRUPTED) {
      cancel();
      return true;
    }
    this.#choose(seat, action);
    return false;
  }

  #thought(seat: Seat, bot: Bot | Program): Thought<AnyAction> {
    const { match, seed, programs, thinker } = this.#table;
    if (isProgram(bot)) return { coming: programs.choose(seat), cancel: () => programs.cancel(seat) };
    // Of the seed and the place in the match alone: a match that is loaded, or taken back, goes on as it would have.
    const { coming, cancel } = thinker.think(match, seat, bot, `${seed} bot ${match.length}`);
    return { coming: coming instanceof Promise ? coming.then(({ action }) => action) : coming.action, cancel };
  }

  #choose(seat: Seat, action: AnyAction): void {
    const { match, context } = this.#table;
    const applied = match.act(seat, action);
    this.#save();
    if (this.#secretive()) return;
    if (applied.ok && applied.secret && this.#choseInSecret !== seat) {
      this.#choseInSecret = seat;
      this.#screen.note(context.text.play.choseInSecret(this.#screen.teller.seat(seat)));
    }
    this.#readNews();
  }

  /** A match goes on though its file cannot be written; but somebody should know. */
  #save(): void {
    try {
      this.#table.saving.keep(this.#table.match);
    } catch (error) {
      this.#screen.note(wordsOf(error, this.#table.context.language));
    }
  }

  #close(): void {
    if (this.#humans.length > 1) this.#viewer = null;
    this.#readNews();
    this.#screen.finale(this.#viewer);
  }
}

import {
  type AnyEvent,
  type Decision,
  type Match,
  mayKnow,
  type Odds,
  type Reading,
  type ReadSpot,
  type Seat,
  Teller,
} from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Context } from '../../context.ts';
import { boardLines, printedBoard } from '../../print/board.ts';
import { columns } from '../../print/columns.ts';
import { out } from '../../print/io.ts';
import { wrapped } from '../../print/prose.ts';
import { resultLines } from '../../print/result.ts';
import type { Choices } from '../choices.ts';
import type { Player } from '../seats/seating.ts';
import { BETWEEN, type Surface } from './surface.ts';

/** Who looks at the screen: a seat or, as `null`, somebody who may know only what all may know. */
export type Viewer = Seat | null;

/** What is written while a match is played. It shows a viewer nothing that the viewer may not know. */
export class Screen {
  readonly teller: Teller;
  readonly surface: Surface;
  readonly #context: Context;
  readonly #match: Match;
  /** How much of the log each seat has read. */
  readonly #read: number[];

  constructor(context: Context, match: Match, surface: Surface) {
    this.#context = context;
    this.#match = match;
    this.surface = surface;
    this.teller = new Teller(match.game, match.play.scene, context.language);
    this.#read = match.play.scene.seatNames.map(() => 0);
  }

  title(players: readonly Player[]): void {
    const { paint, text, language } = this.#context;
    const { game, play, commitment } = this.#match;
    const { title = play.position.scenario, about = '' } = game.text[language].scenarios[play.position.scenario] ?? {};
    this.surface.event(`${paint.bold(game.rulebook.title[language])}: ${paint.bold(title)}. ${about}`);
    this.surface.event(
      players
        .map((player, seat) => {
          const who = player === 'human' ? text.play.human : text.play.bot(player.name);
          return `${this.teller.seat(seat)}: ${who}`;
        })
        .join(', '),
    );
    this.surface.event(paint.dim(`${text.play.commitment} ${commitment}`));
  }

  /** What has happened since this viewer last read; those who share the screen have read it too. */
  news(viewer: Viewer, sharers: readonly Seat[]): void {
    for (const line of this.#events(viewer, this.#unread(viewer))) this.surface.event(line);
    for (const seat of sharers) this.#read[seat] = this.#match.log.length;
  }

  /** What was taken back has not been read. */
  forget(): void {
    this.#read.forEach((read, seat) => {
      this.#read[seat] = Math.min(read, this.#match.log.length);
    });
  }

  log(viewer: Viewer): void {
    this.show(this.#events(viewer, 0));
  }

  /** The board as it stands, with the places where something can be chosen. */
  board(viewer: Viewer, places: readonly ReadSpot[] = []): void {
    this.surface.board({ board: printedBoard(this.#match.play, viewer, this.#context.language), places });
  }

  /** The board while somebody else decides. */
  meanwhile(viewer: Viewer): void {
    this.surface.meanwhile(() => ({
      board: printedBoard(this.#match.play, viewer, this.#context.language),
      places: [],
    }));
  }

  /** The whole board with what its signs mean, to be read. */
  wholeBoard(viewer: Viewer): void {
    const board = printedBoard(this.#match.play, viewer, this.#context.language);
    this.show(boardLines(board, this.surface.width - 2, this.#context.paint));
  }

  /** Who is asked, when it is, and how it stands; and with which data, where they are not the game's own. */
  heading(seat: Seat, bar: ReturnType<Reading['bar']> = null): void {
    const { pack } = this.#match;
    const data = pack ? this.#context.text.play.pack(pack.title) : '';
    const scores =
      bar?.scores.map((score, index) => (score === '' ? '' : `${this.teller.seat(index)}: ${score}`)) ?? [];
    const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(BETWEEN);
    this.surface.heading(joined([this.teller.seat(seat), bar?.when ?? '', bar?.phase ?? '', data]), joined(scores));
  }

  /** `guest`: what somebody is told who only may act. */
  prompt(decision: Decision, seat: Seat, choices: Choices, guest = ''): void {
    const { paint, text } = this.#context;
    const { chosen } = this.#match.play.view(seat);
    const said = wrapped(this.teller.prompt(decision), this.surface.width - decision.rule.length - 2);
    this.surface.prompt([
      ...wrapped(guest, this.surface.width - 2).map(line => `  ${paint.dim(line)}`),
      ...said.slice(0, -1).map(paint.bold),
      `${paint.bold(said.at(-1) ?? '')}  ${paint.dim(decision.rule)}`,
      ...(chosen.length === 0
        ? []
        : [`  ${paint.dim(text.play.chosen(chosen.map(action => this.teller.action(action)).join('; ')))}`]),
    ]);
    this.choices(choices);
  }

  choices(choices: Choices): void {
    const { paint, text } = this.#context;
    const { shown, hits, count, words } = choices;
    const width = String(count).length + 2;
    const lines = shown.flatMap(({ number, label, aside }) => {
      const [first = '', ...others] = wrapped(
        label + (aside === '' ? '' : ` (${aside})`),
        this.surface.width - width - 2,
      );
      return [
        `${paint.cyan(String(number).padStart(width))}  ${first}`,
        ...others.map(line => ' '.repeat(width + 2) + line),
      ];
    });
    const hidden =
      shown.length < hits.length
        ? text.play.choicesHidden(`${shown[0]?.number}-${shown.at(-1)?.number}`, count)
        : words !== ''
          ? text.play.filtered(hits.length, count, words)
          : '';
    this.surface.choices([
      ...lines,
      ...(hidden === '' ? [] : wrapped(hidden, this.surface.width - 2).map(line => `  ${paint.dim(line)}`)),
    ]);
  }

  odds(label: string, { success, modifiers, outcomes }: Odds): void {
    const { paint, text, language } = this.#context;
    const { percent, signed } = GRAMMAR[language];
    const bearing = modifiers.map(({ rule, value }) => `${signed(value)} ${paint.dim(rule)}`);
    const rows = outcomes.map(({ chance, probability, events }) => [
      chance,
      percent(probability, 1),
      this.teller.outcome(events),
    ]);
    this.show([
      `${paint.bold(label)}  ${bearing.join('  ')}`,
      ...(success ? [paint.bold(text.play.succeeds(percent(success.probability, 1)))] : []),
      ...columns(rows, ['right', 'right']).map(line => `  ${line}`),
    ]);
  }

  help(): void {
    this.show(columns(this.#context.text.play.help));
  }

  /** The answer to something that was asked for. */
  show(lines: readonly string[]): void {
    this.surface.show(lines);
  }

  note(words: string): void {
    this.surface.note(words);
  }

  /** Takes everything off a terminal, what has scrolled away too. */
  wipe(): void {
    this.surface.wipe();
  }

  /** How it ended, written where it stays. */
  finale(viewer: Viewer): void {
    const { paint } = this.#context;
    this.surface.close();
    const board = printedBoard(this.#match.play, viewer, this.#context.language);
    out('');
    for (const line of boardLines(board, this.surface.width - 2, paint)) out(`  ${line}`);
    out('');
    for (const line of resultLines(this.#context, this.#match.play)) out(line);
  }

  #unread(viewer: Viewer): number {
    return viewer === null ? Math.min(...this.#read) : (this.#read[viewer] ?? 0);
  }

  #events(viewer: Viewer, from: number): string[] {
    const { paint } = this.#context;
    const known = this.#match.log.slice(from).map(({ event }) => event);
    return known
      .filter(one => mayKnow(one, viewer))
      .map(event => `  ${paint.dim('·')} ${this.#painted(event)}  ${paint.dim(event.rule)}`);
  }

  #painted(event: AnyEvent): string {
    const { paint } = this.#context;
    const words = this.teller.event(event);
    if (event.type === 'roll') return paint.yellow(words);
    return event.type === 'end' ? paint.bold(words) : words;
  }
}

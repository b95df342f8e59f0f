import { type AnyEvent, type Decision, type Match, mayKnow, type Odds, type Seat, Teller } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Context } from '../context.ts';
import { boardLines } from '../print/board.ts';
import { columns, indented } from '../print/columns.ts';
import { out } from '../print/io.ts';
import { resultLines } from '../print/result.ts';
import type { Choices } from './choices.ts';
import type { Player } from './seating.ts';

/** Who looks at the screen: a seat or, as `null`, somebody who may know only what all may know. */
export type Viewer = Seat | null;

const RULER = 60;
const WIPE = '\x1b[2J\x1b[3J\x1b[H';

/** What is written while a match is played. It shows a viewer nothing that the viewer may not know. */
export class Screen {
  readonly teller: Teller;
  readonly #context: Context;
  readonly #match: Match;
  /** How much of the log each seat has read. */
  readonly #read: number[];

  constructor(context: Context, match: Match) {
    this.#context = context;
    this.#match = match;
    this.teller = new Teller(match.game, match.play.scene, context.language);
    this.#read = match.play.scene.seatNames.map(() => 0);
  }

  title(players: readonly Player[]): void {
    const { paint, text, language } = this.#context;
    const { game, play, commitment } = this.#match;
    const { title = play.position.scenario, about = '' } = game.text[language].scenarios[play.position.scenario] ?? {};
    out(`${paint.bold(game.rulebook.title[language])}: ${paint.bold(title)}. ${about}`);
    out(
      players
        .map((player, seat) => {
          const who = player === 'human' ? text.play.human : text.play.bot(player.name);
          return `${this.teller.seat(seat)}: ${who}`;
        })
        .join(', '),
    );
    out(paint.dim(`${text.play.commitment} ${commitment}`));
  }

  /** What has happened since this viewer last read; those who share the screen have read it too. */
  news(viewer: Viewer, sharers: readonly Seat[]): void {
    this.#events(viewer, this.#unread(viewer));
    for (const seat of sharers) this.#read[seat] = this.#match.log.length;
  }

  /** Whether there is something new that this viewer may know. */
  hasNews(viewer: Viewer): boolean {
    return this.#match.log.slice(this.#unread(viewer)).some(({ event }) => mayKnow(event, viewer));
  }

  /** What was taken back has not been read. */
  forget(): void {
    this.#read.forEach((read, seat) => {
      this.#read[seat] = Math.min(read, this.#match.log.length);
    });
  }

  log(viewer: Viewer): void {
    this.#events(viewer, 0);
  }

  board(viewer: Viewer): void {
    out('');
    for (const line of indented(boardLines(this.#match.play, viewer, this.#context.language))) out(line);
    out('');
  }

  heading(seat: Seat): void {
    const { paint } = this.#context;
    const name = this.teller.seat(seat);
    out(`\n${paint.dim('──')} ${paint.bold(name)} ${paint.dim('─'.repeat(Math.max(3, RULER - name.length)))}`);
  }

  prompt(decision: Decision, seat: Seat, choices: Choices): void {
    const { paint, text } = this.#context;
    out(`${paint.bold(this.teller.prompt(decision))}  ${paint.dim(decision.rule)}`);
    const { chosen } = this.#match.play.view(seat);
    if (chosen.length > 0) this.note(text.play.chosen(chosen.map(action => this.teller.action(action)).join('; ')));
    this.choices(choices);
  }

  choices(choices: Choices): void {
    const { paint, text } = this.#context;
    const { shown, hits, count, words } = choices;
    const width = String(count).length + 2;
    for (const { number, label } of shown) out(`${paint.cyan(String(number).padStart(width))}  ${label}`);
    if (shown.length < hits.length)
      this.note(text.play.choicesHidden(`${shown[0]?.number}-${shown.at(-1)?.number}`, count));
    else if (words !== '') this.note(text.play.filtered(hits.length, count, words));
  }

  odds(label: string, { success, modifiers, outcomes }: Odds): void {
    const { paint, text, language } = this.#context;
    const { percent, signed } = GRAMMAR[language];
    const bearing = modifiers.map(({ rule, value }) => `${signed(value)} ${paint.dim(rule)}`);
    out(`  ${paint.bold(label)}  ${bearing.join('  ')}`);
    if (success) out(`  ${paint.bold(text.play.succeeds(percent(success.probability, 1)))}`);
    const rows = outcomes.map(({ chance, probability, events }) => [
      chance,
      percent(probability, 1),
      this.teller.outcome(events),
    ]);
    for (const line of columns(rows, ['right', 'right'])) out(`    ${line}`);
  }

  help(): void {
    for (const line of columns(this.#context.text.play.help)) out(`  ${line}`);
  }

  note(words: string): void {
    out(`  ${this.#context.paint.dim(words)}`);
  }

  /** Takes everything off a terminal, what has scrolled away too. */
  wipe(): void {
    if (process.stdout.isTTY) process.stdout.write(WIPE);
  }

  /** Says on a terminal who is thinking; the words go when the thinking is done. */
  thinking(seat: Seat): void {
    const { paint, text } = this.#context;
    if (process.stdout.isTTY) process.stdout.write(paint.dim(text.play.thinking(this.teller.seat(seat))));
  }

  thought(): void {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  }

  finale(viewer: Viewer): void {
    this.board(viewer);
    for (const line of resultLines(this.#context, this.#match.play)) out(line);
  }

  #unread(viewer: Viewer): number {
    return viewer === null ? Math.min(...this.#read) : (this.#read[viewer] ?? 0);
  }

  #events(viewer: Viewer, from: number): void {
    const { paint } = this.#context;
    const known = this.#match.log.slice(from).map(({ event }) => event);
    for (const event of known.filter(one => mayKnow(one, viewer)))
      out(`  ${paint.dim('·')} ${this.#painted(event)}  ${paint.dim(event.rule)}`);
  }

  #painted(event: AnyEvent): string {
    const { paint } = this.#context;
    const words = this.teller.event(event);
    if (event.type === 'roll') return paint.yellow(words);
    return event.type === 'end' ? paint.bold(words) : words;
  }
}

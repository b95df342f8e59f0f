import { type Decision, type Entry, type Logged, type Match, Teller } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { packLines } from '../packs/tell.ts';
import { boardLines, printedBoard } from '../print/board.ts';
import { indented } from '../print/columns.ts';
import { lineWidth, out } from '../print/io.ts';
import { resultLines } from '../print/result.ts';
import { openRecord } from '../records.ts';
import { OK, WrongUsage } from '../words/failure.ts';

export interface ReplayOptions {
  from?: number;
  to?: number;
  board?: true;
  events?: true;
}

/** Plays a record again and tells it. It holds every secret of the match, so nothing is left out. */
export function replayFile(context: Context, path: string, options: ReplayOptions): number {
  const file = openRecord(context, path);
  const { history } = file.record;
  const { from = 0, to = history.length } = options;
  for (const line of packLines(context, file.record.pack)) out(context.paint.yellow(line));
  if (from > history.length || from > to)
    throw new WrongUsage({ code: 'no-entries', from, to, entries: history.length });
  const narrator = new Narrator(context, options);
  const match = file.replay((playing, number) => {
    narrator.hear(playing, number, history[number - 1], number >= from && number <= to);
  });
  out('');
  for (const line of resultLines(context, match.play)) out(line);
  return OK;
}

class Narrator {
  readonly #context: Context;
  readonly #options: ReplayOptions;
  #heard = 0;
  /** What the next entry answers. */
  #decision: Decision | null = null;

  constructor(context: Context, options: ReplayOptions) {
    this.#context = context;
    this.#options = options;
  }

  hear(match: Match, number: number, entry: Entry | undefined, told: boolean): void {
    const news = match.log.slice(this.#heard);
    if (told) this.#tell(match, number, entry, news);
    this.#heard = match.log.length;
    this.#decision = match.play.decision();
  }

  #tell(match: Match, number: number, entry: Entry | undefined, news: readonly Logged[]): void {
    const { paint, language } = this.#context;
    const { play } = match;
    const teller = new Teller(play.game, play.scene, language);
    out(`${paint.dim(`${String(number).padStart(4)}.`)} ${this.#entryLine(entry, teller)}`);
    for (const { event } of news) {
      out(`        ${teller.event(event)}  ${paint.dim(event.rule)}`);
      if (this.#options.events) out(`          ${paint.dim(JSON.stringify(event))}`);
    }
    if (this.#options.board)
      for (const line of indented(boardLines(printedBoard(play, null, language), lineWidth() - 8, paint), 8)) out(line);
  }

  #entryLine(entry: Entry | undefined, teller: Teller): string {
    const { paint, text } = this.#context;
    if (!entry) return paint.bold(text.replay.start);
    if ('dice' in entry) return paint.yellow(text.replay.scripted(entry.dice.join(', ')));
    if ('edit' in entry) return paint.yellow(text.replay.edited(entry.edit.length));
    const rule = paint.dim(this.#decision?.rule ?? '');
    return `${paint.bold(teller.seat(entry.seat))}: ${teller.action(entry.action)}  ${rule}`;
  }
}

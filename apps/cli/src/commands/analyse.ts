import { type Afterwards, CARE, lookAfterwards, type Weight } from '@carroccio/bots';
import { afterwardsSaid, chancesSaid, type Names, turningSaid } from '@carroccio/engine/text';
import { at, type Match, type MatchRecord, Teller } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { packLines } from '../packs/tell.ts';
import { curve } from '../print/curve.ts';
import { lineWidth, out } from '../print/io.ts';
import { Progress } from '../print/progress.ts';
import { wrapped } from '../print/prose.ts';
import { resultLines } from '../print/result.ts';
import { openRecord } from '../records.ts';
import { OK } from '../words/failure.ts';

export interface AnalyseOptions {
  worlds?: number;
  seed: string;
  every?: true;
  json?: true;
}

/** Looks at a recorded match afterwards: what luck gave, what choices cost, and where it turned. */
export function analyseFile(context: Context, path: string, options: AnalyseOptions): number {
  const file = openRecord(context, path);
  const match = file.replay();
  const after = looked(match, options);
  const teller = new Teller(match.game, match.play.scene, context.language);
  if (options.json) {
    const { scenario, seatNames } = match.play.scene;
    const says = afterwardsSaid(after, teller, context.language);
    out(JSON.stringify({ game: match.game.rulebook.id, scenario, seats: seatNames, ...after, says }, null, 2));
    return OK;
  }
  for (const line of packLines(context, file.record.pack)) out(context.paint.yellow(line));
  new Told(context, file.record, after, teller).all(options.every ?? false);
  out('');
  for (const line of resultLines(context, match.play)) out(line);
  return OK;
}

const PARTS = 100;

function looked(match: Match, { worlds = CARE.worlds, seed }: AnalyseOptions): Afterwards {
  const progress = new Progress(PARTS);
  const looking = lookAfterwards(match, seed, { ...CARE, worlds });
  let parts = 0;
  for (;;) {
    const next = looking.next();
    if (next.done) {
      progress.clear();
      return next.value;
    }
    for (; parts < Math.floor(next.value * PARTS); parts++) progress.step();
  }
}

class Told {
  readonly #context: Context;
  readonly #record: MatchRecord;
  readonly #after: Afterwards;
  readonly #names: Names;

  constructor(context: Context, record: MatchRecord, after: Afterwards, names: Names) {
    this.#context = context;
    this.#record = record;
    this.#after = after;
    this.#names = names;
  }

  all(every: boolean): void {
    const { language, paint, text } = this.#context;
    const { start, entries, turning } = this.#after;
    const said = text.analyse;
    out(`${said.start}: ${chancesSaid(start, this.#names, language)}`);
    const width = Math.min(lineWidth() - 2, 78);
    start.forEach((_, seat) => {
      out(paint.bold(this.#names.seat(seat)));
      const chances = [start, ...entries.map(one => one.chances)].map(all => at(all, seat));
      out(`  ${paint.cyan(curve(chances, width))}`);
    });
    out('');
    out(paint.bold(turning.length > 0 ? said.turned : said.never));
    for (const point of turning) {
      out(`  ${turningSaid(point, this.#names, language)}`);
      this.#entry(at(entries, point.entry - 1));
    }
    if (every) this.#every(entries);
    out('');
    for (const sentence of afterwardsSaid(this.#after, this.#names, language))
      for (const line of wrapped(sentence, width)) out(line);
  }

  #every(entries: readonly Weight[]): void {
    const { paint, text } = this.#context;
    out('');
    out(paint.bold(text.analyse.every));
    for (const weight of entries.filter(({ luck, cost }) => luck || cost)) this.#entry(weight);
  }

  #entry({ entry, seat, chances, luck, cost }: Weight): void {
    const { language, paint, text } = this.#context;
    const done = this.#record.history[entry - 1];
    if (seat === null || !done || !('seat' in done)) return;
    const points = (share: number): string => (100 * share).toFixed(1);
    out(`  ${paint.dim(`${entry}.`.padStart(6))} ${this.#names.seat(seat)}: ${this.#names.action(done.action)}`);
    out(`         ${paint.dim(chancesSaid(chances, this.#names, language))}`);
    if (luck)
      out(
        `         ${text.analyse.luck}: ${luck
          .map((one, whose) => `${this.#names.seat(whose)} ${points(one.points)} ± ${points(one.error)}`)
          .join(', ')}`,
      );
    if (cost)
      out(
        `         ${text.analyse.better(this.#names.action(cost.better), `${points(cost.points)} ± ${points(cost.error)}`)}`,
      );
  }
}

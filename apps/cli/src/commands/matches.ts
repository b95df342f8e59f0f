import { Teller } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { commandLine } from '../command-line.ts';
import type { Context } from '../context.ts';
import { type Kept, keptMatches, matchesFolder } from '../matches.ts';
import { columns } from '../print/columns.ts';
import { out } from '../print/io.ts';
import { RecordFile } from '../records.ts';
import { MATCHES_TEXT } from '../text/matches.ts';
import { wordsOf } from '../words/complaint-text.ts';
import { OK } from '../words/failure.ts';

export interface MatchesOptions {
  names?: true;
  json?: true;
}

/** The matches saved by name: what each is, how far it has come, how to go on. */
export function matches(context: Context, { names, json }: MatchesOptions): number {
  const kept = keptMatches();
  if (names) {
    for (const { name } of kept) out(name);
    return OK;
  }
  const told = kept.map(one => tell(context, one));
  if (json) out(JSON.stringify({ folder: matchesFolder(), matches: told }, null, 2));
  else for (const line of lines(context, told)) out(line);
  return OK;
}

interface Told {
  name: string;
  file: string;
  saved: string;
  game?: string;
  scenario?: string;
  entries?: number;
  over?: boolean;
  winners?: string[];
  /** Why it cannot be read. */
  wrong?: string;
}

function tell({ registry, language }: Context, { name, file, saved }: Kept): Told {
  const known = { name, file, saved: saved.toISOString() };
  try {
    const { record, game } = new RecordFile(registry, file);
    const { result, scenario } = record;
    const options = {
      ...Object.fromEntries(Object.entries(game.options).map(([id, spec]) => [id, spec.default])),
      ...record.options,
    };
    const seatNames = game.scenarios[scenario]?.seats ?? [];
    const teller = new Teller(game, { scenario, options, seatNames }, language);
    return {
      ...known,
      game: record.game,
      scenario,
      entries: record.history.length,
      over: result !== null,
      ...(result ? { winners: result.winners.map(seat => teller.seat(seat)) } : {}),
    };
  } catch (error) {
    return { ...known, wrong: wordsOf(error, language) };
  }
}

function lines({ registry, language, paint }: Context, told: readonly Told[]): string[] {
  const text = MATCHES_TEXT[language];
  if (told.length === 0) return [text.none(commandLine(['play', '--save', text.name]))];
  const { when } = GRAMMAR[language];
  const rows = told.map(({ name, saved, game = '', scenario = '', entries = 0, over = false, winners = [], wrong }) => {
    if (wrong !== undefined) return [name, wrong];
    const title = registry.packages.find(({ rulebook }) => rulebook.id === game)?.rulebook.title[language] ?? game;
    const state = over ? text.over(winners.join(', ')) : text.entries(entries);
    return [name, `${title}, ${scenario}`, state, when(new Date(saved))];
  });
  const [first] = told.filter(({ over, wrong }) => over === false && wrong === undefined);
  return [
    ...columns(rows),
    ...(first ? ['', paint.dim(`${text.goOn} ${commandLine(['play', '--load', first.name])}`)] : []),
  ];
}

import { resolve } from 'node:path';
import { Match, type Pack } from '@carroccio/kernel';
import { commandLine } from '../command-line.ts';
import type { Context } from '../context.ts';
import { growing, readPackFile, refuseToOverwrite } from '../files.ts';
import { fileOf, isName, makeRoom, nameOf } from '../matches.ts';
import { packLines } from '../packs/tell.ts';
import { Saving } from '../play/saving.ts';
import { Keyboard, Left } from '../play/screen/keyboard.ts';
import { PaneSurface } from '../play/screen/panes.ts';
import { PlainSurface, type Surface } from '../play/screen/surface.ts';
import { Picker } from '../play/seats/picker.ts';
import { seatedAt } from '../play/seats/seated.ts';
import { playersOf } from '../play/seats/seating.ts';
import { Session } from '../play/session.ts';
import { Thinker } from '../play/thinker.ts';
import { out } from '../print/io.ts';
import { optionsOf } from '../print/pairs.ts';
import { readerOf } from '../read/reader.ts';
import { foundFile, RecordFile } from '../records.ts';
import { playableGame } from '../registry.ts';
import { faultTold, ProgramSeats } from '../seats/programs.ts';
import { newSeed } from '../simulate/seed.ts';
import { wordsOf } from '../words/complaint-text.ts';
import { type Failed, OK, WrongUsage } from '../words/failure.ts';

/** Who plays where nobody says who. */
const ANY_BOT = 'random';

export interface PlayOptions {
  seat: readonly string[];
  bots: string;
  seats?: number;
  option: readonly string[];
  seed?: string;
  save?: string;
  load?: string;
  pack?: string;
  ask?: true;
  plain?: true;
  limit: number;
  programLog?: string;
  lang?: string;
}

export async function play(
  context: Context,
  gameId: string | undefined,
  scenario: string | undefined,
  options: PlayOptions,
): Promise<number> {
  const files = filesOf(options);
  if (files.save !== undefined && !sameFile(files.save, files.load)) refuseToOverwrite(files.save);
  if (files.save !== undefined) makeRoom(files.save);
  const keyboard = new Keyboard();
  try {
    await playAt(keyboard, context, gameId, scenario, files);
  } finally {
    keyboard.close();
  }
  return OK;
}

/** Who played when the match was saved plays again, unless somebody else is named. */
function asBefore({ load, seat, bots }: PlayOptions): Partial<PlayOptions> {
  const before = load === undefined ? undefined : seatedAt(load);
  return before && seat.length === 0 && bots === ANY_BOT ? before : {};
}

/** Names stand for files; a match that is loaded by its name is saved by it too. */
function filesOf(options: PlayOptions): PlayOptions {
  const { load, save = load !== undefined && isName(load) && fileOf(load) !== load ? load : undefined } = options;
  return {
    ...options,
    ...(load === undefined ? {} : { load: foundFile(load) }),
    ...(save === undefined ? {} : { save: fileOf(save) }),
  };
}

async function playAt(
  keyboard: Keyboard,
  context: Context,
  gameId: string | undefined,
  scenario: string | undefined,
  options: PlayOptions,
): Promise<void> {
  const begun = await unlessLeft(async () =>
    options.load === undefined
      ? newMatch(context, keyboard, gameId, scenario, options)
      : loadedMatch(context, options.load, gameId, scenario),
  );
  if (!begun) return;
  const { match, seed, pack, picked, warning } = begun;
  const told = filesOf({ ...options, ...asBefore(options), ...picked });
  const players = playersOf(match.game, match.play.scene, told.seat, told.bots);
  if (told.save !== undefined) makeRoom(told.save);
  const saving = new Saving(told.save, told);
  const ask = options.ask ?? false;
  const reader = await readerOf(context.registry, match.game, pack);
  const surface = surfaceFor(context, keyboard, options.plain ?? false);
  keyboard.draw = () => surface.flush();
  const { language, paint } = context;
  for (const line of packLines(context, pack)) surface.event(paint.yellow(line));
  if (warning) surface.event(paint.yellow(wordsOf(warning, language)));
  const overhear = options.programLog === undefined ? {} : { overhear: growing(options.programLog) };
  const terms = { language, limitMs: options.limit, seed, ...overhear };
  const programs = new ProgramSeats(match, players, terms, fault =>
    surface.event(paint.yellow(faultTold(fault, match, language))),
  );
  const thinker = new Thinker(context.registryUrl);
  const table = { context, match, seed, players, programs, thinker, keyboard, surface, reader, saving, ask };
  try {
    await unlessLeft(() => new Session(table).play());
    saving.close(match);
  } finally {
    programs.close();
    await thinker.close();
    keyboard.draw = () => undefined;
    surface.close();
  }
  sayGoodbye(context, match, saving.file, told);
}

/** Panes where a person sits at a terminal that can be drawn on; lines everywhere else. */
function surfaceFor({ paint, text }: Context, keyboard: Keyboard, plain: boolean): Surface {
  if (plain || !keyboard.interactive || process.env.TERM === 'dumb') return new PlainSurface(paint);
  return new PaneSurface(process.stdout, paint, text.panes);
}

/** The work's result, or nothing when somebody leaves; the unfinished line of the prompt is ended then. */
async function unlessLeft<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    out('');
    return undefined;
  }
}

interface Begun {
  match: Match;
  seed: string;
  pack: Pack | undefined;
  /** What is to be told of the file it comes from. */
  warning: Failed | null;
  /** What was picked at the keyboard, and could have been an option. */
  picked: Partial<PlayOptions>;
}

async function newMatch(
  context: Context,
  keyboard: Keyboard,
  gameId: string | undefined,
  asked: string | undefined,
  options: PlayOptions,
): Promise<Begun> {
  const pack = options.pack === undefined ? undefined : readPackFile(context.registry, options.pack);
  const picker = new Picker(context, keyboard);
  const id = gameId ?? pack?.game ?? (await picker.game());
  const game = playableGame(context.registry, id, pack);
  const scenario = asked ?? (await picker.scenario(game));
  const bare = gameId === undefined && options.seat.length === 0 && keyboard.interactive;
  const picked = bare ? await picker.table(game, scenario, options) : {};
  const seed = options.seed ?? newSeed();
  const beginning = {
    scenario,
    seed,
    options: optionsOf(game, options.option),
    ...(options.seats === undefined ? {} : { seats: options.seats }),
  };
  return { match: new Match(game, beginning, pack), seed, pack, picked, warning: null };
}

function loadedMatch({ registry }: Context, path: string, gameId?: string, scenario?: string): Begun {
  const file = new RecordFile(registry, path);
  checkSame('other-game', file.record.game, gameId);
  checkSame('other-scenario', file.record.scenario, scenario);
  const { record, warning } = file;
  return { match: file.replay(), seed: record.seed, pack: record.pack, picked: {}, warning };
}

function checkSame(code: 'other-game' | 'other-scenario', recorded: string, asked: string | undefined): void {
  if (asked !== undefined && asked !== recorded) throw new WrongUsage({ code, recorded, asked });
}

const sameFile = (one: string, other: string | undefined): boolean =>
  other !== undefined && resolve(one) === resolve(other);

/** Says how to go on, or how to look at what was played. */
function sayGoodbye({ text, paint }: Context, match: Match, file: string | undefined, options: PlayOptions): void {
  const { result } = match.play;
  if (!result) out(text.result.unfinished);
  if (file === undefined) {
    if (!result) out(paint.dim(text.play.notSaved));
    return;
  }
  const name = nameOf(file);
  if (result) out(`${text.play.checkIt} ${commandLine(['verify', name])}`);
  else
    out(
      `${text.play.goOn} ${commandLine(['play', '--load', name, ...(isName(name) ? [] : ['--save', name]), ...again(isName(name) ? { ...options, seat: [], bots: ANY_BOT } : options)])}`,
    );
}

/** The options that a record does not hold. */
const again = ({ seat, bots, ask, plain, lang }: PlayOptions): string[] => [
  ...seat.flatMap(one => ['--seat', one]),
  ...(bots === ANY_BOT ? [] : ['--bots', bots]),
  ...(ask ? ['--ask'] : []),
  ...(plain ? ['--plain'] : []),
  ...(lang === undefined ? [] : ['--lang', lang]),
];

import type { Language, RehearsalSize } from '@carroccio/kernel';
import { Argument, Command, CommanderError, Option } from 'commander';
import { commandLine } from './command-line.ts';
import type { AnalyseOptions } from './commands/analyse.ts';
import type { Shell } from './commands/completion.ts';
import type { ExportOptions } from './commands/export.ts';
import type { MatchesOptions } from './commands/matches.ts';
import type { PlayOptions } from './commands/play.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { RulesOptions } from './commands/rules.ts';
import type { SimulateOptions } from './commands/simulate.ts';
import type { TournamentOptions } from './commands/tournament.ts';
import type { WorkOptions } from './commands/work.ts';
import type { Context } from './context.ts';
import { collect, gameOption, language, limitOption, programLogOption, wholeNumber } from './options.ts';
import { err } from './print/io.ts';
import { paintFor } from './print/paint.ts';
import type { GamesModule } from './registry.ts';
import { version } from './version.ts';
import { wordsOf } from './words/complaint-text.ts';
import { errorLine, exitCodeOf, OK, WRONG_USAGE } from './words/failure.ts';
import { languageOf } from './words/language.ts';
import { TEXT } from './words/text.ts';

/** Runs one command line; whatever goes wrong is told in one line on standard error. */
export async function runProgram(args: readonly string[], games: GamesModule): Promise<number> {
  const program = new Program(games);
  try {
    return await program.run(args);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : WRONG_USAGE;
    err(errorLine(wordsOf(error, program.language)));
    return exitCodeOf(error);
  }
}

interface Spoken {
  lang?: Language;
}

class Program {
  /** The language of whoever asks, as far as it is known. */
  language: Language = languageOf(undefined, process.env);
  readonly #gamesModule: GamesModule;
  readonly #root = new Command('carroccio');
  #exitCode = OK;

  constructor(games: GamesModule) {
    this.#gamesModule = games;
    this.#root
      .description('Historical board games played by their rulebooks.')
      .version(version())
      .option('--no-color', 'no colours, even in a terminal')
      .exitOverride()
      .configureOutput({ outputError: (message, write) => write(`${errorLine(withoutTitle(message))}\n`) })
      .addHelpText(
        'after',
        '\nExit codes: 0 all is well, 1 what was asked for failed, 2 it was asked for wrongly.\n\nExample:\n  carroccio games',
      );
    this.#games();
    this.#rules();
    this.#play();
    this.#matches();
    this.#engine();
    this.#replay();
    this.#verify();
    this.#chronicle();
    this.#analyse();
    this.#simulate();
    this.#work();
    this.#tournament();
    this.#validate();
    this.#export();
    this.#diff();
    this.#host();
    this.#completion();
  }

  async run(args: readonly string[]): Promise<number> {
    if (args.length === 0) this.#root.help();
    await this.#root.parseAsync(args, { from: 'user' });
    return this.#exitCode;
  }

  #command(usage: string, description: string, example: string): Command {
    return this.#root.command(usage).description(description).addHelpText('after', `\nExample:\n  ${example}`);
  }

  async #do(spoken: Spoken, work: (context: Context) => number | Promise<number>): Promise<void> {
    const language = languageOf(spoken.lang, process.env);
    this.language = language;
    this.#exitCode = await work({
      registry: await (await import('./registry.ts')).loadRegistry(this.#gamesModule),
      registryUrl: this.#gamesModule.url,
      language,
      text: TEXT[language],
      paint: paintFor(this.#root.opts<{ color: boolean }>().color),
    });
  }

  #games(): void {
    this.#command('games', 'the games, their scenarios, seats, options and bots', 'carroccio games --lang it')
      .argument('[game]', 'only this one')
      .option('--json', "print the engine's description of them")
      .addOption(language())
      .action((game: string | undefined, options: Spoken & { json?: true }) =>
        this.#do(options, async context => (await import('./commands/games.ts')).games(context, options, game)),
      );
  }

  #rules(): void {
    this.#command('rules', 'read and search the rulebooks', 'carroccio rules --search rear attack --game guelphs')
      .argument('[id]', 'a rule (gg.10.6.1), or the beginning of some (gg.10)')
      .option('--search <words...>', 'rules that have all these words')
      .option('--game <game>', 'in this game only')
      .option('--where', 'only the places in code, data and tests that cite the rule')
      .option('--json', 'print JSON')
      .addOption(language())
      .action((id: string | undefined, options: Spoken & RulesOptions) =>
        this.#do(options, async context => (await import('./commands/rules.ts')).rules(context, id, options)),
      );
  }

  #play(): void {
    this.#command(
      'play',
      'play a match in the terminal',
      'carroccio play guelphs campaldino --seat guelph=human --seat ghibelline=bot --save match.json',
    )
      .argument('[game]')
      .argument('[scenario]')
      .addOption(
        new Option(
          '--seat <name=who>',
          'who plays a seat: human, bot, the name of a bot, or a program: "python3 mybot.py" (repeat for each seat)',
        )
          .argParser(collect)
          .default([], 'the first seat is human, the others bots'),
      )
      .option('--bots <level>', 'the bot of the seats that are bots', 'random')
      .option('--seats <n>', 'how many seats play', wholeNumber(1))
      .addOption(gameOption())
      .option('--seed <seed>', 'the seed of the dice; without it, one nobody knows')
      .option('--save <name>', 'save the match after every action: by a name, or in a file')
      .addOption(
        new Option('--load <name>', 'go on with a saved match, by its name or its file').conflicts([
          'seats',
          'option',
          'seed',
          'pack',
        ]),
      )
      .option('--pack <file>', 'play with a data pack')
      .option('--plain', 'lines one after the other instead of a screen with panes (always so without a terminal)')
      .addOption(limitOption())
      .addOption(programLogOption())
      .option('--ask', 'ask people even where only one thing can be done')
      .addOption(language())
      .action((game: string | undefined, scenario: string | undefined, options: Spoken & PlayOptions) =>
        this.#do(options, async context => (await import('./commands/play.ts')).play(context, game, scenario, options)),
      );
  }

  #matches(): void {
    this.#command('matches', 'the matches saved by name', 'carroccio matches')
      .option('--names', 'only their names, one a line')
      .option('--json', 'print JSON')
      .addOption(language())
      .action((options: Spoken & MatchesOptions) =>
        this.#do(options, async context => (await import('./commands/matches.ts')).matches(context, options)),
      );
  }

  #host(): void {
    this.#command(
      'host',
      'look after a server: its people, tables and back-ups',
      'carroccio host backup before-upgrade.jsonl',
    )
      .argument(
        '<what>',
        'status, users, tables, reports, appoint NAME, tournament, backup FILE, restore FILE, migrate …',
      )
      .argument('[words...]')
      .allowUnknownOption()
      .addOption(language())
      .action((what: string, words: string[], options: Spoken) =>
        this.#do(options, async () => (await import('./commands/host.ts')).host([what, ...words])),
      );
  }

  #completion(): void {
    const complete = commandLine(['completion']);
    this.#command(
      'completion',
      'a script that completes commands in your shell',
      [
        `source <(${complete} bash)    in bash; it completes "npx carroccio" too`,
        `source <(${complete} zsh)`,
        `${complete} fish | source`,
        '',
        'To have "carroccio" itself: npm link, in the folder apps/cli.',
      ].join('\n  '),
    )
      .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
      .action((shell: Shell) =>
        this.#do({}, async context =>
          (await import('./commands/completion.ts')).completion(context, shell, this.#root),
        ),
      );
  }

  #engine(): void {
    this.#command(
      'engine',
      'the engine: one JSON request a line on standard input, one answer a line on standard output',
      `echo '{"id":1,"method":"hello"}' | carroccio engine`,
    )
      .option('--pack <file>', 'the data pack of every match of its game that names none')
      .action(async ({ pack }: { pack?: string }) => {
        this.#exitCode = await (await import('./commands/engine.ts')).engine(this.#gamesModule, pack);
      });
  }

  #replay(): void {
    this.#command(
      'replay',
      'tell a recorded match entry by entry',
      'carroccio replay match.json --from 10 --to 20 --board',
    )
      .argument('<file>')
      .option('--from <n>', 'the first entry to tell', wholeNumber(0))
      .option('--to <n>', 'the last entry to tell', wholeNumber(0))
      .option('--board', 'show the board after each entry')
      .option('--events', 'print the events as data too')
      .addOption(language())
      .action((file: string, options: Spoken & ReplayOptions) =>
        this.#do(options, async context => (await import('./commands/replay.ts')).replayFile(context, file, options)),
      );
  }

  #verify(): void {
    this.#command('verify', 'check every die of a recorded match against its seed', 'carroccio verify match.json')
      .argument('<file>')
      .addOption(language())
      .action((file: string, options: Spoken) =>
        this.#do(options, async context => (await import('./commands/verify.ts')).verifyFile(context, file)),
      );
  }

  #chronicle(): void {
    this.#command('chronicle', 'tell a recorded match in prose', 'carroccio chronicle match.json --lang it')
      .argument('<file>')
      .addOption(language())
      .action((file: string, options: Spoken) =>
        this.#do(options, async context => (await import('./commands/chronicle.ts')).chronicleFile(context, file)),
      );
  }

  #analyse(): void {
    this.#command(
      'analyse',
      'what a recorded match came of: luck and skill apart, and where it turned',
      'carroccio analyse match.json --worlds 24',
    )
      .argument('<file>')
      .option('--worlds <n>', 'imagined worlds for each moment: more are surer and slower', wholeNumber(2))
      .option('--seed <seed>', 'the seed of the imagined worlds: the same again gives the same', 'afterwards')
      .option('--every', 'tell every entry that changed the chances, not only where the match turned')
      .option('--json', 'print JSON')
      .addOption(language())
      .action((file: string, options: Spoken & AnalyseOptions) =>
        this.#do(options, async context => (await import('./commands/analyse.ts')).analyseFile(context, file, options)),
      );
  }

  #simulate(): void {
    this.#command(
      'simulate',
      'play many matches between bots',
      'carroccio simulate --game guelphs --bots random --games 1000 --seed may',
    )
      .requiredOption('--game <game>', 'the game')
      .option('--scenario <scenario>', 'one scenario; without it, all of them in turn')
      .option('--seats <n>', 'how many seats play', wholeNumber(1))
      .option('--bots <names>', 'the bot of each seat, with commas; one name seats it everywhere', 'random')
      .option('--games <n>', 'how many matches', wholeNumber(1), 100)
      .option('--seed <seed>', 'match i is played with the seed SEED/i; without it, one nobody knows')
      .addOption(gameOption())
      .addOption(
        new Option('--seat <name=program>', 'a program that plays a seat: guelph="python3 mybot.py" (repeat for each)')
          .argParser(collect)
          .default([], 'none'),
      )
      .option('--budget <ms>', 'milliseconds a bot may think', wholeNumber(0), 100)
      .addOption(limitOption())
      .addOption(programLogOption())
      .option('--threads <n>', 'worker threads; without it, one for each core', wholeNumber(1))
      .option('--json', 'print JSON')
      .option('--save <dir>', 'save the record of every match in a folder')
      .option('--pack <file>', 'play with a data pack')
      .addOption(
        new Option(
          '--workers <database>',
          'have the matches played by "carroccio work", on any number of machines: postgres://user:password@host/database',
        ).conflicts(['seat', 'limit', 'programLog', 'threads']),
      )
      .addOption(language())
      .action((options: Spoken & SimulateOptions) =>
        this.#do(options, async context => (await import('./commands/simulate.ts')).simulate(context, options)),
      );
  }

  #work(): void {
    this.#command(
      'work <database>',
      'play matches of simulations that were begun with --workers, until it is stopped',
      'carroccio work postgres://user:password@host/database',
    )
      .option('--threads <n>', 'matches at the same time; without it, one for each core', wholeNumber(1))
      .addOption(language())
      .action((database: string, options: Spoken & WorkOptions) =>
        this.#do(options, async context => (await import('./commands/work.ts')).work(context, database, options)),
      );
  }

  #tournament(): void {
    this.#command(
      'tournament',
      'levels and programs against each other, everybody with everybody at every seat, with ratings',
      'carroccio tournament --game guelphs --player captain --player "python3 mybot.py" --rounds 20',
    )
      .requiredOption('--game <game>', 'the game')
      .addOption(
        new Option('--player <who>', 'the name of a bot, or a program: "python3 mybot.py" (repeat for each)')
          .argParser(collect)
          .default([], 'all bots of the game'),
      )
      .option('--scenario <scenario>', 'one scenario; without it, all of them')
      .option('--seats <n>', 'how many sit at a table', wholeNumber(2))
      .option(
        '--rounds <n>',
        'how often everybody meets everybody, in every scenario and at every seat',
        wholeNumber(1),
        5,
      )
      .option('--seed <seed>', 'the seed of the dice: those who change seats have the same')
      .addOption(gameOption())
      .option('--budget <ms>', 'milliseconds a bot may think', wholeNumber(0), 100)
      .addOption(limitOption())
      .option('--threads <n>', 'worker threads; without it, one for each core', wholeNumber(1))
      .option('--json', 'print JSON')
      .option('--pack <file>', 'play with a data pack')
      .addOption(language())
      .action((options: Spoken & TournamentOptions) =>
        this.#do(options, async context => (await import('./commands/tournament.ts')).tournament(context, options)),
      );
  }

  #export(): void {
    this.#command(
      'export',
      'write the data of a game as a pack with comments, or as CSV: what a pack of your own begins with',
      'carroccio export guelphs charts --out my-charts.json',
    )
      .argument('<game>')
      .argument('[part]', 'one part; without it, all of them')
      .option('--csv', 'tables and rosters as CSV, for a spreadsheet')
      .option('--out <file>', 'the file; without it, standard output')
      .option('--title <title>', 'what the pack is called')
      .addOption(language())
      .action((game: string, part: string | undefined, options: Spoken & ExportOptions) =>
        this.#do(options, async context =>
          (await import('./commands/export.ts')).exportData(context, game, part, options),
        ),
      );
  }

  #diff(): void {
    this.#command(
      'diff',
      "what a data pack, or the pack of a recorded match, changes against the game's own data",
      'carroccio diff my-charts.json',
    )
      .argument('<file>')
      .option('--json', 'print JSON')
      .addOption(language())
      .action((file: string, options: Spoken & { json?: true }) =>
        this.#do(options, async context => (await import('./commands/diff.ts')).diff(context, file, options)),
      );
  }

  #validate(): void {
    this.#command('validate', 'check a data pack, or the form of a match record', 'carroccio validate my-charts.json')
      .argument('<file>')
      .option('--matches <n>', 'random matches of every scenario that are tried with a pack', wholeNumber(0), 1)
      .option('--decisions <n>', 'decisions of each at most', wholeNumber(1), 1000)
      .addOption(language())
      .action((file: string, options: Spoken & RehearsalSize) =>
        this.#do(options, async context => (await import('./commands/validate.ts')).validate(context, file, options)),
      );
  }
}

/** The program's name stands in its place. */
const TITLE = 'error: ';
const withoutTitle = (message: string): string => (message.startsWith(TITLE) ? message.slice(TITLE.length) : message);

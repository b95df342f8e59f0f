/** What can stand where: of the commands as they are, and of the games. */
import { botsOf } from '@carroccio/bots';
import type { Game, GamePackage, Registry } from '@carroccio/kernel';
import type { Command, Option } from 'commander';

/** What a word is one of: words of its own, or something that hangs on the game, on this machine, on what stands before. */
export type Kind = 'files' | 'matches' | 'games' | 'scenarios' | 'parts' | 'bots' | 'options' | 'seats' | 'rules';

export interface Flag {
  readonly flag: string;
  readonly about: string;
  /** Words, a kind, or `null` where nothing can be offered. */
  readonly takes: readonly string[] | Kind | null;
}

export interface Spelled {
  readonly name: string;
  readonly about: string;
  readonly flags: readonly Flag[];
  /** What follows the command, one after the other. */
  readonly takes: readonly (readonly string[] | Kind)[];
}

export interface GameWords {
  readonly id: string;
  readonly scenarios: readonly string[];
  readonly parts: readonly string[];
  readonly bots: readonly string[];
  /** `name=value`, all that can be. */
  readonly options: readonly string[];
  readonly seats: readonly string[];
}

export interface Completed {
  readonly commands: readonly Spelled[];
  readonly games: readonly GameWords[];
  readonly rules: readonly string[];
}

const KINDS_OF_FLAGS: Readonly<Record<string, Kind>> = {
  '--load': 'matches',
  '--game': 'games',
  '--scenario': 'scenarios',
  '--bots': 'bots',
  '--option': 'options',
  '--seat': 'seats',
};

const FOLLOWING: Readonly<Record<string, Spelled['takes']>> = {
  play: ['games', 'scenarios'],
  export: ['games', 'parts'],
  rules: ['rules'],
  replay: ['matches'],
  verify: ['matches'],
  chronicle: ['matches'],
  analyse: ['matches'],
  validate: ['files'],
  diff: ['files'],
  host: [
    [
      'status',
      'users',
      'tables',
      'reports',
      'settle',
      'appoint',
      'dismiss',
      'tournament',
      'backup',
      'restore',
      'migrate',
    ],
    'files',
  ],
  completion: [['bash', 'zsh', 'fish']],
};

const HELP: Flag = { flag: '--help', about: 'display help for command', takes: null };

const flagOf = ({ long, description, argChoices, flags }: Option): Flag => ({
  flag: long ?? '',
  about: description,
  takes: argChoices ?? KINDS_OF_FLAGS[long ?? ''] ?? (/--save|<(file|dir)>/.test(flags) ? 'files' : null),
});

const spelled = (command: Command): Spelled => ({
  name: command.name(),
  about: command.description(),
  flags: [...command.options.map(flagOf), HELP],
  takes: FOLLOWING[command.name()] ?? [],
});

function gameWords(game: Game, { parts }: GamePackage): GameWords {
  const bots = botsOf(game).map(({ name }) => name);
  const seats = [...new Set(Object.values(game.scenarios).flatMap(scenario => scenario.seats))];
  return {
    id: game.rulebook.id,
    scenarios: Object.keys(game.scenarios),
    parts: Object.keys(parts),
    bots,
    options: Object.entries(game.options).flatMap(([name, { values }]) => values.map(value => `${name}=${value}`)),
    seats: seats.flatMap(seat => ['human', 'bot', ...bots].map(who => `${seat}=${who}`)),
  };
}

export const completed = (registry: Registry, root: Command): Completed => ({
  commands: root.commands.map(spelled),
  games: registry.packages.flatMap(one => (one.build ? [gameWords(registry.game(one.rulebook.id), one)] : [])),
  rules: registry.packages.flatMap(({ rulebook }) => rulebook.entries.map(({ id }) => id)),
});

/** Scripts for shells, made from the commands as they are: what can be typed next. */
import type { Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { OK } from '../failure.ts';
import { out } from '../print/io.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

interface Spelled {
  readonly name: string;
  readonly about: string;
  readonly options: readonly { readonly flag: string; readonly about: string; readonly takes: string }[];
}

const spelled = (command: Command): Spelled => ({
  name: command.name(),
  about: command.description(),
  options: [...command.options, ...HELP].map(({ long, description, argChoices, flags }) => ({
    flag: long ?? '',
    about: description,
    takes: argChoices?.join(' ') ?? (/<(name|file|dir)>/.test(flags) ? 'files' : ''),
  })),
});

const HELP: readonly Pick<Option, 'long' | 'description' | 'argChoices' | 'flags'>[] = [
  { long: '--help', description: 'display help for command', flags: '--help' },
];

export function completion({ registry }: Context, shell: Shell, root: Command): number {
  const commands = root.commands.map(spelled);
  const games = registry.playable.map(game => ({ id: game.rulebook.id, scenarios: Object.keys(game.scenarios) }));
  out(shell === 'fish' ? fish(commands, games) : shell === 'zsh' ? zsh(commands, games) : bash(commands, games));
  return OK;
}

type Games = readonly { readonly id: string; readonly scenarios: readonly string[] }[];

function bash(commands: readonly Spelled[], games: Games): string {
  const choices = commands.flatMap(({ options }) => options).filter(({ takes }) => takes !== '' && takes !== 'files');
  const byFlag = new Map(choices.map(({ flag, takes }) => [flag, takes]));
  return `_carroccio() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} words=
  case "$prev" in
    --load|--save) COMPREPLY=($(compgen -f -W "$(carroccio matches --names 2>/dev/null)" -- "$cur")); return;;
    --pack) COMPREPLY=($(compgen -f -- "$cur")); return;;
    --game) COMPREPLY=($(compgen -W "${games.map(({ id }) => id).join(' ')}" -- "$cur")); return;;
${[...byFlag].map(([flag, takes]) => `    ${flag}) COMPREPLY=($(compgen -W "${takes}" -- "$cur")); return;;`).join('\n')}
${games.map(({ id, scenarios }) => `    ${id}) words="${scenarios.join(' ')}";;`).join('\n')}
    play) words="${games.map(({ id }) => id).join(' ')}";;
    completion) words="bash zsh fish";;
    replay|verify|chronicle|analyse) words="$(carroccio matches --names 2>/dev/null)"; COMPREPLY=($(compgen -f -W "$words" -- "$cur")); return;;
    validate) COMPREPLY=($(compgen -f -- "$cur")); return;;
  esac
  case "\${COMP_WORDS[1]}" in
${commands.map(({ name, options }) => `    ${name}) words="$words ${options.map(({ flag }) => flag).join(' ')}";;`).join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${commands.map(({ name }) => name).join(' ')} --help --version"; fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _carroccio carroccio`;
}

const zsh = (commands: readonly Spelled[], games: Games): string =>
  `autoload -U +X bashcompinit && bashcompinit\n${bash(commands, games)}`;

/** Fish asks for each word by itself. */
function fish(commands: readonly Spelled[], games: Games): string {
  const quoted = (words: string): string => `'${words.replaceAll("'", "\\\\'")}'`;
  const within = (name: string): string => `-n '__fish_seen_subcommand_from ${name}'`;
  return [
    'complete -c carroccio -f',
    ...commands.map(
      ({ name, about }) => `complete -c carroccio -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`,
    ),
    ...commands.flatMap(({ name, options }) =>
      options.map(({ flag, about, takes }) => {
        const values = takes === 'files' ? ' -r -F' : takes === '' ? '' : ` -x -a ${quoted(takes)}`;
        return `complete -c carroccio ${within(name)} -l ${flag.slice(2)}${values} -d ${quoted(about)}`;
      }),
    ),
    `complete -c carroccio ${within('play')} -a ${quoted(games.map(({ id }) => id).join(' '))}`,
    ...games.map(({ id, scenarios }) => `complete -c carroccio ${within(id)} -a ${quoted(scenarios.join(' '))}`),
    `complete -c carroccio ${within('completion')} -a 'bash zsh fish'`,
    `complete -c carroccio ${within('play')} -l load -x -a '(carroccio matches --names)'`,
    `complete -c carroccio ${within('replay verify chronicle analyse')} -F -a '(carroccio matches --names)'`,
  ].join('\n');
}

/** Completion for bash; zsh reads it too. */
import type { Completed, Flag, GameWords, Kind } from './words.ts';

/** Words in single quotes, one a line. */
const lines = (words: readonly string[]): string => `'${words.join('\n').replaceAll("'", "'\\''")}'`;

/** What a kind of words offers of one game. */
const OF_GAMES: Readonly<Partial<Record<Kind, (game: GameWords) => readonly string[]>>> = {
  scenarios: ({ scenarios }) => scenarios,
  parts: ({ parts }) => parts,
  bots: ({ bots }) => bots,
  options: ({ options }) => options,
  seats: ({ seats }) => seats,
};

const isKind = (takes: Flag['takes']): takes is Kind => typeof takes === 'string';

/** The lines of a `case`: what is asked for after a flag, or after other words. */
function cases({ commands, games }: Completed): string[] {
  const after = (name: string, words: readonly string[], takes: Flag['takes']): string => {
    const where = words.map(word => `"${name} ${word}"`).join('|');
    return `    ${where}) ${isKind(takes) ? `kind=${takes}` : `kind=words words=${lines(takes ?? [])}`};;`;
  };
  return commands.flatMap(({ name, flags, takes: [first, second] }) => [
    ...flags.filter(({ takes }) => takes !== null).map(({ flag, takes }) => after(name, [flag], takes)),
    ...(first === undefined ? [] : [after(name, [name], first)]),
    // What is second follows a word that could be first.
    ...(first === undefined || second === undefined
      ? []
      : [after(name, isKind(first) ? games.map(({ id }) => id) : first, second)]),
  ]);
}

function wordsOfGames({ games, rules }: Completed): string[] {
  const kinds = Object.entries(OF_GAMES).flatMap(([kind, of]) => [
    ...games.map(game => `    ${kind}:${game.id}) words=${lines(of(game))};;`),
    `    ${kind}:) words=${lines([...new Set(games.flatMap(of))])};;`,
  ]);
  return [
    ...kinds,
    `    games:*) words=${lines(games.map(({ id }) => id))};;`,
    // Without a game's letters there would be thousands.
    `    rules:*) case "$cur" in *.*) words=${lines(rules)};; *) words=${lines([...new Set(rules.map(id => id.slice(0, id.indexOf('.') + 1)))])}; more=1;; esac;;`,
  ];
}

/** `names` is the command line that lists the matches. */
export function bash(told: Completed, names: string): string {
  const { commands, games } = told;
  return `_carroccio() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  local IFS=$'\\n' game= kind= words= key= front= more= word=
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${lines([...commands.map(({ name }) => name), '--help', '--version'])} -- "$cur"))
    return
  fi
  # bash takes "name=value" apart, other shells do not.
  if [ "$cur" = "=" ] && [ "$COMP_CWORD" -gt 2 ]; then
    key="$prev=" prev="\${COMP_WORDS[COMP_CWORD-2]}" cur=
  elif [ "$prev" = "=" ] && [ "$COMP_CWORD" -gt 3 ]; then
    key="\${COMP_WORDS[COMP_CWORD-2]}=" prev="\${COMP_WORDS[COMP_CWORD-3]}"
  fi
  cur="\${cur//\\\\/}"
  cur="\${cur#[\\"\\']}"
  for word in "\${COMP_WORDS[@]}"; do
    case "$word" in ${games.map(({ id }) => id).join('|')}) game="$word";; esac
  done
  case "$command $prev" in
${cases(told).join('\n')}
  esac
  case "$cur" in -*) kind=;; esac
  case "$kind:$game" in
${wordsOfGames(told).join('\n')}
    matches:*) words="$(${names} 2>/dev/null)";;
    words:*) ;;
    files:*) ;;
    *) case "$command" in
${commands.map(({ name, flags }) => `      ${name}) words=${lines(flags.map(({ flag }) => flag))};;`).join('\n')}
    esac;;
  esac
  case "$kind:$command:$cur" in bots:simulate:*,*) front="\${cur%,*},";; esac
  case "$kind" in
    files|matches)
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$cur") $(compgen -W "$words" -- "$cur"));;
    options|seats)
      if [ -n "$key" ]; then
        for word in $(compgen -W "$words" -- "$key$cur"); do COMPREPLY+=("\${word#"$key"}"); done
      else
        case "$cur" in
          *=*) COMPREPLY=($(compgen -W "$words" -- "$cur"));;
          *) compopt -o nospace 2>/dev/null
             COMPREPLY=($(for word in $(compgen -W "$words" -- "$cur"); do echo "\${word%%=*}="; done | sort -u));;
        esac
      fi;;
    *)
      if [ -n "$more" ]; then compopt -o nospace 2>/dev/null; fi
      for word in $(compgen -W "$words" -- "\${cur#"$front"}"); do COMPREPLY+=("$front$word"); done;;
  esac
}
complete -F _carroccio carroccio`;
}

/** After \`npx\` the words stand one further on. */
export const BY_NPX = `_carroccio_npx() {
  if [ "\${COMP_WORDS[1]}" = carroccio ] && [ "$COMP_CWORD" -gt 1 ]; then
    local -a COMP_WORDS=("\${COMP_WORDS[@]:1}")
    local COMP_CWORD=$((COMP_CWORD-1))
    _carroccio
  elif [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W carroccio -- "\${COMP_WORDS[1]}"))
  fi
}
complete -p npx >/dev/null 2>&1 || complete -o default -F _carroccio_npx npx`;

export const zsh = (told: Completed, names: string): string =>
  `autoload -U +X bashcompinit && bashcompinit\n${bash(told, names)}`;

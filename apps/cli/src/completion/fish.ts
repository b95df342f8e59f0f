/** Completion for fish, which asks for each word by itself. */
import type { Completed, Flag, GameWords, Kind } from './words.ts';

const quoted = (words: string): string => `'${words.replaceAll("'", "\\'")}'`;
const listed = (words: readonly string[]): string => ` -x -a ${quoted(words.join(' '))}`;
const within = (...seen: string[]): string =>
  `-n '${seen.map(word => `__fish_seen_subcommand_from ${word}`).join('; and ')}'`;

/** What a kind of words offers of one game. */
const ofGame = (kind: Kind, game: GameWords): readonly string[] | null =>
  kind === 'files' || kind === 'matches' || kind === 'games' || kind === 'rules' ? null : game[kind];

/** `names` is the command line that lists the matches. */
export function fish({ commands, games, rules }: Completed, names: string): string {
  const ids = games.map(({ id }) => id);
  const values = (takes: Flag['takes']): string => {
    if (takes === null) return '';
    if (typeof takes !== 'string') return listed(takes);
    if (takes === 'files') return ' -r -F';
    if (takes === 'matches') return ` -r -F -a ${quoted(`(${names})`)}`;
    if (takes === 'games') return listed(ids);
    if (takes === 'rules') return listed(rules);
    return listed([...new Set(games.flatMap(game => ofGame(takes, game) ?? []))]);
  };
  return [
    'complete -c carroccio -f',
    ...commands.map(
      ({ name, about }) => `complete -c carroccio -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`,
    ),
    ...commands.flatMap(({ name, flags }) =>
      flags.map(
        ({ flag, about, takes }) =>
          `complete -c carroccio ${within(name)} -l ${flag.slice(2)}${values(takes)} -d ${quoted(about)}`,
      ),
    ),
    ...commands.flatMap(({ name, takes: [first, second] }) => [
      ...(first === undefined ? [] : [`complete -c carroccio ${within(name)}${values(first).replace(' -x', '')}`]),
      ...(second === 'scenarios' || second === 'parts'
        ? games.map(game => `complete -c carroccio ${within(name, game.id)}${listed(game[second]).replace(' -x', '')}`)
        : []),
    ]),
    'function __carroccio_by_npx; complete -C (string replace -r "^\\s*npx\\s+" "" -- (commandline -cp)); end',
    "complete -c npx -n '__fish_seen_subcommand_from carroccio' -x -a '(__carroccio_by_npx)'",
  ].join('\n');
}

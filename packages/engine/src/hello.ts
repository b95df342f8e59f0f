import { botsOf } from '@carroccio/bots';
import { type Game, type GamePackage, type Language, provenancesIn, type Registry } from '@carroccio/kernel';
import type { GameMessageType } from './messages.ts';

/** A game as `hello` describes it: what can be chosen before a match begins; with details, all that is known of it. */
export function describeGame(registry: Registry, one: GamePackage, details: boolean): GameMessageType {
  const { rulebook, parts, build } = one;
  const game = build ? registry.game(rulebook.id) : undefined;
  return {
    id: rulebook.id,
    title: { ...rulebook.title },
    rules: rulebook.entries.length,
    playable: build !== undefined,
    ...(game ? { version: game.version } : {}),
    scenarios: game ? scenariosOf(game, details) : [],
    bots: game ? botsOf(game).map(bot => bot.name) : [],
    ...(game && details ? { about: both(language => game.text[language].about) } : {}),
    ...(details
      ? { options: game ? optionsOf(game) : [], parts: Object.keys(parts), reconstructed: reconstructedIn(one) }
      : {}),
  };
}

const reconstructedIn = ({ parts }: GamePackage): string[] =>
  Object.entries(parts).flatMap(([name, { value }]) =>
    provenancesIn(value, name)
      .filter(({ source }) => source.from === 'reconstructed')
      .map(({ path }) => path),
  );

const both = (say: (language: Language) => string | undefined): { en: string; it: string } => ({
  en: say('en') ?? '',
  it: say('it') ?? '',
});

const scenariosOf = (game: Game, details: boolean): GameMessageType['scenarios'] =>
  Object.entries(game.scenarios).map(([id, { seats, min }]) => ({
    id,
    title: both(language => game.text[language].scenarios[id]?.title),
    ...(details ? { about: both(language => game.text[language].scenarios[id]?.about) } : {}),
    seats: seats.map(seat => ({ id: seat, title: both(language => game.text[language].seats[seat]) })),
    fewest: min ?? seats.length,
  }));

const optionsOf = (game: Game): NonNullable<GameMessageType['options']> =>
  Object.entries(game.options).map(([id, { rule, values, default: preset, scenarios }]) => ({
    id,
    rule,
    label: both(language => game.text[language].options[id]?.label),
    values: [...values],
    default: preset,
    ...(scenarios ? { scenarios: [...scenarios] } : {}),
  }));

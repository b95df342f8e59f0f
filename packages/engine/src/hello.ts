import { botsOf } from '@carroccio/bots';
import { type Game, type GamePackage, type Language, provenancesIn, type Registry } from '@carroccio/kernel';
import type { GameMessageType } from './messages.ts';

/** A game as `hello` describes it: what can be chosen before a match begins. */
export function describeGame(registry: Registry, { rulebook, parts, build }: GamePackage): GameMessageType {
  const common = {
    id: rulebook.id,
    title: { ...rulebook.title },
    rules: rulebook.entries.length,
    playable: build !== undefined,
    parts: Object.keys(parts),
    reconstructed: Object.entries(parts).flatMap(([name, { value }]) =>
      provenancesIn(value, name)
        .filter(({ source }) => source.from === 'reconstructed')
        .map(({ path }) => path),
    ),
  };
  if (!build) return { ...common, scenarios: [], options: [], bots: [] };
  const game = registry.game(rulebook.id);
  return {
    ...common,
    version: game.version,
    about: both(language => game.text[language].about),
    scenarios: scenariosOf(game),
    options: optionsOf(game),
    bots: botsOf(game).map(bot => bot.name),
  };
}

const both = (say: (language: Language) => string | undefined): { en: string; it: string } => ({
  en: say('en') ?? '',
  it: say('it') ?? '',
});

const scenariosOf = (game: Game): GameMessageType['scenarios'] =>
  Object.entries(game.scenarios).map(([id, { seats, min }]) => ({
    id,
    title: both(language => game.text[language].scenarios[id]?.title),
    about: both(language => game.text[language].scenarios[id]?.about),
    seats: seats.map(seat => ({ id: seat, title: both(language => game.text[language].seats[seat]) })),
    fewest: min ?? seats.length,
  }));

const optionsOf = (game: Game): GameMessageType['options'] =>
  Object.entries(game.options).map(([id, { rule, values, default: preset, scenarios }]) => ({
    id,
    rule,
    label: both(language => game.text[language].options[id]?.label),
    values: [...values],
    default: preset,
    ...(scenarios ? { scenarios: [...scenarios] } : {}),
  }));

import { botNamed } from '@carroccio/bots';
import { type AnyScene, type Bot, type Game, LANGUAGES, type Seat } from '@carroccio/kernel';
import { WrongUsage } from '../failure.ts';
import { meantBy } from '../nearest.ts';
import { pairOf } from '../print/pairs.ts';
import { folded } from '../print/prose.ts';

export type Player = 'human' | Bot;

/** Who sits where: as told, else a human at the first seat and bots at the others. */
export function playersOf(game: Game, scene: AnyScene, told: readonly string[], level: string): Player[] {
  const bot = botNamed(game, level);
  const players = scene.seatNames.map((_, seat): Player => (seat === 0 ? 'human' : bot));
  for (const one of told) {
    const [name, who] = pairOf('--seat', one);
    const seat = seatNamed(game, scene, name);
    if (seat === undefined)
      throw new WrongUsage({
        code: 'no-seat',
        seat: name,
        meant: meantBy(name, scene.seatNames),
        seats: scene.seatNames,
      });
    players[seat] = who === 'human' ? 'human' : who === 'bot' ? bot : botNamed(game, who);
  }
  return players;
}

/** The seat of this name, as the scenario gives it or in either language. */
export function seatNamed(game: Game, { seatNames }: AnyScene, name: string): Seat | undefined {
  const wanted = folded(name);
  const found = seatNames.findIndex(id =>
    [id, ...LANGUAGES.map(language => game.text[language].seats[id] ?? id)].some(known => folded(known) === wanted),
  );
  return found < 0 ? undefined : found;
}

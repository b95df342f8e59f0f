import { botNamed } from '@carroccio/bots';
import { type AnyScene, type Bot, type Game, LANGUAGES, type Seat } from '@carroccio/kernel';
import { meantBy } from '../../nearest.ts';
import { pairOf } from '../../print/pairs.ts';
import { folded } from '../../print/prose.ts';
import { isCommand } from '../../seats/command-line.ts';
import { type Program, programOf } from '../../seats/program.ts';
import { WrongUsage } from '../../words/failure.ts';

export type Player = 'human' | Bot | Program;

/** Who sits where: as told, else a human at the first seat and bots at the others. */
export function playersOf(game: Game, scene: AnyScene, told: readonly string[], level: string): Player[] {
  const bot = botNamed(game, level);
  const players = scene.seatNames.map((_, seat): Player => (seat === 0 ? 'human' : bot));
  for (const one of told) {
    const [name, who] = pairOf('--seat', one);
    const seat = knownSeat(game, scene, name);
    players[seat] =
      who === 'human' ? 'human' : who === 'bot' ? bot : isCommand(who) ? programOf(who) : botNamed(game, who);
  }
  return players;
}

/** The seat of this name; a name that none has is complained of. */
export function knownSeat(game: Game, scene: AnyScene, name: string): Seat {
  const { seatNames } = scene;
  const seat = seatNamed(game, scene, name);
  if (seat !== undefined) return seat;
  throw new WrongUsage({ code: 'no-seat', seat: name, meant: meantBy(name, seatNames), seats: seatNames });
}

/** The seat of this name, as the scenario gives it or in either language. */
export function seatNamed(game: Game, { seatNames }: AnyScene, name: string): Seat | undefined {
  const wanted = folded(name);
  const found = seatNames.findIndex(id =>
    [id, ...LANGUAGES.map(language => game.text[language].seats[id] ?? id)].some(known => folded(known) === wanted),
  );
  return found < 0 ? undefined : found;
}

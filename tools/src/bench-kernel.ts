/** What the kernel does in a second, on the two tiny games. */
import { type Game, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { type Figure, perSecond } from './measure.ts';

/** Plays one random match and tells how many actions it took. */
function randomMatch(game: Game, scenario: string, seats: number, chance: Generator, seed: number): number {
  const { play } = Play.begin(game, { scenario, seats, seed: String(seed), stream: 'sfc32' });
  for (;;) {
    const seat = play.decision()?.seats[0];
    if (seat === undefined) return play.position.ply;
    play.apply(seat, pick(chance, play.legal(seat)));
  }
}

export function kernelFigures(games: readonly Game[], seconds: number): Figure[] {
  return games.flatMap(game => {
    const { id } = game.rulebook;
    const [scenario, spec] = Object.entries(game.scenarios)[0] ?? [];
    if (!scenario || !spec) return [];
    const chance = new Generator(startChance('sfc32', 'bench'));
    const seats = spec.seats.length;
    let seed = 0;
    const match = (): number => randomMatch(game, scenario, seats, chance, seed++);
    const { play } = Play.begin(game, { scenario, seats, seed: 'clone' });
    return [
      perSecond(`${id}: checked random decisions`, 'decisions/s', seconds, match),
      perSecond(`${id}: random matches`, 'matches/s', seconds, () => {
        match();
        return 1;
      }),
      perSecond(`${id}: clones`, 'clones/s', seconds, () => {
        for (let copy = 0; copy < 1000; copy++) play.clone();
        return 1000;
      }),
      { name: `${id}: state`, value: JSON.stringify(play.position.state).length, unit: 'bytes' },
    ];
  });
}

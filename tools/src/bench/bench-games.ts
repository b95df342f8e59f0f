/** What the games do in a second: random play with every action checked, copies, lists of legal actions. */
import { existsSync } from 'node:fs';
import { at, clone, compact, type Game, Generator, Play, type Position, startChance } from '@carroccio/kernel';
import { type Figure, perSecond } from '../common/measure.ts';

const SAMPLED = 40;

interface Table {
  game: Game;
  scenario: string;
  seats: number;
}

const begin = ({ game, scenario, seats }: Table, seed: number): Play =>
  Play.begin(game, { scenario, seats, seed: String(seed), stream: 'sfc32' }).play;

/** Plays a random match; `visit` sees every position before its action. */
function playOut(play: Play, chance: Generator, visit?: (play: Play) => void): number {
  for (let actions = 0; ; actions++) {
    const seat = play.decision()?.seats[0];
    if (seat === undefined) return actions;
    visit?.(play);
    play.apply(seat, play.anyAction(seat, chance));
  }
}

/** Positions from the whole length of a random match. */
function sampleOf(table: Table): Position[] {
  const positions: Position[] = [];
  playOut(begin(table, 1), new Generator(startChance('sfc32', 'sample')), ({ position }) =>
    positions.push(clone(position)),
  );
  const stride = Math.max(1, Math.floor(positions.length / SAMPLED));
  return positions.filter((_, index) => index % stride === 0);
}

function tableFigures(table: Table, seconds: number): Figure[] {
  const { game, scenario } = table;
  const name = `${game.rulebook.id} ${scenario}`;
  const chance = new Generator(startChance('sfc32', 'bench'));
  const sample = sampleOf(table);
  let seed = 0;
  let matches = 0;
  let actions = 0;
  const decisions = perSecond(`${name}: checked random decisions`, 'decisions/s', seconds, () => {
    const length = playOut(begin(table, seed++), chance);
    matches++;
    actions += length;
    return length;
  });
  return [
    decisions,
    { name: `${name}: random matches`, value: round(decisions.value / (actions / matches)), unit: 'matches/s' },
    perSecond(`${name}: decisions listed`, 'decisions/s', seconds, () => {
      for (const position of sample) {
        const play = new Play(game, position);
        play.legal(at(play.decision()?.seats ?? [], 0));
      }
      return sample.length;
    }),
    perSecond(`${name}: clones`, 'clones/s', seconds, () => {
      for (const position of sample) new Play(game, position).clone();
      return sample.length;
    }),
    {
      name: `${name}: largest state in play`,
      value: Math.max(...sample.map(({ state }) => JSON.stringify(state).length)),
      unit: 'bytes',
    },
    {
      name: `${name}: largest state as it is kept`,
      value: Math.max(...sample.map(({ state }) => compact(state).text.length)),
      unit: 'bytes',
    },
  ];
}

const round = (value: number): number => Number(value.toPrecision(3));

/** Something a game measures of its own; `once` does some of it and tells how much. */
interface Measured {
  readonly name: string;
  readonly unit: string;
  once(): number;
}

/** What a game measures of its own, in its folder `bench`. */
async function ownFigures(game: Game, seconds: number): Promise<Figure[]> {
  const { id } = game.rulebook;
  const file = new URL(`../../../games/${id}/dist/bench/index.js`, import.meta.url);
  if (!existsSync(file)) return [];
  const { measured }: { measured(game: Game): Measured[] } = await import(file.href);
  return measured(game).map(({ name, unit, once }) => perSecond(`${id} ${name}`, unit, seconds, once));
}

/** Every scenario of every game, with as many seats as it has; then what the game measures of its own. */
export async function gameFigures(games: readonly Game[], seconds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of games) {
    for (const [scenario, { seats }] of Object.entries(game.scenarios))
      figures.push(...tableFigures({ game, scenario, seats: seats.length }, seconds));
    figures.push(...(await ownFigures(game, seconds)));
  }
  return figures;
}

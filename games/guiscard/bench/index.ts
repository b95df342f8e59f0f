/** What Guiscard does in a second besides: phases of random players, and lines of fire judged anew. */
import { type Game, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { blankState, layGrounds, parts, sightBetween } from '../src/survey.ts';

/** Something done again and again; `once` tells how much of it was done. */
interface Measured {
  readonly name: string;
  readonly unit: string;
  once(): number;
}

const PHASES = ['cerami', 'montemaggiore', 'nido-d-aquila'];
const LINES = ['cerami', 'nido-d-aquila'] as const;
const LINES_AT_ONCE = 2000;
/** The short range of a short bow. */
const SHORT = 10;

/** A random match; how many phases it has had. */
function phasesOf(game: Game, scenario: string, seed: number, chance: Generator): number {
  const { play } = Play.begin(game, { scenario, seats: 2, seed: String(seed), stream: 'sfc32' });
  let phases = 0;
  for (;;) {
    const seat = play.decision()?.seats[0];
    if (seat === undefined) return phases;
    const applied = play.apply(seat, pick(chance, play.legal(seat)));
    if (applied.ok) phases += applied.events.filter(({ type }) => type === 'phaseBegan').length;
  }
}

function phases(game: Game, scenario: string): Measured {
  const chance = new Generator(startChance('sfc32', 'bench'));
  let seed = 0;
  return {
    name: `${scenario}: random player phases`,
    unit: 'phases/s',
    once: () => phasesOf(game, scenario, seed++, chance),
  };
}

const data = {
  characters: parts.characters.value,
  charts: parts.charts.value,
  diagrams: parts.diagrams.value,
  maps: parts.maps.value,
  overlays: parts.overlays.value,
  scenarios: parts.scenarios.value,
};

function lines(scenario: (typeof LINES)[number]): Measured {
  const grounds = layGrounds(data);
  const chance = new Generator(startChance('sfc32', 'lines'));
  let times = 0;
  const once = (): number => {
    const state = blankState(grounds.roster(scenario));
    // Something burnt that hides nobody: what was remembered of the ground before does not hold for it.
    state.works.burnt = [times++];
    const b = grounds.battle({ state, scenario, options: { early: true } });
    const { cellCount } = b.field.grid;
    for (let line = 0; line < LINES_AT_ONCE; line++)
      sightBetween(b, chance.draw(cellCount), chance.draw(cellCount), SHORT);
    return LINES_AT_ONCE;
  };
  return { name: `${scenario}: lines of fire`, unit: 'lines/s', once };
}

export const measured = (game: Game): Measured[] => [
  ...PHASES.map(scenario => phases(game, scenario)),
  ...LINES.map(scenario => lines(scenario)),
];

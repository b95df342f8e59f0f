/** What a game's bots think with is what their seats may know. */
import type { Seat } from '../game/shape.ts';
import { canonical } from '../json/json.ts';
import { Generator, startChance } from '../play/chance.ts';
import type { Play } from '../play/play.ts';
import { broken } from './walk.ts';

/** Chance of its own, so that the match goes on as if nobody had looked; the same whenever it is asked for. */
const chanceFor = (play: Play, what: string): Generator =>
  new Generator(startChance('sfc32', `minds ${what} ${play.hash()}`));

/** How a match stands is told by what everybody may know, and a bot chooses the same whatever is hidden from its seat. */
export function checkMinds(play: Play): void {
  const seats = Array.from({ length: play.position.seats }, (_, seat) => seat);
  for (const seat of seats) checkFigures(play, play.resample(seat, chanceFor(play, `to ${seat}`)), seats);
  for (const seat of play.decision()?.seats ?? []) checkChoices(play, seat);
}

function checkFigures(play: Play, redrawn: Play, seats: readonly Seat[]): void {
  const { mind } = play.game;
  if (!mind) return;
  for (const seat of seats) {
    const figures = mind.figures(play, seat);
    if (figures.length !== mind.figureNames.length || !figures.every(Number.isFinite))
      broken('a mind has a figure for each name', `${figures.length} for seat ${seat}`);
    const others = mind.figures(redrawn, seat);
    const differing = mind.figureNames.filter((_, index) => figures[index] !== others[index]);
    if (differing.length > 0) broken('how a match stands is told by what everybody may know', differing.join(', '));
  }
  if (mind.rests(play) !== mind.rests(redrawn))
    broken('whether a position is quiet is told by what everybody may know', play.decision()?.step ?? 'the end');
}

function checkChoices(play: Play, seat: Seat): void {
  const { mind, bots = [] } = play.game;
  const bot = bots.at(-1);
  const [one, other] = [1, 2].map(time => {
    const known = play.resample(seat, chanceFor(play, `choice ${time}`));
    const chance = chanceFor(play, 'thoughts');
    const thinking = { draw: (n: number, from?: number) => chance.draw(n, from), budgetMs: 0, elapsedMs: () => 0 };
    return canonical([
      mind ? mind.candidates(known.clone(), seat, thinking) : [],
      bot ? bot.choose(known, seat, thinking).action : null,
    ]);
  });
  if (one !== other) broken('a bot chooses by what its seat may know', `seat ${seat}: ${one} against ${other}`);
}

import { thinkingChance } from '@carroccio/bots';
import { type AnyEvent, type Game, Match, mayKnow, type Play, Teller } from '@carroccio/kernel';

/** A moment of a real match, the same one every time. */
export interface Example {
  scenario: string;
  play: Play;
  /** Who decides. */
  seat: number;
  /** What the last action brought, as that seat may know it. */
  events: { told: readonly AnyEvent[]; teller: Teller };
}

/** So far into the match somebody has met somebody. */
const ACTIONS = 120;
const SHOWN = 4;

export function exampleOf(game: Game): Example {
  const scenario = Object.keys(game.scenarios)[0] ?? '';
  const match = new Match(game, { scenario, seed: 'example', stream: 'sfc32' });
  const chance = thinkingChance('example');
  let told: readonly AnyEvent[] = [];
  const seat = (): number => match.play.decision()?.seats[0] ?? 0;
  while (!match.play.result && (match.length < ACTIONS || told.length === 0 || match.play.legal(seat()).length < 2)) {
    const applied = match.act(seat(), match.play.anyAction(seat(), chance));
    if (applied.ok) told = applied.events;
  }
  const { play } = match;
  const known = told.filter(event => mayKnow(event, seat())).slice(0, SHOWN);
  return { scenario, play, seat: seat(), events: { told: known, teller: new Teller(game, play.scene, 'en') } };
}

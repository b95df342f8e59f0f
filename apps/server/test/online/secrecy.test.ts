/**
 * What a seat's connection carries does not depend on what it may not know: at moments all through a match of each
 * game, what is hidden from a seat is drawn again, and everything it can ask for comes back the same, byte by byte.
 */
import { type Desk, Room, roomMethods } from '@carroccio/engine/rooms';
import { registry } from '@carroccio/games/all';
import { type AnyAction, Generator, Match, type Seat, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';

/** So many actions are taken between two looks; further on, so many times as many. */
const BETWEEN = 29;
const OFTEN = 12;
const SELDOM = 6;
/** So many of the legal actions are asked about. */
const MOST_ASKED = 3;

/** All that a room answers to somebody who sits down there and asks what he may. */
function carried(match: Match, seat: Seat | null): string[] {
  const room = new Room(match, { asked: [...match.play.look.others(-1)] });
  let desk: Desk | undefined;
  const at = (): Desk => {
    if (!desk) throw new Error('nobody has joined');
    return desk;
  };
  const methods = roomMethods({
    join: (_, eyes, __, plays) => {
      desk = room.open(eyes, () => undefined, plays);
      return desk;
    },
    desk: at,
    leave: () => at().leave(),
  });
  const joined = methods['room.join']({ room: 'r', eyes: [seat] });
  if (seat === null) return [JSON.stringify(joined)];
  const asked = (joined.windows[0]?.legal ?? []).slice(0, MOST_ASKED);
  return [
    JSON.stringify(joined),
    ...[...asked, { type: 'nothing' }].flatMap((action: AnyAction) => [
      JSON.stringify(methods['room.explain']({ room: 'r', seat, action })),
      JSON.stringify(methods['room.odds']({ room: 'r', seat, action })),
    ]),
  ];
}

test.each([
  ['guelphs', 'montaperti'],
  ['batirnos', 'intro'],
  ['guiscard', 'civitate'],
  ['podesta', 'short'],
])('%s', (id, scenario) => {
  const game = registry.game(id);
  const beginning = { scenario, seats: 2, seed: 'nobody knows' };
  const match = new Match(game, beginning);
  const chance = new Generator(startChance('sfc32', 'choices'));
  /** The same match, but what is hidden from the seat is another thing. */
  const twin = (seat: Seat): Match => {
    const { position } = match.play.resample(seat, chance);
    const snapshots = [{ entries: match.length, position }];
    return Match.resume(game, { beginning, opening: match.opening, rows: match.rows(), snapshots });
  };
  let looks = 0;
  let hidden = 0;
  for (let acts = 0; !match.play.result; acts++) {
    const seat = match.play.decision()?.seats[0] ?? 0;
    if (acts % (looks < OFTEN ? BETWEEN : BETWEEN * SELDOM) === 0) {
      looks++;
      for (const eyes of [0, 1]) {
        const other = twin(eyes);
        if (other.play.hash() !== match.play.hash()) hidden++;
        const same = { beginning, opening: match.opening, rows: match.rows(), snapshots: [] };
        // Whoever looks on may know no more than any of them.
        for (const who of [eyes, null]) expect(carried(other, who)).toEqual(carried(Match.resume(game, same), who));
      }
    }
    match.act(seat, match.play.anyAction(seat, chance));
  }
  expect([looks > 2, hidden > 0]).toEqual([true, true]);
});

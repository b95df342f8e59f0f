import { type AnyAction, at, type Generator, pick, type Registry } from '@carroccio/kernel';
import { anyChoice } from '@carroccio/kernel/suite';
import { Caller, type Window } from '../load/caller.ts';

/** A table under attack, and those who sit there. */
export interface Besieged {
  readonly table: string;
  /** By seat. */
  readonly players: readonly Caller[];
  /** What each seat saw last. */
  readonly seen: Window[];
  /** What was done, by seat: the messages as they were sent. */
  readonly done: object[][];
  /** What was legal before. */
  readonly past: AnyAction[];
  /** It is over: nothing is done there any more. */
  readonly ended: boolean;
}

/** Everything that is attacked, and who attacks. */
export interface Siege {
  readonly running: readonly Besieged[];
  /** One whose match is over, and one that still waits for somebody. */
  readonly ended: Besieged;
  readonly waiting: string;
  /** Somebody who sits at none of them, and nobody at all. */
  readonly stranger: Caller;
  readonly nobody: Caller;
}

/** Enough to have something behind one, and something before one. */
const ACTIONS_BEFORE = 12;

const WISH = { options: {}, unlisted: false };

async function guest(host: string, name: string): Promise<Caller> {
  const caller = new Caller(host);
  await caller.post('/api/guests', { name });
  await caller.connect();
  return caller;
}

/** Opens a table of each game, in the middle of its match. */
export async function layOut(host: string, { playable }: Registry, chance: Generator): Promise<Siege> {
  const running: Besieged[] = [];
  for (const { rulebook, scenarios } of playable) {
    const begun = await begin(host, rulebook.id, at(Object.keys(scenarios), 0), false);
    for (let done = 0; done < ACTIONS_BEFORE; done++) await goOn(begun, chance);
    running.push(begun);
  }
  const [first] = playable;
  if (!first) throw new Error('there is no game to play');
  const [game, scenario] = [first.rulebook.id, at(Object.keys(first.scenarios), 0)];
  const ended = await begin(host, game, scenario, true);
  await goOn(ended, chance);
  await at(ended.players, 0).ask('room.offer', { room: ended.table, seat: 0, kind: 'resign' });
  const stranger = await guest(host, 'Mallory');
  await stranger.ask('room.join', { room: ended.table, eyes: [null] });
  for (const { table } of running) await stranger.ask('room.join', { room: table, eyes: [null] });
  const nobody = new Caller(host);
  await nobody.connect();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table: waiting } = await at(ended.players, 0).post('/api/tables', { ...WISH, game, scenario, seats });
  return { running, ended, waiting, stranger, nobody };
}

async function begin(host: string, game: string, scenario: string, ended: boolean): Promise<Besieged> {
  const players = [await guest(host, 'Anna'), await guest(host, 'Bruno')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await at(players, 0).post('/api/tables', { ...WISH, game, scenario, seats });
  await at(players, 1).post(`/api/tables/${table}/sit`, { seat: 1 });
  const besieged = { table, players, seen: [], done: [[], []], past: [], ended };
  await look(besieged);
  return besieged;
}

/** Each looks anew, through a connection that may be new. */
export async function look({ table, players, seen }: Besieged): Promise<void> {
  for (const [seat, player] of players.entries()) {
    if (!player.isConnected) await player.connect();
    const { result } = await player.ask('room.join', { room: table, eyes: [seat] });
    const [window] = result?.windows ?? [];
    if (!window) throw new Error(`a player cannot come back to table ${table}`);
    seen[seat] = window;
  }
}

/** As many forms as are filled in until one is legal. */
const TRIES = 500;

/** Whoever may choose goes on by chance. */
export async function goOn(besieged: Besieged, chance: Generator): Promise<void> {
  const { table, players, seen, done, past } = besieged;
  for (let tries = 0; tries < TRIES; tries++) {
    const window = pick(
      chance,
      seen.filter(({ at: number }) => number !== null),
    );
    const action = anyChoice(window, chance);
    if (!action) continue;
    const seat = window.eyes ?? 0;
    const params = { room: table, seat, at: window.at, key: `${chance.draw(2 ** 30)}`, actions: [action] };
    const { result } = await at(players, seat).ask('room.act', params);
    if (result?.taken !== 1) continue;
    at(done, seat).push(params);
    past.push(...window.legal);
    past.splice(0, past.length - 200);
    await look(besieged);
    return;
  }
  throw new Error(`nothing legal was found at table ${table}`);
}

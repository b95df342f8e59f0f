import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ThinkJob } from '@carroccio/bots/threads';
import type { Choice, Registry } from '@carroccio/kernel';
import { THIS_MACHINE } from '../address.ts';
import { makeApi } from '../api/app.ts';
import { type Counted, Figures } from '../api/figures.ts';
import { Blocks } from '../care/blocks.ts';
import { CleanUp } from '../care/clean-up.ts';
import { followStewards, GONE } from '../care/stewards.ts';
import { Clubs } from '../clubs/clubs.ts';
import { faultLine, type Log, toStandardError } from '../logs.ts';
import { Channels } from '../news/channels.ts';
import { houseKeys } from '../news/house-keys.ts';
import { type MailSettings, openMailer } from '../news/mail.ts';
import { Newsroom } from '../news/newsroom.ts';
import { PostOffice } from '../news/post-office.ts';
import { Timekeeper } from '../pace/timekeeper.ts';
import { Resets } from '../people/resets.ts';
import { Bots } from '../rooms/bots.ts';
import { Polls } from '../rooms/polls.ts';
import { Presence } from '../rooms/presence.ts';
import { Rooms } from '../rooms/rooms.ts';
import { Shelving } from '../rooms/shelving.ts';
import { Sockets } from '../rooms/socket.ts';
import { Standings } from '../standing/standings.ts';
import { type Along, GROWN } from '../storage/entries.ts';
import { openStorage } from '../storage/storage.ts';
import { Tournaments } from '../tournaments/tournaments.ts';
import { Buckets, type Rate } from './bucket.ts';
import { Lobby } from './lobby.ts';
import { LEFT, Sessions } from './session.ts';
import { Thinker } from './thinker.ts';

export interface Limits {
  /** Requests that change something, by address, and by person. */
  readonly changes: Rate;
  /** All other requests, by address. */
  readonly reads: Rate;
  /** New connections, by address. */
  readonly connections: Rate;
  /** Messages to rooms, by person: by however many connections they come. */
  readonly messages: Rate;
  /** How many connections one address may have at once. */
  readonly together: number;
}

const LIMITS: Limits = {
  changes: { burst: 60, perSecond: 1 },
  reads: { burst: 600, perSecond: 30 },
  connections: { burst: 60, perSecond: 1 },
  messages: { burst: 200, perSecond: 20 },
  together: 200,
};

export interface OnlineOptions {
  /** The folder of the embedded database, which is made where it is missing; or the address of a PostgreSQL. */
  readonly data: string | URL;
  /** Where people find the pages, when that is not where this program listens: behind a proxy. */
  readonly publicUrl?: URL;
  /** How many proxies stand before the server, each of which tells whom it speaks for; without it, none. */
  readonly proxies?: number;
  /** Where links in news lead; without it, to `publicUrl`. */
  readonly home?: URL;
  /** Who takes the house's letters; without it, it sends none. */
  readonly mail?: MailSettings;
  /** People's own programs and browsers are told wherever they are, also in the house's own network and without TLS. */
  readonly anywhere?: boolean;
  readonly limits?: Limits;
  /** The games that are played; without it, all of the house. */
  readonly registry?: Registry;
  /** What time it is, in milliseconds; without it, as this machine says. */
  clock?(): number;
  /** Takes what is to be logged; without it, the standard error output does. */
  readonly log?: Log;
  /** How bots think; without it, in a thread of their own. */
  think?(job: ThinkJob): Promise<Choice>;
}

/** What of the server serves people who are apart. */
export interface Online {
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Takes no more, lets what is being done finish, and closes the database. */
  close(): Promise<void>;
}

export async function openOnline(options: OnlineOptions): Promise<Online> {
  const { data, publicUrl, proxies = 0, limits = LIMITS, anywhere = false } = options;
  const registry = options.registry ?? (await import('@carroccio/games/all')).registry;
  const clock = options.clock ?? (() => Date.now());
  const log = options.log ?? toStandardError;
  const counted: Counted = { faults: 0, tooFast: 0 };
  const failed = (what: string, error: unknown): void => {
    counted.faults++;
    log(faultLine(what, error, clock()));
  };
  const storage = await openStorage(data, { clock, failed });
  const publicOrigin = publicUrl?.origin ?? null;
  const common = { storage, registry, clock, publicOrigin, proxies, counted, failed };
  const sessions = new Sessions(storage, publicUrl?.protocol === 'https:', clock);
  const thinker = new Thinker();
  const presence: Presence = new Presence({
    ...common,
    db: storage.db,
    signals: storage.signals,
    changed: table => rooms.lookAround(table),
    isOpen: table => rooms.has(table),
  });
  const standings = new Standings({ ...common, jobs: storage.jobs, over: table => tournaments.over(table) });
  const shelving = new Shelving(common);
  const rooms: Rooms = new Rooms({
    ...common,
    along: room => oneAfterTheOther(bots.along(room), standings.along(room)),
    opened: room => {
      bots.look(room);
      time.look(room);
    },
    changed: (room, before) => {
      time.look(room);
      newsroom.look(room, before);
      shelving.look(room);
    },
    closing: room => shelving.keep(room),
    moved: room => presence.look(room),
    elsewhere: table => presence.elsewhere(table),
  });
  const think = options.think ?? ((job: ThinkJob) => thinker.think(job));
  const bots = new Bots({ ...common, rooms, jobs: storage.jobs, think });
  const time: Timekeeper = new Timekeeper({ ...common, jobs: storage.jobs, rooms });
  const mailer = options.mail ? openMailer(options.mail) : null;
  const keys = await houseKeys(storage.db);
  const home = options.home ?? publicUrl ?? new URL(`http://${THIS_MACHINE}/`);
  const office = new PostOffice({ home, keys, mailer, clock, anywhere });
  const channels = new Channels(storage.db);
  const newsroom: Newsroom = new Newsroom({ ...common, jobs: storage.jobs, presence, channels, office });
  const resets = new Resets({ ...common, jobs: storage.jobs, channels, office });
  const news = { channels, newsroom, office, clock };
  storage.signals.on(GROWN, text => {
    const [match = '', rows] = text.split(' ');
    rooms.heard(match, Number(rows));
  });
  storage.signals.onMissed(() => rooms.catchUp());
  const began = (id: string): void => {
    bots.expect(id);
    const ready = rooms.open(id).then(async room => {
      await time.began(room);
      newsroom.began(room);
    });
    ready.catch((error: unknown) => failed(`table ${id}`, error));
  };
  const blocks = new Blocks(storage.db, clock);
  const clubs = new Clubs(storage.db, clock);
  const invited = (table: string, person: string): void => newsroom.invited(table, person);
  const lobby = new Lobby({ ...common, blocks, clubs, began, invited });
  followStewards({ ...common, lobby, rooms, jobs: storage.jobs });
  const tournaments: Tournaments = new Tournaments({ ...common, jobs: storage.jobs, lobby, clubs, rooms });
  const connections = new Buckets(limits.connections);
  const messages = new Buckets(limits.messages);
  const { together } = limits;
  const sockets = new Sockets({ ...common, rooms, sessions, connections, messages, together });
  const polls = new Polls({ ...common, rooms, messages });
  storage.signals.on(GONE, person => sockets.dismiss(person));
  storage.signals.on(LEFT, person => sockets.lookAgain(person));
  storage.signals.onMissed(() => sockets.lookAgain());
  const figures = new Figures({ ...common, connections: () => sockets.size, rooms: () => rooms.size });
  const api = makeApi({
    ...common,
    sessions,
    lobby,
    blocks,
    clubs,
    rooms,
    polls,
    time,
    news,
    resets,
    standings,
    tournaments,
    figures,
    changes: new Buckets(limits.changes),
    changesOf: new Buckets(limits.changes),
    reads: new Buckets(limits.reads),
  });
  const cleanUp = new CleanUp({ ...common, db: storage.db, jobs: storage.jobs });
  await api.ready();
  await storage.jobs.start();
  await time.start();
  await cleanUp.start();
  let isStopping = false;
  const caughtUp = shelving
    .catchUp(
      id => rooms.open(id),
      () => isStopping,
    )
    .catch((error: unknown) => failed('keeping matches', error));
  for (const id of await storage.tables.withBots()) bots.expect(id);
  return {
    handle: (request, response) => api.routing(request, response),
    upgrade: (request, socket, head) => {
      sockets.upgrade(request, socket, head).catch((error: unknown) => {
        failed('a connection', error);
        socket.destroy();
      });
    },
    close: async () => {
      isStopping = true;
      const stopped = storage.jobs.stop();
      // What is being thought is thought no further; it is asked for again.
      await thinker.close();
      await stopped;
      mailer?.close();
      polls.close();
      await sockets.close();
      await caughtUp;
      await rooms.settle();
      await shelving.settle();
      sockets.terminate();
      await api.close();
      figures.close();
      await presence.close();
      await storage.close();
    },
  };
}

/** What goes along with something that is kept, from several who have something to add. */
function oneAfterTheOther(...all: readonly (Along | null)[]): Along | null {
  const some = all.filter(along => along !== null);
  if (some.length === 0) return null;
  return async change => {
    for (const along of some) await along(change);
  };
}

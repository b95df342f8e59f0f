import { factsOf } from '@carroccio/engine';
import { type Registry, Trouble } from '@carroccio/kernel';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError, type RouteOptions } from 'fastify';
import type { Blocks } from '../care/blocks.ts';
import { houseRoutes } from '../care/house-routes.ts';
import { neighbourRoutes } from '../care/neighbour-routes.ts';
import { PersonalData } from '../care/personal-data.ts';
import { Reports } from '../care/reports.ts';
import { careRoutes } from '../care/routes.ts';
import { Stewards } from '../care/stewards.ts';
import type { Clubs } from '../clubs/clubs.ts';
import { clubRoutes } from '../clubs/routes.ts';
import { NEVER_STORE, SECURITY_HEADERS } from '../headers.ts';
import { type NewsTerms, newsRoutes } from '../news/routes.ts';
import type { Buckets } from '../online/bucket.ts';
import { callerOf } from '../online/caller.ts';
import { type Lobby, LobbyDenied } from '../online/lobby.ts';
import { isOurs } from '../online/origin.ts';
import type { Sessions } from '../online/session.ts';
import { paceRoutes } from '../pace/routes.ts';
import type { Timekeeper } from '../pace/timekeeper.ts';
import { Accounts } from '../people/accounts.ts';
import { passkeyRoutes } from '../people/passkey-routes.ts';
import { Passkeys } from '../people/passkeys.ts';
import type { Resets } from '../people/resets.ts';
import { peopleRoutes } from '../people/routes.ts';
import { pollRoutes } from '../rooms/poll-routes.ts';
import type { Polls } from '../rooms/polls.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { standingRoutes } from '../standing/routes.ts';
import type { Standings } from '../standing/standings.ts';
import type { Storage } from '../storage/storage.ts';
import { tokenRoutes } from '../tokens/routes.ts';
import { Tokens } from '../tokens/tokens.ts';
import { TournamentDenied } from '../tournaments/denied.ts';
import { tournamentRoutes } from '../tournaments/routes.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Callers } from './api.ts';
import { ApiDenied, STATUS } from './denied.ts';
import type { Counted, Figures } from './figures.ts';
import { openApiOf } from './openapi.ts';
import {
  AgainWish,
  failures,
  MeSchema,
  NotesSchema,
  Nothing,
  QuickWishSchema,
  SitWish,
  TableId,
  TableList,
  TableParams,
  TableSchema,
  TablesQuery,
  TableWishSchema,
} from './schemas.ts';
import { shownTo } from './shown.ts';
import { SayWish, TableTalk, TalkSchema } from './talk.ts';

export interface ApiTerms {
  readonly storage: Storage;
  readonly registry: Registry;
  readonly sessions: Sessions;
  readonly lobby: Lobby;
  readonly blocks: Blocks;
  readonly clubs: Clubs;
  readonly rooms: Pick<Rooms, 'open'>;
  readonly polls: Polls;
  readonly time: Timekeeper;
  readonly news: NewsTerms;
  readonly resets: Resets;
  readonly standings: Standings;
  readonly tournaments: Tournaments;
  /** What changes something, by address. */
  readonly changes: Buckets;
  /** The same, by person. */
  readonly changesOf: Buckets;
  /** All else, by address. */
  readonly reads: Buckets;
  readonly publicOrigin: string | null;
  /** How many proxies stand before the server. */
  readonly proxies: number;
  readonly figures: Pick<Figures, 'text'>;
  readonly counted: Counted;
  clock(): number;
  failed(what: string, error: unknown): void;
}

const LARGEST_BODY = 64 * 1024;
/** A table may carry a data pack. */
const LARGEST_TABLE = 512 * 1024;

/** What only the person himself changes, not his programs: else whoever finds a token has the account. */
const HIS_OWN = /^\/api\/(me|accounts|house|passkeys|reports)(\/|$)/;

const isLooking = ({ method }: { readonly method: string }): boolean => method === 'GET' || method === 'HEAD';

const ROOM_PATH = '/api/tables/:table/room';

/** The HTTP interface under /api: people and tables. */
export function makeApi(terms: ApiTerms) {
  const { storage, registry, sessions, lobby } = terms;
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    // What a schema does not say is an error, not something to mend.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  const routes: RouteOptions[] = [];
  app.addHook('onRoute', route => {
    routes.push(route);
  });
  app.get('/api/openapi.json', async () => openApiOf(routes));

  const tooFast = (): never => {
    terms.counted.tooFast++;
    throw new ApiDenied('too-fast');
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'Cache-Control': NEVER_STORE });
    const caller = callerOf(request.raw, terms.proxies);
    if (isLooking(request)) {
      // Whoever waits in a room is at the table.
      if (request.routeOptions.url === ROOM_PATH && !isOurs(request, terms.publicOrigin))
        throw new ApiDenied('foreign');
      if (request.url.startsWith('/api/') && !terms.reads.take(caller, terms.clock())) tooFast();
      return;
    }
    if (!isOurs(request, terms.publicOrigin)) throw new ApiDenied('foreign');
    if (request.headers.authorization !== undefined && HIS_OWN.test(request.routeOptions.url ?? ''))
      throw new ApiDenied('not-by-token');
    // What is asked of rooms is counted there.
    if (request.routeOptions.url === ROOM_PATH) return;
    if (!terms.changes.take(caller, terms.clock())) tooFast();
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = knownError(error);
    // The address itself may hold a token.
    if (!known) terms.failed(`${request.method} ${request.routeOptions.url}`, error);
    const { status, facts } = known ?? { status: 500, facts: { code: 'internal' } };
    void reply.status(status).send({ error: facts });
  });
  app.setNotFoundHandler((_, reply) => {
    void reply.status(404).send({ error: { code: 'not-found' } });
  });

  const callers: Callers = {
    whoever: ({ headers }) => sessions.personOf(headers),
    somebody: async request => {
      const person = await callers.whoever(request);
      if (!person) throw new ApiDenied('nobody');
      if (!isLooking(request) && !terms.changesOf.take(person.id, terms.clock())) tooFast();
      return person;
    },
  };
  const { whoever, somebody } = callers;
  const stewards = new Stewards({ ...terms, db: storage.db, jobs: storage.jobs });

  app.get('/api/me', { schema: { response: { 200: MeSchema, ...failures } } }, async (request, reply) => {
    const person = await whoever(request);
    const cookie = person && (await sessions.renewed(request.headers.cookie));
    if (cookie) void reply.header('Set-Cookie', cookie);
    return { person, ...(person && (await stewards.is(person.id)) ? { steward: true } : {}) };
  });

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async () => {
    await storage.check();
    return { ok: true };
  });
  app.get('/metrics', async (_, reply) => {
    void reply.type('text/plain; version=0.0.4');
    return terms.figures.text();
  });

  app.get(
    '/api/tables',
    { schema: { querystring: TablesQuery, response: { 200: TableList, ...failures } } },
    async request => {
      const person = await whoever(request);
      return {
        tables: (await lobby.waiting(person, request.query.game ?? null)).map(table =>
          shownTo(person, table, registry),
        ),
      };
    },
  );

  app.post(
    '/api/quick',
    { schema: { body: QuickWishSchema, response: { 200: TableId, ...failures } } },
    async request => ({ table: await lobby.quick(await somebody(request), request.body) }),
  );

  app.get('/api/matches', { schema: { response: { 200: TableList, ...failures } } }, async request => {
    const person = await somebody(request);
    const tables = (await storage.tables.of(person.id)).map(table => shownTo(person, table, registry));
    const rank = ({ turn, over }: (typeof tables)[number]): number => (turn ? 0 : over ? 2 : 1);
    return { tables: tables.sort((a, b) => rank(a) - rank(b) || b.created - a.created) };
  });

  app.post(
    '/api/tables',
    { bodyLimit: LARGEST_TABLE, schema: { body: TableWishSchema, response: { 200: TableId, ...failures } } },
    async request => ({ table: await lobby.open(await somebody(request), request.body) }),
  );

  const oneTable = { params: TableParams };

  app.get(
    '/api/tables/:table',
    { schema: { ...oneTable, response: { 200: TableSchema, ...failures } } },
    async request => {
      const table = await lobby.get(request.params.table);
      const shown = shownTo(await whoever(request), table, registry);
      return shown.over ? { ...shown, next: await storage.tables.after(table.id) } : shown;
    },
  );

  app.get('/api/tables/:table/pack', { schema: oneTable }, async request => {
    const { pack } = await lobby.get(request.params.table);
    if (!pack) throw new ApiDenied('no-pack');
    return pack;
  });

  app.post(
    '/api/tables/:table/sit',
    { schema: { ...oneTable, body: SitWish, response: { 200: TableSchema, ...failures } } },
    async request => {
      const { table } = request.params;
      const person = await somebody(request);
      await lobby.sit(person, table, request.body.seat, request.body.entropy);
      return shownTo(person, await lobby.get(table), registry);
    },
  );

  app.post(
    '/api/tables/:table/leave',
    { schema: { ...oneTable, body: Nothing, response: { 200: Nothing, ...failures } } },
    async request => {
      await lobby.leave(await somebody(request), request.params.table);
      return {};
    },
  );

  app.post(
    '/api/tables/:table/again',
    { schema: { ...oneTable, body: AgainWish, response: { 200: TableId, ...failures } } },
    async request => ({
      table: await lobby.again(await somebody(request), request.params.table, request.body.entropy),
    }),
  );

  const talk = new TableTalk(storage, lobby, terms.blocks, terms.clock);

  app.get(
    '/api/tables/:table/talk',
    { schema: { ...oneTable, response: { 200: TalkSchema, ...failures } } },
    async request => ({ talk: await talk.heard(await whoever(request), request.params.table) }),
  );

  app.post(
    '/api/tables/:table/talk',
    { schema: { ...oneTable, body: SayWish, response: { 200: Nothing, ...failures } } },
    async request => {
      await talk.say(await somebody(request), request.params.table, request.body.text);
      return {};
    },
  );

  app.get(
    '/api/tables/:table/notes',
    { schema: { ...oneTable, response: { 200: NotesSchema, ...failures } } },
    async request => ({ text: await storage.notes.of(request.params.table, (await somebody(request)).id) }),
  );

  app.post(
    '/api/tables/:table/notes',
    { schema: { ...oneTable, body: NotesSchema, response: { 200: Nothing, ...failures } } },
    async request => {
      const { id } = await lobby.get(request.params.table);
      await storage.notes.write(id, (await somebody(request)).id, request.body.text);
      return {};
    },
  );

  app.get('/api/tables/:table/record', { schema: oneTable }, async request => {
    const { id, outcome } = await lobby.get(request.params.table);
    // Before the end its seed would tell what the dice will be.
    if (outcome === null) throw new LobbyDenied('not-over');
    const room = await terms.rooms.open(id);
    return room.run(() => {
      const record = room.match.record();
      // Where other rules led to where it went on from, those of today are not the ones to play it again by.
      return room.match.fixed > 0 ? { ...record, version: room.table.version } : record;
    });
  });

  const accounts = new Accounts(storage.people, terms.clock);
  const { resets, publicOrigin } = terms;
  peopleRoutes(app, callers, { ...terms, accounts, resets });
  passkeyRoutes(app, callers, {
    sessions,
    accounts,
    publicOrigin,
    passkeys: new Passkeys(storage.db, terms.clock),
  });
  const reports = new Reports(storage.db, terms.clock);

  pollRoutes(app, callers, terms);
  paceRoutes(app, callers, terms.time, lobby);
  newsRoutes(app, callers, terms.news);
  standingRoutes(app, callers, { standings: terms.standings, people: storage.people });
  careRoutes(app, callers, new PersonalData(terms), sessions);
  neighbourRoutes(app, callers, { ...terms, reports });
  houseRoutes(app, callers, { storage, stewards, reports });
  tokenRoutes(app, callers, new Tokens(storage, terms.clock));
  tournamentRoutes(app, callers, terms.tournaments);
  clubRoutes(app, callers, terms);

  return app;
}

interface KnownError {
  readonly status: number;
  readonly facts: { code: string; reason?: string; data?: Record<string, unknown> };
}

/** What is wrong with the request itself; `null` for a fault of the program. */
function knownError(error: FastifyError): KnownError | null {
  if (error instanceof ApiDenied || error instanceof LobbyDenied || error instanceof TournamentDenied)
    return { status: STATUS[error.code], facts: { code: error.code } };
  if (error instanceof Trouble) return { status: 400, facts: factsOf(error) };
  if (error.validation)
    return { status: 400, facts: { code: 'malformed', data: { where: error.validationContext, why: error.message } } };
  const { statusCode } = error;
  if (statusCode === 413) return { status: 413, facts: { code: 'too-large' } };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, facts: { code: 'malformed', data: { why: error.message } } };
  return null;
}

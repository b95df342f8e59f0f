import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { failures, TableParams } from '../api/schemas.ts';
import { callerOf } from '../online/caller.ts';
import type { Lobby } from '../online/lobby.ts';
import type { Polls } from './polls.ts';
import { seatsOf } from './visitor.ts';

const closed = { additionalProperties: false };

const MessageWish = Type.Object(
  {
    asked: Type.Boolean({ description: 'Whether he is asked even where only one thing can be done.' }),
    message: Type.Object(
      {
        id: Type.Union([Type.String({ maxLength: 200 }), Type.Number()]),
        method: Type.String({ maxLength: 200 }),
        params: Type.Object({ room: Type.String({ maxLength: 200 }) }, { additionalProperties: true }),
      },
      { ...closed, description: 'A message of the rooms, as it would go over the socket.' },
    ),
  },
  closed,
);

const MomentQuery = Type.Object(
  {
    asked: Type.Optional(Type.Literal('true')),
    known: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'The tag of the moment that is known: what comes after it is waited for.',
      }),
    ),
  },
  closed,
);

/** What rooms tell is described with their messages; here it is only carried. */
const Carried = Type.Object({}, { additionalProperties: true });
const response = { 200: Carried, ...failures };

/** As much as a message over the socket. */
const LARGEST_MESSAGE = 256 * 1024;

interface Terms {
  readonly polls: Polls;
  readonly lobby: Lobby;
  readonly proxies: number;
}

/** Rooms without a socket. */
export function pollRoutes(app: Api, { whoever }: Callers, { polls, lobby, proxies }: Terms): void {
  app.post(
    '/api/tables/:table/room',
    { bodyLimit: LARGEST_MESSAGE, schema: { params: TableParams, body: MessageWish, response } },
    async request => {
      const { id: table, ...rest } = await lobby.get(request.params.table);
      const { asked, message } = request.body;
      const person = await whoever(request);
      const caller = callerOf(request.raw, proxies);
      const own = seatsOf(rest, person);
      return polls.ask(
        { person, caller, table, own, asked },
        { ...message, params: { ...message.params, room: table } },
      );
    },
  );

  app.get(
    '/api/tables/:table/room',
    { schema: { params: TableParams, querystring: MomentQuery, response } },
    async (request, reply) => {
      const { id: table, ...rest } = await lobby.get(request.params.table);
      const { asked, known = '' } = request.query;
      const person = await whoever(request);
      const caller = callerOf(request.raw, proxies);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const asking = { person, caller, table, own: seatsOf(rest, person), asked: asked === 'true' };
      return polls.moment(asking, known, gone.signal);
    },
  );
}

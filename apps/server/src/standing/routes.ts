import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { ApiDenied } from '../api/denied.ts';
import { failures, PersonParams, text } from '../api/schemas.ts';
import type { Storage } from '../storage/storage.ts';
import type { Standings } from './standings.ts';

const closed = { additionalProperties: false };
const Game = text(100);
const Figures = { rating: Type.Number(), deviation: Type.Number(), matches: Type.Integer() };

const LeadersSchema = Type.Object(
  { leaders: Type.Array(Type.Object({ name: Type.String(), person: Type.String(), ...Figures }, closed)) },
  closed,
);

const ResultSchema = Type.Object(
  {
    table: Type.String(),
    game: Type.String(),
    scenario: Type.String(),
    seat: Type.Integer(),
    share: Type.Union([Type.Number(), Type.Null()], {
      description: 'What the seat got of all others: 1 won, 0 lost; null where the match does not count.',
    }),
    ended: Type.Number(),
  },
  closed,
);

const ProfileSchema = Type.Object(
  {
    name: Type.String(),
    guest: Type.Boolean(),
    ratings: Type.Array(Type.Object({ game: Type.String(), ...Figures }, closed)),
    results: Type.Array(ResultSchema),
    /** Those that whoever asks has played with him. */
    together: Type.Array(ResultSchema),
  },
  closed,
);

/** Who plays how well. */
export function standingRoutes(
  app: Api,
  { whoever }: Callers,
  { standings, people }: { standings: Standings; people: Storage['people'] },
): void {
  app.get(
    '/api/leaders/:game',
    { schema: { params: Type.Object({ game: Game }, closed), response: { 200: LeadersSchema, ...failures } } },
    async request => ({ leaders: await standings.leaders(request.params.game) }),
  );

  app.get(
    '/api/people/:person',
    { schema: { params: PersonParams, response: { 200: ProfileSchema, ...failures } } },
    async request => {
      const { person: id } = request.params;
      const person = await people.byId(id);
      if (!person) throw new ApiDenied('unknown-person');
      const asking = await whoever(request);
      const together = asking && asking.id !== id ? await standings.resultsOf(id, asking.id) : [];
      return {
        name: person.name,
        guest: person.guest,
        ratings: await standings.ratingsOf(id),
        results: await standings.resultsOf(id),
        together,
      };
    },
  );
}

import Type, { type Static } from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { failures, Id, Name, Nothing, text } from '../api/schemas.ts';
import { PaceSchema } from '../pace/schema.ts';
import type { Person } from '../storage/people.ts';
import { FORMS } from './pairings.ts';
import type { Tournaments } from './tournaments.ts';

const closed = { additionalProperties: false };
const Form = Type.Enum([...FORMS]);
const params = Type.Object({ tournament: Id }, closed);

export const TournamentWish = Type.Object(
  {
    name: Name,
    game: text(100),
    scenario: text(200),
    form: Form,
    both: Type.Boolean({ description: 'Each pairing is played twice, with sides changed.' }),
    pace: PaceSchema,
    days: Type.Integer({ minimum: 1, maximum: 365, description: 'How long a round lasts at most.' }),
    club: Type.Optional(Type.Union([Id, Type.Null()])),
  },
  closed,
);

const Row = {
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  scenario: Type.String(),
  round: Type.Integer({ description: '0 before it begins.' }),
  ended: Type.Boolean(),
};
export const TournamentRow = Type.Object(Row, closed);
const ListSchema = Type.Object({ tournaments: Type.Array(TournamentRow) }, closed);
const IdSchema = Type.Object({ tournament: Type.String() }, closed);
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const TournamentSchema = Type.Object(
  {
    ...Row,
    form: Type.String(),
    both: Type.Boolean(),
    pace: PaceSchema,
    days: Type.Integer(),
    rounds: Type.Integer(),
    due: nullable(Type.Number()),
    hosting: Type.Boolean(),
    entered: Type.Boolean(),
    standings: Type.Array(
      Type.Object(
        { person: Type.String(), name: Type.String(), points: Type.Number(), strength: Type.Number() },
        closed,
      ),
    ),
    pairings: Type.Array(
      Type.Object(
        {
          round: Type.Integer(),
          first: Type.String(),
          second: nullable(Type.String()),
          table: nullable(Type.String()),
          score: nullable(Type.Number({ description: 'What the first got: 1, ½ or 0.' })),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** Tournaments, by HTTP. */
export function tournamentRoutes(app: Api, { whoever, somebody }: Callers, tournaments: Tournaments): void {
  app.get('/api/tournaments', { schema: { response: { 200: ListSchema, ...failures } } }, async () => ({
    tournaments: (await tournaments.list()).map(tournamentRow),
  }));

  app.post(
    '/api/tournaments',
    { schema: { body: TournamentWish, response: { 200: IdSchema, ...failures } } },
    async request => ({
      tournament: await tournaments.open(await somebody(request), request.body),
    }),
  );

  app.get(
    '/api/tournaments/:tournament',
    { schema: { params, response: { 200: TournamentSchema, ...failures } } },
    async request => shownTournament(await tournaments.look(request.params.tournament), await whoever(request)),
  );

  const deeds = {
    enter: (person: Person, id: string) => tournaments.enter(person, id),
    withdraw: (person: Person, id: string) => tournaments.withdraw(person, id),
    start: (person: Person, id: string) => tournaments.start(person, id),
  };
  for (const [name, deed] of Object.entries(deeds))
    app.post(
      `/api/tournaments/:tournament/${name}`,
      { schema: { params, body: Nothing, response: { 200: Nothing, ...failures } } },
      async request => {
        await deed(await somebody(request), request.params.tournament);
        return {};
      },
    );
}

type Listed = Awaited<ReturnType<Tournaments['list']>>[number];

export const tournamentRow = (row: Listed): Static<typeof TournamentRow> => ({ ...row, ended: row.ended === 1 });

/** A tournament as somebody may see it. */
export function shownTournament(
  { row, entrants, pairings, rounds, standings }: Awaited<ReturnType<Tournaments['look']>>,
  person: Person | null,
): Static<typeof TournamentSchema> {
  const { id, name, game, scenario, round, form, days, due } = row;
  const nameOf = (one: string): string => entrants.find(entrant => entrant.id === one)?.name ?? '';
  return {
    ...{ id, name, game, scenario, round, form, days, due, rounds },
    ended: row.ended === 1,
    both: row.both === 1,
    pace: JSON.parse(row.pace),
    hosting: row.host === person?.id,
    entered: entrants.some(entrant => entrant.id === person?.id),
    standings: standings.map(({ player, ...figures }) => ({ person: player, name: nameOf(player), ...figures })),
    pairings: pairings.map(({ first, second, table_id, score, round: of }) => ({
      round: of,
      first: nameOf(first),
      second: second === null ? null : nameOf(second),
      table: table_id,
      score,
    })),
  };
}

import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { ApiDenied } from '../api/denied.ts';
import { failures, Id, Nothing, PersonParams, TableParams, text } from '../api/schemas.ts';
import { status, tables, users } from '../host/report.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { openReports, type Reports } from './reports.ts';
import type { Stewards } from './stewards.ts';

const closed = { additionalProperties: false };
const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Text = Type.String();
const Time = Type.Number();

const HouseSchema = Type.Object(
  {
    status: Type.Record(Text, Type.Number()),
    reports: Type.Array(
      Type.Object(
        {
          id: Text,
          reason: Text,
          text: Text,
          table: nullable(Text),
          created: Time,
          about: Text,
          aboutName: Text,
          by: nullable(Text),
          byName: nullable(Text),
        },
        closed,
      ),
    ),
  },
  closed,
);
const PeopleSchema = Type.Object(
  {
    people: Type.Array(
      Type.Object(
        { id: Text, name: Text, guest: Type.Boolean(), steward: Type.Boolean(), closed: Type.Boolean(), created: Time },
        closed,
      ),
    ),
  },
  closed,
);
const TablesSchema = Type.Object(
  {
    tables: Type.Array(
      Type.Object(
        {
          id: Text,
          game: Text,
          scenario: Text,
          host: Text,
          began: Type.Boolean(),
          over: Type.Boolean(),
          created: Time,
          played: Time,
        },
        closed,
      ),
    ),
  },
  closed,
);
const Like = Type.Object({ like: Type.Optional(text(40)) }, closed);
const ReportParams = Type.Object({ report: Id }, closed);

/** As many as a page shows. */
const MOST_SHOWN = 100;

interface Terms {
  readonly storage: Pick<Storage, 'db'>;
  readonly stewards: Stewards;
  readonly reports: Reports;
}

/** The stewards' page. */
export function houseRoutes(app: Api, { somebody }: Callers, { storage, stewards, reports }: Terms): void {
  const steward = async (request: FastifyRequest): Promise<Person> => {
    if (request.headers.authorization !== undefined) throw new ApiDenied('not-by-token');
    const person = await somebody(request);
    if (!(await stewards.is(person.id))) throw new ApiDenied('not-a-steward');
    return person;
  };

  app.get('/api/house', { schema: { response: { 200: HouseSchema, ...failures } } }, async request => {
    await steward(request);
    return { status: await status(storage), reports: await openReports(storage.db) };
  });

  app.get(
    '/api/house/people',
    { schema: { querystring: Like, response: { 200: PeopleSchema, ...failures } } },
    async request => {
      await steward(request);
      const found = (await users(storage, request.query.like)).slice(0, MOST_SHOWN);
      return {
        people: found.map(({ id, name, login, created, steward: is, closed: when }) => ({
          id,
          name,
          created,
          guest: login === null,
          steward: is === 1,
          closed: when !== null,
        })),
      };
    },
  );

  app.get('/api/house/tables', { schema: { response: { 200: TablesSchema, ...failures } } }, async request => {
    await steward(request);
    const found = (await tables(storage)).slice(0, MOST_SHOWN);
    return {
      tables: found.map(({ id, game, scenario, host, began, outcome, created, played }) => ({
        id,
        game,
        scenario,
        host,
        began: began !== null,
        over: outcome !== null,
        created,
        played,
      })),
    };
  });

  app.post(
    '/api/house/reports/:report/settle',
    { schema: { params: ReportParams, body: Nothing, response: { 200: Nothing, ...failures } } },
    async request => {
      await steward(request);
      await reports.settle(request.params.report);
      return {};
    },
  );

  const ofPeople = {
    close: (id: string) => stewards.closeAccount(id),
    open: (id: string) => stewards.reopenAccount(id),
  };
  for (const [name, deed] of Object.entries(ofPeople))
    app.post(
      `/api/house/people/:person/${name}`,
      { schema: { params: PersonParams, body: Nothing, response: { 200: Nothing, ...failures } } },
      async request => {
        await steward(request);
        await deed(request.params.person);
        return {};
      },
    );

  app.post(
    '/api/house/tables/:table/close',
    { schema: { params: TableParams, body: Nothing, response: { 200: Nothing, ...failures } } },
    async request => {
      await steward(request);
      await stewards.closeTable(request.params.table);
      return {};
    },
  );
}

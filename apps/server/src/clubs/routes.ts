import type { Registry } from '@carroccio/kernel';
import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { failures, Id, Name, Nothing, TableSchema, text } from '../api/schemas.ts';
import { shownTo } from '../api/shown.ts';
import type { Person } from '../storage/people.ts';
import type { Storage } from '../storage/storage.ts';
import { TournamentRow, tournamentRow } from '../tournaments/routes.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { type Clubs, ROLES } from './clubs.ts';

const closed = { additionalProperties: false };
const About = text(1000);
const Role = Type.Enum([...ROLES]);
const NewClub = Type.Object({ name: Name, about: About, free: Type.Boolean() }, closed);
const ChangedClub = Type.Object({ about: About, free: Type.Boolean() }, closed);
const Row = { id: Type.String(), name: Type.String(), about: Type.String(), free: Type.Boolean() };
const ClubsSchema = Type.Object(
  { clubs: Type.Array(Type.Object({ ...Row, members: Type.Integer() }, closed)) },
  closed,
);
const ClubSchema = Type.Object(
  {
    ...Row,
    role: Type.Union([Role, Type.Null()], { description: 'What whoever asks is in it.' }),
    members: Type.Array(Type.Object({ person: Type.String(), name: Type.String(), role: Role }, closed)),
    tables: Type.Array(TableSchema, { description: 'Those that wait or are played; for its members alone.' }),
    tournaments: Type.Array(TournamentRow),
  },
  closed,
);
const ClubId = Type.Object({ club: Type.String() }, closed);
const ClubParams = Type.Object({ club: Id }, closed);
const MemberParams = Type.Object({ club: Id, person: Id }, closed);

interface Terms {
  readonly storage: Pick<Storage, 'tables'>;
  readonly registry: Registry;
  readonly clubs: Clubs;
  readonly tournaments: Tournaments;
}

/** Clubs, by HTTP. */
export function clubRoutes(
  app: Api,
  { whoever, somebody }: Callers,
  { storage, registry, clubs, tournaments }: Terms,
): void {
  const done = { 200: Nothing, ...failures };

  app.get('/api/clubs', { schema: { response: { 200: ClubsSchema, ...failures } } }, async () => ({
    clubs: (await clubs.list()).map(({ free, members, ...row }) => ({
      ...row,
      free: free === 1,
      members: Number(members),
    })),
  }));

  app.post('/api/clubs', { schema: { body: NewClub, response: { 200: ClubId, ...failures } } }, async request => ({
    club: await clubs.found(await somebody(request), request.body),
  }));

  app.get(
    '/api/clubs/:club',
    { schema: { params: ClubParams, response: { 200: ClubSchema, ...failures } } },
    async request => {
      const { club } = request.params;
      const person = await whoever(request);
      const { free, ...row } = await clubs.get(club);
      const role = person ? await clubs.roleIn(club, person.id) : null;
      const belongs = role === 'host' || role === 'member';
      const members = await clubs.members(club);
      return {
        ...row,
        free: free === 1,
        role,
        // Who has asked is for whoever leads it to know, and for himself.
        members: members.filter(one => one.role !== 'asked' || role === 'host' || one.person === person?.id),
        tables: belongs ? (await storage.tables.ofClub(club)).map(table => shownTo(person, table, registry)) : [],
        tournaments: belongs ? (await tournaments.list(club)).map(tournamentRow) : [],
      };
    },
  );

  app.post('/api/clubs/:club', { schema: { params: ClubParams, body: ChangedClub, response: done } }, async request => {
    await clubs.change(await somebody(request), request.params.club, request.body);
    return {};
  });

  const own = {
    join: (person: Person, club: string) => clubs.join(person, club),
    leave: (person: Person, club: string) => clubs.leave(person.id, club),
  };
  for (const [name, deed] of Object.entries(own))
    app.post(
      `/api/clubs/:club/${name}`,
      { schema: { params: ClubParams, body: Nothing, response: done } },
      async request => {
        await deed(await somebody(request), request.params.club);
        return {};
      },
    );

  const others = {
    admit: (person: Person, club: string, other: string) => clubs.admit(person, club, other),
    dismiss: (person: Person, club: string, other: string) => clubs.dismiss(person, club, other),
    'hand-over': (person: Person, club: string, other: string) => clubs.handOver(person, club, other),
  };
  for (const [name, deed] of Object.entries(others))
    app.post(
      `/api/clubs/:club/members/:person/${name}`,
      { schema: { params: MemberParams, body: Nothing, response: done } },
      async request => {
        const { club, person } = request.params;
        await deed(await somebody(request), club, person);
        return {};
      },
    );
}

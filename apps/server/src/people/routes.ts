import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { failures, GuestWish, MeSchema, Name, Nothing } from '../api/schemas.ts';
import { newId, type Sessions } from '../online/session.ts';
import type { Storage } from '../storage/storage.ts';
import { type Accounts, AccountWish, Password } from './accounts.ts';
import type { Resets } from './resets.ts';

const closed = { additionalProperties: false };
const Forgot = Type.Object({ name: Name }, closed);
const Reset = Type.Object({ token: Type.String({ maxLength: 100, pattern: '^[\\w-]+$' }), password: Password }, closed);
const NewPassword = Type.Object({ before: Type.Optional(Password), password: Password }, closed);

interface Terms {
  readonly storage: Pick<Storage, 'people'>;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly resets: Resets;
  clock(): number;
}

/** Who somebody is: guests, accounts, and a way back in for those who forgot. */
export function peopleRoutes(app: Api, { somebody }: Callers, terms: Terms): void {
  const { storage, accounts, sessions, resets, clock } = terms;
  const done = { 200: Nothing, ...failures };
  const known = { 200: MeSchema, ...failures };

  app.post('/api/guests', { schema: { body: GuestWish, response: known } }, async ({ body: { name } }, reply) => {
    const person = newId();
    await storage.people.addGuest(person, name.trim(), clock());
    void reply.header('Set-Cookie', await sessions.open(person));
    return { person: { id: person, name: name.trim(), guest: true } };
  });

  app.post('/api/accounts', { schema: { body: AccountWish, response: known } }, async request => {
    const { name, password } = request.body;
    const person = await somebody(request);
    await accounts.make(person, name, password);
    return { person: { id: person.id, name: name.trim(), guest: false } };
  });

  app.post(
    '/api/sessions',
    { schema: { body: AccountWish, response: done } },
    async ({ body: { name, password } }, reply) => {
      void reply.header('Set-Cookie', await sessions.open(await accounts.enter(name, password)));
      return {};
    },
  );

  app.delete('/api/me', { schema: { response: done } }, async (request, reply) => {
    void reply.header('Set-Cookie', await sessions.close(request.headers.cookie));
    return {};
  });

  app.post('/api/me/password', { schema: { body: NewPassword, response: done } }, async (request, reply) => {
    const person = await somebody(request);
    await accounts.change(person, request.body.password, request.body.before);
    void reply.header('Set-Cookie', await sessions.openOnly(person.id));
    return {};
  });

  app.post('/api/accounts/forgot', { schema: { body: Forgot, response: done } }, async request => {
    await resets.ask(request.body.name);
    return {};
  });

  app.post('/api/accounts/reset', { schema: { body: Reset, response: done } }, async (request, reply) => {
    const person = await resets.take(request.body.token);
    await accounts.set(person, request.body.password);
    void reply.header('Set-Cookie', await sessions.openOnly(person));
    return {};
  });
}

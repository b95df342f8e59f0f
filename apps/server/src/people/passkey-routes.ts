import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { ApiDenied } from '../api/denied.ts';
import { failures, MeSchema, Name, Nothing } from '../api/schemas.ts';
import type { Sessions } from '../online/session.ts';
import type { Accounts } from './accounts.ts';
import type { Passkeys } from './passkeys.ts';

const closed = { additionalProperties: false };
const Bytes = Type.String({ maxLength: 20_000, pattern: '^[\\w-]*$' });
const CredentialId = Type.String({ minLength: 1, maxLength: 1400, pattern: '^[\\w-]+$' });

const credential = <T extends Type.TSchema>(response: T) =>
  Type.Object(
    {
      id: CredentialId,
      rawId: CredentialId,
      type: Type.Literal('public-key'),
      response,
      clientExtensionResults: Type.Object({}),
      authenticatorAttachment: Type.Optional(Type.Union([Type.Literal('platform'), Type.Literal('cross-platform')])),
    },
    closed,
  );

const Made = credential(
  Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
);
const Shown = credential(
  Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Type.String({ maxLength: 200 })),
  }),
);

/** What a browser is to be asked, in the words of WebAuthn. */
const Options = Type.Object({ options: Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })) }, closed);
const AskNew = Type.Object({ name: Type.Optional(Name) }, closed);
const NewKey = Type.Object({ name: Type.Optional(Name), credential: Made }, closed);
const KeysSchema = Type.Object(
  {
    passkeys: Type.Array(Type.Object({ id: Type.String(), created: Type.Number(), used: Type.Number() }, closed)),
    password: Type.Boolean({ description: 'Whether there is a password as well.' }),
  },
  closed,
);
const KeyParams = Type.Object({ passkey: CredentialId }, closed);

interface Terms {
  readonly passkeys: Passkeys;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly publicOrigin: string | null;
}

/** Coming in without a password. A guest who makes a key has an account by it. */
export function passkeyRoutes(app: Api, { somebody }: Callers, terms: Terms): void {
  const { passkeys, accounts, sessions, publicOrigin } = terms;
  const response = { 200: KeysSchema, ...failures };
  const originOf = ({ headers }: FastifyRequest): URL => {
    const shown = publicOrigin ?? `http://${headers.host}`;
    if (!URL.canParse(shown)) throw new ApiDenied('foreign');
    return new URL(shown);
  };
  const keysOf = async (person: string) => ({
    passkeys: await passkeys.of(person),
    password: await accounts.hasPassword(person),
  });

  app.get('/api/me/passkeys', { schema: { response } }, async request => keysOf((await somebody(request)).id));

  app.post(
    '/api/me/passkeys/options',
    { schema: { body: AskNew, response: { 200: Options, ...failures } } },
    async request => {
      const { id, name, guest } = await somebody(request);
      const wished = request.body.name?.trim() ?? name;
      if (guest && !(await accounts.isFree(wished))) throw new ApiDenied('name-taken');
      return { options: await passkeys.askNew({ id, name: guest ? wished : name }, originOf(request)) };
    },
  );

  app.post('/api/me/passkeys', { schema: { body: NewKey, response } }, async request => {
    const person = await somebody(request);
    const made = await passkeys.checkNew(person.id, request.body.credential, originOf(request));
    if (person.guest) await accounts.makeWithout(person, request.body.name ?? person.name);
    await passkeys.keep(person.id, made);
    return keysOf(person.id);
  });

  app.delete('/api/me/passkeys/:passkey', { schema: { params: KeyParams, response } }, async request => {
    const { id } = await somebody(request);
    await passkeys.remove(id, request.params.passkey);
    return keysOf(id);
  });

  app.post(
    '/api/passkeys/options',
    { schema: { body: Nothing, response: { 200: Options, ...failures } } },
    async request => ({ options: await passkeys.askEnter(originOf(request)) }),
  );

  app.post(
    '/api/passkeys/enter',
    { schema: { body: Type.Object({ credential: Shown }, closed), response: { 200: MeSchema, ...failures } } },
    async (request, reply) => {
      const id = await passkeys.enter(request.body.credential, originOf(request));
      void reply.header('Set-Cookie', await sessions.open(id));
      return { person: await accounts.person(id) };
    },
  );
}

import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { ApiDenied } from '../api/denied.ts';
import { failures, Nothing, WHOLE } from '../api/schemas.ts';
import type { Person } from '../storage/people.ts';
import type { Channel, Channels, NewChannel } from './channels.ts';
import { KindSchema, LanguageSchema } from './kinds.ts';
import type { Newsroom } from './newsroom.ts';
import type { PostOffice } from './post-office.ts';
import { areKeys } from './push/message.ts';

export interface NewsTerms {
  readonly channels: Channels;
  readonly newsroom: Newsroom;
  readonly office: PostOffice;
  clock(): number;
}

const closed = { additionalProperties: false };
const base64 = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[\\w-]+$' });
const Address = Type.String({ minLength: 1, maxLength: 1000, pattern: WHOLE });
/** One address: nothing that would make it several, or none. */
const MailAddress = Type.String({
  maxLength: 254,
  pattern: '^[^\\s<>(),;:"\\\\@\\u0000-\\u001f]+@[^\\s<>(),;:"\\\\@]+\\.[^\\s<>(),;:"\\\\@.]+$',
});

const ChannelWish = Type.Union([
  Type.Object({ way: Type.Literal('mail'), address: MailAddress, language: LanguageSchema }, closed),
  Type.Object({ way: Type.Literal('hook'), address: Address, language: LanguageSchema }, closed),
  Type.Object(
    {
      way: Type.Literal('push'),
      address: Address,
      keys: Type.Object({ p256dh: base64(200), auth: base64(100) }, closed),
      language: LanguageSchema,
    },
    closed,
  ),
]);
const Wanted = Type.Object({ wanted: Type.Array(KindSchema, { maxItems: 10 }) }, closed);

const NewsSchema = Type.Object(
  {
    /** Whether the house sends letters. */
    mail: Type.Boolean(),
    /** What a browser must know to be written to. */
    publicKey: Type.String(),
    channels: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          way: Type.String(),
          address: Type.String(),
          language: LanguageSchema,
          wanted: Type.Array(KindSchema),
          confirmed: Type.Boolean(),
          /** With what a program's calls are signed. */
          secret: Type.Optional(Type.String()),
        },
        closed,
      ),
    ),
  },
  closed,
);

const ChannelParams = Type.Object({ channel: Type.String({ maxLength: 40, pattern: '^[\\w-]+$' }) }, closed);
const TokenParams = Type.Object({ token: Type.String({ maxLength: 100, pattern: '^[\\w-]+$' }) }, closed);

/** Where one is told what happens, and of what. */
export function newsRoutes(app: Api, { somebody }: Callers, { channels, newsroom, office, clock }: NewsTerms): void {
  const newsOf = async ({ id }: Person) => ({
    mail: office.sendsMail,
    publicKey: office.publicKey,
    channels: (await channels.of(id)).map(shown),
  });
  const response = { 200: NewsSchema, ...failures };

  app.get('/api/me/news', { schema: { response } }, async request => newsOf(await somebody(request)));

  app.post('/api/me/news', { schema: { body: ChannelWish, response } }, async request => {
    const person = await somebody(request);
    const { body } = request;
    const wish: NewChannel = { person: person.id, keys: null, ...body };
    if (wish.way === 'mail' ? !office.sendsMail : !office.reaches(wish.address)) throw new ApiDenied('no-address');
    if (wish.keys && !areKeys(wish.keys)) throw new ApiDenied('no-address');
    const added = await channels.add(wish, clock());
    if (typeof added === 'string') throw new ApiDenied(added);
    if (!added.confirmed) await newsroom.askWhose(added.id);
    return newsOf(person);
  });

  app.post('/api/me/news/:channel', { schema: { params: ChannelParams, body: Wanted, response } }, async request => {
    const person = await somebody(request);
    if (!(await channels.want(person.id, request.params.channel, request.body.wanted)))
      throw new ApiDenied('no-channel');
    return newsOf(person);
  });

  app.delete('/api/me/news/:channel', { schema: { params: ChannelParams, response } }, async request => {
    const person = await somebody(request);
    const own = (await channels.of(person.id)).some(({ id }) => id === request.params.channel);
    if (!own) throw new ApiDenied('no-channel');
    await channels.remove(request.params.channel);
    return newsOf(person);
  });

  const byToken = { schema: { params: TokenParams, response: { 200: Nothing, ...failures } } };

  app.post('/api/news/confirm/:token', byToken, async request => {
    if (!(await channels.confirm(request.params.token))) throw new ApiDenied('no-channel');
    return {};
  });

  // A reader's mail program presses it for him, with a form of its own (RFC 8058): what the form says is no matter.
  app.register(async inner => {
    inner.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      async () => ({}),
    );
    inner.post<{ Params: { token: string } }>('/api/news/stop/:token', byToken, async request => {
      await channels.stop(request.params.token);
      return {};
    });
  });
}

const shown = ({ id, way, address, language, wanted, confirmed, token }: Channel) => ({
  id,
  way,
  // A browser's address is a long riddle, and nobody's to read.
  address: way === 'push' ? new URL(address).host : address,
  language,
  wanted: [...wanted],
  confirmed,
  ...(way === 'hook' ? { secret: token } : {}),
});

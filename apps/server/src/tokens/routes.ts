import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { failures, Id, Name } from '../api/schemas.ts';
import type { Tokens } from './tokens.ts';

const closed = { additionalProperties: false };
const TokenWish = Type.Object({ name: Name }, closed);
const TokenParams = Type.Object({ token: Id }, closed);
const Drawn = Type.Object({ id: Type.String(), name: Type.String(), created: Type.Number() }, closed);
const TokensSchema = Type.Object(
  {
    tokens: Type.Array(Drawn),
    secret: Type.Optional(Type.String({ description: 'The token that was drawn: it is told this once.' })),
  },
  closed,
);

/** Tokens for one's own programs. */
export function tokenRoutes(app: Api, { somebody }: Callers, tokens: Tokens): void {
  const response = { 200: TokensSchema, ...failures };

  app.get('/api/me/tokens', { schema: { response } }, async request => ({
    tokens: await tokens.of((await somebody(request)).id),
  }));

  app.post('/api/me/tokens', { schema: { body: TokenWish, response } }, async request => {
    const { id } = await somebody(request);
    const secret = await tokens.draw(id, request.body.name.trim());
    return { tokens: await tokens.of(id), secret };
  });

  app.delete('/api/me/tokens/:token', { schema: { params: TokenParams, response } }, async request => {
    const { id } = await somebody(request);
    await tokens.remove(id, request.params.token);
    return { tokens: await tokens.of(id) };
  });
}

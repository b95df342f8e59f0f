import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { failures, Nothing } from '../api/schemas.ts';
import type { Sessions } from '../online/session.ts';
import type { PersonalData } from './personal-data.ts';

const Sure = Type.Object({ sure: Type.Literal(true) }, { additionalProperties: false });

/** What is kept of somebody: to take away, and to delete. */
export function careRoutes(app: Api, { somebody }: Callers, data: PersonalData, sessions: Sessions): void {
  app.get('/api/me/data', async (request, reply) => {
    void reply.header('Content-Disposition', 'attachment; filename="carroccio.json"');
    return data.of(await somebody(request));
  });

  app.post(
    '/api/me/delete',
    { schema: { body: Sure, response: { 200: Nothing, ...failures } } },
    async (request, reply) => {
      await data.forget(await somebody(request));
      void reply.header('Set-Cookie', await sessions.close(request.headers.cookie));
      return {};
    },
  );
}

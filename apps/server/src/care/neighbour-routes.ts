import Type from 'typebox';
import type { Api, Callers } from '../api/api.ts';
import { ApiDenied } from '../api/denied.ts';
import { failures, Id, Nothing, text } from '../api/schemas.ts';
import type { Storage } from '../storage/storage.ts';
import { type Blocks, WAYS } from './blocks.ts';
import { REASONS, type Reports } from './reports.ts';

const closed = { additionalProperties: false };
const How = Type.Enum([...WAYS], { description: 'Not heard (mute), or neither heard nor met at a table (block).' });
const BlocksSchema = Type.Object(
  { blocks: Type.Array(Type.Object({ person: Type.String(), name: Type.String(), how: How }, closed)) },
  closed,
);
const BlockWish = Type.Object({ person: Id, how: Type.Union([How, Type.Null()]) }, closed);
const ReportWish = Type.Object(
  {
    about: Id,
    table: Type.Union([Id, Type.Null()]),
    reason: Type.Enum([...REASONS]),
    text: text(1000),
  },
  closed,
);

interface Terms {
  readonly storage: Pick<Storage, 'people'>;
  readonly blocks: Blocks;
  readonly reports: Reports;
}

/** What somebody does about others whom he would rather not meet. */
export function neighbourRoutes(app: Api, { somebody }: Callers, { storage, blocks, reports }: Terms): void {
  const response = { 200: BlocksSchema, ...failures };
  const mustBeAnother = async (own: string, other: string): Promise<void> => {
    if (own === other || !(await storage.people.byId(other))) throw new ApiDenied('unknown-person');
  };

  app.get('/api/me/blocks', { schema: { response } }, async request => ({
    blocks: await blocks.of((await somebody(request)).id),
  }));

  app.post('/api/me/blocks', { schema: { body: BlockWish, response } }, async request => {
    const { id } = await somebody(request);
    const { person, how } = request.body;
    await mustBeAnother(id, person);
    await blocks.set(id, person, how);
    return { blocks: await blocks.of(id) };
  });

  app.post('/api/reports', { schema: { body: ReportWish, response: { 200: Nothing, ...failures } } }, async request => {
    const { id } = await somebody(request);
    await mustBeAnother(id, request.body.about);
    await reports.tell(id, request.body);
    return {};
  });
}

/** What the parts of the HTTP interface are made on. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { Person } from '../storage/people.ts';

export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Who asks. */
export interface Callers {
  whoever(request: Pick<FastifyRequest, 'headers'>): Promise<Person | null>;
  /** Whoever has not said who he is is refused, and whoever changes too much. */
  somebody(request: Pick<FastifyRequest, 'headers' | 'method'>): Promise<Person>;
}

/** What can be asked for: a kind of job by its name, and what it must be told. */
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';

export interface JobKind<P extends TSchema = TSchema> {
  readonly name: string;
  readonly payload: P;
}

export const jobKind = <P extends TSchema>(name: string, payload: P): JobKind<P> => ({ name, payload });

/** Does a job of one kind. It may be done twice after a crash: it must be no harm. */
export type Work<P extends TSchema> = (payload: Static<P>) => Promise<void>;

/** Does a job by what was kept of it. */
export type Handler = (payload: unknown) => Promise<void>;

/** What was kept by another version of the program may be something else: it is refused, and not half done. */
export function handlerOf<P extends TSchema>({ name, payload: schema }: JobKind<P>, work: Work<P>): Handler {
  return async payload => {
    if (!Check(schema, payload)) throw new Error(`a job '${name}' cannot be read: ${JSON.stringify(payload)}`);
    await work(payload);
  };
}

import { registry } from '../../kernel/test/tiny/index.ts';
import { answerLine, Engine, type Method, type Response } from '../src/index.ts';

export function newEngine(): Engine {
  let seeds = 0;
  return new Engine(registry, {
    version: '9.9.9',
    seed: () => `seed ${++seeds}`,
    clock: () => 0,
    citations: rule => [`games/x/src/${rule}.ts:1`],
  });
}

/** Sends a request as a client would: as a line of JSON. */
export async function ask(engine: Engine, method: Method | string, params?: unknown): Promise<Response> {
  const response = await answerLine(
    engine,
    JSON.stringify({ id: 1, method, ...(params === undefined ? {} : { params }) }),
  );
  if (!response) throw new Error('no answer');
  return response;
}

/** The result of a request that must succeed. */
export async function result(engine: Engine, method: Method, params?: unknown): Promise<unknown> {
  const response = await ask(engine, method, params);
  if (!response.ok) throw new Error(`${method}: ${response.error.code} ${response.error.message}`);
  return response.result;
}

/** The error of a request that must fail. */
export async function error(engine: Engine, method: string, params?: unknown) {
  const response = await ask(engine, method, params);
  if (response.ok) throw new Error(`${method} succeeded`);
  return response.error;
}

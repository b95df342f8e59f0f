/** An engine in the same process; what goes to it and comes back is counted. */
import { Engine, type Method, type Params, type ResultOf, type Told } from '@carroccio/engine';
import type { Registry } from '@carroccio/kernel';
import { type EngineClient, EngineError } from '../../src/engine/client.ts';

/** An engine that is reached by messages, each counted with its length. */
export class Counted implements EngineClient {
  sent: string[] = [];
  received: string[] = [];
  readonly #engine: Engine;
  #told: (room: string, told: Told) => void = () => undefined;

  constructor(registry: Registry) {
    this.#engine = new Engine(registry, {
      version: 'test',
      seed: () => 'a seed',
      clock: () => 0,
      push: message => {
        this.received.push(JSON.stringify(message));
        this.#told(message.room, message.told);
      },
    });
  }

  async ask<M extends Method>(method: M, params: Params<M>): Promise<ResultOf<M>> {
    const text = JSON.stringify({ id: 1, method, params });
    this.sent.push(text);
    const answer = await this.#engine.answer(JSON.parse(text));
    this.received.push(JSON.stringify(answer));
    if (!answer.ok) throw new EngineError(answer.error);
    const { result } = answer;
    if (isResult<M>(result)) return result;
    throw new Error(`no answer to ${method}`);
  }

  open = async (): Promise<null> => null;
  onTold(listener: (room: string, told: Told) => void): void {
    this.#told = listener;
  }
  close(): void {}

  forget(): void {
    this.sent = [];
    this.received = [];
  }
}

const isResult = <M extends Method>(result: unknown): result is ResultOf<M> =>
  typeof result === 'object' && result !== null;

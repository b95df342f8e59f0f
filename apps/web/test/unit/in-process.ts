/** An engine in the same process, reached by messages as one in a worker is. */
import { Engine, type Method, type Params, type ResultOf, type Told } from '@carroccio/engine';
import type { Registry } from '@carroccio/kernel';
import { type EngineClient, EngineError } from '../../src/engine/client.ts';

export class InProcess implements EngineClient {
  readonly #engine: Engine;
  #told: (room: string, told: Told) => void = () => undefined;

  constructor(registry: Registry) {
    this.#engine = new Engine(registry, {
      version: 'test',
      seed: () => 'a seed',
      clock: () => 0,
      push: message => {
        this.received(JSON.stringify(message));
        this.#told(message.room, message.told);
      },
    });
  }

  async ask<M extends Method>(method: M, params: Params<M>): Promise<ResultOf<M>> {
    const text = JSON.stringify({ id: 1, method, params });
    this.sent(text);
    const answer = await this.#engine.answer(JSON.parse(text));
    this.received(JSON.stringify(answer));
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

  /** Each message to the engine. */
  protected sent(_message: string): void {}

  /** Each message from the engine. */
  protected received(_message: string): void {}
}

const isResult = <M extends Method>(result: unknown): result is ResultOf<M> =>
  typeof result === 'object' && result !== null;

import type { Method, Params, ResultOf, Told } from '@carroccio/engine';
import { type EngineClient, EngineError } from './client.ts';
import { internal } from './facts.ts';
import type { FromWorker, ToWorker } from './messages.ts';

interface Waiting {
  take(result: unknown): void;
  fail(error: Error): void;
}

/** An engine in a worker of this page, with one game. */
export function openLocalEngine(game: string): EngineClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let told: (room: string, told: Told) => void = () => undefined;
  const send = (message: ToWorker): void => worker.postMessage(message);

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('push' in data) {
      told(data.room, data.told);
      return;
    }
    const asked = waiting.get(Number(data.id));
    waiting.delete(Number(data.id));
    if (data.ok) asked?.take(data.result);
    else asked?.fail(new EngineError(data.error));
  });
  worker.addEventListener('error', event => {
    for (const asked of waiting.values()) asked.fail(new EngineError(internal(event.message)));
    waiting.clear();
  });
  send({ load: game });

  return {
    ask: <M extends Method>(method: M, params: Params<M>) =>
      new Promise<ResultOf<M>>((take, fail) => {
        const id = ++last;
        waiting.set(id, {
          take: result => (isResultOf(method, result) ? take(result) : fail(new EngineError(internal(method)))),
          fail,
        });
        send({ request: { id, method, params } });
      }),
    open: kept =>
      new Promise<string | null>((take, fail) => {
        const id = ++last;
        waiting.set(id, { take: match => take(typeof match === 'string' ? match : null), fail });
        send({ open: { id, kept } });
      }),
    onTold: listener => {
      told = listener;
    },
    close: () => worker.terminate(),
  };
}

/** An engine of this very page is trusted to answer by the protocol; a remote one's answers would be checked here. */
const isResultOf = <M extends Method>(_method: M, result: unknown): result is ResultOf<M> =>
  typeof result === 'object' && result !== null;

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { THIS_MACHINE } from './address.ts';
import { answer, sendError } from './answer.ts';
import { faultLine, toStandardError } from './logs.ts';
import { type Online, type OnlineOptions, openOnline } from './online/online.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder whose files are served. */
  readonly root: string | URL;
  /** The address to listen on; without it, only this machine reaches the server. */
  readonly host?: string;
  /** People who are apart can play; without it, only the pages are served. */
  readonly online?: OnlineOptions;
  /** How long an answer that is being sent holds up the end, a second if nothing is said. */
  readonly graceMs?: number;
}

export type { Limits, OnlineOptions } from './online/online.ts';

export interface RunningServer {
  readonly port: number;
  /** Lets open requests finish, but not for longer than the grace. */
  close(): Promise<void>;
}

const GRACE_MS = 1000;

const API = /^\/(api(\/|$)|(healthz|readyz|metrics)$)/;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, root, host = THIS_MACHINE, graceMs = GRACE_MS } = options;
  const folder = typeof root === 'string' ? root : fileURLToPath(root);
  const open = new Set<ServerResponse>();
  const online = options.online ? await openOnline(options.online) : null;
  const server = createServer((request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (online && API.test(request.url ?? '')) return online.handle(request, response);
    answer(folder, request, response).catch((error: unknown) => {
      toStandardError(faultLine(`${request.method} a page`, error, Date.now()));
      sendError(response, 500);
    });
  });
  if (online) server.on('upgrade', (request, socket, head) => online.upgrade(request, socket, head));
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    await online?.close();
    throw error;
  }

  let closed: Promise<void> | undefined;
  return {
    port: portOf(server),
    close: () => {
      closed ??= close(server, open, online, graceMs);
      return closed;
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

/** Waits before it closes: Node's own close() takes an answer that is still being sent for an idle connection. */
async function close(
  server: Server,
  open: ReadonlySet<ServerResponse>,
  online: Online | null,
  graceMs: number,
): Promise<void> {
  const sent = Promise.all([...open].map(response => once(response, 'close')));
  await Promise.race([sent, setTimeout(graceMs, undefined, { ref: false })]);
  const closed = once(server, 'close');
  server.close();
  await online?.close();
  server.closeAllConnections();
  await closed;
}

/** The server as a process of its own that refuses nobody for asking too much: it is to be measured, or attacked. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@carroccio/server';

const WIDE = { burst: 1e9, perSecond: 1e9 };

const [place = ''] = process.argv.slice(2);
const pages = mkdtempSync(join(tmpdir(), 'carroccio-pages-'));
const server = await startServer({
  port: 0,
  root: pages,
  online: {
    data: URL.canParse(place) ? new URL(place) : place,
    limits: { changes: WIDE, connections: WIDE, messages: WIDE, reads: WIDE, together: 1e9 },
  },
});
const stop = (): void => {
  void server.close().then(() => rmSync(pages, { recursive: true, force: true }));
  // As long as it can be asked what it uses, it lives.
  if (process.connected) process.disconnect();
};
process.once('SIGTERM', stop);
// Whoever measured it is gone.
process.once('disconnect', stop);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ held: heapUsed + external, cpu: (user + system) / 1e6 });
});
process.send?.({ port: server.port });

import { startServer } from './index.ts';
import { portFrom, whyNotStarted } from './port.ts';

const root = new URL('../../web/dist/', import.meta.url);

try {
  const server = await startServer({ port: portFrom(process.env.PORT), root });
  process.stdout.write(`Carroccio is at http://localhost:${server.port}  (Ctrl-C stops it)\n`);
  process.once('SIGINT', server.close);
  process.once('SIGTERM', server.close);
} catch (error) {
  process.stderr.write(`${whyNotStarted(error)}\n`);
  process.exitCode = 1;
}

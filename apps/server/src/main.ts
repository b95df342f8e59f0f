import { hostFrom, whereabouts } from './address.ts';
import { portFrom, whyNotStarted } from './port.ts';
import { databaseUrlFrom, dataFrom, mailFrom, proxiesFrom, publicUrlFrom } from './settings.ts';

const root = new URL('../../web/dist/', import.meta.url);

// Whoever listened to what it says may go: the players stay.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  const host = hostFrom(process.env.HOST);
  const publicUrl = publicUrlFrom(process.env.PUBLIC_URL);
  const mail = mailFrom(process.env.SMTP_URL, process.env.MAIL_FROM, publicUrl);
  const proxies = proxiesFrom(process.env.PROXIES);
  const port = portFrom(process.env.PORT);
  const data = databaseUrlFrom(process.env.DATABASE_URL) ?? dataFrom(process.env.DATA_DIR);
  // Loading the games takes a while: what is set wrongly is told before.
  const { startServer } = await import('./index.ts');
  const server = await startServer({
    port,
    host,
    root,
    online: {
      data,
      proxies,
      home: publicUrl ?? new URL(`http://localhost:${port}/`),
      ...(publicUrl ? { publicUrl } : {}),
      ...(mail ? { mail } : {}),
    },
  });
  process.stdout.write(`${whereabouts(host, server.port)}\n`);
  process.once('SIGINT', server.close);
  process.once('SIGTERM', server.close);
} catch (error) {
  process.stderr.write(`${whyNotStarted(error)}\n`);
  process.exitCode = 1;
}

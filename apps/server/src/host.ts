/**
 * `carroccio host COMMAND`: what whoever runs a server needs, on its database, also while it runs. It finds the database by the
 * same settings as the server, and answers in JSON.
 */
import { commandOf } from './host/commands.ts';
import { complaintOf } from './host/complaint.ts';
import { databaseUrlFrom, dataFrom } from './settings.ts';
import { openStorage } from './storage/storage.ts';

try {
  const command = commandOf(process.argv.slice(2));
  const place = databaseUrlFrom(process.env.DATABASE_URL) ?? dataFrom(process.env.DATA_DIR);
  const storage = await openStorage(place);
  try {
    const told = await command({ storage, shared: place instanceof URL, clock: () => Date.now() });
    process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
  } finally {
    await storage.close();
  }
} catch (error) {
  process.stderr.write(`${complaintOf(error)}\n`);
  process.exitCode = 1;
}

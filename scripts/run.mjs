/** `node scripts/run.mjs FILE ARGS…`: runs a built program after making sure that it is built. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, ROOT } from './bootstrap.mjs';

bootstrap();
const [file] = process.argv.splice(2, 1);
await import(pathToFileURL(join(ROOT, file)).href);

/** `node scripts/run.mjs [--web] FILE ARGS…`: runs a built program after making sure that it, or with --web the table too, is built. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap, ROOT } from './bootstrap.mjs';

const web = process.argv[2] === '--web';
if (web) process.argv.splice(2, 1);
bootstrap({ web });
const [file] = process.argv.splice(2, 1);
await import(pathToFileURL(join(ROOT, file)).href);

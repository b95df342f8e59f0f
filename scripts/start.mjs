/** `npm start`: the table in the browser. */
import { bootstrap } from './bootstrap.mjs';

bootstrap({ web: true });
await import('../apps/server/dist/main.js');

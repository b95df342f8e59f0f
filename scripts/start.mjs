/** `npm start`: the table in the browser. */
import { bootstrap } from './bootstrap.mjs';

bootstrap();
await import('../apps/server/dist/main.js');

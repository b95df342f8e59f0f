/** `npm run build`: installs and compiles what is needed, nothing more. */
import { bootstrap } from './bootstrap.mjs';

bootstrap({ web: true });

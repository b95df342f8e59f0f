/**
 * `npm run docs`: writes what the documentation takes from the code: `docs/protocol.schema.json`, `docs/house.svg` and
 * `docs/packs-reference.md`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protocolSchema } from '@carroccio/engine';
import { registry } from '@carroccio/games/all';
import { pictureOf } from './house/picture.ts';
import { roomsOfTheHouse } from './house/rooms.ts';
import { referenceOf } from './packs/reference.ts';
import { ROOT } from './repository.ts';

writeFileSync(join(ROOT, 'docs/protocol.schema.json'), `${JSON.stringify(protocolSchema(), null, 2)}\n`);
writeFileSync(join(ROOT, 'docs/house.svg'), pictureOf(roomsOfTheHouse()));
writeFileSync(join(ROOT, 'docs/packs-reference.md'), referenceOf(registry));

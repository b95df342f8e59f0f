/**
 * `npm run docs`: writes what the documentation takes from the code: `docs/protocol.schema.json`, `docs/house.svg`,
 * `docs/packs-reference.md`, and the vocabulary of every game, `docs/games/<game>.md` with its schema.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protocolSchema } from '@carroccio/engine';
import { registry } from '@carroccio/games/all';
import { ROOT } from './common/repository.ts';
import { pictureOf } from './house/picture.ts';
import { roomsOfTheHouse } from './house/rooms.ts';
import { referenceOf } from './packs/reference.ts';
import { vocabularyPages } from './vocabulary/pages.ts';

writeFileSync(join(ROOT, 'docs/protocol.schema.json'), `${JSON.stringify(protocolSchema(), null, 2)}\n`);
writeFileSync(join(ROOT, 'docs/house.svg'), pictureOf(roomsOfTheHouse()));
writeFileSync(join(ROOT, 'docs/packs-reference.md'), referenceOf(registry));
mkdirSync(join(ROOT, 'docs/games'), { recursive: true });
for (const [file, words] of Object.entries(vocabularyPages())) writeFileSync(join(ROOT, 'docs/games', file), words);

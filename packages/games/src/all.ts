/** Every game of the house, opened: for programs that serve them all. */
import { Registry } from '@carroccio/kernel';
import { SHELVES } from './index.ts';

export const registry = new Registry(await Promise.all(SHELVES.map(shelf => shelf.load())));

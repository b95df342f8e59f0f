/** Two complete games, small enough to read at a sitting, that prove the machine. They live in its tests only. */
import { Registry } from '@carroccio/kernel';
import { createFord } from './ford/game.ts';
import { ford } from './ford/package.ts';
import { relics } from './relics/package.ts';

export { createFord, ford, relics };
export const registry = new Registry([ford, relics]);

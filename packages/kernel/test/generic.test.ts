import { testGame } from '@carroccio/kernel/testing';
import { ford, relics } from './tiny/index.ts';

testGame(ford, { matches: 700, oneIn: 12 });
testGame(relics, { matches: 600, oneIn: 12 });

import { testGame } from '@carroccio/kernel/testing';
import { ford, relics } from './tiny/index.ts';

testGame(ford, { matches: 60 });
testGame(relics, { matches: 40 });

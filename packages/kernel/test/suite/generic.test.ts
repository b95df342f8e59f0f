import { testGame } from '@carroccio/kernel/testing';
import { ford, relics } from '../tiny/index.ts';

testGame(ford, { matches: 120, oneIn: 12 });
testGame(relics, { matches: 80, oneIn: 12 });

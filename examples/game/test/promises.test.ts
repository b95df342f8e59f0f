import { testGame } from '@carroccio/kernel/testing';
import { palio } from '../src/index.ts';

testGame(palio, { matches: 3, oneIn: 5 });

import { testGame } from '@carroccio/kernel/testing';
import { podesta } from '../src/index.ts';

// A sample: `npm run soak -- --game podesta --games 10000` runs the large numbers.
testGame(podesta, { matches: 1, oneIn: 200 });

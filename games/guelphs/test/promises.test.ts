import { testGame } from '@carroccio/kernel/testing';
import { guelphs } from '../src/index.ts';

// A sample: `npm run soak -- --game guelphs --games 10000` runs the large numbers.
testGame(guelphs, { matches: 2, oneIn: 40 });

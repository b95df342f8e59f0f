import { testGame } from '@carroccio/kernel/testing';
import { guiscard } from '../src/index.ts';

// A sample: `npm run soak -- --game guiscard --games 10000` runs the large numbers.
testGame(guiscard, { matches: 1, oneIn: 120 });

import { testGame } from '@carroccio/kernel/testing';
import { batirnos } from '../src/index.ts';

// A sample: `npm run soak -- --game batirnos --games 10000` runs the large numbers.
testGame(batirnos, { matches: 1, oneIn: 40 });

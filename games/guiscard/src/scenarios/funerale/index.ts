import { funerale as words } from '../../../text/scenarios/funerale.ts';
import { unpriced } from '../common/unpriced.ts';
import type { ScenarioModule } from '../scenario.ts';
import { surprise } from './surprise.ts';
import { tower } from './tower.ts';

export const funerale: ScenarioModule = { id: 'funerale', words, endings: [tower], specials: [surprise, unpriced] };

import { montemaggiore as words } from '../../../text/scenarios/montemaggiore.ts';
import type { ScenarioModule } from '../scenario.ts';
import { ranks, standing } from './formation.ts';

export const montemaggiore: ScenarioModule = { id: 'montemaggiore', words, endings: [standing], specials: [ranks] };

import { sanGiorgio as words } from '../../../text/scenarios/san-giorgio.ts';
import { siege } from '../common/siege.ts';
import type { ScenarioModule } from '../scenario.ts';

export const sanGiorgio: ScenarioModule = { id: 'san-giorgio', words, endings: [siege] };

import { masseria as words } from '../../../text/scenarios/masseria.ts';
import { siege } from '../common/siege.ts';
import type { ScenarioModule } from '../scenario.ts';

export const masseria: ScenarioModule = { id: 'masseria', words, endings: [siege] };

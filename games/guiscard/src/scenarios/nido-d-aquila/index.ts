import { nidoDAquila as words } from '../../../text/scenarios/nido-d-aquila.ts';
import { siege } from '../common/siege.ts';
import type { ScenarioModule } from '../scenario.ts';

export const nidoDAquila: ScenarioModule = { id: 'nido-d-aquila', words, endings: [siege] };

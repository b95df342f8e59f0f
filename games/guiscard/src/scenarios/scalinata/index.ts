import { scalinata as words } from '../../../text/scenarios/scalinata.ts';
import type { ScenarioModule } from '../scenario.ts';
import { level } from './level.ts';

export const scalinata: ScenarioModule = { id: 'scalinata', words, endings: [level] };

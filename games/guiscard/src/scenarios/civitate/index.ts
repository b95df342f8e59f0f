import { civitate as words } from '../../../text/scenarios/civitate.ts';
import type { ScenarioModule } from '../scenario.ts';
import { survivors } from './survivors.ts';

export const civitate: ScenarioModule = { id: 'civitate', words, endings: [survivors] };

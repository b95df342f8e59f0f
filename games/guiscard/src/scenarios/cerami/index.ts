import { cerami as words } from '../../../text/scenarios/cerami.ts';
import type { ScenarioModule } from '../scenario.ts';
import { exits } from './exits.ts';

export const cerami: ScenarioModule = { id: 'cerami', words, endings: [exits] };

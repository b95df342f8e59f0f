import { pioNormanno as words } from '../../../text/scenarios/pio-normanno.ts';
import type { ScenarioModule } from '../scenario.ts';
import { escaping } from './escape.ts';

export const pioNormanno: ScenarioModule = { id: 'pio-normanno', words, endings: [escaping] };

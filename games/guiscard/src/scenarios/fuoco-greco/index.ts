import { fuocoGreco as words } from '../../../text/scenarios/fuoco-greco.ts';
import type { ScenarioModule } from '../scenario.ts';
import { assault } from './assault.ts';

export const fuocoGreco: ScenarioModule = { id: 'fuoco-greco', words, endings: [assault] };

import { imperatore as words } from '../../../text/scenarios/imperatore.ts';
import type { ScenarioModule } from '../scenario.ts';
import { capture, prisoners } from './capture.ts';

export const imperatore: ScenarioModule = { id: 'imperatore', words, endings: [capture], specials: [prisoners] };

import { larissa as words } from '../../../text/scenarios/larissa.ts';
import type { ScenarioModule } from '../scenario.ts';
import { loot } from './loot.ts';

export const larissa: ScenarioModule = { id: 'larissa', words, endings: [loot] };

import { libera as words } from '../../../text/scenarios/libera.ts';
import { score } from '../common/score.ts';
import type { ScenarioModule } from '../scenario.ts';
import { free } from './free.ts';

export const libera: ScenarioModule = { id: 'libera', words, endings: [score], specials: [free] };

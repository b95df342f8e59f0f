import { fattoria as words } from '../../../text/scenarios/fattoria.ts';
import { unpriced } from '../common/unpriced.ts';
import type { ScenarioModule } from '../scenario.ts';
import { farm } from './farm.ts';

export const fattoria: ScenarioModule = { id: 'fattoria', words, endings: [farm], specials: [unpriced] };

import { messina as words } from '../../../text/scenarios/messina.ts';
import type { ScenarioModule } from '../scenario.ts';
import { burning } from './burning.ts';
import { night } from './night.ts';

export const messina: ScenarioModule = { id: 'messina', words, endings: [burning], specials: [night] };

/** The rules of a scenario without any of its own. */
import type { ScenarioRules } from '../scenario.ts';
import { byScore } from './scoring.ts';

export const plain: ScenarioRules = {
  opening: ({ groups }) => [
    ...groups.map((_, group) => ({ step: 'setUp' as const, group })),
    { step: 'gearUp' },
    { step: 'turn' },
  ],
  isSiege: false,
  choosesMaps: false,
  mayJoin: () => false,
  army: null,
  isUnpriced: () => false,
  setsUpRanks: false,
  isSurprised: () => false,
  night: null,
  takesPrisoners: false,
  judge: (b, flow, last) => last && byScore(b, flow),
  judgesTheBeaten: false,
  tasked: -1,
};

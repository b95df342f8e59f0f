/** The bar over the map, and the briefing. */
import type { Language } from '@carroccio/kernel';
import type { Bar, Briefing } from '@carroccio/table/table.ts';
import { Labels } from './labels.ts';
import type { Lore, PodestaSight } from './lore.ts';
import { BAR } from './text/bar.ts';

/** The parts of a month, by the steps that tell them. */
const PARTS: readonly (readonly string[])[] = [
  ['orderAuction'],
  ['window', 'payOrLose', 'takeTrust', 'ban', 'spies', 'losingLots', 'foreignOrder', 'arms'],
  ['labour', 'political', 'journey', 'supplies', 'supplyAnswer', 'declaration', 'hosting', 'newHome'],
  ['commercial', 'bargain', 'shareAnswer'],
  ['military', 'assault', 'march', 'allies', 'date', 'place', 'challenged', 'countered', 'attacked', 'relief'],
];

export const createBar =
  (lore: Lore) =>
  (sight: PodestaSight): Bar => {
    const labels = new Labels(lore, sight);
    const words = BAR[sight.language];
    const { year, month, players } = sight.state;
    return {
      when: words.when(labels.words.months[month - 1] ?? '', year),
      phases: words.phases,
      phase: PARTS.findIndex(part => part.includes(sight.decision?.step ?? '')),
      scores: players.map(({ purse, points }) => words.score(labels.florins(purse), points)),
    };
  };

export const createBriefing =
  (lore: Lore) =>
  (_: string, language: Language): Briefing => {
    const words = BAR[language];
    return {
      forces: lore.data.merchants.merchants.map(() => [words.begin]),
      aims: words.aims,
      length: words.length,
      rules: ['pod.1b', 'pod.3', 'pod.48a'],
    };
  };

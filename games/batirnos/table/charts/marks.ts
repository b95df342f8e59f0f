/** The cells of the charts that apply now: who would fire at whom, or fight whom, and the ground of the unit that moves. */
import { classOf, typeOf } from '@carroccio/batirnos/survey';
import type { ChartMark } from '@carroccio/kernel';
import { Labels } from '../labels.ts';
import type { BattleSight, Lore } from '../lore.ts';
import { CHART_WORDS } from '../text/charts.ts';

export const createMarks =
  (lore: Lore) =>
  (sight: BattleSight): ChartMark[] => {
    const labels = new Labels(lore, sight);
    const { battle } = labels;
    const frame = sight.decision?.frame;
    const named: Readonly<Record<string, string>> = CHART_WORDS[sight.language].classes;
    const acting = frame && 'unit' in frame ? frame.unit : -1;
    return sight.legal.flatMap((action): ChartMark[] => {
      if (!('target' in action)) return [];
      const unit = 'unit' in action ? action.unit : acting;
      if (unit < 0 || action.target < 0) return [];
      const row = named[classOf(battle, unit)] ?? named[typeOf(battle, unit)];
      const column = named[classOf(battle, action.target)];
      const chart = action.type === 'shoot' || action.type === 'retarget' ? 'fire-advantage' : 'melee-advantage';
      const fighter = chart === 'melee-advantage' ? (named[typeOf(battle, unit)] ?? row) : row;
      if (fighter === undefined || column === undefined) return [];
      return [{ chart, row: fighter, column, why: `${labels.unit(unit)} → ${labels.unit(action.target)}` }];
    });
  };

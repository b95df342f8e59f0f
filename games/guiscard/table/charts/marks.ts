/** The columns of the combat tables in which the attacks declared now would be read. */
import { clampColumn, columnOf, readsMounted, shiftsRead, strengths } from '@carroccio/guiscard/survey';
import type { ChartMark } from '@carroccio/kernel';
import { Labels } from '../labels.ts';
import type { Lore, SkirmishSight } from '../lore.ts';

export const createMarks =
  (lore: Lore) =>
  (sight: SkirmishSight): ChartMark[] => {
    const labels = new Labels(lore, sight);
    const { battle } = labels;
    const names = (units: readonly number[]): string => units.map(unit => labels.name(unit)).join(', ');
    return battle.state.attacks
      .filter(({ attackers, defenders }) => attackers.length > 0 && defenders.length > 0)
      .map(attack => {
        const mounted = readsMounted(battle, attack);
        const { attack: strength, defence } = strengths(battle, attack);
        const shifts = shiftsRead(battle, attack, mounted).reduce((sum, { value }) => sum + value, 0);
        return {
          chart: mounted ? 'combat-mounted' : 'combat-foot',
          column: clampColumn(columnOf(battle, strength - defence) + shifts),
          why: `${names(attack.attackers)} → ${names(attack.defenders)}`,
        };
      });
  };

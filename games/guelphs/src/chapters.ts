/** Which rules can be in force in a scenario. */
import type { RuleId } from '@carroccio/kernel';
import type { BattleModule } from './scenarios/module.ts';
import type { ScenarioId } from './shape.ts';

/** Whether a rule is general, or one of the battle that is fought and not replaced in it. */
export const belongsTo =
  (battles: readonly BattleModule[]) =>
  (rule: RuleId, scenario: ScenarioId): boolean => {
    const chapter = /^gg\.S\.(\d+)/.exec(rule)?.[1];
    if (chapter === undefined) return true;
    const played = battles.find(({ scenarios }) => Object.hasOwn(scenarios, scenario))?.scenarios[scenario];
    if (!played) return false;
    return played.chapters.includes(Number(chapter)) && !played.replaced?.test(rule);
  };

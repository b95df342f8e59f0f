/** Which rules can be in force in a scenario. */
import type { ScenarioId } from './shape.ts';

/** The chapters of special rules that hold in a scenario; gg.S.1 holds in all of them. */
const CHAPTERS: Readonly<Record<ScenarioId, readonly number[]>> = {
  montaperti: [1, 3, 5],
  'montaperti-free': [1, 2, 3, 4, 5],
  benevento: [1, 6],
  'benevento-free': [1, 2, 6, 7],
  campaldino: [1, 8],
  'campaldino-free': [1, 2, 8, 9],
  'campaldino-fast': [1, 8, 10],
};

/** Rules of the historical battles that the free set-ups replace (gg.S.4.5, gg.S.4.3, gg.S.9.4). */
const REPLACED: Readonly<Partial<Record<ScenarioId, RegExp>>> = {
  'montaperti-free': /^gg\.S\.3\.(2[a-z.]|6\.1$)/,
  'campaldino-free': /^gg\.S\.8\.2([a-z]|\.2)/,
};

/** Whether a rule is general, or one of the battle that is fought and not replaced in it. */
export function belongs(rule: string, scenario: ScenarioId): boolean {
  const chapter = /^gg\.S\.(\d+)/.exec(rule)?.[1];
  if (chapter === undefined) return true;
  return CHAPTERS[scenario].includes(Number(chapter)) && !REPLACED[scenario]?.test(rule);
}

import type { BattleWords } from '../src/scenarios/module.ts';

/** Why battles ended, where only one battle ends so. */
export const ownEndings = (battles: readonly BattleWords[]): Record<`own-${string}`, string> =>
  Object.fromEntries(
    battles.flatMap(({ endings = {} }) => Object.entries(endings).map(([ending, { why }]) => [ending, why])),
  );

/** The games that can be agreed on (pod.4a, pod.4b). What each is like stands in the data; the rules ask there. */
export const SCENARIOS = ['short', 'normal', 'long', 'conquest', 'sestieri', 'points', 'timed'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** pod.4b: whether nothing but the clock ends a game, so that the players say at the end of a month if it has run out. */
export const endsByTheClock = ({ years, objective }: { years: number; objective?: string }): boolean =>
  years === 0 && objective === undefined;

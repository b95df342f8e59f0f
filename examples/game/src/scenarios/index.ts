/** The races that can be run. What each is like the rules ask of the data, or of a module here; never for its name. */
export const SCENARIOS = { piazza: { seats: ['eagle', 'goose', 'snail', 'wave'], min: 2 } };
export type ScenarioId = keyof typeof SCENARIOS;

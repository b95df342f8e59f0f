/** The battles of the game. What each is like stands in the data; the rules ask there. */
export const SCENARIOS = [
  'intro',
  'rocroi',
  'lens',
  'lens-grande',
  'rethel',
  'arras',
  'valenciennes',
  'dunes',
  'punti',
] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** One of something for every battle. */
export const forEvery = <T>(make: (scenario: ScenarioId) => T): Record<ScenarioId, T> => ({
  intro: make('intro'),
  rocroi: make('rocroi'),
  lens: make('lens'),
  'lens-grande': make('lens-grande'),
  rethel: make('rethel'),
  arras: make('arras'),
  valenciennes: make('valenciennes'),
  dunes: make('dunes'),
  punti: make('punti'),
});

/** Whether it is the battle that players muster armies for: all others give theirs (nqsb.2.1.points). */
export const isByPoints = (scenario: ScenarioId): boolean => scenario === 'punti';

/** What is wrong with a command, in words for whoever gave it. */
const WORDS: Readonly<Record<string, string>> = {
  'unknown-person': 'There is no account of that name, and nobody of that number.',
  'unknown-report': 'There is no open report of that number.',
  'steward-stays': 'That account looks after the house: dismiss it first.',
  'no-such-table': 'There is no table of that number.',
  'unknown-tournament': 'There is no tournament of that number.',
  'tournament-begun': 'That tournament has begun.',
  'tournament-full': 'That tournament is full.',
  'too-few-entrants': 'A tournament takes at least two.',
  'too-many-tournaments': 'Whoever is to hold it holds as many as one may.',
};

export function complaintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return WORDS[error.message] ?? error.message;
}

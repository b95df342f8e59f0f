/** What is wrong with dice somebody wrote down. */
export type ScriptProblem =
  | { kind: 'not-number'; word: string }
  | { kind: 'none' }
  | { kind: 'too-many'; most: number };

/** As many as the engine takes at once. */
const MOST = 1000;

/** Reads results of dice from what somebody wrote: numbers with spaces or commas between them. */
export function readScript(written: string): { values: number[] } | { problem: ScriptProblem } {
  const words = written.split(/[\s,;]+/).filter(word => word !== '');
  if (words.length === 0) return { problem: { kind: 'none' } };
  if (words.length > MOST) return { problem: { kind: 'too-many', most: MOST } };
  const wrong = words.find(word => !/^\d{1,6}$/.test(word));
  return wrong === undefined ? { values: words.map(Number) } : { problem: { kind: 'not-number', word: wrong } };
}

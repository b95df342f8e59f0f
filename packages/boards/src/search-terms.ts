/** Marks of a cell in a search, to be added together. The cell cannot be entered. */
export const NO_ENTRY = 1;
/** The cell can be entered but not left, as a zone of control. */
export const MUST_STOP = 2;
/** The cell can be passed through but not ended on, as a friend's cell. */
export const PASS_ONLY = 4;

/** The cost of what was not reached: more than any cost that was. */
export const UNREACHED = 0x7fffffff;

export function requireWhole(cost: number): void {
  if (cost !== (cost | 0)) throw new Error(`costs are whole numbers; scale them up, since one way costs ${cost}`);
}

/** The field where men stand, and the sheet beside it: of the siege, or of the armies to be bought. */
export const FIELD = 'field';
export const SHEET = 'sheet';

/** There is one board: the field of battle. */
export const BOARD = 'field';

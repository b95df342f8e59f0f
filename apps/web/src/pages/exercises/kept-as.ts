/** The name under which a solved exercise is kept, beside the lessons. */
export const keptAs = (game: string, id: string): string => `exercise ${game} ${id}`;

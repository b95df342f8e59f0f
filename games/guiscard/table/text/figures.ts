/** "1 hex", "2 hexes". */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

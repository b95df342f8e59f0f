/** "+2", "−1", "0". */
export const signed = (value: number): string => {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
};

/** "1 hit", "2 hits". */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

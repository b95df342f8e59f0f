/** From the middle of a hex to the middle of the next, in board units. */
const APART = 173.2;

/** Where the tail's hex lies from the head's, for a horse that faces so. */
export function tailFrom(direction: number): { x: number; y: number } {
  const angle = (direction * Math.PI) / 3;
  return { x: Math.round(-Math.sin(angle) * APART), y: Math.round(Math.cos(angle) * APART) };
}

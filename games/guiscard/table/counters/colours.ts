/** What is printed: dark enough for every ground below. */
export const INK = '#1c1510';
export const ATTACK_INK = '#16100b';
export const DEFENCE_INK = '#8e1512';
export const MOVEMENT_INK = '#123f77';
export const PAPER = '#fdf9ee';
export const BLOOD = '#8e1512';
export const STEEL = '#c3c7cb';
export const LEATHER = '#7b5634';
export const WOOD = '#a87a48';
export const ASH = '#cbc2b0';

/** Whose a counter is: the same two colours as on tracks and in the log; unhired men are on plain paper. */
const GROUNDS = ['#f3dc9d', '#bdd4ec'] as const;
export const groundOf = (side: number): string => GROUNDS[side] ?? '#ece4d2';
const EDGES = ['#8a6206', '#234c80'] as const;
export const edgeOf = (side: number): string => EDGES[side] ?? '#6b5a43';

/** Cloth and shield by a man's origin, the first letter of his code. */
export interface Livery {
  readonly cloth: string;
  readonly shield: string;
  readonly device: string;
}

const LIVERIES: Readonly<Record<string, Livery>> = {
  N: { cloth: '#a5322b', shield: '#b83a2e', device: '#f3e4b8' },
  L: { cloth: '#b98a2c', shield: '#d3a63d', device: '#5a2f10' },
  B: { cloth: '#6d3b7c', shield: '#7d4a8d', device: '#f0d98a' },
  A: { cloth: '#2f6b45', shield: '#3d8056', device: '#f6efd6' },
  S: { cloth: '#7a5a3a', shield: '#94704a', device: '#2c1c0e' },
  G: { cloth: '#3f3b37', shield: '#57524c', device: '#efe6d0' },
};
const PLAIN: Livery = { cloth: '#8d8171', shield: '#a09482', device: '#2c1c0e' };
export const liveryOf = (code: string): Livery => LIVERIES[code.charAt(0)] ?? PLAIN;

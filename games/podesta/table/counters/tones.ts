/** The colours of the merchants on wood, cardboard and cloth: ground, and the ink that can be read on it. */
const TONES: readonly { readonly ground: string; readonly ink: string; readonly pale: string }[] = [
  { ground: '#d9a520', ink: '#1c1510', pale: '#f4e2ae' },
  { ground: '#2c5c97', ink: '#fdf9ee', pale: '#c9dbee' },
  { ground: '#9e1f1f', ink: '#fdf9ee', pale: '#efc8c2' },
  { ground: '#2f6442', ink: '#fdf9ee', pale: '#c8dfcc' },
  { ground: '#5d2f5f', ink: '#fdf9ee', pale: '#dfc9e0' },
  { ground: '#4a4036', ink: '#fdf9ee', pale: '#d8d0c4' },
];
const NOBODYS = { ground: '#efe4cc', ink: '#1c1510', pale: '#f6efdd' };

export const INK = '#1c1510';
export const PAPER = '#fdf9ee';

export const toneOf = (seat: number): { ground: string; ink: string; pale: string } => TONES[seat] ?? NOBODYS;

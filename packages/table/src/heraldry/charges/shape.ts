/** How a charge is drawn, in a square of 100: solids and limbs make one silhouette, with one outline. */
export interface ChargeShape {
  /** Each is filled on its own, so that they can overlap; a path within a path is a hole. */
  solids: readonly string[];
  /** Lines of some breadth: legs, tails, hafts. */
  limbs?: readonly { d: string; breadth: number }[];
  /** Lines inside the silhouette: feathers, eyes, joints. */
  detail?: string;
}

/** A path of absolute commands (M L H V C Z) with every point moved. */
function moved(d: string, moveX: (x: number) => number, moveY: (y: number) => number): string {
  let command = '';
  let index = 0;
  return d.replace(/[A-Z]|-?\d*\.?\d+/g, token => {
    if (/[A-Z]/.test(token)) {
      command = token;
      index = 0;
      return token;
    }
    const isX = command === 'H' || (command !== 'V' && index % 2 === 0);
    index += 1;
    return `${isX ? moveX(Number(token)) : moveY(Number(token))} `;
  });
}

export const mirrored = (d: string): string =>
  moved(
    d,
    x => 100 - x,
    y => y,
  );

export const flipped = (d: string): string =>
  moved(
    d,
    x => x,
    y => 100 - y,
  );

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A ring of this breadth: the inner circle runs the other way and stays empty. */
export const ring = (x: number, y: number, r: number, breadth: number): string => {
  const inner = r - breadth;
  return `${disc(x, y, r)}M${x - inner} ${y}a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0Z`;
};

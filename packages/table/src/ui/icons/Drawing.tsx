import type { ReactNode } from 'react';

/** What every drawing takes: how large, how it is styled, and what it says to who cannot see it. */
export interface Drawn {
  /** The width; without it, its style sheet's. */
  size?: number;
  /** What it says when nothing beside it does; without it, it is decoration. */
  title?: string;
  className?: string;
  /** Where it stands, inside another drawing. */
  x?: number;
  y?: number;
}

interface DrawingProps extends Drawn {
  /** Width and height of the square or leaf it is drawn on. */
  box: readonly [width: number, height: number];
  children: ReactNode;
}

export function Drawing({ box: [width, height], size, title, children, ...place }: DrawingProps) {
  const frame = {
    ...place,
    width: size,
    height: size === undefined ? undefined : (size * height) / width,
    viewBox: `0 0 ${width} ${height}`,
    focusable: false,
  };
  return title === undefined ? (
    <svg aria-hidden="true" {...frame}>
      {children}
    </svg>
  ) : (
    <svg role="img" aria-label={title} {...frame}>
      {children}
    </svg>
  );
}

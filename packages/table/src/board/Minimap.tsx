import { memo, type RefObject } from 'react';
import type { BoardPicture } from '../picture.ts';
import { cellPath, centre } from './geometry.ts';

interface MinimapProps {
  readonly picture: BoardPicture;
  readonly size: { width: number; height: number };
  readonly frame: RefObject<SVGRectElement | null>;
  onGo(x: number, y: number): void;
}

/** The whole board in a corner: where the pieces are, and which part is in the window. */
export const Minimap = memo(function Minimap({ picture, size, frame, onGo }: MinimapProps) {
  const { grid, margin, pieces } = picture;
  return (
    <svg
      className="board-minimap"
      viewBox={`${-margin} ${-margin} ${size.width} ${size.height}`}
      aria-hidden="true"
      onPointerDown={event => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        onGo(((event.clientX - left) / width) * size.width, ((event.clientY - top) / height) * size.height);
      }}
    >
      <rect className="minimap-ground" x={-margin} y={-margin} width={size.width} height={size.height} />
      <Outline picture={picture} />
      {pieces.map(({ id, cell, seat }) => {
        const { x, y } = centre(grid, cell);
        return (
          <circle
            key={id}
            className={`minimap-piece tone-${seat === undefined ? 'plain' : `seat${seat}`}`}
            cx={x}
            cy={y}
            r="70"
          />
        );
      })}
      <rect ref={frame} className="minimap-window" />
    </svg>
  );
});

const Outline = memo(
  function Outline({ picture: { grid } }: { picture: BoardPicture }) {
    const cells = Array.from({ length: grid.cellCount }, (_, cell) => cellPath(grid, cell));
    return <path className="minimap-cells" d={cells.join('')} />;
  },
  (a, b) => a.picture.grid === b.picture.grid,
);

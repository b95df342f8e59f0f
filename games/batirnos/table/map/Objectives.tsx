/** The objectives of a battle: a star in a ring, the name below, what it costs beside. */
import type { Ground } from '@carroccio/batirnos/survey';
import { requireCell } from '@carroccio/boards';
import type { Language } from '@carroccio/kernel';
import { drawnCentre, num } from '@carroccio/table/ground/unit.ts';

const STAR =
  'M0-26L6.400-8.800L24.700-8L10.400 3.400L15.300 21L0 10.900L-15.300 21L-10.400 3.400L-24.700-8L-6.400-8.800Z';

export function Objectives({ ground: { setup, field }, language }: { ground: Ground; language: Language }) {
  return (
    <>
      {setup.objectives.map(({ hex, name, points, each }) => {
        const { x, y } = drawnCentre(field.grid, requireCell(field.grid, hex));
        return (
          <g key={hex} transform={`translate(${num(x)} ${num(y)})`}>
            <g transform="translate(0 -52)">
              <circle r="30" className="nq-objective-ring" />
              <path d={STAR} className="nq-objective-star" />
              <text y="6" className="nq-objective-points">
                {each ? `${points}↻` : points}
              </text>
            </g>
            <text y="76" className="map-name nq-place">
              {name[language]}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Where a line of communication leaves the sheet, by side. */
export function Communications({ ground: { setup, field } }: { ground: Ground }) {
  return (
    <>
      {setup.communications.flatMap((hexes, side) =>
        hexes.map(hex => {
          const { x, y } = drawnCentre(field.grid, requireCell(field.grid, hex));
          return (
            <g key={hex} transform={`translate(${num(x)} ${num(y + 40)})`} className={`tone-seat${side}`}>
              <path d="M-34-14H10V-28L40 0L10 28V14H-34Z" className="nq-communication" />
            </g>
          );
        }),
      )}
    </>
  );
}

/** The Campo della contesa: a meadow of 12 by 8 squares with its three wings and the lines of deployment. */
import type { Language } from '@carroccio/kernel';
import { fieldName, type World } from '@carroccio/podesta/survey';
import { sway } from '@carroccio/table/ground/jitter.ts';
import { drawnCentre, num, UNIT } from '@carroccio/table/ground/unit.ts';
import { memo } from 'react';
import '@carroccio/table/ground/ground.css';
import { WORDS } from '../text/index.ts';
import './field.css';

export const FIELD_MARGIN = 110;

export const FieldGround = memo(function FieldGround({ world, language }: { world: World; language: Language }) {
  const { field, data } = world;
  const { wings, attackerRows, defenderRows } = data.battlefield;
  const [width, height] = [field.columns * UNIT, field.rows * UNIT];
  const words = WORDS[language];
  const band = (rows: readonly number[]): { y: number; height: number } => {
    const [first, last] = [Math.min(...rows), Math.max(...rows)];
    return { y: (first - 1) * UNIT, height: (last - first + 1) * UNIT };
  };
  return (
    <g className="pod-campo">
      <rect
        x={-FIELD_MARGIN}
        y={-FIELD_MARGIN}
        width={width + 2 * FIELD_MARGIN}
        height={height + 2 * FIELD_MARGIN}
        className="pod-campo-paper"
      />
      <rect width={width} height={height} className="pod-meadow" />
      <rect width={width} {...band(attackerRows)} className="pod-deploy" />
      <rect width={width} {...band(defenderRows)} className="pod-deploy" />
      <path d={tufts(world)} className="pod-tufts" />
      <path d={lines(field.columns, field.rows)} className="pod-grid" />
      {[wings.left, wings.centre].map(([, last = 0]) => (
        <path key={last} d={`M${last * UNIT} 0V${height}`} className="pod-wing" />
      ))}
      <g className="hex-numbers">
        {Array.from({ length: field.cellCount }, (_, cell) => {
          const { x, y } = drawnCentre(field, cell);
          const name = fieldName(world, cell);
          return (
            <text key={name} x={x - 44} y={y - 34} className="pod-square-name">
              {name}
            </text>
          );
        })}
      </g>
      <rect x={-6} y={-6} width={width + 12} height={height + 12} className="map-frame" strokeWidth={4} />
      <rect x={-16} y={-16} width={width + 32} height={height + 32} className="map-frame" strokeWidth={2} />
      <g className="pod-campo-words">
        <text x={width / 2} y={-44}>
          {words.field.attackers}
        </text>
        <text x={width / 2} y={height + 52}>
          {words.field.defenders}
        </text>
        {([wings.left, wings.centre, wings.right] as const).map(([first = 1, last = 1], index) => (
          <text key={first} x={((first - 1 + last) / 2) * UNIT} y={height + 92} className="pod-wing-name">
            {words.field.wings[index]}
          </text>
        ))}
      </g>
    </g>
  );
});

function lines(columns: number, rows: number): string {
  const upright = Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * UNIT} 0V${rows * UNIT}`);
  const level = Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * UNIT}H${columns * UNIT}`);
  return [...upright, ...level].join('');
}

const tufts = ({ field }: World): string =>
  Array.from({ length: field.cellCount }, (_, cell) => {
    const { x, y } = drawnCentre(field, cell);
    return [0, 1, 2]
      .map(index => {
        const left = num(x + sway(cell, index, 42));
        const top = num(y + sway(cell, index + 9, 42));
        return `M${left} ${top}l-4 -11m4 11v-14m0 14l5 -11`;
      })
      .join('');
  }).join('');

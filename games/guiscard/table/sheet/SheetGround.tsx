import { memo } from 'react';
import { type TableWords, wordFor } from '../text/index.ts';
import type { SectionId, SheetPlan } from './plan.ts';
import './sheet.css';

const UNIT = 100;
export const SHEET_MARGIN = 60;

const titleOf = (words: TableWords, id: SectionId): string => {
  switch (id) {
    case 'calendar':
    case 'besiegers':
    case 'garrison':
    case 'relief':
      return words.boards[id];
    default:
      return wordFor(words.peoples, id);
  }
};

/** The printed sheet: titles, numbered days, ruled places. */
export const SheetGround = memo(function SheetGround({ plan, words }: { plan: SheetPlan; words: TableWords }) {
  const { grid, sections, days } = plan;
  const width = grid.columns * UNIT;
  const height = grid.rows * UNIT;
  const places = Array.from({ length: days }, (_, index) => plan.dayCell(index + 1));
  return (
    <g className="gui-sheet">
      <rect
        x={-SHEET_MARGIN}
        y={-SHEET_MARGIN}
        width={width + 2 * SHEET_MARGIN}
        height={height + 2 * SHEET_MARGIN}
        className="gui-sheet-paper"
      />
      <rect x={-24} y={-24} width={width + 48} height={height + 48} className="gui-sheet-frame" />
      {sections.map(({ id, row }) => (
        <g key={id}>
          <text x={6} y={row * UNIT + 70} className="gui-sheet-title">
            {titleOf(words, id)}
          </text>
          <path d={`M0 ${row * UNIT + 88}H${width}`} className="gui-sheet-rule" />
        </g>
      ))}
      <path
        d={plan.places
          .map(cell => `M${(grid.column[cell] ?? 0) * UNIT + 4} ${(grid.row[cell] ?? 0) * UNIT + 4}h92v92h-92Z`)
          .join('')}
        className="gui-place"
      />
      {places.map((cell, index) => {
        const x = (grid.column[cell] ?? 0) * UNIT;
        const y = (grid.row[cell] ?? 0) * UNIT;
        return (
          <g key={cell}>
            <rect x={x + 4} y={y + 4} width={UNIT - 8} height={UNIT - 8} rx={6} className="gui-day" />
            <text x={x + 14} y={y + 32} className="gui-day-number">
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
});

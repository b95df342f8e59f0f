/** Blocks of a page as lines of a terminal. */
import type { Block, ChartMark, Language } from '@carroccio/kernel';
import { indented } from '../print/columns.ts';
import type { Paint } from '../print/paint.ts';
import { folded, wrapped } from '../print/prose.ts';
import { READING_TEXT } from '../text/reading.ts';
import { gridLines } from './grid.ts';

interface Style {
  readonly paint: Paint;
  readonly width: number;
  readonly language: Language;
  /** The cells of tables that apply now. */
  readonly marks?: readonly ChartMark[];
}

/** Stands before what applies now, where there may be no colour. */
const NOW = '▸ ';

export function blockLines(blocks: readonly Block[], style: Style): string[] {
  const { paint, width } = style;
  const lines: string[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    if (!block) continue;
    switch (block.kind) {
      case 'heading':
        if (index > 0) lines.push('');
        lines.push(...wrapped(block.words, width).map(paint.bold));
        break;
      case 'line':
        lines.push(...wrapped(block.words, width));
        break;
      case 'item':
        lines.push(...hanging('- ', block.words, width));
        break;
      case 'fact': {
        const facts: { name: string; words: string }[] = [];
        for (let next = blocks[index]; next?.kind === 'fact'; next = blocks[++index]) facts.push(next);
        index--;
        lines.push(...factLines(facts, style));
        break;
      }
      case 'table':
        lines.push(...tableLines(block, style));
        break;
    }
  }
  return lines;
}

function hanging(sign: string, words: string, width: number): string[] {
  const [first = '', ...others] = wrapped(words, width - sign.length);
  return [`${sign}${first}`, ...indented(others, sign.length)];
}

function factLines(facts: readonly { name: string; words: string }[], { paint, width }: Style): string[] {
  const room = Math.min(28, Math.max(...facts.map(({ name }) => name.length)));
  return facts.flatMap(({ name, words }) => {
    const [first = '', ...others] = wrapped(words, width - room - 2);
    return [`${paint.dim(name.padEnd(room))}  ${first}`, ...indented(others, room + 2)];
  });
}

function tableLines({ caption, head, rows }: Extract<Block, { kind: 'table' }>, style: Style): string[] {
  const { paint, width, language, marks = [] } = style;
  const isRow = (row: readonly string[]): boolean =>
    marks.some(mark => mark.row !== undefined && folded(mark.row) === folded(row[0] ?? ''));
  const isColumn = (name: string, index: number): boolean =>
    marks.some(({ column }) => (typeof column === 'string' ? folded(column) === folded(name) : column === index - 1));
  const shownHead = head.map((name, index) => (isColumn(name, index) ? `${NOW}${name}` : name));
  const shown = rows.map(row => {
    if (!isRow(row)) return row;
    return row.map((cell, column) => (column === 0 || isColumn(head[column] ?? '', column) ? `${NOW}${cell}` : cell));
  });
  const cells = head.length > 0 ? [shownHead, ...shown] : shown;
  const strong = (words: string, row: number, column: number): string =>
    paint.isColorSupported && isStrong(cells[row]?.[column] ?? '') ? paint.bold(words.replaceAll('*', '')) : words;
  const grid = gridLines(cells, width, head.length > 0, strong);
  const painted = grid.map((line, index) =>
    index === 0 && head.length > 0 ? paint.dim(line) : line.includes(NOW) ? paint.yellow(line) : line,
  );
  return [
    ...(caption === '' ? [] : wrapped(caption, width).map(paint.bold)),
    ...painted,
    ...(grid.some(line => STARS.test(line)) ? [paint.dim(READING_TEXT[language].bold)] : []),
  ];
}

/** A cell that is printed in bold stands between stars: where there is bold, they go. */
const isStrong = (cell: string): boolean => /^(?:▸ )?\*.+\*$/.test(cell);
const STARS = /\*[^\s*](?:[^*]*[^\s*])?\*/;

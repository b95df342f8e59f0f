/** The charts of a game, and the cells of them that apply now. */
import type { Block, ChartMark, ReadChart, RuleText } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { hasWords } from '../print/prose.ts';
import { READING_TEXT } from '../text/reading.ts';
import { blockLines } from './blocks.ts';

/** All charts, each with its number; those of which a cell applies now say so. */
export function chartList(
  { language, paint }: Context,
  charts: readonly ReadChart[],
  marks: readonly ChartMark[],
): string[] {
  const text = READING_TEXT[language];
  const now = (id: string): string => {
    const found = marks.filter(mark => mark.chart === id);
    const cells = found.map(mark => cellWords(mark, charts));
    return found.length === 0
      ? ''
      : `  ${paint.yellow(`${text.appliesNow}: ${[...new Set(cells)].slice(0, 4).join('; ')}`)}`;
  };
  return [
    ...charts.map(({ id, title }, index) => `${paint.cyan(String(index + 1).padStart(3))}  ${title}${now(id)}`),
    paint.dim(`     ${text.charts}`),
  ];
}

/** What applies now, in words: to what, and the heads of its row and its column. */
function cellWords({ chart, row, column, why }: ChartMark, charts: readonly ReadChart[]): string {
  const table = charts.find(({ id }) => id === chart)?.body.find(block => block.kind === 'table');
  const head = typeof column === 'number' ? table?.head[column + 1] : column;
  return [why, row, head].filter(Boolean).join(', ');
}

/** The chart that a number, some words or a rule name. */
export function chartNamed(charts: readonly ReadChart[], typed: string): ReadChart | undefined {
  if (/^\d+$/.test(typed)) return charts[Number(typed) - 1];
  const words = typed.split(/\s+/);
  return (
    charts.find(({ id }) => id === typed) ??
    charts.find(({ rules }) => rules[0] === typed) ??
    charts.find(({ title }) => hasWords(title, words)) ??
    charts.find(({ rules }) => rules.includes(typed))
  );
}

/** The charts that give the numbers of a rule: those that begin with it, and where it is a table, those that name it. */
export const ruleCharts = (charts: readonly ReadChart[], { id, kind }: Pick<RuleText, 'id' | 'kind'>): ReadChart[] =>
  charts.filter(
    ({ rules: [first = '', ...others] }) =>
      first === id || (kind === 'table' && (first.startsWith(`${id}.`) || others.includes(id))),
  );

export function chartLines(
  { language, paint }: Pick<Context, 'language' | 'paint'>,
  { id, title, rules, origin, body }: ReadChart,
  width: number,
  all: readonly ChartMark[] = [],
): string[] {
  const text = READING_TEXT[language];
  const marks = all.filter(mark => mark.chart === id);
  const [first] = body;
  const named = new Set(origin.split(/[\s(),]+|\.(?=\s|$)/));
  const titled = first?.kind === 'table' && first.caption === title;
  return [
    ...(titled ? [] : [paint.bold(title)]),
    ...blockLines(body, { paint, language, width, marks }),
    ...marks.map(mark => paint.yellow(text.now(cellWords(mark, [{ id, title, rules, origin, body }])))),
    ...blockLines([{ kind: 'line', words: [origin, ...rules.filter(rule => !named.has(rule))].join(' ') }], {
      paint,
      language,
      width,
    }).map(paint.dim),
  ];
}

/** What of the charts has all these words: the rows and items that are about a card. */
export function rowsNamed(charts: readonly ReadChart[], words: readonly string[]): Block[] {
  return charts.flatMap(({ body }) =>
    body.flatMap((block): Block[] => {
      if (block.kind === 'item' && hasWords(block.words, words)) return [block];
      if (block.kind !== 'table') return [];
      const rows = block.rows.filter(row => hasWords(row[0] ?? '', words) || hasWords(row[1] ?? '', words));
      return rows.length === 0 ? [] : rows.flatMap(row => rowFacts(block.head, row));
    }),
  );
}

const rowFacts = (head: readonly string[], row: readonly string[]): Block[] => [
  { kind: 'heading', words: row[0] ?? '' },
  ...row.slice(1).flatMap((words, index): Block[] => {
    const name = head[index + 1] ?? '';
    return words === '' ? [] : [{ kind: 'fact', name, words }];
  }),
];

/** One small mistake in one file: what stands between two offsets is replaced. */
export interface Mistake {
  file: string;
  kind: Kind;
  start: number;
  end: number;
  replacement: string;
  /** The first line that changes, counted from one. */
  line: number;
  /** The lines that change, before and after, without their indentation. */
  was: string;
  is: string;
  /** The rules cited near it, the nearest first. */
  rules: string[];
}

export type Kind =
  | 'boundary'
  | 'equality'
  | 'connective'
  | 'condition'
  | 'number'
  | 'sign'
  | 'guard'
  | 'order of frames'
  | 'audience'
  | 'seat'
  | 'extreme'
  | 'rounding'
  | 'quantifier'
  | 'truth'
  | 'datum';

/** A replacement before it is known where it stands in the file and which rules are near. */
export interface Change {
  kind: Kind;
  start: number;
  end: number;
  replacement: string;
}

export const planted = (text: string, { start, end, replacement }: Change): string =>
  text.slice(0, start) + replacement + text.slice(end);

export function placed(file: string, text: string, change: Change, rules: string[]): Mistake {
  const from = text.lastIndexOf('\n', change.start - 1) + 1;
  const newline = text.indexOf('\n', change.end);
  const to = newline < 0 ? text.length : newline;
  const before = text.slice(from, to);
  const after = planted(before, { ...change, start: change.start - from, end: change.end - from });
  return {
    ...change,
    file,
    line: text.slice(0, from).split('\n').length,
    was: squeezed(before),
    is: squeezed(after),
    rules,
  };
}

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

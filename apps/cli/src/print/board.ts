import type { Language, Play, PrintedBoard, Seat } from '@carroccio/kernel';
import { indented } from './columns.ts';
import type { Paint } from './paint.ts';
import { wrapped } from './prose.ts';
import { dataLines } from './show-data.ts';
import { stripLines } from './window.ts';

/** The board as the seat (or, as `null`, a spectator) sees it. */
export function printedBoard(play: Play, seat: Seat | null, language: Language): PrintedBoard {
  const { state } = play.view(seat);
  const printed = play.game.print?.(state, play.scene, language) ?? dataLines(state).join('\n');
  return typeof printed === 'string' ? { maps: [], tracks: printed.split('\n'), legend: [] } : printed;
}

/** The whole of it, as wide as it may be: what is wider is cut in strips, and prose broken at spaces. */
export function boardLines({ maps, tracks, legend }: PrintedBoard, width: number, paint: Paint): string[] {
  const [first, ...others] = maps.map(map => [
    ...(map.title ? [paint.bold(map.title)] : []),
    ...stripLines(map, width, paint),
  ]);
  return [
    ...(first ?? []),
    ...others.flatMap(lines => ['', ...lines]),
    ...legend.flatMap(line => broken(line, width)).map(paint.dim),
    ...trackLines(tracks, width),
  ];
}

export const trackLines = (tracks: readonly string[], width: number): string[] =>
  tracks.flatMap(line => broken(line, width));

/** A line as it is, if it fits; else broken at spaces, what follows a little to the right. */
export function broken(line: string, width: number): string[] {
  if (Array.from(line).length <= width) return [line];
  const before = line.length - line.trimStart().length;
  const [first = '', ...others] = wrapped(line, width - before - 2);
  return [...indented([first], before), ...indented(others, before + 2)];
}

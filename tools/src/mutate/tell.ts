/** What is printed of planted mistakes. */
import type { Verdict } from './crew.ts';
import type { Mistake } from './plant/mistake.ts';

export const describeMistake = ({ file, line, kind, rules, was, is }: Mistake): string =>
  [`${file}:${line}  ${kind}  ${rules.join(' ')}`.trimEnd(), `  - ${was}`, `  + ${is || '(nothing)'}`].join('\n');

export function describeVerdict({ mistake, noticedBy, tookMs }: Verdict): string {
  const seconds = tookMs === undefined ? '' : ` in ${(tookMs / 1000).toFixed(1)} s`;
  if (noticedBy === undefined) return `SURVIVED${seconds}: ${describeMistake(mistake)}`;
  return `noticed${seconds} by ${noticedBy}: ${mistake.file}:${mistake.line} ${mistake.kind}`;
}

export function describeAll(game: string, verdicts: readonly Verdict[]): string {
  const survivors = verdicts.filter(({ noticedBy }) => noticedBy === undefined).map(({ mistake }) => mistake);
  const noticed = verdicts.length - survivors.length;
  const share = verdicts.length === 0 ? 100 : (100 * noticed) / verdicts.length;
  return [
    ...(survivors.length > 0 ? ['Survivors:', ...survivors.sort(byPlace).map(describeMistake), ''] : []),
    `${game}: ${noticed} of ${verdicts.length} mistakes noticed (${share.toFixed(1)} %)`,
  ].join('\n');
}

const byPlace = (a: Mistake, b: Mistake): number => a.file.localeCompare(b.file) || a.line - b.line;

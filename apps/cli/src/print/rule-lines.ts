import type { RuleText } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { indented } from './columns.ts';
import { lineWidth } from './io.ts';
import { wrapped } from './prose.ts';
import { dataLines } from './show-data.ts';

/** A rule as it is read: its title, its text, its table, what else to see. */
export function ruleLines(
  { paint, text }: Pick<Context, 'paint' | 'text'>,
  rule: RuleText,
  width: number = lineWidth(),
): string[] {
  const kind = text.rules.kinds[rule.kind] ?? rule.kind;
  return [
    `${paint.cyan(rule.id)}  ${paint.bold(rule.title)}  ${paint.dim(kind)}`,
    ...(rule.ruling ? indented(wrapped(rule.ruling.asks, width - 2)) : []),
    ...indented(wrapped(rule.says, width - 2)),
    ...(rule.ruling ? reasonLines(rule.ruling, width, { paint, text }) : []),
    ...(rule.table === undefined ? [] : ['', ...indented(dataLines(rule.table), 4)]),
    ...others(rule.ruling ? text.rules.concerns : text.rules.see, rule.see),
    ...others(text.rules.rulings, rule.rulings),
  ];

  function others(name: string, rules: readonly string[]): string[] {
    return rules.length === 0 ? [] : ['', `  ${paint.dim(`${name}:`)} ${rules.join(', ')}`];
  }
}

/** Why a ruling was made so, and how else the rule could have been read. */
function reasonLines(
  { why, others, option }: NonNullable<RuleText['ruling']>,
  width: number,
  { paint, text }: Pick<Context, 'paint' | 'text'>,
): string[] {
  const part = (name: string, lines: readonly string[]): string[] =>
    lines.length === 0
      ? []
      : ['', `  ${paint.dim(`${name}:`)}`, ...lines.flatMap(line => indented(wrapped(line, width - 4), 4))];
  return [
    ...part(text.rules.why, [why]),
    ...part(text.rules.otherReadings, others),
    ...part(text.rules.switchedBy, option === undefined ? [] : [option]),
  ];
}

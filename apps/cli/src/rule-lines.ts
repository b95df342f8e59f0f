import type { RuleText } from '@carroccio/kernel';
import { indented } from './columns.ts';
import type { Context } from './context.ts';
import { lineWidth } from './io.ts';
import { wrapped } from './prose.ts';
import { dataLines } from './show-data.ts';

/** A rule as it is read: its title, its text, its table, what else to see. */
export function ruleLines({ paint, text }: Pick<Context, 'paint' | 'text'>, rule: RuleText): string[] {
  const kind = text.rules.kinds[rule.kind] ?? rule.kind;
  return [
    `${paint.cyan(rule.id)}  ${paint.bold(rule.title)}  ${paint.dim(kind)}`,
    ...indented(wrapped(rule.says, lineWidth() - 2)),
    ...(rule.table === undefined ? [] : ['', ...indented(dataLines(rule.table), 4)]),
    ...(rule.see.length === 0 ? [] : ['', `  ${paint.dim(`${text.rules.see}:`)} ${rule.see.join(', ')}`]),
  ];
}

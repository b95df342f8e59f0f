/** What somebody must know who sits down: the scenario, who plays, how it is won. */
import { allRules, type Block, type Play, type RuleText, type Teller } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { indented } from '../print/columns.ts';
import { wrapped } from '../print/prose.ts';
import { READING_TEXT } from '../text/reading.ts';
import { blockLines } from './blocks.ts';

export function briefLines(
  { language, paint }: Context,
  play: Play,
  teller: Teller,
  told: readonly Block[],
  width: number,
): string[] {
  const text = READING_TEXT[language];
  const { game, scene } = play;
  const words = game.text[language];
  const { title = scene.scenario, about = '' } = words.scenarios[scene.scenario] ?? {};
  const inForce = allRules(game.rulebook, language).filter(({ id }) => game.belongs?.(id, scene.scenario) ?? true);
  const ofKind = (kind: string): RuleText[] => inForce.filter(rule => rule.kind === kind);
  const options = Object.entries(scene.options).flatMap(([id, value]) => {
    const spec = game.options[id];
    if (!spec || (spec.scenarios && !spec.scenarios.includes(scene.scenario))) return [];
    const { label = id, values = {} } = words.options[id] ?? {};
    return [`${label}: ${values[String(value)] ?? String(value)}`];
  });
  const part = (name: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', paint.bold(name), ...indented(lines)];
  const prose = (rule: RuleText): string[] => [
    `${paint.cyan(rule.id)}  ${rule.title}`,
    ...indented(wrapped(rule.says, width - 6), 4),
  ];
  const heading = `${paint.bold(game.rulebook.title[language])}: ${paint.bold(title)}`;
  const inOptions = part(
    text.options,
    options.flatMap(line => wrapped(line, width - 2)),
  );
  if (told.length > 0) return [heading, ...blockLines(told, { paint, language, width }), ...inOptions];
  return [
    heading,
    ...wrapped(about, width),
    ...part(text.players, [scene.seatNames.map((_, seat) => teller.seat(seat)).join(', ')]),
    ...inOptions,
    ...part(text.aims, ofKind('victory').flatMap(prose)),
    ...part(
      text.special,
      ofKind('scenario').map(({ id, title: name }) => `${paint.cyan(id)}  ${name}`),
    ),
  ];
}

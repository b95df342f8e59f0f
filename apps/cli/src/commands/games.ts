import { botsOf } from '@carroccio/bots';
import { Engine } from '@carroccio/engine';
import { type Game, type GamePackage, Registry } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { columns, indented } from '../print/columns.ts';
import { out } from '../print/io.ts';
import { packageNamed } from '../registry.ts';
import { newSeed } from '../simulate/seed.ts';
import { version } from '../version.ts';
import { OK } from '../words/failure.ts';

export async function games(context: Context, options: { json?: true }, game?: string): Promise<number> {
  const { registry } = context;
  const wanted = game === undefined ? registry.packages : [packageNamed(registry, game)];
  if (options.json) await printHello({ ...context, registry: new Registry(wanted) });
  else out(wanted.map(one => gameLines(context, one).join('\n')).join('\n\n'));
  return OK;
}

/** The engine's own description: a program that starts matches reads the same here and there. */
async function printHello({ registry }: Context): Promise<void> {
  const engine = new Engine(registry, { version: version(), seed: newSeed, clock: () => performance.now() });
  const answer = await engine.answer({ id: 0, method: 'hello', params: { details: true } });
  if (!answer.ok) throw new Error(answer.error.code);
  out(JSON.stringify(answer.result, null, 2));
}

function gameLines(context: Context, { rulebook, build }: GamePackage): string[] {
  const { registry, language, text, paint } = context;
  const title = `${paint.bold(paint.cyan(rulebook.id))}  ${paint.bold(rulebook.title[language])}`;
  const state = build ? paint.green(text.games.playable) : paint.dim(text.games.notYet);
  return [
    `${title}  ${text.rules.count(rulebook.entries.length)}, ${state}`,
    ...(build ? indented(playableLines(context, registry.game(rulebook.id))) : []),
  ];
}

function playableLines(context: Context, game: Game): string[] {
  const { language, text, paint } = context;
  const options = optionRows(context, game);
  return [
    game.text[language].about,
    paint.dim(text.games.scenarios),
    ...indented(columns(scenarioRows(context, game))),
    ...(options.length === 0 ? [] : [paint.dim(text.games.options), ...indented(columns(options))]),
    paint.dim(text.games.bots),
    `  ${botsOf(game)
      .map(({ name }) => name)
      .join(', ')}`,
  ];
}

const scenarioRows = ({ language, text }: Context, game: Game): string[][] =>
  Object.entries(game.scenarios).map(([id, { seats, min }]) => {
    const words = game.text[language];
    const named = seats.map(seat => `${seat} (${words.seats[seat] ?? seat})`).join(', ');
    const fewest = min === undefined || min === seats.length ? '' : `; ${text.games.fewest(min, seats.length)}`;
    const { title = id, about = '' } = words.scenarios[id] ?? {};
    return [id, `${title}. ${about}`, `${text.games.seats}: ${named}${fewest}`];
  });

const optionRows = ({ language, text }: Context, game: Game): string[][] =>
  Object.entries(game.options).map(([id, { rule, values, default: preset, scenarios }]) => {
    const words = game.text[language].options[id];
    const offered = values.map(value => {
      const said = words?.values[String(value)];
      return `${value}${said === undefined ? '' : ` (${said})`}${value === preset ? `, ${text.games.preset}` : ''}`;
    });
    return [id, words?.label ?? id, offered.join(' | '), rule, scenarios?.join(', ') ?? ''];
  });

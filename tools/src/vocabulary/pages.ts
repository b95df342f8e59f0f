/** The pages and schemas of all games' vocabularies, as files of `docs/games`. */
import { registry } from '@carroccio/games/all';
import { read } from '../common/repository.ts';
import { gamePage } from './game-page.ts';
import { gameSchema } from './game-schema.ts';
import { ShapeReader } from './shape-schema.ts';

/** The type that a game gives to `defineGame`. */
function shapeOf(id: string): string {
  const [, shape] = /defineGame<(\w+)>/.exec(read(`games/${id}/src/game.ts`)) ?? [];
  if (shape === undefined) throw new Error(`games/${id}/src/game.ts does not say defineGame<…>`);
  return shape;
}

export function vocabularyPages(): Record<string, string> {
  const reader = new ShapeReader();
  try {
    return Object.fromEntries(
      registry.playable.flatMap(game => {
        const { id } = game.rulebook;
        const schema = gameSchema(game, reader.read(id, shapeOf(id)));
        return [
          [`${id}.schema.json`, `${JSON.stringify(schema, null, 1)}\n`],
          [`${id}.md`, gamePage(game, schema)],
        ];
      }),
    );
  } finally {
    reader.close();
  }
}

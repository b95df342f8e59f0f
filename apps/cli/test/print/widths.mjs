/** Prints, as JSON, how wide the board of every scenario is in a terminal of so many columns. */
import { LANGUAGES, Play } from '@carroccio/kernel';
import pc from 'picocolors';
import { registry } from '../../../../packages/games/dist/all.js';
import { boardLines, printedBoard } from '../../dist/print/board.js';

const columns = Number(process.argv[2]);
const plain = pc.createColors(false);
const widths = registry.packages.flatMap(({ rulebook }) => {
  const game = registry.game(rulebook.id);
  return Object.keys(game.scenarios).flatMap(scenario =>
    LANGUAGES.map(language => {
      const { play } = Play.begin(game, { scenario, seed: 'a' });
      const lines = boardLines(printedBoard(play, null, language), columns, plain);
      return { game: rulebook.id, scenario, language, width: Math.max(...lines.map(line => Array.from(line).length)) };
    }),
  );
});
process.stdout.write(JSON.stringify(widths));

/** Checks that imports go through the allowed doors only, that rules stay pure and name no scenario, and nobody a game (docs/architecture.md). */
import { registry } from '@carroccio/games/all';
import { read, sourcesIn } from './common/repository.ts';
import { gamesNamedIn } from './doors/games.ts';
import { violationsIn } from './doors/rules.ts';
import { scenarioNames, scenariosNamedIn } from './doors/scenarios.ts';

const files = ['packages', 'games', 'examples', 'apps', 'tools'].flatMap(folder => sourcesIn(folder));
const named = registry.playable.flatMap(game => {
  const { id } = game.rulebook;
  const names = scenarioNames(game, registry.package(id).parts);
  return sourcesIn(`games/${id}`).flatMap(file => scenariosNamedIn(file, read(file), names));
});
const ids = registry.packages.map(({ rulebook }) => rulebook.id);
const violations = files
  .flatMap(file => [...violationsIn(file, read(file)), ...gamesNamedIn(file, read(file), ids)])
  .concat(named);

for (const violation of violations) console.error(violation);
console.log(`doors: ${files.length} files, ${violations.length} violations`);
if (files.length === 0 || violations.length > 0) process.exitCode = 1;

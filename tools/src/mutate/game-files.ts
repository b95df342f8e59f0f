/** What of a game can be mistaken, and which mistakes that makes. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, read, sourcesIn } from '../common/repository.ts';
import { rulesNear } from './near.ts';
import { type Mistake, placed } from './plant/mistake.ts';
import { plantInCode } from './plant/plant-code.ts';
import { plantInData } from './plant/plant-data.ts';

/** Types, schemas, self-checks and the list of what a package offers hold no rule. */
const NO_RULES = /\/(shape|shapes|invariants|names|index)\.ts$|\/src\/data\//;

export const rulesOf = (game: string): string[] => sourcesIn(`games/${game}/src`).filter(file => !NO_RULES.test(file));

const dataOf = (game: string): string[] =>
  readdirSync(join(ROOT, 'games', game, 'data'))
    .filter(name => name.endsWith('.json'))
    .map(name => `games/${game}/data/${name}`);

/** What stands before the numbers in the ids of a game's rules. */
export function prefixOf(game: string): string {
  const entries: { id: string }[] = JSON.parse(read(`games/${game}/rules/catalog.json`));
  return entries[0]?.id.split('.')[0] ?? game;
}

/** Every mistake that can be planted in a game. */
export function mistakesIn(game: string): Mistake[] {
  const prefix = prefixOf(game);
  const inRules = rulesOf(game).flatMap(file => {
    const text = read(file);
    return plantInCode(file, text).map(change => placed(file, text, change, rulesNear(text, prefix, change.start)));
  });
  const inData = dataOf(game).flatMap(file => {
    const text = read(file);
    return plantInData(file, text).map(({ rule, ...change }) => placed(file, text, change, [rule]));
  });
  return [...inRules, ...inData];
}

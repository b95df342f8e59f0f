import type { Game } from '@carroccio/kernel';
import type { Course } from '@carroccio/table/lesson.ts';
import type { Sitter } from '../keep/database.ts';
import { beginMatch } from '../match/begin.ts';
import { fewestIn } from '../pages/new-match/wish.ts';
import { easiestBot } from './easiest-bot.ts';

/** Sets up the match a course leads to, the learner against the easiest bot; gives back its id. */
export function beginFirstMatch(game: Game, { match: { scenario, options = {}, seats } }: Course): Promise<string> {
  const sitters = Array.from(
    { length: seats ?? fewestIn(game, scenario) },
    (_, seat): Sitter => (seat === 0 ? { kind: 'person' } : { kind: 'bot', bot: easiestBot(game) }),
  );
  return beginMatch({ game: game.rulebook.id, scenario, options, sitters, kind: 'match' });
}

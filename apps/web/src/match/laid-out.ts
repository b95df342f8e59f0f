/** A scenario as it begins, for those who only look at it. */
import { type Language, Play } from '@carroccio/kernel';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import type { Laid } from './laid.ts';
import { sightOf } from './seeing/sight.ts';

/** Its boards, the map first; which dice would be rolled later does not matter. */
export function boardsOf({ game, table }: Laid, scenario: string, language: Language): readonly BoardPicture[] {
  const view = Play.begin(game, { scenario, seed: 'print' }).play.view(null);
  return table.boards(sightOf(view, language));
}

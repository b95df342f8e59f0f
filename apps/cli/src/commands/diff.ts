import { packChanges } from '@carroccio/kernel';
import { changeWords } from '@carroccio/kernel/text';
import type { Context } from '../context.ts';
import { readPackFile } from '../files.ts';
import { PACK_TEXT } from '../packs/text.ts';
import { out } from '../print/io.ts';
import { packageNamed, playableGame } from '../registry.ts';
import { OK } from '../words/failure.ts';

/** Tells what a pack, or the pack of a recorded match, changes against the game's own data. */
export function diff(context: Context, file: string, options: { json?: true }): number {
  const { registry, language } = context;
  const pack = readPackFile(registry, file);
  const one = packageNamed(registry, pack.game);
  playableGame(registry, pack.game, pack);
  const changes = packChanges(one, pack);
  const text = PACK_TEXT[language];
  const game = one.rulebook.title[language];
  if (options.json) out(JSON.stringify(changes, null, 2));
  else if (changes.length === 0) out(text.changesNothing(pack.title, game));
  else {
    out(text.changes(pack.title, game, changes.length));
    for (const change of changes) out(`${change.path}  ${changeWords(change, language)}`);
  }
  return OK;
}

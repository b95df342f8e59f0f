import { verify } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { packWords } from '../packs/tell.ts';
import { PACK_TEXT } from '../packs/text.ts';
import { out } from '../print/io.ts';
import { openRecord } from '../records.ts';
import { Failed, OK } from '../words/failure.ts';

/** Replays a record and checks every die against the committed seed. */
export function verifyFile(context: Context, path: string): number {
  const { paint, text, language } = context;
  const file = openRecord(context, path);
  const { record, game } = file;
  const found = file.blaming(() => verify(game, record));
  if (!found.genuine) throw new Failed({ code: 'not-as-played', path, entries: found.changed });
  const { entries, dice, drawn } = found;
  const said = text.verify;
  out(said.seed(record.commitment));
  out(said.replayed(game.rulebook.id, record.scenario, entries));
  out(said.dice(dice, drawn));
  out(said.hashes(record.checkpoints.length + 1));
  out(record.result ? said.result : said.noResult);
  const { pack } = record;
  if (!pack) out(paint.green(said.genuine));
  else {
    out(paint.yellow(PACK_TEXT[language].genuineWith(pack.title, packWords(context, pack))));
  }
  return OK;
}

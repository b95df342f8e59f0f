import { verify } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { Failed, messageOf, OK } from '../failure.ts';
import { readRecordFile } from '../files.ts';
import { out } from '../io.ts';
import { playableGame } from '../registry.ts';

/** Replays a record and checks every die against the committed seed. */
export function verifyFile({ registry, paint, text }: Context, file: string): number {
  const record = readRecordFile(file);
  const game = playableGame(registry, record.game, record.pack);
  const verification = verified(file, () => verify(game, record));
  if (!verification.genuine) {
    const changed = record.history.flatMap((entry, index) => ('seat' in entry ? [] : [index + 1]));
    throw new Failed(
      `${file} is not a match as it was played: results were scripted or the position was edited (entry ${changed.join(', ')})`,
    );
  }
  const { entries, dice } = verification;
  const said = text.verify;
  out(said.seed(record.commitment));
  out(said.replayed(game.rulebook.id, record.scenario, entries));
  out(said.dice(dice));
  out(said.hashes(record.checkpoints.length + 1));
  out(record.result ? said.result : said.noResult);
  out(paint.green(said.genuine));
  return OK;
}

function verified<T>(file: string, check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new Failed(`${file} is not genuine: ${messageOf(error)}`);
  }
}

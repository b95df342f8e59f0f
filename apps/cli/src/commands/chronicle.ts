import type { Context } from '../context.ts';
import { packLines } from '../packs/tell.ts';
import { out } from '../print/io.ts';
import { wrapped } from '../print/prose.ts';
import { openRecord } from '../records.ts';
import { Failed, OK } from '../words/failure.ts';

const WIDTH = 78;

/** Tells a recorded match as a page of chronicle. */
export function chronicleFile(context: Context, path: string): number {
  const { language } = context;
  const file = openRecord(context, path);
  const { chronicle, rulebook } = file.game;
  if (!chronicle) throw new Failed({ code: 'no-chronicle', path, game: rulebook.id });
  const { log, play } = file.replay();
  const paragraphs = chronicle(
    log.map(({ event }) => event),
    play.scene,
    language,
  );
  const told = [...paragraphs, ...packLines(context, file.record.pack)];
  out(told.map(paragraph => wrapped(paragraph, WIDTH).join('\n')).join('\n\n'));
  return OK;
}

import type { Context } from '../context.ts';
import { Failed, OK } from '../failure.ts';
import { out } from '../print/io.ts';
import { wrapped } from '../print/prose.ts';
import { RecordFile } from '../records.ts';

const WIDTH = 78;

/** Tells a recorded match as a page of chronicle. */
export function chronicleFile({ registry, language }: Context, path: string): number {
  const file = new RecordFile(registry, path);
  const { chronicle, rulebook } = file.game;
  if (!chronicle) throw new Failed({ code: 'no-chronicle', path, game: rulebook.id });
  const { log, play } = file.replay();
  const paragraphs = chronicle(
    log.map(({ event }) => event),
    play.scene,
    language,
  );
  out(paragraphs.map(paragraph => wrapped(paragraph, WIDTH).join('\n')).join('\n\n'));
  return OK;
}

import { existsSync } from 'node:fs';
import { type GamePackage, PACK_FORMAT } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { writeWhole } from '../files.ts';
import { meantBy } from '../nearest.ts';
import { Commentator } from '../packs/commented.ts';
import { csvOf } from '../packs/csv.ts';
import { laidOut } from '../packs/layout.ts';
import { PACK_TEXT } from '../packs/text.ts';
import { out } from '../print/io.ts';
import { packageNamed } from '../registry.ts';
import { OK, WrongUsage } from '../words/failure.ts';

export interface ExportOptions {
  csv?: true;
  out?: string;
  title?: string;
}

/** Writes a game's own data as a pack with comments, or as CSV: what a pack of one's own begins with. */
export function exportData(context: Context, game: string, part: string | undefined, options: ExportOptions): number {
  const one = packageNamed(context.registry, game);
  const title = options.title ?? PACK_TEXT[context.language].ours(one.rulebook.title[context.language]);
  const names = part === undefined ? Object.keys(one.parts) : [partNamed(one, part)];
  const text = options.csv ? csvOf(one, names, title) : packFile(context, one, names, title);
  if (options.out === undefined) out(text.trimEnd());
  else {
    if (existsSync(options.out)) throw new WrongUsage({ code: 'file-exists', path: options.out });
    writeWhole(options.out, text);
    out(PACK_TEXT[context.language].exported(options.out, one.rulebook.title[context.language]));
  }
  return OK;
}

function partNamed({ rulebook, parts }: GamePackage, part: string): string {
  if (Object.hasOwn(parts, part)) return part;
  const all = Object.keys(parts);
  throw new WrongUsage({ code: 'no-part', game: rulebook.id, part, meant: meantBy(part, all), parts: all });
}

function packFile({ language }: Context, one: GamePackage, names: readonly string[], title: string): string {
  const commentator = new Commentator(language);
  const text = PACK_TEXT[language];
  const parts = names.flatMap(name => {
    const part = one.parts[name];
    if (!part) return [];
    const value = commentator.commented(part.value, part.schema);
    return [[name, { ...(part.about ? { '//': part.about[language] } : {}), ...Object(value) }] as const];
  });
  const pack = {
    '//': text.about,
    '// changes': text.short,
    format: PACK_FORMAT,
    game: one.rulebook.id,
    title,
    parts: Object.fromEntries(parts),
  };
  return `${laidOut(pack)}\n`;
}

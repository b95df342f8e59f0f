/** What a pack changes, in few words and in all. */
import { type Change, type GamePackage, type Pack, packChanges } from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { packageNamed } from '../registry.ts';
import { PACK_TEXT } from './text.ts';

const LONGEST = 60;
/** Few changes are told one by one. */
const TOLD_ONE_BY_ONE = 3;

export const valueWords = (value: unknown): string => {
  const written = JSON.stringify(value) ?? '';
  return written.length > LONGEST ? `${written.slice(0, LONGEST - 1)}…` : written;
};

export function changeLine({ language }: Context, { path, from, to }: Change): string {
  const text = PACK_TEXT[language];
  if (from === undefined) return `${path}  ${text.added} ${valueWords(to)}`;
  if (to === undefined) return `${path}  ${text.removed} ${valueWords(from)}`;
  return `${path}  ${valueWords(from)} → ${valueWords(to)}`;
}

/** "charts (12 values), /armies/…/rating 5 → 6" */
export function changedWords(context: Context, one: GamePackage, pack: Pack): string {
  const text = PACK_TEXT[context.language];
  const changes = packChanges(one, pack);
  if (changes.length === 0) return text.nothing;
  if (changes.length <= TOLD_ONE_BY_ONE)
    return changes.map(change => changeLine(context, change).replace('  ', ' ')).join('; ');
  const counted = new Map<string, number>();
  for (const change of changes) counted.set(partOf(change), (counted.get(partOf(change)) ?? 0) + 1);
  return [...counted].map(([name, count]) => `${name} (${text.values(count)})`).join(', ');
}

const partOf = ({ path }: Change): string => path.split('/')[1] ?? '';

/** The line that says so wherever a match with a pack is shown; none without a pack. */
export function packLines(context: Context, pack: Pack | undefined): string[] {
  if (!pack) return [];
  const one = packageNamed(context.registry, pack.game);
  return [PACK_TEXT[context.language].playedWith(pack.title, changedWords(context, one, pack))];
}

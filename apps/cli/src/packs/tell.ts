import { type Pack, packChanges } from '@carroccio/kernel';
import { changedWords, playedWith } from '@carroccio/kernel/text';
import type { Context } from '../context.ts';
import { packageNamed } from '../registry.ts';

/** What a pack changes, in few words. */
export const packWords = ({ registry, language }: Context, pack: Pack): string =>
  changedWords(packChanges(packageNamed(registry, pack.game), pack), language);

/** The line that says so wherever a match with a pack is shown; none without a pack. */
export function packLines({ registry, language }: Context, pack: Pack | undefined): string[] {
  if (!pack) return [];
  return [playedWith(pack.title, packChanges(packageNamed(registry, pack.game), pack), language)];
}

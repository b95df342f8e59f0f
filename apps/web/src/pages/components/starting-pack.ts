import { type GamePackage, PACK_FORMAT, type Pack } from '@carroccio/kernel';

/** Our own data of one part as a pack file, for the owner of a printed copy to type the printed numbers over ours. */
export function startingPack({ rulebook, parts }: GamePackage, part: string, title: string): Pack {
  return { format: PACK_FORMAT, game: rulebook.id, title, parts: { [part]: parts[part]?.value } };
}

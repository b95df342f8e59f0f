import { type GamePackage, PACK_FORMAT, type Pack } from '@carroccio/kernel';

/** Our own data of one part as a pack file, for the owner of a printed copy to type the printed numbers over ours. */
export function startingPack({ rulebook, parts }: GamePackage, part: string, title: string): Pack {
  return { format: PACK_FORMAT, game: rulebook.id, title, parts: { [part]: parts[part]?.value } };
}

export function download(pack: Pack, name: string): void {
  const file = new Blob([`${JSON.stringify(pack, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then; at once would be too soon for some browsers.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

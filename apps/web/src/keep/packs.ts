import { type KeptPack, openDatabase } from './database.ts';

export async function keptPacks(game: string): Promise<KeptPack[]> {
  const all = await (await openDatabase()).getAll('packs');
  return all.filter(pack => pack.game === game);
}

export async function keepPack(pack: KeptPack): Promise<void> {
  await (await openDatabase()).put('packs', pack);
}

export async function forgetPack(id: string): Promise<void> {
  await (await openDatabase()).delete('packs', id);
}

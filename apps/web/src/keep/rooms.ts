/** Tables of people who are apart, as this browser saw them last. */
import { type KeptRoom, openDatabase } from './database.ts';

/** More than anybody reads on a journey. */
const MOST_KEPT = 50;

export async function keepRoom(room: KeptRoom): Promise<void> {
  const shelf = (await openDatabase()).transaction('rooms', 'readwrite').store;
  await shelf.put(room);
  const all = await shelf.getAll();
  const old = all.sort((a, b) => b.seen - a.seen).slice(MOST_KEPT);
  await Promise.all(old.map(({ id }) => shelf.delete(id)));
}

export const keptRoom = async (id: string): Promise<KeptRoom | undefined> => (await openDatabase()).get('rooms', id);

/** Those seen last first. */
export async function keptRooms(): Promise<KeptRoom[]> {
  const all = await (await openDatabase()).getAll('rooms');
  return all.sort((a, b) => b.seen - a.seen);
}

/** Whoever leaves this browser to others leaves nothing of his matches. */
export const forgetRooms = async (): Promise<void> => (await openDatabase()).clear('rooms');

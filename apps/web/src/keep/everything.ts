import { openDatabase } from './database.ts';
import { forgetSettings } from './settings.ts';

/** Empties every shelf and forgets the settings. */
export async function forgetEverything(): Promise<void> {
  const db = await openDatabase();
  const shelves = [...db.objectStoreNames];
  const change = db.transaction(shelves, 'readwrite');
  await Promise.all([...shelves.map(shelf => change.objectStore(shelf).clear()), change.done]);
  forgetSettings();
}

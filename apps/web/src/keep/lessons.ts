import { openDatabase } from './database.ts';

export async function lessonsDone(): Promise<ReadonlySet<string>> {
  return new Set(await (await openDatabase()).getAllKeys('lessons'));
}

export async function keepLessonDone(id: string): Promise<void> {
  await (await openDatabase()).put('lessons', { id, done: Date.now() });
}

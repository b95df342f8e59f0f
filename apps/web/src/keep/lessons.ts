import { type KeptLesson, openDatabase } from './database.ts';

/** What has been done, by the lesson's id. */
export async function keptLessons(): Promise<ReadonlyMap<string, KeptLesson>> {
  const kept = await (await openDatabase()).getAll('lessons');
  return new Map(kept.map(lesson => [lesson.id, lesson]));
}

export async function stepOfLesson(id: string): Promise<number> {
  return (await (await openDatabase()).get('lessons', id))?.step ?? 0;
}

/** A lesson is left at a step. What was done once stays done. */
export async function keepLessonStep(id: string, step: number): Promise<void> {
  await change(id, ({ done }) => ({ id, step, ...(done === undefined ? {} : { done }) }));
}

/** A lesson is done: whoever takes it again begins anew. */
export async function keepLessonDone(id: string): Promise<void> {
  await change(id, () => ({ id, done: Date.now() }));
}

async function change(id: string, changed: (before: KeptLesson) => KeptLesson): Promise<void> {
  const shelf = (await openDatabase()).transaction('lessons', 'readwrite').store;
  await shelf.put(changed((await shelf.get(id)) ?? { id }));
}

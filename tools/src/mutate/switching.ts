/** Mistakes that can be switched, tried all in one run of the tests: most are noticed so, within a second each. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Mistake } from './plant/mistake.ts';
import type { Tale, Trial } from './switch-worker.ts';

const WORKER = fileURLToPath(new URL('./switch-worker.js', import.meta.url));

/** What one run found of a mistake. */
export interface Found {
  noticedBy: string | undefined;
  /** The test files that came by it without noticing. */
  reachedBy: Set<string>;
  /** Whether modules came by it while they were loaded: then the run has not tried all of it. */
  loaded: boolean;
}

/** `tell` is called when one is noticed. */
export async function trySwitched(
  game: string,
  mistakes: readonly Mistake[],
  tests: readonly string[],
  tell: (mistake: Mistake, noticedBy: string) => void,
): Promise<Map<Mistake, Found>> {
  const found = new Map<number, Found>(
    mistakes.map((_, id) => [id, { noticedBy: undefined, reachedBy: new Set(), loaded: false }]),
  );
  const waiting = new Set(tests);
  const notice = (id: number, noticedBy: string): void => {
    const one = found.get(id);
    if (one) one.noticedBy = noticedBy;
    const mistake = mistakes[id];
    if (mistake) tell(mistake, noticedBy);
  };
  const hear = (tale: Tale): void => {
    if (tale.type === 'noticed') notice(tale.id, tale.file);
    if (tale.type === 'reached') for (const id of tale.ids) found.get(id)?.reachedBy.add(tale.file);
    if (tale.type === 'loaded') for (const id of tale.ids) Object.assign(found.get(id) ?? {}, { loaded: true });
    if (tale.type === 'file') waiting.delete(tale.file);
    if (tale.type === 'file' && !tale.ok) console.log(`${tale.file} fails before anything is planted`);
    if (tale.type === 'unsteady') console.log(`asked again it fails: ${tale.test}`);
  };
  for (let hung = true; hung; ) {
    const tried = [...found].filter(([, { noticedBy }]) => noticedBy === undefined).map(([id]) => id);
    const outcome = await run({ game, mistakes: [...mistakes], tried, tests: [...waiting] }, hear);
    hung = outcome.hung;
    if (hung && outcome.last !== undefined) notice(outcome.last, 'tests that hung');
    else if (hung) throw new Error('the tests hung before anything was planted');
  }
  return new Map([...found].flatMap(([id, one]) => (mistakes[id] ? [[mistakes[id], one]] : [])));
}

/** Until all tests have been run, or one hangs or brings the process down. */
function run(trial: Trial, hear: (tale: Tale) => void): Promise<{ hung: boolean; last: number | undefined }> {
  const child: ChildProcess = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let last: number | undefined;
  return new Promise(resolve => {
    const finish = (hung: boolean): void => {
      child.removeAllListeners();
      child.kill('SIGKILL');
      resolve({ hung, last });
    };
    child.on('exit', () => finish(true));
    child.on('message', (tale: Tale) => {
      if (tale.type === 'trying') last = tale.id;
      hear(tale);
      if (tale.type === 'hung' || tale.type === 'done') finish(tale.type === 'hung');
    });
    child.send(trial);
  });
}

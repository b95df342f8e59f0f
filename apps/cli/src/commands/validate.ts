import {
  type Pack,
  PackSchema,
  packProblems,
  problemsOf,
  RECORD_FORMAT,
  type Registry,
  recordProblems,
  rehearse,
} from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Context } from '../context.ts';
import { Failed, messageOf, OK } from '../failure.ts';
import { isPack, readJson } from '../files.ts';
import { out } from '../io.ts';
import { suggestion } from '../nearest.ts';

/** Checks a data pack, or the form of a match record, and lists everything that is wrong with it. */
export function validate(context: Context, file: string): number {
  const value = readJson(file);
  const { problems, praise } = isRecordLike(value) ? recordReport(value) : packReport(context, value);
  for (const problem of problems) out(problem);
  if (problems.length > 0) throw new Failed(`${file} has ${GRAMMAR.en.count(problems.length, 'problem', 'problems')}`);
  out(`${file}: ${praise}`);
  return OK;
}

interface Report {
  problems: readonly string[];
  /** What to say when there are no problems. */
  praise: string;
}

const isRecordLike = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === RECORD_FORMAT;

const recordReport = (value: unknown): Report => ({
  problems: recordProblems(value),
  praise: 'a well-formed match record; "carroccio verify" replays it',
});

function packReport({ registry }: Context, value: unknown): Report {
  if (!isPack(value)) return { problems: problemsOf(PackSchema, value), praise: '' };
  const one = registry.packages.find(({ rulebook }) => rulebook.id === value.game);
  if (!one) {
    const ids = registry.packages.map(({ rulebook }) => rulebook.id);
    const hint = suggestion(value.game, ids);
    return { problems: [`/game: there is no game "${value.game}"${hint}; there are ${ids.join(', ')}`], praise: '' };
  }
  const problems = packProblems(one, value);
  const title = one.rulebook.title.en;
  if (problems.length > 0) return { problems, praise: '' };
  if (!one.build) return { problems, praise: `fits ${title}, which is not playable yet: it was not tried` };
  return { problems: playingProblems(registry, value), praise: `fits ${title}; every scenario begins with it` };
}

/** How far each scenario is played. */
const REHEARSED = 30;

/** What a schema cannot tell: whether the rules can begin and go on with this data. */
function playingProblems(registry: Registry, pack: Pack): string[] {
  try {
    return rehearse(registry.game(pack.game, pack), REHEARSED).map(problem => `/parts: ${problem}`);
  } catch (error) {
    return [messageOf(error).replace('the data pack does not fit: ', '')];
  }
}

import {
  type Fault,
  faultsOf,
  type Language,
  type Pack,
  PackSchema,
  PackUnfit,
  packFaults,
  RECORD_FORMAT,
  type Registry,
  recordFaults,
  rehearse,
  tellFault,
} from '@carroccio/kernel';
import { wordsOf } from '../complaint-text.ts';
import type { Context } from '../context.ts';
import { Failed, OK } from '../failure.ts';
import { isPack, readJson } from '../files.ts';
import { meantBy } from '../nearest.ts';
import { out } from '../print/io.ts';

/** Checks a data pack, or the form of a match record, and lists everything that is wrong with it. */
export function validate(context: Context, file: string): number {
  const value = readJson(file);
  const { problems, praise } = isRecordLike(value) ? recordReport(context, value) : packReport(context, value);
  for (const problem of problems) out(problem);
  if (problems.length > 0) throw new Failed({ code: 'has-problems', path: file, count: problems.length });
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

const recordReport = ({ language, text }: Context, value: unknown): Report => ({
  problems: recordFaults(value).map(fault => tellFault(fault, language)),
  praise: text.validate.record,
});

function packReport({ registry, language, text }: Context, value: unknown): Report {
  const told = (faults: readonly Fault[]): string[] => faults.map(fault => tellFault(fault, language));
  if (!isPack(value)) return { problems: told(faultsOf(PackSchema, value)), praise: '' };
  const one = registry.packages.find(({ rulebook }) => rulebook.id === value.game);
  if (!one) {
    const ids = registry.packages.map(({ rulebook }) => rulebook.id);
    const unknown = new Failed({ code: 'no-game', game: value.game, meant: meantBy(value.game, ids), games: ids });
    return { problems: [`/game: ${wordsOf(unknown, language)}`], praise: '' };
  }
  const problems = told(packFaults(one, value));
  const title = one.rulebook.title[language];
  if (problems.length > 0) return { problems, praise: '' };
  if (!one.build) return { problems, praise: text.validate.untried(title) };
  return {
    problems: playingProblems(registry, value, language),
    praise: text.validate.fits(title),
  };
}

/** How far each scenario is played. */
const REHEARSED = 30;

/** What a schema cannot tell: whether the rules can begin and go on with this data. */
function playingProblems(registry: Registry, pack: Pack, language: Language): string[] {
  try {
    return rehearse(registry.game(pack.game, pack), REHEARSED).map(problem => `/parts: ${problem}`);
  } catch (error) {
    if (error instanceof PackUnfit) return error.faults.map(fault => tellFault(fault, language));
    return [wordsOf(error, language)];
  }
}

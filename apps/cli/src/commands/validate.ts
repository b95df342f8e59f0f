import {
  type Fault,
  faultsOf,
  isPack,
  type Pack,
  PackSchema,
  PackUnfit,
  packFaults,
  packIn,
  type RehearsalSize,
  recordFaults,
  rehearsalsOf,
  rehearseOne,
  tellFault,
} from '@carroccio/kernel';
import type { Context } from '../context.ts';
import { isRecordLike, readData } from '../files.ts';
import { meantBy } from '../nearest.ts';
import { out } from '../print/io.ts';
import { Progress } from '../print/progress.ts';
import { wordsOf } from '../words/complaint-text.ts';
import { Failed, OK } from '../words/failure.ts';

/** Checks a data pack, or the form of a match record, and lists everything that is wrong with it. */
export function validate(context: Context, file: string, size: RehearsalSize): number {
  const value = readData(context.registry, file);
  const { problems, praise } = isRecordLike(value) ? recordReport(context, value) : packReport(context, value, size);
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

const recordReport = ({ language, text }: Context, value: unknown): Report => ({
  problems: recordFaults(value).map(fault => tellFault(fault, language)),
  praise: text.validate.record,
});

function packReport(context: Context, file: unknown, size: RehearsalSize): Report {
  const value = packIn(file);
  const { registry, language, text } = context;
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
  const { faults, played } = rehearsed(context, value, size);
  return { problems: told(faults), praise: text.validate.fits(title, played) };
}

/** What a schema cannot tell: whether the rules can begin and go on with this data. */
function rehearsed({ registry }: Context, pack: Pack, size: RehearsalSize): { faults: Fault[]; played: number } {
  try {
    const game = registry.game(pack.game, pack);
    const matches = rehearsalsOf(game, size);
    const progress = new Progress(matches.length);
    const faults = matches.flatMap(match => {
      const fault = rehearseOne(game, match, size.decisions);
      progress.step();
      return fault ?? [];
    });
    progress.clear();
    return { faults, played: matches.length };
  } catch (error) {
    if (error instanceof PackUnfit) return { faults: [...error.faults], played: 0 };
    throw error;
  }
}

import { faultWords } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { componentsText } from '../../text/components.ts';
import type { Problem } from './read-pack.ts';

/** More than these nobody reads at once; mended, the rest shows. */
const SHOWN = 20;

/** What is wrong with a pack file, field by field. */
export function Problems({ file, problems }: { file: string; problems: readonly Problem[] }) {
  const text = useText(componentsText);
  return (
    <div className="pack-problems">
      <p>
        <strong>{text.refused(file)}</strong> {text.refusedAbout}
      </p>
      <ul>
        {problems.slice(0, SHOWN).map(problem => (
          <li key={JSON.stringify(problem)}>
            <Problematic problem={problem} />
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>{text.moreProblems(problems.length - SHOWN)}</p>}
    </div>
  );
}

function Problematic({ problem }: { problem: Problem }) {
  const text = useText(componentsText);
  const language = useLanguage();
  if (problem.kind === 'syntax') return text.notJson(problem.line, problem.column);
  if (problem.kind === 'empty') return text.emptyPack;
  return (
    <>
      <code>{problem.fault.path || '/'}</code> {faultWords(problem.fault, language)}
    </>
  );
}

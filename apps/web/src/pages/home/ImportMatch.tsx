import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { type DragEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import { factsOf } from '../../engine/facts.ts';
import { type FileProblem, UnreadableFile } from '../../match/files/unreadable-file.ts';
import { homeText } from '../../text/home.ts';

interface Trouble {
  readonly file: string;
  readonly problem: FileProblem;
}

type Reading = 'idle' | 'reading' | Trouble;

export function ImportMatch() {
  const text = useText(homeText);
  const [, go] = useLocation();
  const [reading, setReading] = useState<Reading>('idle');
  const heading = useId();

  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading('reading');
    try {
      const { importMatch } = await import('../../match/files/files.ts');
      go(`/match/${await importMatch(await file.text())}`);
    } catch (error) {
      const problem =
        error instanceof UnreadableFile ? error.problem : ({ code: 'other', facts: factsOf(error) } as const);
      setReading({ file: file.name, problem });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };

  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text.import}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button does the same */}
      <div className="import" onDragOver={event => event.preventDefault()} onDrop={drop}>
        <p>{text.importAbout}</p>
        <p className="choose">
          <label className="button">
            <Icon name="import" size={18} />
            {text.choose}
            <input
              type="file"
              className="hidden-visually"
              accept="application/json,.json"
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0]);
                // So that the same file, mended, can be chosen again.
                currentTarget.value = '';
              }}
            />
          </label>
          <span className="drop">{text.drop}</span>
        </p>
        <div role="status">{reading === 'reading' && <p>{text.reading}</p>}</div>
        {typeof reading === 'object' && (
          <div role="alert" className="problem">
            <Icon name="warning" />
            <div>
              <p>
                <strong>{reading.file}</strong>: {text.problems[reading.problem.code]}
              </p>
              <p>
                <code>
                  <Detail problem={reading.problem} />
                </code>
              </p>
              <p>{text.nothingLost}</p>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function Detail({ problem }: { problem: FileProblem }) {
  const text = useText(homeText);
  switch (problem.code) {
    case 'not-json':
      return text.place(problem.line, problem.column);
    case 'not-a-match':
      return problem.found === undefined ? problem.path : `${problem.path}: ${problem.found}`;
    case 'unknown-game':
      return problem.game;
    default:
      return <ErrorWords facts={problem.facts} />;
  }
}

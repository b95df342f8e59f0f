import { useText } from '@carroccio/table/text/bilingual.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Moment, Session } from '../../match/session.ts';
import { analysisText } from '../../text/analysis.ts';
import { readScript, type ScriptProblem } from './script.ts';
import type { Analysis } from './use-analysis.ts';
import { waitingDice } from './waiting-dice.ts';

interface ScriptDiceProps {
  readonly session: Session;
  readonly moment: Moment;
  readonly analysis: Analysis;
}

/** What the next dice give, instead of chance. */
export function ScriptDice({ session, moment, analysis }: ScriptDiceProps) {
  const text = useText(analysisText);
  const id = useId();
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<ScriptProblem | null>(null);
  const [waiting, setWaiting] = useState<readonly number[]>([]);
  const { entries } = moment;

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every entry of the history dice may have fallen
  useEffect(() => {
    let current = true;
    void waitingDice(session).then(values => current && setWaiting(values));
    return () => {
      current = false;
    };
  }, [session, entries]);

  const set = async (values: number[]): Promise<void> => {
    setProblem(null);
    if (await analysis.attempt(() => session.scriptDice(values))) setWritten('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readScript(written);
    if ('problem' in read) setProblem(read.problem);
    else void set(read.values);
  };
  return (
    <details className="analysis-part" name="analysis">
      <summary>{text.dice}</summary>
      <form onSubmit={submit} aria-label={text.dice}>
        <label className="analysis-field">
          {text.diceField}
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder={text.diceExample}
            value={written}
            aria-invalid={problem !== null}
            aria-describedby={`${id}problem`}
            onChange={({ target }) => setWritten(target.value)}
          />
        </label>
        <p id={`${id}problem`} role="alert" className={problem ? 'refusal' : 'hidden-visually'}>
          {problem && wordsOf(problem)}
        </p>
        <div className="analysis-row">
          <button type="submit">
            <Icon name="dice" /> {text.diceSet}
          </button>
          {waiting.length > 0 && (
            <button type="button" onClick={() => void set([])}>
              {text.diceClear}
            </button>
          )}
        </div>
        <p role="status" className="analysis-note">
          {waiting.length > 0 && text.diceWaiting(waiting.join(', '))}
        </p>
      </form>
    </details>
  );

  function wordsOf(wrong: ScriptProblem): string {
    if (wrong.kind === 'not-number') return text.notNumber(wrong.word);
    return wrong.kind === 'none' ? text.noNumbers : text.tooMany(wrong.most);
  }
}

import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { type FormEvent, useCallback, useState } from 'react';
import { api, codeOf } from '../../../online/api.ts';
import { paceText } from '../../../text/online/pace.ts';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';

/** Days on which one's time by letter waits. */
export function Holidays() {
  const text = useText(paceText);
  const language = useLanguage();
  const { answer, again } = useAsked(
    useCallback(() => api.holiday(), []),
    always,
  );
  const [days, setDays] = useState(7);
  const [problem, setProblem] = useState<string | null>(null);
  if (!answer) return null;
  const take = async (many: number): Promise<void> => {
    try {
      await api.goAway(many);
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
    again();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void take(days);
  };
  const away = answer.until > Date.now();
  const until = new Date(answer.until).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <details>
      <summary>{text.holiday}</summary>
      <p>{text.holidayAbout(answer.left)}</p>
      {away ? (
        <p>
          {text.awayUntil(until)}{' '}
          <button type="button" onClick={() => void take(0)}>
            {text.comeBack}
          </button>
        </p>
      ) : (
        <form className="introduce" onSubmit={submit}>
          <label>
            {text.daysAway}
            <input
              type="number"
              min={1}
              max={answer.left}
              required
              value={Number.isNaN(days) ? '' : days}
              onChange={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
            />
          </label>
          <button type="submit">{text.goAway}</button>
        </form>
      )}
      <Problem code={problem} />
    </details>
  );
}

const always = (): boolean => true;

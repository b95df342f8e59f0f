import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { api, codeOf } from '../../../online/api.ts';
import { onlineText } from '../../../text/online/online.ts';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';

/** What is said at the table. */
export function Talk({ table }: { table: string }) {
  const text = useText(onlineText);
  const { answer, again } = useAsked(useCallback(() => api.heard(table), [table]));
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await api.say(table, words);
      setWords('');
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
    again();
  };
  return (
    <details className="talk">
      <summary>
        {text.talk} ({answer?.length ?? 0})
      </summary>
      <p className="aside">{text.talkAbout}</p>
      <ul aria-live="polite">
        {answer?.map(({ line, person, name, text: said }) => (
          <li key={line}>
            <Link href={`/online/person/${person}`}>{name}</Link>: {said}
          </li>
        ))}
      </ul>
      <form onSubmit={event => void say(event)}>
        <input
          className="saying"
          aria-label={text.saySomething}
          value={words}
          maxLength={500}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <button type="submit" disabled={words.trim() === ''}>
          {text.say}
        </button>
      </form>
      <Problem code={problem} />
    </details>
  );
}

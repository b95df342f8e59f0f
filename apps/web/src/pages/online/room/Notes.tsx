import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { api, codeOf } from '../../../online/api.ts';
import { standingText } from '../../../text/online/standing.ts';
import { Problem } from '../Problem.tsx';

/** What one writes for oneself about a match. */
export function Notes({ table }: { table: string }) {
  const text = useText(standingText);
  const [words, setWords] = useState('');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.notes(table).then(setWords, (error: unknown) => setProblem(codeOf(error)));
  }, [table]);
  const keep = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await api.keepNotes(table, words);
      setSaid(text.kept);
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <details className="talk">
      <summary>{text.notes}</summary>
      <p className="aside">{text.notesAbout}</p>
      <form className="notes" onSubmit={event => void keep(event)}>
        <textarea
          aria-label={text.notes}
          rows={4}
          maxLength={5000}
          value={words}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value);
            setSaid('');
          }}
        />
        <button type="submit">{text.keep}</button>
      </form>
      <p role="status">{said}</p>
      <Problem code={problem} />
    </details>
  );
}

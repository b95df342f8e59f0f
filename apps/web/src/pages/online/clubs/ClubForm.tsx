import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useState } from 'react';
import { codeOf } from '../../../online/api.ts';
import { clubText } from '../../../text/online/clubs.ts';
import { Problem } from '../Problem.tsx';

interface ClubFormProps {
  /** What is said of it until now; `null` for a new one. */
  readonly known: { readonly about: string; readonly free: boolean } | null;
  keep(club: { name: string; about: string; free: boolean }): Promise<unknown>;
}

/** A new club, or what is said of one. */
export function ClubForm({ known, keep }: ClubFormProps) {
  const text = useText(clubText);
  const [name, setName] = useState('');
  const [about, setAbout] = useState(known?.about ?? '');
  const [free, setFree] = useState(known?.free ?? true);
  const [problem, setProblem] = useState<string | null>(null);
  const title = known ? text.change : text.found;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await keep({ name, about, free });
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <details>
      <summary>{title}</summary>
      <form className="tournament-form" onSubmit={event => void submit(event)}>
        {!known && (
          <>
            <p className="aside">{text.foundAbout}</p>
            <label>
              {text.name}
              <input
                value={name}
                required
                maxLength={40}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            </label>
          </>
        )}
        <label>
          {text.about}
          <textarea
            rows={3}
            maxLength={1000}
            value={about}
            onChange={({ currentTarget }) => setAbout(currentTarget.value)}
          />
        </label>
        <label className="unlisted">
          <input type="checkbox" checked={free} onChange={({ currentTarget }) => setFree(currentTarget.checked)} />
          {text.free}
        </label>
        <button type="submit" className="primary">
          {title}
        </button>
        <Problem code={problem} />
      </form>
    </details>
  );
}

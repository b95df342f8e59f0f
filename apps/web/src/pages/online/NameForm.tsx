import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useState } from 'react';
import { api, codeOf, type Person } from '../../online/api.ts';
import { onlineText } from '../../text/online/online.ts';
import { Problem } from './Problem.tsx';

/** A guest says his name: no more is needed to play. */
export function NameForm({ onKnown }: { onKnown(person: Person): void }) {
  const text = useText(onlineText);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      onKnown((await api.introduce(name)).person);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <form className="introduce" onSubmit={event => void submit(event)}>
      <label>
        {text.name}
        <input
          value={name}
          maxLength={40}
          required
          autoComplete="nickname"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" className="primary" disabled={name.trim() === ''}>
        {text.introduce}
      </button>
      <p className="aside">{text.nameAbout}</p>
      <Problem code={problem} />
    </form>
  );
}

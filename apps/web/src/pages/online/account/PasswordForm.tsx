import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useState } from 'react';
import { codeOf } from '../../../online/api.ts';
import { waysIn } from '../../../online/ways-in.ts';
import { waysInText } from '../../../text/online/ways-in.ts';
import { Problem } from '../Problem.tsx';
import { PasswordField } from './PasswordField.tsx';

/** Another password for whoever knows the one before, or has none. */
export function PasswordForm({ has, onDone }: { has: boolean; onDone(): void }) {
  const text = useText(waysInText);
  const [before, setBefore] = useState('');
  const [next, setNext] = useState('');
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await waysIn.changePassword(next, before);
      setDone(true);
      setBefore('');
      setNext('');
      setProblem(null);
      onDone();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <section aria-labelledby="password-title">
      <h2 id="password-title">{text.password}</h2>
      <form className="introduce" onSubmit={event => void submit(event)}>
        {has && <PasswordField label={text.before} value={before} complete="current-password" onChange={setBefore} />}
        <PasswordField label={text.next} value={next} complete="new-password" onChange={setNext} />
        <button type="submit">{text.change}</button>
        {done && <p role="status">{text.changed}</p>}
        <Problem code={problem} />
      </form>
    </section>
  );
}

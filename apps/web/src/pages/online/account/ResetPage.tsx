import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { codeOf } from '../../../online/api.ts';
import { waysIn } from '../../../online/ways-in.ts';
import { onlineText } from '../../../text/online/online.ts';
import { waysInText } from '../../../text/online/ways-in.ts';
import { Problem } from '../Problem.tsx';
import { PasswordField } from './PasswordField.tsx';
import '../online.css';

/** Another password, by a letter. */
export default function ResetPage({ token }: { token: string }) {
  const text = useText(waysInText);
  const online = useText(onlineText);
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await waysIn.reset(token, password);
      setDone(true);
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <div className="leaf online">
      <h1>{text.reset}</h1>
      {done ? (
        <p role="status">{text.resetDone}</p>
      ) : (
        <form className="introduce" onSubmit={event => void submit(event)}>
          <PasswordField label={text.next} value={password} complete="new-password" onChange={setPassword} />
          <button type="submit" className="primary">
            {text.reset}
          </button>
          <p className="aside">{online.passwordAbout}</p>
        </form>
      )}
      <Problem code={problem} />
      <p>
        <Link href="/online">{online.lobby}</Link>
      </p>
    </div>
  );
}

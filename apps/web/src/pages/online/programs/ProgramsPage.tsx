import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { api, codeOf } from '../../../online/api.ts';
import { programs, type Tokens } from '../../../online/programs.ts';
import { programsText } from '../../../text/online/programs.ts';
import { NameForm } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { useAsked } from '../use-asked.ts';
import '../online.css';

/** The tokens by which one's own programs play. */
export default function ProgramsPage() {
  const text = useText(programsText);
  const { answer, problem, again } = useAsked(
    useCallback(async () => ((await api.me()) ? programs.get() : 'nobody'), []),
    always,
  );
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <p>{text.lede}</p>
      <Problem code={problem} />
      {answer === 'nobody' && <NameForm onKnown={again} />}
      {answer !== null && answer !== 'nobody' && <OwnTokens first={answer} />}
      <p>
        <a href="/api/openapi.json">{text.api}</a> · <Link href="/online">{text.back}</Link>
      </p>
    </div>
  );
}

const always = (): boolean => true;

function OwnTokens({ first }: { first: Tokens }) {
  const text = useText(programsText);
  const [{ tokens, secret }, setKnown] = useState(first);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (done: Promise<Tokens>): Promise<void> => {
    try {
      setKnown(await done);
      setProblem(null);
      setName('');
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void change(programs.draw(name));
  };
  return (
    <>
      {tokens.length === 0 && <p>{text.none}</p>}
      <ul className="places">
        {tokens.map(token => (
          <li key={token.id}>
            <strong>{token.name}</strong>
            <button
              type="button"
              aria-label={`${text.remove}: ${token.name}`}
              onClick={() => void change(programs.remove(token.id))}
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
      {secret && (
        <p role="status">
          {text.drawn} <code>{secret}</code>
        </p>
      )}
      <Problem code={problem} />
      <form className="introduce" onSubmit={submit}>
        <label>
          {text.name}
          <input
            value={name}
            required
            maxLength={40}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <button type="submit">{text.draw}</button>
      </form>
    </>
  );
}

import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useState } from 'react';
import { api, codeOf } from '../../online/api.ts';
import { onlineText } from '../../text/online/online.ts';
import { OtherWays } from './account/OtherWays.tsx';
import { PasswordField } from './account/PasswordField.tsx';
import { Problem } from './Problem.tsx';

interface AccountFormProps {
  /** A guest makes an account, or somebody who has one comes back. */
  readonly kind: 'make' | 'enter';
  readonly name: string;
  onDone(): void;
}

export function AccountForm({ kind, name: known, onDone }: AccountFormProps) {
  const text = useText(onlineText);
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const making = kind === 'make';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await (making ? api.account(name, password) : api.enter(name, password));
      setProblem(null);
      onDone();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <details>
      <summary>{making ? text.makeAccount : text.enter}</summary>
      <form className="introduce" onSubmit={event => void submit(event)}>
        {making && <p className="aside">{text.makeAccountAbout}</p>}
        <label>
          {text.name}
          <input
            value={name}
            maxLength={40}
            required
            autoComplete="username"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <PasswordField
          label={text.password}
          value={password}
          complete={making ? 'new-password' : 'current-password'}
          onChange={setPassword}
        />
        <button type="submit">{making ? text.create : text.signIn}</button>
        {making ? <p className="aside">{text.passwordAbout}</p> : <OtherWays name={name} onDone={onDone} />}
        <Problem code={problem} />
      </form>
    </details>
  );
}

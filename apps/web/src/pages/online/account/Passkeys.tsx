import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useState } from 'react';
import { codeOf } from '../../../online/api.ts';
import { keepsPasskeys, type WaysIn, waysIn } from '../../../online/ways-in.ts';
import { waysInText } from '../../../text/online/ways-in.ts';
import { Problem } from '../Problem.tsx';

interface PasskeysProps {
  readonly guest: boolean;
  readonly first: WaysIn;
  onChange(): void;
}

/** Keys that one's devices keep. */
export function Passkeys({ guest, first, onChange }: PasskeysProps) {
  const text = useText(waysInText);
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const day = (time: number): string => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' });
  const change = async (deed: () => Promise<WaysIn>): Promise<void> => {
    try {
      await deed();
      onChange();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <section aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{text.passkeys}</h2>
      <p>{text.passkeysAbout}</p>
      {first.passkeys.length === 0 && <p>{text.noPasskeys}</p>}
      <ul className="places">
        {first.passkeys.map(({ id, created, used }) => (
          <li key={id}>
            <span>
              {text.made(day(created))}, {text.used(day(used))}
            </span>
            <button
              type="button"
              aria-label={`${text.removeKey}: ${text.made(day(created))}`}
              onClick={() => void change(() => waysIn.removeKey(id))}
            >
              {text.removeKey}
            </button>
          </li>
        ))}
      </ul>
      {keepsPasskeys() && (
        <button type="button" onClick={() => void change(() => waysIn.makeKey())}>
          {guest ? text.makeAccountByKey : text.makeKey}
        </button>
      )}
      <Problem code={problem} />
    </section>
  );
}

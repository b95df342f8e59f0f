import { useText } from '@carroccio/table/text/bilingual.ts';
import { useState } from 'react';
import { codeOf } from '../../../online/api.ts';
import { keepsPasskeys, waysIn } from '../../../online/ways-in.ts';
import { waysInText } from '../../../text/online/ways-in.ts';
import { Problem } from '../Problem.tsx';

/** For whoever comes in without a password, or has forgotten it. */
export function OtherWays({ name, onDone }: { name: string; onDone(): void }) {
  const text = useText(waysInText);
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (deed: Promise<unknown>, then: () => void): Promise<void> => {
    try {
      await deed;
      setProblem(null);
      then();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <>
      {keepsPasskeys() && (
        <button type="button" onClick={() => void attempt(waysIn.enterByKey(), onDone)}>
          {text.enterByKey}
        </button>
      )}
      <button
        type="button"
        disabled={name.trim() === ''}
        onClick={() => void attempt(waysIn.forgot(name), () => setAsked(true))}
      >
        {text.forgot}
      </button>
      {asked && (
        <p role="status" className="aside">
          {text.forgotAbout}
        </p>
      )}
      <Problem code={problem} />
    </>
  );
}

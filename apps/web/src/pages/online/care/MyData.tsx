import { useText } from '@carroccio/table/text/bilingual.ts';
import { useState } from 'react';
import { api, codeOf } from '../../../online/api.ts';
import { careText } from '../../../text/online/care.ts';
import { Problem } from '../Problem.tsx';
import { Confirm } from './Confirm.tsx';

/** What the server keeps of somebody: to take away, or to delete. */
export function MyData({ onGone }: { onGone(): void }) {
  const text = useText(careText);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async (): Promise<void> => {
    try {
      await api.forgetMe();
      onGone();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <details>
      <summary>{text.title}</summary>
      <p>{text.about}</p>
      <p className="actions">
        <a className="button" href="/api/me/data" download="carroccio.json">
          {text.download}
        </a>
        <button type="button" onClick={() => setAsking(true)}>
          {text.forget}
        </button>
      </p>
      {asking && (
        <Confirm
          title={text.sure}
          about={text.sureAbout}
          yes={text.yes}
          no={text.no}
          onYes={() => void go()}
          onNo={() => setAsking(false)}
        />
      )}
      <Problem code={problem} />
    </details>
  );
}

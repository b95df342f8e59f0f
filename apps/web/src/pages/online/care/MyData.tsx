import { useText } from '@carroccio/table/text/bilingual.ts';
import { useState } from 'react';
import { api, codeOf } from '../../../online/api.ts';
import { careText } from '../../../text/care.ts';
import { Problem } from '../Problem.tsx';

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
        <div className="confirm" role="alertdialog" aria-label={text.sure}>
          <h2>{text.sure}</h2>
          <p>{text.sureAbout}</p>
          <p className="actions">
            <button type="button" className="primary" onClick={() => void go()}>
              {text.yes}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {text.no}
            </button>
          </p>
        </div>
      )}
      <Problem code={problem} />
    </details>
  );
}

import { useText } from '@carroccio/table/text/bilingual.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { codeOf } from '../../../online/api.ts';
import { news } from '../../../online/news.ts';
import { newsText } from '../../../text/online/news.ts';
import { Problem } from '../Problem.tsx';

/** What a letter's link leads to: one press, since programs that look at letters open links too. */
export default function ByLetterPage({ token, asked }: { token: string; asked: 'confirm' | 'stop' }) {
  const text = useText(newsText);
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirming = asked === 'confirm';
  const press = async (): Promise<void> => {
    try {
      await news.byLetter(asked, token);
      setDone(true);
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  return (
    <div className="leaf online">
      <h1>{confirming ? text.confirm : text.stop}</h1>
      {done ? (
        <p role="status">{confirming ? text.confirmed : text.stopped}</p>
      ) : (
        <>
          <p>{confirming ? text.confirmAbout : text.stopAbout}</p>
          <button type="button" className="primary" onClick={() => void press()}>
            {confirming ? text.confirmPress : text.stopPress}
          </button>
        </>
      )}
      <Problem code={problem} />
      <p>
        <Link href="/online">{text.back}</Link>
      </p>
    </div>
  );
}

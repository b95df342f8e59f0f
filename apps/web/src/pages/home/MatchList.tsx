import { useText } from '@carroccio/table/text/bilingual.ts';
import { Ask } from '@carroccio/table/ui/Ask.tsx';
import { use, useState } from 'react';
import type { KeptMatch } from '../../keep/database.ts';
import { forgetMatch, keepMatch, keptMatch } from '../../keep/matches.ts';
import { gameOf } from '../../match/known-games.ts';
import { homeText } from '../../text/home.ts';
import { Forgotten } from './Forgotten.tsx';
import { MatchRow } from './MatchRow.tsx';
import { useMatchWords } from './match-words.ts';

const SHOWN_AT_FIRST = 4;

type Taken = NonNullable<Awaited<ReturnType<typeof keptMatch>>>;

export default function MatchList({ kept }: { kept: readonly KeptMatch[] }) {
  const text = useText(homeText);
  const [matches, setMatches] = useState(kept);
  const [asked, setAsked] = useState<KeptMatch | null>(null);
  const [forgotten, setForgotten] = useState<Taken | null>(null);
  const [restored, setRestored] = useState('');
  const [all, setAll] = useState(false);
  const shown = all ? matches : matches.slice(0, SHOWN_AT_FIRST);

  const forget = async (match: KeptMatch) => {
    const found = await keptMatch(match.id);
    await forgetMatch(match.id);
    setMatches(matches.filter(({ id }) => id !== match.id));
    setForgotten(found ?? null);
  };
  const putBack = async ({ match, record }: Taken) => {
    await keepMatch(match, record);
    const back = [...matches, match].sort((a, b) => b.played - a.played);
    setMatches(back);
    setForgotten(null);
    setRestored(match.id);
    if (back.indexOf(match) >= SHOWN_AT_FIRST) setAll(true);
  };

  return (
    <section aria-labelledby="matches-title">
      <h2 id="matches-title">{text.continue}</h2>
      <ul className="kept-matches">
        {shown.map(match => (
          <MatchRow key={match.id} match={match} restored={match.id === restored} forget={() => setAsked(match)} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {text.showAll(matches.length)}
        </button>
      )}
      <div role="status">
        {forgotten && <Forgotten key={forgotten.match.id} match={forgotten.match} putBack={() => putBack(forgotten)} />}
      </div>
      {asked && (
        <Ask
          title={text.deleteTitle}
          yes={text.delete}
          no={text.cancel}
          answer={yes => {
            setAsked(null);
            if (yes) void forget(asked);
          }}
        >
          <About match={asked} />
        </Ask>
      )}
    </section>
  );
}

function About({ match }: { match: KeptMatch }) {
  const text = useText(homeText);
  const { title } = useMatchWords(use(gameOf(match.game)), match);
  return <p>{text.deleteAbout(title)}</p>;
}

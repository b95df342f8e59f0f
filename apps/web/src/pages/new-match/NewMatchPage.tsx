import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Suspense, use, useState } from 'react';
import { Nowhere } from '../../app/Nowhere.tsx';
import { keptMatches } from '../../keep/matches.ts';
import { keptPacks } from '../../keep/packs.ts';
import { gameOf } from '../../match/known-games.ts';
import { newMatchText } from '../../text/new-match.ts';
import { shellText } from '../../text/shell.ts';
import { MatchForm } from './MatchForm.tsx';
import './new-match.css';

export default function NewMatchPage({ game: id }: { game: string }) {
  const text = useText(newMatchText);
  const shelf = shelfOf(id);
  if (!shelf) return <Nowhere />;
  return (
    <div className={`leaf new-match ${id}`}>
      <p className="kicker">{shelf.title}</p>
      <h1>{text.title}</h1>
      <Preparation key={id} id={id} />
    </div>
  );
}

function Preparation({ id }: { id: string }) {
  const shell = useText(shellText);
  const [packs] = useState(() => keptPacks(id));
  const [played] = useState(() => hasPlayed(id));
  return (
    <Suspense fallback={<p className="loading">{shell.loading}</p>}>
      <Prepared id={id} packs={packs} played={played} />
    </Suspense>
  );
}

interface PreparedProps {
  readonly id: string;
  readonly packs: ReturnType<typeof keptPacks>;
  readonly played: Promise<boolean>;
}

function Prepared({ id, packs, played }: PreparedProps) {
  return <MatchForm game={use(gameOf(id))} packs={use(packs)} played={use(played)} />;
}

/** Whether a match of this game is kept here. */
const hasPlayed = async (id: string): Promise<boolean> =>
  (await keptMatches()).some(({ game, kind }) => game === id && kind === 'match');

import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Suspense, use, useState } from 'react';
import { Nowhere } from '../../app/Nowhere.tsx';
import { keptPacks } from '../../keep/packs.ts';
import { gameOf } from '../../match/known-games.ts';
import { onlineText } from '../../text/online/online.ts';
import { shellText } from '../../text/shell.ts';
import { TableForm } from './TableForm.tsx';
import '../new-match/new-match.css';
import './online.css';

export default function NewTablePage({ game: id, club = null }: { game: string; club?: string | null | undefined }) {
  const text = useText(onlineText);
  const shell = useText(shellText);
  const shelf = shelfOf(id);
  if (!shelf) return <Nowhere />;
  return (
    <div className={`leaf new-match ${id}`}>
      <p className="kicker">{shelf.title}</p>
      <h1>{text.newTable}</h1>
      <Suspense fallback={<p className="loading">{shell.loading}</p>}>
        <Preparation key={id} id={id} club={club} />
      </Suspense>
    </div>
  );
}

function Preparation({ id, club }: { id: string; club: string | null }) {
  const [packs] = useState(() => keptPacks(id));
  return (
    <Suspense>
      <Prepared id={id} club={club} packs={packs} />
    </Suspense>
  );
}

interface PreparedProps {
  readonly id: string;
  readonly club: string | null;
  readonly packs: ReturnType<typeof keptPacks>;
}

function Prepared({ id, club, packs }: PreparedProps) {
  return <TableForm game={use(gameOf(id))} club={club} packs={use(packs)} />;
}

import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Suspense, use } from 'react';
import { Nowhere } from '../../app/Nowhere.tsx';
import { gameOf } from '../../match/known-games.ts';
import { onlineText } from '../../text/online.ts';
import { shellText } from '../../text/shell.ts';
import { TableForm } from './TableForm.tsx';
import '../new-match/new-match.css';
import './online.css';

export default function NewTablePage({ game: id }: { game: string }) {
  const text = useText(onlineText);
  const shell = useText(shellText);
  const shelf = shelfOf(id);
  if (!shelf) return <Nowhere />;
  return (
    <div className={`leaf new-match ${id}`}>
      <p className="kicker">{shelf.title}</p>
      <h1>{text.newTable}</h1>
      <Suspense fallback={<p className="loading">{shell.loading}</p>}>
        <Prepared key={id} id={id} />
      </Suspense>
    </div>
  );
}

function Prepared({ id }: { id: string }) {
  return <TableForm game={use(gameOf(id))} />;
}

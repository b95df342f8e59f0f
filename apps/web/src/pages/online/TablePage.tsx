import { useText } from '@carroccio/table/text/bilingual.ts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { api, type OnlineTable } from '../../online/api.ts';
import { lastSeenOf } from '../../online/last-seen.ts';
import { onlineText } from '../../text/online/online.ts';
import { shellText } from '../../text/shell.ts';
import { NameForm } from './NameForm.tsx';
import { Problem } from './Problem.tsx';
import { RoomPage } from './room/RoomPage.tsx';
import { useAsked } from './use-asked.ts';
import { WaitingTable } from './WaitingTable.tsx';
import './online.css';

const hasBegun = ({ table }: { table: OnlineTable }): boolean => table.began;

/** A table by its link: those who are missing sit down, and then the match is played here. */
export default function TablePage({ id }: { id: string }) {
  const text = useText(onlineText);
  const shell = useText(shellText);
  const ask = useCallback(async () => {
    const [person, table] = await Promise.all([api.me(), api.table(id)]);
    return { person, table };
  }, [id]);
  const { answer, problem, again } = useAsked(ask, hasBegun);
  const isKept = useIsKept(id, problem === 'unreachable');
  if (answer?.table.began || isKept) return <RoomPage id={id} />;
  return (
    <div className="leaf online">
      <h1>{text.title}</h1>
      <Problem code={problem} />
      {answer && !answer.person && <NameForm onKnown={again} />}
      {answer && (
        <Suspense fallback={<p className="loading">{shell.loading}</p>}>
          <WaitingTable table={answer.table} known={answer.person !== null} changed={again} />
        </Suspense>
      )}
      <p>
        <Link href="/online">{text.lobby}</Link>
      </p>
    </div>
  );
}

/** Whether this browser has seen the table, asked where the server does not answer. */
function useIsKept(id: string, isAlone: boolean): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    if (isAlone) void lastSeenOf(id).then(kept => setIsKept(kept !== undefined));
  }, [id, isAlone]);
  return isKept;
}

import { SHELVES, shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { Suspense, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { api, codeOf } from '../../../online/api.ts';
import { type Club, type ClubMember, clubs, type MemberDeed } from '../../../online/clubs.ts';
import { clubText } from '../../../text/online/clubs.ts';
import { onlineText } from '../../../text/online/online.ts';
import { tournamentText } from '../../../text/online/tournaments.ts';
import { shellText } from '../../../text/shell.ts';
import { NameForm } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { TableRow } from '../TableRow.tsx';
import { TournamentForm } from '../tournaments/TournamentForm.tsx';
import { useAsked } from '../use-asked.ts';
import { ClubForm } from './ClubForm.tsx';
import '../online.css';

/** A club: who belongs to it, and what its members play. */
export default function ClubPage({ id }: { id: string }) {
  const text = useText(clubText);
  const ask = useCallback(async () => {
    const [person, club] = await Promise.all([api.me(), clubs.get(id)]);
    return { person, club };
  }, [id]);
  const { answer, problem, again } = useAsked(ask);
  const [failed, setFailed] = useState<string | null>(null);
  const attempt = async (deed: Promise<unknown>): Promise<void> => {
    try {
      await deed;
      setFailed(null);
    } catch (error) {
      setFailed(codeOf(error));
    }
    again();
  };
  const { person, club } = answer ?? {};
  const leads = club?.role === 'host';
  return (
    <div className="leaf online">
      <p className="kicker">{text.title}</p>
      <h1>{club?.name}</h1>
      <p>{club?.about}</p>
      <Problem code={failed ?? problem} />
      {answer && !person && <NameForm onKnown={again} />}
      {club && person && <Belonging club={club} attempt={deed => void attempt(clubs.inClub(id, deed))} />}
      {club && (
        <Members
          members={club.members}
          leads={leads}
          own={person?.id ?? null}
          attempt={(other, deed) => void attempt(clubs.member(id, other, deed))}
        />
      )}
      {club && (club.role === 'host' || club.role === 'member') && <Played club={club} />}
      {club && leads && <ClubForm known={club} keep={({ about, free }) => attempt(clubs.change(id, about, free))} />}
      <p>
        <Link href="/online/clubs">{text.all}</Link>
      </p>
    </div>
  );
}

function Belonging({ club: { role, free }, attempt }: { club: Club; attempt(deed: 'join' | 'leave'): void }) {
  const text = useText(clubText);
  return (
    <p className="actions">
      {role === null && (
        <button type="button" className="primary" onClick={() => attempt('join')}>
          {free ? text.join : text.ask}
        </button>
      )}
      {role === 'asked' && <span role="status">{text.asked}</span>}
      {role !== null && (
        <button type="button" onClick={() => attempt('leave')}>
          {text.leave}
        </button>
      )}
    </p>
  );
}

interface MembersProps {
  readonly members: readonly ClubMember[];
  readonly leads: boolean;
  readonly own: string | null;
  attempt(person: string, deed: MemberDeed): void;
}

const DEEDS: Readonly<Record<ClubMember['role'], readonly MemberDeed[]>> = {
  host: [],
  member: ['hand-over', 'dismiss'],
  asked: ['admit', 'dismiss'],
};

function Members({ members, leads, own, attempt }: MembersProps) {
  const text = useText(clubText);
  return (
    <section aria-labelledby="members-title">
      <h2 id="members-title">{text.who}</h2>
      <ul className="places">
        {members.map(({ person, name, role }) => (
          <li key={person}>
            <span>
              <Link href={`/online/person/${person}`}>{name}</Link> · {text.roles[role]}
            </span>
            {leads && person !== own && (
              <span className="actions">
                {DEEDS[role].map(deed => (
                  <button
                    key={deed}
                    type="button"
                    aria-label={`${text[deed]}: ${name}`}
                    onClick={() => attempt(person, deed)}
                  >
                    {text[deed]}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What only members see. */
function Played({ club }: { club: Club }) {
  const text = useText(clubText);
  const online = useText(onlineText);
  const contests = useText(tournamentText);
  const shell = useText(shellText);
  return (
    <>
      <section aria-labelledby="club-tables-title">
        <h2 id="club-tables-title">{text.tables}</h2>
        <p className="aside">{text.only}</p>
        {club.tables.length === 0 && <p>{text.noTables}</p>}
        <Suspense fallback={<p className="loading">{shell.loading}</p>}>
          <ul className="online-tables">
            {club.tables.map(table => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </Suspense>
        <p>{online.newTable}</p>
        <p className="actions">
          {SHELVES.map(({ id, title }) => (
            <Link
              key={id}
              className="button"
              href={`/online/new/${id}/${club.id}`}
              aria-label={online.newTableOf(title)}
            >
              {title}
            </Link>
          ))}
        </p>
      </section>
      <section aria-labelledby="club-contests-title">
        <h2 id="club-contests-title">{text.tournaments}</h2>
        {club.tournaments.length === 0 && <p>{contests.none}</p>}
        <ul className="standings">
          {club.tournaments.map(({ id, name, game, round, ended }) => (
            <li key={id}>
              <Link href={`/online/tournament/${id}`}>{name}</Link> · {shelfOf(game)?.title ?? game} ·{' '}
              {ended ? contests.ended : round === 0 ? contests.waits : contests.runs}
            </li>
          ))}
        </ul>
        <TournamentForm club={club.id} />
      </section>
    </>
  );
}

import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameOf } from '../../match/known-games.ts';
import { api, codeOf, type OnlineTable } from '../../online/api.ts';
import { clubText } from '../../text/online/clubs.ts';
import { onlineText } from '../../text/online/online.ts';
import { paceText } from '../../text/online/pace.ts';
import { Problem } from './Problem.tsx';
import { paceWords } from './pace/pace-words.ts';
import { TablePack } from './TablePack.tsx';
import { useTableWords } from './table-words.ts';

interface WaitingTableProps {
  readonly table: OnlineTable;
  /** Whether the one who looks has said who he is. */
  readonly known: boolean;
  changed(): void;
}

/** A table where somebody is missing. */
export function WaitingTable({ table, known, changed }: WaitingTableProps) {
  const text = useText(onlineText);
  const clubs = useText(clubText);
  const times = useText(paceText);
  const [, go] = useLocation();
  const { title, seat, sitter } = useTableWords(use(gameOf(table.game)), table);
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const link = location.href;
  const attempt = async (deed: () => Promise<unknown>): Promise<void> => {
    try {
      await deed();
      setProblem(null);
    } catch (error) {
      setProblem(codeOf(error));
    }
    changed();
  };
  const leave = (): Promise<void> =>
    attempt(async () => {
      await api.leave(table.id);
      go('/online');
    });
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>{shelfOf(table.game)?.title}</p>
      <p>
        {paceWords(times, table.pace)}. {table.pace && times.lateWords[table.pace.late]}
      </p>
      {table.club !== null && (
        <p>
          <Link href={`/online/club/${table.club}`}>{clubs.of}</Link>
        </p>
      )}
      {table.pack && <TablePack table={table} />}
      <p>{text.waitsFor}</p>
      <ul className="places">
        {table.sitters.map((_, place) => (
          <li key={seat(place)}>
            <span>
              <strong>{seat(place)}</strong>: {sitter(place)}
            </span>
            {mayTake(table, place) && known && (
              <button type="button" className="primary" onClick={() => void attempt(() => api.sit(table, place))}>
                {text.sit(seat(place))}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Problem code={problem} />
      <label className="link">
        {text.link}
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p className="actions">
        <button type="button" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {copied ? text.copied : text.copy}
        </button>
        {(table.mine.length > 0 || table.invited.length > 0) && (
          <button type="button" onClick={() => void leave()}>
            {table.hosting ? text.takeAway : text.leave}
          </button>
        )}
      </p>
    </section>
  );
}

/** Free for whoever comes, or kept for the one who looks. */
function mayTake({ sitters, invited }: OnlineTable, place: number): boolean {
  const sitter = sitters[place];
  return sitter?.kind === 'open' && (sitter.invited === undefined || invited.includes(place));
}

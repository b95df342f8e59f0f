import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { use } from 'react';
import { Link } from 'wouter';
import { gameOf } from '../../match/known-games.ts';
import type { OnlineTable } from '../../online/api.ts';
import { longTime } from '../../online/pace.ts';
import { onlineText } from '../../text/online/online.ts';
import { paceText } from '../../text/online/pace.ts';
import { paceWords } from './pace/pace-words.ts';
import { useTableWords } from './table-words.ts';

/** A table in a list. */
export function TableRow({ table }: { table: OnlineTable }) {
  const text = useText(onlineText);
  const { title, seat, sitter, standing } = useTableWords(use(gameOf(table.game)), table);
  const times = useText(paceText);
  const { days, hours } = longTime((table.due ?? 0) - Date.now());
  const dueWords = times.daysLeft(days, hours);
  const shelf = shelfOf(table.game);
  const href = `/online/table/${table.id}`;
  return (
    <li className={table.turn ? 'online-table turn' : 'online-table'} data-tincture={shelf?.tincture}>
      <div className="words">
        <h3>
          <Link href={href}>{title}</Link>
        </h3>
        <p>
          {shelf?.title} · {table.sitters.map((_, place) => `${seat(place)}: ${sitter(place)}`).join(' · ')}
        </p>
        <p>
          {paceWords(times, table.pace)}
          {table.pace && !table.began && ` · ${times.lateWords[table.pace.late]}`}
          {table.pack && ` · ${table.pack.title}`}
        </p>
        <p className="standing">
          {standing}
          {table.due !== null && table.pace?.kind === 'letter' && ` · ${dueWords}`}
        </p>
      </div>
      <Link className="button" href={href} aria-label={`${text.go}: ${title}`}>
        {text.go}
      </Link>
    </li>
  );
}

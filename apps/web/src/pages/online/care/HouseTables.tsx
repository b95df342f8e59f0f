import { shelfOf } from '@carroccio/games';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { use } from 'react';
import { Link } from 'wouter';
import { gameOf } from '../../../match/known-games.ts';
import type { HouseTable } from '../../../online/house.ts';
import { houseText } from '../../../text/online/house.ts';
import { onlineText } from '../../../text/online/online.ts';

interface HouseTablesProps {
  readonly tables: readonly HouseTable[];
  close(table: HouseTable): void;
}

/** Tables as those see them who look after the house: those played last first. */
export function HouseTables({ tables, close }: HouseTablesProps) {
  const text = useText(houseText);
  return (
    <section aria-labelledby="house-tables-title">
      <h2 id="house-tables-title">{text.tables}</h2>
      <ul className="places">
        {tables.map(table => (
          <Row key={table.id} table={table} close={close} />
        ))}
      </ul>
    </section>
  );
}

function Row({ table, close }: { table: HouseTable; close(table: HouseTable): void }) {
  const text = useText(houseText);
  const online = useText(onlineText);
  const language = useLanguage();
  const { scenarios } = use(gameOf(table.game)).text[language];
  const title = scenarios[table.scenario]?.title ?? table.scenario;
  const played = new Date(table.played).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span>
        <Link href={`/online/table/${table.id}`}>{title}</Link> · {shelfOf(table.game)?.title} · {played}
        {table.over && ` · ${online.over}`}
        {!table.began && ` · ${online.notBegun}`}
      </span>
      {!table.over && (
        <button type="button" aria-label={`${text.closeTable}: ${title}`} onClick={() => close(table)}>
          {text.closeTable}
        </button>
      )}
    </li>
  );
}

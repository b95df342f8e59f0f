import type { Game } from '@carroccio/kernel';
import { BriefingText } from '@carroccio/table/panel/BriefingText.tsx';
import type { Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { briefingText } from '@carroccio/table/text/briefing.ts';
import { useEffect, useState } from 'react';
import { layTable } from '../../match/laid.ts';
import '../match/match-bar.css';

/** Before one sits down: what is played for. The table that tells it comes by itself, since it will be needed. */
export function ScenarioBriefing({ game, scenario }: { game: Game; scenario: string }) {
  const text = useText(briefingText);
  const [table, setTable] = useState<Table | null>(null);
  const { id } = game.rulebook;
  useEffect(() => {
    let current = true;
    void layTable(id).then(laid => current && setTable(laid.table));
    return () => {
      current = false;
    };
  }, [id]);
  if (!table) return null;
  return (
    <section className="scenario-briefing">
      <h2 className="rubric">{text.briefing}</h2>
      <BriefingText game={game} table={table} scenario={scenario} />
    </section>
  );
}

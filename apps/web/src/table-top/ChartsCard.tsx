import type { ChartMark } from '@carroccio/kernel';
import { markCells } from '@carroccio/table/rules/mark-cells.ts';
import type { AnySight, Chart, Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';

interface ChartsCardProps {
  readonly table: Table;
  readonly sight: AnySight;
  close(): void;
}

/** The charts of the game over the table: first those that apply now, with the cell that applies marked. */
export function ChartsCard({ table, sight, close }: ChartsCardProps) {
  const text = useText(matchText);
  const dialog = useRef<HTMLDialogElement>(null);
  const { charts, marks } = useMemo(() => {
    const applying = table.marks?.(sight) ?? [];
    const isNow = ({ id }: Chart): boolean => applying.some(({ chart }) => chart === id);
    const all = table.charts?.(sight.language) ?? [];
    return { charts: all.toSorted((one, other) => Number(isNow(other)) - Number(isNow(one))), marks: applying };
  }, [table, sight]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ask charts-card"
      aria-label={text.charts}
      onClose={() => dialog.current?.open || close()}
    >
      <h2>{text.charts}</h2>
      {charts.map(chart => (
        <OneChart key={chart.id} chart={chart} marks={marks.filter(mark => mark.chart === chart.id)} />
      ))}
      <div className="actions">
        <button type="button" onClick={close}>
          {text.close}
        </button>
      </div>
    </dialog>
  );
}

function OneChart({ chart, marks }: { chart: Chart; marks: readonly ChartMark[] }) {
  const text = useText(matchText);
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current) markCells(body.current, marks);
  }, [marks]);
  const whys = [...new Set(marks.flatMap(({ why }) => (why ? [why] : [])))];
  return (
    <details className="choice-group" open={marks.length > 0}>
      <summary>
        {chart.title}
        {marks.length > 0 && <mark>{text.appliesNow}</mark>}
      </summary>
      {whys.length > 0 && <p>{whys.join('; ')}</p>}
      <div ref={body}>{chart.body}</div>
    </details>
  );
}

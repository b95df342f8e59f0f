import { sheetSize, UNIT } from '@carroccio/table/board/geometry.ts';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo, useRef, useState } from 'react';
import type { Laid } from '../../match/laid.ts';
import { printText } from '../../text/print.ts';
import { type Choices, FIRST_CHOICES } from './choices.ts';
import { FlowSheets } from './FlowSheets.tsx';
import { MapSheets } from './MapSheets.tsx';
import { PrintForm } from './PrintForm.tsx';
import { cutMap } from './paper.ts';
import { Sheet } from './Sheet.tsx';
import { sequenceOf } from './sequence.tsx';
import { usePreview } from './use-preview.ts';

interface PagesProps {
  readonly laid: Laid;
  readonly scenario: string;
  readonly board: BoardPicture | undefined;
}

export function Pages({ laid: { game, table }, scenario, board }: PagesProps) {
  const text = useText(printText);
  const language = useLanguage();
  const [choices, setChoices] = useState<Choices>(FIRST_CHOICES);
  const [chartPages, setChartPages] = useState(0);
  const [aidPages, setAidPages] = useState(0);
  const { paper, hex, parts, plain } = choices;
  const desk = useRef<HTMLDivElement>(null);
  const zoom = usePreview(desk, paper);

  const unit = board ? unitOf(board, hex) : 1;
  const map = board && sheetSize(board.grid, board.margin);
  const cut = map && cutMap({ width: map.width * unit, height: map.height * unit }, paper);
  const counters = useMemo(() => table.sheets?.(scenario, language) ?? [], [table, scenario, language]);
  const charts = useMemo(
    () =>
      (table.charts?.(language) ?? []).map(({ id, title, origin, body }) => ({
        id,
        body: (
          <div className="aid">
            <h3>{title}</h3>
            {body}
            <p className="aid-origin">{origin}</p>
          </div>
        ),
      })),
    [table, language],
  );
  const sequence = useMemo(() => sequenceOf(game.rulebook, language), [game, language]);
  const pages = {
    map: cut?.pages.length ?? 0,
    counters: counters.length,
    charts: chartPages,
    sequence: aidPages,
  };
  return (
    <div className="leaf print-page">
      <PrintForm
        game={game}
        scenario={scenario}
        shape={board?.grid.shape ?? 'hex'}
        choices={choices}
        change={setChoices}
        pages={pages}
        cut={cut}
      />
      <div ref={desk} className={plain ? 'desk plain' : 'desk'}>
        {/* A picture of what will be printed: what is small on it is not there to be pressed. */}
        <div className="paper" style={{ zoom }} inert>
          {parts.map && board && cut && <MapSheets board={board} cut={cut} paper={paper} unit={unit} />}
          {parts.counters &&
            counters.map(({ id, title, body }) => (
              <Sheet key={id} paper={paper} turned="portrait" title={title}>
                <p className="sheet-title">{title}</p>
                {body}
              </Sheet>
            ))}
          {parts.charts && (
            <FlowSheets
              key={`charts ${paper} ${language}`}
              title={text.parts.charts}
              items={charts}
              paper={paper}
              counted={setChartPages}
            />
          )}
          {parts.sequence && (
            <FlowSheets
              key={`sequence ${paper} ${language}`}
              title={text.parts.sequence}
              items={sequence}
              paper={paper}
              counted={setAidPages}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** How many millimetres a unit of the board is when its cells are so wide from side to side. */
const unitOf = ({ grid }: BoardPicture, across: number): number =>
  across / (UNIT * (grid.cellSides === 6 ? Math.sqrt(3) : 1));

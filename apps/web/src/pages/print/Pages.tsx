import { sheetSize, UNIT } from '@carroccio/table/board/geometry.ts';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo, useRef, useState } from 'react';
import type { Laid } from '../../match/laid.ts';
import { printText } from '../../text/print.ts';
import { PAGES as AID_PAGES, AidSheets } from './AidSheets.tsx';
import { type Choices, firstChoices, type Printed } from './choices.ts';
import { FlowSheets } from './FlowSheets.tsx';
import { MapSheets } from './MapSheets.tsx';
import { PrintForm } from './PrintForm.tsx';
import { cutMap, PAPERS } from './paper.ts';
import { Sheet } from './Sheet.tsx';
import { sequenceOf } from './sequence.tsx';
import { usePreview } from './use-preview.ts';

/** Paper is shown at half its size, more or less. */
const PREVIEW = 0.46;

interface PagesProps {
  readonly laid: Laid;
  readonly scenario: string;
  readonly board: BoardPicture | undefined;
  readonly only: Printed | undefined;
}

export function Pages({ laid: { game, table }, scenario, board, only }: PagesProps) {
  const text = useText(printText);
  const language = useLanguage();
  const [choices, setChoices] = useState<Choices>(() => firstChoices(only));
  const [chartPages, setChartPages] = useState(0);
  const [sequencePages, setSequencePages] = useState(0);
  const { paper, hex, parts, plain } = choices;
  const desk = useRef<HTMLDivElement>(null);
  const zoom = usePreview(desk, PAPERS[paper].long, PREVIEW);

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
  const aid = useMemo(
    () => [
      ...sequence,
      ...(table.aid ?? []).flatMap(wanted =>
        (table.charts?.(language) ?? [])
          .filter(({ id }) => id === wanted)
          .map(({ id, title, body }) => ({
            id,
            body: (
              <div className="aid">
                <h3>{title}</h3>
                {body}
              </div>
            ),
          })),
      ),
    ],
    [sequence, table, language],
  );
  const pages = {
    map: cut?.pages.length ?? 0,
    counters: counters.length,
    charts: chartPages,
    sequence: sequencePages,
    aid: AID_PAGES,
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
              counted={setSequencePages}
            />
          )}
          {parts.aid && (
            <AidSheets
              key={`aid ${paper} ${language}`}
              title={text.aidOf(game.rulebook.title[language])}
              items={aid}
              paper={paper}
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

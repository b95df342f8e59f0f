import { sheetSize } from '@carroccio/table/board/geometry.ts';
import type { BoardPicture } from '@carroccio/table/picture.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { use, useMemo, useRef, useState } from 'react';
import { layTable } from '../../match/laid.ts';
import { boardsOf } from '../../match/laid-out.ts';
import { componentsText } from '../../text/components.ts';
import { PAPERS } from '../print/paper.ts';
import '../print/print.css';
import { usePreview } from '../print/use-preview.ts';

/** So many pages of counters lie open; the others wait, so that what follows is in reach. */
const UNFOLDED = 2;

/** The components themselves: the maps, counters and cards of a scenario, and the charts of the game. */
export function Pictures({ game }: { game: string }) {
  const laid = use(layTable(game));
  const text = useText(componentsText);
  const language = useLanguage();
  const scenarios = Object.keys(laid.game.scenarios);
  const [scenario, choose] = useState(scenarios[0] ?? '');
  const desk = useRef<HTMLDivElement>(null);
  const zoom = usePreview(desk, PAPERS.a4.short, 1);
  const boards = useMemo(() => boardsOf(laid, scenario, language), [laid, scenario, language]);
  const sheets = useMemo(() => laid.table.sheets?.(scenario, language) ?? [], [laid, scenario, language]);
  const charts = useMemo(() => laid.table.charts?.(language) ?? [], [laid, language]);
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">{text.pictures}</h2>
      <label className="component-scenario">
        {text.scenario}
        <select value={scenario} onChange={event => choose(event.target.value)}>
          {scenarios.map(id => (
            <option key={id} value={id}>
              {laid.game.text[language].scenarios[id]?.title ?? id}
            </option>
          ))}
        </select>
      </label>
      {boards.map(board => (
        <MapPicture key={board.id} board={board} />
      ))}
      <div ref={desk} className="component-sheets">
        {sheets.map(({ id, title, body }, place) => (
          <details key={id} open={place < UNFOLDED}>
            <summary>{title}</summary>
            {/* As they are printed, and nothing on them is there to be pressed. */}
            <div className="sheet" style={{ width: `${PAPERS.a4.short}mm`, zoom }} inert>
              {body}
            </div>
          </details>
        ))}
      </div>
      <h3>{text.charts}</h3>
      {charts.map(({ id, title, origin, body }) => (
        <details key={id} className="component-chart">
          <summary>{title}</summary>
          {body}
          <p className="aid-origin">{origin}</p>
        </details>
      ))}
    </section>
  );
}

function MapPicture({ board }: { board: BoardPicture }) {
  const { width, height } = sheetSize(board.grid, board.margin);
  return (
    <figure className="component-map">
      <figcaption>{board.title}</figcaption>
      <svg className="component-map-picture" role="img" aria-label={board.title} viewBox={`0 0 ${width} ${height}`}>
        <g transform={`translate(${board.margin} ${board.margin})`}>{board.ground}</g>
      </svg>
    </figure>
  );
}

import type { Game } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useLocation } from 'wouter';
import { printText } from '../../text/print.ts';
import { CELLS, type Choices, PRINTED, type Printed } from './choices.ts';
import { type CutMap, PAPERS, type Paper } from './paper.ts';

interface PrintFormProps {
  readonly game: Game;
  readonly scenario: string;
  /** Of the cells of the map. */
  readonly shape: 'hex' | 'square';
  readonly choices: Choices;
  change(choices: Choices): void;
  /** How many pages each part takes. */
  readonly pages: Readonly<Record<Printed, number>>;
  readonly cut: CutMap | undefined;
}

const SIZES: readonly Paper[] = ['a4', 'a3', 'letter'];

export function PrintForm({ game, scenario, shape, choices, change, pages, cut }: PrintFormProps) {
  const text = useText(printText);
  const language = useLanguage();
  const [, go] = useLocation();
  const { scenarios } = game.text[language];
  const total = PRINTED.filter(part => choices.parts[part]).reduce((sum, part) => sum + pages[part], 0);
  return (
    <div className="print-form">
      <h1>{text.title}</h1>
      <p>{text.about}</p>
      <div className="print-choices">
        <label>
          {text.scenario}
          <select value={scenario} onChange={event => go(`/print/${game.rulebook.id}/${event.target.value}`)}>
            {Object.keys(game.scenarios).map(id => (
              <option key={id} value={id}>
                {scenarios[id]?.title ?? id}
              </option>
            ))}
          </select>
        </label>
        <label>
          {text.paper}
          <select
            value={choices.paper}
            onChange={event => {
              const paper = SIZES.find(size => size === event.target.value);
              if (paper) change({ ...choices, paper });
            }}
          >
            {SIZES.map(size => (
              <option key={size} value={size}>
                {text.papers[size]} ({PAPERS[size].short} × {PAPERS[size].long} mm)
              </option>
            ))}
          </select>
        </label>
        <label>
          {text.cell[shape]}
          <select value={choices.hex} onChange={event => change({ ...choices, hex: Number(event.target.value) })}>
            {CELLS.map(size => (
              <option key={size} value={size}>
                {size} mm
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{text.what}</legend>
          {PRINTED.map(part => (
            <label key={part}>
              <input
                type="checkbox"
                checked={choices.parts[part]}
                onChange={event => change({ ...choices, parts: { ...choices.parts, [part]: event.target.checked } })}
              />
              {text.parts[part]}
              <span className="print-count">{text.pages(pages[part])}</span>
            </label>
          ))}
          <label>
            <input
              type="checkbox"
              checked={choices.plain}
              onChange={event => change({ ...choices, plain: event.target.checked })}
            />
            {text.plain}
          </label>
        </fieldset>
      </div>
      <p className="actions">
        <button type="button" className="primary" disabled={total === 0} onClick={() => print()}>
          <Icon name="print" /> {text.print}
        </button>
        <output>{text.total(total)}</output>
      </p>
      <p className="print-hint">
        {cut && choices.parts.map && text.mapCut(cut.rows, cut.columns)} {text.hint}
      </p>
    </div>
  );
}

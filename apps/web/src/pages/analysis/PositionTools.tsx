import type { Patch, Teller } from '@carroccio/kernel';
import type { AnySight, Table } from '@carroccio/table/table.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useMemo } from 'react';
import { analysisText } from '../../text/analysis.ts';
import { BookTools } from './BookTools.tsx';
import type { Analysis, Tool } from './use-analysis.ts';

interface PositionToolsProps {
  readonly editor: NonNullable<Table['editor']>;
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  readonly analysis: Analysis;
}

/** The position, changed by hand. */
export function PositionTools({ editor, table, sight, teller, analysis }: PositionToolsProps) {
  const language = useLanguage();
  const text = analysisText[language];
  const { tool, selected, held } = analysis;
  const labels = useMemo(
    () => new Map(table.boards(sight).flatMap(({ pieces }) => pieces.map(({ id, label }) => [id, label]))),
    [table, sight],
  );
  const absent = useMemo(() => editor.absent?.(sight) ?? [], [editor, sight]);
  const nameOf = (piece: string): string =>
    labels.get(piece) ?? absent.find(one => one.piece === piece)?.label ?? piece;
  const tools: Tool[] = ['play', ...(editor.move ? (['move', 'add'] as const) : [])];
  return (
    <details className="analysis-part" name="analysis" open>
      <summary>{text.position}</summary>
      <fieldset className="analysis-row">
        <legend className="hidden-visually">{text.hand}</legend>
        {tools.map(one => (
          <button key={one} type="button" aria-pressed={one === tool} onClick={() => analysis.setTool(one)}>
            {text.tools[one]}
          </button>
        ))}
      </fieldset>
      {tool === 'add' && absent.length === 0 && <p className="analysis-note">{text.nobodyAbsent}</p>}
      {tool === 'add' && absent.length > 0 && (
        <label className="analysis-field">
          {text.absent}
          <select
            value={held ?? ''}
            onChange={({ target }) => analysis.hold(target.value === '' ? null : target.value)}
          >
            <option value="" />
            {sight.scene.seatNames.map((seatName, seat) => (
              <optgroup key={seatName} label={teller.seat(seat)}>
                {absent
                  .filter(one => one.seat === seat)
                  .map(({ piece, label }) => (
                    <option key={piece} value={piece}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      {tool !== 'play' && (
        <p className="analysis-note" role="status">
          {held !== null ? text.pressToPlace(nameOf(held)) : tool === 'move' ? text.pickToMove : text.pickToAdd}
        </p>
      )}
      {selected !== null && labels.has(selected) ? (
        <PieceTools editor={editor} sight={sight} piece={selected} name={nameOf(selected)} analysis={analysis} />
      ) : (
        <p className="analysis-note">{text.noPiece}</p>
      )}
      {editor.books && <BookTools books={editor.books(sight)} analysis={analysis} />}
      {editor.turnOf && (
        <fieldset className="analysis-row">
          <legend className="analysis-turn">{text.turnOf}</legend>
          {sight.scene.seatNames.map((seatName, seat) => (
            <button
              key={seatName}
              type="button"
              onClick={() => void analysis.edit(editor.turnOf?.(sight, seat) ?? [], text.problem)}
            >
              {teller.seat(seat)}
            </button>
          ))}
        </fieldset>
      )}
    </details>
  );
}

interface PieceToolsProps {
  readonly editor: NonNullable<Table['editor']>;
  readonly sight: AnySight;
  readonly piece: string;
  readonly name: string;
  readonly analysis: Analysis;
}

function PieceTools({ editor, sight, piece, name, analysis }: PieceToolsProps) {
  const language = useLanguage();
  const text = analysisText[language];
  const { turn, damage, remove, marks = [] } = editor;
  const change = (patch: Patch): void => void analysis.edit(patch, text.impossible);
  return (
    <>
      <p className="analysis-note">{text.piece(name)}</p>
      <div className="analysis-row">
        {turn && (
          <>
            <button type="button" onClick={() => change(turn(sight, piece, -1))}>
              <Icon name="undo" /> {text.turnLeft}
            </button>
            <button type="button" onClick={() => change(turn(sight, piece, 1))}>
              <Icon name="redo" /> {text.turnRight}
            </button>
          </>
        )}
        {damage && (
          <>
            <button type="button" onClick={() => change(damage(sight, piece, 1))}>
              <Icon name="plus" /> {text.worse}
            </button>
            <button type="button" onClick={() => change(damage(sight, piece, -1))}>
              <Icon name="minus" /> {text.better}
            </button>
          </>
        )}
        {marks.map(mark => (
          <button key={mark.id} type="button" onClick={() => change(mark.toggle(sight, piece))}>
            {mark.name[sight.language]}
          </button>
        ))}
        {remove && (
          <button type="button" onClick={() => change(remove(sight, piece))}>
            <Icon name="trash" /> {text.remove}
          </button>
        )}
      </div>
    </>
  );
}

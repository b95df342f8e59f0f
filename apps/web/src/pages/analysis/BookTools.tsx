import type { Book, Entry } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { analysisText } from '../../text/analysis.ts';
import type { Analysis } from './use-analysis.ts';

interface BookToolsProps {
  readonly books: readonly Book[];
  readonly analysis: Analysis;
}

/** Figures that no piece shows, by whom they belong to. */
export function BookTools({ books, analysis }: BookToolsProps) {
  const text = useText(analysisText);
  const [chosen, choose] = useState('');
  const book = books.find(({ id }) => id === chosen);
  return (
    <div className="analysis-book">
      <label className="analysis-field">
        {text.book}
        <select value={book?.id ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="" />
          {books.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {book && (
        <div className="analysis-entries">
          {book.entries.map(entry => (
            <EntryField
              key={`${book.id} ${entry.id} ${entry.value}`}
              entry={entry}
              change={value => void analysis.edit(entry.set(value), text.figure)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface EntryFieldProps {
  readonly entry: Entry;
  change(value: number): void;
}

function EntryField({ entry, change }: EntryFieldProps) {
  const id = useId();
  const { label, value, choices } = entry;
  return (
    <div className="analysis-entry">
      <label htmlFor={id}>{label}</label>
      {choices ? (
        <select id={id} value={value} onChange={({ target }) => change(Number(target.value))}>
          {choices.map(one => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : (
        <FigureField id={id} entry={entry} change={change} />
      )}
    </div>
  );
}

/** A number is set when the field is left, or with Enter; until it holds, and where it cannot, the old one is shown. */
function FigureField({ id, entry: { value, least = 0, most, step = 1 }, change }: EntryFieldProps & { id: string }) {
  const [written, setWritten] = useState(String(value));
  const settle = (): void => {
    const figure = Number(written);
    const fits = written.trim() !== '' && Number.isInteger(figure) && figure >= least && figure <= (most ?? figure);
    setWritten(String(value));
    if (fits && figure !== value) change(figure);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') settle();
  };
  return (
    <input
      id={id}
      type="number"
      min={least}
      max={most}
      step={step}
      value={written}
      onChange={({ target }) => setWritten(target.value)}
      onBlur={settle}
      onKeyDown={onKeyDown}
    />
  );
}

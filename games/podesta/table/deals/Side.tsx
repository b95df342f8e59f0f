/** One side of an offer: the clauses one gives or gets, each with its fields, and what else could be added. */
import type { Field, Item, Json, Teller } from '@carroccio/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import type { Labels } from '../labels.ts';
import { begun, changed, itemOf, kindsLeft, optionsAt, type Row } from './rows.ts';

interface SideProps {
  readonly labels: Labels;
  readonly teller: Teller;
  readonly title: string;
  readonly items: readonly Item[];
  readonly rows: readonly Row[];
  /** Whether there is room for another clause. */
  readonly room: boolean;
  change(rows: readonly Row[]): void;
}

export function Side({ labels, teller, title, items, rows, room, change }: SideProps) {
  const { offer } = labels.words;
  const side = useRef<HTMLFieldSetElement>(null);
  // Whoever plays by keyboard goes on with the clause he added, or, when one is struck out, with what can be added.
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => {
    if (last === null) return;
    side.current?.querySelector<HTMLElement>(last)?.focus();
    setLast(null);
  }, [last]);
  const add = (kind: string): void => {
    const row = begun(items, kind, rows);
    if (!row) return;
    const id = 1 + Math.max(0, ...rows.map(one => one.id));
    change([...rows, { ...row, id }]);
    setLast('li:last-child :is(input, select, button)');
  };
  const strike = (gone: number): void => {
    change(rows.filter(({ id }) => id !== gone));
    setLast('.pod-offer-add button');
  };
  return (
    <fieldset className="pod-offer-side" ref={side}>
      <legend>{title}</legend>
      {rows.length === 0 && <p className="pod-note">{offer.nothing}</p>}
      <ul>
        {rows.map(row => (
          <li key={row.id}>
            <Clause
              labels={labels}
              teller={teller}
              items={items}
              row={row}
              change={next => change(rows.map(one => (one.id === row.id ? next : one)))}
            />
            <button
              type="button"
              className="pod-offer-out"
              aria-label={offer.remove(teller.value('kind', row.kind))}
              onClick={() => strike(row.id)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {room && (
        <div className="pod-offer-add">
          {kindsLeft(items, rows).map(kind => (
            <button type="button" key={kind} onClick={() => add(kind)}>
              + {teller.value('kind', kind)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface ClauseProps {
  readonly labels: Labels;
  readonly teller: Teller;
  readonly items: readonly Item[];
  readonly row: Row;
  change(row: Row): void;
}

/** What a clause is about, and whatever there is to choose in it. */
function Clause({ labels, teller, items, row, change }: ClauseProps) {
  const item = itemOf(items, row) ?? items.find(({ kind }) => kind === row.kind);
  const fields = item?.fields ?? [];
  return (
    <div className="pod-clause">
      <b>{teller.value('kind', row.kind)}</b>
      {fields.map((field, index) => (
        <Term
          key={field.field}
          labels={labels}
          teller={teller}
          field={field}
          options={optionsAt(items, row, index)}
          value={row.terms[field.field]}
          change={value => change(changed(items, row, index, field.field, value))}
        />
      ))}
    </div>
  );
}

interface TermProps {
  readonly labels: Labels;
  readonly teller: Teller;
  readonly field: Field;
  readonly options: readonly Json[];
  readonly value: Json | undefined;
  change(value: Json): void;
}

function Term({ labels, teller, field, options, value, change }: TermProps) {
  const id = useId();
  const label = teller.field(field.field);
  if (field.kind === 'sum')
    return (
      <label htmlFor={id}>
        <span className="hidden-visually">{label}</span>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.least}
          max={field.most}
          step={field.step}
          value={typeof value === 'number' && Number.isFinite(value) ? value : ''}
          onFocus={event => event.target.select()}
          // An offer is made for good: a sum that is confirmed does not send it.
          onKeyDown={event => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={event => change(event.target.valueAsNumber)}
        />{' '}
        <small>{labels.words.offer.most(field.most)}</small>
      </label>
    );
  // Where there is only one, it goes without saying, unless it names the thing.
  if (options.length < 2)
    return options[0] === undefined || !NAMING.has(field.field) ? null : (
      <span>{teller.value(field.field, options[0])}</span>
    );
  return (
    <label htmlFor={id}>
      <span className="hidden-visually">{label}</span>
      <select
        id={id}
        value={value === undefined ? -1 : options.indexOf(value)}
        onChange={event => change(options[Number(event.target.value)] ?? null)}
      >
        {options.map((one, index) => (
          <option key={String(one)} value={index}>
            {teller.value(field.field, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Fields that say which thing a clause is about. */
const NAMING: ReadonlySet<string> = new Set(['good', 'token', 'sestiere', 'card', 'what', 'chest', 'into', 'leaving']);

import { useText } from '../text/bilingual.ts';
import { tableText } from '../text/rule-tables.ts';
import { type Fields, isFields, isList, isScalar, type Layout, layoutOf } from './table-shape.ts';
import './rule-table.css';

interface RuleTableProps {
  readonly value: unknown;
  /** Read out before the table; the rule's title stands beside it anyway. */
  readonly caption: string;
}

/** A rule's table, whatever its shape, as a table to read. */
export function RuleTable({ value, caption }: RuleTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled by keyboard too
    <section className="rule-table" aria-label={caption} tabIndex={0}>
      <Laid layout={layoutOf(value)} caption={caption} />
    </section>
  );
}

function Laid({ layout, caption }: { layout: Layout; caption: string }) {
  if (layout.kind === 'grid') return <Grid layout={layout} caption={caption} />;
  if (layout.kind === 'pairs') return <Pairs layout={layout} caption={caption} />;
  if (layout.kind === 'list') return <List items={layout.items} />;
  return <Sections fields={layout.sections} />;
}

type Of<K extends Layout['kind']> = Extract<Layout, { kind: K }>;

function Grid({ layout: { byDie, columns, rows, more }, caption }: { layout: Of<'grid'>; caption: string }) {
  const { die, label } = useText(tableText);
  const heads = rows.some(({ head }) => head !== null);
  return (
    <>
      <table>
        <caption className="hidden-visually">{caption}</caption>
        {columns.length > 0 && (
          <thead>
            <tr>
              {heads && (byDie ? <th scope="col">{die}</th> : <td />)}
              {columns.map(column => (
                <th key={column} scope="col">
                  {label(column)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ head, cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows and cells of a printed table keep their places
            <tr key={row}>
              {head !== null && <th scope="row">{label(head)}</th>}
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>
                  <Value value={cell} of={columns[column] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {Object.keys(more).length > 0 && <More fields={more} />}
    </>
  );
}

/** What a table says besides its rows. */
const More = ({ fields }: { fields: Fields }) => <Sections fields={Object.entries(fields)} />;

function Pairs({ layout: { pairs, across }, caption }: { layout: Of<'pairs'>; caption: string }) {
  const { label } = useText(tableText);
  const hidden = <caption className="hidden-visually">{caption}</caption>;
  if (across)
    return (
      <table className="across">
        {hidden}
        <thead>
          <tr>
            {pairs.map(([key]) => (
              <th key={key} scope="col">
                {label(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {pairs.map(([key, value]) => (
              <td key={key}>
                <Value value={value} of={key} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    );
  return (
    <table>
      {hidden}
      <tbody>
        {pairs.map(([key, value]) => (
          <tr key={key}>
            <th scope="row">{label(key)}</th>
            <td>
              <Value value={value} of={key} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sections({ fields }: { fields: readonly (readonly [string, unknown])[] }) {
  const { label } = useText(tableText);
  return fields.map(([key, value]) => {
    const layout = layoutOf(value);
    const brief = layout.kind === 'list';
    return (
      <div key={key} className={brief ? 'table-note' : 'table-section'}>
        <p className="table-key">{label(key)}</p>
        {brief ? <Value value={value} of={key} /> : <Laid layout={layout} caption={label(key)} />}
      </div>
    );
  });
}

const List = ({ items }: { items: readonly unknown[] }) =>
  items.every(isScalar) ? (
    <p className="table-list">
      <Value value={items} of="" />
    </p>
  ) : (
    <ol>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed list keeps its order
        <li key={place}>
          <Value value={item} of="" />
        </li>
      ))}
    </ol>
  );

/** Two numbers that are two ratings, not the ends of a range. */
const RATINGS = ['capitano', 'adjutant', 'Narbonne', 'protection', 'move'];

/** A value inside a cell. */
function Value({ value, of }: { value: unknown; of: string }) {
  const words = useText(tableText);
  if (isScalar(value)) return words.value(value);
  if (isList(value)) {
    const [first, last] = value;
    if (value.length === 2 && typeof first === 'number' && typeof last === 'number') {
      if (RATINGS.includes(of)) return `${words.value(first)} / ${words.value(last)}`;
      if (first <= last) return first === last ? words.value(first) : `${first}–${last}`;
    }
    return value.every(isScalar) ? value.map(words.value).join(', ') : <List items={value} />;
  }
  const entries = isFields(value) ? Object.entries(value) : [];
  if (entries.every(([, item]) => isScalar(item)))
    return entries.map(([key, item]) => `${words.label(key)}: ${isScalar(item) ? words.value(item) : ''}`).join('; ');
  return (
    <ul>
      {entries.map(([key, item]) => (
        <li key={key}>
          {words.label(key)}: <Value value={item} of={key} />
        </li>
      ))}
    </ul>
  );
}

import { equal, type Field, type Filled, type Json, type Teller } from '@carroccio/kernel';
import { useText } from '../text/bilingual.ts';
import { matchText } from '../text/match.ts';
import { itemFirst } from './families.ts';

interface FieldInputProps<F extends Field = Field> {
  readonly field: F;
  readonly value: Json | undefined;
  readonly teller: Teller;
  fill(value: Json): void;
}

type Of<K extends Field['kind']> = FieldInputProps<Extract<Field, { kind: K }>>;

/** One field of a family: a number, a choice, boxes to tick, a list of things. */
export function FieldInput({ field, ...rest }: FieldInputProps) {
  switch (field.kind) {
    case 'sum':
      return <SumInput field={field} {...rest} />;
    case 'one':
      return <OneInput field={field} {...rest} />;
    case 'set':
      return <SetInput field={field} {...rest} />;
    case 'items':
      return <ItemsInput field={field} {...rest} />;
  }
}

function SumInput({ field: { field, least, most, step }, value, teller, fill }: Of<'sum'>) {
  const text = useText(matchText);
  const written = typeof value === 'number' && Number.isFinite(value) ? value : '';
  return (
    <label className="family-field">
      <span>
        {teller.field(field)} <small>{text.range(String(least), String(most))}</small>
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={step}
        value={written}
        onFocus={event => event.target.select()}
        onChange={event => fill(event.target.valueAsNumber)}
      />
    </label>
  );
}

function OneInput({ field: { field, of }, value, teller, fill }: Of<'one'>) {
  const chosen = of.findIndex(one => equal(one, value));
  return (
    <label className="family-field">
      <span>{teller.field(field)}</span>
      <select value={chosen} onChange={event => fill(of[Number(event.target.value)] ?? null)}>
        {of.map((one, index) => (
          <option key={JSON.stringify(one)} value={index}>
            {teller.value(field, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SetInput({ field: { field, of, most }, value, teller, fill }: Of<'set'>) {
  const text = useText(matchText);
  const chosen = Array.isArray(value) ? value : [];
  const isIn = (one: Json): boolean => chosen.some(other => equal(other, one));
  return (
    <fieldset className="family-field">
      <legend>
        {teller.field(field)} <small aria-live="polite">{text.chosenOf(chosen.length, most)}</small>
      </legend>
      {of.map(one => (
        <label key={JSON.stringify(one)} className="family-box">
          <input
            type="checkbox"
            checked={isIn(one)}
            onChange={event =>
              fill(event.target.checked ? [...chosen, one] : chosen.filter(other => !equal(other, one)))
            }
          />
          {teller.value(field, one)}
        </label>
      ))}
    </fieldset>
  );
}

const isFilled = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ItemsInput({ field: { field, of, most }, value, teller, fill }: Of<'items'>) {
  const text = useText(matchText);
  const items = Array.isArray(value) ? value.filter(isFilled) : [];
  const change = (index: number, item: Filled): void =>
    fill(items.map((one, place) => (place === index ? { ...item } : one)));
  return (
    <fieldset className="family-field">
      <legend>
        {teller.field(field)} <small aria-live="polite">{text.chosenOf(items.length, most)}</small>
      </legend>
      {items.map((item, index) => {
        const kind = of.find(one => one.kind === item.kind);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things of a list may be the same
          <div key={index} className="family-item">
            <b>{teller.value('kind', item.kind ?? null)}</b>
            {kind?.fields.map(one => (
              <FieldInput
                key={one.field}
                field={one}
                value={item[one.field]}
                teller={teller}
                fill={given => change(index, { ...item, [one.field]: given })}
              />
            ))}
            <button type="button" onClick={() => fill(items.filter((_, place) => place !== index))}>
              {text.dropItem}
            </button>
          </div>
        );
      })}
      {items.length < most && (
        <select
          aria-label={`${text.addItem}: ${teller.field(field)}`}
          value=""
          onChange={event => {
            const kind = of[Number(event.target.value)];
            if (kind) fill([...items, { ...itemFirst(kind) }]);
          }}
        >
          <option value="">{text.addItem}…</option>
          {of.map(({ kind }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several may be of one kind
            <option key={index} value={index}>
              {teller.value('kind', kind)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

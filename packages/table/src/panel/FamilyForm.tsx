import { type AnyAction, actionOf, at, type Described, filledFirst, sampleOf, type Teller } from '@carroccio/kernel';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { AnySight, Table } from '../table.ts';
import { useText } from '../text/bilingual.ts';
import { matchText } from '../text/match.ts';
import { FieldInput } from './FieldInput.tsx';
import { byKind, isWritten } from './families.ts';

interface FormProps {
  /** Families of one kind; which of them is chosen first. */
  readonly families: readonly Described[];
  readonly teller: Teller;
  /** What there is to be spent by an action, in words. */
  means(action: AnyAction): string | null;
  /** Why an action is refused, in words; `null` when it is not. */
  refusal(action: AnyAction): Promise<string | null>;
  choose(action: AnyAction): void;
}

/** Actions that are not listed: their fields, and a button that says what is done. */
export function FamilyForm({ families, teller, means, refusal, choose }: FormProps) {
  const text = useText(matchText);
  const [which, setWhich] = useState(0);
  const family = families[which] ?? at(families, 0);
  const [filled, setFilled] = useState(() => filledFirst(family.fields));
  const [refused, setRefused] = useState<string | null>(null);
  const action = useMemo(() => actionOf(family, filled), [family, filled]);
  const written = isWritten(filled);

  useEffect(() => {
    let current = true;
    setRefused(null);
    if (written)
      void refusal(action).then(words => {
        if (current) setRefused(words);
      });
    return () => {
      current = false;
    };
  }, [action, written, refusal]);

  const take = (index: number): void => {
    setWhich(index);
    setFilled(filledFirst(at(families, index).fields));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (written && refused === null) choose(action);
  };
  const purse = means(action);
  return (
    // The rules say what is refused, and why: the browser's own words would come before theirs.
    <form className="family" noValidate onSubmit={submit}>
      {families.length > 1 && (
        <label className="family-field">
          <span>{text.which}</span>
          <select value={which} onChange={event => take(Number(event.target.value))}>
            {families.map(({ same }, index) => (
              <option key={JSON.stringify(same)} value={index}>
                {Object.entries(same)
                  .map(([name, value]) => teller.value(name, value))
                  .join(', ')}
              </option>
            ))}
          </select>
        </label>
      )}
      {family.fields.map(field => (
        <FieldInput
          key={field.field}
          field={field}
          value={filled[field.field]}
          teller={teller}
          fill={value => setFilled({ ...filled, [field.field]: value })}
        />
      ))}
      {purse !== null && <p className="family-means">{purse}</p>}
      <p className="family-refusal" role="status">
        {refused}
      </p>
      <button type="submit" disabled={!written || refused !== null}>
        {teller.action(written ? action : sampleOf(family))}
      </button>
    </form>
  );
}

interface FamiliesProps {
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  refusal(action: AnyAction): Promise<string | null>;
  choose(action: AnyAction): void;
}

/** Whatever can be chosen and is not listed: a form for each kind. */
export function Families({ table, sight, teller, refusal, choose }: FamiliesProps) {
  const text = useText(matchText);
  const kinds = byKind(sight.families ?? []);
  if (kinds.size === 0) return null;
  return (
    <section className="choices families" aria-label={text.toFillIn}>
      {[...kinds].map(([type, families]) => {
        const heading = table.heading?.(sampleOf(at(families, 0)), sight) ?? '';
        const Own = table.forms?.[type];
        const form = Own ? (
          <Own key={type} sight={sight} families={families} refusal={refusal} choose={choose} />
        ) : (
          <FamilyForm
            // With every moment the form begins anew.
            key={JSON.stringify(families)}
            families={families}
            teller={teller}
            means={action => table.means?.(action, sight) ?? null}
            refusal={refusal}
            choose={choose}
          />
        );
        // A form of the table's own is a sheet that is unfolded by whoever wants it.
        return Own || kinds.size > 1 ? (
          <details key={type} className="choice-group">
            <summary>{heading || teller.action(sampleOf(at(families, 0)))}</summary>
            {form}
          </details>
        ) : (
          <div key={type} className="choice-group">
            {heading !== '' && <h3>{heading}</h3>}
            {form}
          </div>
        );
      })}
    </section>
  );
}

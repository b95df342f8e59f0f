import type { Provenance, Rulebook } from '@carroccio/kernel';
import { RuleLink } from '../../rules/RuleLink.tsx';
import type { Scalar } from '../../rules/table-shape.ts';
import { useText } from '../../text/bilingual.ts';
import { componentsText } from '../../text/components.ts';
import { useLanguage } from '../../text/language.ts';
import { reasonInItalian } from '../../text/reasons.it.ts';
import { tableText } from '../../text/rule-tables.ts';
import type { Datum } from './datums.ts';
import { OriginMark } from './OriginMark.tsx';

interface DatumRowProps {
  readonly datum: Datum;
  readonly rulebook: Rulebook;
}

export function DatumRow({ datum: { where, fields, source }, rulebook }: DatumRowProps) {
  const text = useText(componentsText);
  const table = useText(tableText);
  const told = (value: Scalar): string =>
    (typeof value === 'string' ? text.value(value, rulebook.id) : undefined) ?? table.value(value);
  return (
    <li>
      <div className="datum-what">
        <span className="datum-where">{where.map(step => text.step(step, rulebook.id)).join(' › ')}</span>
        {fields.length > 0 && (
          <span>
            {fields
              .map(({ name, value }) =>
                value === undefined ? text.field(name, rulebook.id) : `${text.field(name, rulebook.id)} ${told(value)}`,
              )
              .join(', ')}
          </span>
        )}
      </div>
      <OriginMark origin={source.from} />
      <Reason source={source} rulebook={rulebook} />
    </li>
  );
}

function Reason({ source, rulebook }: { source: Provenance; rulebook: Rulebook }) {
  const text = useText(componentsText);
  const language = useLanguage();
  if (source.from === 'rulebook')
    return (
      <span>
        {text.rule} <RuleLink rule={source.rule} rulebook={rulebook} />
      </span>
    );
  const words = source.from === 'public' ? source.where : source.why;
  const translated = language === 'it' ? reasonInItalian(words) : words;
  return <span lang={translated === undefined ? 'en' : undefined}>{translated ?? words}</span>;
}

import { type Provenance, type Rulebook, saidIn } from '@carroccio/kernel';
import type { Datum } from '@carroccio/table/data/datums.ts';
import { RuleLink } from '@carroccio/table/rules/RuleLink.tsx';
import type { Scalar } from '@carroccio/table/rules/table-shape.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { tableText } from '@carroccio/table/text/rule-tables.ts';
import { componentsText } from '../../text/components.ts';
import { OriginMark } from './OriginMark.tsx';
import { useDataWords } from './use-data-words.ts';

interface DatumRowProps {
  readonly datum: Datum;
  readonly rulebook: Rulebook;
}

export function DatumRow({ datum: { where, fields, source }, rulebook }: DatumRowProps) {
  const words = useDataWords(rulebook.id);
  const table = useText(tableText);
  const told = (value: Scalar): string =>
    (typeof value === 'string' ? words.value(value) : undefined) ?? table.value(value);
  return (
    <li>
      <div className="datum-what">
        <span className="datum-where">{where.map(words.step).join(' › ')}</span>
        {fields.length > 0 && (
          <span>
            {fields
              .map(({ name, value }) =>
                value === undefined ? words.field(name) : `${words.field(name)} ${told(value)}`,
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
  return <span>{saidIn(source.from === 'public' ? source.where : source.why, language)}</span>;
}

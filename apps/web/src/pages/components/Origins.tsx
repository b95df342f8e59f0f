import type { GamePackage } from '@carroccio/kernel';
import { type Datum, datumsOf, type Origin } from '@carroccio/table/data/datums.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { useMemo, useState } from 'react';
import { componentsText } from '../../text/components.ts';
import { DatumRow } from './DatumRow.tsx';
import { OriginMark } from './OriginMark.tsx';
import { useDataWords } from './use-data-words.ts';

const ORIGINS: readonly Origin[] = ['rulebook', 'public', 'reconstructed'];

interface PartDatums {
  readonly part: string;
  readonly datums: readonly Datum[];
}

/** What comes from the rulebook, what from public sources and what is our own: counted, then one by one. */
export function Origins({ loaded }: { loaded: GamePackage }) {
  const text = useText(componentsText);
  const language = useLanguage();
  const words = useDataWords(loaded.rulebook.id);
  const [origin, setOrigin] = useState<Origin | ''>('');
  const all = useMemo(
    () => Object.entries(loaded.parts).map(([part, { value }]) => ({ part, datums: datumsOf(value, language) })),
    [loaded, language],
  );
  const shown = all
    .map(({ part, datums }) => ({
      part,
      datums: datums.filter(({ source }) => origin === '' || source.from === origin),
    }))
    .filter(({ datums }) => datums.length > 0);
  return (
    <section aria-labelledby="origins">
      <h2 id="origins">{text.origins}</h2>
      <p>{text.originsAbout}</p>
      <Counts all={all} partName={words.part} />
      <fieldset className="origin-filter">
        <legend>{text.show}</legend>
        {(['', ...ORIGINS] as const).map(choice => (
          <label key={choice}>
            <input type="radio" name="origin" checked={origin === choice} onChange={() => setOrigin(choice)} />
            {choice === '' ? text.everything : <OriginMark origin={choice} />}
          </label>
        ))}
      </fieldset>
      {shown.map(({ part, datums }) => (
        <details key={part} open={origin !== ''}>
          <summary>
            {words.part(part)} <span className="datum-count">{text.datums(datums.length)}</span>
          </summary>
          <ul className="datums">
            {datums.map(datum => (
              <DatumRow key={datum.key} datum={datum} rulebook={loaded.rulebook} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

interface CountsProps {
  readonly all: readonly PartDatums[];
  partName(part: string): string;
}

function Counts({ all, partName }: CountsProps) {
  const text = useText(componentsText);
  const count = (datums: readonly Datum[], origin: Origin) =>
    datums.filter(({ source }) => source.from === origin).length;
  const everything = all.flatMap(({ datums }) => datums);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keyboard too
    <section className="origin-counts" aria-label={text.counts} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.partName}</th>
            {ORIGINS.map(origin => (
              <th key={origin} scope="col">
                <OriginMark origin={origin} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ part, datums }) => (
            <tr key={part}>
              <th scope="row">{partName(part)}</th>
              {ORIGINS.map(origin => (
                <td key={origin}>{count(datums, origin)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {ORIGINS.map(origin => (
              <td key={origin}>{count(everything, origin)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

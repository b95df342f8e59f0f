import type { Standing } from '@carroccio/engine';
import type { Table } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { matchText } from '@carroccio/table/text/match.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';

interface HeldProps {
  readonly standing: readonly Standing[];
  readonly table: Table;
  release(one: Standing): void;
}

/** What has been answered beforehand, how often that was given, and the way to be asked again. */
export function Held({ standing, table, release }: HeldProps) {
  const text = useText(matchText);
  const language = useLanguage();
  if (standing.length === 0) return null;
  return (
    <ul className="held" aria-label={text.held}>
      {standing.map(one => {
        const what = table.refusable?.[one.step]?.name[language] ?? one.step;
        const { id, given, ended } = one;
        if (ended) return <li key={id}>{text.heldEnded(what)}</li>;
        const words = Object.keys(one.while).length > 0 ? text.heldMove(what) : text.heldUntilAsked(what);
        return (
          <li key={id}>
            <Icon name="check" size={16} /> {words} {given > 0 && `(${text.given(given)})`}{' '}
            <button type="button" onClick={() => release(one)}>
              {text.release}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

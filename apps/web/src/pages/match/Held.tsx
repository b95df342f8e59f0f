import type { Standing } from '@carroccio/engine';
import type { Language } from '@carroccio/kernel';
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
        const what = answerWords(table, one, language);
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

/** What is done: what refuses the reaction, or what is done whenever it can be. */
function answerWords({ refusable }: Table, { step, action }: Standing, language: Language): string {
  const known = refusable?.[step];
  const words = known?.yes && action.type === known.yes.type ? known.yes.name : known?.name;
  return words?.[language] ?? step;
}

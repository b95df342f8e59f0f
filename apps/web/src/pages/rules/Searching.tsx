import type { Rulebook } from '@carroccio/kernel';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { kindText, rulesText } from '@carroccio/table/text/rules.ts';
import { useEffect, useState } from 'react';
import type { Search } from './search.ts';

const TYPING_MS = 120;

interface SearchingProps {
  readonly rulebook: Rulebook;
  readonly search: Search;
  change(search: Search): void;
  readonly found: number;
}

export function Searching({ rulebook, search, change, found }: SearchingProps) {
  const text = useText(rulesText);
  const kinds = useText(kindText);
  const [typed, setTyped] = useState(search.words);
  const used = [
    ...new Set([...rulebook.entries.map(({ kind }) => kind), ...(rulebook.rulings ? ['ruling'] : [])]),
  ].sort();
  // The list follows when the hand rests, not at every letter.
  useEffect(() => {
    if (typed === search.words) return;
    const rest = setTimeout(() => change({ ...search, words: typed }), TYPING_MS);
    return () => clearTimeout(rest);
  }, [typed, search, change]);
  const searching = search.words !== '' || search.kind !== '';
  return (
    <search className="rules-search">
      <label>
        <span>{text.search}</span>
        <input
          type="search"
          value={typed}
          placeholder={text.searchHint}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      <label>
        <span>{text.kind}</span>
        <select value={search.kind} onChange={event => change({ ...search, kind: event.target.value })}>
          <option value="">{text.anyKind}</option>
          {used.map(kind => (
            <option key={kind} value={kind}>
              {kinds[kind] ?? kind}
            </option>
          ))}
        </select>
      </label>
      {searching && (
        <button
          type="button"
          onClick={() => {
            setTyped('');
            change({ words: '', kind: '' });
          }}
        >
          {text.clear}
        </button>
      )}
      <output>{searching ? text.found(found) : text.all(found)}</output>
    </search>
  );
}

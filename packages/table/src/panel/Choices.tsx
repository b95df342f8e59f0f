import type { AnyAction, Teller } from '@carroccio/kernel';
import { useDeferredValue, useMemo, useState } from 'react';
import type { AnySight, Table } from '../table.ts';
import { useText } from '../text/bilingual.ts';
import { matchText } from '../text/match.ts';
import { type Choice, isVerb } from './choosing.ts';

/** More than this and a choice is looked for rather than read. */
const MANY = 12;
const MOST_SHOWN = 120;
const MOST_VERBS = 4;

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  choose(action: AnyAction): void;
  /** Somebody hovers or focuses a choice: its odds may be shown, its place on the board too. */
  onConsider(choice: Choice | null): void;
}

/** Every choice of the moment as a button, under headings. */
export function Choices({ choices, table, sight, teller, choose, onConsider }: ChoicesProps) {
  const text = useText(matchText);
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted).toLowerCase();
  const worded = useMemo(
    () =>
      choices.map(choice => {
        const words = teller.action(choice.action);
        return { ...choice, words, shown: table.short?.(choice.action, sight) ?? words };
      }),
    [choices, teller, table, sight],
  );
  const found =
    looked === '' ? worded : worded.filter(({ words, shown }) => `${words} ${shown}`.toLowerCase().includes(looked));
  const groups = new Map<string, typeof found>();
  // What is a matter of one word, and mostly ends something, has its own place at the foot.
  const verbs = found.filter(isVerb);
  const listed = verbs.length > MOST_VERBS ? found : found.filter(one => !isVerb(one));
  for (const one of listed) {
    const heading = table.heading?.(one.action, sight) ?? '';
    const group = groups.get(heading);
    if (group) group.push(one);
    else groups.set(heading, [one]);
  }
  return (
    <section className="choices" aria-label={text.choices}>
      <h2 className="hidden-visually">{text.choices}</h2>
      {choices.length > MANY && (
        <input
          type="search"
          aria-label={text.filter}
          placeholder={text.filter}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      )}
      {[...groups].map(([heading, group]) => {
        const buttons = <Buttons group={group} choose={choose} onConsider={onConsider} />;
        // One kind of choice must not bury the others, and what lies open on the board need not be listed beside it.
        const folded = groups.size > 1 || group.every(({ spot }) => spot !== null);
        if (group.length > MANY && folded && looked === '')
          return (
            <details key={heading} className="choice-group">
              <summary>
                {heading || text.choices} ({group.length})
              </summary>
              {buttons}
            </details>
          );
        return (
          <div key={heading} className="choice-group">
            {heading !== '' && <h3>{heading}</h3>}
            {buttons}
          </div>
        );
      })}
      {listed !== found && verbs.length > 0 && (
        <div className="choice-verbs" data-alone={listed.length === 0 || undefined}>
          <Buttons group={verbs} choose={choose} onConsider={onConsider} />
        </div>
      )}
    </section>
  );
}

/** The whole words of a choice, with those that are seen among them. */
function called(shown: string, words: string): string | undefined {
  if (shown === words) return undefined;
  return words.includes(shown) ? words : `${shown}: ${words}`;
}

interface ButtonsProps extends Pick<ChoicesProps, 'choose' | 'onConsider'> {
  readonly group: readonly (Choice & { readonly words: string; readonly shown: string })[];
}

function Buttons({ group, choose, onConsider }: ButtonsProps) {
  const text = useText(matchText);
  const beyond = group.length - MOST_SHOWN;
  return (
    <ul>
      {group.slice(0, MOST_SHOWN).map(({ action, spot, words, shown }) => (
        <li key={JSON.stringify(action)}>
          <button
            type="button"
            // Whoever hears a button does not see the heading above it.
            aria-label={called(shown, words)}
            // The second press of a double one was for what stood here before.
            onClick={({ detail }) => detail < 2 && choose(action)}
            onPointerEnter={() => onConsider({ action, spot })}
            onPointerLeave={() => onConsider(null)}
            // Whoever plays by keyboard considers what he comes to; a button that only waits for him does not count.
            onFocus={({ target }) => target.matches(':focus-visible') && onConsider({ action, spot })}
            onBlur={() => onConsider(null)}
          >
            {shown}
          </button>
        </li>
      ))}
      {beyond > 0 && <li>{text.more(beyond)}</li>}
    </ul>
  );
}

import { isRoll, type Rulebook, type Teller } from '@carroccio/kernel';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { RuleLink } from '../rules/RuleLink.tsx';
import { useText } from '../text/bilingual.ts';
import { matchText } from '../text/match.ts';
import { Die } from '../ui/icons/Die.tsx';
import { Icon } from '../ui/icons/icons.tsx';
import type { LogLine } from './log-line.ts';

const AT_ONCE = 150;
type Filter = 'everything' | 'onlyDice' | 'noDice';

interface LogProps {
  readonly log: readonly LogLine[];
  readonly teller: Teller;
  readonly rulebook: Rulebook;
  /** The entry that is being looked at, in a replay. */
  readonly current?: number;
  onJump?(entry: number): void;
}

/** What has happened, line by line, the newest at the end. */
export function Log({ log, teller, rulebook, current, onJump }: LogProps) {
  const text = useText(matchText);
  const [filter, setFilter] = useState<Filter>('everything');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const looked = useDeferredValue(search).toLowerCase();
  const list = useRef<HTMLOListElement>(null);
  const lines = useMemo(() => {
    const worded = log.filter(({ event }) => filter === 'everything' || isRoll(event) === (filter === 'onlyDice'));
    if (looked === '') return worded;
    return worded.filter(({ event }) => `${teller.event(event)} ${event.rule}`.toLowerCase().includes(looked));
  }, [log, filter, looked, teller]);

  const dice = useMemo(() => log.some(({ event }) => isRoll(event)), [log]);

  // In a replay the lines around the moment that is looked at are shown, otherwise the newest.
  const here = current === undefined ? lines.length - 1 : lines.findLastIndex(({ entry }) => entry <= current);
  const marked = current === undefined ? undefined : lines[here]?.entry;
  const from = Math.max(0, here + 1 - shown);
  const until = here + 1 + shown;

  // The newest line, or that of the moment, comes into sight.
  useEffect(() => {
    const { current: element } = list;
    if (!element || here < 0) return;
    const line = marked === undefined ? null : element.querySelector('[aria-current]');
    if (line)
      element.scrollTop +=
        line.getBoundingClientRect().top - element.getBoundingClientRect().top - element.clientHeight / 3;
    else element.scrollTop = element.scrollHeight;
  }, [here, marked]);

  return (
    <section className="log" aria-label={text.log}>
      <div className="log-tools">
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        {dice && (
          <select aria-label={text.show} value={filter} onChange={event => setFilter(filterOf(event.target.value))}>
            <option value="everything">{text.everything}</option>
            <option value="onlyDice">{text.onlyDice}</option>
            <option value="noDice">{text.noDice}</option>
          </select>
        )}
      </div>
      {from > 0 && (
        <button type="button" className="quiet" onClick={() => setShown(shown + 4 * AT_ONCE)}>
          {text.earlier}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol className="log-lines" ref={list} tabIndex={0}>
        {lines.slice(from, until).map(({ entry, event }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place in the log
            key={`${entry} ${from + index}`}
            entry={entry}
            event={event}
            teller={teller}
            rulebook={rulebook}
            current={entry === marked}
            onJump={onJump}
          />
        ))}
      </ol>
      {until < lines.length && (
        <button type="button" className="quiet" onClick={() => setShown(shown + 4 * AT_ONCE)}>
          {text.later}
        </button>
      )}
    </section>
  );
}

const filterOf = (value: string): Filter => (value === 'onlyDice' || value === 'noDice' ? value : 'everything');

interface LineProps extends LogLine {
  readonly teller: Teller;
  readonly rulebook: Rulebook;
  readonly current: boolean;
  readonly onJump: ((entry: number) => void) | undefined;
}

const Line = memo(function Line({ entry, event, teller, rulebook, current, onJump }: LineProps) {
  const text = useText(matchText);
  return (
    <li aria-current={current || undefined}>
      <span className="log-words">
        {isRoll(event) && (
          <span className="log-dice" aria-hidden="true">
            {event.dice.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name than their place
              <Die key={index} sides={event.sides} value={value} size={20} />
            ))}
          </span>
        )}
        {teller.event(event)}
      </span>{' '}
      <RuleLink rule={event.rule} rulebook={rulebook} />
      {onJump && (
        <button type="button" className="quiet log-jump" aria-label={text.jump} onClick={() => onJump(entry)}>
          <Icon name="eye" size={16} />
        </button>
      )}
    </li>
  );
});

import type { RollEvent, Teller } from '@carroccio/kernel';
import { useState } from 'react';
import { useText } from '../text/bilingual.ts';
import { happenedText } from '../text/happened.ts';
import { Die } from '../ui/icons/Die.tsx';
import { Icon } from '../ui/icons/icons.tsx';
import type { Result } from './results.ts';

const MOST_SENTENCES = 4;

interface LastResultProps {
  readonly results: readonly Result[];
  /** How many there were when whoever looks last decided: those are put away, and can be paged back to. */
  readonly seen: number;
  readonly teller: Teller;
  name(roll: RollEvent): string;
}

/** What the dice have decided last: it stays until the next of one's own decisions, and pages back. */
export function LastResult({ results, seen, teller, name }: LastResultProps) {
  const text = useText(happenedText);
  const [turned, setTurned] = useState<{ of: number; back: number; open: boolean } | null>(null);
  if (results.length === 0) return null;
  // A new result comes to the front, whatever was looked at.
  const page = turned?.of === results.length ? turned : { back: 0, open: results.length > seen };
  const shown = results.at(-1 - page.back);
  const turn = (back: number, open = true): void => setTurned({ of: results.length, back, open });
  if (!page.open || !shown)
    return (
      <button type="button" className="last-result-handle" onClick={() => turn(0)}>
        <Icon name="dice" size={16} /> {text.last}
      </button>
    );
  return (
    <section className="dice-tray" aria-label={text.result}>
      <div className="dice-rolls">
        {shown.rolls.map((roll, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a roll is known by its place among those of this moment
          <div key={`${shown.entry} ${index}`} className="dice-roll">
            {roll.dice.map((value, die) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name than their place
              <Die key={die} sides={roll.sides} value={value} size={36} />
            ))}
            <span>{name(roll)}</span>
          </div>
        ))}
      </div>
      <ul>
        {shown.outcome.slice(0, MOST_SENTENCES).map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what came of one choice never changes
          <li key={index}>{teller.event(event)}</li>
        ))}
      </ul>
      <div className="last-result-pages">
        <button
          type="button"
          className="quiet"
          aria-label={text.before}
          disabled={page.back + 1 >= results.length}
          onClick={() => turn(page.back + 1)}
        >
          <Icon name="chevron-left" size={16} />
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={text.after}
          disabled={page.back === 0}
          onClick={() => turn(page.back - 1)}
        >
          <Icon name="chevron-right" size={16} />
        </button>
        <button type="button" className="quiet" aria-label={text.away} onClick={() => turn(0, false)}>
          <Icon name="close" size={16} />
        </button>
      </div>
    </section>
  );
}

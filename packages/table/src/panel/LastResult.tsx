import type { RollEvent, Teller } from '@carroccio/kernel';
import { useText } from '../text/bilingual.ts';
import { happenedText } from '../text/happened.ts';
import { Die } from '../ui/icons/Die.tsx';
import { Icon } from '../ui/icons/icons.tsx';
import type { Results } from './use-results.ts';

const MOST_SENTENCES = 4;

interface LastResultProps {
  readonly results: Results;
  readonly teller: Teller;
  name(roll: RollEvent): string;
}

/** What the dice have decided last: it stays until the next of one's own decisions, and pages back. */
export function LastResult({ results, teller, name }: LastResultProps) {
  const text = useText(happenedText);
  const { shown, count, back, turn } = results;
  if (!shown) return null;
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
          disabled={back + 1 >= count}
          onClick={() => turn(back + 1)}
        >
          <Icon name="chevron-left" size={16} />
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={text.after}
          disabled={back === 0}
          onClick={() => turn(back - 1)}
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

import { isRoll, type RollEvent } from '@carroccio/kernel';
import { useText } from '../text/bilingual.ts';
import { matchText } from '../text/match.ts';
import { Die } from '../ui/icons/Die.tsx';
import type { LogLine } from './log-line.ts';

const LAST = 4;

/** The dice that have just been rolled, where they fell. */
export function DiceTray({
  fresh,
  moment,
  name,
}: {
  fresh: readonly LogLine[];
  moment: string;
  name(roll: RollEvent): string;
}) {
  const text = useText(matchText);
  const rolls = fresh.flatMap(({ event }) => (isRoll(event) ? [event] : [])).slice(-LAST);
  if (rolls.length === 0) return null;
  return (
    <section className="dice-tray" aria-label={text.dice}>
      {rolls.map((roll, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a roll is known by its place among those of this moment
        <div key={`${moment} ${index}`} className="dice-roll">
          {roll.dice.map((value, die) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have no other name than their place
            <Die key={die} sides={roll.sides} value={value} size={40} />
          ))}
          <span>{name(roll)}</span>
        </div>
      ))}
    </section>
  );
}

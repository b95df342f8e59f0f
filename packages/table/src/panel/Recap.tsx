import type { Teller } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { AnySight, Table } from '../table.ts';
import { useText } from '../text/bilingual.ts';
import { happenedText } from '../text/happened.ts';
import { useLanguage } from '../text/language.ts';
import { Icon } from '../ui/icons/icons.tsx';
import type { LogLine } from './log-line.ts';
import { deedsIn, worthTelling } from './results.ts';

const MOST_SENTENCES = 3;

interface RecapProps {
  /** What others did while whoever looks had nothing to decide. */
  readonly lines: readonly LogLine[];
  readonly table: Table;
  readonly sight: AnySight;
  readonly teller: Teller;
  /** Plays it again on the board. */
  show?(lines: readonly LogLine[]): void;
}

/** Back at one's own decision: what happened meanwhile, in a sentence or two. */
export function Recap({ lines, table, sight, teller, show }: RecapProps) {
  const text = useText(happenedText);
  const language = useLanguage();
  const deeds = deedsIn(lines, table.deeds).flatMap(([kind, times]) => {
    const words = table.deeds?.[kind]?.[language];
    return words ? [GRAMMAR[language].count(times, words[0], words[1])] : [];
  });
  const told = worthTelling(lines, table, sight);
  if (deeds.length === 0 && told.length === 0) return null;
  const rest = told.length - MOST_SENTENCES;
  const last = told.slice(-MOST_SENTENCES).map(event => teller.event(event));
  return (
    <section className="recap" aria-label={text.meanwhile}>
      <p>
        <b>{text.meanwhile}:</b> {deeds.join(', ')}
        {deeds.length > 0 && last.length > 0 && ': '}
        {rest > 0 && `${text.amongThem} `}
        {last.join('; ')}
        {'. '}
      </p>
      {show && (
        <button type="button" onClick={() => show(lines)}>
          <Icon name="eye" size={16} /> {text.showMe}
        </button>
      )}
    </section>
  );
}

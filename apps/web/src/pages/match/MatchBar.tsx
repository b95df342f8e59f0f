import type { Teller } from '@carroccio/kernel';
import type { AnySight } from '@carroccio/table/table.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { briefingText } from '@carroccio/table/text/briefing.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { useKey } from '@carroccio/table/ui/use-key.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Laid } from '../../match/laid.ts';
import { BriefingCard } from './BriefingCard.tsx';
import './match-bar.css';

interface MatchBarProps {
  readonly laid: Laid;
  readonly sight: AnySight;
  readonly teller: Teller;
  /** What else there is to say of a seat. */
  beside?(seat: number): ReactNode;
}

/** Over the board, never scrolled away: when it is, whose decision, and the numbers that win or pay. */
export function MatchBar({ laid, sight, teller, beside }: MatchBarProps) {
  const text = useText(briefingText);
  const [reading, setReading] = useState(false);
  const { decision, scene } = sight;
  const bar = laid.table.bar?.(sight);
  useKey('b', () => setReading(true));
  if (!bar) return null;
  return (
    <section className="match-bar" data-game={laid.game.rulebook.id} aria-label={text.state}>
      <Link className="match-bar-home" href="/" aria-label={text.home}>
        <Icon name="home" />
      </Link>
      <b className="match-bar-when">{bar.when}</b>
      {bar.phases.length > 0 && (
        <ol aria-label={text.phases}>
          {bar.phases.map((phase, index) => (
            <li key={phase} aria-current={index === bar.phase ? 'step' : undefined}>
              {phase}
            </li>
          ))}
        </ol>
      )}
      <ul>
        {scene.seatNames.map((name, seat) => (
          <li
            key={name}
            className={`tone-seat${seat}`}
            aria-current={decision?.seats.includes(seat) ? 'true' : undefined}
          >
            <b>{teller.seat(seat)}</b> {bar.scores[seat]}
            {beside?.(seat)}
          </li>
        ))}
      </ul>
      <button type="button" aria-label={text.open} title={text.open} onClick={() => setReading(true)}>
        <Icon name="info" />
      </button>
      {reading && (
        <BriefingCard laid={laid} scenario={scene.scenario} seats={scene.seatNames} close={() => setReading(false)} />
      )}
    </section>
  );
}

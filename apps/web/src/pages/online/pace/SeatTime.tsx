import { useText } from '@carroccio/table/text/bilingual.ts';
import { leftOf, longTime, type Pace, type SeatClock, shortTime } from '../../../online/pace.ts';
import { paceText } from '../../../text/online/pace.ts';
import { useNow } from './use-now.ts';
import './pace.css';

interface SeatTimeProps {
  readonly pace: Pace;
  readonly clock: SeatClock;
  /** How far the server's clock is ahead of this one. */
  readonly ahead: number;
  readonly who: string;
}

const SECOND = 1000;
const SHORT = 30 * SECOND;

/** One seat's clock, as it runs. */
export function SeatTime({ pace, clock, ahead, who }: SeatTimeProps) {
  const text = useText(paceText);
  const live = pace.kind === 'live';
  const running = clock.since !== null;
  const left = leftOf(clock, useNow(running, live ? SECOND / 4 : 60 * SECOND) + ahead);
  const { days, hours } = longTime(left);
  // By letter a clock that does not run has nothing to say.
  if (!live && !running) return null;
  return (
    <span
      className="seat-time"
      role="timer"
      aria-label={text.clock(who)}
      data-running={running || undefined}
      data-short={(running && left < SHORT) || undefined}
    >
      {live ? shortTime(left) : text.daysLeft(days, hours)}
    </span>
  );
}

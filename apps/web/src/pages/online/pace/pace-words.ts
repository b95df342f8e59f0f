import type { Pace } from '../../../online/pace.ts';
import type { paceText } from '../../../text/online/pace.ts';

type Words = (typeof paceText)['en'];

/** How much time there is at a table. */
export function paceWords(text: Words, pace: Pace | null): string {
  if (!pace) return text.free;
  return pace.kind === 'live' ? text.liveWords(pace.minutes, pace.increment) : text.letterWords(pace.days);
}

import { isForced, isRoll, type Seat, type Teller } from '@carroccio/kernel';
import type { LogLine } from '@carroccio/table/panel/log-line.ts';
import type { replayText } from '../../text/replay.ts';
import type { Reel } from './reel.ts';

type Text = (typeof replayText)['en'];

/** What of a reel the words hang on. */
interface Shown extends Pick<Reel, 'done' | 'viewer'> {
  readonly record: Pick<Reel['record'], 'result'>;
  readonly kept: Pick<Reel['kept'], 'kind'>;
}

/** What was done at an entry, in words. `events` are those that whoever looks may know. */
export function doneInWords(
  reel: Shown,
  entry: number,
  events: readonly LogLine[],
  teller: Teller,
  text: Text,
): string {
  const done = reel.done(entry);
  if (!done) return text.beginning;
  if ('dice' in done) return done.dice.length > 0 ? text.scripted(done.dice.join(', ')) : text.unscripted;
  if ('edit' in done) return text.edited;
  const who = teller.seat(done.seat);
  if (mayTell(reel, done.seat)) return `${who}: ${teller.action({ ...done.action })}`;
  const told = events.find(({ event }) => !isRoll(event));
  if (told && isForced(told.event)) return teller.event(told.event);
  return told ? `${who}: ${teller.event(told.event)}` : text.chose(who);
}

/** While a match goes on, a choice of somebody else may be secret: only what came of it is told. */
const mayTell = ({ record, viewer, kept }: Shown, seat: Seat): boolean =>
  record.result !== null || kept.kind === 'analysis' || viewer === seat;

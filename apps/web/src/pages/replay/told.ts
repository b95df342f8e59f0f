import type { Entry, Seat, Teller } from '@carroccio/kernel';
import type { replayText } from '../../text/replay.ts';
import type { Reel } from './reel.ts';

type Text = (typeof replayText)['en'];

/** What was done at an entry, in words. While a match goes on, what others chose is for its events to tell. */
export function doneInWords(reel: Reel, entry: number, teller: Teller, text: Text): string {
  const done = reel.done(entry);
  if (!done) return text.beginning;
  if ('dice' in done) return done.dice.length > 0 ? text.scripted(done.dice.join(', ')) : text.unscripted;
  if ('edit' in done) return text.edited;
  const who = teller.seat(done.seat);
  return mayTell(reel, done.seat) ? `${who}: ${teller.action(actionOf(done))}` : text.chose(who);
}

const mayTell = ({ record, viewer }: Reel, seat: Seat): boolean => record.result !== null || viewer === seat;

const actionOf = ({ action }: Extract<Entry, { seat: number }>) => ({ ...action });

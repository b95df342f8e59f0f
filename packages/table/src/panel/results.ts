/** What has happened, put together: the blows one after the other, and what others did while one waited. */
import { isOwn, isRoll, type RollEvent } from '@carroccio/kernel';
import type { Cue } from '../picture.ts';
import type { AnySight, Table } from '../table.ts';
import type { LogLine } from './log-line.ts';

type Events = readonly LogLine['event'][];

/** What one choice decided by dice, cards or a fight. */
export interface Result {
  readonly entry: number;
  readonly rolls: readonly RollEvent[];
  /** What came of it, the rolls left out. */
  readonly outcome: Events;
}

/** Whether something is decided there: dice were rolled, or it is what the game calls a blow. */
export const isBlow = ({ event }: LogLine, blows: Table['blows']): boolean =>
  isRoll(event) || (blows?.includes(event.type) ?? false);

export function resultsOf(log: readonly LogLine[], { blows, openings }: Pick<Table, 'blows' | 'openings'>): Result[] {
  const struck = new Set(log.flatMap(line => (isBlow(line, blows) ? [line.entry] : [])));
  return [...struck].map(entry => {
    const events = log.flatMap(line => (line.entry === entry ? [line.event] : []));
    return {
      entry,
      rolls: events.filter(isRoll),
      outcome: events.filter(event => !isRoll(event) && !openings?.includes(event.type)),
    };
  });
}

/** How often each kind of deed was done, in the order in which they came first; a piece that goes on moves once. */
export function deedsIn(lines: readonly LogLine[], deeds: Table['deeds']): [kind: string, times: number][] {
  const counted = new Map<string, { times: number; by: number | undefined }>();
  for (const { event } of lines) {
    if (!isOwn(event)) continue;
    const deed = deeds && Object.hasOwn(deeds, event.type) ? deeds[event.type] : undefined;
    if (!deed) continue;
    const before = counted.get(event.type);
    const by = deed.by?.(event);
    const goesOn = by !== undefined && before?.by === by;
    counted.set(event.type, { times: (before?.times ?? 0) + (goesOn ? 0 : 1), by });
  }
  return [...counted].map(([kind, { times }]) => [kind, times]);
}

/** What of it is worth a sentence: whatever the board would mark as bad or good. */
export const worthTelling = (lines: readonly LogLine[], table: Table, sight: AnySight): Events =>
  lines.flatMap(({ event }) => {
    const cues: readonly Cue[] = isOwn(event) ? (table.cues?.(event, sight) ?? []) : [];
    return cues.some(({ tone }) => tone !== 'plain') ? [event] : [];
  });

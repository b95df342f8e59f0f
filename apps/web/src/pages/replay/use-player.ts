import { useEffect, useState } from 'react';
import type { Reel, Still } from './reel.ts';

/** Milliseconds a moment stays on the table. */
export const SPEEDS = { slow: 1600, steady: 800, quick: 350, rapid: 100 } as const;
export type Speed = keyof typeof SPEEDS;

export interface PlayerState {
  readonly playing: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  toggle(): void;
  /** Shows a moment and stops playing. */
  goTo(entry: number): void;
}

/** Plays a match like a film: one moment after the other, until the last or until somebody takes hold of it. */
export function usePlayer(reel: Reel, still: Still): PlayerState {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('steady');
  const atEnd = still.entry === reel.entries;

  useEffect(() => {
    if (!playing) return;
    if (still.entry === reel.entries) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => void reel.show(still.entry + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, speed, still, reel]);

  return {
    playing,
    speed,
    setSpeed,
    toggle: () => {
      if (!playing && atEnd) void reel.show(0);
      setPlaying(!playing);
    },
    goTo: entry => {
      setPlaying(false);
      void reel.show(entry);
    },
  };
}

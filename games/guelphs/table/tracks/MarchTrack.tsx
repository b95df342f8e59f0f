import type { Guelphs } from '@carroccio/guelphs/survey';
import { at, type Frame } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';

/** The march before a battle: which movement turn it is, and the roll of those who march. */
export function MarchTrack({ labels: { battle, words }, frame }: { labels: Labels; frame: Frame<Guelphs> | null }) {
  if (!frame || !('turn' in frame)) return null;
  const { tracks, sides } = words;
  return (
    <section>
      <h3>{tracks.march}</h3>
      <p>
        {tracks.turn(frame.turn, battle.rules.marchTurns)}
        {'side' in frame && `, ${tracks.moves(at(sides, frame.side))}`}
        {'roll' in frame && `, ${tracks.roll(frame.roll)}`}
      </p>
    </section>
  );
}

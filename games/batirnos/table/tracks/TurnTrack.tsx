import type { Batirnos } from '@carroccio/batirnos/survey';
import type { Frame } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';
import { PHASES, phaseOf } from './phases.ts';

/** The turns of the battle and the phases of the turn. */
export function TurnTrack({ labels, frame }: { labels: Labels; frame: Frame<Batirnos> | null }) {
  const { battle: b, words } = labels;
  const { turn } = b.state;
  const last = b.setup.turns;
  const now = phaseOf(frame);
  return (
    <section>
      <h3>{turn > 0 ? words.tracks.turn(turn, last) : words.tracks.preparing}</h3>
      <ol className="nq-turns" aria-label={words.tracks.turn(Math.max(turn, 0), last)}>
        {Array.from({ length: last }, (_, index) => index + 1).map(one => (
          <li key={one} data-past={one < turn || undefined} aria-current={one === turn ? 'step' : undefined}>
            {one}
          </li>
        ))}
      </ol>
      {turn > 0 && (
        <ol className="nq-phases" aria-label={words.tracks.phase}>
          <li aria-current={now === null ? 'step' : undefined}>{words.tracks.planning}</li>
          {PHASES.map(phase => (
            <li key={phase} aria-current={phase === now ? 'step' : undefined}>
              {words.phases[phase]}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

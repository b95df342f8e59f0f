import type { Guiscard } from '@carroccio/guiscard/survey';
import type { Frame } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';

/** The army being raised: points left, great lords, who has been hired. */
export function MusterTrack({ labels, frame }: { labels: Labels; frame: Frame<Guiscard> | null }) {
  if (frame?.step !== 'muster') return null;
  const { battle: b, words } = labels;
  const { tracks } = words;
  const spent = Math.max(0, b.armyPoints - frame.points);
  return (
    <section>
      <h3>{tracks.muster}</h3>
      <progress
        className="gui-points"
        max={Math.max(b.armyPoints, frame.points)}
        value={spent}
        aria-label={tracks.muster}
      />
      <p>
        {tracks.points(frame.points, Math.max(b.armyPoints, frame.points))}, {tracks.lords(frame.lords)}
      </p>
      <ul>
        {frame.got.map(unit => (
          <li key={unit}>
            {labels.name(unit)}, {labels.kind(unit)},{' '}
            {b.state.fielded[unit] === 1 ? words.said.mounted : words.said.onFoot}
          </li>
        ))}
      </ul>
    </section>
  );
}

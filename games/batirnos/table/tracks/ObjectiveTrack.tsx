import { at } from '@carroccio/kernel';
import type { Labels } from '../labels.ts';

/** What is fought over, what it costs whom, and who held it last. */
export function ObjectiveTrack({ labels }: { labels: Labels }) {
  const { battle: b, words } = labels;
  if (b.setup.objectives.length === 0) return null;
  return (
    <section>
      <h3>{words.tracks.objective}</h3>
      <ul className="nq-objectives">
        {b.setup.objectives.map(({ hex, loser, points, each }, index) => {
          const holder = b.state.holder[index] ?? -1;
          return (
            <li key={hex}>
              <b>
                {labels.objective(index)} ({hex})
              </b>
              <span>
                {words.tracks.costs(points, each, loser === 'any' ? words.tracks.either : labels.army(loser))}
              </span>
              <span>
                {at(b.state.paid, index)
                  ? words.tracks.paid
                  : holder < 0
                    ? words.tracks.free
                    : words.tracks.held(labels.army(holder))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { Guelphs } from '@carroccio/guelphs/survey';
import type { Frame } from '@carroccio/kernel';
import { commanderName, type Labels } from '../labels.ts';

/** What the Capitano who gives Orders has left. */
export function OrderPoints({ labels, frame }: { labels: Labels; frame: Frame<Guelphs> | null }) {
  if (frame?.step !== 'orders') return null;
  const { battle, words } = labels;
  const pips = Array.from({ length: frame.points }, (_, pip) => <i key={pip.toString()} />);
  return (
    <section className="gg-orders">
      <h3>{words.tracks.orders}</h3>
      <p>
        <b>{commanderName(battle, words, frame.battaglia)}</b> {words.tracks.ordersLeft(frame.points)}
      </p>
      <div className="gg-pips" aria-hidden="true">
        {pips}
      </div>
    </section>
  );
}

import type { Labels } from '../labels.ts';

/** The turns of the skirmish as boxes, and whose phase it is. */
export function TurnTrack({ labels }: { labels: Labels }) {
  const { battle: b, words } = labels;
  const { turns } = b.scenario;
  const { turn, phase } = b.state;
  // Before the first turn, and between the days of a siege, the bar above says where one is.
  if (turn === 0) return null;
  return (
    <section>
      <h3>{words.tracks.turnOf(turn, turns)}</h3>
      {turns !== null && (
        <div className="gui-steps" aria-hidden="true">
          {Array.from({ length: turns }, (_, box) => (
            <i key={box.toString()} data-on={box < turn || undefined} />
          ))}
        </div>
      )}
      <p>{words.tracks.phase(labels.side(phase))}</p>
    </section>
  );
}

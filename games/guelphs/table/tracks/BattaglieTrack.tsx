import { type Battle, battaglia, commanded, type Guelphs, isRated, onMap, type Side } from '@carroccio/guelphs/survey';
import { at, type Frame } from '@carroccio/kernel';
import { Stripe } from '../board/Stripe.tsx';
import { battagliaName, commanderName, type Labels } from '../labels.ts';

interface BattaglieTrackProps {
  readonly labels: Labels;
  readonly side: Side;
  readonly frame: Frame<Guelphs> | null;
}

/** The Battaglie of a side: Capitano, Command Capacity, units, who was activated and who waits. */
export function BattaglieTrack({ labels, side, frame }: BattaglieTrackProps) {
  const { battle: b, words } = labels;
  const { tracks } = words;
  const active = frame && 'battaglia' in frame ? frame.battaglia : -1;
  const own = b.roster.battaglie.flatMap((one, index) => (one.side === side && one.units.length > 0 ? [index] : []));
  return (
    <section>
      <h3>{tracks.battaglie(at(words.sides, side))}</h3>
      <table className="gg-battaglie" data-side={side}>
        <thead>
          <tr>
            <th scope="col">{tracks.battaglia}</th>
            <th scope="col">{tracks.capacity}</th>
            <th scope="col">{tracks.units}</th>
            <th scope="col">{tracks.state}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(index => (
            <tr key={index} aria-current={index === active ? 'true' : undefined}>
              <th scope="row">
                <span className="gg-who">
                  <Stripe colour={battaglia(b, index).stripe} />
                  <Who labels={labels} index={index} />
                </span>
              </th>
              <td>
                <Capacity labels={labels} index={index} />
              </td>
              <td>{unitsLeft(b, index)}</td>
              <td>{statesOf(labels, index, active).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The Battaglia, and who leads it where that is not its name. */
function Who({ labels: { battle: b, words }, index }: { labels: Labels; index: number }) {
  const name = battagliaName(b, words, index);
  const leader = commanderName(b, words, index);
  return (
    <span>
      {name}
      {leader !== name && <small>{leader}</small>}
    </span>
  );
}

function Capacity({ labels: { battle: b, words }, index }: { labels: Labels; index: number }) {
  const { capitano } = battaglia(b, index);
  if (!capitano) return words.charts.none;
  const { capacity } = at(b.state.capitani, index);
  return (
    <>
      {words.tracks.capacityOf(capacity, capitano.capacity)}
      <span className="gg-bar" aria-hidden="true">
        <i style={{ width: `${(100 * capacity) / capitano.capacity}%` }} />
      </span>
    </>
  );
}

function unitsLeft(b: Battle, index: number): string {
  const rated = battaglia(b, index).units.filter(unit => isRated(b, unit));
  return `${rated.filter(unit => onMap(b, unit)).length}/${rated.length}`;
}

function statesOf({ battle: b, words: { tracks } }: Labels, index: number, active: number): string[] {
  const { capitano } = battaglia(b, index);
  if (!capitano) return [tracks.noCapitano];
  const { reserve, activated } = at(b.state.capitani, index);
  if (!commanded(b, index)) return [tracks.gone];
  const { row } = b.state;
  const states = [
    index === active && tracks.active,
    row.battaglia === index && (row.times >= 2 ? tracks.second : tracks.first),
    reserve && tracks.reserve,
  ].filter(state => state !== false);
  return states.length > 0 ? states : [activated ? tracks.activated : tracks.waiting];
}

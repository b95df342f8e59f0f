/** The year: its months, its feasts, the battles agreed upon, and the order of play. */
import { now } from '@carroccio/podesta/survey';
import type { Labels } from '../labels.ts';
import { SeatTag } from './SeatTag.tsx';

export function Calendar({ labels }: { labels: Labels }) {
  const { words, names, sight, lore } = labels;
  const { state } = sight;
  const { tracks } = words;
  const first = now({ year: state.year, month: 1 });
  return (
    <section>
      <h3>{tracks.calendar(state.year)}</h3>
      <ol className="pod-calendar">
        {words.months.map((name, index) => {
          const month = index + 1;
          const feast = lore.data.works.feasts.findIndex(one => one.month === month);
          const battles = state.wars.filter(war => war.month === first + index).length;
          return (
            <li key={name} aria-current={month === state.month ? 'date' : undefined}>
              <b>{name}</b>
              {feast >= 0 && <small>{names.feast(feast)}</small>}
              {battles > 0 && <small className="pod-alarm">{tracks.battles(battles)}</small>}
            </li>
          );
        })}
      </ol>
      <p>
        {tracks.order}:{' '}
        {state.order.map((seat, index) => (
          <span key={seat}>
            {index > 0 && ' › '}
            <SeatTag labels={labels} seat={seat} />
          </span>
        ))}
      </p>
      <p>
        {tracks.notaro}: <SeatTag labels={labels} seat={state.notaro} />
      </p>
    </section>
  );
}

import { worsensFrom } from '@carroccio/guelphs/survey';
import type { Labels } from '../labels.ts';

/** The Weather Track of Campaldino. */
export function WeatherTrack({ labels: { battle: b, words } }: { labels: Labels }) {
  if (b.battle !== 'campaldino') return null;
  const { tracks, skies } = words;
  const from = worsensFrom(b);
  return (
    <section>
      <h3>{tracks.weather}</h3>
      <ol className="gg-weather">
        {b.charts.weather.map(({ id }, box) => (
          <li key={id} aria-current={box === b.state.weather ? 'step' : undefined}>
            {skies[id]}
            {box === b.state.weather && (
              <small>
                {tracks.now}
                {from !== undefined && `: ${tracks.worsens(from)}`}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { Labels } from '../labels.ts';

/** The Weather Track, where there is one. */
export function WeatherTrack({ labels: { battle: b, words } }: { labels: Labels }) {
  const { sky } = b.rules;
  if (!sky) return null;
  const { tracks, skies } = words;
  const from = sky.worsensFrom(b);
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

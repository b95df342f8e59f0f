/** Beside the board: the round, and how far each horse has come. */
import { at } from '@carroccio/kernel';
import type { ComponentType } from 'react';
import type { Lore, RaceSight } from './lore.ts';
import { WORDS } from './text/index.ts';

export const createTracks = ({ course: { ring, rounds } }: Lore): ComponentType<{ sight: RaceSight }> =>
  function Tracks({ sight: { state, scene, language } }) {
    const words = WORDS[language];
    const whole = ring.length * scene.options.laps;
    return (
      <section className="pal-tracks">
        <h3>{words.round(state.round, rounds)}</h3>
        <dl>
          {scene.seatNames.map((name, seat) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <meter min={0} max={whole} value={Math.min(whole, at(state.come, seat))} aria-label={name} />
                {words.of(at(state.come, seat), whole)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    );
  };

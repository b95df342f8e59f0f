/** Beside the choices of a set-up: the man who is being placed, who comes after him, and the zones with their room. */
import { ABSENT, groupUnits } from '@carroccio/guiscard/survey';
import type { ComponentType } from 'react';
import { ManCard } from '../card/ManCard.tsx';
import { Labels } from '../labels.ts';
import type { Lore, SkirmishSight } from '../lore.ts';
import { zonesNow } from './zones.ts';

export const createPlacing = (lore: Lore): ComponentType<{ sight: SkirmishSight }> =>
  function Placing({ sight }) {
    const frame = sight.decision?.frame;
    if (frame?.step !== 'placing') return null;
    const labels = new Labels(lore, sight);
    const { battle: b, words } = labels;
    const { placing } = words;
    const zones = zonesNow(b, sight);
    const next = groupUnits(b, frame.group).filter(unit => unit !== frame.unit && b.state.cell[unit] === ABSENT);
    return (
      <section className="gui-card gui-placing" aria-label={placing.title}>
        <ManCard labels={labels} unit={frame.unit} />
        {zones.length > 0 && (
          <ul>
            {zones.map(({ letter, standing, least, most, open }) => (
              <li key={letter}>
                <b>{placing.zone(letter)}</b> {placing.room(standing, least, most)}
                {!open && ` ${placing.closed}`}
              </li>
            ))}
          </ul>
        )}
        {next.length > 0 && (
          <details>
            <summary>{placing.next(next.length)}</summary>
            <ul>
              {next.map(unit => (
                <li key={unit}>
                  {labels.name(unit)}, {labels.kind(unit)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
    );
  };

/** The boards of the communes: who governs, the six sestieri, works, treasury, walls. */

import { Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import { memo, useState } from 'react';
import { communeArms } from '../arms.ts';
import type { Labels } from '../labels.ts';
import { CommuneBoard } from './CommuneBoard.tsx';
import { SeatTag } from './SeatTag.tsx';

export function Communes({ labels }: { labels: Labels }) {
  const { sight, words, names } = labels;
  return (
    <section>
      <h3>{words.tracks.communes}</h3>
      {sight.state.communes.map((_, commune) => (
        <Commune key={names.commune(commune)} labels={labels} commune={commune} />
      ))}
    </section>
  );
}

const SmallArms = memo(function SmallArms({ id }: { id: string }) {
  return <Shield blazon={communeArms(id)} size={18} />;
});

/** Its board is drawn only while it is looked at. */
function Commune({ labels, commune }: { labels: Labels; commune: number }) {
  const { sight, names, lore } = labels;
  const [open, setOpen] = useState(false);
  return (
    <details className="pod-commune" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <SmallArms id={lore.data.map.communes[commune]?.id ?? ''} /> <b>{names.commune(commune)}</b>{' '}
        <SeatTag labels={labels} seat={sight.state.communes[commune]?.podesta ?? -1} />
      </summary>
      {open && <CommuneBoard labels={labels} commune={commune} />}
    </details>
  );
}

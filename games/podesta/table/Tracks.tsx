/** Everything kept beside the map: the battle, talks, points, calendar, market, merchants, communes. */
import type { ComponentType } from 'react';
import { Labels } from './labels.ts';
import type { Lore, PodestaSight } from './lore.ts';
import { Annales } from './tracks/Annales.tsx';
import { BattleTrack } from './tracks/BattleTrack.tsx';
import { Calendar } from './tracks/Calendar.tsx';
import { Communes } from './tracks/Communes.tsx';
import { Companies } from './tracks/Companies.tsx';
import { Market } from './tracks/Market.tsx';
import { Merchants } from './tracks/Merchants.tsx';
import { Reckoning } from './tracks/Reckoning.tsx';
import { Talks } from './tracks/Talks.tsx';

export const createTracks = (lore: Lore): ComponentType<{ sight: PodestaSight }> =>
  function Tracks({ sight }) {
    const labels = new Labels(lore, sight);
    return (
      <div className="pod-tracks">
        {sight.result && <Reckoning labels={labels} />}
        <Talks labels={labels} />
        <BattleTrack labels={labels} />
        <Annales labels={labels} />
        <Market labels={labels} />
        <Merchants labels={labels} />
        <Communes labels={labels} />
        <Calendar labels={labels} />
        <Companies labels={labels} />
        {!sight.result && <Reckoning labels={labels} />}
      </div>
    );
  };

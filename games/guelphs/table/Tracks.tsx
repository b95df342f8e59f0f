/** Everything kept beside the map: Victory, Battaglie, weather, march. */
import type { ComponentType } from 'react';
import { Labels } from './labels.ts';
import type { BattleSight, Lore } from './lore.ts';
import { BattaglieTrack } from './tracks/BattaglieTrack.tsx';
import { LostUnits } from './tracks/LostUnits.tsx';
import { MarchTrack } from './tracks/MarchTrack.tsx';
import { OrderPoints } from './tracks/OrderPoints.tsx';
import { VictoryTrack } from './tracks/VictoryTrack.tsx';
import { WeatherTrack } from './tracks/WeatherTrack.tsx';

export function createTracks(lore: Lore): ComponentType<{ sight: BattleSight }> {
  return function Tracks({ sight }) {
    const labels = new Labels(lore, sight);
    const frame = sight.decision?.frame ?? null;
    return (
      <div className="gg-tracks">
        <OrderPoints labels={labels} frame={frame} />
        <MarchTrack labels={labels} frame={frame} />
        <VictoryTrack labels={labels} />
        <BattaglieTrack labels={labels} side={0} frame={frame} />
        <BattaglieTrack labels={labels} side={1} frame={frame} />
        <WeatherTrack labels={labels} />
        <LostUnits labels={labels} />
      </div>
    );
  };
}

/** Everything kept beside the map: turn, Determination, orders, objectives, losses. */
import type { ComponentType } from 'react';
import { Labels } from './labels.ts';
import type { BattleSight, Lore } from './lore.ts';
import { Absent } from './tracks/Absent.tsx';
import { Armies } from './tracks/Armies.tsx';
import { ObjectiveTrack } from './tracks/ObjectiveTrack.tsx';
import { OrdersTrack } from './tracks/OrdersTrack.tsx';
import { TurnTrack } from './tracks/TurnTrack.tsx';

export function createTracks(lore: Lore): ComponentType<{ sight: BattleSight }> {
  return function Tracks({ sight }) {
    const labels = new Labels(lore, sight);
    return (
      <div className="nq-tracks">
        <TurnTrack labels={labels} frame={sight.decision?.frame ?? null} />
        <Armies labels={labels} />
        <ObjectiveTrack labels={labels} />
        <OrdersTrack labels={labels} side={0} />
        <OrdersTrack labels={labels} side={1} />
        <Absent labels={labels} />
      </div>
    );
  };
}

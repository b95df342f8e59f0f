/** Everything kept beside the field: turns, men, what is under way, the siege, the army being raised. */
import type { ComponentType } from 'react';
import { Labels } from './labels.ts';
import type { Lore, SkirmishSight } from './lore.ts';
import { FightTracks } from './tracks/FightTracks.tsx';
import { MenTrack } from './tracks/MenTrack.tsx';
import { MusterTrack } from './tracks/MusterTrack.tsx';
import { SiegeTrack } from './tracks/SiegeTrack.tsx';
import { TurnTrack } from './tracks/TurnTrack.tsx';

export function createTracks(lore: Lore): ComponentType<{ sight: SkirmishSight }> {
  return function Tracks({ sight }) {
    const labels = new Labels(lore, sight);
    const { siege } = sight.state;
    return (
      <div className="gui-tracks">
        <MusterTrack labels={labels} frame={sight.decision?.frame ?? null} />
        <TurnTrack labels={labels} />
        {siege && <SiegeTrack labels={labels} siege={siege} teller={lore.teller(sight)} />}
        <MenTrack labels={labels} />
        <FightTracks labels={labels} />
      </div>
    );
  };
}

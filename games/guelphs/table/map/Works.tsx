import { FarmAt, StrongholdAt } from './Buildings.tsx';
import type { Plan } from './plan.ts';
import type { Stronghold } from './sheet.ts';

/** What men have put on the ground. */
export function Works({ plan: { camp, farms, strongholds }, kind }: { plan: Plan; kind: Stronghold }) {
  return (
    <>
      {farms.map(place => (
        <FarmAt key={`${place.x} ${place.y}`} place={place} />
      ))}
      {strongholds.map(place => (
        <StrongholdAt key={`${place.x} ${place.y}`} place={place} kind={kind} />
      ))}
      {camp.cloth && (
        <>
          <path d={camp.cloth} className="tent-cloth" />
          <path d={camp.folds} className="tent-folds" />
          <path d={camp.pennants} className="tent-pennants" />
        </>
      )}
    </>
  );
}

import type { Plan } from './plan.ts';

/** Floors of what men have built. */
export function Floors({ plan }: { plan: Plan }) {
  return (
    <>
      <path d={plan.area('ward')} className="gui-yard" />
      <path d={plan.area('castleStair')} className="gui-yard" />
      <path d={plan.area('palisade')} className="gui-yard" />
      <path d={plan.area('courtyard')} className="gui-yard" />
      <path d={plan.cobbles} className="gui-cobbles" />
      <path d={plan.area('interior')} className="gui-room" />
      <path d={plan.area('tower')} className="gui-tower" />
      <path d={plan.flags} className="gui-flags" />
      <path d={plan.area('platform')} className="gui-planked" />
      <path d={plan.area('deck')} className="gui-planked" />
      <path d={plan.area('gate')} className="gui-gatehouse" />
      <path d={plan.planks} className="gui-planks" />
      <path d={plan.castleStairs.flanks} className="gui-planked" />
      <path d={plan.castleStairs.treads} className="gui-treads" />
      <path d={plan.area('tent')} className="gui-tent" />
      <path d={plan.tentFolds} className="gui-tent-folds" />
    </>
  );
}

/** What stands on the hexsides. */
export function Hexsides({ plan: { sides } }: { plan: Plan }) {
  return (
    <>
      <path d={sides.platformEdges} className="gui-platform-edge" />
      <path d={sides.closed} className="gui-closed" />
      <path d={sides.cloth} className="gui-cloth" />
      <path d={sides.cloth} className="gui-cloth-stripe" />
      <path d={sides.tentOpenings} className="gui-cloth" />
      <path d={sides.lowWalls} className="gui-low-wall" />
      <path d={sides.lowWalls} className="gui-low-wall-stones" />
      <path d={sides.walls} className="gui-wall" />
      <path d={sides.walls} className="gui-wall-core" />
      <path d={sides.towerWalls} className="gui-tower-wall" />
      <path d={sides.towerWalls} className="gui-tower-wall-core" />
      <path d={sides.windows} className="gui-window" />
      <path d={sides.chapelWindows} className="gui-chapel-window" />
      <path d={sides.slits} className="gui-slit" />
      <path d={sides.doors} className="gui-door-leaf" />
      <path d={sides.entrances} className="gui-door-post" />
      <path d={sides.gate} className="gui-gate" />
      <path d={sides.gate} className="gui-gate-bars" />
      <path d={sides.stakes} className="gui-stakes" />
    </>
  );
}

import type { Plan } from './plan.ts';

/** The lie of the land: level tints, slopes, water, what grows. */
export function Land({ plan }: { plan: Plan }) {
  const { width, height } = plan;
  return (
    <>
      <rect width={width} height={height} className="gui-level-0" />
      {plan.levels.map(({ level, outline }) => (
        <path key={level} d={outline} className={`gui-tint gui-level-${Math.min(level, 3)}`} />
      ))}
      <path d={plan.area('beach')} className="gui-beach" />
      <path d={plan.sand} className="gui-sand" />
      <path d={plan.area('scarp')} className="gui-scarp-floor" />
      <path d={plan.area('rock')} className="gui-rock-floor" />
      <path d={plan.scarps} className="hachures" />
      <path d={plan.area('marsh')} className="gui-marsh" />
      <path d={plan.puddles} className="gui-puddles" />
      <path d={plan.area('shallow')} className="gui-shallow" />
      <path d={plan.shallows} className="gui-waves" />
      <path d={plan.area('deep')} className="gui-deep" />
      <path d={plan.deeps} className="gui-waves" />
      <path d={plan.reeds} className="gui-reeds" />
      <path d={plan.grass} className="gui-grass" />
      <path d={plan.area('brush')} className="gui-brush-floor" />
      <path d={plan.brush} className="gui-bush" />
      <path d={plan.rocks.blocks} className="gui-rock" />
      <path d={plan.rocks.cracks} className="gui-crack" />
      <path d={plan.paths} className="gui-path-edge" />
      <path d={plan.paths} className="gui-path" />
      <path d={plan.stairs.flanks} className="gui-stairs" />
      <path d={plan.stairs.treads} className="gui-treads" />
      <path d={plan.trees.shadows} className="gui-tree-shadow" />
      <path d={plan.trees.crowns} className="gui-tree" />
      <path d={plan.trees.lights} className="gui-tree-light" />
    </>
  );
}

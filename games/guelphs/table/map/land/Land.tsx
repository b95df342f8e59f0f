import type { Plan } from '../plan.ts';

/** The lie of the land: level tints, slopes and woods, paler in the slivers around the hexes. */
export function Land({ plan }: { plan: Plan }) {
  const { width, height, relief, woods } = plan;
  return (
    <>
      <rect width={width} height={height} className="level-1" />
      {relief.tints.map(({ step, outline }) => (
        <path key={step} d={outline} className={`ground-tint level-${String(step).replace('.', '-')}`} />
      ))}
      <path d={relief.slopes} className="hachures" />
      <path d={relief.hills} className="hachures" />
      <path d={plan.grass} className="grass" />
      <path d={plan.woodsFloor} className="woods-floor" />
      <path d={woods.trunks} className="tree-trunk" />
      <path d={woods.crowns} className="tree-crown" />
      <path d={woods.shades} className="tree-shade" />
      <path d={plan.slivers} className="ground-veil" fillRule="evenodd" />
    </>
  );
}

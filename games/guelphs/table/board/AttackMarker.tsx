/** An arrow from attacker to target; that of a Carica! is feathered. */
export function AttackMarker({ side, charge, angle }: { side: number; charge: boolean; angle: number }) {
  return (
    <g className="gg-attack" data-side={side} data-charge={charge || undefined} transform={`rotate(${angle})`}>
      <path d="M-34-7H6V-20L36 0 6 20V7H-34Z" />
      {charge && <path className="gg-attack-feathers" d="M-34-16-24 0-34 16M-22-16-12 0-22 16" />}
    </g>
  );
}

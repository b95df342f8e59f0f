import { ATTACK_INK, DEFENCE_INK, INK, MOVEMENT_INK, PAPER } from './colours.ts';

interface PlateProps {
  readonly values: readonly [attack: number, defence: number, movement: number];
  readonly armour: boolean;
}

/** gui.1.2c, gui.1.2d, gui.1.2e: attack black, defence red (in a circle with armour), movement blue. */
export function Plate({ values: [attack, defence, movement], armour }: PlateProps) {
  return (
    <g>
      <rect x={-52} y={-15} width={104} height={30} rx={5} fill={PAPER} stroke={INK} strokeWidth={1.6} />
      <text x={-33} y={9} className="gui-value" fill={ATTACK_INK}>
        {attack}
      </text>
      {armour && <circle r={13} fill="none" stroke={DEFENCE_INK} strokeWidth={2.4} />}
      <text y={8} className={armour ? 'gui-value gui-armoured' : 'gui-value'} fill={DEFENCE_INK}>
        {defence}
      </text>
      <text x={34} y={9} className="gui-value" fill={MOVEMENT_INK}>
        {movement}
      </text>
    </g>
  );
}

import { memo } from 'react';
import { Badge, DeadCross, Fired, Moved, Stunned, Wounded } from './Badges.tsx';
import { ASH, edgeOf, groundOf, INK } from './colours.ts';
import './counters.css';
import { armOf, headgearOf, type ManLook, shieldOf } from './look.ts';
import { Man } from './Man.tsx';
import { Plate } from './Plate.tsx';

export const FOOT_SIZE = 124;
const HALF = FOOT_SIZE / 2;

/** A character on foot, or lying, in a box of 124 around 0, 0. */
export const FootCounter = memo(function FootCounter(look: ManLook) {
  const { name, side, health, values, armour, moved, fired, badge } = look;
  const dead = health === 3;
  const box = { x: -HALF, y: -HALF, width: FOOT_SIZE, height: FOOT_SIZE, rx: side === 1 ? 22 : 8 };
  return (
    <g className="gui-counter" data-health={health}>
      <rect {...box} transform="translate(4 5)" fill={INK} fillOpacity={dead ? 0.14 : 0.3} />
      <rect {...box} fill={dead ? ASH : groundOf(side)} stroke={edgeOf(side)} strokeWidth={dead ? 2 : 4} />
      <g transform={lieOf(health)} opacity={dead ? 0.55 : 1}>
        <Man code={look.code} arm={armOf(look)} shield={shieldOf(look)} head={headgearOf(look)} />
      </g>
      {!dead && (
        <g transform="translate(0 43)">
          <Plate values={values} armour={armour} />
        </g>
      )}
      <text y={-44} className="gui-name" fill={INK}>
        {name}
      </text>
      {health === 1 && (
        <g transform="translate(0 -28)">
          <Stunned />
        </g>
      )}
      {health === 2 && (
        <g transform="translate(46 -28)">
          <Wounded />
        </g>
      )}
      {dead && <DeadCross />}
      {!dead && fired && (
        <g transform="translate(47 8)">
          <Fired />
        </g>
      )}
      {!dead && moved && (
        <g transform="translate(-47 12)">
          <Moved />
        </g>
      )}
      {badge !== 'none' && (
        <g transform="translate(-46 -28)">
          <Badge of={badge} />
        </g>
      )}
    </g>
  );
});

/** The stunned lie on their side, the dead the other way round. */
const lieOf = (health: number): string => {
  if (health === 1) return 'translate(0 2) rotate(78) scale(0.8)';
  if (health === 3) return 'rotate(-96) scale(0.9)';
  return 'translate(4 5) scale(0.86)';
};

import { memo } from 'react';
import { Badge, Fired, Moved, Wounded } from './Badges.tsx';
import { edgeOf, groundOf, INK, PAPER } from './colours.ts';
import './counters.css';
import { FRONT, SEAT_Y } from './figures.ts';
import { HorseFigure } from './HorseFigure.tsx';
import { armOf, headgearOf, type ManLook, shieldOf } from './look.ts';
import { Man } from './Man.tsx';
import { Plate } from './Plate.tsx';
import { tailFrom } from './turned.ts';

/** From the middle of a hex to the middle of the next. */
const LONG = 173;
const WIDE = 112;

/** A horseman over two hexes: his head at 0, 0, his tail behind it. What is written stays upright. */
export const RiderCounter = memo(function RiderCounter(look: ManLook) {
  const { name, code, side, health, values, armour, riding, moved, fired, badge } = look;
  const turned = `rotate(${riding * 60})`;
  const box = { x: -WIDE / 2, y: -58, width: WIDE, height: LONG + 116, rx: side === 1 ? 24 : 9 };
  const tail = tailFrom(riding);
  return (
    <g className="gui-counter" data-health={health}>
      <g transform={`translate(4 5) ${turned}`}>
        <rect {...box} fill={INK} fillOpacity={0.3} />
      </g>
      <g transform={turned}>
        <rect {...box} fill={groundOf(side)} stroke={edgeOf(side)} strokeWidth={4} />
        <path d={FRONT} transform="translate(0 20)" fill={edgeOf(side)} stroke={PAPER} strokeWidth={2} />
        <g transform="translate(0 2) scale(0.94)">
          <HorseFigure code={code} saddled />
        </g>
        <g transform={`translate(0 ${SEAT_Y - 8})`}>
          <Man code={code} arm={armOf(look)} shield={shieldOf(look)} head={headgearOf(look)} />
        </g>
      </g>
      <g transform={`translate(${tail.x} ${tail.y})`}>
        <text y={-19} className="gui-name" fill={INK}>
          {name}
        </text>
        <g transform="translate(0 3)">
          <Plate values={values} armour={armour} />
        </g>
        {fired && (
          <g transform="translate(28 33)">
            <Fired />
          </g>
        )}
        {moved && (
          <g transform="translate(-28 33)">
            <Moved />
          </g>
        )}
      </g>
      {health === 2 && (
        <g transform={`translate(${tail.x * 0.34 + 40} ${tail.y * 0.34 - 26})`}>
          <Wounded />
        </g>
      )}
      {badge !== 'none' && (
        <g transform={`translate(${tail.x * 0.34 - 40} ${tail.y * 0.34 - 26})`}>
          <Badge of={badge} />
        </g>
      )}
    </g>
  );
});

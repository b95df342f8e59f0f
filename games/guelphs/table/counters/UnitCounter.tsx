import { memo } from 'react';
import { Body } from './Body.tsx';
import { BADGES } from './badges.ts';
import { CAVALRY_INK, CROSSBOW_INK, groundFor, INK, PAPER, stripeOf } from './colours.ts';
import './counters.css';
import { Figure } from './Figure.tsx';
import { lieOf } from './facing.ts';
import { hatching } from './hatching.ts';
import type { UnitLook } from './look.ts';
import { Disrupted, Fired, Hits } from './marks.tsx';
import { SILHOUETTES } from './silhouettes.ts';

/** Names of more letters are set narrower, into this room. */
const BROAD = 10;
const NAME_ROOM = 96;

export const UNIT_SIZE = 130;
const BAND = 18;

/** The stripe on the upper edge, with a point that looks out of the counter; the plain one is for off the map. */
const STRIPE = 'M-65-47V-57Q-65-65-57-65H57Q65-65 65-57V-47Z';
const POINTED = 'M-65-47V-57Q-65-65-57-65H-19L0-87L19-65H57Q65-65 65-57V-47Z';

/** Where the middle of the printed face lies, clear of the stripe, by the edge that bears it. */
const FACE = ['translate(0 10)', 'translate(-9 0)', 'translate(0 -9)', 'translate(9 0)'] as const;

/** Where the figure stands: without a rating above it, it has more room. */
const RATED = 'translate(0 8)';
const UNRATED = 'translate(4 2) scale(1.25)';

const BOLT = 'M0-23L5.5-12H2.6V12H5L6 23H-6L-5 12H-2.6V-12H-5.5Z';
const ARROW = 'M0-24L6-10L1.6-13V14L5.4 18V25L0 20L-5.4 25V18L-1.6 14V-13L-6-10Z';
/** A corner turned up, with a tick: over the stripe when that is on the right, else on the left. */
const DOG_EAR = 'M-65 40L-40 65H-57Q-65 65-65 57Z';
const TICK = 'M-60.6 55.6L-57.4 59L-52 51.6';

/** A combat unit in a box of 130 around 0, 0; only the point of its facing reaches out. */
export const UnitCounter = memo(function UnitCounter(look: UnitLook) {
  const { unit, battle, stripe, facing, printed, rating, hits, disrupted, fired, ordered } = look;
  const ground = groundFor(battle, unit.side);
  const lie = lieOf(facing);
  const { fill, hatch, lines } = stripeOf(stripe);
  return (
    <g className="counter">
      <Body size={UNIT_SIZE} ground={ground} tilt={lie.tilt} />
      <g transform={`rotate(${lie.tilt})`}>
        <g transform={`rotate(${lie.edge * 90})`}>
          <path
            d={facing === null ? STRIPE : POINTED}
            fill={fill}
            stroke="#1c1510"
            strokeWidth="2.4"
            strokeLinejoin="round"
          />
          {lines !== 'plain' && (
            <path
              d={hatching(lines, UNIT_SIZE, BAND)}
              transform={`translate(${-UNIT_SIZE / 2} ${-UNIT_SIZE / 2})`}
              className="counter-hatch"
              stroke={hatch}
            />
          )}
        </g>
        <g transform={FACE[lie.edge]}>
          <path d={BADGES[unit.side]} transform="translate(-40 -38) scale(1.15)" fill={INK} />
          {unit.rated && (
            <>
              <Rating printed={printed} rating={rating} ink={unit.type === 'C' ? CAVALRY_INK : INK} />
              <Armour letter={unit.armour} />
            </>
          )}
          <g transform={unit.rated ? RATED : UNRATED}>
            <Figure
              of={SILHOUETTES[unit.type]}
              ink={INK}
              ground={ground}
              mirrored={facing !== null && facing > 2}
              faint={disrupted}
            />
          </g>
          {unit.type === 'X' && <path d={BOLT} transform="translate(-46 8)" fill={CROSSBOW_INK} />}
          {unit.type === 'A' && <path d={ARROW} transform="translate(-46 8)" fill={INK} />}
          <text
            y="52"
            className="counter-name"
            fill={INK}
            {...(unit.name.length > BROAD ? { textLength: NAME_ROOM, lengthAdjust: 'spacingAndGlyphs' } : {})}
          >
            {unit.name}
          </text>
          {disrupted && <Disrupted x={0} y={7} />}
          {fired && <Fired x={42} y={-9} />}
          {hits > 0 && <Hits x={42} y={17} count={hits} />}
        </g>
        {ordered && (
          <g transform={lie.edge === 1 ? 'rotate(-90)' : undefined}>
            <path d={DOG_EAR} fill={INK} />
            <path
              d={TICK}
              fill="none"
              stroke={PAPER}
              strokeWidth="3"
              transform={lie.edge === 1 ? 'rotate(90 -57 56)' : undefined}
            />
          </g>
        )}
      </g>
    </g>
  );
});

/** The printed Cohesion Rating and, where it is no longer the same, what it is now. */
function Rating({ printed, rating, ink }: { printed: number; rating: number; ink: string }) {
  const known = printed > 0;
  const changed = known && rating !== printed;
  return (
    <text y="-25" className="counter-rating" fill={ink}>
      {known ? printed : '?'}
      {changed && <tspan className="counter-now">{`›${rating}`}</tspan>}
    </text>
  );
}

function Armour({ letter }: { letter: string }) {
  return (
    <>
      <rect x="29" y="-51" width="24" height="26" rx="2" fill={PAPER} stroke={INK} strokeWidth="2" />
      <text x="41" y="-30" className="counter-letter" fill={INK}>
        {letter === '-' ? '–' : letter}
      </text>
    </>
  );
}

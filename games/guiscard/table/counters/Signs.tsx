/** Signs on the map: fire, ladders, ropes, loot, sheep, the gate, breaches, charges, attacks. */
import { memo } from 'react';
import { BLOOD, edgeOf, groundOf, INK, LEATHER, PAPER, STEEL, WOOD } from './colours.ts';
import './counters.css';

const FLAME =
  'M0-62C10-40 34-30 36 2C38 26 22 44 0 44S-38 26-36 2C-35-12-26-20-22-34C-14-26-12-18-12-10C-4-22-6-44 0-62Z';
const INNER = 'M2-22C8-8 18-2 18 14C18 28 10 36 0 36S-18 28-18 14C-18 4-10 0-8-8C-4-4-2 0-2 4C2-4 0-14 2-22Z';

export const FlameSign = memo(function FlameSign({ turns, lit }: { turns: number; lit: boolean }) {
  return (
    <g className="gui-sign gui-overlay">
      <path d={FLAME} fill={lit ? '#c8391f' : '#3a3128'} stroke={INK} strokeWidth={3} strokeLinejoin="round" />
      <path d={INNER} fill={lit ? '#f2b632' : '#6b5a43'} />
      {turns > 0 && (
        <text y={34} className="gui-flame-turns" fill={INK}>
          {turns}
        </text>
      )}
    </g>
  );
});

/** A ladder between two points: lying from hex to hex, or leaning on a wall. */
export const LadderSign = memo(function LadderSign(props: { side: number; x: number; y: number; upright: boolean }) {
  const { side, x, y, upright } = props;
  const long = upright ? 112 : Math.max(120, Math.hypot(x, y) + 60);
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  const start = upright ? 18 : 30;
  const rungs = Array.from({ length: Math.floor(long / 18) }, (_, index) => start - 12 - index * 18);
  return (
    <g className="gui-sign" transform={`rotate(${Math.round(angle)})`}>
      <g stroke={INK} strokeWidth={9} strokeLinecap="round">
        <path d={`M-17 ${start}V${start - long}M17 ${start}V${start - long}`} />
        <path d={rungs.map(rung => `M-17 ${rung}H17`).join('')} strokeWidth={8} />
      </g>
      <g stroke={upright ? '#d9a65c' : WOOD} strokeWidth={5} strokeLinecap="round">
        <path d={`M-17 ${start}V${start - long}M17 ${start}V${start - long}`} />
        <path d={rungs.map(rung => `M-17 ${rung}H17`).join('')} strokeWidth={4} />
      </g>
      <circle cy={start} r={9} fill={groundOf(side)} stroke={edgeOf(side)} strokeWidth={3} />
    </g>
  );
});

export const RopeSign = memo(function RopeSign({ side, x, y }: { side: number; x: number; y: number }) {
  return (
    <g className="gui-sign">
      <path d={`M0 20Q${x * 0.2} ${y * 0.1 + 26} ${x * 0.62} ${y * 0.62}`} fill="none" stroke={INK} strokeWidth={9} />
      <path
        d={`M0 20Q${x * 0.2} ${y * 0.1 + 26} ${x * 0.62} ${y * 0.62}`}
        fill="none"
        stroke="#d8b67a"
        strokeWidth={5}
        strokeDasharray="9 4"
      />
      <path
        d="M-14 6C-14-8 14-8 14 6L8 2C6-3-6-3-8 2Z"
        transform={`translate(${x * 0.62} ${y * 0.62})`}
        fill={STEEL}
        stroke={INK}
        strokeWidth={2}
      />
      <circle cy={20} r={9} fill={groundOf(side)} stroke={edgeOf(side)} strokeWidth={3} />
    </g>
  );
});

export const LootSign = () => (
  <g className="gui-sign">
    <path
      d="M-10-30H10L6-20C30-10 34 30 0 32C-34 30-30-10-6-20Z"
      fill={LEATHER}
      stroke={INK}
      strokeWidth={3}
      strokeLinejoin="round"
    />
    <circle cx={-4} cy={8} r={9} fill="#e0b23c" stroke={INK} strokeWidth={2} />
    <circle cx={9} cy={14} r={9} fill="#e0b23c" stroke={INK} strokeWidth={2} />
  </g>
);

export const SheepSign = memo(function SheepSign({ side, dead }: { side: number; dead: boolean }) {
  return (
    <g className="gui-sign" opacity={dead ? 0.6 : 1}>
      <rect
        x={-48}
        y={-48}
        width={96}
        height={96}
        rx={22}
        fill={groundOf(side)}
        stroke={edgeOf(side)}
        strokeWidth={4}
      />
      <g transform={dead ? 'rotate(100)' : undefined}>
        <path
          d="M-20-14C-26-28-6-34 0-28C8-36 26-26 20-14C30-6 28 20 16 24C10 34-10 34-16 24C-28 20-30-6-20-14Z"
          fill={PAPER}
          stroke={INK}
          strokeWidth={2.4}
        />
        <path d="M-9-28C-9-42 9-42 9-28C8-20-8-20-9-28Z" fill="#4a3b2c" stroke={INK} strokeWidth={2} />
      </g>
    </g>
  );
});

type WorkKind = 'ruin' | 'burnt' | 'torn' | 'damaged' | 'gateOpen' | 'gateDestroyed';

/** What has happened to the works of a hex. */
export const WorkSign = memo(function WorkSign({ kind }: { kind: WorkKind }) {
  switch (kind) {
    case 'ruin':
      return (
        <g className="gui-sign gui-overlay" fill="#8d7f6b" stroke={INK} strokeWidth={2.4} strokeLinejoin="round">
          <path d="M-70 36L-40 4L-14 30L-30 54Z" />
          <path d="M-8 20L24-22L58 18L30 50Z" />
          <path d="M-40-16L-10-46L14-26L-12 4Z" />
        </g>
      );
    case 'burnt':
      return (
        <g className="gui-sign gui-overlay">
          <path
            d="M-64 6C-58-40-20-62 8-56C48-60 70-26 62 8C64 44 30 60 4 56C-34 64-66 40-64 6Z"
            fill="#3a3128"
            fillOpacity={0.55}
          />
          <path d="M-30-20L10 26M-8-36L-20 30M26-24L-8 34M34 4L-30 16" stroke="#1c1510" strokeWidth={7} />
        </g>
      );
    case 'torn':
      return (
        <g className="gui-sign gui-overlay">
          <path d="M-22-22L22 22M22-22L-22 22" stroke={PAPER} strokeWidth={16} />
          <path d="M-22-22L22 22M22-22L-22 22" stroke={INK} strokeWidth={8} />
        </g>
      );
    case 'damaged':
      return (
        <g className="gui-sign gui-overlay" fill="none" strokeLinejoin="round">
          <path d="M-8-66L10-24L-14 2L16 30L-2 66M10-24L44-34M-14 2L-50 12" stroke={PAPER} strokeWidth={13} />
          <path d="M-8-66L10-24L-14 2L16 30L-2 66M10-24L44-34M-14 2L-50 12" stroke={INK} strokeWidth={6} />
        </g>
      );
    case 'gateOpen':
      return (
        <g className="gui-sign gui-overlay">
          <path d="M-44-34H44V34H-44Z" fill="#e9dcc0" stroke={INK} strokeWidth={4} />
          <path d="M-44-34L-66-60M-44 34L-66 60" stroke={LEATHER} strokeWidth={12} />
        </g>
      );
    case 'gateDestroyed':
      return (
        <g className="gui-sign gui-overlay" stroke={LEATHER} strokeWidth={11}>
          <path d="M-46-30L30 34M-38 38L-4-4M18-20L46-40" />
        </g>
      );
  }
});

/** Points from hex to hex, as places from 0, 0. */
type Way = readonly { readonly x: number; readonly y: number }[];

/** The course of a charge, hex by hex, with a point at its end. */
export const ChargeSign = memo(function ChargeSign({
  side,
  way,
  counter,
}: {
  side: number;
  way: Way;
  counter: boolean;
}) {
  const last = way.at(-1) ?? { x: 0, y: 0 };
  const before = way.at(-2) ?? { x: 0, y: 0 };
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const line = `M${way.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
  return (
    <g className="gui-sign gui-overlay" strokeLinejoin="round" strokeLinecap="round">
      <path d={line} fill="none" stroke={PAPER} strokeWidth={26} strokeOpacity={0.8} />
      <path d={line} fill="none" stroke={edgeOf(side)} strokeWidth={15} strokeDasharray={counter ? '6 26' : '34 18'} />
      {way.slice(1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={11} fill={PAPER} stroke={edgeOf(side)} strokeWidth={5} />
      ))}
      <path
        d="M-14-30L44 0L-14 30L0 0Z"
        transform={`translate(${Math.round(last.x)} ${Math.round(last.y)}) rotate(${Math.round(angle)})`}
        fill={edgeOf(side)}
        stroke={PAPER}
        strokeWidth={5}
      />
    </g>
  );
});

/** An attack declared: an arrow from an attacker towards the defender. */
export const AttackSign = memo(function AttackSign({ x, y }: { x: number; y: number }) {
  const angle = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return (
    <g
      className="gui-sign gui-overlay"
      transform={`translate(${Math.round(x / 2)} ${Math.round(y / 2)}) rotate(${angle})`}
    >
      <path d="M-40-11H8V-28L46 0L8 28V11H-40Z" fill={BLOOD} stroke={PAPER} strokeWidth={4} strokeLinejoin="round" />
    </g>
  );
});

/** Pikes that hold a hex before a formation. */
export const PikeSign = memo(function PikeSign({ x, y }: { x: number; y: number }) {
  const angle = Math.round((Math.atan2(y, x) * 180) / Math.PI) + 90;
  return (
    <g className="gui-sign gui-overlay" transform={`rotate(${angle})`}>
      <path d="M-24-30V-124M0-30V-132M24-30V-124" stroke={INK} strokeWidth={7} />
      <path d="M-24-30V-124M0-30V-132M24-30V-124" stroke={WOOD} strokeWidth={3.6} />
      <path
        d="M-30-120L-24-142L-18-120ZM-6-128L0-150L6-128ZM18-120L24-142L30-120Z"
        fill={STEEL}
        stroke={INK}
        strokeWidth={2}
      />
    </g>
  );
});

/** A knight of the XIII century at the charge, riding to the right in a box of 170 by 110. */
import { Arms } from '../heraldry/Arms.tsx';
import type { Blazon, Tincture } from '../heraldry/blazon.ts';
import { SHIELD } from '../heraldry/surfaces.ts';
import { PAINT } from '../heraldry/tinctures.tsx';

interface KnightProps {
  x: number;
  y: number;
  scale?: number;
  /** Rides to the left. */
  left?: boolean;
  arms: Blazon;
  coat: Tincture;
  /** The hem of the caparison, and the pennon. */
  trim: Tincture;
  horse: 'bay' | 'argent' | 'sable' | 'wood';
}

const FAR_LEGS = 'M92 70 104 84 118 86M36 72 22 84 16 98';
const NEAR_LEGS = 'M88 70 106 74 120 68M32 68 18 78 2 78';
const CAPARISON =
  'M22 46C32 37 50 40 66 42C80 40 88 34 94 27L110 40C108 50 104 58 99 64C101 72 97 80 92 86C87 79 80 79 76 86C70 79 63 79 58 87C52 79 45 79 40 88C34 80 27 80 20 86C12 76 13 56 22 46Z';
const HEM =
  'M20 86C16 81 15 76 15 71C24 66 32 68 40 78C46 69 54 69 59 78C64 69 72 69 77 78C82 70 90 68 98 72C98 77 96 82 92 86C87 79 80 79 76 86C70 79 63 79 58 87C52 79 45 79 40 88C34 80 27 80 20 86Z';
const NECK = 'M90 38C95 25 102 15 111 10L119 18C116 28 112 40 106 50Z';
const HEAD = 'M108 13 110 4 115 10C123 14 131 23 136 31C138 35 134 39 130 37L117 30C112 30 108 26 106 22Z';
const TAIL = 'M20 48C10 42 2 50-8 44C-4 52 2 55-4 62C6 64 16 60 20 58Z';

function Legs({ d, hooves, horse }: { d: string; hooves: string; horse: string }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d={d} stroke="var(--sable)" strokeWidth={9} />
      <path className={`limb-${horse}`} d={d} strokeWidth={6} />
      <path d={hooves} stroke="var(--sable)" strokeWidth={7} />
    </g>
  );
}

function Rider({ arms, coat, trim }: Pick<KnightProps, 'arms' | 'coat' | 'trim'>) {
  return (
    <>
      <path className="wood fine" d="M42 28h5c1 8 3 12 8 15h20c4-2 6-6 6-11h4c0 9-4 15-9 17H50c-6-4-8-12-8-21z" />
      <path className="limb-edge" d="M62 44 70 62 80 68" />
      <path className="limb-mail" d="M62 44 70 62 80 68" />
      <path className="fine" fill={PAINT[coat]} d="M50 16C56 12 66 12 71 17L75 48C66 52 56 52 48 48Z" />
      <path className="limb-edge" d="M68 25 78 36 84 34" />
      <path className="limb-mail" d="M68 25 78 36 84 34" />
      <path className="fine" fill={PAINT[trim]} d="M152 22 128 27 108 42 127 38 124 48z" />
      <path className="lance-edge" d="M40 44 162 20" />
      <path className="lance" d="M40 44 162 20" />
      <path className="argent fine" d="M160 18 172 18 162 23z" />
      <path className="stone fine" d="M52-7H71V8L63 16 52 12Z" />
      <path className="scratch-strong" d="M59 1H71M66-7V14M60 6h.1M62 8.500h.1M60 10h.1" />
      <g transform="translate(49 22) scale(0.23)">
        <Arms blazon={arms} surface={SHIELD} manner="painted" />
      </g>
    </>
  );
}

export function Knight({ x, y, scale = 1, left = false, arms, coat, trim, horse }: KnightProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -scale : scale} ${scale})`}>
      <Legs d={FAR_LEGS} hooves="M117 86h3M16 97v3" horse={horse} />
      <path className={`${horse} fine`} d={TAIL} />
      <Legs d={NEAR_LEGS} hooves="M119 68l3-1M3 78h-3" horse={horse} />
      <path className="fine" fill={PAINT[coat]} d={CAPARISON} />
      <path fill={PAINT[trim]} d={HEM} />
      <path className="scratch" d="M30 48C26 58 26 66 28 74M46 46C42 58 44 66 47 74M84 46C82 58 84 66 86 74" />
      <path fill="none" className="fine" d={CAPARISON} />
      <path className="fine" fill={PAINT[coat]} d={NECK} />
      <path className={`${horse} fine`} d={HEAD} />
      <path className="scratch-strong" d="M120 20h2M131 33h.1M112 22C118 24 122 28 124 33M104 34C96 40 84 42 78 40" />
      <Rider arms={arms} coat={coat} trim={trim} />
    </g>
  );
}

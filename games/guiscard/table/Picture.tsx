/** Norman horsemen before a tower that is being stormed, as embroidered on linen (XI century). */

import { Frame } from '@carroccio/table/pictures/Frame.tsx';
import type { Drawn } from '@carroccio/table/ui/icons/Drawing.tsx';

/** Such hangings name their scenes in Latin: "Here Duke Robert besieges the tower". */
const INSCRIPTION = 'HIC · ROBERTVS · DVX · TVRREM · OBSIDET';

const HORSE =
  'M18 46C28 34 56 38 72 40C84 36 92 24 102 14L103 5 109 11C118 14 126 22 133 31C135 35 131 39 126 36L114 31C110 41 106 51 100 58C92 66 80 62 66 62C50 62 40 67 28 65C18 63 13 54 18 46Z';
const KITE = 'M0 2C8-7 22-7 30 2C30 24 22 46 15 60C8 46 0 24 0 2Z';

interface HorsemanProps {
  x: number;
  y: number;
  scale?: number;
  horse: string;
  /** The legs on the far side: embroiderers gave them another thread. */
  far: string;
  shield: string;
  cross: string;
  /** The lance couched, or held high. */
  couched?: boolean;
}

function Legs({ d, thread }: { d: string; thread: string }) {
  return (
    <>
      <path className="limb-edge" d={d} />
      <path className={`thread-${thread}`} d={d} />
    </>
  );
}

function Lance({ couched, flag }: { couched: boolean; flag: string }) {
  const d = couched ? 'M36 34 168 12' : 'M46 44 88-22';
  const pennon = couched ? 'M152 15 128 19 112 30 130 27 118 38 136 30z' : 'M86-18 72 2 52 0 66 8 50 16 69 14z';
  return (
    <>
      <path className={`${flag} fine`} d={pennon} />
      <path className="lance-edge" d={d} />
      <path className="lance" d={d} />
      <path className="stone fine" d={couched ? 'M166 9 180 10 167 15z' : 'M84-24l9-12-1 15z'} />
    </>
  );
}

function Horseman({ x, y, scale = 1, horse, far, shield, cross, couched = false }: HorsemanProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Legs d="M96 58 110 72 126 72M38 62 26 80 20 94" thread={far} />
      <path className="limb-edge" d="M18 48C8 44 4 54-6 50" />
      <path className={`thread-${far}`} d="M18 48C8 44 4 54-6 50" />
      <Legs d="M90 58 108 62 122 54M30 62 16 72 0 72" thread={horse} />
      <path className={`${horse} lined`} d={HORSE} />
      <path className="scratch-strong" d="M117 19h2M128 33h.1M104 14C98 24 92 32 84 40" />
      <path className={`${far} fine`} d="M102 12C94 18 88 30 82 40C90 36 98 28 104 20Z" />
      <path className="gules fine" d="M44 38h36l-4 12H48z" />
      <path className="limb-edge" d="M60 40 70 60 80 66" />
      <path className="thread-stone" d="M60 40 70 60 80 66" />
      <path className="stone fine" d="M48 8C56 4 66 4 72 10L76 44 64 48 44 44Z" />
      <path className="rings" d="M50 14h20M49 21h23M48 28h25M47 35h27M46 42h28" />
      <path className="flesh fine" d="M55-8h14v10c0 7-14 7-14 0z" />
      <path className="stone fine" d="M51-6 62-26 73-6z" />
      <path className="scratch-strong" d="M66-6V2M62-26V-6" />
      <Lance couched={couched} flag={cross} />
      <g transform="translate(46 8) scale(0.86)">
        <path className={`${shield} lined`} d={KITE} />
        <path className={`cross-${cross}`} d="M15 6V46M5 14C12 20 18 8 25 14M7 28C12 34 18 22 23 28" />
        <circle className="or fine" cx={15} cy={18} r={3.5} />
      </g>
    </g>
  );
}

/** A man on the wall with a spear, from the waist up. */
function Defender({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="lance-edge" d="M-20 2 14-14" />
      <path className="lance" d="M-20 2 14-14" />
      <path className="vert fine" d="M-9 22C-9 6 9 6 9 22Z" />
      <path className="flesh fine" d="M-5-6H6V4C6 9-5 9-5 4Z" />
      <path className="stone fine" d="M-8-5 0-20 9-5z" />
      <circle className="gules lined" cx={-4} cy={16} r={9} />
      <circle className="or fine" cx={-4} cy={16} r={3} />
    </g>
  );
}

function Tower() {
  return (
    <g transform="translate(348 0)">
      <path className="vert lined" d="M-34 240C-18 206 12 196 44 196C78 196 104 208 118 240Z" />
      <path
        className="band"
        d="M-22 232C-6 208 18 204 44 204C72 204 94 212 108 232M-6 238C6 220 24 216 44 216C66 216 82 222 92 238"
      />
      <Defender x={18} y={86} />
      <Defender x={68} y={84} />
      <path className="stone lined" d="M2 198V116L-6 108V92H8V102H20V92H34V102H54V92H68V102H80V92H94V108L86 116V198Z" />
      <path
        className="scratch"
        d="M2 130h84M2 146h84M2 162h84M2 178h84M20 116v14M56 116v14M38 130v16M72 130v16M14 146v16M70 162v16M22 178v18M66 178v18M-4 108h96"
      />
      <path className="sable" d="M34 198V176C34 162 54 162 54 176V198ZM26 138h7v14h-7zM56 138h7v14h-7z" />
      <g className="ladder">
        <path d="M-50 240 0 106M-38 242 12 110" />
        <path d="M-46 228h12M-41 214h12M-36 200h12M-31 186h12M-26 172h12M-20 158h12M-15 144h12M-10 130h12M-5 118h12" />
      </g>
      <g transform="translate(-26 158) rotate(12)">
        <path className="limb-edge" d="M-2 26-8 44M6 26 4 46" />
        <path className="thread-gules" d="M-2 26-8 44M6 26 4 46" />
        <path className="stone fine" d="M-9 30C-11 12-8 2 2 2C11 4 12 16 10 30Z" />
        <path className="rings" d="M-7 10H9M-9 17H10M-9 24H10" />
        <path className="flesh fine" d="M-3-8H8V2C8 7-3 7-3 2Z" />
        <path className="stone fine" d="M-7-7 2-23 12-7z" />
        <path className="lance-edge" d="M8 10 22-20" />
        <path className="barrel" d="M8 10 22-20" />
        <g transform="translate(-16 2) scale(.62)">
          <path className="azure lined" d={KITE} />
          <path className="cross-or" d="M15 6V46M5 16H25" />
        </g>
      </g>
    </g>
  );
}

/** The border of the hanging: slanted bars, with birds and beasts between them. */
function Border({ y }: { y: number }) {
  const panels = Array.from({ length: 9 }, (_, index) => 22 + index * 54);
  return (
    <g transform={`translate(0 ${y})`}>
      <path className="outline" d="M0 0H480M0 30H480" />
      {panels.map((x, index) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={`${index % 2 === 0 ? 'gules' : 'azure'} fine`} d="M0 30 12 0h6L6 30z" />
          {index % 2 === 0 ? (
            <path
              className="or fine"
              d="M20 20C22 14 28 12 34 14L38 8C41 6 44 8 46 11L41 13C41 19 37 23 32 23L34 27M28 23l1 4M20 20l-4 6 8-3"
            />
          ) : (
            <path
              className="vert fine"
              d="M20 12C24 10 30 13 36 12C40 11 41 6 46 8L49 12 44 15C42 19 40 20 38 21L40 27H36L34 21H27L25 27H21L23 19C20 18 16 20 14 25C13 19 16 14 20 12Z"
            />
          )}
        </g>
      ))}
    </g>
  );
}

export function Picture(drawn: Drawn) {
  return (
    <Frame drawn={drawn}>
      <rect className="linen" width={480} height={300} />
      <path className="weave" d={Array.from({ length: 37 }, (_, row) => `M0 ${8 * row + 4}H480`).join('')} />
      <Border y={12} />
      <Border y={258} />
      <text className="inscription" x={24} y={66}>
        {INSCRIPTION}
      </text>
      <path
        className="or fine"
        d="M0 240C60 234 110 246 170 240C240 234 300 246 360 240C410 236 440 244 480 240V250C440 254 410 246 360 250C300 256 240 244 170 250C110 256 60 244 0 250Z"
      />
      <Tower />
      <Horseman x={84} y={112} scale={0.88} horse="azure" far="or" shield="argent" cross="gules" />
      <Horseman x={138} y={150} scale={0.98} horse="bay" far="vert" shield="or" cross="azure" couched />
      <Horseman x={14} y={146} scale={1.02} horse="or" far="gules" shield="vert" cross="or" couched />
    </Frame>
  );
}

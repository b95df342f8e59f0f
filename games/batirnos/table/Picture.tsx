/** A square of pikes and shot stands under its standards while the guns smoke (XVII century). */
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { blazons } from '@carroccio/table/heraldry/blazons.ts';
import { FLAG } from '@carroccio/table/heraldry/surfaces.ts';
import { Frame } from '@carroccio/table/pictures/Frame.tsx';
import type { Drawn } from '@carroccio/table/ui/icons/Drawing.tsx';

/** Puffs of smoke in a box of about 100 by 70. */
function Smoke({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        className="argent lined"
        d="M0 52C-4 42 6 34 14 38C14 24 30 18 40 26C46 10 70 10 74 24C88 18 100 30 94 42C104 50 98 64 86 62C80 72 62 72 56 64C46 74 30 72 26 62C14 68 0 64 0 52Z"
      />
      <path
        className="scratch"
        d="M20 44C26 38 34 40 36 46M44 32C50 26 60 28 62 36M70 44C76 38 86 42 86 48M40 56C46 50 56 52 58 58M14 54C18 50 24 52 26 56"
      />
    </g>
  );
}

function Ensign({ x, y, height, arms }: { x: number; y: number; height: number; arms: Blazon }) {
  const width = 78;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="lance-edge" d={`M0 0V${height}`} />
      <path className="lance" d={`M0 0V${height}`} />
      <path className="argent fine" d="M0-9l4 9h-8z" />
      <g transform={`translate(1 5) skewY(-5) scale(${width / FLAG.width})`}>
        <Arms blazon={arms} surface={FLAG} manner="painted" />
      </g>
    </g>
  );
}

/** A man in morion and corselet; the ranks in front hide the legs of those behind. */
function Pikeman({ x, y, sash }: { x: number; y: number; sash: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="gules fine" d="M-8 38H8L9 52H1L0 46-1 52H-9Z" />
      <path className="wood fine" d="M-8 52h6v12h-7zM2 52h6l1 12H2z" />
      <path className="stone fine" d="M-8 40V18C-8 10 8 10 8 18V40Z" />
      <path className={sash} d="M-8 20 8 30v5L-8 25z" />
      <path className="flesh fine" d="M-5 2h10v7c0 4-10 4-10 0z" />
      <path className="stone fine" d="M-9 4C-5 2-6-7 0-8C6-7 5 2 9 4C4 6-4 6-9 4Z" />
      <path className="scratch-strong" d="M0-8V3" />
    </g>
  );
}

/** A musketeer in a broad hat, his musket on its rest, aiming to the right. */
function Musketeer({ x, y, coat }: { x: number; y: number; coat: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.2)`}>
      <path className="wood fine" d="M-9 64-7 44H-1L0 64H-5L-5 54-6 64ZM2 64 1 44H7L11 64H6Z" />
      <path className={`${coat} fine`} d="M-9 46C-11 30-9 18 0 17C8 18 10 30 9 46C4 49-4 49-9 46Z" />
      <path className="or" d="M-8 24 8 40v4L-9 28z" />
      <path className="flesh fine" d="M-3 8h10v6c0 5-10 5-10 0z" />
      <path className="sable" d="M-9 8C-2 4 8 4 14 8L10 6C9-1-3-1-4 6Z" />
      <path className="gules fine" d="M-4 3c-6-4-10 0-13 4 5-1 9 0 13 0z" />
      <path className="limb-edge" d="M2 24 14 28" />
      <path className={`sleeve-${coat}`} d="M2 24 14 28" />
      <path className="scratch-strong" d="M24 25 22 64M20 21l4 4 4-5" />
      <path className="lance-edge" d="M-2 27 44 21" />
      <path className="barrel" d="M-2 27 44 21" />
    </g>
  );
}

function Gun() {
  return (
    <g transform="translate(52 222)">
      <path className="wood lined" d="M-34 40 26 18l6 8-58 26z" />
      <path className="or lined" d="M-20 16 58-6l3 12-74 26c-6 2-12-13-7-16z" />
      <path className="scratch-strong" d="M2 9 6 20M24 3l4 11M44-3l4 11" />
      <circle className="or fine" cx={-20} cy={25} r={5} />
      <circle className="rim-edges" cx={8} cy={38} r={20} />
      <path
        className="spoke-edges"
        d="M8 18v40M-12 38h40M-6 24 22 52M22 24-6 52"
        transform="translate(8 38) scale(.8) translate(-8 -38)"
      />
      <path
        className="spokes"
        d="M8 18v40M-12 38h40M-6 24 22 52M22 24-6 52"
        transform="translate(8 38) scale(.8) translate(-8 -38)"
      />
      <circle className="rim-wood" cx={8} cy={38} r={20} />
      <circle className="or fine" cx={8} cy={38} r={5} />
    </g>
  );
}

const PIKES = Array.from({ length: 21 }, (_, index) => 158 + index * 9);
const FILES = Array.from({ length: 10 }, (_, index) => 164 + index * 18);

export function Picture(drawn: Drawn) {
  return (
    <Frame drawn={drawn}>
      <rect className="linen" width={480} height={300} />
      <path
        className="scratch"
        d="M0 24h140M180 20h300M0 36h90M120 38h160M330 34h150M20 50h120M350 52h130M0 66h60M400 68h80M90 64h50"
      />
      <path
        className="stone fine"
        d="M0 178C60 150 110 166 160 158C230 148 300 168 360 156C410 148 450 158 480 150V220H0Z"
      />
      <path className="argent fine" d="M396 150V132l8-10 8 10v18zM412 150v-12h26v12zM376 152v-10l10-8 10 8v10z" />
      <path className="gules fine" d="M394 133l10-14 10 14zM410 139l4-7h22l4 7z" />
      <path className="earth lined" d="M0 194C90 178 200 196 290 188C370 182 430 192 480 184V300H0Z" />
      <path
        className="scratch"
        d="M14 214h36M70 206h40M330 204h60M420 214h40M20 284h60M130 280h70M250 286h60M350 282h90M110 252h30M400 244h50"
      />
      {PIKES.map((x, index) => (
        <g key={x}>
          <path className="pike" d={`M${x} ${58 + (index % 3) * 7}V200`} />
          <path className="argent fine" d={`M${x} ${46 + (index % 3) * 7}l2.500 12h-5z`} />
        </g>
      ))}
      <Ensign x={196} y={40} height={160} arms={blazons.spain} />
      <Ensign x={302} y={48} height={150} arms={blazons.savoy} />
      {[0, 1, 2].map(rank => (
        <g key={rank}>
          {FILES.map((x, index) => (
            <Pikeman
              key={x}
              x={x + (rank % 2) * 9}
              y={168 + rank * 20}
              sash={(index + rank) % 3 === 0 ? 'gules' : 'or'}
            />
          ))}
        </g>
      ))}
      <path className="scratch" d="M160 278h60M250 282h80M120 268h30" />
      <Smoke x={410} y={136} scale={0.8} />
      <Smoke x={20} y={130} scale={1.1} />
      <Musketeer x={364} y={186} coat="azure" />
      <Musketeer x={398} y={200} coat="gules" />
      <Musketeer x={352} y={216} coat="vert" />
      <Smoke x={414} y={158} scale={0.6} />
      <Smoke x={446} y={186} scale={0.6} />
      <Smoke x={404} y={220} scale={0.5} />
      <Smoke x={112} y={180} scale={0.75} />
      <Gun />
      <g transform="translate(140 266)">
        <path className="gules lined" d="M-20-8V14C-20 22 20 22 20 14V-8Z" />
        <path className="scratch-strong" d="M-20 12-12-4-4 17 4-4 12 17 20-4" />
        <path className="argent lined" d="M-20-8C-20-16 20-16 20-8C20 0-20 0-20-8Z" />
        <path className="lance-edge" d="M-26-16 4-10M22-20-2-8" />
        <path className="lance" d="M-26-16 4-10M22-20-2-8" />
      </g>
    </Frame>
  );
}

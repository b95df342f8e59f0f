/** Two Battaglie of knights meet in the plain below a walled commune. */
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { blazons } from '@carroccio/table/heraldry/blazons.ts';
import { FLAG } from '@carroccio/table/heraldry/surfaces.ts';
import { Diaper, Frame } from '@carroccio/table/pictures/Frame.tsx';
import { Knight } from '@carroccio/table/pictures/Knight.tsx';
import { Town } from '@carroccio/table/pictures/Town.tsx';
import type { Drawn } from '@carroccio/table/ui/icons/Drawing.tsx';

function Standard({
  x,
  y,
  height,
  arms,
  left = false,
}: {
  x: number;
  y: number;
  height: number;
  arms: Blazon;
  left?: boolean;
}) {
  const width = 66;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="lance-edge" d={`M0 0V${height}`} />
      <path className="lance" d={`M0 0V${height}`} />
      <circle className="or fine" r={3.5} />
      <g transform={`translate(${left ? -width - 1 : 1} 4) scale(${width / FLAG.width})`}>
        <Arms blazon={arms} surface={FLAG} manner="painted" />
      </g>
    </g>
  );
}

/** Those who ride behind: helms, and lances still upright. */
function Ranks({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {[0, 16, 32, 48].map((across, index) => (
        <g key={across} transform={`translate(${across} ${index % 2 === 0 ? 0 : 8})`}>
          <path className="lance-edge" d="M8 76V160" />
          <path className="lance" d="M8 76V160" />
          <path className="argent fine" d="M8 66l3 10H5z" />
          <path className="stone fine" d="M0 142h15v14l-7 5-8-4z" />
          <path className="scratch-strong" d="M2 149h11" />
        </g>
      ))}
    </g>
  );
}

const FLOWERS = [
  [24, 262],
  [66, 276],
  [118, 268],
  [172, 282],
  [214, 262],
  [262, 280],
  [306, 266],
  [350, 284],
  [404, 270],
  [452, 280],
  [40, 288],
  [236, 290],
  [440, 260],
] as const;

export function Picture(drawn: Drawn) {
  return (
    <Frame drawn={drawn}>
      <Diaper ground="var(--azure)" lines="rgb(255 255 255 / 22%)" />
      <path className="vert lined" d="M120 190C150 130 190 110 246 108C310 108 344 134 372 190Z" />
      <path
        className="scratch"
        d="M160 160C176 140 190 130 206 124M178 166C190 150 200 142 214 136M330 160C318 140 304 130 290 124M312 166C302 152 294 144 280 138"
      />
      <Town x={171} y={26} />
      <path className="meadow lined" d="M0 176C90 156 150 190 240 178C330 166 400 188 480 172V300H0Z" />
      <path
        className="scratch"
        d="M20 196h40M90 190h30M200 200h50M330 190h44M420 198h40M60 246h36M220 250h46M380 246h40"
      />
      {FLOWERS.map(([x, y], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className="scratch-strong" d="M0 0v9M0 6-4 3M0 7 4 4" />
          <circle className={`${['gules', 'or', 'argent'][index % 3]} fine`} r={3} />
        </g>
      ))}
      <Ranks x={24} />
      <Ranks x={396} />
      <Standard x={52} y={34} height={160} arms={blazons.firenze} />
      <Standard x={428} y={34} height={160} arms={blazons.ghibellines} left />
      <Knight x={12} y={112} scale={0.95} arms={blazons.bologna} coat="argent" trim="azure" horse="sable" />
      <Knight x={470} y={110} scale={0.95} left arms={blazons.arezzo} coat="sable" trim="argent" horse="wood" />
      <Knight x={30} y={160} scale={1.3} arms={blazons.firenze} coat="gules" trim="argent" horse="argent" />
      <Knight x={452} y={162} scale={1.3} left arms={blazons.montefeltro} coat="azure" trim="or" horse="bay" />
    </Frame>
  );
}

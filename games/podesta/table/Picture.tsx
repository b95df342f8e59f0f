/** The square of a commune: palace and towers, merchants at their table, the gonfalone above. */
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { blazons } from '@carroccio/table/heraldry/blazons.ts';
import { GONFALON } from '@carroccio/table/heraldry/surfaces.ts';
import { Diaper, Frame } from '@carroccio/table/pictures/Frame.tsx';
import type { Drawn } from '@carroccio/table/ui/icons/Drawing.tsx';

const merlons = (x: number, y: number, width: number, count: number): string => {
  const step = width / (2 * count - 1);
  const one = `v${-step}h${step}v${step}`;
  return `M${x} ${y}${Array.from({ length: count }, () => one).join(`h${step}`)}`;
};

/** Two lights under one arch. */
function Window({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="argent fine" d="M-11 26V6C-11-7 11-7 11 6V26Z" />
      <path className="sable" d="M-8 26V12C-8 5-1 5-1 12V26ZM1 26V12C1 5 8 5 8 12V26Z" />
      <circle className="sable" cy={3} r={2} />
    </g>
  );
}

function Palace() {
  return (
    <>
      <path className="stone lined" d={`${merlons(252, 30, 30, 4)}V120H252Z`} />
      <path className="stone lined" d="M246 30h42v10l-6 6h-30l-6-6z" />
      <path className="sable" d="M260 58h5V70h-5zM270 58h5V70h-5zM264 88h6v14h-6z" />
      <path className="stone lined" d={`${merlons(166, 92, 150, 11)}V226H166Z`} />
      <path className="scratch" d="M166 108h150M166 162h150M174 120h16M290 134h20M172 176h14M300 180h12M220 150h22" />
      <Window x={196} y={122} />
      <Window x={241} y={122} />
      <Window x={286} y={122} />
      <path className="sable" d="M222 226V196C222 176 260 176 260 196V226Z" />
      <path className="argent fine" d="M218 226V196C218 170 264 170 264 196V226H259V196C259 178 223 178 223 196V226Z" />
      <path className="wood fine" d="M172 226v-10h28v10zM282 226v-10h28v10z" />
    </>
  );
}

function Houses() {
  return (
    <>
      <path className="gules lined" d={`${merlons(26, 52, 26, 3)}V226H26Z`} />
      <path className="sable" d="M35 66h7v14h-7zM35 98h7v14h-7z" />
      <path className="scratch" d="M26 90h26M26 122h26M26 150h26" />
      <path className="stone lined" d={`${merlons(110, 70, 22, 3)}V226H110Z`} />
      <path className="sable" d="M118 82h6v13h-6z" />
      <path className="or lined" d="M46 126H122V226H46Z" />
      <path className="gules lined" d="M38 128 84 102 130 128z" />
      <path className="sable" d="M58 138h9v15h-9zM80 138h9v15h-9zM102 138h9v15h-9z" />
      <path className="sable" d="M54 226V190C54 174 78 174 78 190V226ZM90 226V190C90 174 114 174 114 190V226Z" />
      <path className="argent fine" d="M50 176h68l8 14H42z" />
      <path className="gules" d="M58 176h11l-4 14H53zM82 176h11l1 14H80zM106 176h11l8 14h-13z" />
      <path className="argent lined" d={`${merlons(352, 62, 24, 3)}V226H352Z`} />
      <path className="sable" d="M360 76h7v14h-7zM360 104h7v14h-7z" />
      <path className="vert lined" d="M330 132H408V226H330Z" transform="translate(40 0)" />
      <path className="azure lined" d="M362 134 409 108 456 134z" />
      <path className="sable" d="M382 146h9v15h-9zM404 146h9v15h-9zM426 146h9v15h-9z" />
      <path className="sable" d="M380 226V194C380 178 404 178 404 194V226ZM416 226V194C416 178 440 178 440 194V226Z" />
      <path className="wood lined" d={`${merlons(432, 86, 24, 3)}V132H432Z`} />
    </>
  );
}

interface CitizenProps {
  x: number;
  y: number;
  robe: string;
  hood: string;
  left?: boolean;
}

/** A citizen in robe and hood, an arm held out before him. */
function Citizen({ x, y, robe, hood, left = false }: CitizenProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${left ? -1 : 1} 1)`}>
      <path className={`${robe} lined`} d="M-15 78C-19 46-16 22-2 20C12 21 16 46 15 78Z" />
      <path className="scratch" d="M-8 76C-9 60-8 48-6 40M2 76C2 62 3 52 4 44M9 76C9 66 9 58 9 52" />
      <path className={`${robe} lined`} d="M-2 26C8 26 18 36 27 36L27 44C14 46 2 44-6 38Z" />
      <circle className="flesh fine" cx={30} cy={40} r={4.5} />
      <path className="flesh fine" d="M-8 2H8V11C8 19-8 19-8 11Z" />
      <path
        className={`${hood} lined`}
        d="M-12 22C-16 6-10-10 2-10C10-10 13-2 12 5C8 0 2 0-1 3C-3 8-2 14 0 18C4 24 8 24 10 26C2 30-8 28-12 22ZM-10-2C-18-4-22 6-22 16C-18 10-14 8-11 8Z"
      />
      <path className="scratch-strong" d="M5 8h1.500" />
    </g>
  );
}

/** The table with the scales, the money and the ledger on it. */
function Counter() {
  return (
    <g transform="translate(240 0)">
      <path className="gules lined" d="M-78 238H78L86 300H-86Z" />
      <path className="or fine" d="M-80 248H80L81 254H-81Z" />
      <path className="lance-edge" d="M0 170V238" />
      <path className="lance" d="M0 170V238" />
      <path className="or lined" d="M-12 238h24l-5-8h-14z" />
      <path className="lance-edge" d="M-42 184 42 176" />
      <path className="lance" d="M-42 184 42 176" />
      <circle className="or fine" cy={170} r={5} />
      <path className="scratch-strong" d="M-42 184-56 212M-42 184-28 212M42 176 28 204M42 176 56 204" />
      <path className="or lined" d="M-60 212H-24C-26 224-58 224-60 212ZM24 204H60C58 216 26 216 24 204Z" />
      <path className="or fine" d="M-52 212c0-4 8-4 8 0M-46 209c0-4 8-4 8 0M-40 212c0-4 8-4 8 0" />
      <path className="stone fine" d="M36 204v-9h12v9z" />
      <path className="argent lined" d="M22 238 30 226H48L58 230 68 226H72L78 238Z" transform="translate(-2 0)" />
      <path className="scratch" d="M32 230h12M30 234h16M60 232h10" />
      {[-70, -60, -50].map((x, index) => (
        <g key={x}>
          {Array.from({ length: 3 - (index % 2) }, (_, coin) => (
            <ellipse key={coin.toString()} className="or fine" cx={x} cy={236 - coin * 4} rx={6} ry={2.6} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Gonfalone({ x, y, arms }: { x: number; y: number; arms: Blazon }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="lance-edge" d="M0-6V210M-30 4H30" />
      <path className="lance" d="M0-6V210M-30 4H30" />
      <path className="or fine" d="M0-18l4 8-4 6-4-6z" />
      <g transform="translate(-27 6) scale(0.54)">
        <Arms blazon={arms} surface={GONFALON} manner="painted" />
      </g>
    </g>
  );
}

export function Picture(drawn: Drawn) {
  return (
    <Frame drawn={drawn}>
      <Diaper ground="var(--or)" lines="rgb(90 50 0 / 28%)" />
      <Houses />
      <Palace />
      <path className="earth lined" d="M0 226H480V300H0Z" />
      <path
        className="scratch"
        d="M0 244h480M0 266h480M0 286h480M60 226 30 300M130 226 112 300M350 226 368 300M420 226 450 300"
      />
      <Gonfalone x={330} y={62} arms={blazons.firenze} />
      <Citizen x={136} y={200} robe="azure" hood="gules" />
      <Citizen x={346} y={200} robe="vert" hood="sable" left />
      <Citizen x={78} y={212} robe="purpure" hood="azure" />
      <Citizen x={408} y={210} robe="gules" hood="argent" left />
      <Counter />
    </Frame>
  );
}

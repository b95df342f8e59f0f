/** Markers: carroccio and trebuchet, damage, works, prices, months, and the factions' shields. */
import type { ReactNode } from 'react';
import { GoodSign } from '../cards/goods.tsx';
import { INK, PAPER } from '../counters/tones.ts';
import { copies, type Piece } from './cut.tsx';
import { MarkerFace, ShieldFace } from './faces.tsx';
import type { PrintSource } from './source.ts';

/** As many as a table of six needs. */
const DAMAGES = 36;
const BOARDS = 6;
const SHIELDS = 24;

const FIELD = '#efe4cc';
const BLOOD = '#e6c1ba';
const CARROCCIO =
  'M-26 18H26M-30 4H30L26 18H-26ZM0 4V-34M0-32H22V-16H0M-16 18A7 7 0 1 0-16 32A7 7 0 1 0-16 18ZM16 18A7 7 0 1 0 16 32A7 7 0 1 0 16 18Z';
const TREBUCHET = 'M-28 26H28M-20 26L0-10L20 26M-28 10L32-28M24-28L38-34L34-20ZM-12 12H12';
const HOURGLASS = 'M-18-30H18M-18 30H18M-14-30Q-14-8 0 0Q14-8 14-30M-14 30Q-14 8 0 0Q14 8 14 30';
const TRACKS = {
  sicurezza: 'M-28 22V-16H-20V-8H-10V-16H-2V-8H8V-16H16V-8H26V22ZM-6 22V8Q0 0 6 8V22',
  traffici: 'M-32 22V4Q0-22 32 4V22M-20 22V12Q-12 4-4 12V22M4 22V12Q12 4 20 12V22M-32 4H32',
  immagine: 'M-24 24V-4L0-26L24-4V24ZM-6 24V10Q0 2 6 10V24M0-26V-38M-5-33H5',
} as const;

const Line = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke={INK} strokeWidth="4" strokeLinejoin="round" strokeLinecap="round" />
);

const Damage = ({ points }: { points: string }) => (
  <text y="4" className="pod-print-damage">
    {points}
  </text>
);

/** On the first face the carroccio, on the other the trebuchet (pod.30a); one for each faction. */
export const carrocciOf = ({ words, lore, language }: PrintSource): Piece[] =>
  [0, 1].map(faction => ({
    id: `carroccio ${faction}`,
    label: `${words.carroccio} (${lore.names[language].faction(faction)})`,
    front: (
      <MarkerFace ground={faction === 0 ? '#e9b7ab' : '#f0dc8c'} words={words.carroccio}>
        <Line d={CARROCCIO} />
      </MarkerFace>
    ),
    back: (
      <MarkerFace ground={faction === 0 ? '#e9b7ab' : '#f0dc8c'} words={words.trebuchet}>
        <Line d={TREBUCHET} />
      </MarkerFace>
    ),
  }));

export const damagesOf = ({ words }: PrintSource): Piece[] => {
  const face = (points: string) => (
    <MarkerFace ground={BLOOD} words={words.damage}>
      <Damage points={points} />
    </MarkerFace>
  );
  return copies(DAMAGES, { id: 'damage', label: words.damage, front: face('−1'), back: face('−2') });
};

/** Laid beside the board while the work goes on, then on its box (pod.15g). */
export const worksOf = ({ lore, names }: PrintSource): Piece[] =>
  lore.data.works.works.flatMap(({ id, track }, work) => {
    const face = (
      <MarkerFace ground={FIELD} words={names.work(work)}>
        <Line d={TRACKS[track]} />
      </MarkerFace>
    );
    return copies(BOARDS, { id: `work ${id}`, label: names.work(work), front: face, back: face });
  });

const GoodFace = ({ good, name }: { good: number; name: string }) => (
  <MarkerFace ground={PAPER} words={name}>
    <g transform="translate(-26 -26)">
      <GoodSign good={good} size={52} />
    </g>
  </MarkerFace>
);

const TimeFace = ({ name }: { name: string }) => (
  <MarkerFace ground={FIELD} words={name}>
    <Line d={HOURGLASS} />
  </MarkerFace>
);

/** Values of the goods, the month, and who is Notaro: the same on both faces. */
export const pricesOf = ({ lore, names, words }: PrintSource): Piece[] => {
  const alike = (id: string, label: string, face: ReactNode): Piece => ({ id, label, front: face, back: face });
  return [
    ...lore.data.goods.goods.map(({ id }, good) => {
      const name = names.good(good);
      return alike(`price ${id}`, words.priceOf(name), <GoodFace good={good} name={name} />);
    }),
    ...[words.crono, words.notaro].map(name => alike(name, name, <TimeFace name={name} />)),
  ];
};

export const shieldsOf = ({ words }: PrintSource): Piece[] =>
  copies(SHIELDS, {
    id: 'shield',
    label: words.shield,
    front: <ShieldFace faction={0} />,
    back: <ShieldFace faction={1} />,
  });

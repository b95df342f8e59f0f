import { type ChargeShape, disc, mirrored, ring } from './shape.ts';

const star = (points: number, inner: number): string =>
  `${Array.from({ length: 2 * points }, (_, index) => {
    const radius = index % 2 === 0 ? 47 : inner;
    const angle = (index * Math.PI) / points;
    const x = 50 + radius * Math.sin(angle);
    const y = 50 - radius * Math.cos(angle);
    return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`;
  }).join('')}Z`;

export const mullet: ChargeShape = { solids: [star(6, 20)] };
export const annulet: ChargeShape = { solids: [ring(50, 50, 42, 13)] };
export const roundel: ChargeShape = { solids: [disc(50, 50, 42)] };
export const lozenge: ChargeShape = { solids: ['M50 4 L84 50 L50 96 L16 50 Z'] };
export const square: ChargeShape = { solids: ['M12 12 H88 V88 H12 Z'] };

export const crescent: ChargeShape = {
  solids: ['M18 16 C0 44 14 90 50 90 C86 90 100 44 82 16 C86 48 72 64 50 64 C28 64 14 48 18 16 Z'],
};

export const tower: ChargeShape = {
  solids: [
    'M22 8 H34 V17 H44 V8 H56 V17 H66 V8 H78 V30 L71 38 V86 H80 V95 H20 V86 H29 V38 L22 30 Z M43 95 V78 C43 68 57 68 57 78 V95 Z M46 58 V48 C46 43 54 43 54 48 V58 Z',
  ],
  detail:
    'M25 30 H75 M29 46 H42 M58 46 H71 M29 64 H71 M36 38 V46 M64 54 V64 M36 54 V64 M29 54 H44 M56 54 H71 M38 72 V64 M62 72 V64 M29 74 H41 M59 74 H71 M29 86 H42 M58 86 H71',
};

export const crown: ChargeShape = {
  solids: [
    'M14 84 H86 V70 L94 30 L73 52 L64 22 L50 48 L36 22 L27 52 L6 30 L14 70 Z',
    disc(94, 27, 5),
    disc(64, 18, 5),
    disc(36, 18, 5),
    disc(6, 27, 5),
  ],
  detail: 'M14 70 H86 M30 77 h.1 M50 77 h.1 M70 77 h.1',
};

const WARDS = 'M45 22 V5 H22 V13 H31 V17 H22 V26 H37 V22 Z';
const SHAFT = 'M45 6 H55 V68 H45 Z';

export const key: ChargeShape = {
  solids: [SHAFT, WARDS, ring(50, 80, 17, 8), 'M41 59 H59 V65 H41 Z'],
};

/** Two keys in saltire, wards upwards and outwards. */
const TURNED_SHAFT = 'M64.9 74 L22 16.6 L30 10.6 L72.9 68 Z';
const TURNED_WARDS = 'M24 19 L10.5 29 L5 21.5 L11.5 16.500 L9 13.2 L2.5 18 L-3 10.7 L9 1.7 L12 5.8 L18.5 1 L25 9.8 Z';
export const keys: ChargeShape = {
  solids: [
    TURNED_SHAFT,
    TURNED_WARDS,
    mirrored(TURNED_SHAFT),
    mirrored(TURNED_WARDS),
    ring(77, 84, 14, 7),
    ring(23, 84, 14, 7),
  ],
};

export const escallop: ChargeShape = {
  solids: [
    'M50 6 C58 6 60 12 66 12 C74 12 76 18 80 22 C86 26 90 32 89 40 C93 48 91 56 86 60 C80 70 70 76 62 80 L68 90 H32 L38 80 C30 76 20 70 14 60 C9 56 7 48 11 40 C10 32 14 26 20 22 C24 18 26 12 34 12 C40 12 42 6 50 6 Z',
  ],
  detail: 'M50 80 V10 M46 80 L34 16 M54 80 L66 16 M43 80 L20 26 M57 80 L80 26 M41 80 L13 44 M59 80 L87 44 M38 80 H62',
};

/** Across the chief, with five points. */
export const label: ChargeShape = {
  solids: [
    'M0 34 H100 V42 H93 L95 62 H85 L87 42 H73 L75 62 H65 L67 42 H53 L55 62 H45 L47 42 H33 L35 62 H25 L27 42 H13 L15 62 H5 L7 42 H0 Z',
  ],
};

export const crozier: ChargeShape = {
  limbs: [{ d: 'M50 97 V40 C50 28 44 26 44 17 C44 8 52 3 61 5 C70 7 73 17 68 23 C64 28 57 26 57 20', breadth: 7 }],
  solids: ['M42 40 H58 V47 H42 Z'],
};

export const lance: ChargeShape = {
  limbs: [{ d: 'M50 97 V20', breadth: 6 }],
  solids: ['M50 1 L58 16 L50 26 L42 16 Z'],
};

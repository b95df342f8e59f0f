import { type ChargeShape, disc, mirrored } from './shape.ts';

const WING =
  'M47 36 C40 36 34 31 32 22 C31 13 25 6 17 6 C10 6 4 11 6 17 C8.5 15 11 16 12 19 C5 24 0 34 1 51 L9.5 38 C7 50 8 60 12 71 L18.5 52 C18.5 61 20 67 24 73 L28.5 54 C30 59 32 62 35 65 L38 52 L45 53 Z';
const QUILLS =
  'M14 25 C11 30 9.5 34 9.5 38 M20 28 C18 36 18.5 44 18.5 52 M26 33 C25.5 40 27 48 28.5 54 M33 38 C34 44 36 48 38 52';
const BODY = 'M50 28 C57 31 60 38 59 48 C58 58 55 64 50 70 C45 64 42 58 41 48 C40 38 43 31 50 28 Z';
const TAIL = 'M50 60 C47 71 42 84 36 94 L44 91 L47 99 L50 93 L53 99 L56 91 L64 94 C58 84 53 71 50 60 Z';
const LEG = 'M45 60 C42 67 38 72 33 76';
const TALONS = 'M33 76 L24 78 M33 76 L27 85 M33 76 L35 86';
const PLUMAGE = `${QUILLS}${mirrored(QUILLS)}M46 44 L50 48 L54 44 M45 52 L50 56 L55 52 M46 60 L50 64 L54 60 M50 78 V93`;

const FEET = [
  { d: `${LEG}${mirrored(LEG)}`, breadth: 5 },
  { d: `${TALONS}${mirrored(TALONS)}`, breadth: 3 },
];

const HEAD =
  'M41 42 C44 34 43 29 42 25 C38 23 34 24 29 29 C27 21 31 14 37 11 C40 7 44 4 49 5 C57 6 60 13 59 20 L64 25 L59 27 L63 33 L58 34 L59 42 Z';

export const eagle: ChargeShape = {
  solids: [WING, mirrored(WING), TAIL, BODY, HEAD],
  limbs: FEET,
  detail: `${PLUMAGE}M37 11 C39 15 40 19 42 25${disc(45.5, 13, 1)}`,
};

const HEAD_OF_TWO = 'M50 42 L42 38 C44 33 43 29 41 26 C38 24 34 24 30 28 C28 20 32 14 37 11 C43 6 50 10 51 18 Z';
const FACE_OF_TWO = `M37 11 C39 15 40 19 41 26${disc(43.5, 15, 1)}`;

export const eagleOfTwoHeads: ChargeShape = {
  solids: [WING, mirrored(WING), TAIL, BODY, HEAD_OF_TWO, mirrored(HEAD_OF_TWO)],
  limbs: FEET,
  detail: `${PLUMAGE}${FACE_OF_TWO}M63 11 C61 15 60 19 59 26${disc(56.5, 15, 1)}M50 18 V36`,
};

/** Men and horses seen from above, looking up the page, around 0, 0. */

/** What a man carries in his right hand; by the third letter of his code and his weapon. */
export type Arm = 'sword' | 'spear' | 'pike' | 'bow' | 'javelins' | 'sling' | 'fork' | 'none' | 'lance';
/** What he carries in his left. */
export type ShieldShape = 'kite' | 'round' | 'oval' | 'none';
/** What he wears on his head. */
export type Headgear = 'helmet' | 'turban' | 'bare' | 'crest';

export const SHOULDERS = 'M-29 8C-30-5-17-9 0-9S30-5 29 8C27 19 14 21 0 21S-27 19-29 8Z';
export const ARMS = 'M-27 2C-36-4-35-16-27-19L-22-14C-27-10-24-4-20 0ZM27 2C36-4 35-16 27-19L22-14C27-10 24-4 20 0Z';

export const SHIELDS: Readonly<Record<ShieldShape, string>> = {
  kite: 'M-48-30C-42-34-26-34-20-30C-18-12-24 8-34 22C-44 8-50-12-48-30Z',
  round: 'M-34-32A19 19 0 1 1-34 6A19 19 0 1 1-34-32Z',
  oval: 'M-34-36C-22-36-17-24-17-12S-22 14-34 14S-51 2-51-12S-46-36-34-36Z',
  none: '',
};

/** What is painted on a shield, by the origin of its bearer. */
export const DEVICES: Readonly<Record<string, string>> = {
  N: 'M-36-30H-32V-14H-22V-10H-32V14L-34 18L-36 14V-10H-47V-14H-36Z',
  L: 'M-34-24L-30-14L-22-12L-28-6L-26 2L-34-2L-42 2L-40-6L-46-12L-38-14Z',
  B: 'M-36-26H-32V-15H-21V-11H-32V0H-36V-11H-47V-15H-36Z',
  A: 'M-27-24A13 13 0 1 0-27-2A10 10 0 1 1-27-24Z',
  S: 'M-49-16H-19V-10H-49Z',
  G: 'M-46-26L-40-26L-22 0L-27 2Z',
};

export const WEAPONS: Readonly<Record<Arm, string>> = {
  sword: 'M25-16L28-19L31-16V-50L28-58L25-50ZM20-15H36V-11H20Z',
  spear: 'M27-14H30V-52L33-56L28.500-70L24-56L27-52ZM27-14H30V14H27Z',
  pike: 'M27 34H30V-66L33-70L28.500-86L24-70L27-66Z',
  lance: 'M27 44H31V-74L34-80L29-98L24-80L27-74Z',
  bow: 'M-26-30C-12-52 24-52 38-30L34-28C22-46-10-46-22-28ZM-24-29L6-14L36-29L6-16.500ZM4-14H7V-52L5.500-60L4-52Z',
  javelins: 'M24-10H26.500V-50L25-60L23-50ZM31-8H33.500V-46L32-56L30-46Z',
  sling: 'M26-16C40-30 44-44 34-54C24-60 18-50 24-44C28-40 32-44 30-47L27-45C29-49 34-48 35-43C35-34 30-26 23-20Z',
  fork: 'M27 12H30V-42H38V-58H35V-46H30V-60H27V-46H22V-58H19V-42H27Z',
  none: '',
};

/** A horse from nose to tail, the rider's place at 0, 92 of it; drawn from head (0, 0) to tail (0, 173). */
export const HORSE_BODY =
  'M0-52C7-52 11-46 12-38L14-22C20-12 20 2 22 16C34 30 38 60 36 92C38 124 34 150 22 168C14 178-14 178-22 168' +
  'C-34 150-38 124-36 92C-38 60-34 30-22 16C-20 2-20-12-14-22L-12-38C-11-46-7-52 0-52Z';
export const HORSE_EARS = 'M-12-30L-19-40L-7-36ZM12-30L19-40L7-36Z';
export const HORSE_MANE = 'M-4-30C-9-10-8 12-3 34L3 34C8 12 9-10 4-30Z';
export const HORSE_TAIL = 'M-7 168C-14 184-9 200 0 216C9 200 14 184 7 168Z';
export const SADDLE = 'M-26 66C-16 60 16 60 26 66C30 84 30 100 26 116C14 122-14 122-26 116C-30 100-30 84-26 66Z';
/** Where the rider sits. */
export const SEAT_Y = 90;
/** gui.1.2f: the triangle at the head of the horse. */
export const FRONT = 'M-15-62L0-84L15-62Z';

import type { Silhouette } from './silhouettes.ts';

/** Heads and signs of Personalities, in a box of 44 by 58 around 0, 0; layers are cut out like those of figures. */
const HELM = 'M-15-12C-9-17 9-17 15-12L16.6 8L11 25H-11L-16.6 8Z';
const SIGHT = 'M-13-2H-2V1H-13ZM2-2H13V1H2ZM-1.4-14H1.4V22H-1.4Z';
const BREATHS = 'M5 7H7.6V9.6H5ZM9.6 7H12.2V9.6H9.6ZM5 12H7.6V14.6H5ZM9 12H11.6V14.6H9Z';

const PLUME = 'M-2-15C-8-22-4-30 4-29C14-28 20-20 19-10C16-17 10-19 2-15Z';
const CROWN = 'M-15-13L-18-28L-9-21L0-30L9-21L18-28L15-13Z';
const WINGS =
  'M15-8C19-20 26-24 25-31C31-24 29-12 17 0Z M-15-8C-19-20-26-24-25-31C-31-24-29-12-17 0Z M0-30L2.6-24H9L4-20L6-14L0-18L-6-14L-4-20L-9-24H-2.6Z';

/** A face under a broad-brimmed helmet. */
const KETTLE_HAT = 'M-22-5C-17-9-13-9-12-12C-10-22 10-22 12-12C13-9 17-9 22-5Z';
const FACE = 'M-10-2H10L9 9C6 16-6 16-9 9Z';
const COIF = 'M-14-2H-12L-10 10C-6 18 6 18 10 10L12-2H14C16 8 17 16 19 25H-19C-17 16-16 8-14-2Z';

export const CAPITANO: Silhouette = [PLUME, HELM];
export const KING: Silhouette = [HELM, CROWN];
export const HERO: Silhouette = [WINGS, HELM];
export const ADJUTANT: Silhouette = [COIF, FACE, KETTLE_HAT];
/** What is cut into a great helm. */
export const HELM_CUTS = SIGHT + BREATHS;

/** Small signs beside values: a sword for combat, a hex for the range of command, a roll of orders for capacity. */
export const SIGNS = {
  combat: 'M0-11L2.4-7V2.6H7V5.4H1.6V11H-1.6V5.4H-7V2.6H-2.4V-7Z',
  range: 'M-10 0L-5-8.66H5L10 0L5 8.66H-5ZM-6.6 0L-3.3 5.7H3.3L6.6 0L3.3-5.7H-3.3Z',
  capacity:
    'M-7-10H9C6.6-8.6 6.6-6 7 -4V5H10C10 9 8 10 6 10H-9C-7 8.6-6.6 6-7 4ZM-3.6-5.6V-3.4H4V-5.6ZM-3.6-0.8V1.4H4V-0.8ZM-3.6 4V6.2H2V4Z',
} as const;

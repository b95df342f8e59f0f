import type { UnitType } from '@carroccio/guelphs/survey';

/**
 * A figure in a box of 72 by 54 around 0, 0, looking right, in layers from back to front; each layer is cut out from
 * the one behind by a fine line of the ground.
 */
export type Silhouette = readonly string[];

const LANCE = 'M-30 -2L33 -18L36 -19.6L33.6 -16.2L-29.6 0Z';

const HORSE =
  // Trapper from the tail over the rump, up the neck and down the chest.
  'M-29 2C-31-2-28-7-22-7C-15-7-12-4-6-4C2-4 6-6 10-10C13-13 14-18 18-21L19-25L21.6-21.6C25-20 28-16 31-11C32-9 31-7 29-7' +
  'C26-7 23-9 21-9C19-5 19 0 20 6C20.6 10 20 14 21 18L16 20L13 18L12 26H7.6L9 18L2 19L-6 17L-12 19L-13 26H-17.6L-16.6 18.6' +
  'L-22 17L-24 26H-28.6L-26.6 15C-29 10-28 6-29 2Z' +
  // Tail and the lifted hoof.
  'M-29-1C-34 0-35 7-33 13C-32 9-31 6-28 4Z M18 18L25 17L26 23L22.4 23.6L21.8 20L18 21Z';

const RIDER =
  // Great helm, mail and leg.
  'M-4-27H5L6-20L4-16H-3L-5-20Z' + 'M-9-13C-5-16 5-16 8-13L10-4L7 3L9 12L12 14V16H4L1 4L-9 2C-11-3-11-9-9-13Z';

const RIDER_SHIELD = 'M-12-11C-8-12.6-2-12.6 2-11C3-4 0 3-5 7C-10 3-13-4-12-11Z';

/** A man on foot with a broad-brimmed helmet, at x. */
const soldier = (x: number): string =>
  `M${x - 9}-15C${x - 7}-18 ${x - 5}-18 ${x - 5}-19C${x - 4}-23 ${x + 4}-23 ${x + 5}-19C${x + 5}-18 ${x + 7}-18 ${x + 9}-15H${x + 4}L${x + 3}-11H${x - 3}L${x - 4}-15Z` +
  `M${x - 7}-9C${x - 4}-11 ${x + 4}-11 ${x + 7}-9L${x + 9} 4L${x + 6} 12L${x + 8} 26H${x + 2}L${x} 14L${x - 2} 26H${x - 8}L${x - 6} 12L${x - 9} 4Z`;

const heater = (x: number, y: number): string =>
  `M${x - 9} ${y - 11}C${x - 4} ${y - 13} ${x + 4} ${y - 13} ${x + 9} ${y - 11}C${x + 10} ${y - 1} ${x + 6} ${y + 9} ${x} ${y + 13}C${x - 6} ${y + 9} ${x - 10} ${y - 1} ${x - 9} ${y - 11}Z`;

const spear = (x: number): string => `M${x - 1.1}-20L${x - 2.6}-22L${x}-29L${x + 2.6}-22L${x + 1.1}-20V26H${x - 1.1}Z`;

const CAVALRY: Silhouette = [HORSE, `${LANCE}${RIDER}`, RIDER_SHIELD];

const INFANTRY: Silhouette = [
  spear(-31) + soldier(-19) + spear(13) + soldier(25),
  heater(-17, 3) + heater(27, 3),
  spear(-9) + soldier(3),
  heater(5, 3),
];

const CROSSBOWS: Silhouette = [
  // Man braced, one knee forward.
  'M-17-16C-15-19-13-19-13-20C-12-24-4-24-3-20C-3-19-1-19 1-16H-4L-5-12H-11L-12-16Z' +
    'M-16-10C-12-12-4-12-1-10L2 2L-2 10L6 16L5 26H-1L0 19L-9 13L-14 26H-21L-15 11L-18 2Z',
  // Tiller, prod and string.
  'M-10-6L24-9.6V-6L-8-1Z M19-22C27-16 27 2 19 8L17.6 6.6C23.6 1 23.6-15 17.6-20.6Z M18-20.6L10-7L18 6.6L16.6 7L8.4-7L16.6-21Z M24-9.2L32-8L24-6.6Z',
];

const ARCHERS: Silhouette = [
  'M-12-16C-11-23-3-24-2-17L-3-12H-10Z' +
    'M-16-10C-11-12-3-12 0-10L-1 3L4 14L8 26H2L-4 14L-10 26H-16L-10 11L-13 2Z' +
    // Quiver at the hip.
    'M-17 0L-12 1L-16 13L-21 11Z',
  // Bow arm, drawing arm, arrow.
  'M-3-10L20-9V-5.6L-3-5Z M-13-10L-22-6L-12-3Z M-22-7.2L30-8.6L36-7.4L30-6L-22-6Z',
  'M18-29C30-20 30 6 18 15L16.6 14C26 4 26-18 16.6-28Z M17.4-28L-10-7L17.4 14L17-12.6L16.6 14L-12-7L16.6-28Z',
];

const PALVESARI: Silhouette = [
  soldier(-16) + soldier(20),
  // Two tall pavises with a rib down the middle.
  'M-30-8C-24-12-8-12-2-8V24C-8 26-24 26-30 24Z M6-8C12-12 28-12 34-8V24C28 26 12 26 6 24Z',
  'M-18-9H-14V25H-18Z M18-9H22V25H18Z',
];

/** A spoked wheel: the smaller circle runs the other way round and so stays open. */
const wheel = (x: number, y: number): string =>
  `M${x} ${y - 9}A9 9 0 1 1 ${x} ${y + 9}A9 9 0 1 1 ${x} ${y - 9}Z` +
  `M${x} ${y - 6.4}A6.4 6.4 0 1 0 ${x} ${y + 6.4}A6.4 6.4 0 1 0 ${x} ${y - 6.4}Z` +
  `M${x - 1} ${y - 7}H${x + 1}V${y + 7}H${x - 1}ZM${x - 7} ${y - 1}H${x + 7}V${y + 1}H${x - 7}Z`;

const CARROCCIO: Silhouette = [
  // Mast with its cross, yard and two-tailed gonfalon.
  'M-14.4-30H-11.6V6H-14.4Z M-17-28.6H-9V-26.4H-17Z M-27-23.4H1V-21.2H-27Z' +
    'M-25-20.6H-1V-3L-6-7L-9.6-2.6L-13-7L-16.4-2.6L-20-7L-25-3Z',
  // The bed with its hangings, and the shaft.
  'M-36 1H9L8 6H36V8.4H8V15L5 12L2 15L-1 12L-4 15L-7 12L-10 15L-13 12L-16 15L-19 12L-22 15L-25 12L-28 15L-31 12L-34 15Z',
  // The ox.
  'M11 0C15-3 22-3 26-2L29-4C28-6 28-8 29-10C30-8 31-7 33-6.6C35-7 36-8 37-10C38-7 37-4.6 35-3.6L37 3L34 6.6L30 5L29 9L29 26H25.4L24.6 14L17 14L16 26H12.4L11.6 14C9 10 9 4 11 0Z M11 1C8 4 8 10 9 14C6 10 6 3 10-1Z',
  wheel(-25, 17) + wheel(-2, 17),
];

const monk = (x: number): string =>
  `M${x - 5}-13C${x - 6}-21 ${x + 6}-21 ${x + 5}-13L${x + 3}-9C${x + 9}-7 ${x + 9} 0 ${x + 10} 8L${x + 12} 26H${x - 12}L${x - 10} 8C${x - 9} 0 ${x - 9}-7 ${x - 3}-9Z`;

const RELIGIOSI: Silhouette = [monk(-20) + monk(20), monk(0), 'M13-29H16.4V-22H23V-18.6H16.4V26H13V-18.6H6.4V-22H13Z'];

export const SILHOUETTES: Readonly<Record<UnitType, Silhouette>> = {
  C: CAVALRY,
  I: INFANTRY,
  X: CROSSBOWS,
  A: ARCHERS,
  P: PALVESARI,
  W: CARROCCIO,
  R: RELIGIOSI,
};

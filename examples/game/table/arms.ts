/** Who bears which arms: imaginary quarters of a town, in the colours of their seats. */
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';

const QUARTERS: readonly Blazon[] = [
  { field: 'or', charges: [{ kind: 'eagle', tincture: 'sable' }] },
  { field: 'azure', charges: [{ kind: 'crown', tincture: 'argent' }] },
  { field: 'gules', charges: [{ kind: 'escallop', tincture: 'or' }] },
  { field: 'vert', charges: [{ kind: 'crescent', tincture: 'argent' }] },
];

export const seatArms = (seat: number): Blazon | undefined => QUARTERS[seat];

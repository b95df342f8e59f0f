/** Who bears which arms in I Podestà. */
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { type BlazonKey, blazons } from '@carroccio/table/heraldry/blazons.ts';

/** The merchants are imaginary, and so are their arms: what they trade in, in the colour of their seat. */
const MERCHANTS: readonly Blazon[] = [
  { field: 'or', charges: [{ kind: 'ram', tincture: 'sable' }] },
  { field: 'azure', charges: [{ kind: 'roundel', tincture: 'or', count: 3 }] },
  { field: 'gules', charges: [{ kind: 'rose', tincture: 'argent' }] },
  { field: 'vert', charges: [{ kind: 'escallop', tincture: 'argent' }] },
  { field: 'purpure', charges: [{ kind: 'horse-head', tincture: 'or' }] },
  { field: 'sable', charges: [{ kind: 'lozenge', tincture: 'argent', count: 3 }] },
];

/** By the id of a company of fortune. */
const COMPANIES: Readonly<Record<string, Blazon>> = {
  grifone: { field: 'gules', charges: [{ kind: 'gryphon', tincture: 'or' }] },
  bande: { field: { division: 'bendy', tinctures: ['argent', 'sable'] } },
  leone: { field: 'azure', charges: [{ kind: 'lion', tincture: 'argent' }] },
  torre: { field: 'or', charges: [{ kind: 'tower', tincture: 'gules' }] },
  stelle: { field: 'vert', charges: [{ kind: 'star', tincture: 'argent', count: 3 }] },
  scacchi: { field: { division: 'chequy', tinctures: ['or', 'sable'] } },
};

const PARTIES = ['guelphs', 'ghibellines'] as const;

const isRegistered = (id: string): id is BlazonKey => Object.hasOwn(blazons, id);

export const communeArms = (id: string): Blazon => (isRegistered(id) ? blazons[id] : blazons.empire);
export const merchantArms = (seat: number): Blazon => MERCHANTS[seat] ?? blazons.empire;
export const companyArms = (id: string): Blazon => COMPANIES[id] ?? blazons.empire;
export const factionArms = (faction: number): Blazon => blazons[PARTIES[faction] ?? 'empire'];

export const seatArms = (seat: number): Blazon => merchantArms(seat);

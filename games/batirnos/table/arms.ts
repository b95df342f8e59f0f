/** Who bears which arms in ¡¡No queda sino batirnos!! Esa. */
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { type BlazonKey, blazons } from '@carroccio/table/heraldry/blazons.ts';

/** By the id of a side: allies fight under the arms of the one named first. */
const SIDES: Readonly<Record<string, BlazonKey>> = {
  french: 'france',
  frenchEnglish: 'france',
  spanish: 'spain',
  spanishFronde: 'spain',
  frondeSpanish: 'fronde',
};

export const seatArms = (_: number, side: string): Blazon | undefined => sideArms(side);

/** None in a points battle, whose sides choose their nations later. */
export function sideArms(side: string): Blazon | undefined {
  const key = SIDES[side];
  return key && blazons[key];
}

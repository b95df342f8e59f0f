import { Shield } from '../../heraldry/Bearings.tsx';
import type { Blazon } from '../../heraldry/blazon.ts';
import { partyArms } from '../../heraldry/guelphs.ts';
import { merchantArms } from '../../heraldry/podesta.ts';

/** Who bears which arms, in the games whose sides have any. */
const ARMS: Readonly<Record<string, (seat: number) => Blazon>> = {
  guelphs: partyArms,
  podesta: merchantArms,
};

export function SeatArms({ game, seat }: { game: string; seat: number }) {
  const arms = ARMS[game];
  return arms && <Shield blazon={arms(seat)} size={30} />;
}

import { Shield } from '../../heraldry/Bearings.tsx';
import { sideArms } from '../../heraldry/batirnos.ts';
import type { Blazon } from '../../heraldry/blazon.ts';
import { partyArms } from '../../heraldry/guelphs.ts';
import { merchantArms } from '../../heraldry/podesta.ts';

/** Who bears which arms, in the games whose sides have any: by seat, or by the side the scenario puts there. */
const ARMS: Readonly<Record<string, (seat: number, side: string) => Blazon | undefined>> = {
  batirnos: (_, side) => sideArms(side),
  guelphs: partyArms,
  podesta: merchantArms,
};

export function SeatArms({ game, seat, side }: { game: string; seat: number; side: string }) {
  const blazon = ARMS[game]?.(seat, side);
  return blazon && <Shield blazon={blazon} size={30} />;
}

import { Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import type { Blazon } from '@carroccio/table/heraldry/blazon.ts';
import { ofGames } from '../../tables.ts';

type SeatArms = (seat: number, side: string) => Blazon | undefined;

/** Who bears which arms, in the games whose sides have any: by seat, or by the side the scenario puts there. */
const ARMS = ofGames(
  import.meta.glob<SeatArms>('../../../../../games/*/table/arms.ts', { eager: true, import: 'seatArms' }),
);

export function SeatArms({ game, seat, side }: { game: string; seat: number; side: string }) {
  const blazon = ARMS[game]?.(seat, side);
  return blazon && <Shield blazon={blazon} size={30} />;
}

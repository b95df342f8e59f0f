import { type Battle, card } from '@carroccio/guelphs/survey';
import { at } from '@carroccio/kernel';
import { Banner, Shield } from '@carroccio/table/heraldry/Bearings.tsx';
import { battagliaArms, contingentArms, partyArms } from '../arms.ts';
import { battagliaOfPiece, type PieceRef, sideOfPiece } from '../board/piece-ids.ts';
import type { Lore } from '../lore.ts';

interface CardArmsProps {
  readonly lore: Lore;
  readonly battle: Battle;
  readonly of: PieceRef;
}

/** Whose arms a counter bears: a unit its contingent's, a Capitano or Hero his Battaglia's, a Standard its party's. */
export function CardArms({ lore, battle: b, of: ref }: CardArmsProps) {
  const side = sideOfPiece(b, ref);
  switch (ref.kind) {
    case 'unit':
      return <Shield className="gg-card-arms" blazon={contingentArms(contingentOf(lore, b, ref.unit), side)} />;
    case 'standard':
      return <Banner className="gg-card-arms" blazon={partyArms(side)} cut="gonfalon" />;
    case 'capitano':
    case 'hero': {
      const { id } = at(b.roster.battaglie, battagliaOfPiece(b, ref));
      return <Shield className="gg-card-arms" blazon={battagliaArms(id, side)} />;
    }
  }
}

/** The counter's name in full. */
function contingentOf({ data }: Lore, b: Battle, unit: number): string {
  const { id, name } = card(b, unit);
  const army = data.armies[b.battle]?.battaglie.flatMap(({ units }) => units);
  return army?.find(one => one.id === id)?.fullName ?? name;
}

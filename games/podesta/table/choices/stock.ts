/** What there is to be spent: the purse, the treasuries one governs, the goods in the warehouse. */
import type { Stock } from '@carroccio/kernel';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';

export const createStock =
  (lore: Lore) =>
  (sight: PodestaSight): Stock[] => {
    const { names, words } = new Labels(lore, sight);
    const { seat, state } = sight;
    const player = seat === null ? undefined : state.players[seat];
    if (!player) return [];
    return [
      { ...words.stock.purse, amount: player.purse },
      ...state.communes.flatMap((commune, index) =>
        commune.podesta === seat ? [{ ...words.stock.treasury(names.commune(index)), amount: commune.treasury }] : [],
      ),
      ...player.lots.map((lots, good) => ({
        ...words.stock.lots(names.good(good)),
        amount: lots + (player.fresh[good] ?? 0),
      })),
      { ...words.stock.points, amount: player.points },
    ];
  };

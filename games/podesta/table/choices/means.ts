/** What there is to be spent by an action whose sum is named freely. */
import type { Action } from '@carroccio/kernel';
import type { Podesta } from '@carroccio/podesta/survey';
import { Labels } from '../labels.ts';
import type { Lore, PodestaSight } from '../lore.ts';

export const createMeans =
  (lore: Lore) =>
  (action: Action<Podesta>, sight: PodestaSight): string | null => {
    const labels = new Labels(lore, sight);
    const { means } = labels.words;
    const { state, decision } = sight;
    const seat = sight.seat ?? decision?.seats[0] ?? -1;
    const player = state.players[seat];
    if (!player) return null;
    const purse = (spent: number): string => means.left(player.purse, spent);
    const treasury = (commune: number, spent: number): string =>
      means.treasury(labels.names.commune(commune), state.communes[commune]?.treasury ?? 0, spent);
    const price = (good: number): number => state.prices[good] ?? 0;
    switch (action.type) {
      case 'lay':
        return decision?.frame.step === 'orderAuction' || decision?.frame.step === 'bribe'
          ? purse(action.florins)
          : null;
      case 'bid':
      case 'hire':
      case 'hireNow':
      case 'hireCaptive':
        // A bid is paid by whoever wins: what would be left of what it comes from.
        return action.from < 0 ? purse(action.florins) : `${treasury(action.from, action.florins)}; ${purse(0)}`;
      case 'borrow': {
        const { interest, months } = labels.table.world.data.contributions.bank;
        const into = action.commune < 0 ? purse(-action.florins) : treasury(action.commune, -action.florins);
        return `${means.loan(action.florins, interest, months)}; ${into}`;
      }
      case 'transfer':
        return treasury(action.from, action.florins);
      case 'buy':
        return `${means.lots(action.lots, price(action.good))}; ${purse(action.lots * price(action.good))}`;
      case 'sell':
        return `${means.lots(action.lots, price(action.good))}; ${purse(-action.lots * price(action.good))}`;
      default:
        return null;
    }
  };

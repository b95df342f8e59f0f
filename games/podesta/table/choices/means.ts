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
    const purse = means.purse(player.purse);
    const treasury = (commune: number): string =>
      means.treasury(labels.names.commune(commune), state.communes[commune]?.treasury ?? 0);
    const price = (good: number): string => means.price(state.prices[good] ?? 0);
    switch (action.type) {
      case 'lay':
        return decision?.frame.step === 'orderAuction' || decision?.frame.step === 'bribe'
          ? means.left(player.purse, action.florins)
          : null;
      case 'bid':
      case 'hire':
      case 'hireNow':
      case 'hireCaptive':
        return action.from < 0 ? purse : `${treasury(action.from)}; ${purse}`;
      case 'transfer':
        return treasury(action.from);
      case 'buy':
        return `${price(action.good)}; ${purse}`;
      case 'sell':
        return price(action.good);
      default:
        return null;
    }
  };

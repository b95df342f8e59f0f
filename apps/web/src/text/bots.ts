import { bilingual } from './bilingual.ts';

interface BotWords {
  readonly name: string;
  readonly about: string;
}

/** The bots of all games by their names; one without words here is called by its name. */
export const botText = bilingual<Readonly<Record<string, BotWords>>>({
  en: {
    random: { name: 'Chance', about: 'makes any legal move: an opponent to try the rules on' },
    captain: { name: 'Captain', about: 'weighs losses, ground and the odds of every attack' },
    merchant: { name: 'Merchant', about: 'weighs every florin and every company by the points it may bring' },
  },
  it: {
    random: { name: 'Il caso', about: 'fa una mossa lecita qualsiasi: buono per provare le regole' },
    captain: { name: 'Capitano', about: 'pesa le perdite, il terreno e le probabilità di ogni attacco' },
    merchant: { name: 'Mercante', about: 'pesa ogni fiorino e ogni compagnia per i punti che possono portare' },
  },
});

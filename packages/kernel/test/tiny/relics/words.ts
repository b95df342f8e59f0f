import type { Language, Scene, Words } from '@carroccio/kernel';
import type { Relics } from './shape.ts';

const NAMES: Record<Language, Record<string, string>> = {
  en: { siena: 'Siena', pisa: 'Pisa', lucca: 'Lucca', arezzo: 'Arezzo' },
  it: { siena: 'Siena', pisa: 'Pisa', lucca: 'Lucca', arezzo: 'Arezzo' },
};
const named = (scene: Scene<Relics>, seat: number): string => NAMES.en[scene.seatNames[seat] ?? ''] ?? String(seat);

const english: Words<Relics> = {
  about: 'Abbeys bid in secret for the relics that pilgrims will come to see.',
  scenarios: { abbey: { title: 'The abbey', about: 'Five relics, two to four abbeys.' } },
  seats: NAMES.en,
  options: {},
  steps: {
    bids: ({ relic }) => `Bid for the relic worth ${relic}: a card, then coins`,
    sale: ({ relic }) => `The relic worth ${relic} can be kept; others may offer for it`,
    answer: ({ relic }) => `Sell the relic worth ${relic} for two coins?`,
  },
  actions: {
    card: ({ card }) => `Bid the card ${card}`,
    coins: ({ coins }) => `Add ${coins} coins`,
    keep: () => 'Keep the relic',
    offer: () => 'Offer two coins',
    accept: () => 'Accept',
    decline: () => 'Decline',
  },
  events: {
    dealt: ({ seat, cards }, scene) => `${named(scene, seat)} is dealt ${cards.join(', ')}`,
    pilgrim: ({ seat }, scene) => `A pilgrim leaves a coin at ${named(scene, seat)}`,
    shown: ({ relic }) => `A relic worth ${relic} is shown`,
    bid: ({ seat, card, coins }, scene) => `${named(scene, seat)} bids ${card} and ${coins} coins`,
    won: ({ seat, relic }, scene) => `${named(scene, seat)} wins the relic worth ${relic}`,
    unsold: ({ relic }) => `The relic worth ${relic} stays unsold`,
    offered: ({ seat }, scene) => `${named(scene, seat)} offers two coins`,
    sold: ({ from, to, relic }, scene) => `${named(scene, from)} sells the relic worth ${relic} to ${named(scene, to)}`,
    declined: ({ seat }, scene) => `${named(scene, seat)} declines`,
  },
  refusals: {
    notInHand: ({ card }) => `The card ${card} is not in your hand`,
    tooDear: ({ coins }) => `${coins} coins are more than you may bid`,
    order: () => 'The card comes first, then the coins, once each',
    owner: () => 'Whoever owns the relic keeps it or sells it; the others make offers',
  },
  rolls: {},
  endings: { counted: 'relics and coins were counted' },
  figures: { relics: 'relics won' },
};

const italian: Words<Relics> = {
  about: 'Le abbazie offrono in segreto per le reliquie che i pellegrini verranno a vedere.',
  scenarios: { abbey: { title: "L'abbazia", about: 'Cinque reliquie, da due a quattro abbazie.' } },
  seats: NAMES.it,
  options: {},
  steps: {
    bids: ({ relic }) => `Offerta per la reliquia da ${relic}: una carta, poi le monete`,
    sale: ({ relic }) => `La reliquia da ${relic} si può tenere; gli altri possono offrire`,
    answer: ({ relic }) => `Vendere la reliquia da ${relic} per due monete?`,
  },
  actions: {
    card: ({ card }) => `Offre la carta ${card}`,
    coins: ({ coins }) => `Aggiunge ${coins} monete`,
    keep: () => 'Tiene la reliquia',
    offer: () => 'Offre due monete',
    accept: () => 'Accetta',
    decline: () => 'Rifiuta',
  },
  events: {
    dealt: ({ seat, cards }, scene) => `${named(scene, seat)} riceve ${cards.join(', ')}`,
    pilgrim: ({ seat }, scene) => `Un pellegrino lascia una moneta a ${named(scene, seat)}`,
    shown: ({ relic }) => `Si mostra una reliquia da ${relic}`,
    bid: ({ seat, card, coins }, scene) => `${named(scene, seat)} offre ${card} e ${coins} monete`,
    won: ({ seat, relic }, scene) => `${named(scene, seat)} vince la reliquia da ${relic}`,
    unsold: ({ relic }) => `La reliquia da ${relic} resta invenduta`,
    offered: ({ seat }, scene) => `${named(scene, seat)} offre due monete`,
    sold: ({ from, to, relic }, scene) => `${named(scene, from)} vende la reliquia da ${relic} a ${named(scene, to)}`,
    declined: ({ seat }, scene) => `${named(scene, seat)} rifiuta`,
  },
  refusals: {
    notInHand: ({ card }) => `La carta ${card} non è nella tua mano`,
    tooDear: ({ coins }) => `${coins} monete sono più di quante ne puoi offrire`,
    order: () => 'Prima la carta, poi le monete, una volta sola',
    owner: () => 'Chi possiede la reliquia la tiene o la vende; gli altri fanno offerte',
  },
  rolls: {},
  endings: { counted: 'si sono contate reliquie e monete' },
  figures: { relics: 'reliquie vinte' },
};

export const words: Record<Language, Words<Relics>> = { en: english, it: italian };

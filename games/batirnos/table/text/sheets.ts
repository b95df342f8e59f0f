/** The words of what is printed to be cut out. */

import type { Language } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

const en = {
  scale: 'Printed at full size, without scaling; pages of backs belong behind their fronts, turned over the long edge.',
  fronts: 'fronts',
  backs: 'backs',
  title: (title: string, side: string, page: number) => `${title}: ${side} ${page}`,
  page: (title: string, page: number) => `${title} ${page}`,
  counters: (army: string) => `Counters, ${army}`,
  orders: (army: string) => `Order cards, ${army}`,
  cards: 'Troops and commanders',
  markers: 'Markers',
  tracks: 'Turns and Determination',
  turns: 'Turns',
  determination: (army: string) => `Determination, ${army}`,
  backOf: (army: string) => `Back of an order card, ${army}`,
  card: {
    movement: 'Mov.',
    fire: 'Fire',
    melee: 'Melee',
    morale: 'Morale',
    protection: 'Prot.',
    weakness: 'Weak.',
    strength: 'Strength',
    strengthIs: (strength: number) => `strength ${strength}`,
    chargeIs: (points: number) => `charge +${points}`,
    pointsIs: (points: number) => GRAMMAR.en.count(points, 'point', 'points'),
  },
  series: {
    square: ['above 3', '3 or less'],
    dragoons: ['mounted', 'on foot'],
    artillery: ['in battery', 'limbered'],
  },
  loss: (losses: number) => GRAMMAR.en.count(losses, 'loss', 'losses'),
  marks: { paralysed: 'Paralysed', ambushed: 'In ambush', moved: 'Has moved', fired: 'Has fired' },
  initiative: 'Initiative',
  turn: 'Turn',
};

export type SheetWords = typeof en;

const it: SheetWords = {
  scale:
    'Stampare in grandezza naturale, senza adattare alla pagina; i retri vanno dietro i loro fronti, girando sul lato lungo.',
  fronts: 'fronti',
  backs: 'retri',
  title: (title, side, page) => `${title}: ${side} ${page}`,
  page: (title, page) => `${title} ${page}`,
  counters: army => `Pedine, ${army}`,
  orders: army => `Carte ordini, ${army}`,
  cards: 'Truppe e comandanti',
  markers: 'Indicatori',
  tracks: 'Turni e Determinazione',
  turns: 'Turni',
  determination: army => `Determinazione, ${army}`,
  backOf: army => `Retro di una carta ordini, ${army}`,
  card: {
    movement: 'Mov.',
    fire: 'Tiro',
    melee: 'Mischia',
    morale: 'Morale',
    protection: 'Prot.',
    weakness: 'Deb.',
    strength: 'Forza',
    strengthIs: strength => `forza ${strength}`,
    chargeIs: points => `carica +${points}`,
    pointsIs: points => GRAMMAR.it.count(points, 'punto', 'punti'),
  },
  series: {
    square: ['oltre 3', '3 o meno'],
    dragoons: ['a cavallo', 'a piedi'],
    artillery: ['in batteria', 'con l’avantreno'],
  },
  loss: losses => GRAMMAR.it.count(losses, 'perdita', 'perdite'),
  marks: {
    paralysed: 'Paralizzata',
    ambushed: 'In agguato',
    moved: 'Ha mosso',
    fired: 'Ha tirato',
  },
  initiative: 'Iniziativa',
  turn: 'Turno',
};

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = { en, it };

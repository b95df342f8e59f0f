import type { Words } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Palio } from '../src/shape.ts';
import { named } from './named.ts';

const squares = (count: number): string => GRAMMAR.it.count(count, 'casella', 'caselle');

export const italian: Words<Palio> = {
  about: 'Una corsa di cavalli intorno alla piazza.',
  scenarios: {
    piazza: { title: 'La piazza', about: 'Un anello di 18 caselle con quattro curve, da due a quattro fantini.' },
  },
  seats: { eagle: 'Aquila', goose: 'Oca', snail: 'Chiocciola', wave: 'Onda' },
  options: { laps: { label: 'Giri', values: { 1: 'uno', 2: 'due', 3: 'tre' } } },
  steps: {
    rope: () => 'Gioca una carta in segreto, o trattieni il cavallo',
    ride: ({ pace }) => `Andatura ${pace}: fin dove?`,
  },
  actions: {
    spur: ({ card }) => `Sprona con un ${card}`,
    rein: () => 'Trattieni il cavallo',
    ride: ({ squares: count }) => `Corri per ${squares(count)}`,
  },
  events: {
    dealt: ({ seat, cards }, scene) => `${named(scene, seat)} riceve ${cards.join(', ')}`,
    began: ({ round }) => `Turno ${round}`,
    laid: ({ seat, card }, scene) =>
      card === 0 ? `${named(scene, seat)} trattiene il cavallo` : `${named(scene, seat)} sprona con un ${card}`,
    remounted: ({ seat }, scene) => `${named(scene, seat)} è di nuovo in sella`,
    paced: ({ seat, pace }, scene) => `${named(scene, seat)} ha un’andatura di ${pace}`,
    hemmed: ({ seat }, scene) => `${named(scene, seat)} è nella ressa e resta dov’è`,
    turned: ({ seat, fell }, scene) =>
      fell ? `${named(scene, seat)} cade in curva` : `${named(scene, seat)} prende la curva a tutta velocità`,
    rode: ({ seat, squares: count }, scene) => `${named(scene, seat)} corre per ${squares(count)}`,
  },
  refusals: {
    notInHand: ({ card }) => `Non hai in mano nessun ${card}`,
    notYourRide: ({ seat }, scene) => `Sta correndo ${named(scene, seat)}`,
    beyondPace: ({ fewest, most }) => `A questa andatura, da ${fewest} a ${squares(most)}`,
    taken: ({ by }, scene) => `La casella è occupata da ${named(scene, by)}`,
  },
  rolls: { pace: 'Andatura', curve: 'Curva' },
  endings: { finish: 'un cavallo è arrivato', dusk: 'è calato il sole' },
  figures: { falls: 'cadute' },
};

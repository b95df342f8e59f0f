import type { Words } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import type { Palio } from '../src/shape.ts';
import { named } from './named.ts';

const squares = (count: number): string => GRAMMAR.en.count(count, 'square', 'squares');

export const english: Words<Palio> = {
  about: 'A horse race around the square of a town.',
  scenarios: {
    piazza: { title: 'The square', about: 'A ring of 18 squares with four curves, for two to four riders.' },
  },
  seats: { eagle: 'Eagle', goose: 'Goose', snail: 'Snail', wave: 'Wave' },
  options: { laps: { label: 'Laps', values: { 1: 'one', 2: 'two', 3: 'three' } } },
  steps: {
    rope: () => 'Lay a card in secret, or rein in',
    ride: ({ pace }) => `Pace ${pace}: how far?`,
  },
  actions: {
    spur: ({ card }) => `Spur with a ${card}`,
    rein: () => 'Rein in',
    ride: ({ squares: count }) => `Ride ${squares(count)}`,
  },
  events: {
    dealt: ({ seat, cards }, scene) => `${named(scene, seat)} is dealt ${cards.join(', ')}`,
    began: ({ round }) => `Round ${round}`,
    laid: ({ seat, card }, scene) =>
      card === 0 ? `${named(scene, seat)} reins in` : `${named(scene, seat)} spurs with a ${card}`,
    remounted: ({ seat }, scene) => `${named(scene, seat)} is in the saddle again`,
    paced: ({ seat, pace }, scene) => `${named(scene, seat)} has a pace of ${pace}`,
    hemmed: ({ seat }, scene) => `${named(scene, seat)} is hemmed in and stays`,
    turned: ({ seat, fell }, scene) =>
      fell ? `${named(scene, seat)} falls in the curve` : `${named(scene, seat)} takes the curve at full speed`,
    rode: ({ seat, squares: count }, scene) => `${named(scene, seat)} rides ${squares(count)}`,
  },
  refusals: {
    notInHand: ({ card }) => `You hold no ${card}`,
    notYourRide: ({ seat }, scene) => `${named(scene, seat)} is riding`,
    beyondPace: ({ fewest, most }) => `From ${fewest} to ${squares(most)} at this pace`,
    taken: ({ by }, scene) => `${named(scene, by)} stands there`,
  },
  rolls: { pace: 'Pace', curve: 'Curve' },
  endings: { finish: 'a horse has finished', dusk: 'dusk has fallen' },
  figures: { falls: 'falls' },
};

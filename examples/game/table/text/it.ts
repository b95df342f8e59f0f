import { GRAMMAR } from '@carroccio/kernel/text';
import type { TableWords } from './en.ts';

export const it: TableWords = {
  headings: { spur: 'Spronare', rein: 'Trattenere', ride: 'Correre' },
  cues: { fell: 'cade', held: 'resta in sella' },
  chart: {
    title: 'Curve',
    die: 'Dado',
    effect: 'Effetto',
    falls: 'il fantino cade nella curva',
    rides: 'il cavallo prosegue',
  },
  layer: 'Rischio di caduta',
  series: 'Caselle percorse',
  hand: 'Le tue carte',
  card: value => `Carta da ${value}`,
  cards: count => `Ha in mano ${GRAMMAR.it.count(count, 'carta', 'carte')}`,
  horse: (name, come, fallen) => `${name}, a ${come} caselle dalla partenza${fallen ? ', a terra' : ''}`,
  square: (name, curve) => `Casella ${name}${curve ? ', una curva' : ''}`,
  lap: (lap, laps) => `Giro ${lap} di ${laps}`,
  round: (round, rounds) => `Turno ${round} di ${rounds}`,
  of: (come, whole) => `${come} di ${whole}`,
};

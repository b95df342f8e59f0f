import { GRAMMAR } from '@carroccio/kernel/text';
export interface TableWords {
  readonly headings: Readonly<Record<'spur' | 'rein' | 'ride', string>>;
  readonly cues: { readonly fell: string; readonly held: string };
  readonly chart: {
    readonly title: string;
    readonly die: string;
    readonly effect: string;
    readonly falls: string;
    readonly rides: string;
  };
  readonly layer: string;
  readonly series: string;
  readonly hand: string;
  card(value: number): string;
  cards(count: number): string;
  horse(name: string, come: number, fallen: boolean): string;
  square(name: string, curve: boolean): string;
  lap(lap: number, laps: number): string;
  round(round: number, rounds: number): string;
  of(come: number, whole: number): string;
}

export const en: TableWords = {
  headings: { spur: 'Spur', rein: 'Rein in', ride: 'Ride' },
  cues: { fell: 'falls', held: 'holds on' },
  chart: {
    title: 'Curves',
    die: 'Die',
    effect: 'Effect',
    falls: 'the rider falls in the curve',
    rides: 'the horse rides on',
  },
  layer: 'Risk of a fall',
  series: 'Squares ridden',
  hand: 'Your cards',
  card: value => `Card of ${value}`,
  cards: count => `Holds ${GRAMMAR.en.count(count, 'card', 'cards')}`,
  horse: (name, come, fallen) => `${name}, ${come} squares from the start${fallen ? ', fallen' : ''}`,
  square: (name, curve) => `Square ${name}${curve ? ', a curve' : ''}`,
  lap: (lap, laps) => `Lap ${lap} of ${laps}`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  of: (come, whole) => `${come} of ${whole}`,
};

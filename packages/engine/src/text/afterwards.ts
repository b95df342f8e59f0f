/** What a match came of, in words: luck, mistakes, and what neither explains. */
import type { Afterwards, Amount, TurningPoint } from '@carroccio/bots';
import type { AnyAction, Language, Seat } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';

/** How whoever shows it names seats and actions. */
export interface Names {
  seat(seat: Seat): string;
  action(action: AnyAction): string;
}

interface Words {
  luckGave(who: string, points: number, error: number): string;
  noLuck(error: number): string;
  cost(who: string, points: number, error: number): string;
  noCost(who: string): string;
  dearest(who: string, entry: number, points: number, better: string): string;
  rest(who: string, points: number): string;
  byLuck(entry: number, who: string, points: number): string;
  byChoice(entry: number, who: string, points: number): string;
}

const { en, it } = GRAMMAR;
const points = (number: number): string => `${en.count(number, 'point', 'points')} of a hundred`;
const punti = (number: number): string => `${it.count(number, 'punto', 'punti')} su cento`;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    luckGave: (who, gave, error) => `Luck gave ${who} ${points(gave)}, give or take ${error}.`,
    noLuck: error => `Luck was even, give or take ${points(error)}.`,
    cost: (who, lost, error) => `Clear mistakes cost ${who} ${points(lost)}, give or take ${error}.`,
    noCost: who => `No clear mistake of ${who} was found.`,
    dearest: (who, entry, lost, better) =>
      `The dearest was made by ${who} at entry ${entry} and cost ${lost}; better would have been: ${better}.`,
    rest: (who, gave) => `Many small differences in play, none of them plain by itself, gave ${who} ${gave}.`,
    byLuck: (entry, who, gave) => `${entry}: luck for ${who}, ${points(gave)}`,
    byChoice: (entry, who, lost) => `${entry}: a choice of ${who} that cost ${points(lost)}`,
  },
  it: {
    luckGave: (who, gave, error) => `La fortuna ha dato ${punti(gave)} a favore di ${who}, con un margine di ${error}.`,
    noLuck: error => `La fortuna è stata pari, con un margine di ${punti(error)}.`,
    cost: (who, lost, error) => `Errori chiari, costo per ${who}: ${punti(lost)}, con un margine di ${error}.`,
    noCost: who => `Nessun errore chiaro di ${who}.`,
    dearest: (who, entry, lost, better) =>
      `Il più caro è di ${who}, alla voce ${entry}: è costato ${lost}. Meglio sarebbe stato: ${better}.`,
    rest: (who, gave) =>
      `Tante piccole differenze di gioco, nessuna evidente da sola, hanno dato ${gave} a favore di ${who}.`,
    byLuck: (entry, who, gave) => `${entry}: fortuna di ${who}, ${punti(gave)}`,
    byChoice: (entry, who, lost) => `${entry}: una scelta di ${who} costata ${punti(lost)}`,
  },
};

/** A chance, as points of a hundred. */
const hundred = (share: number): number => Math.round(100 * Math.abs(share));

/** Less than half a point is nothing. */
const isNothing = (share: number): boolean => hundred(share) === 0;

/** The fair sentences at the end: who was lucky, what choices cost, and what is left. */
export function afterwardsSaid({ luck, cost, rest, entries }: Afterwards, names: Names, language: Language): string[] {
  const words = WORDS[language];
  const gained = (all: readonly (readonly [Seat, number])[]): (readonly [Seat, number])[] =>
    all.filter(([, share]) => share > 0 && !isNothing(share));
  const lucky = gained(luck.map(({ points, error }, seat) => [seat, points > error ? points : 0]));
  const error = (of: readonly Amount[]): number => hundred(Math.max(...of.map(one => one.error)));
  const dearest = entries.reduce<(typeof entries)[number] | undefined>(
    (worst, one) => ((one.cost?.points ?? 0) > (worst?.cost?.points ?? 0) ? one : worst),
    undefined,
  );
  return [
    ...(lucky.length > 0
      ? lucky.map(([seat, points]) =>
          words.luckGave(names.seat(seat), hundred(points), hundred(luck[seat]?.error ?? 0)),
        )
      : [words.noLuck(error(luck))]),
    ...cost.map(({ points, error: off }, seat) =>
      isNothing(points) ? words.noCost(names.seat(seat)) : words.cost(names.seat(seat), hundred(points), hundred(off)),
    ),
    ...(dearest?.cost && dearest.seat !== null && !isNothing(dearest.cost.points)
      ? [
          words.dearest(
            names.seat(dearest.seat),
            dearest.entry,
            hundred(dearest.cost.points),
            names.action(dearest.cost.better),
          ),
        ]
      : []),
    ...gained(rest.map((points, seat) => [seat, points])).map(([seat, points]) =>
      words.rest(names.seat(seat), hundred(points)),
    ),
  ];
}

export function turningSaid({ entry, by, seat, points }: TurningPoint, names: Names, language: Language): string {
  const words = WORDS[language];
  return (by === 'luck' ? words.byLuck : words.byChoice)(entry, names.seat(seat), hundred(points));
}

/** The chances of all seats, in a row. */
export const chancesSaid = (chances: readonly number[], names: Names, language: Language): string =>
  chances.map((chance, seat) => `${names.seat(seat)} ${GRAMMAR[language].percent(chance)}`).join(', ');

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
  luckGave(who: string, points: string, error: string): string;
  noLuck(error: string): string;
  cost(who: string, points: string, error: string): string;
  noCost(who: string): string;
  dearest(who: string, entry: number, points: string, better: string): string;
  rest(who: string, points: string): string;
  byLuck(entry: number, who: string, points: string): string;
  byChoice(entry: number, who: string, points: string): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    luckGave: (who, points, error) => `Luck gave ${who} ${points} points of a hundred, give or take ${error}.`,
    noLuck: error => `Luck was even, give or take ${error} points of a hundred.`,
    cost: (who, points, error) => `Clear mistakes cost ${who} ${points} points of a hundred, give or take ${error}.`,
    noCost: who => `No clear mistake of ${who} was found.`,
    dearest: (who, entry, points, better) =>
      `The dearest was made by ${who} at entry ${entry} and cost ${points}; better would have been: ${better}.`,
    rest: (who, points) => `Many small differences in play, none of them plain by itself, gave ${who} ${points}.`,
    byLuck: (entry, who, points) => `${entry}: luck for ${who}, ${points} points of a hundred`,
    byChoice: (entry, who, points) => `${entry}: a choice of ${who} that cost ${points} points of a hundred`,
  },
  it: {
    luckGave: (who, points, error) =>
      `La fortuna ha dato ${points} punti su cento a favore di ${who}, con un margine di ${error}.`,
    noLuck: error => `La fortuna è stata pari, con un margine di ${error} punti su cento.`,
    cost: (who, points, error) =>
      `Errori chiari: a ${who} sono costati ${points} punti su cento, con un margine di ${error}.`,
    noCost: who => `Nessun errore chiaro di ${who}.`,
    dearest: (who, entry, points, better) =>
      `Il più caro è di ${who}, alla voce ${entry}: è costato ${points}. Meglio sarebbe stato: ${better}.`,
    rest: (who, points) =>
      `Tante piccole differenze di gioco, nessuna evidente da sola, hanno dato ${points} a favore di ${who}.`,
    byLuck: (entry, who, points) => `${entry}: fortuna di ${who}, ${points} punti su cento`,
    byChoice: (entry, who, points) => `${entry}: una scelta di ${who} costata ${points} punti su cento`,
  },
};

/** A chance, as points of a hundred. */
const hundred = (share: number): string => String(Math.round(100 * Math.abs(share)));

/** Less than half a point is nothing. */
const isNothing = (share: number): boolean => Math.round(100 * Math.abs(share)) === 0;

/** The fair sentences at the end: who was lucky, what choices cost, and what is left. */
export function afterwardsSaid({ luck, cost, rest, entries }: Afterwards, names: Names, language: Language): string[] {
  const words = WORDS[language];
  const gained = (all: readonly (readonly [Seat, number])[]): (readonly [Seat, number])[] =>
    all.filter(([, points]) => points > 0 && !isNothing(points));
  const lucky = gained(luck.map(({ points, error }, seat) => [seat, points > error ? points : 0]));
  const error = (of: readonly Amount[]): string => hundred(Math.max(...of.map(one => one.error)));
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

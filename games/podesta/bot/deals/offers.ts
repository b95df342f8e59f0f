/** Offers the seat makes of its own accord: those by which both sides gain, as far as it can reckon. */
import { at } from '@carroccio/kernel';
import { alive } from '../../src/10-office/office.ts';
import { whyNoOffer } from '../../src/20-agreements/clauses.ts';
import { PEACE } from '../../src/20-agreements/promises.ts';
import type { Leg } from '../../src/20-agreements/terms.ts';
import { sidesSaid } from '../../src/20-agreements/ways.ts';
import { whyNoCard } from '../../src/21-trade/bargains.ts';
import { held } from '../../src/21-trade/market.ts';
import { isBesieged } from '../../src/26-armies/movement.ts';
import { bestOf, type Choice, type Choices, eyesOf, type Mind } from '../mind.ts';
import { uncovered } from '../trade/cards.ts';
import { demands } from '../trade/demand.ts';
import { SIX, surplus } from '../trade/lots.ts';
import { cardOf } from '../trade/mercator.ts';
import { reserve } from '../worth.ts';
import { dealValue } from './deals.ts';
import { promiseCost } from './word.ts';

/** A deal has to bring this many florins before it is worth talking about. */
const WORTH_TALKING = 30;
/** What is asked for lots that would lie about, and offered for lots that are needed, of the market's price. */
const CHEAP = 0.75;
const DEAR = 1.15;
/** Months of peace that are paid for, and how much of what it costs the other; what is paid for a captive. */
const PEACE_FOR_A_WHILE = { kind: 'promise', what: PEACE, months: 3, florins: 0 } as const;
const TRIBUTE = 1.2;
const RANSOM = 200;

const tens = (florins: number): number => Math.ceil(florins / 10) * 10;

/** What the seat gives, and what it is given. */
const ways = ({ seat }: Mind, partner: number): [{ from: number; to: number }, { from: number; to: number }] => [
  { from: seat, to: partner },
  { from: partner, to: seat },
];

/** Lots the market will not take are offered below its price. */
function sales(mind: Mind, partner: number): Leg[][] {
  const { state, seat } = mind;
  const [ours, theirs] = ways(mind, partner);
  const spare = surplus(mind);
  return SIX.flatMap(good => {
    const price = CHEAP * at(state.prices, good);
    const lots = Math.min(spare, held(state, seat, good), Math.floor(at(state.players, partner).purse / price));
    return lots > 0
      ? [
          [
            { ...ours, kind: 'goods', good, lots },
            { ...theirs, kind: 'florins', florins: tens(lots * price) },
          ],
        ]
      : [];
  });
}

/** Lots for the seat's own communes, or missing for a card, are asked for above the price of the market. */
function purchases(mind: Mind, partner: number): Leg[][] {
  const { state, seat, me } = mind;
  const [ours, theirs] = ways(mind, partner);
  const wanted = [
    ...demands(mind),
    ...me.mercator.map(card => cardOf(mind, card)).filter(({ kind }) => kind === 'sell'),
  ].map(({ good, lots }) => ({ good, lots: lots - held(state, seat, good) }));
  return wanted.flatMap(({ good, lots: missing }) => {
    const lots = Math.min(missing, held(state, partner, good));
    const florins = tens(DEAR * lots * at(state.prices, good));
    if (lots <= 0 || florins > me.purse - reserve(mind)) return [];
    return [
      [
        { ...ours, kind: 'florins', florins },
        { ...theirs, kind: 'goods', good, lots },
      ],
    ];
  });
}

/** A part in a card that the seat cannot cover alone. */
const parts = (mind: Mind, partner: number): Leg[][] =>
  mind.me.mercator
    .filter(card => !whyNoCard(mind.table, mind.seat, card))
    .map(card => ({ card, lots: uncovered(mind, card) }))
    .filter(({ lots }) => lots > 0)
    .map(({ card, lots }) => [{ from: mind.seat, to: partner, kind: 'share', card, lots }]);

const leagues = ({ seat }: Mind, partner: number): Leg[][] => [
  [{ from: seat, to: partner, kind: 'league', leaving: false }],
];

/** Peace is bought from whoever stands before the walls, for a little more than he may hope to win there. */
function tributes(mind: Mind, partner: number): Leg[][] {
  const { seat, me } = mind;
  const [ours, theirs] = ways(mind, partner);
  const florins = tens(TRIBUTE * promiseCost(eyesOf(mind, partner), seat, PEACE, 0));
  if (florins === 0 || florins > me.purse) return [];
  return [
    [
      { ...ours, kind: 'florins', florins },
      { ...theirs, ...PEACE_FOR_A_WHILE },
      { ...ours, ...PEACE_FOR_A_WHILE },
    ],
  ];
}

/** A captive Podestà is bought free. */
const ransoms = ({ state, seat }: Mind, partner: number): Leg[][] =>
  state.communes.flatMap(({ captor, podesta }, commune) =>
    captor === partner && podesta === seat
      ? [
          [
            { from: seat, to: partner, kind: 'florins', florins: RANSOM },
            { from: partner, to: seat, kind: 'release', commune },
          ],
        ]
      : [],
  );

/** The best of all offers to a partner that the rules allow and that both would take. */
function offerTo(mind: Mind, partner: number): { legs: Leg[]; value: number } | undefined {
  const { table, seat: proposer } = mind;
  const other = eyesOf(mind, partner);
  const offers = [sales, purchases, parts, leagues, tributes, ransoms]
    .flatMap(kind => kind(mind, partner))
    .filter(legs => !whyNoOffer(table, { proposer, partner, legs }, 'phase') && dealValue(other, legs) > 0)
    .map(legs => ({ legs, value: dealValue(mind, legs) - WORTH_TALKING }));
  return bestOf(offers, ({ value }) => value);
}

/** One offer a month, in the seat's own phase: so none that was refused is made again. */
export function openDeal(mind: Mind, choices: Choices): Choice | undefined {
  const { state, seat } = mind;
  if (at(state.talks, seat) > 0 || !choices.some(({ type }) => type === 'endPhase')) return undefined;
  const offers = alive(state)
    .filter(partner => partner !== seat)
    .flatMap(partner => {
      const offer = offerTo(mind, partner);
      return offer ? [{ partner, ...offer }] : [];
    });
  const found = bestOf(offers, ({ value }) => value);
  return found && { type: 'propose', partner: found.partner, ...sidesSaid(found.legs, seat) };
}

/** Whoever is besieged talks before he spends his florins on anything else. */
export const sueForPeace = (mind: Mind, choices: Choices): Choice | undefined =>
  mind.communes.some(commune => isBesieged(mind.state, commune)) ? openDeal(mind, choices) : undefined;

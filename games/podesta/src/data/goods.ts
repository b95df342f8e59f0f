import { Bilingual, closed, part, Sources } from '@carroccio/kernel';
import Type from 'typebox';
import value from '../../data/goods.json' with { type: 'json' };
import { flaw } from '../../text/data/flaws.ts';
import { PARTS } from '../../text/data/parts.ts';
import { ByGood, Count, Florins, GOODS, GoodName, Source } from './shapes.ts';

const Goods = closed({
  start: Florins,
  step: Florins,
  lowest: Florins,
  highest: Florins,
  priceSource: Source,
  /** Lots a player may buy, and sell, on the market in a turn. */
  limit: closed({ lots: Count, source: Source }),
  goods: Type.Array(
    closed({
      id: GoodName,
      name: Bilingual,
      lots: Count,
      /** Counters of one lot and of two. */
      counters: Type.Array(Count, { minItems: 2, maxItems: 2 }),
      sources: Sources,
    }),
    { minItems: 6, maxItems: 6 },
  ),
  work: closed({ lots: ByGood, florins: Florins, rise: ByGood, sources: Sources }),
  feast: closed({ lots: ByGood, rise: ByGood, source: Source }),
  arming: closed({
    bellatores: closed({ base: Florins, lots: ByGood }),
    others: closed({ base: Florins, lots: ByGood }),
    rise: Florins,
    source: Source,
  }),
});

export const goods = part({
  about: PARTS.goods,
  schema: Goods,
  file: value,
  check: ({ goods: six, lowest, start, highest, step }) => [
    ...GOODS.flatMap((wanted, index) =>
      six
        .slice(index, index + 1)
        .filter(({ id }) => id !== wanted)
        .map(({ id }) => flaw(`/goods/${index}/id`, 'good-order', { id, wanted })),
    ),
    ...six.flatMap(({ id, lots, counters: [ones = 0, twos = 0] }, index) =>
      ones + 2 * twos === lots
        ? []
        : [flaw(`/goods/${index}/counters`, 'counters', { id, lots, counted: ones + 2 * twos })],
    ),
    ...([lowest, start, highest].every(price => price % step === 0) && lowest <= start && start <= highest
      ? []
      : [flaw('', 'track', { step })]),
  ],
});

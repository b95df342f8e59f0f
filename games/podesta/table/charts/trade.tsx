/** Goods, prices and cards of the market (chapters 21 to 23), and the bank (25). */

import { originsIn } from '@carroccio/table/data/origin.ts';
import { ChartTable } from '@carroccio/table/rules/ChartTable.tsx';
import type { Chart } from '@carroccio/table/table.ts';
import type { ChartSource } from './source.ts';

export const tradeCharts = (source: ChartSource): Chart[] => [
  goodsChart(source),
  pricesChart(source),
  limitsChart(source),
  mercatorChart(source),
  beneficiChart(source),
  bankChart(source),
];

function goodsChart({ data: { goods }, names, words, language }: ChartSource): Chart {
  const { trade, figure } = words;
  const { arming, work, feast } = goods;
  const asked = (lots: number | undefined): string => (lots ? String(lots) : words.none);
  return {
    id: 'goods',
    title: trade.goods,
    rules: ['pod.21b', 'pod.21c', 'pod.21n', 'pod.15.1l', 'pod.15.1n', 'pod.28c'],
    origin: originsIn([goods.goods, work, feast, arming, { source: goods.priceSource }], language),
    body: (
      <ChartTable
        caption={trade.goodsCaption(figure(goods.start), figure(goods.lowest), figure(goods.highest))}
        head={[trade.good, trade.lots, trade.counters, trade.aWork, trade.aFeast, trade.armsHorse, trade.armsFoot]}
        rows={goods.goods.map(({ id, lots, counters }, index) => ({
          head: names.good(index),
          cells: [
            String(lots),
            counters.join(' + '),
            asked(work.lots[id]),
            asked(feast.lots[id]),
            asked(arming.bellatores.lots[id]),
            asked(arming.others.lots[id]),
          ],
        }))}
      />
    ),
  };
}

function pricesChart({ data: { goods, contributions }, world, names, words, language }: ChartSource): Chart {
  const { trade, signed } = words;
  const rises = (rise: readonly number[], head: (good: string) => string) =>
    rise.flatMap((florins, good) => (florins > 0 ? [{ head: head(names.good(good)), cells: [signed(florins)] }] : []));
  const rows = [
    { head: trade.bought, cells: [signed(goods.step)] },
    { head: trade.sold, cells: [signed(-goods.step)] },
    ...rises(world.workRise, trade.workBegun),
    ...rises(world.feastRise, trade.feastHeld),
    { head: trade.armed, cells: [signed(goods.arming.rise)] },
    { head: trade.spada, cells: [signed(contributions.token.perSymbol)] },
    { head: trade.scudo, cells: [signed(-contributions.token.perSymbol)] },
  ];
  return {
    id: 'prices',
    title: trade.prices,
    rules: ['pod.21d', 'pod.21e', 'pod.21f', 'pod.21j', 'pod.21l', 'pod.22b'],
    origin: originsIn([{ source: goods.priceSource }, goods.work, goods.feast, goods.arming], language),
    body: <ChartTable caption={trade.pricesCaption} head={[words.what, words.florins]} rows={rows} />,
  };
}

function limitsChart({ data: { goods, benefici }, words, language }: ChartSource): Chart {
  const { trade, figure } = words;
  const rows = [
    [trade.lotsBought, goods.limit.lots],
    [trade.lotsSold, goods.limit.lots],
    [trade.beneficiBought(figure(benefici.price)), benefici.perTurn],
    [trade.beneficiUsed, benefici.economicPerTurn],
    [trade.armingCeiling, goods.arming.bellatores.base],
    [trade.armingCeilingOthers, goods.arming.others.base],
  ] as const;
  return {
    id: 'limits',
    title: trade.limits,
    rules: ['pod.21f', 'pod.23a', 'pod.23g', 'pod.28d'],
    origin: originsIn([goods.limit, benefici.sources, goods.arming], language),
    body: (
      <ChartTable
        caption={trade.limitsCaption}
        head={[words.what, words.effect]}
        rows={rows.map(([head, most]) => ({ head, cells: [figure(most)] }))}
      />
    ),
  };
}

function mercatorChart({ data: { mercator, goods }, names, words, language }: ChartSource): Chart {
  const { trade, figure } = words;
  const table = (kind: 'buy' | 'sell', caption: string) => {
    const cards = mercator.cards.filter(card => card.kind === kind);
    const places = [...new Set(cards.map(({ place }) => place))];
    return (
      <ChartTable
        caption={caption}
        head={[trade.good, ...places]}
        rows={goods.goods.map(({ id }, index) => ({
          head: names.good(index),
          cells: places.map(
            place =>
              cards
                .filter(card => card.good === id && card.place === place)
                .map(({ lots, price }) => trade.deal(lots, figure(price)))
                .join(', ') || words.none,
          ),
        }))}
      />
    );
  };
  return {
    id: 'mercator',
    title: trade.mercator,
    rules: ['pod.22a', 'pod.22b', 'pod.22c', 'pod.22d', 'pod.22g'],
    origin: originsIn([{ source: mercator.feeSource }, mercator.cards], language),
    body: (
      <>
        {table('buy', trade.buys(figure(mercator.fee)))}
        {table('sell', trade.sales(figure(mercator.fee)))}
      </>
    ),
  };
}

function beneficiChart({ data: { benefici }, names, words, language }: ChartSource): Chart {
  const { trade } = words;
  const { tokens } = benefici;
  const all = tokens.reduce((sum, { count }) => sum + count, 0);
  return {
    id: 'benefici',
    title: trade.benefici,
    rules: ['pod.23c', 'pod.23e', 'pod.23t', 'pod.23f', 'pod.23h', 'pod.23i', 'pod.23u', 'pod.23l', 'pod.23m'],
    origin: originsIn([benefici], language),
    body: (
      <ChartTable
        caption={trade.beneficiCaption(all)}
        head={[trade.token, trade.inBag, trade.uses]}
        rows={tokens.map(({ kind, count }, index) => ({
          head: names.token(index),
          cells: [String(count), { words: trade.kinds[kind] }],
        }))}
      />
    ),
  };
}

function bankChart({ data: { contributions }, words, language }: ChartSource): Chart {
  const { bank, company } = contributions;
  const { trade, figure } = words;
  const taxes = contributions.classes.map(({ tax }) => figure(tax)).join(', ');
  const rows = [
    [trade.perLot, figure(bank.perLot)],
    [trade.communeLoan, taxes],
    [trade.ceiling, figure(bank.ceiling)],
    [trade.interest, figure(bank.interest)],
    [trade.funds, figure(bank.funds)],
    [trade.hiring, figure(company.minimum)],
  ] as const;
  return {
    id: 'bank',
    title: trade.bank,
    rules: ['pod.25c', 'pod.25d', 'pod.25e', 'pod.25f', 'pod.25g', 'pod.25h', 'pod.31o'],
    origin: originsIn([bank, company], language),
    body: (
      <ChartTable
        caption={trade.bankCaption}
        head={[words.what, words.florins]}
        rows={rows.map(([head, florins]) => ({ head, cells: [florins] }))}
      />
    ),
  };
}

import { saidIn } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { data, rule, tableOf, written } from './support.ts';

const { benefici, companies, merchants, goods, contributions, battlefield, lengths } = data;

describe('the sestieri', () => {
  rule(['pod.9c.a', 'pod.9c.e'], 'six of them, one aristocratic, two mercantile, three of the other citizens', () => {
    const classes = contributions.sestieri.map(({ number, class: name }) => [String(number), name]);
    expect(classes.map(([, name]) => name)).toEqual([
      'bellatores',
      'mercatores',
      'mercatores',
      'laboratores',
      'laboratores',
      'laboratores',
    ]);
    const names = Object.fromEntries(contributions.classes.map(({ id, name }) => [id, name]));
    expect(Object.fromEntries(classes.map(([number, id = '']) => [number, names[id]]))).toEqual(tableOf('pod.9c.e'));
  });

  rule('pod.9c.c', "odd sestieri begin with the commune's faction, even ones against it", () => {
    expect(contributions.sestieri.map(({ starts }) => starts)).toEqual([
      'commune',
      'opposition',
      'commune',
      'opposition',
      'commune',
      'opposition',
    ]);
  });

  rule(['pod.27a', 'pod.9c.b'], 'each gives one company: cavalry, two with palvese, three of foot', () => {
    const kinds = contributions.sestieri.map(({ company }) => company);
    expect(kinds).toEqual(['feditori', 'fanti-palvese', 'fanti-palvese', 'fanti', 'fanti', 'fanti']);
    const printed = kinds.map((kind, index) => [index + 1, kind.replace('-', ' con ')]);
    expect(Object.fromEntries(printed)).toEqual(tableOf('pod.27a'));
  });
});

describe('the six goods', () => {
  rule(['pod.21c', 'pod.21b'], 'lots in the game, on counters of one lot and of two', () => {
    const counters = goods.goods.map(({ id, lots, counters: [ones = 0, twos = 0] }) => [id, lots, ones, twos]);
    expect(counters).toEqual([
      ['preziosi', 15, 1, 7],
      ['animali', 18, 4, 7],
      ['stoffe', 18, 4, 7],
      ['legname', 24, 6, 9],
      ['materiale-edile', 24, 6, 9],
      ['metalli', 24, 6, 9],
    ]);
    expect(Object.fromEntries(goods.goods.map(({ name, lots }) => [name.it, lots]))).toEqual(tableOf('pod.21c'));
    expect(goods.goods.reduce((sum, { lots }) => sum + lots, 0)).toBe(123);
  });

  rule(['pod.2d', 'pod.21e', 'pod.21n'], 'the track runs from 10 to 480 in tens and begins on 100', () => {
    expect([goods.lowest, goods.start, goods.highest, goods.step]).toEqual([10, 100, 480, 10]);
  });

  test('R9: five lots bought and five sold in a turn', () => {
    expect(goods.limit.lots).toBe(5);
  });
});

describe('the Benefici', () => {
  rule(['pod.23c', 'pod.4i'], 'fifty of them in the bag', () => {
    expect(benefici.tokens.map(({ kind, symbols, company, count }) => [kind, symbols ?? company, count])).toEqual([
      ['spada', 1, 9],
      ['spada', 2, 6],
      ['spada', 3, 3],
      ['scudo', 1, 9],
      ['scudo', 2, 6],
      ['scudo', 3, 3],
      ['proditor', undefined, 8],
      ['compagnia', 'grifone', 1],
      ['compagnia', 'bande', 1],
      ['compagnia', 'leone', 1],
      ['compagnia', 'torre', 1],
      ['compagnia', 'stelle', 1],
      ['compagnia', 'scacchi', 1],
    ]);
    expect(benefici.tokens.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  });

  rule(['pod.23a', 'pod.23g'], 'one hundred florins each, three a turn, two on the market', () => {
    expect([benefici.price, benefici.perTurn, benefici.economicPerTurn]).toEqual([100, 3, 2]);
  });
});

describe('the compagnie di ventura', () => {
  const COMPANIES = `
    grifone | Compagnia del Grifone   | gold griffin on red      | Corrado da Landrio, "il Tedesco"
    bande   | Compagnia delle Bande   | black and silver bends   | Maghino dalle Bande
    leone   | Compagnia del Leone     | silver lion on blue      | Raimondo da Cerreto, Catalan
    torre   | Compagnia della Torre   | red tower on gold        | Gualtieri di Torrenera
    stelle  | Compagnia delle Stelle  | three stars on green     | Amaury de Nantueil, Provençal
    scacchi | Compagnia degli Scacchi | black and gold chequers  | Ughetto da Sassoforte
  `;

  rule(['pod.31a', 'pod.2c'], 'six companies, each with its shield and its captain', () => {
    expect(
      companies.companies.map(({ id, name, shield, captain }) => [
        id,
        name,
        saidIn(shield, 'en'),
        saidIn(captain, 'en'),
      ]),
    ).toEqual(written(COMPANIES));
  });

  rule('pod.31h', 'a captain of feditori, palvesari and fanti', () => {
    expect(companies.units).toEqual(['capitano', 'fanti-palvese', 'fanti']);
    const factors = ({ A, D, R, M, T }: typeof battlefield.units.capitano) => ({ A, D, ...(T ? { T } : {}), R, M });
    expect({
      'capitano (feditori)': factors(battlefield.units.capitano),
      palvesari: factors(battlefield.units['fanti-palvese']),
      fanti: factors(battlefield.units.fanti),
    }).toEqual(tableOf('pod.31h'));
    expect(factors(battlefield.units.capitano)).toEqual({ A: 2, D: 2, R: 2, M: 4 });
  });

  rule('pod.31o', 'five hundred florins at least', () => {
    expect(contributions.company.minimum).toBe(500);
  });
});

rule('pod.6a', 'six merchants, each another character', () => {
  expect(merchants.merchants.map(({ name, trade }) => [name, trade.en])).toEqual([
    ['Lapo Bencivegna', 'wool'],
    ['Ghino Malaspesa', 'banker'],
    ['Bonaccorso Tegrini', 'silk'],
    ['Vanni Sardelli', 'shipowner'],
    ['Nuto Aldobrandeschi del Ponte', 'horses'],
    ['Donna Tessa Inghirelli', 'spices and gems'],
  ]);
});

rule('pod.4g', 'sixteen hundred florins and six Mercator cards each', () => {
  expect([merchants.florins, data.mercator.hand]).toEqual([1600, 6]);
});

describe('lengths and points', () => {
  rule(['pod.4b', 'pod.4a'], 'years, objectives or hours, for two to six players (R105)', () => {
    expect(
      lengths.lengths.map(({ id, years, objective, targets, players }) => [id, years, objective, targets, players]),
    ).toEqual([
      ['short', 1, undefined, undefined, [2, 6]],
      ['normal', 2, undefined, undefined, [2, 6]],
      ['long', 3, undefined, undefined, [4, 6]],
      ['conquest', 3, 'communes', [8, 6, 6, 5, 5], [2, 6]],
      ['sestieri', 3, 'sestieri', [42, 32, 30, 27, 24], [2, 6]],
      ['points', 3, 'points', [45, 40, 38, 36, 32], [2, 6]],
      ['timed', 0, undefined, undefined, [2, 6]],
    ]);
    expect(lengths.hours).toEqual([3, 5, 8]);
  });

  rule('pod.4d', 'a year has twelve turns, and the Notaro changes after six', () => {
    expect([lengths.months, lengths.notaro]).toEqual([12, 6]);
  });

  test('the points of chapter 3', () => {
    const { source, ...points } = lengths.points;
    expect(source).toEqual({ from: 'rulebook', rule: 'pod.3' });
    expect(points).toEqual({
      sestiere: 1,
      florins: 500,
      battle: 3,
      siege: 3,
      surrender: 2,
      carroccio: 1,
      refused: 1,
      exile: 12,
    });
  });
});

import { describe, expect, test } from 'vitest';
import { data, rule, tableOf } from './support.ts';

const { contributions, battlefield, works, goods } = data;

describe('contributions and taxes', () => {
  rule('pod.15.1q', 'the contribution of each class, and how often it is paid', () => {
    expect(contributions.classes.map(({ name, base }) => [name, base])).toEqual([
      ['Bellatores', 180],
      ['Mercatores', 120],
      ['Laboratores', 60],
    ]);
    const { own, turn, again } = contributions.times;
    expect({
      base: Object.fromEntries(contributions.classes.map(({ name, base }) => [name, base])),
      multiplier: { ownFactionUncommitted: own, changeOrStrip: turn, alreadyChanged: again },
    }).toEqual(tableOf('pod.15.1q'));
    expect([own, turn, again]).toEqual([1, 2, 3]);
  });

  rule('pod.14a', 'taxes of 900, 600 and 300, three thousand in all', () => {
    const taxes = Object.fromEntries(contributions.classes.map(({ name, tax }) => [name, tax]));
    expect(taxes).toEqual({ Bellatores: 900, Mercatores: 600, Laboratores: 300 });
    const byId = new Map(contributions.classes.map(({ id, tax }) => [id, tax]));
    const total = contributions.sestieri.reduce((sum, { class: id }) => sum + (byId.get(id) ?? 0), 0);
    expect({ ...taxes, total }).toEqual(tableOf('pod.14a'));
    expect(total).toBe(3000);
  });

  rule('pod.17d', 'an exile leaves three times his tax behind', () => {
    const { times } = contributions.confiscation;
    const confiscated = Object.fromEntries(contributions.classes.map(({ name, tax }) => [name, tax * times]));
    expect(confiscated).toEqual({ Bellatores: 2700, Mercatores: 1800, Laboratores: 900 });
    expect(confiscated).toEqual(tableOf('pod.17d'));
  });

  test('four sestieri elect, and two changes of face are the most', () => {
    expect([contributions.election.sestieri, contributions.mostTurns.value]).toEqual([4, 2]);
  });

  rule('pod.15.1c', 'the bonus of a work for either line, by Good government and by Patron', () => {
    const { goodGovernment, patron, imageTimes, most } = contributions.bonus;
    expect({
      oppositeFaction: { buonGoverno: goodGovernment.lower, mecenate: patron.lower },
      podestaFaction: { buonGoverno: goodGovernment.upper, mecenate: patron.upper },
    }).toEqual(tableOf('pod.15.1c'));
    expect([goodGovernment, patron]).toEqual([
      { upper: 20, lower: 10 },
      { upper: 40, lower: 20 },
    ]);
    expect([imageTimes, most]).toEqual([2, { upper: 320, lower: 160 }]);
  });

  test('a symbol on a Beneficio is worth ten florins', () => {
    expect(contributions.token.perSymbol).toBe(10);
  });
});

describe('raids and the bank', () => {
  rule(['pod.43d', 'pod.43e'], 'loot and what the citizens can still pay', () => {
    const { steps } = contributions.raids;
    expect(steps).toEqual([
      { loot: 1500, taxesLeft: 1500 },
      { loot: 900, taxesLeft: 600 },
      { loot: 600, taxesLeft: 0 },
    ]);
    expect(steps.map(({ loot }, index) => ({ raid: index + 1, loot }))).toEqual(tableOf('pod.43d'));
    expect(steps.map(({ taxesLeft }, index) => ({ raids: index + 1, taxes: taxesLeft }))).toEqual(tableOf('pod.43e'));
    expect(steps.reduce((sum, { loot }) => sum + loot, 0)).toBe(3000);
  });

  rule('pod.45.1d', 'a third, half or all of three thousand florins (R102)', () => {
    expect(contributions.rebuilding.steps).toEqual([
      { paid: 1000, months: 24 },
      { paid: 1500, months: 12 },
      { paid: 3000, months: 0 },
    ]);
    expect(tableOf('pod.45.1d')).toEqual({
      'one third': '24 months',
      half: '12 months',
      all: 'from the start of the next year',
    });
  });

  rule(['pod.25c', 'pod.25e', 'pod.25f', 'pod.25g'], 'what the bank has, lends and asks', () => {
    const { source, ...bank } = contributions.bank;
    expect(source.from).toBe('rulebook');
    expect(bank).toEqual({ funds: 10_000, ceiling: 1000, perLot: 100, interest: 20, months: 12 });
  });
});

describe('companies in battle', () => {
  rule('pod.27e', 'Attack, Defence, Shooting, Resistance and Movement of the three kinds', () => {
    const { feditori, fanti } = battlefield.units;
    const palvese = battlefield.units['fanti-palvese'];
    const row = ({ A, D, T, R, M }: typeof fanti) => [A, D, T, R, M];
    expect([fanti, palvese, feditori].map(row)).toEqual([
      [1, 1, 0, 2, 2],
      [1, 2, 1, 2, 1],
      [2, 1, 0, 2, 4],
    ]);
    const shown = ({ A, D, T, R, M }: typeof fanti) => ({ A, D, ...(T ? { T } : {}), R, M });
    expect({ fanti: shown(fanti), 'fanti con palvese': shown(palvese), feditori: shown(feditori) }).toEqual(
      tableOf('pod.27e'),
    );
  });

  rule(['pod.27f', 'pod.28h'], 'an unarmed company has one Resistance less, that is half (R54)', () => {
    expect(battlefield.unarmed.R).toBe(-1);
    for (const { R } of Object.values(battlefield.units)) expect(R + battlefield.unarmed.R).toBe(R / 2);
  });

  rule('pod.33g', 'the pairs that may be grouped', () => {
    expect(battlefield.grouping.legal).toEqual([
      ['feditori', 'feditori'],
      ['fanti-palvese', 'fanti'],
      ['fanti', 'fanti'],
    ]);
  });

  test('what a grouping, a palvese beside it and a Podestà add', () => {
    const { podesta } = battlefield;
    expect([battlefield.grouping.D, battlefield.palvese.D]).toEqual([1, 1]);
    expect([podesta.R, podesta.D, podesta.initiative]).toEqual([1, 1, 1]);
  });

  rule(['pod.2g', 'pod.33a'], 'twelve columns, eight rows, two lines for either side (R70)', () => {
    expect([battlefield.columns, battlefield.rows]).toEqual([12, 8]);
    expect([battlefield.attackerRows, battlefield.defenderRows]).toEqual([
      [1, 2],
      [7, 8],
    ]);
    expect(battlefield.wings).toEqual({ left: [1, 4], centre: [5, 8], right: [9, 12] });
  });

  rule('pod.36.5a', 'Spade 1 to 4, Scudi 1 to 4, and a warrior met by two Spade', () => {
    const { swords, shields, duelSword } = battlefield.contest;
    expect([swords, shields, duelSword]).toEqual([[1, 2, 3, 4], [1, 2, 3, 4], 2]);
  });

  test('Benefici in battle, range, small battles and rebels', () => {
    const { companiesEach, initiative, symbols } = battlefield.benefici;
    expect([companiesEach, initiative, symbols]).toEqual([2, 3, 3]);
    expect([battlefield.range.squares, battlefield.small.below, battlefield.rebels.most]).toEqual([2, 6, 2]);
  });

  test('four houses may stand in the middle of a civil war', () => {
    const { D, rows, count } = battlefield.house;
    expect([D, rows, count]).toEqual([2, [4, 5], 4]);
  });
});

describe('war on the map', () => {
  rule(['pod.29o', 'pod.29n', 'pod.29p'], 'sixty and forty florins a square from three companies on', () => {
    const { from, cavalry, infantry, freeSquares } = battlefield.expedition;
    expect([from, cavalry, infantry, freeSquares]).toEqual([3, 60, 40, 1]);
  });

  rule('pod.44g', 'walls of 2, 3 and 4', () => {
    const [base, mura, torri] = battlefield.walls;
    expect({ base, mura, torri }).toEqual({ base: { D: 2, R: 2 }, mura: { D: 3, R: 3 }, torri: { D: 4, R: 4 } });
    expect({ base, mura, torri }).toEqual(tableOf('pod.44g'));
  });

  rule(['pod.44h', 'pod.44k'], 'a trebuchet of Attack 2 and four shots; three companies besiege (R97)', () => {
    const { A, shots, companies } = battlefield.trebuchet;
    expect([A, shots, companies]).toEqual([2, 4, 3]);
  });

  rule(
    ['pod.44d', 'pod.44v', 'pod.44m', 'pod.42a'],
    'two opponents and 40 florins, six companies in the streets, two sestieri of an ally, three quiet turns',
    () => {
      const { besieged, streets, relief, stalemate } = battlefield;
      expect([besieged.opponents, besieged.esteem, streets.most]).toEqual([2, 40, 6]);
      expect([relief.alliance, stalemate.turns]).toEqual([2, 3]);
    },
  );
});

describe('works and feasts', () => {
  rule(['pod.15b', 'pod.15i', 'pod.15k'], 'three tracks of two stages, each after what it needs', () => {
    expect(works.works.map(({ id, track, requires }) => [id, track, requires])).toEqual([
      ['ampliamento-mura', 'sicurezza', []],
      ['irrobustimento-torri', 'sicurezza', ['ampliamento-mura']],
      ['strade-ponti', 'traffici', []],
      ['aree-produttive', 'traffici', ['strade-ponti']],
      ['cattedrale', 'immagine', ['irrobustimento-torri', 'aree-produttive']],
      ['palazzi-pubblici', 'immagine', ['cattedrale', 'irrobustimento-torri', 'aree-produttive']],
    ]);
    const track = (name: string) => works.works.filter(work => work.track === name).map(({ name: { it } }) => it);
    expect({ Sicurezza: track('sicurezza'), Traffici: track('traffici'), Immagine: track('immagine') }).toEqual(
      tableOf('pod.15b'),
    );
  });

  test('what the works add to walls and taxes, and which give lustre', () => {
    expect(works.works.map(({ walls, taxes, image }) => [walls, taxes, image])).toEqual([
      [1, 0, false],
      [1, 0, false],
      [0, 1000, false],
      [0, 1000, false],
      [0, 0, true],
      [0, 0, true],
    ]);
  });

  rule(['pod.15f', 'pod.15h', 'pod.2h'], 'nine hundred florins, three hundred more after three months', () => {
    expect([works.material, works.labour, works.months, goods.start]).toEqual([900, 300, 3, 100]);
  });

  rule(['pod.15.1l', 'pod.21j'], 'three lots of building material, two of timber, and their prices rise', () => {
    expect([goods.work.lots, goods.work.florins, goods.work.rise]).toEqual([
      { 'materiale-edile': 3, legname: 2 },
      900,
      { 'materiale-edile': 30, legname: 20 },
    ]);
  });

  rule(['pod.15.1m', 'pod.15.1o'], 'six feasts, one every second month', () => {
    expect(works.feasts.map(({ name, month }) => [name.it, month])).toEqual([
      ['Carnevale', 2],
      ['Pasqua', 4],
      ['Torneo', 6],
      ['Palio', 8],
      ['Santo Patrono', 10],
      ['Natale', 12],
    ]);
    expect(Object.values(tableOf('pod.15.1m') ?? {})).toEqual(works.feasts.map(({ name }) => name.it));
  });

  rule('pod.15.1n', 'a feast takes a lot each of cloth, precious goods and animals', () => {
    expect(goods.feast.lots).toEqual({ stoffe: 1, preziosi: 1, animali: 1 });
    expect(goods.feast.rise).toEqual({ stoffe: 10, preziosi: 10, animali: 10 });
  });

  rule(['pod.28c', 'pod.28d'], 'arms: metals for everybody, horses for the first sestiere, from 300 and 480', () => {
    const { bellatores, others, rise } = goods.arming;
    expect([bellatores, others, rise]).toEqual([
      { base: 480, lots: { metalli: 1, animali: 1 } },
      { base: 300, lots: { metalli: 1 } },
      10,
    ]);
  });
});

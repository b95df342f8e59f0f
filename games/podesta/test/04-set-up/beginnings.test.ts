/** What stands in the record when something begins: a match, a turn, an army, a siege, a battle and its turns. */
import { at, Generator } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { setUp } from '../../src/04-set-up/setup.ts';
import { newArmy, raise } from '../../src/26-armies/army.ts';
import { beginBattle } from '../../src/30-battle/battle-setup.ts';
import { newSiege } from '../../src/43-sieges/siege.ts';
import * as numbers from '../../src/state.ts';
import { battle, from } from '../battles.ts';
import { data } from '../data/support.ts';
import { called, toldOf } from '../live.ts';
import { communeNamed, game, mercatorCard, position, rule, sestiere, square, unitOf, world } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const FIRENZE = communeNamed('firenze');

test('the numbers that records are written in', () => {
  const { GUELPH, GHIBELLINE, NOBODY, IN_THE_BOX, OUT_OF_PLAY, UNDEPLOYED, ELIMINATED, ROUTED, CAPTURED } = numbers;
  expect({ GUELPH, GHIBELLINE, NOBODY, IN_THE_BOX, OUT_OF_PLAY }).toEqual({
    GUELPH: 0,
    GHIBELLINE: 1,
    NOBODY: -1,
    IN_THE_BOX: -1,
    OUT_OF_PLAY: -2,
  });
  expect({ UNDEPLOYED, ELIMINATED, ROUTED, CAPTURED }).toEqual({
    UNDEPLOYED: -1,
    ELIMINATED: -2,
    ROUTED: -3,
    CAPTURED: -4,
  });
  const { MOST_PLAYERS, SESTIERI, COMMUNES, FIRST_MERCENARY, MERCENARY_COMPANIES, UNITS_PER_COMPANY, ALL_UNITS } =
    numbers;
  expect([
    MOST_PLAYERS,
    SESTIERI,
    COMMUNES,
    FIRST_MERCENARY,
    MERCENARY_COMPANIES,
    UNITS_PER_COMPANY,
    ALL_UNITS,
  ]).toEqual([6, 6, 12, 72, 6, 3, 90]);
  const { GOOD_KINDS, WORKS, SPADA, SCUDO, PRODITOR, CHIT, TOKEN_KINDS } = numbers;
  expect([GOOD_KINDS, WORKS, SPADA, SCUDO, PRODITOR, CHIT, TOKEN_KINDS]).toEqual([6, 6, 0, 3, 6, 7, 13]);
  expect([numbers.communeOf(5), numbers.communeOf(6), numbers.communeOf(71)]).toEqual([0, 1, 11]);
  expect([71, 72, 74, 75, 89].map(unit => [numbers.isMercenary(unit), numbers.isCaptain(unit)])).toEqual([
    [false, false],
    [true, true],
    [true, false],
    [true, true],
    [true, false],
  ]);
  expect([
    numbers.companyOf(72),
    numbers.companyOf(74),
    numbers.companyOf(75),
    numbers.captainOf(0),
    numbers.captainOf(5),
  ]).toEqual([0, 0, 1, 72, 87]);
  expect([numbers.sestieriOf(0), numbers.sestieriOf(11)]).toEqual([
    [0, 1, 2, 3, 4, 5],
    [66, 67, 68, 69, 70, 71],
  ]);
  expect([numbers.now({ year: 1, month: 1 }), numbers.now({ year: 3, month: 12 })]).toEqual([1, 36]);
  expect(numbers.freshTurn()).toEqual({
    bought: 0,
    sold: 0,
    traded: [0, 0, 0, 0, 0, 0],
    benefici: 0,
    swayed: [],
    transfers: 0,
    declared: false,
    auctions: [],
    coups: [],
    calledOff: [],
    wavered: false,
    goneIn: [],
  });
});

describe('a match', () => {
  const begun = setUp(world, 3, new Generator({ stream: 'sfc32', words: [7, 2, 3, 1], script: [] }));
  const of = (length: number, value: number) => Array.from({ length }, () => value);

  rule(['pod.4g', 'pod.4e', 'pod.9c.c'], 'begins with 1600 florins, six cards, nothing else', () => {
    for (const player of begun.state.players) {
      const { assigned, faction, mercator, ...rest } = player;
      expect(rest).toEqual({
        purse: 1600,
        chest: 0,
        home: -1,
        lots: of(6, 0),
        fresh: of(6, 0),
        benefici: [],
        elected: false,
        exiled: false,
        out: false,
        host: -1,
        league: -1,
        changed: 0,
        points: 0,
      });
      expect([faction, mercator.length]).toEqual([world.faction[assigned], 6]);
      expect(mercator).toEqual([...mercator].sort((a, b) => a - b));
    }
    expect(begun.frames).toEqual([{ step: 'newYear' }]);
    expect(mercatorCard(at(data.mercator.cards, 0).id)).toBe(0);
  });

  rule(['pod.4f', 'pod.10d'], 'begins with twelve communes of nobody', () => {
    begun.state.communes.forEach((commune, index) => {
      expect(commune).toEqual({
        podesta: -1,
        treasury: 0,
        faction: world.faction[index],
        upper: 0,
        lower: 0,
        works: of(6, 0),
        feast: 0,
        taxed: 0,
        raids: 0,
        poor: false,
        rebuilt: 0,
        taxesFrom: 0,
        cell: -1,
        left: 0,
        captor: -1,
        until: 0,
        vacant: false,
      });
    });
  });

  rule(['pod.4g', 'pod.5a', 'pod.21a'], 'begins in January of the first year, with nothing done', () => {
    const { players, communes, notaro, mercatorDeck, bag, face, ...rest } = begun.state;
    expect([players.length, communes.length, notaro >= 0 && notaro < 3, mercatorDeck.length]).toEqual([
      3,
      12,
      true,
      data.mercator.cards.length - 18,
    ]);
    expect([0, 1, 2, 3, 4, 5].map(index => face[FIRENZE * 6 + index])).toEqual([0, 1, 0, 1, 0, 1]);
    expect(bag.length).toBe(data.benefici.tokens.reduce((sum, { count }) => sum + count, 0));
    expect(rest).toEqual({
      year: 1,
      month: 1,
      order: [0, 1, 2],
      holder: of(72, -1),
      place: Array.from({ length: 72 }, (_, one) => Math.floor(one / 6)),
      turned: of(72, 0),
      turns: of(72, -1),
      armed: of(72, 0),
      back: of(72, 0),
      exiledIn: of(72, 0),
      banished: of(72, 0),
      armyOf: of(90, -1),
      lent: of(90, -1),
      employer: of(6, -1),
      payer: of(6, -1),
      fee: of(6, 0),
      station: of(6, -1),
      armies: [],
      nextArmy: 1,
      wars: [],
      loans: [],
      prices: of(6, data.goods.start),
      deferred: of(6, 0),
      used: [],
      mercatorUsed: [],
      cardsPlayed: 0,
      cardsAllowed: 3,
      cardThisMonth: false,
      declinedCard: [],
      annales: [],
      annalesSeen: [],
      lasting: [],
      turn: numbers.freshTurn(),
      talks: [0, 0, 0],
      deal: null,
      offers: [],
      nextOffer: 1,
      promises: [],
      pledges: [],
      battle: null,
      minted: 4800,
    });
  });

  rule(['pod.4b', 'pod.13b', 'pod.21f', 'pod.32d'], 'is played with these options', () => {
    const told = Object.entries(game.options).map(([id, { values, default: usual }]) => [id, values, usual]);
    expect(told).toEqual([
      ['market', ['braked', 'free'], 'braked'],
      ['houses', [false, true], false],
      ['lives', [false, true], false],
      ['hours', [3, 5, 8], 3],
    ]);
  });
});

describe('armies and sieges', () => {
  rule(['pod.26c', 'pod.44a'], 'begin with nothing done', () => {
    expect(newArmy(4, 1, 30, 12, 2)).toEqual({
      id: 4,
      seat: 1,
      cell: 30,
      left: 12,
      walked: 0,
      owed: 0,
      shown: false,
      homeward: false,
      from: 2,
      raided: 0,
      challenged: 0,
      lifted: 0,
      stays: false,
      siege: null,
    });
    expect(newSiege(4)).toEqual({ commune: 4, hits: 0, shots: 0, total: 0, fled: [], asked: true });
    const p = position(2)
      .govern(0, 'firenze')
      .army(0, 'K4', [FI(1)]);
    const out = raise(called(p), 0, square('N6'), [FI(1), FI(3)], 12, FIRENZE);
    expect([out.id, p.state.nextArmy, p.state.armyOf[FI(1)], p.state.armyOf[FI(3)], p.state.armies]).toEqual([
      2,
      3,
      2,
      2,
      [out],
    ]);
  });
});

describe('a battle', () => {
  const hosts = (): Parameters<typeof beginBattle>[1]['hosts'] => [
    { seats: [0], units: [{ unit: FI(1), owner: 0, camp: true }] },
    { seats: [1], units: [{ unit: SI(1), owner: 1, camp: false }] },
  ];
  const begin = (kind: 'field' | 'civil' | 'street', houses = false) => {
    const p = position(2, { houses }).govern(0, 'firenze').govern(1, 'siena');
    const live = called(p);
    beginBattle(live, { kind, cell: square('N9'), commune: FIRENZE, besieger: 3, hosts: hosts() });
    return { p, live };
  };

  rule(['pod.29q', 'pod.33j'], 'begins with nobody deployed and nothing decided', () => {
    const { p, live } = begin('field');
    const { soldiers, ...rest } = p.state.battle ?? { soldiers: [] };
    expect(rest).toEqual({
      kind: 'field',
      cell: square('N9'),
      commune: FIRENZE,
      besieger: 3,
      seats: [[0], [1]],
      duel: false,
      large: false,
      commander: [-1, -1],
      tokens: [[], []],
      houses: [],
      initiative: 0,
      turn: 0,
      quiet: 0,
      wins: [0, 0],
      inflicted: [0, 0],
      failed: [false, false],
      traitors: [],
      extra: [0, 0, 0, 0, 0, 0],
      played: [0, 0],
      hesitated: [0, 0],
      winner: -1,
      fight: null,
    });
    const plain = {
      cell: -1,
      top: true,
      damage: 0,
      hurt: false,
      left: 0,
      moved: false,
      charged: false,
      fought: false,
      shot: false,
      supported: false,
      reordered: false,
      podesta: -1,
      struckBy: -1,
    };
    expect(soldiers).toEqual([
      { ...plain, unit: FI(1), side: 0, owner: 0, camp: true },
      { ...plain, unit: SI(1), side: 1, owner: 1, camp: false },
    ]);
    expect(toldOf(live, 'battleBegan')).toMatchObject([
      { kind: 'field', attackers: [0], defenders: [1], cell: square('N9') },
    ]);
  });

  rule(['pod.13b', 'pod.44v', 'pod.33j'], 'goes on with its mode, its commanders, its lines and the initiative', () => {
    const steps = (kind: 'field' | 'civil' | 'street', houses = false) =>
      begin(kind, houses).live.frames.map(frame => ('sides' in frame ? `${frame.step} ${frame.sides}` : frame.step));
    expect(steps('field')).toEqual(['mode', 'command', 'deployment 0,1', 'initiative', 'battleTurn', 'afterBattle']);
    expect(steps('street')).toEqual(['command', 'deployment 0,1', 'initiative', 'battleTurn', 'afterBattle']);
    expect(steps('civil')).toEqual([
      'mode',
      'command',
      'deployment 1',
      'deployment 0',
      'initiative',
      'battleTurn',
      'afterBattle',
    ]);
    expect(steps('civil', true).slice(1, 3)).toEqual(['command', 'houses']);
    expect(begin('civil', true).live.frames[2]).toEqual({
      step: 'houses',
      side: 1,
      left: data.battlefield.house.count,
    });
  });

  rule(
    ['pod.31m', 'pod.29q'],
    'is joined by companies hired as it begins, where the army set out from a commune of his this month',
    () => {
      const late = (origin: number, seat = 0, where = 'N9', kind: 'field' | 'street' = 'field') => {
        const p = position(2)
          .govern(0, 'firenze')
          .govern(1, 'siena')
          .govern(1, 'arezzo')
          .army(seat, where, [unitOf('grifone')], { from: origin });
        const live = called(p);
        const met = hosts();
        // Whoever stands on the square has come to the field.
        if (where === 'N9') met[seat]?.units.push({ unit: unitOf('grifone'), owner: seat, camp: false });
        beginBattle(live, { kind, cell: square('N9'), commune: -1, besieger: -1, hosts: met });
        return live.frames.filter(({ step }) => step === 'reinforcements');
      };
      expect([
        late(FIRENZE),
        late(-1),
        late(communeNamed('siena')),
        late(FIRENZE, 0, 'N8'),
        late(FIRENZE, 0, 'N9', 'street'),
      ]).toEqual([[{ step: 'reinforcements', seat: 0, side: 0 }], [], [], [], []]);
      expect(late(communeNamed('arezzo'), 1)).toEqual([{ step: 'reinforcements', seat: 1, side: 1 }]);
    },
  );

  rule(['pod.36a', 'pod.36b'], 'forgets with each turn what was done in the last', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').arm(FI(1), SI(1));
    const done = {
      left: 0,
      hurt: true,
      moved: true,
      charged: true,
      fought: true,
      shot: true,
      supported: true,
      reordered: true,
      damage: 1,
    };
    const fight = battle(p, [[FI(1), 'd2', done]], [[SI(3), 'd7', done]], {
      wins: [1, 2],
      inflicted: [3, 4],
      played: [1, 2],
      hesitated: [2, 1],
      quiet: 1,
      turn: 4,
      initiative: 1,
    });
    const match = from(p, [{ step: 'battleTurn' }]);
    expect(
      fight.soldiers.map(({ left, damage, hurt, moved, charged, fought, shot, supported, reordered }) => [
        left,
        damage,
        hurt,
        moved,
        charged,
        fought,
        shot,
        supported,
        reordered,
      ]),
    ).toEqual([
      [4, 1, false, false, false, false, false, false, false],
      [1, 1, false, false, false, false, false, false, false],
    ]);
    expect([fight.turn, fight.wins, fight.inflicted, fight.played, fight.hesitated, fight.quiet]).toEqual([
      5,
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      1,
    ]);
    expect([match.step, match.seats, match.told('battleTurn')]).toMatchObject(['battleMove', [1], [{ turn: 5 }]]);
  });
});

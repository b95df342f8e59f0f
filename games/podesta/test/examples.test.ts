/** The worked examples of the rulebook and the test vectors of its interpretation. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { expeditionCost } from '../src/army.ts';
import { initiativeTotal, podestaCommands } from '../src/battle.ts';
import { podesta } from '../src/index.ts';
import { counters } from '../src/money.ts';
import { pointsForFlorins } from '../src/scoring.ts';
import { type Battle, FIRST_MERCENARY, PRODITOR, SCUDO, type Soldier, SPADA } from '../src/state.ts';
import { taxesOf } from '../src/taxes.ts';
import { quote } from '../src/trust.ts';
import { commune, field, GOOD, match, sestiere, square, work } from './table.ts';

const rule = ruleTests(podesta.rulebook);

const FIRENZE = 'firenze';
const SIENA = 'siena';

const soldier = (unit: number, side: number, cell: number, more: Partial<Soldier> = {}): Soldier => ({
  unit,
  side,
  owner: side,
  cell,
  top: true,
  damage: 0,
  hurt: false,
  left: 4,
  moved: false,
  charged: false,
  fought: false,
  shot: false,
  supported: false,
  reordered: false,
  podesta: -1,
  camp: false,
  ...more,
});

const battle = (soldiers: Soldier[], more: Partial<Battle> = {}): Battle => ({
  kind: 'field',
  cell: 0,
  commune: -1,
  besieger: -1,
  seats: [[0], [1]],
  soldiers,
  duel: false,
  large: false,
  commander: [0, soldiers.findIndex(({ side }) => side === 1)],
  tokens: [[], []],
  houses: [],
  initiative: 0,
  turn: 1,
  quiet: 0,
  wins: [0, 0],
  inflicted: [0, 0],
  failed: [false, false],
  traitors: [],
  extra: [0, 0, 0, 0, 0, 0],
  played: [0, 0],
  winner: -1,
  fight: null,
  ...more,
});

const tail = [{ step: 'afterBattle' as const }, { step: 'turnEnd' as const, seat: 0 }, { step: 'monthEnd' as const }];
/** Contest cards are drawn by their place in the pack: the card of value n is drawn as n - 1. */
const cards = (...values: number[]): number[] => values.map(value => value - 1);

describe('florins and communes', () => {
  rule('pod.9.ex', '1,295 florins are shown with four counters', () => {
    expect(counters(1295)).toEqual([1000, 200, 90, 5]);
  });

  rule(['pod.9c.ex', 'pod.9c.c'], 'Firenze begins with its odd sestieri Guelph and its even ones Ghibelline', () => {
    const { state } = match();
    expect([1, 2, 3, 4, 5, 6].map(number => state.face[sestiere(FIRENZE, number)])).toEqual([0, 1, 0, 1, 0, 1]);
  });

  rule('pod.14a', 'a full commune pays 3,000 florins', () => {
    expect(taxesOf(match().table, commune(FIRENZE))).toBe(3000);
  });
});

describe('the trust of the sestieri', () => {
  const withWalls = () => {
    const m = match().governs(0, FIRENZE, [1, 2, 3, 5]).governs(1, SIENA);
    Object.assign(at(m.state.communes, commune(FIRENZE)), { upper: 20, lower: 10 });
    return m;
  };

  rule('pod.15.1.exa', 'with the walls done a rival strips loyal Laboratores for 140 instead of 120', () => {
    const m = withWalls();
    expect(quote(m.table, 1, sestiere(FIRENZE, 5))).toMatchObject({ florins: 140, strip: true });
    at(m.state.communes, commune(FIRENZE)).upper = 0;
    expect(quote(m.table, 1, sestiere(FIRENZE, 5)).florins).toBe(120);
  });

  rule('pod.15.1.exb', 'opposition Laboratores of the rival’s faction cost him 70 instead of 60', () => {
    const m = withWalls();
    expect(quote(m.table, 1, sestiere(FIRENZE, 4))).toMatchObject({ florins: 70, strip: false });
    at(m.state.communes, commune(FIRENZE)).lower = 0;
    expect(quote(m.table, 1, sestiere(FIRENZE, 4)).florins).toBe(60);
  });

  rule('pod.15.1.exc', 'three works of Good government bring the track to 60 above and 30 below', () => {
    const m = match().governs(0, FIRENZE).treasury(FIRENZE, 2000);
    const works = ['ampliamento-mura', 'irrobustimento-torri', 'strade-ponti'].map(work);
    for (const index of works) at(m.state.communes, commune(FIRENZE)).works[index] = 1;
    const frames = works.map(index => ({ step: 'labour' as const, seat: 0, commune: commune(FIRENZE), work: index }));
    const game = m.at([...frames, { step: 'political', seat: 0 }]);
    for (const index of works)
      game.act({ type: 'payLabour', commune: commune(FIRENZE), work: index, from: commune(FIRENZE) });
    expect(at(m.state.communes, commune(FIRENZE))).toMatchObject({ upper: 60, lower: 30, treasury: 1100 });
  });

  rule(['pod.12e', 'pod.12f'], 'a sestiere that was turned costs triple, and turns twice at most', () => {
    const m = match().governs(0, FIRENZE).governs(1, SIENA).purse(0, 5000).purse(1, 5000);
    m.holds(0, PRODITOR).holds(1, PRODITOR, PRODITOR);
    const four = sestiere(FIRENZE, 4);
    const political = (seat: number) => m.at([{ step: 'political', seat }]);
    const buy = { type: 'win', sestiere: four, token: -1 };
    expect(quote(m.table, 0, four).florins).toBe(120);
    political(0).act(buy);
    expect(quote(m.table, 1, four)).toMatchObject({ florins: 180, strip: true });
    political(1).act(buy);
    expect(quote(m.table, 0, four)).toMatchObject({ florins: 180, strip: true });
    political(0).act(buy);
    expect(m.state.turns[four]).toBe(2);
    expect(political(1).refusal(buy)).toMatchObject({ rule: 'pod.12f', reason: 'turnsSpent' });
  });

  rule('pod.23e', 'a Spada of three takes 30 off what stripping costs', () => {
    const m = match()
      .governs(0, FIRENZE)
      .governs(1, SIENA)
      .purse(1, 1000)
      .holds(1, PRODITOR, SPADA + 2);
    at(m.state.communes, commune(FIRENZE)).upper = 60;
    const game = m.at([{ step: 'political', seat: 1 }]);
    game.act({ type: 'win', sestiere: sestiere(FIRENZE, 1), token: SPADA + 2 });
    expect(at(m.state.players, 1).purse).toBe(1000 - 390);
    expect(at(m.state.players, 1).benefici).toEqual([]);
  });

  rule(['pod.23t', 'pod.15.1i'], 'the Podestà’s own works and a Scudo of two lower his price to 190', () => {
    const m = match()
      .governs(0, FIRENZE)
      .holds(0, SCUDO + 1);
    at(m.state.communes, commune(FIRENZE)).lower = 30;
    expect(quote(m.table, 0, sestiere(FIRENZE, 2), SCUDO + 1).florins).toBe(190);
  });

  rule('pod.17d', 'the exile of three opponents brings 3,600 florins', () => {
    const m = match().governs(0, FIRENZE);
    const game = m.at([{ step: 'political', seat: 0 }]);
    for (const number of [2, 4, 6]) game.act({ type: 'exile', sestiere: sestiere(FIRENZE, number) });
    expect(at(m.state.communes, commune(FIRENZE)).treasury).toBe(3600);
  });
});

describe('trade and the bank', () => {
  rule(['pod.21f', 'pod.21e'], 'five metals at 100 cost 500 and bring the price to 150', () => {
    const m = match();
    m.at([{ step: 'commercial', seat: 0 }]).act({ type: 'buy', good: GOOD.metalli, lots: 5 });
    expect(at(m.state.players, 0).purse).toBe(1100);
    expect(m.state.prices[GOOD.metalli]).toBe(150);
  });

  rule('pod.21.ex', 'four lots of metals bring the price to 140, nine of building material to 190', () => {
    const m = match(2, 'normal', { market: 'free' });
    const game = m.at([{ step: 'commercial', seat: 0 }]);
    game.act({ type: 'buy', good: GOOD.metalli, lots: 4 }).act({ type: 'buy', good: GOOD.edile, lots: 9 });
    expect([m.state.prices[GOOD.metalli], m.state.prices[GOOD.edile]]).toEqual([140, 190]);
  });

  rule('pod.21f', 'five lots in all: what goes beyond is refused, not trimmed', () => {
    const m = match().lots(0, GOOD.metalli, 5);
    m.state.prices[GOOD.metalli] = 150;
    const game = m.at([{ step: 'commercial', seat: 0 }]);
    game.act({ type: 'sell', good: GOOD.metalli, lots: 5 });
    expect(at(m.state.players, 0).purse).toBe(1600 + 750);
    expect(m.state.prices[GOOD.metalli]).toBe(100);
    game.act({ type: 'buy', good: GOOD.legname, lots: 3 });
    expect(game.refusal({ type: 'buy', good: GOOD.stoffe, lots: 3 })).toMatchObject({ reason: 'lotsLimit', most: 5 });
    expect(game.refusal({ type: 'buy', good: GOOD.stoffe, lots: 2 })).toBe(null);
  });

  rule('pod.22.ex', 'with four players the fifth Mercator card of the year is refused', () => {
    const m = match(4);
    m.state.cardsPlayed = 4;
    const card = at(at(m.state.players, 0).mercator, 0);
    const game = m.at([{ step: 'commercial', seat: 0 }]);
    expect(game.refusal({ type: 'showCard', card })).toMatchObject({ rule: 'pod.22d', most: 4 });
  });

  rule('pod.25f', 'a loan of 1,000 is repaid with 1,200', () => {
    const m = match().lots(0, GOOD.metalli, 10);
    const game = m.at([{ step: 'commercial', seat: 0 }]);
    game.act({ type: 'borrow', commune: -1, florins: 1000 });
    expect(at(m.state.players, 0).purse).toBe(2600);
    game.act({ type: 'repay', loan: 0, from: -1 });
    expect(at(m.state.players, 0).purse).toBe(1400);
  });

  rule('pod.3b', '3,099 florins at the end are worth 2 points', () => {
    expect(pointsForFlorins(match().purse(0, 3099).table, 0)).toBe(2);
  });
});

describe('armies, raids and sieges', () => {
  rule('pod.29.ex', 'three feditori and six of infantry over six squares cost 2,520', () => {
    const horse = [FIRENZE, 'lucca', 'prato'].map(id => sestiere(id, 1));
    const foot = [2, 3, 4, 5, 6].map(number => sestiere(FIRENZE, number));
    expect(expeditionCost(match().table, [...horse, ...foot, sestiere('lucca', 4)], 6)).toBe(2520);
  });

  const lucca = () => {
    const m = match(3).governs(2, 'lucca');
    const army = m.army(2, square('I4'), [sestiere('lucca', 1)]);
    return { m, army, pistoia: commune('pistoia') };
  };

  rule(['pod.43.ex', 'pod.43b', 'pod.43d', 'pod.43e'], 'feditori of Lucca raid Pistoia: 1,500, 900, 600', () => {
    const { m, army, pistoia } = lucca();
    const treasury = () => at(m.state.communes, commune('lucca')).treasury;
    for (const [loot, left] of [
      [1500, 1500],
      [2400, 600],
      [3000, 0],
    ]) {
      m.at([{ step: 'military', seat: 2 }]).act({ type: 'raid', army, commune: pistoia, to: commune('lucca') });
      expect(treasury()).toBe(loot);
      expect(taxesOf(m.table, pistoia)).toBe(left);
      m.state.month++;
    }
    expect(at(m.state.communes, pistoia).poor).toBe(true);
    expect(at(m.state.players, 2).purse).toBe(1600);
  });

  rule(['pod.45.1a', 'pod.3d'], 'three companies walk into a ruined commune without siege points', () => {
    const { m, pistoia } = lucca();
    const army = m.army(
      2,
      square('I3'),
      [3, 5, 6].map(number => sestiere('lucca', number)),
    );
    Object.assign(at(m.state.communes, pistoia), { poor: true, raids: 3 });
    const game = m.at([{ step: 'military', seat: 2 }], [4, 4, 4]);
    game.act({ type: 'takePoor', army, commune: pistoia });
    expect(at(m.state.communes, pistoia).podesta).toBe(2);
    expect(at(m.state.players, 2).points).toBe(0);
  });

  const siege = (draws: number[]) => {
    const m = match(3).governs(2, 'lucca');
    const army = m.army(
      2,
      square('I3'),
      [1, 3, 5].map(number => sestiere('lucca', number)),
    );
    const game = m.at([{ step: 'military', seat: 2 }], draws);
    game.act({ type: 'besiege', army, commune: commune('pistoia') });
    return { m, game, army };
  };

  rule(['pod.44u', 'pod.44g', 'pod.44p'], 'base walls fall to the second hit, and the commune surrenders', () => {
    const { m, game, army } = siege([...cards(3, 1), ...cards(2, 2), ...cards(4, 3), 4, 4, 4]);
    const shots = [1, 2, 3].map(() => at(game.act({ type: 'shootWalls', army }).told('wallShot'), 0));
    expect(shots).toMatchObject([{ hit: true }, { hit: false }, { hit: true, left: 0 }]);
    expect(at(m.state.communes, commune('pistoia')).podesta).toBe(2);
    expect(at(m.state.players, 2).points).toBe(3);
  });

  rule('pod.44g', 'walls with towers are hit only by four Spade against one Scudo', () => {
    const { m, game, army } = siege([...cards(4, 2), ...cards(4, 1)]);
    for (const id of ['ampliamento-mura', 'irrobustimento-torri'])
      at(m.state.communes, commune('pistoia')).works[work(id)] = -1;
    const shots = [1, 2].map(() => at(game.act({ type: 'shootWalls', army }).told('wallShot'), 0));
    expect(shots).toMatchObject([{ hit: false }, { hit: true, left: 3 }]);
  });
});

describe('battle', () => {
  rule(
    ['pod.35.ex', 'pod.35a', 'pod.35c'],
    '32 against 33, a Scudo of three and a Spada of two: the attacker begins',
    () => {
      const m = match(2);
      const grifone = [0, 1, 2].map(index => FIRST_MERCENARY + index);
      const leone = [6, 7, 8].map(index => FIRST_MERCENARY + index);
      const army = (id: string, other: string) => [
        ...[id, other].map(one => sestiere(one, 1)),
        ...[2, 3].map(number => sestiere(id, number)),
        sestiere(other, 2),
        ...[4, 5, 6].map(number => sestiere(id, number)),
        sestiere(other, 4),
      ];
      const ghibellines = [...grifone, ...army(SIENA, 'empoli')].map((unit, i) => soldier(unit, 0, i));
      const guelphs = [...leone, ...army(FIRENZE, 'lucca')].map((unit, i) => soldier(unit, 1, 40 + i));
      at(guelphs, 3).podesta = commune(FIRENZE);
      m.state.battle = battle([...ghibellines, ...guelphs], {
        tokens: [[{ kind: SCUDO + 2, owner: 0 }], [{ kind: SPADA + 1, owner: 1 }]],
      });
      expect([0, 1].map(side => initiativeTotal(m.table, m.state.battle ?? battle([]), side))).toEqual([32, 33]);
      const game = m.at([{ step: 'initiative' }, { step: 'battleTurn' }, ...tail]);
      game.act({ type: 'commit', token: SCUDO + 2 }, 0).act({ type: 'commit', token: SPADA + 1 }, 1);
      game.act({ type: 'ready' }, 0).act({ type: 'ready' }, 1);
      expect(game.told('initiative')).toMatchObject([{ totals: [32, 32], side: 0 }]);
    },
  );

  /** Two groupings of feditori face to face; the Guelphs are the attackers. */
  const groupings = (duel: boolean) => {
    const m = match(2);
    const [guelph, second] = [sestiere(FIRENZE, 1), sestiere('lucca', 1)];
    const [ghibelline, other] = [sestiere(SIENA, 1), sestiere('arezzo', 1)];
    for (const unit of [guelph, second, ghibelline, other]) m.state.armed[unit] = 1;
    m.state.battle = battle(
      [
        soldier(guelph, 0, field('f4')),
        soldier(second, 0, field('f4'), { top: false }),
        soldier(ghibelline, 1, field('f5')),
        soldier(other, 1, field('f5'), { top: false }),
        soldier(sestiere(SIENA, 4), 1, field('a8')),
        soldier(sestiere(FIRENZE, 4), 0, field('a1')),
      ],
      { commander: [5, 4], duel },
    );
    return { m, guelph, ghibelline };
  };

  rule(['pod.36.5.exa', 'pod.36.5e'], '7 against 7 is parried, 6 against 5 hurts the Guelphs', () => {
    const { m, guelph, ghibelline } = groupings(false);
    const game = m.at([{ step: 'battleFight', side: 0, passes: 0 }, ...tail], cards(3, 2, 2, 4));
    game.act({ type: 'fight', soldier: game.soldier(guelph), target: game.soldier(ghibelline) });
    expect(game.told('clash')).toMatchObject([{ attack: [7, 6], defence: [5, 7], damage: [1, 0] }]);
  });

  rule(['pod.36.5.exb', 'pod.36.5h'], 'a duel: Scudo parries, two Spade strike the warrior, no third card', () => {
    const { m, guelph, ghibelline } = groupings(true);
    const game = m.at([{ step: 'battleFight', side: 0, passes: 0 }, ...tail]);
    game.act({ type: 'fight', soldier: game.soldier(guelph), target: game.soldier(ghibelline) });
    game.act({ type: 'duelCard', card: 1 }, 0).act({ type: 'duelCard', card: 0 }, 1);
    expect(game.step).toBe('duel');
    game.act({ type: 'duelCard', card: 0 }, 0).act({ type: 'duelCard', card: 2 }, 1);
    expect(game.told('clash')).toMatchObject([{ attack: [4, 4], defence: [3, 3], damage: [0, 1] }]);
  });

  rule(['pod.36.7e', 'pod.28h'], 'an armed company falls to the third hit, an unarmed one to the second', () => {
    for (const [armed, hits] of [
      [1, 3],
      [0, 2],
    ]) {
      const { m, guelph, ghibelline } = groupings(false);
      m.state.armed[ghibelline] = armed ?? 0;
      const game = m.at([{ step: 'fates', damage: [], shot: true }, { step: 'reorder', side: 0 }, ...tail]);
      expect(game.step).toBe('reorder');
      for (let hit = 1; hit <= (hits ?? 0); hit++) {
        const fight = { soldiers: [game.soldier(guelph), game.soldier(ghibelline)], helpers: [[], []] };
        if (m.state.battle) m.state.battle.fight = fight;
        m.at([{ step: 'fates', damage: [0, 1], shot: true }, { step: 'reorder', side: 0 }, ...tail]);
        expect(game.soldierOf(ghibelline).cell < 0).toBe(hit === hits);
      }
    }
  });

  rule(['pod.33.ex', 'pod.31i', 'pod.38i'], 'the captain of the Grifone commands and cannot be bought', () => {
    const captain = FIRST_MERCENARY;
    const m = match(2);
    m.state.employer[0] = 1;
    m.state.bag.splice(m.state.bag.indexOf(7), 1);
    m.state.battle = battle(
      [
        soldier(sestiere(FIRENZE, 1), 0, field('a1')),
        soldier(captain, 1, field('a8')),
        soldier(captain + 1, 1, field('c8')),
      ],
      { tokens: [[{ kind: PRODITOR, owner: 0 }], []] },
    );
    const game = m.at([{ step: 'battleMove', side: 0, passes: 0 }, ...tail]);
    expect(game.legal('bribe')).toEqual([]);
    expect(podestaCommands(m.state.battle, 1)).toBe(false);
    m.state.battle.commander[1] = 2;
    expect(m.at([{ step: 'battleMove', side: 0, passes: 0 }, ...tail]).legal('bribe')).toHaveLength(1);
  });

  rule(['pod.41c', 'pod.13g', 'pod.3l'], 'rebels who win a civil war: +3; the ousted Podestà −3 and −12', () => {
    const m = match(2).governs(0, FIRENZE, [1, 3, 5]).governs(1, SIENA).holds(1, PRODITOR);
    const four = sestiere(FIRENZE, 4);
    m.state.holder[four] = 1;
    const game = m.at([
      { step: 'political', seat: 1 },
      { step: 'turnEnd', seat: 1 },
    ]);
    game.act({ type: 'rise', sestieri: [four] });
    game.act({ type: 'chooseMode', duel: false }, 0).act({ type: 'chooseMode', duel: false }, 1);
    for (const seat of [1, 0]) game.act(at(game.legal('command', seat), 0), seat).act({ type: 'ready' }, seat);
    while (game.step === 'choosing') game.act({ type: 'ready' });
    while (game.step === 'deployment') game.act(at(game.legal('deploy'), 0));
    game.act({ type: 'ready' }, 0).act({ type: 'ready' }, 1);
    if (game.asked[0] === 1) game.act({ type: 'pass' });
    game.draws(4, 4, 4, 4).act({ type: 'parley' }, 0).act({ type: 'concede' }, 0);
    expect(at(m.state.communes, commune(FIRENZE)).podesta).toBe(1);
    expect(m.state.players.map(({ points }) => points)).toEqual([-15, 3]);
  });
});

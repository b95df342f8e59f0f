import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { mustStayInside } from '../../src/43-sieges/siege.ts';
import { cards, fightOut } from '../battles.ts';
import { communeNamed, enlist, leg, type Match, position, rule, sestiere, square, token, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const SHOT = { type: 'shootWalls', army: 1 };
const three = [1, 3, 4].map(SI);
const governing = (seats = 2) =>
  position(seats)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const turnOf = (p: ReturnType<typeof position>, seat: number, dice: number[] = []) =>
  p.play(
    [
      { step: 'military', seat },
      { step: 'turnEnd', seat },
    ],
    dice,
  );
const besieged = (commune = 'prato', units = three) =>
  governing().besieging(1, commune === 'prato' ? 'K4' : 'M5', commune, units);
const shoot = (p: ReturnType<typeof position>, ...values: number[]): Match => {
  const match = turnOf(p, 1, cards(...values));
  for (let count = 0; count < values.length / 2; count++) match.act(SHOT);
  return match;
};

describe('opening a siege', () => {
  rule(
    ['pod.44a', 'pod.44b', 'pod.44c', 'pod.30a'],
    'three companies in front of a commune, without a declaration (R97)',
    () => {
      const p = governing().army(1, 'K4', three);
      const match = p.military(1).act({ type: 'besiege', army: 1, commune: PRATO });
      expect(match.told('besieged')).toMatchObject([{ seat: 1, commune: PRATO }]);
      expect([p.state.armies[0]?.siege?.commune, match.legal('shootWalls')]).toEqual([PRATO, [SHOT]]);
      const two = governing().army(1, 'K4', three.slice(1));
      expect(two.military(1).refusal({ type: 'besiege', army: 1, commune: PRATO })).toMatchObject({
        rule: 'pod.44a',
        reason: 'tooFew',
      });
      const far = governing().army(1, 'J4', three);
      expect(far.military(1).refusal({ type: 'besiege', army: 1, commune: PRATO })).toMatchObject({
        reason: 'outOfReach',
      });
    },
  );

  rule(
    ['pod.44d', 'pod.44x'],
    'two opponents and no more than 40 florins keep them inside; so do the communes of nobody (R98)',
    () => {
      const p = governing();
      expect([mustStayInside(p.table, FIRENZE), mustStayInside(p.table, PRATO)]).toEqual([true, true]);
      expect(mustStayInside(p.bonus('firenze', 40, 20).table, FIRENZE)).toBe(true);
      expect(mustStayInside(p.bonus('firenze', 60, 30).table, FIRENZE)).toBe(false);
      p.bonus('firenze', 0, 0).state.place[FI(2)] = -1;
      expect(mustStayInside(p.table, FIRENZE)).toBe(false);
    },
  );

  rule(
    'pod.44d',
    'otherwise the Podestà chooses when the besieger comes, and each month before the first shot (R98)',
    () => {
      const p = governing().bonus('firenze', 60, 30).army(1, 'M5', three);
      const match = turnOf(p, 1).act({ type: 'besiege', army: 1, commune: FIRENZE });
      expect([match.step, match.seats]).toEqual(['defence', [0]]);
      match.do('stayInside');
      expect(match.told('besieged')).toHaveLength(1);
      match.dice(...cards(1, 4)).act(SHOT);
      expect(match.step).toBe('military');
      p.date(1, 2).play([{ step: 'month' }]);
      const later = turnOf(p, 1, cards(1, 4)).act(SHOT);
      expect([later.step, later.seats]).toEqual(['defence', [0]]);
      later.do('stayInside').act(SHOT);
      expect(later.told('wallShot')).toHaveLength(1);
    },
  );

  rule(['pod.44t', 'pod.44w'], 'the own faction may be besieged; a league is left by it (R45)', () => {
    const p = position(3).govern(0, 'firenze').govern(2, 'lucca').league(0, 2);
    p.army(
      2,
      'M5',
      [1, 3, 4].map(number => sestiere('lucca', number)),
    );
    const match = p.military(2).act({ type: 'besiege', army: 1, commune: FIRENZE });
    expect(match.told('leagueLeft')).toMatchObject([{ seat: 2 }]);
    expect(p.state.armies[0]?.siege?.commune).toBe(FIRENZE);
  });

  rule('pod.44l', 'the besieged neither arm nor march out except to fight (R97)', () => {
    const p = besieged('firenze').treasury('firenze', 3000);
    p.state.armed[FI(3)] = 0;
    const match = p.military(0);
    expect([match.offers('raise'), match.refusal({ type: 'callArming', sestiere: FI(3) })]).toEqual([
      false,
      expect.objectContaining({ rule: 'pod.44l', reason: 'besieged' }),
    ]);
    expect(p.political(0).legal('build')).toEqual([]);
  });
});

describe('the trebuchet', () => {
  rule(
    ['pod.44j', 'pod.44u', 'pod.44e', 'pod.44f', 'pod.44h', 'pod.44o'],
    'shots 3/1, 2/2, 4/3: hit, miss, hit, and the walls are down',
    () => {
      const p = besieged();
      const match = shoot(p, 3, 1);
      expect(match.told('wallShot')).toMatchObject([{ spade: 3, scudi: 1, hit: true, left: 1 }]);
      match.dice(...cards(2, 2)).act(SHOT);
      expect(match.told('wallShot')).toMatchObject([{ hit: false, left: 1 }]);
      // The breach is followed by the oaths of Guelph Prato's sestieri 1, 3 and 5.
      match.dice(...cards(4, 3), 4, 4, 4).act(SHOT);
      expect(match.told('wallShot')).toMatchObject([{ hit: true, left: 0 }]);
      expect(match.told('breached')).toMatchObject([{ commune: PRATO }]);
    },
  );

  rule(
    ['pod.44g', 'pod.15c'],
    'with walls and towers only four Spade against one Scudo hit, and four hits are needed',
    () => {
      for (const spade of [1, 2, 3, 4])
        for (const scudi of [1, 2, 3, 4]) {
          const p = besieged().works('prato', 'ampliamento-mura', 'irrobustimento-torri');
          const [shot] = shoot(p, spade, scudi).told('wallShot');
          expect([spade, scudi, shot?.hit]).toEqual([spade, scudi, spade === 4 && scudi === 1]);
        }
      const p = besieged().works('prato', 'ampliamento-mura', 'irrobustimento-torri');
      const match = shoot(p, 4, 1, 4, 1, 4, 1);
      expect([p.state.armies[0]?.siege?.hits, match.told('breached')]).toEqual([3, []]);
      match.dice(...cards(4, 1), 4, 4, 4).act(SHOT);
      expect(match.told('breached')).toHaveLength(1);
    },
  );

  test.each([
    [0, 6],
    [1, 3],
    [2, 1],
  ])('with %i works of security %i of the sixteen pairs of cards hit', (works, hits) => {
    let count = 0;
    for (const spade of [1, 2, 3, 4])
      for (const scudi of [1, 2, 3, 4]) {
        const p = besieged().works('prato', ...['ampliamento-mura', 'irrobustimento-torri'].slice(0, works));
        if (shoot(p, spade, scudi).told('wallShot')[0]?.hit) count++;
      }
    expect(count).toBe(hits);
  });

  rule('pod.44k', 'four shots a month; damage stays while the siege lasts (R97)', () => {
    const p = besieged();
    const match = shoot(p, 3, 1, 1, 4, 1, 4, 1, 4);
    expect(match.refusal(SHOT)).toMatchObject({ rule: 'pod.44k', reason: 'lotsLimit', most: 4 });
    p.date(1, 2).play([{ step: 'month' }]);
    expect([p.state.armies[0]?.siege?.hits, p.military(1).refusal(SHOT)]).toEqual([1, null]);
  });

  rule('pod.44i', 'no Beneficio helps against the walls', () => {
    const legal = (...ids: string[]) =>
      besieged()
        .tokens(1, ...ids)
        .military(1)
        .legal();
    expect(legal('spada-3', 'scudo-3')).toEqual(legal());
    expect(legal()).toContainEqual(SHOT);
  });

  rule(
    ['pod.44l', 'pod.44r'],
    'a siege may go on or be lifted; lifted, the army may go home at once and the walls are repaired',
    () => {
      const p = besieged();
      const match = shoot(p, 3, 1).act({ type: 'lift', army: 1 });
      expect(match.told('lifted')).toMatchObject([{ commune: PRATO }]);
      match.act({ type: 'march', army: 1, from: -1, podesta: false });
      expect(match.legal('marchTo').some(({ homeward }) => homeward)).toBe(true);
      p.date(1, 2).military(1).act({ type: 'besiege', army: 1, commune: PRATO });
      expect(p.state.armies[0]?.siege?.hits).toBe(0);
    },
  );
});

describe('inside the walls', () => {
  const breached = () => {
    const p = besieged('firenze');
    return { p, match: shoot(p, 4, 1, 4, 1) };
  };

  rule(
    ['pod.44p', 'pod.3d', 'pod.44s'],
    'an unrepresented commune surrenders: three points, and the army stays till its next turn (R100)',
    () => {
      const p = besieged();
      const match = turnOf(p, 1, [...cards(4, 1, 4, 1), 4, 4, 4])
        .act(SHOT)
        .act(SHOT);
      expect([p.commune('prato').podesta, match.points(1)]).toEqual([1, 3]);
      expect([p.state.armies[0]?.stays, p.state.armies[0]?.siege]).toEqual([true, null]);
      expect(match.refusal({ type: 'march', army: 1, from: -1, podesta: false })).toMatchObject({ rule: 'pod.29t' });
    },
  );

  rule(
    ['pod.44p', 'pod.3d', 'pod.3h'],
    'a Podestà may give the town up: three points won and lost, and the exile (R100)',
    () => {
      const { p, match } = breached();
      expect([match.step, match.seats]).toEqual(['streets', [0]]);
      match.dice(4, 4, 4, 4).do('surrenderCity');
      expect([match.points(1), match.points(0), p.commune('firenze').podesta]).toEqual([3, -3 - 12, 1]);
    },
  );

  rule(
    ['pod.44v', 'pod.44p', 'pod.41c'],
    'or fight in the streets: a small battle, at most six companies, no carroccio (R100)',
    () => {
      const { p, match } = breached();
      match.do('fightInStreets');
      expect([match.step, match.seats]).toEqual(['streetCompanies', [1, 0]]);
      match.act(enlist(three), 1);
      match.act(enlist([1, 3, 4, 5].map(FI)), 0);
      expect(match.told('battleBegan')).toMatchObject([{ kind: 'street', attackers: [1], defenders: [0] }]);
      expect(match.step).toBe('command');
      fightOut(match, 1);
      // The defender wins: three points, the siege is over and the survivors go home.
      expect([match.points(0), match.points(1), p.state.armies, p.commune('firenze').podesta]).toEqual([3, -3, [], 0]);
      expect(three.map(unit => p.state.armyOf[unit])).toEqual([-1, -1, -1]);
    },
  );

  rule(
    ['pod.42a', 'pod.44o', 'pod.44v'],
    'a street fight without damage for three turns may be called off: no points, both stay, the breach stays open (R92)',
    () => {
      const { p, match } = breached();
      match.do('fightInStreets').act(enlist([SI(1)]), 1);
      match.act(enlist([FI(1)]), 0);
      /** Both pass through whole turns, until this step of this turn is asked. */
      const passTo = (turn: number, step: string) => {
        for (let count = 0; count < 60; count++) {
          if (p.state.battle?.turn === turn && match.step === step) return;
          const seat = match.seats[0] ?? 0;
          if (match.step === 'deployment' || match.step === 'command')
            match.act(at(match.legal(undefined, seat), 0), seat);
          else if (match.step?.startsWith('battle')) match.do('pass');
          else match.act({ type: 'ready' }, seat);
        }
      };
      passTo(3, 'reorder');
      match.do('parley');
      expect(match.refusal({ type: 'callOffBattle' })).toMatchObject({ rule: 'pod.42a', what: 'stalemate' });
      match.do('backToBattle');
      passTo(4, 'battleMove');
      match.do('parley', 'callOffBattle');
      expect(match.told('battleDrawn')).toHaveLength(1);
      expect([match.points(0), match.points(1), p.commune('firenze').podesta]).toEqual([0, 0, 0]);
      expect([p.state.armies[0]?.siege?.hits, three.map(unit => p.state.armyOf[unit])]).toEqual([2, [1, 1, 1]]);
      // Next month the besieger enters again without a shot.
      Object.assign(p.state.armies[0]?.siege ?? {}, { shots: 0 });
      const again = turnOf(p, 1).act(SHOT);
      expect([again.step, again.told('wallShot')]).toEqual(['streets', []]);
    },
  );

  rule('pod.44p', 'a town without a company can only give itself up', () => {
    const p = besieged('firenze');
    for (const number of [1, 3, 4, 5]) p.state.back[FI(number)] = 13;
    const match = shoot(p, 4, 1, 4, 1);
    expect(match.refusal({ type: 'fightInStreets' })).toMatchObject({ rule: 'pod.44p', reason: 'tooFew' });
    expect(match.legal().map(({ type }) => type)).toEqual(['surrenderCity']);
  });

  rule('pod.44v', 'no more than six companies of either side find room in the streets (R100)', () => {
    const p = besieged('firenze', [1, 2, 3, 4, 5, 6].map(SI)).hire(1, 'grifone', 'siena');
    for (const index of [0, 1, 2]) p.state.armyOf[unitOf('grifone', index)] = 1;
    const match = shoot(p, 4, 1, 4, 1).do('fightInStreets');
    const all = match.choices('enlist', 'units', 1).map(Number);
    expect([all.length > 6, match.refusal(enlist(all.slice(0, 6)), 1)]).toEqual([true, null]);
    expect(match.refusal(enlist(all.slice(0, 7)), 1)).toMatchObject({ rule: 'pod.44v', reason: 'noMore', most: 6 });
  });

  rule(['pod.44v', 'pod.45a', 'pod.3d'], 'the besieger wins: the commune, and the points once (R106)', () => {
    const { p, match } = breached();
    match.do('fightInStreets').act(enlist([SI(1)]), 1);
    match.act(enlist([FI(1)]), 0);
    fightOut(match.dice(), 0);
    expect([p.commune('firenze').podesta, match.points(1), match.points(0)]).toEqual([1, 3, -15]);
  });

  rule(
    ['pod.44n', 'pod.23p', 'pod.44i'],
    'a Proditor opens the gates where a sestiere of the besieger’s faction lives (R99)',
    () => {
      const p = besieged('firenze').tokens(1, 'proditor');
      const match = turnOf(p, 1).act({ type: 'openGates', army: 1 });
      expect(match.told('gatesOpened')).toMatchObject([{ commune: FIRENZE }]);
      expect([match.step, p.state.used]).toEqual(['streets', [token('proditor')]]);
      const none = besieged('firenze').tokens(1, 'proditor').loyal(0, 'firenze', 2, 6);
      expect(none.military(1).legal('openGates')).toEqual([]);
      expect(besieged('firenze').military(1).refusal({ type: 'openGates', army: 1 })).toMatchObject({
        rule: 'pod.44n',
        reason: 'noBeneficio',
      });
    },
  );

  rule(['pod.44q', 'pod.44n'], 'with the gates open the opponents fight for the besieger in the streets', () => {
    const p = besieged('firenze').tokens(1, 'proditor');
    const match = turnOf(p, 1).act({ type: 'openGates', army: 1 }).do('fightInStreets');
    expect(match.choices('enlist', 'units', 1)).toEqual([...three, FI(2), FI(6)]);
    const { match: breach } = breached();
    expect(breach.do('fightInStreets').choices('enlist', 'units', 1)).toEqual(three);
  });

  rule(['pod.44q', 'pod.44n'], 'opponents who were lost or have marched off do not', () => {
    const helpers = (change: (p: ReturnType<typeof position>) => void) => {
      const p = besieged('firenze').tokens(1, 'proditor').loyal(1, 'firenze', 6);
      change(p);
      const match = turnOf(p, 1).act({ type: 'openGates', army: 1 }).do('fightInStreets');
      return match.choices('enlist', 'units', 1).filter(unit => !three.includes(Number(unit)));
    };
    expect(helpers(() => {})).toEqual([FI(2), FI(6)]);
    expect(
      helpers(p => {
        p.state.back[FI(2)] = 13;
      }),
    ).toEqual([FI(6)]);
    expect(helpers(p => p.army(1, 'J4', [FI(6)]))).toEqual([FI(2)]);
  });

  rule(['pod.23v', 'pod.44q'], 'or they flee to him before the first shot, with a Proditor of its own (R99)', () => {
    const p = besieged('firenze').tokens(1, 'proditor', 'proditor');
    const match = turnOf(p, 1, cards(4, 1, 4, 1)).act({ type: 'makeFlee', army: 1 });
    expect(match.told('fledOut')).toMatchObject([{ commune: FIRENZE, sestieri: [FI(2), FI(6)] }]);
    match.act(SHOT).do('stayInside').act(SHOT).act(SHOT).do('fightInStreets');
    expect(match.choices('enlist', 'units', 1)).toEqual([...three, FI(2), FI(6)]);
    const late = besieged('firenze').tokens(1, 'proditor');
    expect(shoot(late, 1, 4).legal('makeFlee')).toEqual([]);
  });

  rule(['pod.44p', 'pod.3e', 'pod.3j'], 'a surrender agreed under siege: two points each way', () => {
    const p = besieged('firenze');
    const match = p.play(
      [
        { step: 'political', seat: 0 },
        { step: 'turnEnd', seat: 0 },
      ],
      [4, 4, 4, 4],
    );
    match.propose(1, leg(true, { kind: 'surrender', commune: FIRENZE })).do('accept');
    expect([match.points(1), match.points(0), p.commune('firenze').podesta]).toEqual([2, -2 - 12, 1]);
  });
});

describe('relief', () => {
  const relieving = () => {
    const p = governing(3).govern(2, 'lucca').besieging(1, 'K4', 'prato', three);
    return p.army(
      2,
      'K4',
      [1, 3, 4].map(number => sestiere('lucca', number)),
    );
  };
  const attack = (p: ReturnType<typeof position>) => turnOf(p, 2).act({ type: 'attack', army: 2, target: 1 });

  rule(
    ['pod.44l', 'pod.44m'],
    'a beaten besieger lifts the siege; the rescuer of a commune of nobody wins its sestieri of his faction (R113)',
    () => {
      const p = relieving();
      const match = fightOut(attack(p).do('standAndFight'), 1);
      expect(p.state.armies.every(({ siege }) => siege === null)).toBe(true);
      expect([1, 2, 3, 4, 5, 6].map(number => p.state.holder[sestiere('prato', number)])).toEqual([
        2, -1, 2, -1, 2, -1,
      ]);
      expect([match.points(2), match.points(1)]).toEqual([3, -3]);
    },
  );

  rule('pod.44m', 'not if somebody else holds two of its sestieri (R113)', () => {
    const p = relieving().loyal(0, 'prato', 1, 3);
    fightOut(attack(p).do('standAndFight'), 1);
    expect(p.state.holder[sestiere('prato', 5)]).toBe(-1);
  });

  rule('pod.44l', 'the besieged may join those who come to help them, if they are free to (R113)', () => {
    const p = governing(3).govern(2, 'lucca').bonus('firenze', 60, 30).besieging(1, 'M5', 'firenze', three);
    p.army(2, 'M5', [sestiere('lucca', 1)]);
    const match = attack(p).do('standAndFight');
    expect([match.step, match.seats]).toEqual(['relief', [0]]);
    match.do('join').act(enlist([FI(1)]), 0);
    expect(match.told('battleBegan')).toMatchObject([{ attackers: [2, 0], defenders: [1], cell: square('M5') }]);
    expect(unitOf('grifone')).toBe(72);
  });

  rule('pod.44l', 'they join their own player’s relief as well, and not if bound to stay inside (R113)', () => {
    const own = (upper: number) => {
      const p = governing().govern(0, 'prato').bonus('firenze', upper, 0).besieging(1, 'M5', 'firenze', three);
      p.army(0, 'M5', [sestiere('prato', 1)]);
      return turnOf(p, 0).act({ type: 'attack', army: 2, target: 1 }).do('standAndFight');
    };
    const match = own(60);
    expect([match.step, match.seats]).toEqual(['relief', [0]]);
    match.do('join').act(enlist([FI(1)]));
    expect(match.told('battleBegan')).toMatchObject([{ attackers: [0], defenders: [1] }]);
    expect(match.state.battle?.soldiers.filter(({ side }) => side === 0).map(({ unit }) => unit)).toEqual([
      sestiere('prato', 1),
      FI(1),
    ]);
    expect(own(40).told('battleBegan')).toHaveLength(1);
  });
});

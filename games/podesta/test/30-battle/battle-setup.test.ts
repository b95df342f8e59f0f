import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { canGroup, initiativeTotal } from '../../src/30-battle/battle.ts';
import { beneficiAllowed, commanders } from '../../src/30-battle/battle-setup.ts';
import { battle, fieldNames, from, onSquare, type Placed } from '../battles.ts';
import { communeNamed, fieldSquare, type Match, position, rule, sestiere, square, token, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const armed = (seats = 2) =>
  position(seats)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));
const nowhere = (...units: number[]): Placed[] => units.map(unit => [unit, ''] as const);
/** The battle of an army of each side that meets in N9, asked from the beginning. */
const meeting = (attackers: number[], defenders: number[], p = armed()): Match => {
  p.army(0, 'N9', attackers, { from: communeNamed('firenze') }).army(1, 'N9', defenders);
  const match = p.play([
    { step: 'military', seat: 0 },
    { step: 'turnEnd', seat: 0 },
  ]);
  return match.act({ type: 'attack', army: 1, target: 2 }).do('standAndFight');
};
const deploy = (match: Match, seat: number, ...places: string[]): Match => {
  for (const place of places) {
    const [where = '', how] = place.split(' ');
    const action = match
      .legal('deploy', seat)
      .find(one => one.cell === fieldSquare(where) && one.under === (how === 'under'));
    if (!action) throw new Error(`seat ${seat} cannot stand on ${place}`);
    match.act(action, seat);
  }
  return match;
};

describe('before the battle', () => {
  rule(
    ['pod.29q', 'pod.29s', 'pod.36.5b'],
    'play is suspended; mode, commanders, Benefici, deployment and initiative follow',
    () => {
      const match = meeting([FI(1), FI(3)], [SI(1), SI(3)]);
      expect([match.step, match.seats]).toEqual(['mode', [0, 1]]);
      match.act({ type: 'chooseMode', duel: false }, 0).act({ type: 'chooseMode', duel: false }, 1);
      // The army set out this month: its owner may still reveal a company.
      expect([match.step, match.seats]).toEqual(['reinforcements', [0]]);
      match.do('ready');
      expect([match.step, match.seats]).toEqual(['command', [0, 1]]);
      for (const seat of [0, 1]) match.act({ type: 'command', soldier: seat * 2 }, seat).act({ type: 'ready' }, seat);
      expect(match.step).toBe('deployment');
      deploy(match, 0, 'a2', 'f2');
      expect(match.told('deployed')).toEqual([]);
      deploy(match, 1, 'a7', 'l7');
      expect(match.told('deployed')).toHaveLength(1);
      // Who commands is seen when the deployment is.
      expect(match.told('commanders')).toMatchObject([{ units: [FI(1), SI(1)] }]);
      expect(match.step).toBe('initiative');
      match.act({ type: 'ready' }, 0).act({ type: 'ready' }, 1);
      expect(match.told('battleTurn')).toMatchObject([{ turn: 1 }]);
    },
  );

  rule(['pod.32a', 'pod.31i'], 'feditori command, or a captain; anybody if there are none (R72)', () => {
    const p = armed();
    const f = battle(p, nowhere(FI(3), FI(1), unitOf('grifone')), nowhere(SI(3), SI(4)));
    expect([commanders(p.table, f, 0), commanders(p.table, f, 1)]).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  rule(['pod.32e', 'pod.32c'], 'Podestà counters on the square join companies of feditori', () => {
    const p = armed();
    p.commune('firenze').cell = square('N9');
    battle(p, nowhere(FI(1), FI(3), sestiere('prato', 1)), nowhere(SI(1)));
    const match = from(p, [{ step: 'command' }, { step: 'battleTurn' }]).act({ type: 'command', soldier: 0 }, 0);
    expect(match.legal('attach', 0)).toEqual(
      [0, 2].map(soldier => ({ type: 'attach', counter: communeNamed('firenze'), soldier })),
    );
    match.act({ type: 'attach', counter: communeNamed('firenze'), soldier: 0 }, 0).act({ type: 'ready' }, 0);
    match.act({ type: 'command', soldier: 3 }, 1);
    expect(match.legal('attach', 1)).toEqual([]);
    match.act({ type: 'ready' }, 1);
    expect(p.state.battle?.soldiers[0]?.podesta).toBe(communeNamed('firenze'));
  });

  rule('pod.32e', 'whether an ally’s Podestà rides is his to say, with companies of his own', () => {
    const p = armed(3).govern(2, 'lucca');
    for (const name of ['firenze', 'lucca']) p.commune(name).cell = square('N9');
    const lucca = { owner: 2 };
    battle(
      p,
      [
        [FI(1), ''],
        [sestiere('lucca', 1), '', lucca],
        [sestiere('lucca', 3), '', lucca],
      ],
      nowhere(SI(1)),
      { seats: [[0, 2], [1]] },
    );
    const match = from(p, [{ step: 'command' }, { step: 'battleTurn' }]);
    expect(match.seats).toEqual([0, 2, 1]);
    const ride = (counter: string, soldier: number) => ({ type: 'attach', counter: communeNamed(counter), soldier });
    match.act({ type: 'command', soldier: 1 }, 0);
    expect(match.legal('attach', 0)).toEqual([ride('firenze', 0)]);
    match.act({ type: 'ready' }, 0);
    expect([match.legal('command', 2), match.legal('attach', 2)]).toEqual([[], [ride('lucca', 1)]]);
    match.act({ type: 'ready' }, 2).act({ type: 'command', soldier: 3 }, 1).act({ type: 'ready' }, 1);
    expect(p.state.battle?.soldiers.map(({ podesta }) => podesta)).toEqual([-1, -1, -1, -1]);
    // Whose counter is elsewhere is not asked, nor whose Podestà has fallen: his counter is nowhere.
    for (const cell of [square('M9'), -1]) {
      p.commune('lucca').cell = cell;
      expect(from(p, [{ step: 'command' }, { step: 'battleTurn' }]).seats).toEqual([0, 1]);
    }
  });

  rule(['pod.31m', 'pod.31f'], 'a company may be revealed and paid as the lines form (R69)', () => {
    const p = armed().tokens(0, 'compagnia-grifone').tokens(1, 'compagnia-bande');
    const match = meeting([FI(1)], [SI(1)], p);
    match.act({ type: 'chooseMode', duel: false }, 0).act({ type: 'chooseMode', duel: false }, 1);
    match.act({ type: 'hireNow', company: 0, from: -1, florins: 500 }).do('ready');
    expect([match.purse(0), p.state.employer[0]]).toEqual([1100, 0]);
    // Its marker lies in the box of the company now: in no hand, bag or pile.
    expect([...p.player(0).benefici, ...p.state.bag, ...p.state.used]).not.toContain(token('compagnia-grifone'));
    expect(p.state.battle?.soldiers.filter(({ side }) => side === 0).map(({ unit }) => unit)).toEqual([
      FI(1),
      72,
      73,
      74,
    ]);
    // The defender did not set out from his commune this month.
    expect([match.step, match.seats]).toEqual(['command', [0, 1]]);
  });
});

describe('Benefici for the battle', () => {
  rule('pod.34a', 'one for every two companies, rounded down (R76)', () => {
    const p = armed().tokens(0, 'spada-1', 'spada-2', 'proditor', 'compagnia-grifone');
    const f = battle(p, nowhere(FI(1), FI(3), FI(4), FI(5), FI(6)), nowhere(SI(1)));
    expect([beneficiAllowed(p.table, f, 0), beneficiAllowed(p.table, f, 1)]).toEqual([2, 0]);
    const match = from(p, [
      { step: 'choosing', seat: 0, side: 0 },
      { step: 'choosing', seat: 1, side: 1 },
      { step: 'reorder', side: 0 },
    ]);
    expect(match.choices('choose', 'token')).toEqual([token('spada-1'), token('spada-2'), token('proditor')]);
    match.act({ type: 'choose', token: token('spada-2') }).act({ type: 'choose', token: token('proditor') });
    expect(match.legal('choose')).toEqual([]);
    match.do('ready');
    expect(f.tokens[0]).toEqual([
      { kind: token('spada-2'), owner: 0 },
      { kind: token('proditor'), owner: 0 },
    ]);
    expect(p.player(0).benefici).toEqual([token('spada-1'), token('compagnia-grifone')]);
    expect(match.step).toBe('reorder');
  });

  rule('pod.34b', 'the players of a side pool them for the commander', () => {
    const p = armed(3).govern(2, 'lucca').tokens(0, 'spada-1').tokens(2, 'scudo-1');
    const f = battle(p, nowhere(FI(1), FI(3), FI(4), sestiere('lucca', 1)), nowhere(SI(1)), { seats: [[0, 2], [1]] });
    const match = from(p, [
      { step: 'choosing', seat: 0, side: 0 },
      { step: 'choosing', seat: 2, side: 0 },
      { step: 'reorder', side: 0 },
    ]);
    match.act({ type: 'choose', token: token('spada-1') }).do('ready');
    match.act({ type: 'choose', token: token('scudo-1') }, 2).act({ type: 'ready' }, 2);
    expect(f.tokens[0]?.map(({ owner }) => owner)).toEqual([0, 2]);
    expect(match.seats).toEqual([0]);
  });
});

describe('deployment', () => {
  const placing = (
    attackers: number[],
    defenders: number[],
    more: { large?: boolean; p?: ReturnType<typeof armed> } = {},
  ) => {
    const p = more.p ?? armed();
    const f = battle(p, nowhere(...attackers), nowhere(...defenders), { large: more.large ?? false });
    return {
      f,
      match: from(p, [
        { step: 'deployment', sides: [0, 1] },
        { step: 'reorder', side: 0 },
      ]),
    };
  };
  const names = (match: Match, seat: number) => new Set(fieldNames(match, 'deploy', seat));

  rule('pod.33a', 'within the first two lines of the own side (R70)', () => {
    const { match } = placing([FI(1)], [SI(1)]);
    const rows = (seat: number) => new Set([...names(match, seat)].map(name => name.slice(1)));
    expect([rows(0), rows(1)]).toEqual([new Set(['1', '2']), new Set(['8', '7'])]);
    expect(names(match, 0).size).toBe(24);
  });

  rule('pod.33a', 'companies that find no room in the two lines stay out of the battle', () => {
    // Palvesari cannot be stacked on palvesari: twenty-four fill the lines.
    const crowd = Array.from({ length: 12 }, (_, commune) => [commune * 6 + 1, commune * 6 + 2]).flat();
    const { match, f } = placing([...crowd, unitOf('grifone', 1), unitOf('bande', 1)], [SI(1)]);
    deploy(match, 1, 'f8');
    while (match.step === 'deployment') match.act(at(match.legal('deploy', 0), 0), 0);
    expect(f.soldiers.filter(({ side, cell }) => side === 0 && cell >= 0).length).toBe(24);
    expect(f.soldiers.filter(({ side, cell }) => side === 0 && cell < 0).length).toBe(2);
  });

  rule(['pod.33b', 'pod.41a'], 'three battalions: left, centre and right, with at least a unit each (R70)', () => {
    const { match } = placing([FI(1), FI(3), FI(4)], [SI(1)]);
    deploy(match, 0, 'a2');
    // Two left for two wings: no more on the left.
    expect([...names(match, 0)].filter(name => 'abcd'.includes(name[0] ?? ''))).toEqual([]);
    deploy(match, 0, 'f2');
    expect([...names(match, 0)].every(name => 'ijkl'.includes(name[0] ?? ''))).toBe(true);
  });

  rule(
    ['pod.30b', 'pod.33c', 'pod.30c'],
    'in a large battle the commander stands in the rear row, the carroccio under him (R121)',
    () => {
      const six = [1, 2, 3, 4, 5, 6].map(FI);
      const { match } = placing(six, [SI(1)], { large: true });
      expect([...names(match, 0)].every(name => name.endsWith('1'))).toBe(true);
      expect([...names(match, 1)].every(name => name.endsWith('8'))).toBe(true);
      deploy(match, 0, 'f1');
      // The others stand in front or, as a rearguard, anywhere beside him.
      expect([names(match, 0).has('a2'), names(match, 0).has('e1'), names(match, 0).has('l1')]).toEqual([
        true,
        true,
        true,
      ]);
    },
  );

  rule(['pod.33b', 'pod.33f', 'pod.33g'], 'companies may be stacked two by two, top or bottom at choice (R74)', () => {
    const { match, f } = placing([FI(1), FI(3), FI(5), FI(4), FI(6)], [SI(1)]);
    deploy(match, 0, 'f1', 'a2', 'a2 under', 'j2', 'j2');
    deploy(match, 1, 'f8');
    expect([onSquare(f, 'a2'), onSquare(f, 'j2')]).toEqual([
      [FI(3), FI(5)],
      [FI(6), FI(4)],
    ]);
  });

  rule('pod.33g', 'no other pairs, and never three', () => {
    const p = armed();
    const legal = (one: number, other: number) => canGroup(p.table, one, other);
    expect([legal(FI(1), sestiere('prato', 1)), legal(FI(3), FI(4)), legal(FI(4), FI(5))]).toEqual([true, true, true]);
    expect([legal(FI(1), FI(4)), legal(FI(2), FI(3)), legal(FI(1), FI(3))]).toEqual([false, false, false]);
    expect([
      legal(unitOf('grifone'), FI(1)),
      legal(unitOf('grifone', 1), FI(4)),
      legal(unitOf('grifone', 2), FI(4)),
    ]).toEqual([true, true, true]);
    const { match } = placing([FI(4), FI(5), FI(6), FI(3)], [SI(1)]);
    deploy(match, 0, 'a1', 'a1');
    expect(match.legal('deploy', 0).some(action => action.cell === fieldSquare('a1'))).toBe(false);
  });

  rule(['pod.33j', 'pod.7b'], 'nobody sees where the other stands until both are ready', () => {
    const { match } = placing([FI(1)], [SI(1)]);
    deploy(match, 0, 'f2');
    expect(match.play.view(1).chosen).toEqual([]);
    expect(JSON.stringify(match.play.view(1).state)).toContain('"cell":-1');
  });

  rule(
    ['pod.33.ex', 'pod.31i', 'pod.38i'],
    'Siena with Empoli and Poggibonsi, the captain of the Grifone in command',
    () => {
      const p = armed()
        .govern(1, 'empoli')
        .govern(1, 'poggibonsi')
        .hire(1, 'grifone', 'siena')
        .hire(1, 'bande', 'siena');
      const host = [
        unitOf('grifone'),
        unitOf('grifone', 1),
        unitOf('grifone', 2),
        unitOf('bande'),
        unitOf('bande', 1),
        unitOf('bande', 2),
        SI(1),
        sestiere('empoli', 3),
        sestiere('poggibonsi', 3),
      ];
      const f = battle(p, nowhere(FI(1)), nowhere(...host));
      const match = from(p, [{ step: 'command' }, { step: 'battleTurn' }])
        .act({ type: 'command', soldier: 0 }, 0)
        .act({ type: 'ready' }, 0);
      match.act({ type: 'command', soldier: 1 }, 1).act({ type: 'ready' }, 1);
      expect(f.commander.map(index => at(f.soldiers, index).unit)).toEqual([FI(1), unitOf('grifone')]);
      expect(f.large).toBe(true);
      // Only the Bande need extra pay: a company whose captain commands cannot be bought.
      expect([match.step, match.play.decision()?.frame.company]).toEqual(['extraPay', 1]);
    },
  );
});

describe('initiative', () => {
  /** Siena attacks: company, two feditori, three palvese and four fanti; Firenze the same with its Podestà. */
  const example = () => {
    const p = armed().govern(1, 'empoli').govern(0, 'prato').hire(1, 'grifone', 'siena').hire(0, 'bande', 'firenze');
    const army = (one: string, other: string, company: string) => [
      ...[0, 1, 2].map(index => unitOf(company, index)),
      sestiere(one, 1),
      sestiere(other, 1),
      sestiere(one, 2),
      sestiere(one, 3),
      sestiere(other, 3),
      ...[4, 5, 6].map(number => sestiere(one, number)),
      sestiere(other, 5),
    ];
    const squares = 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1'.split(' ');
    const place = (units: number[], row: string): Placed[] =>
      units.map((unit, index) => [
        unit,
        `${squares[index]?.[0]}${row}`,
        unit === FI(1) ? { podesta: communeNamed('firenze') } : {},
      ]);
    const f = battle(p, place(army('siena', 'empoli', 'grifone'), '2'), place(army('firenze', 'prato', 'bande'), '7'), {
      seats: [[1], [0]],
    });
    return { p, f };
  };

  rule(['pod.35a', 'pod.33i', 'pod.35.ex'], '9 + 6 + 17 = 32 against 9 + 7 + 17 = 33 (R75)', () => {
    const { p, f } = example();
    expect([initiativeTotal(p.table, f, 0), initiativeTotal(p.table, f, 1)]).toEqual([32, 33]);
  });

  rule(
    ['pod.35.ex', 'pod.35b', 'pod.35c', 'pod.34e', 'pod.23h'],
    'three Scudi against two Spade: 32 to 32, and the attacker begins',
    () => {
      const { p, f } = example();
      f.tokens = [[{ kind: token('scudo-3'), owner: 1 }], [{ kind: token('spada-2'), owner: 0 }]];
      const match = from(p, [{ step: 'initiative' }, { step: 'reorder', side: 0 }]);
      match.act({ type: 'commit', token: token('scudo-3') }, 1).act({ type: 'ready' }, 1);
      match.act({ type: 'commit', token: token('spada-2') }, 0).act({ type: 'ready' }, 0);
      expect(match.told('initiative')).toMatchObject([{ totals: [32, 32], side: 0 }]);
      expect([f.initiative, f.tokens, p.state.used]).toEqual([0, [[], []], [token('scudo-3'), token('spada-2')]]);
    },
  );

  rule('pod.35c', 'the higher total has it', () => {
    const { p, f } = example();
    from(p, [{ step: 'initiative' }, { step: 'reorder', side: 0 }])
      .act({ type: 'ready' }, 0)
      .act({ type: 'ready' }, 1);
    expect(f.initiative).toBe(1);
  });

  rule(['pod.35b', 'pod.34b'], 'at most three Benefici, and no Proditor', () => {
    const { p, f } = example();
    f.tokens = [
      [],
      ['spada-1', 'spada-1', 'spada-1', 'spada-1', 'proditor'].map(id => ({ kind: token(id), owner: 0 })),
    ];
    const match = from(p, [{ step: 'initiative' }, { step: 'reorder', side: 0 }]);
    expect(match.choices('commit', 'token', 0)).toEqual([token('spada-1')]);
    for (let count = 0; count < 3; count++) match.act({ type: 'commit', token: token('spada-1') }, 0);
    expect(match.legal('commit', 0)).toEqual([]);
    match.act({ type: 'ready' }, 0).act({ type: 'ready' }, 1);
    expect(match.told('initiative')).toMatchObject([{ totals: [32, 36] }]);
    expect(at(f.tokens, 1)).toHaveLength(2);
  });
});

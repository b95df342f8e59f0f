import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, cards, fightOut, from, onSquare, type Placed, phase, reorder } from '../../battles.ts';
import {
  communeNamed,
  enlist,
  fieldSquare,
  type Match,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
} from '../../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const GRIFONE = [0, 1, 2].map(index => unitOf('grifone', index));
const governing = (seats = 2) => position(seats).govern(0, 'firenze').govern(1, 'siena');
const armed = (seats = 2) => governing(seats).arm(...Array.from({ length: 72 }, (_, unit) => unit));
const FAR: Placed = [SI(4), 'l8'];
const moveTo = (match: Match, where: string) => match.act({ type: 'moveTo', cell: fieldSquare(where) });
const fight = (soldier: number, target: number) => ({ type: 'fight', soldier, target });

describe('moving', () => {
  // R77: a movement belongs to the company, also where two share a square.
  rule(['pod.36.1a', 'pod.36b'], 'of a grouping each half has its own move; who has moved pins nobody he joins', () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f2'],
        [FI(5), 'f2', { under: true }],
        [FI(6), 'g2'],
      ],
      [FAR],
    );
    const match = phase(p, 'move');
    moveTo(match.act({ type: 'pickUp', soldier: 2, whole: false }), 'f4').do('pass');
    moveTo(match.act({ type: 'pickUp', soldier: 3, whole: true }), 'f2').do('pass');
    expect(onSquare(f, 'f2')).toEqual([FI(4), FI(6)]);
    expect(match.legal('pickUp').map(({ soldier, whole }) => [soldier, whole])).toEqual([
      [0, true],
      [1, false],
    ]);
    moveTo(match.act({ type: 'pickUp', soldier: 1, whole: false }), 'f3');
    expect([onSquare(f, 'f2'), onSquare(f, 'f3')]).toEqual([[FI(6)], [FI(4)]]);
  });
});

describe('fighting', () => {
  // R78 and R79: bound to fight only while there is somebody free; help is never a duty.
  rule(
    ['pod.36.3a', 'pod.36.8a'],
    'who came up to an enemy that has fought already is released, and need not help',
    () => {
      const p = armed();
      battle(
        p,
        [
          [FI(1), 'a1'],
          [FI(4), 'f3'],
          [FI(5), 'g4'],
        ],
        [FAR, [SI(5), 'f5']],
      );
      const match = from(p, [{ step: 'battleTurn' }], cards(1, 4, 1, 4));
      moveTo(match.act({ type: 'pickUp', soldier: 1, whole: true }), 'f4').do('pass', 'pass');
      expect([match.step, match.legal('pass')]).toEqual(['battleFight', []]);
      match.act(fight(2, 4));
      expect([match.step, match.choices('support', 'soldier')]).toEqual(['support', [1]]);
      match.do('ready');
      expect(match.step).toBe('reorder');
    },
  );

  // R83: a shot and an attack are two things; help is an attack.
  rule(['pod.36b', 'pod.36.2a', 'pod.36.3a'], 'crossbowmen who have shot still fight for themselves', () => {
    const p = armed();
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'f4'],
      ],
      [FAR, [SI(1), 'f5']],
    );
    const match = from(
      p,
      [
        { step: 'battlePhase', phase: 'shoot', side: 0, passes: 0 },
        { step: 'battlePhase', phase: 'fight', side: 0, passes: 0 },
        { step: 'reorder', side: 0 },
      ],
      [...cards(1, 4), ...cards(4, 4, 1, 1)],
    );
    match.act({ type: 'shoot', soldier: 1, target: 3 });
    while (match.step === 'battleShoot') match.do('pass');
    match.act(fight(1, 3));
    expect(match.told('clash')).toMatchObject([{ attack: [5, 3], damage: [0, 1] }]);
  });

  // R79: a grouping lends what both have.
  rule(
    ['pod.36.8a', 'pod.33d'],
    'a free grouping adds the Attack of both its companies, and both have then fought',
    () => {
      const p = armed();
      const f = battle(
        p,
        [
          [FI(1), 'f4'],
          [FI(5), 'e4'],
          [FI(6), 'e4', { under: true }],
        ],
        [FAR, [SI(1), 'f5'], [SI(5), 'd5']],
      );
      const match = phase(p, 'fight', 0, cards(1, 1, 1, 1)).act(fight(0, 4));
      match.act({ type: 'support', soldier: 1 });
      if (match.step === 'support') match.do('ready');
      expect(match.told('clash')).toMatchObject([{ attack: [5, 3], defence: [2, 2] }]);
      expect([1, 2].map(index => at(f.soldiers, index).damage)).toEqual([0, 0]);
      // Siena's fanti on d5 have nobody left to challenge.
      expect(match.legal('fight', 1)).toEqual([]);
    },
  );

  // R54 and R84: halved first, then one for the Podestà.
  rule(
    ['pod.32c', 'pod.28h'],
    'a Podestà among unarmed feditori: the second hit is borne, the third is the last',
    () => {
      const struck = (damage: number) => {
        const p = governing();
        battle(p, [[FI(1), 'f4']], [[SI(1), 'f5', { damage, podesta: communeNamed('siena') }]]);
        return phase(p, 'fight', 0, cards(4, 4, 1, 1)).act(fight(0, 1));
      };
      expect([struck(1).step, struck(2).step]).toEqual(['reorder', 'fate']);
    },
  );
});

describe('the end of a turn', () => {
  const wounded = (hurt: Partial<Record<4 | 5, boolean>>, more = {}) => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f2', { damage: 1, hurt: hurt[4] ?? false }],
        [FI(5), 'h2', { damage: 1, hurt: hurt[5] ?? false }],
      ],
      [FAR],
      { inflicted: [0, 1], tokens: [[{ kind: token('scudo-3'), owner: 0 }], []], ...more },
    );
    return { p, f };
  };
  const heal = (p: ReturnType<typeof position>, soldier: number) =>
    reorder(p).act({ type: 'threeShields', tokens: [token('scudo-3')], soldier });

  // The damage of the turn is counted as it stands after reordering.
  rule(['pod.36.4f', 'pod.36.4d'], 'an old wound that is healed takes nothing off the damage of this turn', () => {
    const now = wounded({ 4: true });
    heal(now.p, 1);
    expect(now.f.inflicted).toEqual([0, 0]);
    const old = wounded({ 5: true });
    heal(old.p, 1);
    expect(old.f.inflicted).toEqual([0, 1]);
  });

  // R92: a blow that was struck and healed is still damage.
  rule(['pod.42a', 'pod.36.4d'], 'a turn whose only damage was healed is not a quiet one', () => {
    const { p, f } = wounded({ 4: true }, { quiet: 2, wins: [0, 1] });
    heal(p, 1).do('ready', 'ready');
    expect(f.quiet).toBe(0);
  });

  // R88: only what was suffered in this turn can be made worse.
  rule('pod.36.4c', 'three Spade do not reach a wound of the turn before', () => {
    const p = armed();
    const f = battle(p, [[FI(1), 'a1']], [FAR, [SI(5), 'f7', { damage: 1, hurt: true }]]);
    f.tokens = [[{ kind: token('spada-3'), owner: 0 }], []];
    const match = reorder(p);
    expect(match.legal('threeSwords')).toHaveLength(1);
    match.do('ready', 'ready');
    while (match.step !== 'reorder') match.do('pass');
    expect([f.turn, match.seats, match.legal('threeSwords', 0)]).toEqual([2, [match.seats[0]], []]);
  });
});

describe('after the battle', () => {
  // R90: the extra is for who stays true, from the chest that hired.
  rule(['pod.38b', 'pod.38d'], 'a company that betrayed is owed no extra pay; a true one has it of who pays it', () => {
    const end = (bribed: boolean) => {
      const p = armed()
        .treasury('siena', 1000)
        .hire(1, 'grifone', 'siena', { payer: communeNamed('siena') });
      const f = battle(
        p,
        [[FI(1), 'a1']],
        [
          [SI(1), 'l8'],
          [GRIFONE[0] ?? 0, 'f7'],
          [GRIFONE[2] ?? 0, 'h7'],
        ],
      );
      f.tokens = [[{ kind: token('proditor'), owner: 0 }], []];
      p.state.bag.splice(p.state.bag.indexOf(token('proditor')), 1);
      f.extra[0] = 300;
      const match = phase(p, 'move');
      if (bribed) match.act({ type: 'bribe', company: 0 }).lay(0, 801);
      match.do('parley', 'concede');
      return [match.treasury('siena'), match.purse(1), match.purse(0)];
    };
    expect([end(false), end(true)]).toEqual([
      [700, 1600, 1600],
      [1000, 1600, 799],
    ]);
  });

  // R63 and R94: whoever had companies there, hired ones too; not who stayed away.
  rule(
    ['pod.42b', 'pod.29k'],
    'an ally with nothing but mercenaries wins with the others, an absent one does not',
    () => {
      const points = (comes: boolean) => {
        const p = armed(3).govern(2, 'lucca').hire(2, 'grifone', 'lucca').army(2, 'N8', GRIFONE).purse(2, 5000);
        p.state.wars = [{ attacker: 0, defender: 1, sides: [[0, 2], [1]], cell: square('N9'), month: 1 }];
        const match = p
          .play([
            { step: 'military', seat: 0 },
            { step: 'turnEnd', seat: 0 },
          ])
          .act({ type: 'callBattle', war: 0 });
        match.act(enlist([FI(1)]));
        match.act(enlist(comes ? [at(GRIFONE, 0)] : []));
        match.act(enlist([SI(1)]));
        fightOut(match, 1);
        return [0, 1, 2].map(seat => match.points(seat));
      };
      expect([points(true), points(false)]).toEqual([
        [3, -3, 3],
        [3, -3, 0],
      ]);
    },
  );

  // R86: flight is no death, for the company as for who rides with it.
  rule(['pod.40a', 'pod.32d'], 'a Podestà whose company flees is neither dead nor beaten, unless he commands', () => {
    const p = armed(3).govern(2, 'lucca');
    const f = battle(
      p,
      [[FI(4), 'a1']],
      [
        [SI(3), 'l8'],
        [SI(1), 'f7', { damage: 3, podesta: communeNamed('siena') }],
      ],
    );
    p.army(1, 'N9', [SI(1), SI(3)]);
    p.commune('siena').cell = square('N9');
    const match = reorder(p, 1).act({ type: 'rout', soldier: 2 });
    expect([p.state.battle === f, match.points(1)]).toEqual([true, 0]);
    match.do('ready');
    match.do('parley', 'concede');
    expect([p.player(1).out, p.commune('siena').cell, p.commune('siena').captor]).toEqual([false, square('N9'), -1]);
    expect([p.state.back[SI(1)], p.state.armyOf[SI(1)]]).toEqual([0, 1]);
  });

  // R69 and R76: companies revealed on the field are companies.
  rule(['pod.34a', 'pod.31m'], 'a company revealed as the lines form brings its share of Benefici', () => {
    const p = armed().tokens(0, 'compagnia-grifone', 'spada-1', 'spada-2', 'spada-3');
    p.army(0, 'N9', [FI(1)], { from: communeNamed('firenze') }).army(1, 'N9', [SI(1)]);
    const match = p.play([
      { step: 'military', seat: 0 },
      { step: 'turnEnd', seat: 0 },
    ]);
    match.act({ type: 'attack', army: 1, target: 2 }).do('standAndFight');
    for (const seat of [0, 1]) match.act({ type: 'chooseMode', duel: false }, seat);
    match.act({ type: 'hireNow', company: 0, from: -1, florins: 500 }).do('ready');
    for (let count = 0; count < 12 && match.step !== 'choosing'; count++) {
      const seat = at(match.seats, 0);
      if (match.step === 'extraPay') match.lay(seat, 0);
      else match.act(match.legal('command', seat)[0] ?? { type: 'ready' }, seat);
    }
    match.act({ type: 'choose', token: token('spada-1') }, 0).act({ type: 'choose', token: token('spada-3') }, 0);
    expect(match.legal('choose', 0)).toEqual([]);
  });
});

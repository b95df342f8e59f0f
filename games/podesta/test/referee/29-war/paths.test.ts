import { describe, expect } from 'vitest';
import { PEACE } from '../../../src/20-agreements/promises.ts';
import { fightOut } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, square } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('two armies of a player', () => {
  // R61: it is outside a commune of theirs that pairs who meet pay.
  rule(['pod.29n', 'pod.26c'], 'become one in their own town for nothing, outside for the squares they walked', () => {
    const cost = (where: string, walked: number) => {
      const p = governing().purse(0, 5000);
      p.army(0, where, [FI(1), FI(4)], { unpaid: walked }).army(0, where, [FI(3), FI(5)], { unpaid: walked });
      const match = p.military(0).act({ type: 'merge', army: 1, into: 2, from: -1 });
      return 5000 - match.purse(0);
    };
    expect([cost('N6', 0), cost('N8', 2)]).toEqual([0, 2 * (60 + 40) + 2 * (40 + 40)]);
  });

  // R57: the army made of both has the points of the more tired.
  rule(['pod.26c', 'pod.26e'], 'go on with the points of the one that has fewer', () => {
    const p = governing().purse(0, 5000);
    p.army(0, 'N8', [FI(1)], { left: 3 }).army(0, 'N8', [FI(3)], { left: 9 });
    const match = p.military(0);
    expect(match.refusal({ type: 'merge', army: 2, into: 1, from: -1 })).toMatchObject({ rule: 'pod.26c' });
    match.act({ type: 'merge', army: 1, into: 2, from: -1 });
    expect(p.state.armies).toMatchObject([{ id: 2, left: 3 }]);
  });
});

describe('a word of peace', () => {
  // R139: to relieve a town is to attack him who besieges it.
  rule(['pod.20c', 'pod.44l'], 'is broken by who relieves another’s town from the friend who besieges it', () => {
    const p = governing()
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)])
      .army(2, 'M5', [LU(1)]);
    p.state.promises = [{ id: 9, from: 2, to: 1, what: PEACE, month: 1, until: 6, florins: 0 }];
    const match = p.military(2).act({ type: 'attack', army: 2, target: 1 });
    expect(match.ever('promiseBroken')).toMatchObject([{ from: 2, to: 1, what: PEACE }]);
  });

  // R139: who is attacked has broken nothing.
  rule(['pod.20c', 'pod.29a'], 'given by who is attacked stands while he defends himself', () => {
    const p = governing()
      .army(1, 'N9', [SI(1)])
      .army(2, 'N9', [LU(1)]);
    p.state.promises = [{ id: 9, from: 2, to: 1, what: PEACE, month: 1, until: 6, florins: 0 }];
    const match = p.military(1).act({ type: 'attack', army: 1, target: 2 }).do('standAndFight');
    expect([match.ever('promiseBroken'), p.state.promises.length]).toEqual([[], 1]);
  });
});

// R97: a challenge, a siege and a raid are all refused against a town that waits for its merchant.
rule(
  ['pod.12a', 'pod.43a', 'pod.44a'],
  'before its first election a town is neither raided, besieged nor challenged',
  () => {
    const p = position(3)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .army(1, 'C5', [SI(1), SI(3), SI(4)]);
    const match = p.military(1);
    for (const type of ['besiege', 'challenge'])
      expect(match.refusal({ type, army: 1, commune: communeNamed('lucca') })).toMatchObject({ rule: 'pod.12a' });
    expect(
      match.refusal({ type: 'raid', army: 1, commune: communeNamed('lucca'), to: communeNamed('siena') }),
    ).toMatchObject({ rule: 'pod.12a' });
  },
);

// R116: a representative who is a guest in the town that falls is no captive.
rule(
  ['pod.45a', 'pod.13h', 'pod.26a'],
  'another counter of the ousted, on a visit in the fallen town, rides away free',
  () => {
    const p = governing().govern(0, 'prato');
    p.commune('prato').cell = square('N6');
    const match = p.play(
      [
        { step: 'conquest', seat: 1, commune: FIRENZE },
        { step: 'political', seat: 0 },
      ],
      [4, 4, 4, 4],
    );
    if (match.step === 'newHome') match.act({ type: 'settle', commune: PRATO });
    expect(p.commune('prato')).toMatchObject({ podesta: 0, captor: -1, cell: square('N6') });
    expect(match.choices('ride', 'counter')).toEqual([PRATO]);
  },
);

// R60: who comes out and is beaten has ended the besieger's turn with it: the siege is for the next.
rule(['pod.29u', 'pod.44d', 'pod.42b'], 'a sortie on the day the enemy arrives ends his turn, whoever wins it', () => {
  const arrives = (loser: number) => {
    const p = governing()
      .bonus('firenze', 60, 30)
      .arm(...Array.from({ length: 72 }, (_, unit) => unit))
      .army(1, 'M5', [SI(1), SI(3), SI(4)]);
    const match = p.play([
      { step: 'military', seat: 1 },
      { step: 'turnEnd', seat: 1 },
    ]);
    match.act({ type: 'besiege', army: 1, commune: FIRENZE }).do('sortie');
    match.act({ type: 'enlist', units: [FI(1)], counters: [], from: -1 });
    fightOut(match, loser);
    return [match.stopped, match.points(0), match.points(1)];
  };
  expect([arrives(0), arrives(1)]).toEqual([
    [true, -3, 3],
    [true, 3, -3],
  ]);
});

// R64: at the end of the month, who could have come has not refused; of two who could, both have.
rule(['pod.29h', 'pod.3k'], 'an uncalled battle is refused by the side that had nobody to bring', () => {
  const refused = (bare: boolean) => {
    const p = governing();
    if (bare) for (const number of [1, 2, 3, 4, 5, 6]) p.state.back[SI(number)] = 9;
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: square('N9'), month: 1 }];
    const match = p.play([{ step: 'monthEnd' }]);
    return [match.points(0), match.points(1)];
  };
  expect([refused(true), refused(false)]).toEqual([
    [0, -1],
    [-1, -1],
  ]);
});

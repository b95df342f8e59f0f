import { describe, expect } from 'vitest';
import { cards } from '../../battles.ts';
import { communeNamed, leg, position, rule, sestiere, square, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const GRIFONE = [0, 1, 2].map(index => unitOf('grifone', index));
const governed = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');

describe('before a town', () => {
  // R97: a contingent is three companies, hired ones among them.
  rule(['pod.44a', 'pod.31h'], 'two companies lay no siege; a hired company of three does', () => {
    const two = governed()
      .army(1, 'M5', [SI(1), SI(3)])
      .military(1);
    expect(two.refusal({ type: 'besiege', army: 1, commune: FIRENZE })).toMatchObject({ reason: 'tooFew' });
    const three = governed().hire(1, 'grifone', 'siena').army(1, 'M5', GRIFONE).military(1);
    expect(three.refusal({ type: 'besiege', army: 1, commune: FIRENZE })).toBeNull();
  });

  // R96: cavalry compulsory, a captain is cavalry.
  rule(['pod.43b', 'pod.31h'], 'foot alone does not raid; with a captain it does, and once a month', () => {
    const raid = { type: 'raid', army: 1, commune: PRATO, to: communeNamed('siena') };
    const near = (units: number[]) => governed().hire(1, 'grifone', 'siena').army(1, 'K4', units).military(1);
    expect(near([SI(3), SI(4)]).refusal(raid)?.rule).toBe('pod.43b');
    const match = near(GRIFONE).act(raid);
    expect([match.treasury('siena'), match.refusal(raid) === null]).toEqual([1500, false]);
  });

  // R97: four shots a month, whoever has lifted and laid the siege again.
  rule(['pod.44k', 'pod.44j'], 'the fourth shot of the month is the last', () => {
    const p = governed()
      .bonus('firenze', 0, 0)
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    const [army] = p.state.armies;
    if (army?.siege) Object.assign(army.siege, { asked: true });
    const match = p.military(1, cards(1, 4, 1, 4, 1, 4, 1, 4));
    const shot = { type: 'shootWalls', army: 1 };
    match.act(shot).act(shot).act(shot).act(shot);
    expect([army?.siege?.shots, match.refusal(shot)]).toEqual([4, { rule: 'pod.44k', reason: 'lotsLimit', most: 4 }]);
  });

  // R98: exactly two opponents and exactly 40 florins: both bounds bind.
  rule(
    'pod.44d',
    'two opponents and 40 florins of esteem keep the besieged inside; one less or one more does not',
    () => {
      const asked = (opponents: number[], upper: number): boolean => {
        const p = governed()
          .bonus('firenze', upper, upper / 2)
          .army(1, 'M5', [SI(1), SI(3), SI(4)]);
        for (const number of [2, 6]) p.state.face[FI(number)] = opponents.includes(number) ? 1 : 0;
        return p.military(1).act({ type: 'besiege', army: 1, commune: FIRENZE }).step === 'defence';
      };
      expect([asked([2, 6], 40), asked([2], 40), asked([2, 6], 60), asked([], 0)]).toEqual([false, true, true, true]);
    },
  );

  // R99: who opens is a sestiere that lives there, its company lost or not.
  rule(['pod.44n', 'pod.39b'], 'a sestiere whose company is lost still opens the gates; one in exile does not', () => {
    const gates = { type: 'openGates', army: 1 };
    const before = (change: (p: ReturnType<typeof governed>) => void) => {
      const p = governed()
        .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)])
        .tokens(1, 'proditor');
      for (const number of [4, 6]) p.state.face[FI(number)] = 0;
      change(p);
      return p.military(1).refusal(gates);
    };
    expect(before(p => (p.state.back[FI(2)] = 9))).toBeNull();
    expect(before(p => (p.state.place[FI(2)] = -1))).toMatchObject({ rule: 'pod.44n' });
  });
});

describe('what comes after a raid', () => {
  // R102: one payment, not divisible; raised later by the difference.
  rule(
    ['pod.45.1c', 'pod.45.1d'],
    'who has paid a third to rebuild raises it by the difference, never lowers it',
    () => {
      const p = governed().treasury('firenze', 5000);
      Object.assign(p.commune('firenze'), { poor: true, raids: 3 });
      const pay = (florins: number) => ({ type: 'rebuild', commune: FIRENZE, florins, from: FIRENZE });
      const match = p.political(0).act(pay(1000));
      expect([match.treasury('firenze'), match.refusal(pay(1000)) === null]).toEqual([4000, false]);
      match.act(pay(3000));
      expect([match.treasury('firenze'), match.offers('rebuild')]).toEqual([2000, false]);
    },
  );

  // R44: roads bring a thousand unless there is nothing left to bring.
  rule(
    ['pod.43e', 'pod.15d', 'pod.25b'],
    'twice raided a town with roads still borrows a thousand, thrice nothing',
    () => {
      const most = (raids: number) => {
        const p = governed().works('firenze', 'strade-ponti');
        p.commune('firenze').raids = raids;
        return Math.max(0, ...p.political(0).choices('borrow', 'florins').map(Number));
      };
      expect([most(2), most(3)]).toEqual([1000, 0]);
    },
  );
});

describe('inside', () => {
  // R34, R68: what a captor holds goes with him.
  rule(['pod.19c', 'pod.20c', 'pod.32b'], 'who is driven out keeps his captive, and may let him go for money', () => {
    const p = governed().exiled(0, 'prato');
    Object.assign(p.commune('firenze'), { podesta: -1 });
    Object.assign(p.commune('siena'), { captor: 0, until: 5, cell: square('M5') });
    const match = p
      .political(1)
      .propose(
        0,
        leg(true, { kind: 'florins', florins: 100 }),
        leg(false, { kind: 'release', commune: communeNamed('siena') }),
      );
    match.do('accept');
    expect([p.commune('siena').captor, match.purse(0)]).toEqual([-1, 1700]);
  });
});

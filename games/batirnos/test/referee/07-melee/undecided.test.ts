/** Melees in which somebody does not strike, is on the point of falling, or goes back though unhurt (nqsb.7.1, 9.4, 10.12, 10.16). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import { fighting, join, READY, STAY, step, strength, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, fallenBack, offered, settle } from '../scenes.ts';

const dues = (t: Table, of: number): number[] =>
  t
    .told('tested')
    .filter(({ side }) => side === of)
    .map(({ due }) => due);

describe('blows that come together', () => {
  rule(['nqsb.9.15', 'nqsb.3.3.1.melee'], 'a square at four that loses one strikes with its first series', () => {
    // Losses are given when both have been resolved (l.484).
    const p = faced('fr-pm-line', 'sp-sq-vet', {}, { strength: 4 })
      .order(0, 0, 10)
      .draws(0, 1, 2, 8, 7)
      .draws(1, 8, 7, 6, 5, 4, 8);
    const t = settle(fighting(p, 'A').act(join(p, 'B')));
    expect([dues(t, 1), strength(p, 'B')]).toEqual([[6], 3]);
  });

  rule(
    ['nqsb.10.1.tests', 'nqsb.10.1.losses', 'nqsb.3.3.1.melee'],
    'a general whom the attack kills has still helped the answer',
    () => {
      const p = faced('fr-pm-line', 'sp-pm')
        .lead(1, 0, '1006', 'gassion')
        .order(0, 0, 10)
        .draws(0, 1, 2, 8, 7)
        .draws(1, 8, 7, 6, 5, 4, 8);
      p.state.health[p.general(1, 0)] = 1;
      const t = fighting(p, 'A').act(join(p, 'B'));
      settle(t);
      // Three of strength, one of the regiment, two of the general.
      expect([dues(t, 1), t.told('leaderFell').length]).toEqual([[6], 1]);
    },
  );
});

describe('horse after the melee', () => {
  rule(
    ['nqsb.9.4.fallback', 'nqsb.7.1.cavalry', 'nqsb.5.4.1.cav'],
    'horse attacked out of a village strikes nobody, but has been in the melee: it falls back',
    () => {
      // R41: if enemies of its combat still stand.
      const p = position('intro')
        .lead(1, 0, '0602', 'villequier')
        .put('A', 0, 'fr-cp-chev', '0606', 'N')
        .put('B', 1, 'sp-pm', '0605', 'S')
        .order(1, 0, 10)
        .draws(1, 8, 7, 6, 5);
      const t = fighting(p, 'B');
      while (t.step === 'joining') t.act(READY);
      settle(t);
      expect(fallenBack(p)).toEqual(['A']);
    },
  );

  rule(
    ['nqsb.9.4.fallback', 'nqsb.10.12'],
    'weakened horse that has lost its nerve has not attacked and stays; attacked, it falls back though it did not strike',
    () => {
      // R59: the action is forfeit.
      const own = faced('fr-cp-chev', 'sp-pm', { strength: 1 }).order(0, 0, 10).draws(0, 8, 7, 6);
      const t = settle(fighting(own, 'A'));
      while (t.step === 'joining') t.act(READY);
      expect([t.told('fought'), fallenBack(own)]).toEqual([[], []]);
      const p = faced('fr-cp-chev', 'sp-pm', { strength: 1 }).order(1, 0, 10).draws(0, 8, 7, 6).draws(1, 8, 7, 6, 5);
      const u = settle(fighting(p, 'B').act(join(p, 'A')));
      while (u.step === 'joining') u.act(READY);
      settle(u);
      expect([u.told('fought').map(({ unit }) => p.label(unit)), fallenBack(p)]).toEqual([['B'], ['A']]);
    },
  );

  rule(
    ['nqsb.10.16.melee', 'nqsb.9.4.fallback'],
    'shaken horse that is attacked falls back once, not again at the end of the phase',
    () => {
      const p = faced('fr-cp-chev', 'sp-pm', { shaken: true }).order(1, 0, 10).draws(1, 8, 7, 6, 5);
      const t = fighting(p, 'B');
      while (t.step !== null && t.step !== 'pressing')
        t.act(t.step === 'retreating' ? at(t.legal('fallBack'), 0) : READY);
      expect([t.told('fellBack').length, fallenBack(p)]).toEqual([1, []]);
    },
  );

  rule(
    ['nqsb.9.9.2.follow', 'nqsb.5.3.2.open', 'nqsb.9.4.fallback'],
    'light foot that backed horse goes back with it after the melee too, if no closed order is left with it',
    () => {
      // They make the forced move of the friend they support (l.1092).
      const after = (third: boolean) => {
        const p = faced('fr-cp-chev', 'sp-pm')
          .put('C', 0, 'fr-fl', '1107', 'N')
          .order(0, 0, 10)
          .draws(0, 8, 7, 6, 5, 4, 8);
        if (third) p.put('D', 0, 'fr-pm-line', '0906', 'N');
        const t = fighting(p, 'A', 'C', ...(third ? ['D'] : []));
        while (t.step === 'joining') t.act(READY);
        if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('A') });
        settle(t);
        return fallenBack(p);
      };
      expect([after(false), after(true)]).toEqual([['A', 'C'], ['A']]);
    },
  );
});

describe('a pursuit', () => {
  const beaten = (is: Condition = {}): Position =>
    faced('fr-cp-chev', 'sp-pm', is, { strength: 2 }).order(0, 0, 5).draws(0, 1, 2, 3);
  const won = (t: Table): Table => {
    while (t.step === 'joining' || t.step === 'enough')
      if (t.step === 'joining') t.act(READY);
      else settle(t);
    return t;
  };

  rule(['nqsb.9.12', 'nqsb.10.13.choice'], 'that comes beside two enemies names the one it attacks', () => {
    // R50.
    const p = beaten()
      .put('C', 1, 'sp-pm', '1004', 'S', { division: 1 })
      .put('D', 1, 'sp-pm', '0904', 'S', { division: 1 });
    const t = won(fighting(p, 'A'))
      .act({ type: 'pursue', charge: false })
      .act(step(p, '1006'))
      .act(step(p, '1005'))
      .act({ type: 'halt', facing: p.facing('N') });
    expect([
      t.step,
      t
        .legal('attack')
        .map(({ target }) => p.label(Number(target)))
        .sort(),
    ]).toEqual(['declare', ['C', 'D']]);
    // The other may join, being beside the attacker.
    t.act({ type: 'attack', target: p.unit('C') });
    expect(
      t
        .legal('join')
        .map(({ unit }) => p.label(Number(unit)))
        .sort(),
    ).toEqual(['C', 'D']);
  });

  rule(['nqsb.9.12', 'nqsb.9.3.test', 'nqsb.9.12.once'], 'by a charge that fails its test stays where it is', () => {
    const p = beaten().put('C', 1, 'sp-pm', '1003', 'S', { division: 1 }).draws(0, 8, 7, 6, 5, 4);
    const t = won(fighting(p, 'A')).act({ type: 'pursue', charge: true });
    settle(t);
    expect([p.where('A'), offered(t)]).toEqual(['1007', []]);
  });

  rule(['nqsb.9.12', 'nqsb.10.12'], 'asks weakened horse for its nerve', () => {
    // Worn to one by the blow with which it won.
    const after = (...values: number[]) => {
      const p = faced('fr-cp-chev', 'sp-pm', { strength: 2 }, { strength: 2 })
        .put('f', 0, 'fr-pm-line', '0908', 'N', { division: 1 })
        .put('g', 0, 'fr-pm-line', '1008', 'N', { division: 1 })
        .order(0, 0, 5)
        .draws(0, 1, 2, 3, ...values)
        .draws(1, 1, 2, 8);
      const t = settle(fighting(p, 'A').act(join(p, 'B')));
      if (t.step === 'retreating') t.act(STAY);
      expect([strength(p, 'A'), p.where('B')]).toEqual([1, 'off']);
      t.act({ type: 'pursue', charge: false });
      settle(t);
      return t.step;
    };
    expect([after(8, 7, 6), after(3)]).toEqual([null, 'marching']);
  });
});

rule(
  ['nqsb.7.1.1', 'nqsb.7.4', 'nqsb.3.3.1.join'],
  'who has answered an enemy does not back the neighbour that attacks him later: each pair fights once',
  () => {
    // R51.
    const p = faced('fr-pm-line', 'sp-pm')
      .put('C', 1, 'sp-pm', '1107', 'SW')
      .order(0, 0, 10)
      .order(1, 0, 11)
      .draws(0, 8, 7, 6, 5, 8, 7, 6, 5)
      .draws(1, 8, 7, 6, 5, 8, 7, 6, 5);
    const t = fighting(p, 'A')
      .act({ type: 'attack', target: p.unit('B') })
      .act(join(p, 'B'))
      .act(READY);
    settle(t);
    const u = fighting(p, 'B', 'C');
    while (u.step === 'joining') u.act(READY);
    settle(u);
    expect(u.told('fought').map(({ unit, foe }) => [p.label(unit), p.label(foe)])).toEqual([['C', 'A']]);
    // In the flank of A: one of advantage is not given twice.
    expect([tests(u).length, u.told('fought').map(({ damage }) => damage)]).toEqual([1, [1]]);
  },
);

rule(
  ['nqsb.9.15.ignore', 'nqsb.7.4.2.supporters'],
  'a square that ignores the duty to go back keeps the light foot beside it in its place',
  () => {
    const p = faced('sp-sq-vet', 'sp-pm')
      .put('C', 0, 'fr-fl', '1107', 'N')
      .order(0, 0, 10)
      .draws(0, 8, 7, 6, 5, 4, 8, 7)
      .draws(1, 1, 2, 8, 7);
    const t = fighting(p, 'A', 'C').act(join(p, 'B'));
    while (t.step === 'leading' || t.step === 'enough')
      if (t.step === 'leading') t.act(at(t.legal('principal'), 0));
      else settle(t);
    expect([strength(p, 'A'), offered(t)]).toEqual([5, ['fallBack', 'stay']]);
    t.act(STAY);
    expect([p.where('A'), p.where('C'), t.step]).toEqual(['1007', '1107', null]);
  },
);

rule(
  ['nqsb.9.9.2.follow', 'nqsb.5.3.2.open', 'nqsb.9.4.fallback'],
  'not before an enemy in open order, nor if the horse has been destroyed',
  () => {
    const before = (foe: string, is: Condition, ...values: number[]) => {
      const p = faced('fr-cp-chev', foe, is)
        .put('C', 0, 'fr-fl', '1107', 'N')
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4, 8)
        .draws(1, ...values);
      const t = fighting(p, 'A', 'C').act(join(p, 'B'));
      while (t.step === 'leading' || t.step === 'enough')
        if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('A') });
        else settle(t);
      return [p.where('A') === 'off', fallenBack(p)];
    };
    expect(before('sp-fl', {}, 8, 7, 6)).toEqual([false, ['A']]);
    expect(before('sp-pm', { strength: 2 }, 1, 2, 3, 8)).toEqual([true, []]);
  },
);

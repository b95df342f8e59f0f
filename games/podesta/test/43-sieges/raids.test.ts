import { describe, expect } from 'vitest';
import { taxesOf } from '../../src/14-taxes-and-works/taxes.ts';
import { fightOut } from '../battles.ts';
import { communeNamed, enlist, position, rule, sestiere, square, unitOf } from '../position.ts';

const PISTOIA = communeNamed('pistoia');
const LUCCA = communeNamed('lucca');
const raid = (army = 1, commune = PISTOIA, to = LUCCA) => ({ type: 'raid', army, commune, to });
const raiders = (...numbers: number[]) =>
  position(3)
    .govern(0, 'firenze')
    .govern(2, 'lucca')
    .army(
      2,
      'I4',
      numbers.map(number => sestiere('lucca', number)),
    );

describe('raids', () => {
  rule(
    ['pod.43.ex', 'pod.43b', 'pod.43a', 'pod.43d'],
    'one company of feditori of Lucca raids Pistoia, at no cost',
    () => {
      const p = raiders(1);
      const match = p.military(2).act(raid());
      expect(match.told('raided')).toMatchObject([{ seat: 2, commune: PISTOIA, raids: 1 }]);
      expect([match.treasury('lucca'), match.purse(2)]).toEqual([1500, 1600]);
      expect(taxesOf(p.table, PISTOIA)).toBe(1500);
    },
  );

  rule('pod.43a', 'a second army may raid the same commune in the same month (R96)', () => {
    const p = raiders(1)
      .army(2, 'I4', [unitOf('grifone')])
      .hire(2, 'grifone', 'lucca');
    const match = p.military(2).act(raid(1));
    expect(match.refusal(raid(1))).toMatchObject({ rule: 'pod.43a', reason: 'doneAlready' });
    expect(match.act(raid(2)).treasury('lucca')).toBe(1500 + 900);
  });

  rule('pod.43b', 'infantry alone cannot', () => {
    expect(raiders(3, 4).military(2).refusal(raid())).toMatchObject({ rule: 'pod.43b', what: 'cavalry' });
  });

  rule('pod.43a', 'from a square beside the commune, once a month (R96)', () => {
    const p = raiders(1);
    const match = p.military(2).act(raid());
    expect(match.refusal(raid())).toMatchObject({ rule: 'pod.43a', reason: 'doneAlready' });
    p.date(1, 2);
    expect(p.military(2).refusal(raid())).toBeNull();
    const far = position(3)
      .govern(2, 'lucca')
      .army(2, 'G4', [sestiere('lucca', 1)]);
    expect(far.military(2).refusal(raid())).toMatchObject({ reason: 'outOfReach' });
  });

  rule(['pod.43d', 'pod.43e', 'pod.45.1b'], '1,500, 900 and 600 in a year; then there is nothing left', () => {
    const p = position(3).govern(2, 'lucca').hire(2, 'grifone', 'lucca');
    p.army(
      2,
      'I4',
      [0, 1, 2].map(index => unitOf('grifone', index)),
    );
    const loot = [1, 2, 3].map(month => {
      const before = p.commune('lucca').treasury;
      p.date(1, month).military(2).act(raid());
      return p.commune('lucca').treasury - before;
    });
    expect(loot).toEqual([1500, 900, 600]);
    // Public money: the employer's purse sees none of it.
    expect([p.player(2).purse, p.commune('pistoia').poor, taxesOf(p.table, PISTOIA)]).toEqual([1600, true, 0]);
    expect(p.date(1, 4).military(2).refusal(raid())).toMatchObject({ rule: 'pod.43e', what: 'poor' });
  });

  rule(
    'pod.43d',
    'the loot goes to the commune of the raiders, or of the employer at choice; an exile has a chest (R96)',
    () => {
      const p = position(3)
        .govern(2, 'lucca')
        .govern(2, 'prato')
        .army(2, 'I4', [sestiere('prato', 1)]);
      expect(p.military(2).choices('raid', 'to')).toEqual([communeNamed('prato')]);
      const hired = position(3)
        .govern(2, 'lucca')
        .govern(2, 'prato')
        .hire(2, 'grifone', 'lucca')
        .army(2, 'I4', [unitOf('grifone')]);
      expect(hired.military(2).choices('raid', 'to')).toEqual([LUCCA, communeNamed('prato')]);
      const exile = position(3)
        .exiled(2, 'prato')
        .hire(2, 'grifone', 'prato')
        .army(2, 'I4', [unitOf('grifone')]);
      exile.military(2).act(raid(1, PISTOIA, -1));
      expect([exile.player(2).chest, exile.player(2).purse]).toEqual([1500, 1600]);
    },
  );

  rule(
    'pod.43d',
    'mixed raiders have one loot: of a commune that has companies among them, never of a lender (R96)',
    () => {
      const [FIRENZE, PRATO] = [communeNamed('firenze'), communeNamed('prato')];
      const to = (units: number[], payer = -1) => {
        const p = position(3).govern(0, 'firenze').govern(2, 'lucca').govern(2, 'prato');
        p.hire(2, 'grifone', 'lucca', { payer }).army(2, 'I4', units);
        p.state.lent[sestiere('firenze', 1)] = 2;
        return p.military(2).choices('raid', 'to');
      };
      const [lucca, prato, lent] = [sestiere('lucca', 1), sestiere('prato', 3), sestiere('firenze', 1)];
      expect(to([lucca, prato])).toEqual([LUCCA, PRATO]);
      expect(to([lucca, unitOf('grifone')])).toEqual([LUCCA]);
      expect(to([lucca, unitOf('grifone')], PRATO)).toEqual([LUCCA, PRATO]);
      expect(to([lucca, lent])).toEqual([LUCCA]);
      expect(to([lent])).toEqual([LUCCA, PRATO]);
      expect(to([lent, unitOf('grifone')])).not.toContain(FIRENZE);
    },
  );

  rule(['pod.43c', 'pod.44d'], 'a represented commune may come out and fight, unless it must stay inside', () => {
    const before = (upper: number) =>
      position(2)
        .govern(0, 'firenze')
        .govern(1, 'siena')
        .bonus('firenze', upper, upper / 2)
        .army(1, 'M5', [sestiere('siena', 1)]);
    const action = raid(1, communeNamed('firenze'), communeNamed('siena'));
    const free = before(60)
      .play([
        { step: 'military', seat: 1 },
        { step: 'turnEnd', seat: 1 },
      ])
      .act(action);
    expect([free.step, free.seats]).toEqual(['defence', [0]]);
    free.do('sortie').act(enlist([sestiere('firenze', 1)]));
    expect(free.told('battleBegan')).toHaveLength(1);
    expect(free.treasury('siena')).toBe(0);
    // Two opponents and no more than 40 florins of esteem.
    const bound = before(40).military(1).act(action);
    expect([bound.step, bound.treasury('siena')]).toEqual(['military', 1500]);
    const stays = before(60).military(1).act(action).do('stayInside');
    expect(stays.treasury('siena')).toBe(1500);
  });

  rule(['pod.43c', 'pod.29u'], 'the battle of a sortie ends the turn: who came to raid or besiege does neither', () => {
    for (const type of ['raid', 'besiege']) {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').bonus('firenze', 60, 30);
      p.army(
        1,
        'M5',
        [1, 3, 4].map(number => sestiere('siena', number)),
      );
      const match = p.play([
        { step: 'military', seat: 1 },
        { step: 'turnEnd', seat: 1 },
      ]);
      const to = type === 'raid' ? { to: communeNamed('siena') } : {};
      match
        .act({ type, army: 1, commune: communeNamed('firenze'), ...to })
        .do('sortie')
        .act(enlist([sestiere('firenze', 1)]));
      fightOut(match, 0);
      expect([match.stopped, match.points(1), match.treasury('siena'), p.state.armies[0]?.siege]).toEqual([
        true,
        3,
        0,
        null,
      ]);
    }
  });

  rule('pod.43a', 'a partner of the league is betrayed by it (R45)', () => {
    const p = position(3)
      .govern(0, 'firenze')
      .govern(2, 'lucca')
      .league(0, 2)
      .army(2, 'M5', [sestiere('lucca', 1)]);
    p.military(2).act(raid(1, communeNamed('firenze'), LUCCA));
    expect(p.player(2).league).toBe(-1);
    expect(square('M5')).toBeGreaterThan(0);
  });
});

describe('a commune exhausted by raids', () => {
  const exhausted = (...numbers: number[]) => {
    const p = raiders(...numbers);
    Object.assign(p.commune('pistoia'), { poor: true, raids: 3 });
    return p;
  };
  const walkIn = { type: 'takePoor', army: 1, commune: PISTOIA };

  rule(
    ['pod.45.1a', 'pod.45.1e', 'pod.18g'],
    'three companies beside it take it without a siege and without points',
    () => {
      const p = exhausted(1, 3, 4);
      // Sestieri 2, 4 and 6 of Pistoia are Guelph; 1, 3 and 5 are asked: two swear, one leaves.
      const match = p.military(2, [4, 4, 1]).act(walkIn);
      expect(match.told('conquered')).toMatchObject([{ seat: 2, commune: PISTOIA }]);
      expect([1, 2, 3, 4, 5, 6].map(number => p.state.holder[sestiere('pistoia', number)])).toEqual([
        2, 2, 2, 2, -1, 2,
      ]);
      expect([p.commune('pistoia').podesta, match.points(2)]).toEqual([2, 0]);
      // Poor citizens pay nothing, but the exile's goods are confiscated.
      expect(match.treasury('pistoia')).toBe(900);
    },
  );

  rule('pod.45.1a', 'two companies do not, nor while it is not exhausted, nor if somebody governs it (R102)', () => {
    expect(exhausted(1, 3).military(2).refusal(walkIn)).toMatchObject({ rule: 'pod.45.1a', reason: 'tooFew' });
    expect(raiders(1, 3, 4).military(2).refusal(walkIn)).toMatchObject({ rule: 'pod.45.1a', reason: 'walls' });
    const governed = exhausted(1, 3, 4).govern(0, 'pistoia', 1);
    expect(governed.military(2).refusal(walkIn)).toMatchObject({ rule: 'pod.45.1a', reason: 'walls' });
  });
});

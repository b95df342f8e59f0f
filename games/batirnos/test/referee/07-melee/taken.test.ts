/** Where the beaten go, what adds up, what is taken and what is owed (nqsb.5.3, 7.2, 7.4, 9.1, 9.2, 9.4, 9.5, 9.12, 9.16). */
import { describe, expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { fighting, firing, HOLD, halt, join, READY, shoot, step, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, fallenBack, offered, settle, settleBack, spaced } from '../scenes.ts';

rule(
  ['nqsb.5.3.2', 'nqsb.7.4', 'nqsb.7.4.2.vantaggio'],
  'who is beaten by two falls back from the one that led',
  () => {
    const end = (leader: string) => {
      const p = faced('fr-pm-line', 'sp-pm')
        .put('C', 0, 'fr-pm-line', '0906', 'NE')
        .order(0, 0, 10)
        .draws(0, 1, 2, 3, 8);
      const t = fighting(p, 'A', 'C');
      while (t.step === 'joining') t.act(READY);
      settleBack(t.act({ type: 'principal', unit: p.unit(leader) }));
      return p.where('B');
    };
    expect([end('A'), end('C')]).toEqual(['1104', '1206']);
  },
);

rule(
  ['nqsb.7.2', 'nqsb.7.4.2.vantaggio'],
  'two regiments of pikes not in line each have their arms against light troops',
  () => {
    const damage = (troop: string) => {
      const p = faced('fr-pm-line', troop).put('C', 0, 'fr-pm-line', '0906', 'NE').order(0, 0, 10).draws(0, 8, 7, 6, 5);
      const t = fighting(p, 'A', 'C');
      while (t.step === 'joining') t.act(READY);
      settle(t.act({ type: 'principal', unit: p.unit('A') }));
      return t.told('fought')[0]?.damage;
    };
    expect([damage('sp-cl'), damage('sp-fl')]).toEqual([2, 4]);
  },
);

describe('batteries', () => {
  rule(
    ['nqsb.9.2.no-melee', 'nqsb.10.16', 'nqsb.6.1.two-losses'],
    'are saved when who came up to them is shaken before the melee',
    () => {
      const left = (shaken: boolean) => {
        const p = faced('fr-pm-line', 'sp-al', { shaken }).order(0, 0, 10);
        p.play({ step: 'phase', phase: 'melee', done: [] });
        return p.where('B');
      };
      expect([left(false), left(true)]).toEqual(['off', '1006']);
    },
  );

  rule(['nqsb.9.1', 'nqsb.9.2.no-melee'], 'are rushed at and taken by aggressive horse that has no order', () => {
    const p = position().put('G', 0, 'fr-cp-gend', '1009', 'N').put('B', 1, 'sp-al', '1006', 'S');
    const t = settle(p.play({ step: 'aggressors', done: [] }));
    while (t.step !== null)
      t.act(t.legal('hold')[0] ?? t.legal('step')[0] ?? t.legal('charge')[0] ?? t.legal('halt')[0] ?? HOLD);
    expect(p.state.contacts.flat()).toContain(p.unit('B'));
    const melee = p.play({ step: 'strays', done: [] });
    expect([melee.told('overrun').length, p.where('B')]).toEqual([1, 'off']);
  });
});

describe('horse in pursuit', () => {
  const pursued = (foe: boolean) => {
    const p = faced('fr-cp-chev', 'sp-pm', {}, { strength: 2 })
      .put('C', 1, 'sp-pm', foe ? '1104' : '1402', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 8, 7, 8, 7, 6, 5, 4);
    const t = settle(fighting(p, 'A').act(READY));
    expect([p.where('B'), t.step]).toEqual(['off', 'pressing']);
    t.act({ type: 'pursue', charge: false });
    t.act(step(p, '1006'));
    if (foe) t.act(step(p, '1105'));
    t.act(halt(p));
    while (t.step === 'joining') t.act(READY);
    settle(t);
    return { p, t };
  };
  rule(
    ['nqsb.9.12', 'nqsb.9.4.fallback', 'nqsb.7.1.cavalry'],
    'falls back when the phase ends before the second enemy, whom it has not beaten',
    () => {
      const { p, t } = pursued(true);
      expect([t.told('attacked').length, p.where('A')]).toEqual([2, '1105']);
      expect(fallenBack(p)).toEqual(['A']);
    },
  );
  rule(['nqsb.9.12', 'nqsb.9.4.fallback'], 'owes nothing where it met nobody', () => {
    const { p } = pursued(false);
    expect(fallenBack(p)).toEqual([]);
  });
});

rule(
  ['nqsb.9.11', 'nqsb.10.16', 'nqsb.7.1.two-losses'],
  'an attacker that destroys its enemy and is shaken by him takes no hex',
  () => {
    const p = faced('fr-pm-line', 'sp-pm', {}, { strength: 2 })
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 8)
      .draws(1, 1, 2, 3, 8);
    const t = settleBack(fighting(p, 'A').act(join(p, 'B')));
    expect([p.where('B'), p.where('A') === '1006', offered(t)]).toEqual(['off', false, []]);
  },
);

describe('horse under fire', () => {
  rule(
    ['nqsb.9.5.fire', 'nqsb.3.3.1.countercharge'],
    'rides at the shooter though it has already moved this turn',
    () => {
      const p = spaced('fr-pm-line', 'sp-cp', {}, { moved: true }).order(0, 0, 5);
      expect(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .legal('counterFire').length,
      ).toBeGreaterThan(0);
    },
  );

  rule(
    ['nqsb.9.5.fire', 'nqsb.9.3.test'],
    'that has failed its charge at one shooter does not ride at the next',
    () => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('G', 0, 'fr-ap', '1010', 'N')
        .put('A', 0, 'fr-ap', '1110', 'N')
        .put('B', 1, 'sp-cp', '1005', 'S')
        .order(0, 0, 14)
        .draws(0, 8, 7, 6, 5, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5, 4);
      const t = firing(p)
        .act(shoot(p, 'G', 'B'))
        .act({ type: 'counterFire', charge: true });
      settle(t);
      expect([t.told('chargeFailed').length, p.where('B')]).toEqual([1, '1005']);
      t.act(shoot(p, 'A', 'B'));
      expect(t.legal('counterFire')).toEqual([]);
    },
  );
});

rule(
  ['nqsb.9.16.sector', 'nqsb.6.2', 'nqsb.9.16'],
  'reiter firing to a flank draw a card less, and hurt pikes once by themselves all the same',
  () => {
    const shot = (corner: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'ge-re', '1007', corner)
        .put('B', 1, 'fr-pm-line', '1006', 'S')
        .order(0, 0, 42)
        .draws(0, 8, 7, 6);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      settle(t);
      return [tests(t)[0]?.[0], t.told('fired')[0]?.damage];
    };
    expect([shot('N'), shot('SE')]).toEqual([
      [3, 1],
      [2, 1],
    ]);
  },
);

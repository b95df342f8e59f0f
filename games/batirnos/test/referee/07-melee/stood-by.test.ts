/** Who leads, who stands by, what is left to be owed and what walls give (nqsb.7.4, 7.1, 9.4, 10.16, 5.4.1, 9.13). */
import { expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { DECLINE, fallBack, fighting, firing, HOLD, join, marks, READY, shoot, strength, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, fallenBack, ground, offered, settle, settleBack } from '../scenes.ts';

rule(
  ['nqsb.7.4.open', 'nqsb.7.4.2.losses', 'nqsb.10.16.melee'],
  'shaken pikes whom light foot stands by lead all the same, and take the losses',
  () => {
    // Open order leads only if there is no other.
    const p = faced('fr-pm-line', 'sp-pm', {}, { shaken: true })
      .put('F', 1, 'sp-fl', '1107', 'SW')
      .order(0, 0, 10)
      .draws(0, 1, 2, 8, 7)
      .draws(1, 8, 7, 6);
    const t = fighting(p, 'A');
    if (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
    t.act(join(p, 'F'));
    expect(t.legal('principal').map(({ unit }) => p.label(Number(unit)))).not.toContain('F');
    settleBack(t);
    expect([strength(p, 'B'), strength(p, 'F')]).toEqual([3, 3]);
  },
);

rule(
  ['nqsb.9.4.fallback', 'nqsb.7.1.cavalry', 'nqsb.7.4.2.losses'],
  'horse that has destroyed the leader of two still owes the fallback before the other',
  () => {
    const p = faced('fr-cp-chev', 'sp-pm', {}, { strength: 1 })
      .put('C', 1, 'sp-pm', '1107', 'SW')
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 8)
      .draws(1, 1, 8, 7, 6, 5, 4);
    const t = fighting(p, 'A').act({ type: 'attack', target: p.unit('B') });
    // Weakened, it strikes back only after its test.
    settle(t.act(join(p, 'B'))).act(join(p, 'C'));
    if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('B') });
    settleBack(t);
    if (t.step === 'pressing') t.act(DECLINE);
    expect(p.where('B')).toBe('off');
    expect(fallenBack(p)).toEqual(['A']);
  },
);

rule(
  ['nqsb.10.16.melee', 'nqsb.7.1.one-loss', 'nqsb.3.2.4.det-shaken'],
  'a shaken regiment that loses one falls back two hexes, not one, and is not shaken anew',
  () => {
    const p = faced('fr-pm-line', 'sp-pm', {}, { shaken: true }).order(0, 0, 10).draws(0, 1, 2, 8, 7);
    const t = settleBack(fighting(p, 'A'));
    expect([strength(p, 'B'), t.told('fellBack').length, t.told('wentBack').length]).toEqual([3, 1, 0]);
    expect([t.told('shaken').length, marks(p, 'B') & SHAKEN]).toEqual([0, SHAKEN]);
    expect(p.where('B')).toBe('1104');
  },
);

rule(
  ['nqsb.5.4.1.inf', 'nqsb.1.4.hex-protection', 'nqsb.7.1.one-loss'],
  'walls add to the armour of who is attacked in them, and he may stay there with one loss',
  () => {
    const struck = (letters: Record<string, string>) => {
      const p = ground(letters)
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 3, 8);
      const t = settle(fighting(p, 'A').act(READY));
      return [strength(p, 'B'), p.where('B') === '1006', offered(t).includes('stay')];
    };
    // Three successes against an armour of one: two losses in the open, one in the village.
    expect([struck({}), struck({ '1006': 'a' })]).toEqual([
      [2, false, false],
      [3, true, true],
    ]);
  },
);

rule(
  ['nqsb.9.13', 'nqsb.7.2.symbols'],
  'one behind the other, or with another front between them, pikes are in no line',
  () => {
    const damage = (...others: [hex: string, corner: string][]) => {
      const p = faced('fr-pm-line', 'sp-cp').order(0, 0, 10).draws(0, 8, 7, 6, 5);
      for (const [nth, [hex, corner]] of others.entries()) p.put(`C${nth}`, 0, 'fr-pm-line', hex, corner);
      const t = settle(fighting(p, 'A').act(READY));
      return t.told('fought')[0]?.damage;
    };
    // 0907 and 1107 lie to the sides of 1007, 1008 behind it.
    expect([
      damage(['0907', 'N']),
      damage(['1008', 'N']),
      damage(['0907', 'NE']),
      damage(['0907', 'NE'], ['0807', 'N']),
    ]).toEqual([1, 0, 0, 0]);
  },
);

rule(
  ['nqsb.5.4.2.fl', 'nqsb.7.2.cancel', 'nqsb.5.4.2.pm'],
  'light foot that attacks out of a wood is not hurt by the arms of pikes, which strike back by their test alone',
  () => {
    const back = (letters: Record<string, string>) => {
      const p = ground(letters)
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .draws(0, 8, 7)
        .draws(1, 8, 7, 6, 5);
      const t = settle(fighting(p, 'A').act(join(p, 'B')));
      return t.told('fought').find(({ unit }) => unit === p.unit('B'))?.damage;
    };
    expect([back({}), back({ '1007': 'w' })]).toEqual([2, 0]);
  },
);

rule(
  ['nqsb.10.12', 'nqsb.6.order', 'nqsb.7.1.1'],
  'weakened foot that has lost its nerve for the shot tests anew for the melee',
  () => {
    // R59: it loses that action, and nothing more.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 1 })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('T', 1, 'sp-pm', '1206', 'S')
      .order(0, 0, 4)
      .draws(0, 8, 7, 6, 1, 2, 5, 8);
    const t = settle(firing(p));
    if (t.step === 'firing' && t.refusal(shoot(p, 'A', 'T')) === null) settle(t.act(shoot(p, 'A', 'T')));
    const u = settle(p.play({ step: 'phase', phase: 'melee', done: [] }));
    expect(u.told('tested').some(({ kind, successes }) => kind === 'nerve' && successes >= 0)).toBe(true);
    while (u.step === 'joining') u.act(READY);
    expect(settle(u).told('attacked').length + u.told('faltered').length).toBe(1);
  },
);

rule(
  ['nqsb.9.2.no-melee', 'nqsb.10.14', 'nqsb.3.2.4.det-unit'],
  'a paralysed regiment with a melee order takes the battery beside it, which costs its points',
  () => {
    const p = faced('fr-pm-line', 'sp-al', { paralysed: true }).order(0, 0, 10);
    for (const [label, hex] of [
      ['x', '0502'],
      ['y', '0702'],
      ['z', '1502'],
    ] as const)
      p.put(label, 1, 'sp-pm', hex);
    const t = p.play({ step: 'phase', phase: 'melee', done: [] });
    expect([t.told('overrun').length, p.where('B')]).toEqual([1, 'off']);
    p.play({ step: 'turnEnd' });
    expect(p.state.determination[1]).toBe(47);
  },
);

rule(
  ['nqsb.10.18', 'nqsb.10.1', 'nqsb.10.18.effect'],
  'a character with a regiment supports it like a general: two losses do not shake it',
  () => {
    const shakenBy = (accompanied: boolean) => {
      const p = position('punti').lead(0, 0, '1010', 'villequier').lead(1, 0, '1002', 'villequier');
      p.put('A', 0, 'fr-pm-line', '1007', 'N').put('B', 1, 'sp-pm', '1006', 'S').order(0, 0, 10).draws(0, 1, 2, 3, 8);
      const who = p.ground.roster.leaders.findIndex(({ side, role }) => side === 1 && role === 'character');
      expect(who).toBeGreaterThanOrEqual(0);
      if (accompanied) {
        p.state.leader[who] = p.state.leader[p.general(1, 0)] ?? 0;
        p.state.health[who] = 2;
        p.state.post[who] = p.hex('1006');
      }
      const t = settle(fighting(p, 'A').act(READY));
      return [strength(p, 'B'), t.told('shaken').length, offered(t).includes('stay')];
    };
    expect([shakenBy(false), shakenBy(true)]).toEqual([
      [2, 1, false],
      [2, 0, true],
    ]);
  },
);

rule(
  ['nqsb.9.12', 'nqsb.7.1.one-loss', 'nqsb.9.12.limits'],
  'horse driven back by an attack may pursue in its own turn, when it has beaten another',
  () => {
    // R33: only who had to go back in this very combat does not pursue.
    const p = position()
      .lead(0, 0, '1011', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '1108', 'SW', { strength: 1, division: 1, shaken: true })
      .order(1, 0, 10)
      .order(0, 0, 11)
      .draws(1, 1, 2, 8, 7, 6, 5, 4, 8)
      .draws(0, 8, 7, 6, 5, 4, 1, 2, 3);
    const t = fighting(p, 'B').act(join(p, 'A'));
    while (t.step === 'joining') t.act(READY);
    settle(t);
    expect(strength(p, 'A')).toBe(2);
    // The enemy beside whom it comes is shaken.
    if (t.step === 'retreating') t.act(fallBack(p, '1008'));
    expect(p.where('A')).toBe('1008');
    const u = fighting(p, 'A');
    if (u.step === 'declare') u.act({ type: 'attack', target: p.unit('C') });
    while (u.step === 'joining') u.act(READY);
    settle(u);
    expect([p.where('C'), offered(u).includes('pursue')]).toEqual(['off', true]);
  },
);

rule(['nqsb.10.1.tests', 'nqsb.4.cards', 'nqsb.9.2'], 'a general with a battery adds his fire to its shot', () => {
  const due = (where: string) => {
    const p = position()
      .lead(0, 0, where, 'plessis')
      .put('G', 0, 'fr-al', '1009', 'N')
      .put('B', 1, 'sp-pm', '1007', 'S')
      .order(0, 0, 5)
      .draws(0, 8, 7, 6, 5);
    const t = firing(p).act(shoot(p, 'G', 'B'));
    while (t.step === 'answer') t.act(HOLD);
    return tests(settle(t))[0]?.[0];
  };
  expect([due('1010'), due('1009')]).toEqual([3, 4]);
});

rule(
  ['nqsb.10.19.agreed', 'nqsb.2.5.3', 'nqsb.8.strength'],
  'an army value of four agreed for one side makes fours successes for that side alone, in every test',
  () => {
    const hits = (side: 0 | 1) => {
      const p = position('rocroi', { firstValue: '4' })
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-fl', '1005', 'S')
        .order(0, 0, 5)
        .order(1, 0, 5)
        .draws(side, 4, 8, 7);
      const t = firing(p, side).act(side === 0 ? shoot(p, 'A', 'B') : shoot(p, 'B', 'A'));
      while (t.step === 'answer') t.act(HOLD);
      return tests(settle(t))[0]?.[2];
    };
    expect([hits(0), hits(1)]).toEqual([1, 0]);
  },
);

/** Who is followed, who leads, who is struck for what (nqsb.7.4, 9.11, 9.12, 9.15, 10.14). */
import { describe, expect } from 'vitest';
import { type Condition, position } from '../../battlefield.ts';
import { fallBack, fighting, HOLD, halt, join, march, moving, READY, step, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, fallenBack, ground, offered, settle } from '../scenes.ts';

describe('the winner', () => {
  rule(
    ['nqsb.9.11', 'nqsb.5.3.2.optional', 'nqsb.7.1.two-losses'],
    'does not follow who falls back among friends though two losses need not drive him',
    () => {
      // R115.
      const after = (friends: boolean) => {
        const p = faced('fr-pm-vet', 'sp-pm').order(0, 0, 10).draws(0, 1, 2, 3, 8, 7);
        if (friends) p.put('f1', 1, 'sp-fl', '1005').put('f2', 1, 'sp-fl', '1106');
        const t = settle(fighting(p, 'A').act(READY));
        if (t.step === 'retreating') t.act(fallBack(p, '1104'));
        return [p.where('B'), t.step];
      };
      expect([after(true), after(false)]).toEqual([
        ['1104', null],
        ['1104', 'pressing'],
      ]);
    },
  );

  rule(
    ['nqsb.9.11', 'nqsb.9.15.ignore', 'nqsb.7.1.one-loss'],
    'follows a square that goes back though it might have ignored the duty',
    () => {
      // R115.
      const p = faced('fr-pm-vet', 'sp-sq-vet').order(0, 0, 10).draws(0, 1, 2, 8, 7, 6);
      const t = settle(fighting(p, 'A').act(READY));
      expect(offered(t)).toEqual(['fallBack', 'stay']);
      t.act(fallBack(p, '1105'));
      expect(t.step).toBe('pressing');
    },
  );

  rule(
    ['nqsb.9.12', 'nqsb.5.4.1.cav', 'nqsb.9.4.fallback'],
    'on horseback may pursue beside foot in a village: no melee comes of it, and no fallback',
    () => {
      const p = ground({ '1104': 'a' })
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S', { strength: 2 })
        .put('C', 1, 'sp-pm', '1104', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 3, 8, 7);
      const t = settle(fighting(p, 'A').act(READY)).act({ type: 'pursue', charge: false });
      t.act(step(p, '1006')).act(step(p, '1105')).act(halt(p));
      expect([t.step, t.told('attacked').length, p.where('A'), fallenBack(p)]).toEqual([null, 1, '1105', []]);
    },
  );
});

rule(['nqsb.9.2.no-melee', 'nqsb.10.16', 'nqsb.10.14'], 'a battery is taken whatever its state', () => {
  const taken = (is: Condition) => {
    const p = faced('fr-pm-line', 'sp-ap', {}, is).order(0, 0, 10);
    fighting(p, 'A');
    return p.where('B');
  };
  expect([taken({ shaken: true }), taken({ paralysed: true }), taken({ second: true })]).toEqual(['off', 'off', 'off']);
});

rule(['nqsb.3.3.1.melee', 'nqsb.10.14', 'nqsb.10.16.melee'], 'paralysed troops strike back, shaken ones do not', () => {
  const strikes = (is: Condition) => {
    const p = faced('fr-pm-line', 'sp-pm', {}, is).order(0, 0, 10).draws(0, 8, 7, 6, 5);
    return fighting(p, 'A').legal('join').length;
  };
  expect([strikes({ paralysed: true }), strikes({ shaken: true })]).toEqual([1, 0]);
});

rule(
  [ABILITY, 'nqsb.3.3.1.melee'],
  '10 All’assalto!: who has come up and is attacked before his turn strikes back with its card',
  () => {
    const due = (moves: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', moves ? '1008' : '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .order(1, 0, 5)
        .draws(0, 8, 7, 6, 5, 4)
        .draws(1, 8, 7, 6, 5);
      if (moves) {
        const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
        while (t.step === 'firmness') t.act(HOLD);
      }
      const t = settle(fighting(p, 'B').act(join(p, 'A')));
      return t
        .told('tested')
        .filter(({ side, kind }) => side === 0 && kind === 'melee')
        .map(({ due: cards }) => cards);
    };
    expect([due(false), due(true)]).toEqual([[4], [5]]);
  },
);

rule(
  [ABILITY, 'nqsb.7.1.one-loss', 'nqsb.10.18'],
  '35 Sostenere la linea: who has lost one may stay by a single friend',
  () => {
    const choice = (card: number) => {
      const p = faced('fr-pm-line', 'sp-pm')
        .put('f', 1, 'sp-fl', '1106')
        .order(0, 0, 10)
        .order(1, 0, card)
        .draws(0, 1, 2, 8, 7);
      const t = settle(fighting(p, 'A').act(READY));
      return offered(t).includes('stay');
    };
    expect([choice(35), choice(29)]).toEqual([true, false]);
  },
);

describe('two against one', () => {
  rule(
    ['nqsb.7.4.2.enemy-adv', 'nqsb.9.4.2.advantage', 'nqsb.7.2'],
    'the arms of heavy horse count against medium horse that leads, not when the pikes beside it lead',
    () => {
      const damage = (leader: string) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1008', 'N')
          .put('B', 1, 'ge-cm', '1006', 'S')
          .put('C', 1, 'sp-pm', '0906', 'S')
          .order(0, 0, 10)
          .draws(0, 8, 7, 6, 5, 4, 8)
          .draws(1, 8, 7, 6, 5, 4);
        const m = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
        while (m.step !== 'moving') m.act(m.legal('hold')[0] ?? HOLD);
        const t = fighting(p, 'A').act({ type: 'attack', target: p.unit('B') });
        t.act(join(p, 'B')).act(join(p, 'C'));
        settle(t.act({ type: 'principal', unit: p.unit(leader) }));
        return t.told('fought').find(({ unit }) => unit === p.unit('A'))?.damage;
      };
      expect([damage('B'), damage('C')]).toEqual([1, 0]);
    },
  );

  rule(['nqsb.7.4.2.own-weak', 'nqsb.7.3'], 'of the two only the leader’s back is open', () => {
    const damage = (leader: string) => {
      const p = faced('fr-pm-line', 'sp-pm')
        .put('C', 1, 'sp-pm', '0906', 'NW')
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5, 4);
      const t = fighting(p, 'A').act({ type: 'attack', target: p.unit('B') });
      t.act(join(p, 'B')).act(join(p, 'C'));
      settle(t.act({ type: 'principal', unit: p.unit(leader) }));
      return t.told('fought').find(({ unit }) => unit === p.unit('A'))?.damage;
    };
    // From 0906 looking north-west the attacker at 1007 is behind.
    expect([damage('B'), damage('C')]).toEqual([0, 1]);
  });
});

rule(
  ['nqsb.9.10', 'nqsb.3.3.1.evade', 'nqsb.6.3.fermezza'],
  'of two beside whom one comes light foot slips away first, then the pikes fire',
  () => {
    // R103.
    const p = position()
      .lead(0, 0, '1010', 'conde')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('F', 1, 'sp-fl', '1006', 'S')
      .put('B', 1, 'sp-pm', '0906', 'SE')
      .order(0, 0, 10)
      .draws(1, 8, 7, 6);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
    expect([t.step, t.seats]).toEqual(['evasion', [1]]);
    t.act(t.legal('evade')[0] ?? HOLD);
    if (t.step === 'marching') t.act(halt(p));
    expect([t.step, t.legal('stand')]).toEqual([
      'firmness',
      [{ type: 'stand', unit: p.unit('B'), target: p.unit('A') }],
    ]);
  },
);

rule(
  ['nqsb.5.3.general', 'nqsb.5.3.2.optional', 'nqsb.10.1'],
  'a CiC met on the way back joins the regiment, which may rest with him',
  () => {
    const rests = (cic: boolean) => {
      const p = faced('fr-pm-line', 'sp-pm').order(0, 0, 10).draws(0, 1, 2, 3, 8);
      if (cic) p.command(1, '1105', 'melo');
      const t = settle(fighting(p, 'A').act(READY));
      if (t.step !== 'retreating') return [p.where('B'), p.name(p.state.post[p.cic(1)] ?? -1)];
      t.act(fallBack(p, '1105'));
      return [p.where('B'), p.name(p.state.post[p.cic(1)] ?? -1), tests(t).length];
    };
    expect([rests(true), rests(false)[0]]).toEqual([['1105', '1105', 1], '1104']);
  },
);

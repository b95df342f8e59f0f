/** Backs turned, tables, heights, late melees and those beyond command (nqsb.5.4.4, 6.3, 7.1, 7.2, 7.3, 9.6, 10.3). */
import { describe, expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { FIRE_BACK, fighting, firing, HOLD, halt, join, march, READY, shoot, step, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, offered, settle, spaced } from '../scenes.ts';

rule(
  ['nqsb.7.1.declare', 'nqsb.7.3', 'nqsb.9.15.weak-rear'],
  'one may attack behind one’s own back, and is struck there for it',
  () => {
    // R52.
    const blows = (troop: string, corner: string) => {
      const p = faced(troop, 'sp-pm')
        .put('A', 0, troop, '1007', corner)
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4, 8)
        .draws(1, 8, 7, 6, 5);
      const t = settle(fighting(p, 'A').act(join(p, 'B')));
      return [tests(t)[0]?.[0], t.told('fought').find(({ unit }) => unit === p.unit('B'))?.damage];
    };
    expect([blows('fr-pm-line', 'N'), blows('fr-pm-line', 'S'), blows('fr-pm-line', 'SE')]).toEqual([
      [4, 0],
      [4, 1],
      [4, 1],
    ]);
    expect([blows('ge-sq', 'SE'), blows('ge-sq', 'S')]).toEqual([
      [6, 0],
      [6, 1],
    ]);
  },
);

rule(
  ['nqsb.7.2', 'nqsb.9.15.bonus', 'nqsb.9.13'],
  'a square has no arms against swords; worn to three, and in line with pikes, it has theirs',
  () => {
    const damage = (strong: number, mate: boolean) => {
      const p = faced('ge-sq', 'sp-fp')
        .put('A', 0, 'ge-sq', '1007', 'N', { strength: strong })
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4, 8);
      if (mate) p.put('M', 0, 'ge-pm', '0907', 'N');
      return settle(fighting(p, 'A').act(READY)).told('fought')[0]?.damage;
    };
    expect([damage(6, true), damage(3, false), damage(3, true)]).toEqual([0, 0, 1]);
  },
);

rule(
  ['nqsb.9.6', 'nqsb.3.3.1.join', 'nqsb.3.3.1'],
  'whom a late mover attacks the friends beside him help; the mover’s own do not',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'ge-pm', '1008', 'N')
      .put('M', 0, 'fr-pm-line', '1106', 'NW', { moved: true })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '0906', 'S')
      .order(0, 0, 11)
      .draws(0, 8, 7, 6, 5)
      .draws(1, 8, 7, 6, 5, 4);
    const t = p.play({ step: 'late', side: 0 }).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    while (t.step === 'firmness') t.act(HOLD);
    if (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
    expect(t.legal('join').map(({ unit }) => p.label(Number(unit)))).toEqual(['B', 'C']);
    t.act(join(p, 'B')).act(join(p, 'C'));
    while (t.step === 'joining') t.act(READY);
    if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('B') });
    settle(t);
    expect(t.told('fought').map(({ unit }) => p.label(unit))).toEqual(['A', 'B']);
  },
);

rule(
  ['nqsb.6.3', 'nqsb.3.3.1.fire', 'nqsb.10.13.choice'],
  'two beside each other, neither with a melee order, exchange fire',
  () => {
    const p = faced('fr-fl', 'sp-fl').order(0, 0, 14).order(1, 0, 14).draws(0, 8, 7, 6, 5).draws(1, 8, 7, 6, 5);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    expect(offered(t)).toEqual(expect.arrayContaining(['fireBack', 'hold']));
    expect(settle(t.act(FIRE_BACK)).told('fired')).toHaveLength(2);
  },
);

describe('beyond their general’s reach', () => {
  rule(
    ['nqsb.10.3.unit', 'nqsb.3.3.1.fire', 'nqsb.3.3.1.evade', 'nqsb.3.3.1.melee'],
    'troops answer fire, slip away and strike back all the same',
    () => {
      const p = spaced('fr-fl', 'sp-fl').lead(1, 0, '2101').order(0, 0, 14);
      expect(offered(firing(p).act(shoot(p, 'A', 'B')))).toEqual(expect.arrayContaining(['evade', 'fireBack']));
      const q = faced('fr-pm-line', 'sp-pm').lead(1, 0, '2101').order(0, 0, 10);
      expect(fighting(q, 'A').legal('join')).toEqual([join(q, 'B')]);
    },
  );
});

rule(
  ['nqsb.5.4.4', 'nqsb.5.4.4.bonus', 'nqsb.4.cards'],
  'Lens: from the height one draws a card more in melee, none more in fire',
  () => {
    const cards = (what: 'fire' | 'melee', a: string, b: string) => {
      const p = position('lens')
        .lead(0, 0, '0804', 'villequier')
        .put('A', 0, 'fr-fl', a, 'S')
        .put('B', 1, 'sp-pm', b, 'N')
        .order(0, 0, what === 'fire' ? 14 : 10)
        .draws(0, 8, 7, 6, 5);
      const t = what === 'fire' ? firing(p).act(shoot(p, 'A', 'B')) : fighting(p, 'A');
      while (t.step === 'answer' || t.step === 'joining') t.act(t.step === 'answer' ? HOLD : READY);
      return settle(t).told('tested')[0]?.due;
    };
    // 0702 lies on the crest, 0703 on the slope, 0704 at its foot; without a move a volley gives one more.
    expect([cards('fire', '0702', '0704'), cards('melee', '0702', '0703'), cards('melee', '0705', '0706')]).toEqual([
      4, 3, 2,
    ]);
  },
);

rule(
  ['nqsb.6.1.damage', 'nqsb.6.2', 'nqsb.6.1.protection'],
  'the arms of light foot hurt pikes without armour though every card fails, others not',
  () => {
    const losses = (troop: string) => {
      const p = spaced('fr-fl', troop).order(0, 0, 14).draws(0, 8, 7, 6, 5);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      return settle(t).told('fired')[0]?.losses;
    };
    expect([losses('ir-pm'), losses('sp-pm'), losses('sp-fp')]).toEqual([1, 0, 0]);
  },
);

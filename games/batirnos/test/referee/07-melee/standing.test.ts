import { expect } from 'vitest';
import type { Side } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import { DECLINE, fighting, halt, join, march, moving, READY, step, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, fallenBack, settle } from '../scenes.ts';

const duel = (a: string, b: string, is: Condition = {}) =>
  faced(a, b, is).order(0, 0, 5).draws(0, 8, 7, 6, 5, 4).draws(1, 8, 7, 6, 5, 4);

rule(
  ['nqsb.9.13', 'nqsb.9.13.ignore', 'nqsb.10.14'],
  'a paralysed neighbour stands in the line like any other: the advantage of the horse before it is ignored',
  () => {
    const damage = (neighbour?: Condition) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .put('B', 1, 'sp-fp', '1006', 'S')
        .order(0, 0, 5)
        .draws(0, 8, 7, 6, 5, 4);
      if (neighbour) p.put('Y', 1, 'sp-fp', '0906', 'S', neighbour);
      moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
      const t = fighting(p, 'A');
      if (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
      return settle(t.act(READY)).told('fought')[0]?.damage;
    };
    expect([damage(), damage({}), damage({ paralysed: true })]).toEqual([1, 0, 0]);
  },
);

rule(
  ['nqsb.2.5.2.ability', 'nqsb.7.4'],
  '34 Avvolgimento and 10 All’assalto!: the place and the move of a supporter give his principal nothing',
  () => {
    // R87. A stands before B, C comes into its flank.
    const due = (card: number, principal: string) => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('C', 0, 'fr-pm-line', '1206', 'SW')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, card)
        .draws(0, 8, 7, 6, 5, 4, 8);
      const t = moving(p).act(march(p, 'C')).act(step(p, '1106')).act(halt(p, 'SW'));
      while (t.step === 'firmness') t.act({ type: 'hold' });
      const u = fighting(p, 'A', 'C')
        .act(READY)
        .act({ type: 'principal', unit: p.unit(principal) });
      return settle(u).told('tested')[0]?.due;
    };
    expect([due(34, 'A'), due(34, 'C'), due(10, 'A'), due(10, 'C')]).toEqual([4, 6, 4, 5]);
  },
);

rule(
  ['nqsb.10.12', 'nqsb.2.5.2.ability', 'nqsb.9.6'],
  'weakened troops test for a move after the melee too; one lost in the movement phase is not made up for then',
  () => {
    // R59: the action counts as done.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1008', 'N', { strength: 1 })
      .order(0, 0, 16)
      .draws(0, 8, 7, 6);
    const raid = p.play({ step: 'late', side: 0 }).act(march(p, 'A'));
    expect([tests(raid), p.where('A'), raid.legal('march')]).toEqual([[[3, 3, 0]], '1008', []]);
    const q = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'ge-pm', '1008', 'N', { strength: 1 })
      .order(0, 0, 5)
      .draws(0, 8, 7, 6);
    expect(tests(moving(q).act(march(q, 'A')))).toEqual([[3, 3, 0]]);
    expect(q.play({ step: 'late', side: 0 }).legal('march')).toEqual([]);
  },
);

rule(
  ['nqsb.9.4.fallback', 'nqsb.10.14'],
  'paralysed horse that has fought and not won falls back: it is no move of its own',
  () => {
    // R73.
    const p = duel('fr-cp-chev', 'sp-pm', { paralysed: true });
    settle(fighting(p, 'A').act(READY));
    expect([fallenBack(p), p.where('A')]).toEqual([['A'], '0811']);
  },
);

rule(
  ['nqsb.9.16.decline', 'nqsb.9.4.fallback'],
  'reiter that have declined the melee have not been in it, and stay; those that fought fall back',
  () => {
    const after = (attacks: boolean) => {
      const p = duel('ge-re', 'sp-pm');
      const t = fighting(p, 'A').act(attacks ? { type: 'attack', target: p.unit('B') } : DECLINE);
      while (t.step === 'joining') t.act(READY);
      settle(t);
      return fallenBack(p);
    };
    expect([after(false), after(true)]).toEqual([[], ['A']]);
  },
);

rule(
  ['nqsb.9.4.fallback', 'nqsb.3.1'],
  'of horse that owes the fallback on both sides that of the initiative goes first',
  () => {
    // R89.
    const order = (initiative: Side) => {
      const p = duel('fr-cp-chev', 'sp-cp');
      p.state.initiative = initiative;
      settle(fighting(p, 'A').act(join(p, 'B')));
      return fallenBack(p);
    };
    expect([order(0), order(1)]).toEqual([
      ['A', 'B'],
      ['B', 'A'],
    ]);
  },
);

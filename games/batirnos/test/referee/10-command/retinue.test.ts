/** Leaders met, left, driven off and carried along, and what it does to orders and tests (nqsb.10.1, 10.6.1). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import type { Side } from '../../../src/state.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import { fallBack, fighting, firing, HOLD, halt, march, moving, READY, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

const post = (p: Position, side: Side, place: number) => p.name(at(p.state.post, p.general(side, place)));
const movers = (t: Table) => t.legal('march').map(({ unit }) => t.position.label(Number(unit)));

rule(
  ['nqsb.9.8', 'nqsb.5.3.general', 'nqsb.10.1'],
  'who evades past a lone leader of his leaves him there; who falls back past him takes him along',
  () => {
    // Only a forced move joins whom it meets on the way. From 1007 the line runs by 1105 and 1203 to 1202.
    const shot = (evades: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 1, '1203', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-fl', '1105', 'S')
        .order(0, 0, 5)
        .draws(0, 1, 2, 3);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      settle(t.act(evades ? at(t.legal('evade'), 0) : HOLD));
      while (t.step === 'retreating') t.act(fallBack(p, '1202'));
      return [p.where('B'), post(p, 1, 1)];
    };
    expect([shot(true), shot(false)]).toEqual([
      ['1202', '1203'],
      ['1202', '1202'],
    ]);
  },
);

rule(
  ['nqsb.10.1.orders', 'nqsb.10.1.separate', 'nqsb.10.6.1'],
  'a general bound to a unit that marches off without him has nobody left to order once it is out of his reach',
  () => {
    // R12, R13. Rosen reaches one hex.
    const shots = (alone: boolean) => {
      const p = position()
        .lead(0, 0, '1008', 'rosen')
        .put('A', 0, 'fr-fl', '1008', 'N')
        .put('C', 0, 'fr-fl', '1108', 'N')
        .put('B', 1, 'sp-pm', '1004', 'S')
        .put('D', 1, 'sp-pm', '1206', 'S')
        .order(0, 0, 5);
      p.state.tied[p.general(0, 0)] = p.unit('A');
      const t = moving(p);
      expect([...new Set(movers(t))]).toEqual(['A']);
      t.act(march(p, 'A', { alone }))
        .act(step(p, '1007'))
        .act(step(p, '1006'))
        .act(halt(p));
      const fire = firing(p);
      return fire.step === null ? [] : fire.legal('shoot').map(({ unit }) => p.label(Number(unit)));
    };
    expect([shots(false), shots(true)]).toEqual([['A'], []]);
  },
);

rule(
  ['nqsb.10.1', 'nqsb.10.6.1', 'nqsb.10.2.1', 'nqsb.10.1.orders'],
  'a general driven from his hex orders from the unit he fled to: all whom he reaches from there, not those he reached before',
  () => {
    // R31, R13; R12: he did not begin the turn with it.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1006', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('X', 1, 'sp-pm', '1004', 'S')
      .put('Y', 1, 'sp-pm', '1306', 'S')
      .put('Z', 1, 'sp-pm', '1202', 'S')
      .order(0, 0, 29)
      .order(1, 0, 5);
    expect([...new Set(movers(moving(p, 1)))].sort()).toEqual(['X', 'Y']);
    moving(p).act(march(p, 'A')).act(step(p, '1007')).act(step(p, '1006'));
    expect(post(p, 1, 0)).toBe('1004');
    expect([...new Set(movers(moving(p, 1)))].sort()).toEqual(['X', 'Z']);
  },
);

rule(
  ['nqsb.10.1.tests', 'nqsb.10.9'],
  'of two leaders with one unit the better counts in each test, each in his own',
  () => {
    // R99. Villequier has melee 1, Plessis fire 1; a replacement has melee -1 and no fire.
    const dues = (second: string) => {
      const p = position()
        .lead(0, 0, '1007', 'villequier')
        .lead(0, 1, '1007', second)
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1005', 'S')
        .order(0, 0, 5)
        .draws(0, 8, 7, 6, 5, 4, 8, 7, 6, 5);
      const shot = settle(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(HOLD),
      ).told('tested')[0]?.due;
      p.put('B', 1, 'sp-pm', '1006', 'S');
      return [shot, settle(fighting(p, 'A').act(READY)).told('tested')[0]?.due];
    };
    expect([dues('plessis'), dues('replacement')]).toEqual([
      [3, 5],
      [2, 5],
    ]);
  },
);

describe('42 Caracollo', () => {
  rule(
    ['nqsb.2.5.2.ability', 'nqsb.10.1', 'nqsb.9.8.once'],
    'the horse swings back with its leader; one that has evaded this turn does not swing',
    () => {
      // R98; who has evaded makes no other move.
      const p = position()
        .lead(0, 0, '1007', 'villequier')
        .put('R', 0, 'ge-re', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 42)
        .draws(0, 8, 7, 6, 5);
      const t = settle(
        firing(p)
          .act(shoot(p, 'R', 'B'))
          .act(HOLD),
      );
      t.act(fallBack(p, '0908'));
      expect([p.where('R'), post(p, 0, 0)]).toEqual(['0908', '0908']);
      const after = (evades: boolean) => {
        const q = position()
          .lead(0, 0, '1011', 'conde')
          .lead(1, 0, '1003', 'villequier')
          .put('C', 0, 'fr-cl', '1007', 'N')
          .put('F', 1, 'sp-fl', '1005', 'S')
          .order(0, 0, 42)
          .order(1, 0, 14)
          .draws(0, 8, 7, 6)
          .draws(1, 8, 7, 6, 5);
        const shot = firing(q, 1).act(shoot(q, 'F', 'C'));
        settle(shot.act(evades ? at(shot.legal('evade'), 0) : HOLD));
        const [column, row] = [q.where('C').slice(0, 2), Number(q.where('C').slice(2))];
        expect(row > 7).toBe(evades);
        q.put('F', 1, 'sp-pm', `${column}${String(row - 1).padStart(2, '0')}`, 'S').order(1, 0, 14);
        const own = firing(q).act(shoot(q, 'C', 'F'));
        while (own.step === 'answer') own.act(HOLD);
        return settle(own).step;
      };
      expect(after(false)).toBe('caracole');
      expect(after(true)).not.toBe('caracole');
    },
  );
});

rule(
  ['nqsb.10.1', 'nqsb.10.9'],
  'a general ridden off his hex goes to the nearest friends, of several as near to the first in the order of battle',
  () => {
    // R31.
    const fled = (...friends: string[]) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1006', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .order(0, 0, 29);
      for (const hex of friends) p.put(hex, 1, 'sp-pm', hex, 'S');
      moving(p).act(march(p, 'A')).act(step(p, '1007')).act(step(p, '1006'));
      return post(p, 1, 0);
    };
    expect([fled('0904', '1104'), fled('1104', '0904'), fled('1103', '0904')]).toEqual(['0904', '1104', '0904']);
  },
);

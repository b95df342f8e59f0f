/** Cards turned for a focus, and what remains of them (nqsb.10.7, 2.5.2); roads, raids and charges beside them (nqsb.5.4.7, 9.3). */
import { describe, expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { charge, fighting, HOLD, join, march, moving, READY, step, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, ground, settle, steps } from '../scenes.ts';

rule(
  [ABILITY, 'nqsb.10.7', 'nqsb.10.6.1'],
  '36 Avanti tutta la linea turned for a focus reaches no farther than the general’s morale',
  () => {
    const moves = (focus?: 'move') => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1005', 'N')
        .order(0, 0, 36, focus);
      return moving(p).legal('march').length > 0;
    };
    expect([moves(), moves('move')]).toEqual([true, false]);
  },
);

describe('38 La spada del principe turned for a focus on melee', () => {
  rule(
    [ABILITY, 'nqsb.10.7', 'nqsb.10.7.combat', 'nqsb.10.1.losses'],
    'gives the card of the focus alone, and its general bleeds with his regiment',
    () => {
      const fought = (focus?: 'melee') => {
        const p = faced('fr-pm-line', 'sp-pm')
          .lead(0, 0, '1007', 'hopital')
          .order(0, 0, 38, focus)
          .draws(0, 8, 7, 6, 5, 4, 8, 7)
          .draws(1, 1, 2, 8, 7, 6);
        const t = settle(fighting(p, 'A').act(join(p, 'B')));
        return [tests(t).map(([due]) => due)[0], t.told('leaderHurt').length];
      };
      // 3 + 1 of melee, hopital adds none, one card by either.
      expect([fought(), fought('melee')]).toEqual([
        [5, 0],
        [5, 1],
      ]);
    },
  );
});

rule(
  [ABILITY, 'nqsb.9.3.test'],
  '16 Incursione di cavalleria: horse that has failed its charge may ride when the melee is over',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .order(0, 0, 16)
      .draws(0, 8, 7, 6, 5, 4);
    const t = settle(moving(p).act(charge(p, 'A', 'B')));
    expect([t.told('chargeFailed').length, p.where('A')]).toEqual([1, '1009']);
    expect(p.play({ step: 'late', side: 0 }).legal('march').length).toBeGreaterThan(0);
  },
);

rule(
  [ABILITY, 'nqsb.9.3.test', 'nqsb.5.contact-orders'],
  '17 Carica!: who fails may walk, not beside an enemy in order; beside a shaken one he may',
  () => {
    const goes = (shaken: boolean) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .put('B', 1, 'sp-pm', '1004', 'S')
        .put('C', 1, 'sp-pm', '1206', 'S', { shaken })
        .order(0, 0, 17)
        .draws(0, 8, 7, 6, 5, 4, 8, 7);
      const t = settle(moving(p).act(charge(p, 'A', 'B')));
      if (t.step === 'moving') t.act(march(p, 'A'));
      t.act(step(p, '1107'));
      return steps(t).includes('1106');
    };
    expect([goes(true), goes(false)]).toEqual([true, false]);
  },
);

rule(
  ['nqsb.5.4.7', 'nqsb.9.3'],
  'a charge has no use of the road: heavy horse reaches four hexes on it, not six',
  () => {
    const reaches = (foe: string) => {
      const road = ['1012', '1011', '1010', '1009', '1008', '1007', '1006', '1005', '1004', '1003'];
      const p = ground({}, [road])
        .lead(0, 0, '1113', 'conde')
        .put('A', 0, 'fr-cp-chev', '1012', 'N')
        .put('B', 1, 'sp-pm', foe, 'S')
        .order(0, 0, 10);
      return moving(p)
        .legal('charge')
        .some(({ target }) => target === p.unit('B'));
    };
    expect([reaches('1007'), reaches('1006'), reaches('1005')]).toEqual([true, false, false]);
  },
);

rule(
  ['nqsb.5.4.7', 'nqsb.5.4.7.penalty', 'nqsb.5.4.3.closed'],
  'between its first and last hex a road march may leave the road, and pays for the ground there',
  () => {
    // R28. 1008 of two roads that do not meet.
    const ends = (letter: string) => {
      const p = ground({ '1008': letter }, [
        ['1010', '1009'],
        ['1007', '1006'],
      ])
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-cp-chev', '1010', 'N')
        .order(0, 0, 5);
      const t = moving(p)
        .act(march(p, 'A', { road: true }))
        .act(step(p, '1009'));
      if (!steps(t).includes('1008')) return 'halted';
      t.act(step(p, '1008')).act(step(p, '1007'));
      return steps(t).includes('1006');
    };
    expect([ends('.'), ends('d')]).toEqual([true, 'halted']);
  },
);

rule(
  ['nqsb.5.4.7', 'nqsb.10.3.unit', 'nqsb.5.may'],
  'a unit out of its general’s reach does not march, by road no more than across country',
  () => {
    const road = ['1009', '1008', '1007'];
    const p = ground({}, [road]).lead(0, 0, '1013', 'villequier').put('A', 0, 'fr-cp-chev', '1009', 'N').order(0, 0, 5);
    const t = moving(p);
    expect([t.legal('march'), t.refusal(march(p, 'A', { road: true }))?.reason]).toEqual([[], 'outOfCommand']);
  },
);

rule(
  ['nqsb.6.3.reiter', 'nqsb.9.16.decline', 'nqsb.7.1.1.reiter'],
  'reiter that have fired at the regiment beside them may still fight it in the same turn, or not',
  () => {
    const p = faced('ge-re', 'sp-pm').order(0, 0, 4).draws(0, 8, 7, 6, 5);
    const t = p.play({ step: 'firing', division: p.division(0, 0), barrage: false, done: [] });
    t.act({ type: 'shoot', unit: p.unit('A'), target: p.unit('B') });
    while (t.step === 'answer') t.act(HOLD);
    settle(t);
    expect(t.told('fired')).toHaveLength(1);
    const u = p.play({ step: 'phase', phase: 'melee', done: [] });
    if (u.step === 'ordering') u.act({ type: 'pickDivision', division: p.division(0, 0) });
    expect([
      u.step,
      u
        .legal()
        .map(({ type }) => type)
        .sort(),
    ]).toEqual(['declare', ['attack', 'decline']]);
    u.act({ type: 'attack', target: p.unit('B') });
    expect(u.step).toBe('joining');
    u.act(READY);
  },
);

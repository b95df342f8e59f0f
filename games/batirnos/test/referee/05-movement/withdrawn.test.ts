/** Moves out of the common run: late by road, guns by road, the ebb, open order coming close, slipping away when held (nqsb.5, 9). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { type Condition, position } from '../../battlefield.ts';
import { firing, HOLD, halt, march, moving, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, ground, offered, settle, steps } from '../scenes.ts';

const ROAD = ['1013', '1012', '1011', '1010', '1009', '1008', '1007', '1006', '1005', '1004', '1003'];

describe('after the melee phase', () => {
  rule(
    ['nqsb.9.6', 'nqsb.5.4.7', ABILITY],
    'the late move of Duttilità, and that of a cavalry raid, may be made by road',
    () => {
      const far = (troop: string, card: number) => {
        const p = ground({}, [ROAD]).lead(0, 0, '1112', 'conde').put('A', 0, troop, '1013', 'N').order(0, 0, card);
        const t = p.play({ step: 'late', side: 0 });
        if (!t.legal('march').some(({ road }) => road === true)) return 0;
        t.act(march(p, 'A', { road: true }));
        let hexes = 0;
        for (const hex of ROAD.slice(1))
          if (t.step === 'marching' && steps(t).includes(hex)) {
            t.act(step(p, hex));
            hexes += 1;
          }
        t.act(halt(p));
        return t.step === 'late' && t.legal('march').length > 0 ? -1 : hexes;
      };
      expect([far('ge-pm', 5), far('fr-cp-chev', 16)]).toEqual([2, 4]);
    },
  );

  rule(['nqsb.9.6', 'nqsb.1.3.bases', 'nqsb.7.1.1'], 'a late mover may turn where it stands, beside nobody new', () => {
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'ge-pm', '1009', 'N').order(0, 0, 11);
    const t = p.play({ step: 'late', side: 0 }).act(march(p, 'A')).act(halt(p, 'S'));
    expect([p.state.facing[p.unit('A')] === p.facing('S'), t.step === 'late' ? t.legal('march') : []]).toEqual([
      true,
      [],
    ]);
  });
});

describe('by road', () => {
  rule(
    ['nqsb.5.4.7.penalty', 'nqsb.5.4.3.art', 'nqsb.5.4.2.art'],
    'guns pass marsh and wood, and do not halt in them',
    () => {
      const p = ground({ '1012': 'd', '1011': 'w' }, [ROAD])
        .lead(0, 0, '1112', 'conde')
        .put('A', 0, 'fr-al', '1013', 'N', { second: true })
        .order(0, 0, 5);
      const t = moving(p)
        .act(march(p, 'A', { road: true }))
        .act(step(p, '1012'));
      expect(offered(t)).toEqual(['step']);
      t.act(step(p, '1011'));
      expect(offered(t)).toEqual(['step']);
      t.act(step(p, '1010'));
      expect(offered(t)).toContain('halt');
    },
  );

  rule(
    ['nqsb.5.4.7', 'nqsb.5.4.7.penalty', 'nqsb.5.4.1.inf'],
    'pikes may end in a village that lies on it, a hex farther than on foot',
    () => {
      const p = ground({ '1011': 'a' }, [ROAD])
        .lead(0, 0, '1112', 'conde')
        .put('A', 0, 'fr-pm-line', '1013', 'N')
        .order(0, 0, 5);
      const t = moving(p)
        .act(march(p, 'A', { road: true }))
        .act(step(p, '1012'))
        .act(step(p, '1011'))
        .act(halt(p));
      expect([t.step, p.where('A')]).toEqual(['moving', '1011']);
    },
  );
});

rule(['nqsb.5.4.5', 'nqsb.2.1.scenario-oob'], 'the Dunes: the sea is bare from the fifth turn, for horse', () => {
  const goes = (turn: number, troop: string) => {
    const p = position('dunes').lead(0, 0, '0309', 'conde').put('A', 0, troop, '0209', 'N').order(0, 0, 5);
    p.state.turn = turn;
    return steps(moving(p).act(march(p, 'A'))).includes('0109');
  };
  expect([goes(4, 'fr-cp-chev'), goes(5, 'fr-cp-chev'), goes(5, 'fr-fl')]).toEqual([false, true, false]);
});

describe('open order', () => {
  rule(
    ['nqsb.9.4.1.contact', 'nqsb.9.9.2.contact', 'nqsb.10.16'],
    'a shaken friend beside the enemy opens no way to him',
    () => {
      const comes = (troop: string, is: Condition) => {
        const p = position()
          .lead(0, 0, '1010', 'conde')
          .put('A', 0, troop, '1008', 'N')
          .put('F', 0, 'fr-pm-line', '0906', 'NE', is)
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 10);
        return steps(moving(p).act(march(p, 'A'))).includes('1007');
      };
      expect([comes('fr-cl', {}), comes('fr-cl', { shaken: true })]).toEqual([true, false]);
      expect([comes('fr-fl', {}), comes('fr-fl', { shaken: true })]).toEqual([true, false]);
    },
  );

  rule(
    ['nqsb.9.9.2.contact', 'nqsb.5.contact-orders'],
    'rough ground lets light foot come up alone, without a melee order it does not',
    () => {
      const comes = (letter: string, card: number) => {
        const p = ground({ '1007': letter })
          .lead(0, 0, '1010', 'conde')
          .put('A', 0, 'fr-fl', '1008', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, card);
        return steps(moving(p).act(march(p, 'A'))).includes('1007');
      };
      expect([comes('.', 10), comes('d', 10), comes('d', 29)]).toEqual([false, true, false]);
    },
  );

  rule(
    ['nqsb.9.8.no', 'nqsb.10.13', 'nqsb.3.3.1.evade'],
    'light foot that one enemy engages does not slip away before another',
    () => {
      const slips = (card: number) => {
        const p = position()
          .lead(0, 0, '1010', 'conde')
          .lead(0, 1, '1110', 'conde')
          .put('A', 0, 'fr-pm-line', '1008', 'N')
          .put('C', 0, 'fr-pm-line', '1107', 'N', { division: 1 })
          .put('F', 1, 'sp-fl', '1006', 'S')
          .order(0, 0, 10)
          .order(0, 1, card);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
        return t.legal('evade').length > 0;
      };
      expect([slips(29), slips(10)]).toEqual([true, false]);
    },
  );

  rule(
    ['nqsb.9.8', 'nqsb.6.1.react-evade', 'nqsb.5.may'],
    'light foot that has marched this turn still slips away from a shot',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('F', 1, 'sp-fl', '1005', 'S', { moved: true })
        .order(0, 0, 14);
      const t = firing(p).act(shoot(p, 'A', 'F'));
      expect(t.legal('evade').length).toBeGreaterThan(0);
      t.act(at(t.legal('evade'), 0));
      while (t.step === 'evaded') t.act(t.legal('giveUp')[0] ?? HOLD);
      expect(settle(t).told('evaded')).toHaveLength(1);
    },
  );
});

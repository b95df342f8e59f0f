/** Water, hedges, rough ground, shaken enemies on the way, cards that lengthen it, and who is in reach (nqsb.5, 9.8, 10). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { actingUnits } from '../../../src/10-command/command.ts';
import { GONE } from '../../../src/state.ts';
import { type Condition, position, redrawn } from '../../battlefield.ts';
import { firing, HOLD, halt, march, moving, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, ground, offered, settle, steps } from '../scenes.ts';

describe('the flood of Valenciennes', () => {
  rule(['nqsb.9.8', 'nqsb.5.4.5'], 'stops who slips away towards it, without loss', () => {
    const p = position('valenciennes')
      .lead(1, 0, '1209', 'caracena')
      .put('F', 0, 'fr-fl', '1409', 'NW')
      .put('A', 1, 'sp-fl', '1209', 'NE')
      .order(1, 0, 14);
    p.state.turn = 5;
    const t = firing(p, 1).act(shoot(p, 'A', 'F'));
    t.act(at(t.legal('evade'), 0));
    while (t.step === 'evaded') t.act(t.legal('giveUp')[0] ?? HOLD);
    expect([p.where('F'), settle(t).told('losses')]).toEqual(['1509', []]);
  });

  rule(
    ['nqsb.5.3.2', 'nqsb.5.4.5', 'nqsb.5.3.incomplete'],
    'turns aside who must fall back into it: he goes along the water and loses nothing',
    () => {
      const p = position('valenciennes').put('F', 0, 'fr-fl', '1409', 'NW').put('A', 1, 'sp-pm', '1309', 'NE');
      const frame = { how: 'fall', must: true, foe: p.unit('A'), from: p.hex('1309') } as const;
      const t = p.play({ step: 'forced', unit: p.unit('F'), rule: 'nqsb.7.1.two-losses', ...frame });
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      // R94: a way round what stops it comes before one cut short.
      expect([p.where('F').slice(0, 2), t.told('incomplete').length, at(p.state.losses, p.unit('F'))]).toEqual([
        '15',
        0,
        0,
      ]);
    },
  );
});

rule(
  ['nqsb.9.3', 'nqsb.5.4.3.closed', 'nqsb.5.4.stop'],
  'horse that begins beside rough ground charges over it as far as its points reach',
  () => {
    const reaches = (letters: Record<string, string>, foe: string) => {
      const p = ground(letters)
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-cp-chev', '1010', 'N')
        .put('B', 1, 'sp-pm', foe, 'S')
        .order(0, 0, 10);
      return moving(p).legal('charge').length;
    };
    const row = (y: string): Record<string, string> =>
      Object.fromEntries(
        Array.from({ length: 22 }, (_, column) => [`${String(column + 1).padStart(2, '0')}${y}`, 'd']),
      );
    // Two for each rough hex, one for each other, four in all.
    expect([
      reaches(row('09'), '1006'),
      reaches({ ...row('09'), ...row('08') }, '1007'),
      reaches({ ...row('09'), ...row('08') }, '1006'),
    ]).toEqual([1, 1, 0]);
  },
);

rule(
  ['nqsb.10.7.move', 'nqsb.5.stop', 'nqsb.5.contact-orders'],
  'a focus on movement takes horse past a shaken enemy: it halts beside him and goes on',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'conde')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S', { shaken: true })
      .order(0, 0, 5, 'move');
    const t = moving(p).act(march(p, 'A')).act(step(p, '1107'));
    expect(offered(t)).toEqual(['halt']);
    t.act(halt(p));
    expect(t.step).toBe('secondMove');
    t.act(march(p, 'A'));
    expect(steps(t)).toContain('1207');
  },
);

describe('cards on the march', () => {
  rule([ABILITY, 'nqsb.5.4.obstacle'], '39 Guastatori: foot crosses a hedge without a halt, horse does not', () => {
    const over = (troop: string, card: number, is: Condition = {}): boolean => {
      const world = redrawn('rocroi', {
        grid: Array(13).fill('.'.repeat(22)),
        roads: [],
        obstacles: [['1008', '1009']],
      });
      const p = position('rocroi', {}, world)
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, troop, '1010', 'N', is)
        .order(0, 0, card);
      return steps(moving(p).act(march(p, 'A')).act(step(p, '1009'))).includes('1008');
    };
    expect([
      over('fr-fl', 39),
      over('fr-fl', 5),
      over('fr-cl', 39),
      over('fr-dr', 39),
      over('fr-dr', 39, { second: true }),
    ]).toEqual([true, false, false, true, true]);
  });

  rule([ABILITY, 'nqsb.5.1'], '40 Dragoni, avanti!: a hex more for open order, none for pikes and heavy horse', () => {
    const goes = (troop: string, is: Condition = {}) => {
      const p = ground({}).lead(0, 0, '1013', 'conde').put('A', 0, troop, '1012', 'N', is).order(0, 0, 40);
      const t = moving(p).act(march(p, 'A'));
      let hexes = 0;
      for (const hex of ['1011', '1010', '1009', '1008', '1007', '1006'])
        if (t.step === 'marching' && steps(t).includes(hex)) {
          t.act(step(p, hex));
          hexes += 1;
        }
      return hexes;
    };
    expect([
      goes('fr-fl'),
      goes('fr-cl'),
      goes('fr-dr', { second: true }),
      goes('fr-pm-line'),
      goes('fr-cp-chev'),
    ]).toEqual([3, 4, 3, 1, 2]);
  });
});

describe('in reach', () => {
  rule(
    ['nqsb.9.13.command', 'nqsb.10.2.1', 'nqsb.10.8.elim'],
    'of a line whose near regiment is destroyed the far one hears its general no more',
    () => {
      const p = position()
        .lead(0, 0, '1009', 'plessis')
        .put('A', 0, 'fr-pm-line', '1107', 'N')
        .put('C', 0, 'fr-pm-line', '1207', 'N')
        .order(0, 0, 5);
      const hears = () => actingUnits(p.battle, p.division(0, 0), 'melee').map(unit => p.label(unit));
      expect(hears()).toEqual(['A', 'C']);
      p.state.cell = p.state.cell.with(p.unit('A'), GONE);
      expect(hears()).toEqual([]);
    },
  );

  rule(
    ['nqsb.10.6.1', 'nqsb.5.2.general', 'nqsb.6.order'],
    'a general who rides after his troops brings into command for fire who could not march',
    () => {
      const p = position()
        .lead(0, 0, '1011', 'plessis')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-pm', '1005', 'S')
        .order(0, 0, 5);
      const t = moving(p);
      expect(t.legal('march')).toEqual([]);
      t.act({ type: 'ride', leader: p.general(0, 0), to: p.hex('1009') });
      expect(firing(p).legal('shoot')).toEqual([shoot(p, 'A', 'B')]);
    },
  );

  rule(
    ['nqsb.10.1', 'nqsb.10.9'],
    'two leaders left in one hex flee together, to a battery if it is the nearest',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .lead(1, 0, '1007', 'villequier')
        .command(1, '1007', 'melo')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('G', 1, 'sp-al', '1005', 'S')
        .put('C', 1, 'sp-pm', '1004', 'S')
        .order(0, 0, 29);
      moving(p).act(march(p, 'A')).act(step(p, '1007'));
      expect([p.general(1, 0), p.cic(1)].map(leader => p.name(p.state.post[leader] ?? -1))).toEqual(['1005', '1005']);
    },
  );

  rule(['nqsb.9.6', 'nqsb.5.4.7'], 'by road nobody moves late within reach of an enemy', () => {
    const roads = (hex: string) => {
      const road = ['1011', '1010', '1009', '1008'];
      const p = ground({}, [road])
        .lead(0, 0, '1112', 'conde')
        .put('A', 0, 'ge-pm', '1011', 'N')
        .put('B', 1, 'sp-cp', hex, 'S')
        .order(0, 0, 5);
      return p
        .play({ step: 'late', side: 0 })
        .legal('march')
        .filter(({ road: on }) => on === true).length;
    };
    expect([roads('1003'), roads('1007')]).toEqual([1, 0]);
  });
});

/** Lone leaders, hedges behind, villages ahead, and how far each goes back (nqsb.5.3, 5.4, 7.5, 9.1, 9.8). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { PRESSED, PURSUED } from '../../../src/state.ts';
import { type Condition, position, redrawn } from '../../battlefield.ts';
import { firing, halt, march, moving, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ground, settle, steps } from '../scenes.ts';

describe('a lone leader of the enemy', () => {
  rule(['nqsb.9.8.distance', 'nqsb.10.1'], 'is nobody from whom an evader must keep away', () => {
    const slips = (general: boolean) => {
      const p = position()
        .lead(0, 0, general ? '1002' : '1010', 'villequier')
        .lead(0, 1, '1011', 'conde')
        .put('A', 0, 'fr-fl', '1007', 'N', { division: 1 })
        .put('F', 1, 'sp-fl', '1005', 'S')
        .order(0, 1, 14);
      return (
        firing(p, 0, 1)
          .act(shoot(p, 'A', 'F'))
          .legal('evade').length > 0
      );
    };
    expect([slips(false), slips(true)]).toEqual([true, true]);
  });

  rule(['nqsb.5.3', 'nqsb.10.1'], 'kills nobody who goes back beside him', () => {
    const p = position()
      .lead(0, 0, '1204', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S');
    const frame = { how: 'fall', must: true, foe: p.unit('A'), from: p.hex('1007') } as const;
    p.play({ step: 'forced', unit: p.unit('B'), rule: 'nqsb.7.1.two-losses', ...frame });
    expect(p.where('B')).toBe('1104');
  });

  rule(['nqsb.9.1.none', 'nqsb.9.1', 'nqsb.10.1'], 'draws no aggressive horse', () => {
    const p = position()
      .lead(1, 0, '1007', 'villequier')
      .put('G', 0, 'fr-cp-gend', '1009', 'N')
      .put('B', 1, 'sp-pm', '1001', 'S');
    expect([p.play({ step: 'aggressors', done: [] }).told('aggressed'), p.where('G')]).toEqual([[], '1009']);
  });
});

rule(
  ['nqsb.5.3.2', 'nqsb.9.2.ap-move', 'nqsb.9.7.retreat'],
  'back: pikes two hexes, light foot three, heavy horse four, light horse and dragoons five, limbered guns three and two',
  () => {
    const far = (troop: string, is: Condition = {}) => {
      const p = position().put('A', 0, 'fr-pm-line', '1011', 'N').put('B', 1, troop, '1010', 'S', is);
      const frame = { how: 'fall', must: true, foe: p.unit('A'), from: p.hex('1011') } as const;
      const t = p.play({ step: 'forced', unit: p.unit('B'), rule: 'nqsb.7.1.two-losses', ...frame });
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      return 10 - Number(p.where('B').slice(2));
    };
    expect([far('sp-pm'), far('sp-fl'), far('sp-cp'), far('sp-cl')]).toEqual([2, 3, 4, 5]);
    expect([
      far('sp-dr'),
      far('sp-dr', { second: true }),
      far('sp-al', { second: true }),
      far('sp-ap', { second: true }),
    ]).toEqual([5, 5, 3, 2]);
  },
);

describe('over a hedge', () => {
  const field = () =>
    position('rocroi', {}, redrawn('rocroi', { grid: Array(13).fill('.'.repeat(22)), roads: [], obstacles: HEDGE }));
  const COLUMNS = Array.from({ length: 22 }, (_, index) => String(index + 1).padStart(2, '0'));
  const HEDGE = COLUMNS.flatMap((column, index): [string, string][] => [
    [`${column}04`, `${column}05`],
    [`${COLUMNS[index - 1] ?? column}04`, `${column}05`],
  ]);
  rule(
    ['nqsb.5.3.1', 'nqsb.5.4.obstacle', 'nqsb.5.3.incomplete'],
    'one goes back a hex without a halt and without loss',
    () => {
      const p = field().put('A', 0, 'fr-pm-line', '1006', 'N').put('B', 1, 'sp-pm', '1005', 'S');
      const frame = { how: 'back', must: true, foe: p.unit('A'), from: p.hex('1006') } as const;
      const t = p.play({ step: 'forced', unit: p.unit('B'), rule: 'nqsb.7.1.one-loss', ...frame });
      t.act({ type: 'fallBack', to: p.hex('0904') });
      expect([p.where('B'), t.told('incomplete')]).toEqual(['0904', []]);
    },
  );
  rule(['nqsb.9.8.terrain', 'nqsb.5.4.obstacle'], 'light foot slips away, though it begins two hexes before it', () => {
    const p = field()
      .lead(0, 0, '1010', 'conde')
      .put('A', 0, 'fr-fl', '1008', 'N')
      .put('F', 1, 'sp-fl', '1006', 'S')
      .order(0, 0, 14);
    const t = firing(p).act(shoot(p, 'A', 'F'));
    t.act(at(t.legal('evade'), 0));
    expect(Number(settle(t).position.where('F').slice(2))).toBe(3);
  });
});

rule(
  ['nqsb.5.4.stop', 'nqsb.9.9.2.terrain'],
  'before a village light foot halts like anybody; a wood it enters on the march',
  () => {
    const enters = (letter: string) => {
      const p = ground({ '1008': letter }).lead(0, 0, '1011', 'conde').put('A', 0, 'fr-fl', '1010', 'N').order(0, 0, 5);
      return steps(moving(p).act(march(p, 'A')).act(step(p, '1009'))).includes('1008');
    };
    expect([enters('a'), enters('w'), enters('d')]).toEqual([false, true, true]);
  },
);

rule(
  ['nqsb.10.13.choice', 'nqsb.7.5', 'nqsb.10.13'],
  'who has the only melee order may walk away from contact; where both have it neither can',
  () => {
    const walks = (card: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .order(1, 0, card);
      return moving(p).legal('march').length;
    };
    expect([walks(14), walks(10)]).toEqual([1, 0]);
  },
);

describe('after an enemy who walks away', () => {
  const ways = (troop: string, is: Condition, bits: number) => {
    const p = position()
      .lead(0, 0, '1010', 'conde')
      .put('A', 0, 'fr-fl', '1007', 'N')
      .put('B', 1, troop, '1006', 'N', is)
      .order(0, 0, 29);
    p.state.marks[p.unit('B')] = (p.state.marks[p.unit('B')] ?? 0) | bits;
    const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
    return t
      .legal('chase')
      .map(({ how }) => how)
      .sort();
  };
  rule(['nqsb.3.3.1.pursue', 'nqsb.5.may'], 'goes also who has had his march', () => {
    // R66.
    expect(ways('sp-pm', { moved: true }, 0)).toEqual(['charge', 'incalzare']);
  });
  rule(
    ['nqsb.9.12.once', 'nqsb.9.11.once', 'nqsb.3.3.1.pursue'],
    'goes by neither ability who has used it this turn; a charge is left',
    () => {
      expect([ways('sp-cp', {}, 0), ways('sp-cp', {}, PURSUED), ways('sp-pm', {}, PRESSED)]).toEqual([
        ['charge', 'inseguire'],
        ['charge'],
        ['charge'],
      ]);
    },
  );
});

/** How a day ends that nobody has won outright (nqsb.3.2.5). */
import { expect } from 'vitest';
import { position } from '../../battlefield.ts';
import { rule } from '../../rules.ts';
import { verdict } from '../scenes.ts';

rule(
  ['nqsb.3.2.5.turns', 'nqsb.3.2.5.scenario'],
  'Rocroi asks for more than three points at the end; at the farm equality goes to who held it last',
  () => {
    const rocroi = (determination: [number, number]) => {
      const p = position().put('A', 0, 'fr-pm-line', '1008').put('B', 1, 'sp-pm', '1004');
      p.state.turn = 12;
      return verdict(p, determination)?.[1];
    };
    expect([rocroi([10, 7]), rocroi([7, 10]), rocroi([11, 7]), rocroi([7, 11])]).toEqual([[], [], [0], [1]]);
    const farm = (holder?: 'A' | 'B') => {
      const p = position('intro').put('A', 0, 'fr-pm-line', '0308').put('B', 1, 'sp-pm', '0302');
      if (holder) {
        const [side, troop] = holder === 'A' ? ([0, 'fr-pm-line'] as const) : ([1, 'sp-pm'] as const);
        p.put(holder, side, troop, '0605');
        p.play({ step: 'turnEnd' });
        p.put(holder, side, troop, holder === 'A' ? '0308' : '0302');
      }
      p.state.turn = 8;
      return verdict(p, [5, 5])?.[1];
    };
    expect([farm('A'), farm('B'), farm()]).toEqual([[0], [1], []]);
  },
);

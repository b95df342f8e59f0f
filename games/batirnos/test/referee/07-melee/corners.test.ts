/** Ground, night and support where a melee ends or is avoided (nqsb.3.3.1, 5.4.1, 7.1, 9.7, 9.11). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { SECOND } from '../../../src/state.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import { fallBack, fighting, halt, join, march, marks, moving, STAY, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { offered, settle } from '../scenes.ts';

/** One hex away from where it stands. */
const walk = (p: Position, unit: string, hex: string, corner: string): Table => {
  const t = moving(p, 1).act(march(p, unit)).act(step(p, hex));
  return t.step === 'marching' ? t.act(halt(p, corner)) : t;
};
const shots = (t: Table): number => (t.step === 'departures' ? t.legal('partingShot').length : 0);

describe('a shot after who walks away', () => {
  rule(
    ['nqsb.3.3.1.parting-shot', 'nqsb.5.4.1.inf'],
    'from a village goes to all sides: at who walks off behind it too',
    () => {
      // Foot in an area fires all round.
      const behind = (own: string, from: string, to: string) => {
        const p = position('intro')
          .lead(1, 0, '0609', 'villequier')
          .put('A', 0, 'fr-pm-line', own, 'N')
          .put('B', 1, 'sp-fl', from, 'S')
          .order(1, 0, 29);
        return shots(walk(p, 'B', to, 'S'));
      };
      expect([behind('0605', '0606', '0607'), behind('0705', '0706', '0707')]).toEqual([1, 0]);
    },
  );

  rule(['nqsb.3.3.1.parting-shot', 'nqsb.6.4'], 'at night not farther than a hex', () => {
    // Arras, turns 1 to 3: nobody fires at more than one hex.
    const after = (turn: number) => {
      const p = position('arras')
        .lead(1, 0, '0908', 'villequier')
        .put('A', 0, 'fr-pm-line', '0911', 'N')
        .put('B', 1, 'sp-fl', '0910', 'S')
        .order(1, 0, 29);
      p.state.turn = turn;
      return shots(walk(p, 'B', '0909', 'S'));
    };
    expect([after(3), after(4)]).toEqual([0, 1]);
  });
});

rule(
  ['nqsb.9.7.retreat', 'nqsb.3.3.1.evade', 'nqsb.5.4.1.inf'],
  'dragoons on foot in a village slip away before pikes, on horseback',
  () => {
    // They mount as they go (l.1046).
    const p = position('intro')
      .lead(1, 0, '0601', 'villequier')
      .put('A', 0, 'fr-dr', '0605', 'N', { second: true })
      .put('B', 1, 'sp-pm', '0603', 'S')
      .order(1, 0, 10);
    const t = moving(p, 1).act(march(p, 'B')).act(step(p, '0604'));
    expect([t.step, t.seats]).toEqual(['evasion', [0]]);
    t.act(at(t.legal('evade'), 0));
    expect([marks(p, 'A') & SECOND, p.where('A').slice(2)]).toEqual([0, '09']);
  },
);

rule(
  ['nqsb.7.1.one-loss', 'nqsb.9.11', 'nqsb.10.18'],
  'a supported attacker that has lost one and stays may take the hex; gone back of its own will it may not',
  () => {
    // R33: who had to go back does not; this one had not to.
    const after = (stays: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('f', 0, 'fr-pm-line', '0908', 'N', { division: 1 })
        .put('g', 0, 'fr-pm-line', '0907', 'N', { division: 1 })
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 8, 7)
        .draws(1, 1, 2, 8, 7);
      const t = settle(fighting(p, 'A').act(join(p, 'B')));
      t.act(fallBack(p, '1105'));
      expect(offered(t)).toEqual(['fallBack', 'stay']);
      t.act(stays ? STAY : fallBack(p, '1008'));
      return offered(t);
    };
    expect([after(true), after(false)]).toEqual([['decline', 'press'], []]);
  },
);

/** Troops that act of their own will or by another's order: aggressive units, lines, countercharges, routed divisions. */
import { describe, expect } from 'vitest';
import { AWAITED, GONE, ROUTED } from '../../../src/state.ts';
import { type Condition, type Position, position, type Table } from '../../battlefield.ts';
import {
  charge,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  moving,
  READY,
  rallying,
  STOP,
  shoot,
  step,
  strength,
  tests,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

describe('aggressive troops', () => {
  const rush = (p: Position): Table => p.play({ step: 'aggressors', done: [] });
  const rushed = (p: Position): number => rush(p).told('aggressed').length;

  rule(
    ['nqsb.9.1', 'nqsb.10.1.orders', 'nqsb.10.3.aggregated'],
    'those of a general who began the turn with another unit have no order, and go',
    () => {
      // Only the unit he is with is activated.
      const p = position()
        .lead(0, 0, '1109', 'villequier')
        .put('G', 0, 'fr-cp-gend', '1009', 'N')
        .put('X', 0, 'fr-cp-chev', '1109', 'N')
        .put('B', 1, 'sp-pm', '1007', 'S')
        .command(0, '1211')
        .order(0, 0, 5);
      expect(rushed(p)).toBe(0);
      p.state.tied[p.general(0, 0)] = p.unit('X');
      expect(rushed(p)).toBe(1);
    },
  );

  rule(['nqsb.9.1', 'nqsb.10.13'], 'engaged they are held, like anybody', () => {
    const beside = (card: number) =>
      position()
        .put('G', 0, 'fr-cp-gend', '1009', 'N')
        .put('B', 1, 'sp-pm', '1008', 'S')
        .put('C', 1, 'sp-pm', '1307', 'S')
        .lead(1, 0, '1006', 'villequier')
        .order(1, 0, card);
    expect(rushed(beside(10))).toBe(0);
  });

  rule('nqsb.9.1', 'beside an enemy already they leave it for no other, and fight it', () => {
    // The nearest.
    const p = position()
      .put('G', 0, 'fr-cp-gend', '1009', 'N')
      .put('B', 1, 'sp-pm', '1008', 'S')
      .put('C', 1, 'sp-pm', '1210', 'S');
    expect([rushed(p), p.where('G')]).toEqual([0, '1009']);
    const t = p.play({ step: 'strays', done: [] });
    expect(t.told('attacked')).toEqual([expect.objectContaining({ unit: p.unit('G'), target: p.unit('B') })]);
  });

  rule(['nqsb.9.1', 'nqsb.9.4.2.advantage'], 'heavy horse that came on unordered has moved into contact', () => {
    const p = position()
      .put('G', 0, 'fr-cp-gend', '1009', 'N')
      .put('B', 1, 'sp-fp', '1007', 'S')
      .draws(0, 8, 7, 6, 5, 4, 8, 7);
    const t = rush(p);
    while (t.step !== null)
      t.act(t.legal('step').find(({ to }) => p.name(Number(to)) === '1008') ?? t.legal()[0] ?? HOLD);
    expect(p.where('G')).not.toBe('1009');
    const u = p.play({ step: 'strays', done: [] });
    while (u.step === 'joining' || u.step === 'enough') u.act(u.step === 'enough' ? STOP : READY);
    expect(u.told('fought')[0]).toMatchObject({ unit: p.unit('G'), damage: 1 });
  });
});

describe('countercharge', () => {
  rule(
    ['nqsb.9.4.2.advantage', 'nqsb.9.5.charge'],
    'heavy horse that rode to meet a charge has moved into contact, whoever made the last step',
    () => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .lead(1, 0, '1402', 'villequier')
        .put('A', 0, 'ge-cm', '1009', 'N')
        .put('B', 1, 'sp-cp', '1005', 'S')
        .order(0, 0, 5)
        .draws(0, 1, 8, 7, 6, 5, 4)
        .draws(1, 8, 7, 6, 5, 4);
      const t = moving(p)
        .act(charge(p, 'A', 'B'))
        .act(STOP)
        .act(step(p, '1008'))
        .act({ type: 'countercharge', unit: p.unit('B') })
        .act(step(p, '1006'))
        .act(step(p, '1007'))
        .act(halt(p))
        .act(halt(p, 'S'));
      expect([p.where('A'), p.where('B'), t.step]).toEqual(['1007', '1006', 'moving']);
      const u = settle(fighting(p, 'A').act(join(p, 'B')));
      expect(u.told('fought').map(({ unit, damage }) => [p.label(unit), damage])).toEqual([
        ['A', 0],
        ['B', 1],
      ]);
    },
  );

  rule(
    ['nqsb.10.12', 'nqsb.9.5.charge'],
    'weakened horse that fails its test stays where it is to the end of the charge',
    () => {
      // R59.
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .lead(1, 0, '1402', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1009', 'N')
        .put('B', 1, 'sp-cp', '1005', 'S', { strength: 1 })
        .order(0, 0, 5)
        .draws(0, 1)
        .draws(1, 8, 7, 6);
      const t = moving(p)
        .act(charge(p, 'A', 'B'))
        .act(STOP)
        .act(step(p, '1008'))
        .act({ type: 'countercharge', unit: p.unit('B') });
      expect([t.step, t.seats]).toEqual(['marching', [0]]);
      t.act(step(p, '1007'));
      expect([t.step, t.seats]).toEqual(['marching', [0]]);
      t.act(step(p, '1006')).act(halt(p));
      expect([p.where('A'), p.where('B'), t.step]).toEqual(['1006', '1005', 'moving']);
    },
  );
});

describe('a line of battle', () => {
  rule(
    ['nqsb.9.13.command', 'nqsb.8.order', 'nqsb.6.order'],
    'carries orders to fire and to reorganise as well',
    () => {
      // All of it is in command.
      const line = (is: Condition, card: number) =>
        position()
          .lead(0, 0, '1009', 'rosen')
          .put('A', 0, 'fr-pm-line', '1008', 'N')
          .put('C', 0, 'fr-pm-line', '1108', 'N', is)
          .put('B', 1, 'sp-pm', '1106', 'S')
          .order(0, 0, card);
      const p = line({ paralysed: true }, 30);
      expect(rallying(p).legal('clear')).toEqual([{ type: 'clear', unit: p.unit('C'), marker: 'paralysed' }]);
      const q = line({}, 14);
      expect(firing(q).legal('shoot')).toContainEqual(shoot(q, 'C', 'B'));
    },
  );
});

describe('weakened troops', () => {
  rule(
    ['nqsb.10.12', 'nqsb.6.1.react-fire'],
    'fire back only after their test; failed, the shot at them is resolved alone',
    () => {
      // R59: reactions need it.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1005', 'S', { strength: 1 })
        .order(0, 0, 5)
        .draws(0, 8, 7)
        .draws(1, 8, 7, 6);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      expect(types(t)).toEqual(['fireBack', 'hold']);
      t.act({ type: 'fireBack' });
      expect(tests(t).map(([due]) => due)).toEqual([3, 2]);
      expect([strength(p, 'A'), strength(p, 'B')]).toEqual([4, 1]);
    },
  );
});

describe('a routed division', () => {
  rule(
    ['nqsb.2.1.1.rout', 'nqsb.10.1'],
    'takes along its own general, not a leader of another command who is with one of its units',
    () => {
      // Its units and the general who commands it.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('a', 0, 'fr-cp-chev', '1009', 'N', { shaken: true })
        .put('b', 0, 'fr-cp-chev', '1109', 'N', { shaken: true })
        .put('c', 0, 'fr-fl', '1509', 'N', { division: 1 })
        .lead(0, 1, '1009', 'gassion');
      p.play({ step: 'turnEnd' });
      expect([p.where('a'), p.where('b'), p.where('c')]).toEqual(['off', 'off', '1509']);
      // Neither lost in combat nor still to come.
      const { state } = p;
      expect(['a', 'b'].map(label => state.cell[p.unit(label)])).toEqual([ROUTED, ROUTED]);
      expect([GONE, AWAITED]).not.toContain(ROUTED);
      expect(p.state.post[p.general(0, 0)]).toBeLessThan(0);
      expect(p.name(p.state.post[p.general(0, 1)] ?? -1)).toBe('1009');
      // Nor does he suffer: two regiments of 4 points and the morale of Villequier are all it costs.
      expect([p.state.health[p.general(0, 1)], p.state.determination]).toEqual([3, [39, 50]]);
    },
  );

  rule(
    ['nqsb.2.1.1.rout', 'nqsb.10.1'],
    'loses its general though he is with a unit of another division, which stays and is unhurt',
    () => {
      const p = position()
        .lead(0, 0, '1509', 'villequier')
        .put('a', 0, 'fr-cp-chev', '1009', 'N', { shaken: true })
        .put('c', 0, 'fr-fl', '1509', 'N', { division: 1 })
        .lead(0, 1, '1510', 'gassion');
      p.play({ step: 'turnEnd' });
      expect(p.state.post[p.general(0, 0)]).toBeLessThan(0);
      expect([p.where('a'), p.where('c'), strength(p, 'c')]).toEqual(['off', '1509', 3]);
    },
  );
});

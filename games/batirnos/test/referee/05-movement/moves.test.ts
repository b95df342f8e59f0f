/** Corners of movement: leaders on the way, aggressive troops, leaving an enemy, what a move makes owed (nqsb.5, 7.5, 9.1, 9.3, 9.6, 10.1). */
import { describe, expect } from 'vitest';
import { occupier } from '../../../src/03-turn/end-steps.ts';
import { FIERCE } from '../../../src/state.ts';
import { type Condition, position, redrawn, type Table } from '../../battlefield.ts';
import {
  charge,
  evade,
  fallBack,
  fighting,
  firing,
  HOLD,
  halt,
  march,
  marks,
  moving,
  READY,
  step,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle, steps } from '../scenes.ts';

describe('leaders on the way', () => {
  const path = () =>
    position()
      .lead(0, 0, '1010', 'conde')
      .lead(0, 1, '1006', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .order(0, 0, 5);

  rule(
    ['nqsb.10.1', 'nqsb.5.pass', 'nqsb.2.3.stacking'],
    'a leader’s hex bars nobody: who stays in it has him, who rides through leaves him there',
    () => {
      // Only units bar the way.
      const stay = path();
      moving(stay).act(march(stay, 'A')).act(step(stay, '1006')).act(halt(stay));
      expect(stay.where('A')).toBe('1006');
      const through = path();
      moving(through).act(march(through, 'A')).act(step(through, '1006')).act(step(through, '1005')).act(halt(through));
      expect([through.where('A'), through.name(through.state.post[through.general(0, 1)] ?? -1)]).toEqual([
        '1005',
        '1006',
      ]);
    },
  );

  rule(
    ['nqsb.5.3.general', 'nqsb.7.1.one-loss'],
    'a unit that goes back one hex into a leader’s has him with it',
    () => {
      // Any forced move; and with him its next test is better.
      const p = position()
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .lead(1, 0, '1105', 'villequier')
        .order(0, 0, 10)
        .draws(0, 1, 2, 8, 7);
      settle(fighting(p, 'A').act(READY)).act(fallBack(p, '1105'));
      expect([p.where('B'), p.name(p.state.post[p.general(1, 0)] ?? -1)]).toEqual(['1105', '1105']);
    },
  );

  rule(['nqsb.10.1', 'nqsb.9.8'], 'a leader with a unit that evades goes with it', () => {
    // Nothing separates them but a move of their owner’s choice.
    const p = position()
      .lead(0, 0, '1010', 'conde')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, 'sp-fl', '1005', 'S')
      .lead(1, 0, '1005', 'villequier')
      .order(0, 0, 5);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1006'));
    t.act(evade(p, 'B', '0802'));
    expect([p.where('B'), p.name(p.state.post[p.general(1, 0)] ?? -1)]).toEqual(['0802', '0802']);
  });

  rule(['nqsb.10.1', 'nqsb.9.11'], 'a leader with the winner goes along into the hex it takes', () => {
    const p = position()
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .lead(0, 0, '1007', 'villequier')
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 7, 6, 5);
    const t = settle(fighting(p, 'A').act(READY));
    t.act(t.legal('press')[0] ?? HOLD);
    expect([p.where('A'), p.name(p.state.post[p.general(0, 0)] ?? -1)]).toEqual(['1006', '1006']);
  });

  rule(
    ['nqsb.10.9', 'nqsb.10.6.1', 'nqsb.10.2.1'],
    'when a general falls his replacement’s shorter reach counts at once',
    () => {
      // R13, R18.
      const fall = (health: number) => {
        const p = position()
          .lead(0, 0, '1008', 'villequier')
          .put('A', 0, 'fr-pm-new', '1008', 'N', { strength: 1 })
          .put('C', 0, 'fr-pm-line', '1208', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .put('D', 1, 'sp-pm', '1207', 'S')
          .lead(1, 0, '1005', 'villequier')
          .order(0, 0, 5)
          .order(1, 0, 14)
          .draws(1, 1, 2)
          .draws(0, 8, 7, 6, 5);
        p.state.health[p.general(0, 0)] = health;
        settle(
          firing(p, 1)
            .act({ type: 'shoot', unit: p.unit('B'), target: p.unit('A') })
            .act(HOLD),
        );
        expect([p.where('A'), p.name(p.state.post[p.general(0, 0)] ?? -1)]).toEqual(['off', '1008']);
        return p.play({ step: 'phase', phase: 'melee', done: [] }).told('attacked').length;
      };
      // C is two hexes off; the general commands three, the replacement one.
      expect([fall(3), fall(2)]).toEqual([1, 0]);
    },
  );
});

describe('aggressive troops', () => {
  const field = (is: Condition = {}, hex = '1010') =>
    position().lead(0, 0, hex, 'latour').put('G', 0, 'fr-cp-gend', '1009', 'N', is).put('B', 1, 'sp-pm', '1007', 'S');
  const rushed = (t: Table): number => t.told('aggressed').length;

  rule(['nqsb.9.1', 'nqsb.10.3.unit'], 'out of reach of a general who has an order they have none, and go', () => {
    const near = field().order(0, 0, 5);
    const far = field({}, '1409').order(0, 0, 5);
    expect([
      rushed(near.play({ step: 'aggressors', done: [] })),
      rushed(far.play({ step: 'aggressors', done: [] })),
    ]).toEqual([0, 1]);
  });

  rule(['nqsb.9.1', 'nqsb.10.14', 'nqsb.10.16'], 'paralysed or shaken they do not stir', () => {
    expect([
      rushed(field({ paralysed: true }).play({ step: 'aggressors', done: [] })),
      rushed(field({ shaken: true }).play({ step: 'aggressors', done: [] })),
    ]).toEqual([0, 0]);
  });
});

describe('leaving an enemy', () => {
  rule('nqsb.7.5', 'it may come no nearer to any other enemy, shaken ones too', () => {
    // Other enemy units, without exception.
    const away = (...more: [string, Condition][]) => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .put('A', 0, 'fr-cp-chev', '1007', 'N')
        .put('B', 1, 'sp-fl', '1006', 'S')
        .order(0, 0, 29);
      for (const [hex, is] of more) p.put(hex, 1, 'sp-pm', hex, 'S', is);
      return steps(moving(p).act(march(p, 'A')));
    };
    expect(away()).toContain('1008');
    expect(away(['1210', {}])).not.toContain('1008');
    expect(away(['1210', { shaken: true }])).not.toContain('1008');
  });

  rule(
    ['nqsb.3.3.1.pursue', 'nqsb.10.13', 'nqsb.6.3'],
    'overtaken by a pursuer it is engaged, and has no shot in the fire phase; the pursuer may be shot at by others',
    () => {
      // R49, R85. The pursuer engages, and is engaged by nobody.
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'lo-pm', '1006', 'S')
        .put('C', 0, 'fr-fl', '1108', 'NW')
        .order(0, 0, 19);
      const t = moving(p).act(march(p, 'A')).act(step(p, '0908')).act(halt(p, 'N'));
      t.act({ type: 'chase', unit: p.unit('B'), how: 'incalzare' })
        .act(step(p, '1007'))
        .act(halt(p, 'S'));
      expect([p.where('B'), marks(p, 'B') & FIERCE]).toEqual(['1007', FIERCE]);
      const shots = firing(p)
        .legal('shoot')
        .map(({ unit, target }) => [p.label(Number(unit)), p.label(Number(target))]);
      expect(shots).toEqual([['C', 'B']]);
    },
  );
});

describe('moves made and not made', () => {
  rule(['nqsb.9.3.test', 'nqsb.9.6'], 'a charge that failed counts as a move: no late move by Duttilità', () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'ge-pm', '1008', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .order(0, 0, 5)
      .draws(0, 8, 7, 6, 5, 4);
    expect(p.play({ step: 'late', side: 0 }).legal('march')).toHaveLength(1);
    const t = moving(p).act(charge(p, 'A', 'B'));
    expect(t.told('chargeFailed')).toHaveLength(1);
    expect(p.play({ step: 'late', side: 0 }).legal('march')).toEqual([]);
  });

  rule(['nqsb.9.10', 'nqsb.10.14'], 'a paralysed unit that is moved upon has no shot by Fermezza', () => {
    // R73.
    const p = position()
      .lead(0, 0, '1010', 'conde')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S', { paralysed: true })
      .order(0, 0, 5);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1006')).act(halt(p));
    expect(t.step).toBe('moving');
  });

  rule(
    ['nqsb.1.4.objective-occupied', 'nqsb.9.7'],
    'dragoons hold an objective from beside it only when mounted',
    () => {
      // R71.
      const held = (second: boolean) => {
        const p = position().put('D', 0, 'fr-dr', '1107', 'N', { second });
        return occupier(p.battle, p.hex('1007'));
      };
      expect([held(false), held(true)]).toEqual([0, -1]);
    },
  );

  rule(['nqsb.9.8', 'nqsb.5.4.1.cav'], 'light horse that evades does not end in an area: it stops short of it', () => {
    // R26. Five hexes to the east; the fifth is a farm.
    const open = '...........';
    const farm = '.........a.';
    const flight = (row: string) => {
      const p = position('intro', {}, redrawn('intro', { grid: [open, open, row, ...Array<string>(6).fill(open)] }))
        .put('B', 1, 'sp-cl', '0503', 'S')
        .put('A', 0, 'fr-cp-chev', '0403', 'N');
      return p
        .play({ step: 'evasion', mover: p.unit('A'), done: [] })
        .legal('evade')
        .map(({ to }) => p.name(Number(to)));
    };
    expect([flight(open), flight(farm)]).toEqual([['1003'], ['0903']]);
  });
});

/** Who plays when, and how battles end when their turns are over (nqsb.3.1, 3.2.5, 5.2, 10.1, 10.4). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { actingUnits, commandCapacity } from '../../../src/10-command/command.ts';
import { SHAKEN } from '../../../src/state.ts';
import { type Position, position } from '../../battlefield.ts';
import { firing, HOLD, halt, march, marks, moving, rallying, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { places, settle, settleBack, spaced, verdict } from '../scenes.ts';

describe('in a phase', () => {
  const field = (): Position =>
    position()
      .lead(0, 0, '0411', 'villequier')
      .lead(0, 1, '0811', 'villequier')
      .lead(1, 0, '0403', 'villequier')
      .put('A', 0, 'fr-fl', '0410', 'N')
      .put('C', 0, 'fr-fl', '0810', 'N', { division: 1 })
      .put('B', 1, 'sp-fl', '0404', 'S');
  rule(
    ['nqsb.3.1', 'nqsb.5.order'],
    'a higher priority goes first whoever has the initiative; at the same his divisions do, in the order he likes',
    () => {
      const first = (own: number, other: number, theirs: number) => {
        const p = field().order(0, 0, own).order(0, 1, other).order(1, 0, theirs);
        p.state.initiative = 0;
        const t = p.play({ step: 'phase', phase: 'move', done: [] });
        return [t.step, t.seats];
      };
      expect([first(5, 6, 1), first(1, 6, 5), first(5, 6, 2)]).toEqual([
        ['moving', [1]],
        ['moving', [0]],
        ['ordering', [0]],
      ]);
    },
  );
  rule(['nqsb.3.1', 'nqsb.6.order'], 'the order is chosen anew: who marched first may fire last', () => {
    // R15.
    const p = field().order(0, 0, 5).order(0, 1, 6).put('B', 1, 'sp-fl', '0408', 'S').put('D', 1, 'sp-fl', '0808', 'S');
    p.state.initiative = 0;
    const t = p.play({ step: 'phase', phase: 'fire', done: [] });
    expect([t.step, t.legal('pickDivision').length]).toEqual(['ordering', 2]);
  });
});

rule(
  ['nqsb.6.order', 'nqsb.6.1.two-losses', 'nqsb.10.16'],
  'whom the first shots of the phase shake has none when his division’s turn comes',
  () => {
    const p = spaced('fr-fl', 'sp-fl', {}, { losses: 1 }).order(0, 0, 14).order(1, 0, 14).draws(0, 1, 2, 8);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    while (t.step === 'answer') t.act(HOLD);
    settleBack(t);
    p.put('A', 0, 'fr-fl', '1007', 'N');
    expect([marks(p, 'B') & SHAKEN, firing(p, 1).legal('shoot')]).toEqual([SHAKEN, []]);
  },
);

describe('when the turns are over', () => {
  const ends = (scenario: 'arras' | 'valenciennes' | 'punti', turn: number, determination: [number, number]) => {
    const p = position(scenario).put('A', 0, 'fr-pm-line', '0310').put('B', 1, 'sp-pm', '0303');
    p.state.turn = turn;
    return verdict(p, determination);
  };
  rule(
    ['nqsb.3.2.5.turns', 'nqsb.3.2.5.scenario'],
    'Arras: the Spanish need more Determination, equality is the French’s',
    () => {
      const { turns } = position('arras').ground.setup;
      expect([ends('arras', turns, [9, 9])?.[1], ends('arras', turns, [9, 10])?.[1]]).toEqual([[0], [1]]);
    },
  );
  rule(
    ['nqsb.3.2.5.turns', 'nqsb.3.2.5.scenario'],
    'Valenciennes: the French have held out, however few they are',
    () => {
      const { turns } = position('valenciennes').ground.setup;
      expect([ends('valenciennes', turns, [1, 30])?.[1], ends('valenciennes', turns - 1, [1, 30])]).toEqual([
        [0],
        null,
      ]);
    },
  );
  rule(['nqsb.3.2.5.turns', 'nqsb.2.1.points'], 'a battle by points: two points apart nobody wins, three do', () => {
    const { turns } = position('punti').ground.setup;
    expect([ends('punti', turns, [11, 9])?.[1], ends('punti', turns, [12, 9])?.[1]]).toEqual([[], [0]]);
  });
});

rule(
  ['nqsb.10.12', 'nqsb.8.strength', 'nqsb.10.8.cards'],
  'guns brought to one are weakened: they test to fire, and may recover to two',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('G', 0, 'fr-al', '1009', 'N', { strength: 1 })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 14)
      .draws(0, 1, 8, 7, 6);
    const t = firing(p).act(shoot(p, 'G', 'B'));
    while (t.step !== null && t.step !== 'firing') t.act(t.step === 'answer' ? HOLD : { type: 'stopTest' });
    expect(t.told('tested').map(({ kind }) => kind)).toEqual(['nerve', 'fire']);
    const q = position()
      .lead(0, 0, '1010', 'villequier')
      .put('G', 0, 'fr-al', '1009', 'N', { strength: 1 })
      .order(0, 0, 30)
      .draws(0, 1);
    settle(rallying(q).act({ type: 'recover', unit: q.unit('G') }));
    expect(q.state.strength[q.unit('G')]).toBe(2);
  },
);

rule(
  ['nqsb.10.1.orders', 'nqsb.10.2.2', 'nqsb.10.3.aggregated'],
  'a general who begins the turn with a unit of another division orders nobody',
  () => {
    const p = position()
      .lead(0, 0, '1009', 'villequier')
      .put('A', 0, 'fr-fl', '1008', 'N')
      .put('C', 0, 'fr-fl', '1009', 'N', { division: 1 })
      .order(0, 0, 5);
    p.state.tied[p.general(0, 0)] = p.unit('C');
    expect(actingUnits(p.battle, p.division(0, 0), 'move')).toEqual([]);
  },
);

rule(
  ['nqsb.10.4', 'nqsb.2.1.1.rout', 'nqsb.10.9.cdc'],
  'a division that routs takes one from the command of its army, and no more for its general',
  () => {
    const p = position()
      .command(0, '1212', 'conde')
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '1510', 'gassion')
      .put('A', 0, 'fr-pm-line', '1009', 'N', { shaken: true })
      .put('C', 0, 'fr-fl', '1509', 'N', { division: 1 });
    const before = commandCapacity(p.battle, 0);
    p.play({ step: 'turnEnd' });
    expect([before, commandCapacity(p.battle, 0), p.state.fallen[0]]).toEqual([3, 2, 0]);
  },
);

describe('leaders', () => {
  rule(
    ['nqsb.5.2.free', 'nqsb.2.3.stacking', 'nqsb.5.2.general'],
    'ride three hexes, to a friend without a commander, not to one who has his',
    () => {
      // R30.
      const p = position()
        .command(0, '1009', 'conde')
        .lead(0, 0, '1012', 'villequier')
        .put('A', 0, 'fr-fl', '1009', 'N')
        .put('C', 0, 'fr-fl', '1109', 'N')
        .order(0, 0, 5);
      const to = places(moving(p), 'ride');
      expect([to.includes('1109'), to.includes('1009'), to.includes('1008')]).toEqual([true, false, false]);
    },
  );

  rule(
    ['nqsb.5.2.others', 'nqsb.5.2.general'],
    'whose divisions have no movement order ride after all who have, those who had it do not ride again',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(0, 1, '1410', 'villequier')
        .put('A', 0, 'fr-fl', '1009', 'N')
        .put('C', 0, 'fr-fl', '1409', 'N', { division: 1 })
        .order(0, 0, 14)
        .order(0, 1, 5);
      const t = p.play({ step: 'riding', side: 0, who: 'division' });
      expect([...new Set(t.legal('ride').map(({ leader }) => leader))]).toEqual([p.general(0, 0)]);
    },
  );

  rule(
    ['nqsb.10.1.separate', 'nqsb.5.division', 'nqsb.5.2.general'],
    'left behind by the unit they were with may ride after it',
    () => {
      const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-fl', '1010', 'N').order(0, 0, 5);
      const t = moving(p)
        .act(march(p, 'A', { alone: true }))
        .act(step(p, '1009'))
        .act(step(p, '1008'))
        .act(halt(p));
      expect(p.name(at(p.state.post, p.general(0, 0)))).toBe('1010');
      expect(places(t, 'ride')).toContain('1008');
    },
  );
});

rule(
  ['nqsb.9.2.command', 'nqsb.3.2.3'],
  'guns whose own general is near and has no order do not obey another who has one',
  () => {
    const obeys = (hex: string) => {
      const p = position()
        .lead(0, 0, hex, 'plessis')
        .lead(0, 1, '1109', 'plessis')
        .put('G', 0, 'fr-al', '1008', 'N')
        .put('C', 0, 'fr-fl', '1209', 'N', { division: 1 })
        .order(0, 1, 14);
      return actingUnits(p.battle, p.division(0, 1), 'fire').includes(p.unit('G'));
    };
    expect([obeys('1010'), obeys('1012')]).toEqual([false, true]);
  },
);

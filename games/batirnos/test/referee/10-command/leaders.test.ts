/** Leaders in the turn: whom they order, whom they go along with, what becomes of them on the way (nqsb.10.1, 10.3, 10.9). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { actingUnits } from '../../../src/10-command/command.ts';
import { SHAKEN } from '../../../src/state.ts';
import { position, type Table } from '../../battlefield.ts';
import {
  charge,
  fighting,
  firing,
  HOLD,
  march,
  marks,
  moving,
  READY,
  STOP,
  shoot,
  step,
  strength,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

describe('whom a leader orders', () => {
  rule(
    ['nqsb.10.1.orders', 'nqsb.5.2.general', 'nqsb.10.2.1'],
    'a general who rides to a unit in the turn still orders the whole division in that turn',
    () => {
      // R12: what counts is where he began the turn.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('C', 0, 'fr-pm-line', '1208', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('D', 1, 'sp-pm', '1206', 'S')
        .order(0, 0, 5);
      moving(p).act({ type: 'ride', leader: p.general(0, 0), to: p.hex('1008') });
      expect(p.name(at(p.state.post, p.general(0, 0)))).toBe('1008');
      const shooters = new Set(
        firing(p)
          .legal('shoot')
          .map(({ unit }) => p.label(Number(unit))),
      );
      expect([...shooters].sort()).toEqual(['A', 'C']);
    },
  );

  rule(
    ['nqsb.10.3.aggregated', 'nqsb.9.13.command', 'nqsb.10.1.orders'],
    'a line of battle carries the orders of a general tied to a unit no further than that unit',
    () => {
      // R12.
      const acting = (tied: boolean) => {
        const p = position()
          .lead(0, 0, '1007', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('C', 0, 'fr-pm-line', '1107', 'N')
          .put('D', 0, 'fr-pm-line', '1207', 'N')
          .order(0, 0, 5);
        if (tied) p.state.tied[p.general(0, 0)] = p.unit('A');
        return actingUnits(p.battle, p.division(0, 0), 'melee').map(unit => p.label(unit));
      };
      expect([acting(false), acting(true)]).toEqual([['A', 'C', 'D'], ['A']]);
    },
  );

  rule(
    ['nqsb.10.3.link', 'nqsb.10.6.2.fail', 'nqsb.10.8.cards'],
    'a general tests for his order with his own strength as it is now, three at most; a unit he is with adds nothing',
    () => {
      // R11.
      const due = (who: string, health: number, beside = false) => {
        const p = position()
          .command(0, '0113', 'conde')
          .lead(0, 0, '1504', who)
          .put('A', 0, 'fr-pm-guard', beside ? '1504' : '1505', 'N')
          .order(0, 0, 5)
          .draws(0, 8, 7, 6, 5, 4);
        p.state.health[p.general(0, 0)] = health;
        return p.play({ step: 'chain', side: 0 }).told('tested')[0]?.due;
      };
      expect([due('villequier', 3), due('villequier', 1), due('turenne', 4), due('villequier', 2, true)]).toEqual([
        6, 4, 7, 5,
      ]);
    },
  );
});

describe('leaders on the way', () => {
  rule(
    ['nqsb.2.5.2.ability', 'nqsb.10.1', 'nqsb.10.1.separate'],
    'two units that change places take along their leaders, and both have moved',
    () => {
      // R98: in every move. Card 19.
      const p = position()
        .lead(0, 0, '1007', 'villequier')
        .put('A', 0, 'ge-pm', '1007', 'N')
        .put('C', 0, 'ge-pm', '1008', 'N')
        .order(0, 0, 19);
      const t = moving(p);
      expect(t.legal('trade')).toHaveLength(1);
      t.act(at(t.legal('trade'), 0));
      expect([p.where('A'), p.where('C'), p.name(at(p.state.post, p.general(0, 0)))]).toEqual(['1008', '1007', '1008']);
      expect(t.legal('march')).toEqual([]);
      expect(p.play({ step: 'late', side: 0 }).legal('march')).toEqual([]);
    },
  );

  rule(
    ['nqsb.9.5.charge', 'nqsb.10.1', 'nqsb.9.5'],
    'a leader with horse that rides to meet a charge goes with it',
    () => {
      // R98.
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .lead(1, 0, '1005', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1009', 'N')
        .put('B', 1, 'sp-cp', '1005', 'S')
        .order(0, 0, 5)
        .draws(0, 1);
      const t = moving(p)
        .act(charge(p, 'A', 'B'))
        .act(STOP)
        .act(step(p, '1008'));
      expect(t.step).toBe('counter');
      t.act(
        at(
          t.legal().filter(({ type }) => type !== 'hold'),
          0,
        ),
      );
      if (t.step === 'rivalStep') t.act(at(t.legal('step'), 0));
      expect([p.where('B') === '1005', p.name(at(p.state.post, p.general(1, 0)))]).toEqual([false, p.where('B')]);
    },
  );

  rule(
    ['nqsb.10.1', 'nqsb.5.contact-orders', 'nqsb.10.9'],
    'a unit without a melee order may ride beside a lone enemy leader and into his hex',
    () => {
      // R31: he hinders nobody.
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .lead(1, 0, '1006', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .order(0, 0, 29);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
      expect(types(t)).toEqual(['halt', 'step']);
      t.act(step(p, '1006'));
      expect(t.told('leaderFell').map(({ leader }) => leader)).toEqual([p.general(1, 0)]);
    },
  );

  rule(['nqsb.9.8', 'nqsb.10.1'], 'a unit that evades through the hex of a lone enemy leader rides him down', () => {
    // R31: whatever brings it there.
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .lead(0, 1, '0903', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, 'sp-fl', '1005', 'S')
      .order(0, 0, 5);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1006'));
    t.act({ type: 'evade', unit: p.unit('B'), to: p.hex('0802') });
    expect(p.where('B')).toBe('0802');
    // His way to the nearest friend is of three hexes.
    expect(p.name(at(p.state.post, p.general(0, 1)))).toBe('1006');
  });
});

describe('when they fall', () => {
  rule(
    ['nqsb.10.18', 'nqsb.10.1.losses', 'nqsb.10.9', 'nqsb.7.1.two-losses'],
    'a general whom the blow itself kills has supported his unit against it',
    () => {
      // R38: judged when the losses are dealt.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1006', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 3, 7);
      p.state.health[p.general(1, 0)] = 1;
      const t = settle(fighting(p, 'A').act(READY));
      expect([strength(p, 'B'), t.told('leaderFell').length]).toEqual([2, 1]);
      expect([marks(p, 'B') & SHAKEN, types(t)]).toEqual([0, ['fallBack', 'stay']]);
    },
  );

  rule(
    ['nqsb.10.9', 'nqsb.2.1.intermediate', 'nqsb.10.9.cdc'],
    'an intermediate general who falls is replaced like any general, and command is a point less',
    () => {
      const p = position('punti')
        .lead(1, 0, '0903', 'villequier')
        .put('B', 1, 'fr-cp-chev', '0904', 'N')
        .order(1, 0, 5);
      const who = p.ground.roster.leaders.findIndex(({ side, role }) => side === 0 && role === 'wing');
      expect(who).toBeGreaterThanOrEqual(0);
      p.state.leader[who] = p.battle.leaders.findIndex(({ id }) => id === 'villequier');
      p.state.health[who] = 3;
      p.state.post[who] = p.hex('0905');
      const t = moving(p, 1, 0).act(march(p, 'B')).act(step(p, '0905'));
      expect([t.told('leaderFell').length, t.told('replaced').length, p.state.fallen[0]]).toEqual([1, 1, 1]);
    },
  );
});

rule(
  ['nqsb.9.8', 'nqsb.10.1'],
  'of two equally straight ways to one hex an evader takes the one its owner says: by a lone enemy leader, or not',
  () => {
    // As in a forced move (R34). From 1005 before 1007 the line leads between 0904 and 1004.
    const shot = (leader: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(0, 1, leader, 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-fl', '1005', 'S')
        .order(0, 0, 5);
      return { p, t: firing(p).act(shoot(p, 'A', 'B')) };
    };
    const ends = (t: Table) => t.legal('evade').map(({ to }) => t.position.name(Number(to)));
    expect(ends(shot('1413').t).sort()).toEqual(['0902', '1002']);
    expect(ends(shot('0904').t).sort()).toEqual(['0902', '0902', '1002', '1002']);
    for (const [by, flees] of [
      ['0904', 1],
      ['1004', 0],
    ] as const) {
      const { p, t } = shot('0904');
      const way = t
        .legal('evade')
        .find(({ to, via }) => to === p.hex('0902') && Array.isArray(via) && via[0] === p.hex(by));
      t.act(way ?? HOLD);
      expect([p.where('B'), t.told('leaderPressed').length]).toEqual(['0902', flees]);
    }
  },
);

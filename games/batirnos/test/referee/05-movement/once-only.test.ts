/** What has been done is done for the turn, and who goes how far (nqsb.9.5, 9.6, 9.8, 9.3, 9.1, 5.1, 10.9). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { commandCapacity } from '../../../src/10-command/command.ts';
import { position } from '../../battlefield.ts';
import { charge, firing, HOLD, halt, march, moving, shoot, step, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, ground, settle, settleBack, steps } from '../scenes.ts';

rule(
  ['nqsb.9.5.charge', 'nqsb.5.division', 'nqsb.9.6'],
  'horse that has ridden to meet a charge does not march when its division’s turn comes',
  () => {
    const marches = (meets: boolean) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .lead(1, 0, '1003', 'conde')
        .put('A', 0, 'fr-cp-chev', '1009', 'N')
        .put('B', 1, 'sp-cp', '1005', 'S')
        .put('C', 1, 'sp-cp', '1504', 'S')
        .order(0, 0, 10)
        .order(1, 0, 29)
        .draws(0, 1);
      const t = settle(moving(p).act(charge(p, 'A', 'B'))).act(step(p, '1008'));
      t.act(meets ? { type: 'countercharge', unit: p.unit('B') } : HOLD);
      for (let count = 0; count < 9 && t.step !== 'moving' && t.step !== null; count++)
        t.act(t.legal('step')[0] ?? t.legal('halt')[0] ?? HOLD);
      p.put('A', 0, 'fr-cp-chev', '1013', 'N');
      return moving(p, 1)
        .legal('march')
        .map(({ unit }) => p.label(Number(unit)))
        .includes('B');
    };
    expect([marches(true), marches(false)]).toEqual([false, true]);
  },
);

rule(
  ['nqsb.9.8.once', 'nqsb.6.1.react-evade'],
  'who has evaded one shot is asked for no second evasion when another fires at him',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('G', 0, 'fr-ap', '1010', 'N')
      .put('B', 1, 'sp-fl', '1006', 'S')
      .order(0, 0, 5);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    expect(types(t)).toContain('evade');
    t.act(at(t.legal('evade'), 0));
    while (t.step === 'evaded') t.act({ type: 'giveUp' });
    expect(t.refusal(shoot(p, 'G', 'B'))).toBeNull();
    t.act(shoot(p, 'G', 'B'));
    expect(t.step === 'answer' ? types(t) : []).not.toContain('evade');
    settleBack(t);
  },
);

rule(
  [ABILITY, 'nqsb.9.6', 'nqsb.5.1'],
  '8 Avanzata gives its point to the late move of a regiment with Duttilità as well',
  () => {
    const second = (card: number) => {
      const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'ge-pm', '1009', 'N').order(0, 0, card);
      const t = p.play({ step: 'late', side: 0 }).act(march(p, 'A')).act(step(p, '1008'));
      return t.step === 'marching' && steps(t).includes('1007');
    };
    expect([second(8), second(29)]).toEqual([true, false]);
  },
);

rule(
  ['nqsb.9.3', 'nqsb.9.4.1.pass', 'nqsb.9.4.1.contact'],
  'Croats charge past a friend at light foot, and at no pikes unless a friend is beside those',
  () => {
    const targets = (friend: boolean) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'ge-cl', '1009', 'N')
        .put('B', 1, 'sp-fl', '0905', 'S')
        .put('C', 1, 'sp-pm', '1205', 'S')
        .order(0, 0, 10);
      for (const [nth, hex] of ['0908', '1008'].entries()) p.put(`f${nth}`, 0, 'fr-cl', hex, 'N');
      if (friend) p.put('F', 0, 'fr-fl', '1206', 'N', { division: 1 });
      return moving(p)
        .legal('charge')
        .filter(({ unit }) => unit === p.unit('A'))
        .map(({ target }) => p.label(Number(target)))
        .sort();
    };
    expect([targets(false), targets(true)]).toEqual([['B'], ['B', 'C']]);
  },
);

rule(
  ['nqsb.9.1.order', 'nqsb.3.2.2.initiative'],
  'of unordered troops on both sides those of the initiative rush first',
  () => {
    const first = (initiative: 0 | 1) => {
      const p = position()
        .put('A', 0, 'fr-cp-gend', '0609', 'N')
        .put('B', 1, 'sp-pm', '0607', 'S')
        .put('X', 1, 'ge-cl', '1603', 'S')
        .put('Y', 0, 'fr-fl', '1605', 'N');
      p.state.initiative = initiative;
      const t = p.play({ step: 'aggressors', done: [] });
      for (let count = 0; count < 30 && t.step !== null; count++)
        t.act(t.legal('hold')[0] ?? t.legal('step')[0] ?? at(t.legal(), 0));
      return t.told('aggressed').map(({ unit }) => p.label(unit));
    };
    expect([first(0), first(1)]).toEqual([
      ['A', 'X'],
      ['X', 'A'],
    ]);
  },
);

rule(['nqsb.10.9.cdc', 'nqsb.10.4'], 'however many generals have fallen, one card is always drawn', () => {
  const capacity = (fallen: number) => {
    const p = position()
      .lead(0, 0, '1010')
      .lead(0, 1, '1210')
      .put('A', 0, 'fr-pm-line', '1009')
      .put('C', 0, 'fr-pm-line', '1209', 'N', { division: 1 });
    p.command(0, '1012');
    p.state.fallen[0] = fallen;
    return commandCapacity(p.battle, 0);
  };
  // Two divisions, and one for a CiC without troops.
  expect([0, 1, 2, 3, 9].map(capacity)).toEqual([3, 2, 1, 1, 1]);
});

rule(
  ['nqsb.9.7.retreat', 'nqsb.5.4.2.cl', 'nqsb.5.3.2'],
  'dragoons on foot in a wood ride back through it, five hexes and without loss',
  () => {
    const wood = Object.fromEntries(
      ['1006', '1005', '1105', '1004', '1104', '1003', '1103', '1203', '1002', '1102', '1202'].map(hex => [hex, 'w']),
    );
    const p = ground(wood)
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-dr', '1006', 'S', { second: true, shaken: true })
      .order(0, 0, 5)
      .draws(0, 8, 7);
    const t = firing(p).act(shoot(p, 'A', 'B'));
    while (t.step === 'answer') t.act(HOLD);
    settleBack(t);
    expect([t.told('fellBack').length, t.told('incomplete').length, p.state.strength[p.unit('B')]]).toEqual([1, 0, 3]);
    expect(p.where('B').slice(2)).toBe('01');
  },
);

rule(
  ['nqsb.5.1', 'nqsb.7.5', 'nqsb.5.contact-orders'],
  'beside an enemy neither of whom has a melee order a unit may turn where it stands',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'S')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 29);
    const t = moving(p).act(march(p, 'A')).act(halt(p, 'N'));
    expect([t.told('faced').length > 0, p.where('A'), p.state.facing[p.unit('A')]]).toEqual([
      true,
      '1007',
      p.facing('N'),
    ]);
  },
);

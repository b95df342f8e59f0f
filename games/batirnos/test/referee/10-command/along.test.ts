/** Leaders carried along, orders lost on the way, and troops that are not there (nqsb.5.2, 10.1, 10.6.2, 10.7). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { field } from '../../drawing.ts';
import { fallBack, fighting, halt, join, march, moving, READY, step, strength, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { bare, offered, settle, settleBack } from '../scenes.ts';

describe('a leader with a unit', () => {
  rule(['nqsb.5.4.7', 'nqsb.10.1.separate'], 'goes with it by road, farther than he would ride', () => {
    // R98.
    const p = field().lead(0, 0, '0206', 'villequier').put('A', 0, 'fr-cp-chev', '0206', 'N').order(0, 0, 29);
    const t = moving(p).act(march(p, 'A', { road: true }));
    for (const hex of ['0306', '0406', '0506', '0606']) t.act(step(p, hex));
    t.act(halt(p));
    expect([p.where('A'), p.name(at(p.state.post, p.general(0, 0)))]).toEqual(['0606', '0606']);
  });

  rule(['nqsb.10.7.move', 'nqsb.10.1.separate'], 'goes along in both moves of a focus, and may ride after them', () => {
    // 5.2: he moves when his units have; carried along he has not ridden.
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-pm-line', '1010', 'N').order(0, 0, 5, 'move');
    const t = moving(p)
      .act(march(p, 'A'))
      .act(step(p, '1009'))
      .act(halt(p))
      .act(march(p, 'A'))
      .act(step(p, '1008'))
      .act(halt(p));
    expect(p.name(at(p.state.post, p.general(0, 0)))).toBe('1008');
    t.act({ type: 'ride', leader: p.general(0, 0), to: p.hex('1011') });
    expect(p.name(at(p.state.post, p.general(0, 0)))).toBe('1011');
  });
});

rule(
  ['nqsb.10.6.2.fail', 'nqsb.9.1', 'nqsb.3.2.2.chain'],
  'aggressive horse whose order is lost on its way has none, and goes of itself',
  () => {
    const after = (...values: number[]) => {
      const p = position()
        .command(0, '1013', 'plessis')
        .lead(0, 0, '1005', 'villequier')
        .put('G', 0, 'fr-cp-gend', '1005', 'N')
        .put('B', 1, 'sp-pm', '1002', 'S')
        .order(0, 0, 5)
        .draws(0, ...values);
      settle(p.play({ step: 'chain', side: 0 }));
      return p.play({ step: 'aggressors', done: [] }).told('aggressed').length;
    };
    expect([after(3), after(8, 7, 6, 5, 4, 8)]).toEqual([0, 1]);
  },
);

rule(
  ['nqsb.10.19.scenario', 'nqsb.10.3.link'],
  'at night the army value of two holds for the test of an order too',
  () => {
    // Arras, turns 1 to 3.
    const arrives = (turn: number) => {
      const p = position('arras')
        .command(1, '0204', 'leopold')
        .lead(1, 0, '1605', 'villequier')
        .put('B', 1, 'sp-pm', '1606')
        .order(1, 0, 5)
        .draws(1, 3, 8, 7, 6, 5, 4);
      p.state.turn = turn;
      const t = settle(p.play({ step: 'chain', side: 1 }));
      return [tests(t).length, p.state.order[p.division(1, 0)]];
    };
    expect([arrives(3), arrives(4)]).toEqual([
      [1, 0],
      [1, 5],
    ]);
  },
);

rule(['nqsb.2.5.2.ability', 'nqsb.10.7'], '23 Ritirata ordinata turned for a focus lets no engaged unit leave', () => {
  const leaves = (focus?: 'move') => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 23, focus)
      .order(1, 0, 10);
    return moving(p).legal('march').length > 0;
  };
  expect([leaves(), leaves('move')]).toEqual([true, false]);
});

rule(
  ['nqsb.2.5.2.ability', 'nqsb.9.11.limits'],
  '20 Slancio and 43 ¡Santiago y cierra!: who was attacked and has won takes no hex',
  () => {
    // Their Incalzare has the limits of any other.
    const follows = (card: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, card)
        .order(1, 0, 10)
        .draws(0, 1, 2, 3, 8, 7)
        .draws(1, 8, 7, 6, 5);
      return offered(settleBack(fighting(p, 'B').act(join(p, 'A'))));
    };
    expect([follows(20), follows(43), follows(15).includes('press')]).toEqual([[], [], true]);
  },
);

rule(
  ['nqsb.5.3', 'nqsb.2.1.scenario-oob'],
  'an ambush is an enemy in order to who must go back: beside it he is lost',
  () => {
    // Hidden it cannot be fired at, no more.
    const p = position()
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('E', 1, 'sp-fl', '0909', 'N', { ambushed: true })
      .put('F', 1, 'sp-fl', '1109', 'N', { ambushed: true })
      .put('D', 1, 'sp-fl', '0807', 'N', { ambushed: true })
      .order(1, 0, 10)
      .draws(1, 1, 2, 8, 7);
    const t = settle(fighting(p, 'B').act(READY));
    expect(strength(p, 'A')).toBe(3);
    if (t.step === 'retreating') t.act(fallBack(p, '1008'));
    expect(p.where('A')).toBe('off');
  },
);

rule(
  ['nqsb.3.2.5.all', 'nqsb.2.1.scenario-oob'],
  'Beck’s column, where it is not played, keeps no army on the field',
  () => {
    const p = bare('rocroi', 5, { beck: false });
    p.put('A', 0, 'fr-pm-line', '0808').put('B', 1, 'sp-pm', '0804', 'S', { shaken: true });
    p.state.determination = [9, 9];
    expect(p.play({ step: 'endCheck' }).play.result?.why).toBe('broken');
  },
);

rule(
  ['nqsb.3.2.5.scenario', 'nqsb.1.4.objective-occupied', 'nqsb.5.4.1.cav'],
  'Arras: horse beside the road and beside the works, where no enemy is, has taken both',
  () => {
    const verdict = (guard?: string) => {
      const p = position('arras')
        .put('A', 0, 'fr-cp-chev', '0904')
        .put('C', 0, 'fr-cp-chev', '0608')
        .put('B', 1, 'sp-pm', '1604');
      if (guard) p.put('D', 1, 'sp-pm', guard, 'S', {});
      p.state.marks[p.unit('B')] = 0;
      p.state.determination = [9, 9];
      return p.play({ step: 'endCheck' }).play.result?.why ?? null;
    };
    expect([verdict(), verdict('0902')]).toEqual(['scenario', null]);
  },
);

rule(
  ['nqsb.2.5.2.ability', 'nqsb.3.3.1.pursue'],
  '18 Serrate i ranghi: foot that has gone after an enemy has moved, and has no protection more',
  () => {
    // Beyond its general, so that it holds no melee order and B may walk away.
    const lost = (goes: boolean) => {
      const p = position()
        .lead(0, 0, '0113', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 18)
        .order(1, 0, 29)
        .draws(1, 1, 2, 8, 7);
      if (goes) {
        const t = moving(p, 1).act(march(p, 'B')).act(step(p, '1005'));
        if (t.step === 'marching') t.act(halt(p, 'S'));
        t.act({ type: 'chase', unit: p.unit('A'), how: 'incalzare' })
          .act(step(p, '1006'))
          .act(halt(p));
      }
      p.order(1, 0, 10);
      settle(fighting(p, 'B').act(READY));
      return 4 - strength(p, 'A');
    };
    expect([lost(false), lost(true)]).toEqual([0, 1]);
  },
);

rule(
  ['nqsb.6.1.two-losses', 'nqsb.3.2.4'],
  'a loss of the turn before is forgotten: the next one shakes nobody',
  () => {
    const p = position()
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N', { losses: 1, strength: 3 })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(1, 0, 10)
      .draws(1, 1, 2, 8, 7);
    p.play({ step: 'turnEnd' });
    p.order(1, 0, 10);
    const t = settle(fighting(p, 'B').act(READY));
    expect([strength(p, 'A'), (p.state.marks[p.unit('A')] ?? 0) & SHAKEN, offered(t)]).toEqual([2, 0, ['fallBack']]);
  },
);

rule(['nqsb.10.12', 'nqsb.10.7', 'nqsb.10.7.move'], 'weakened troops test once for both moves of a focus', () => {
  // A focused order is one action (l.1318).
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-pm-line', '1010', 'N', { strength: 1 })
    .order(0, 0, 5, 'move')
    .draws(0, 1, 8, 7, 6);
  const t = settle(moving(p).act(march(p, 'A')))
    .act(step(p, '1009'))
    .act(halt(p))
    .act(march(p, 'A'));
  t.act(step(p, '1008')).act(halt(p));
  expect([tests(t).length, p.where('A')]).toEqual([1, '1008']);
});

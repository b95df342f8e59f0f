/** Hexes in which one must stop and cannot stay, ways that are no ways, and what weakened troops must test for (nqsb.5.stop, 5.4, 10.12). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { type Condition, type Position, position } from '../../battlefield.ts';
import { fighting, firing, halt, march, moving, shoot, step, tests, types } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { steps } from '../scenes.ts';

rule(
  ['nqsb.5.stop', 'nqsb.9.9.2.pass', 'nqsb.9.4.1.pass', 'nqsb.2.3.stacking'],
  'open order does not pass a friend’s hex that is beside an enemy: it would have to stop there',
  () => {
    const passes = (enemy: string, shaken = false) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cl', '1008', 'N')
        .put('C', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-fl', enemy, 'S', { shaken })
        .order(0, 0, 5);
      return steps(moving(p).act(march(p, 'A'))).includes('1007');
    };
    expect([passes('1004'), passes('1006'), passes('1006', true)]).toEqual([true, false, false]);
  },
);

rule(
  ['nqsb.5.stop', 'nqsb.5.4.1.cav', 'nqsb.5.contact-orders'],
  'horse does not ride through a village hex that is beside an enemy: it would have to stop in it',
  () => {
    // The village of the farm is at 0605; R22: beside shaken enemies too.
    const rides = (enemy?: string, shaken = false) => {
      const p = position('intro').lead(0, 0, '0609', 'conde').put('A', 0, 'fr-cp-chev', '0606', 'N').order(0, 0, 5);
      if (enemy) p.put('B', 1, 'sp-pm', enemy, 'S', { shaken });
      return steps(moving(p).act(march(p, 'A'))).includes('0605');
    };
    expect([rides(), rides('0504'), rides('0504', true)]).toEqual([true, false, false]);
  },
);

rule(
  ['nqsb.10.1', 'nqsb.5.4.5', 'nqsb.10.9'],
  'a leader pressed against the flood does not flee across it: friends on the other bank are out of his reach',
  () => {
    // R31, R30: he rides, over passable ground only. At Valenciennes columns 16 and 17 are flooded.
    const fate = (friend: string) => {
      const p = position('valenciennes')
        .lead(0, 0, '1512', 'conde')
        .lead(1, 0, '1508', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1510', 'N')
        .put('X', 1, 'sp-pm', friend, 'S')
        .order(0, 0, 29);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1509')).act(step(p, '1508'));
      return [t.told('leaderPressed').length, t.told('leaderFell').length];
    };
    expect([fate('1208'), fate('1808')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  },
);

rule(
  ['nqsb.3.3.1.pursue', 'nqsb.9.4.1.contact'],
  'light horse goes after light foot that walks away, not after pikes it may not come beside',
  () => {
    const chased = (troop: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, troop, '1007', 'N')
        .put('B', 1, 'sp-cl', '1006', 'S')
        .order(0, 0, 29);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      return t.step === 'departures' && t.legal('chase').length > 0;
    };
    expect([chased('fr-fl'), chased('fr-pm-line')]).toEqual([true, false]);
  },
);

rule(
  ['nqsb.3.3.1.join', 'nqsb.5.4.1.cav', 'nqsb.3.3.1.melee'],
  'attacked from a village horse strikes no blow and no horse joins in; foot beside the attacker may',
  () => {
    // R81.
    const joiners = (other: string) => {
      const p = position('intro')
        .lead(0, 0, '0608', 'conde')
        .put('A', 0, 'fr-pm-line', '0605', 'N')
        .put('B', 1, 'sp-cp', '0604', 'S')
        .put('E', 1, other, '0504', 'S')
        .order(0, 0, 5);
      const t = fighting(p, 'A');
      if (t.step === 'declare') t.act({ type: 'attack', target: p.unit('B') });
      return t.step === 'joining' ? t.legal('join').map(({ unit }) => p.label(Number(unit))) : [];
    };
    expect([joiners('sp-pm'), joiners('sp-cp')]).toEqual([['E'], []]);
  },
);

rule(
  ['nqsb.9.5.fire', 'nqsb.5.4.1.cav', 'nqsb.5.4.2.closed'],
  'horse fired at from a village or a wood does not ride at the shooter: no melee could come of it',
  () => {
    // R81. Village at 0605, wood at 0905.
    const answers = (scenario: Position, from: string, target: string) => {
      const p = scenario
        .lead(0, 0, '0708', 'conde')
        .put('A', 0, 'fr-fl', from, 'N')
        .put('B', 1, 'sp-cp', target, 'S')
        .order(0, 0, 5);
      return types(firing(p).act(shoot(p, 'A', 'B'))).includes('counterFire');
    };
    expect([
      answers(position('intro'), '0705', '0703'),
      answers(position('intro'), '0605', '0603'),
      answers(position('intro'), '0905', '0903'),
    ]).toEqual([true, false, false]);
  },
);

rule(
  ['nqsb.10.12', 'nqsb.9.7.mount', 'nqsb.9.2.actions', 'nqsb.2.5.2.ability'],
  'weakened troops test to mount, to limber, to turn their guns, to change places',
  () => {
    // R59: every action; failed, it is lost.
    const tried = (troop: string, is: Condition, kind: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, troop, '1008', 'N', { strength: 1, ...is })
        .put('C', 0, 'fr-fl', '1108', 'N')
        .order(0, 0, 19)
        .draws(0, 8, 7, 6);
      const t = moving(p);
      t.act(at(t.legal(kind), 0));
      return [tests(t).length, t.told('faltered').length, p.where('A')];
    };
    expect([
      tried('fr-dr', { second: true }, 'mount'),
      tried('fr-al', {}, 'limber'),
      tried('fr-al', {}, 'rotate'),
      tried('fr-pm-line', {}, 'trade'),
    ]).toEqual([
      [1, 1, '1008'],
      [1, 1, '1008'],
      [1, 1, '1008'],
      [1, 1, '1008'],
    ]);
  },
);

rule(
  ['nqsb.2.5.2.ability', 'nqsb.10.9', 'nqsb.10.6.1'],
  '36 Avanti tutta la linea: two hexes more for the successor as well, from his own one',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1006', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1008', 'N')
      .put('X', 1, 'sp-pm', '1506', 'S')
      .put('Y', 1, 'sp-pm', '1806', 'S')
      .put('Z', 1, 'sp-pm', '1906', 'SE')
      .order(0, 0, 29)
      .order(1, 0, 36);
    moving(p).act(march(p, 'A')).act(step(p, '1007')).act(step(p, '1006'));
    expect(p.name(at(p.state.post, p.general(1, 0)))).toBe('1506');
    const movers = moving(p, 1)
      .legal('march')
      .map(({ unit }) => p.label(Number(unit)));
    expect([...new Set(movers)].sort()).toEqual(['X', 'Y']);
  },
);

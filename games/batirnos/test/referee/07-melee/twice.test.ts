/** The same units in a second moment of the phase: a chase, a worn square, a leader on the way back (nqsb.7.1.1, 9.15, 9.4). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { position, type Table } from '../../battlefield.ts';
import { fighting, halt, join, march, moving, READY, STAY, step, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

rule(
  ['nqsb.3.3.1.pursue', 'nqsb.7.1.1', 'nqsb.7.order'],
  'a pursuer attacked by the one he went after has fought him: he does not attack again after the divisions',
  () => {
    // R51, R92.
    const attacks = (card: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'lo-pm', '1006', 'S')
        .order(0, 0, card)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      t.act({ type: 'chase', unit: p.unit('B'), how: 'incalzare' })
        .act(step(p, '1007'))
        .act(halt(p, 'S'));
      expect(p.where('B')).toBe('1007');
      const seen: string[] = [];
      const watch = (u: Table) => {
        while (u.step === 'joining') u.act(u.legal('join')[0] ?? READY);
        seen.push(
          ...settle(u)
            .told('attacked')
            .map(({ unit, target }) => p.label(unit) + p.label(target)),
        );
      };
      if (card === 5) watch(fighting(p, 'A'));
      watch(p.play({ step: 'strays', done: [] }));
      return seen;
    };
    expect([attacks(5), attacks(29)]).toEqual([['AB'], ['BA']]);
  },
);

rule(
  ['nqsb.9.15.bonus', 'nqsb.9.15.ignore', 'nqsb.10.11', 'nqsb.7.4.1.complete'],
  'a square worn to three in one combat fights the next of the phase by its second series',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '1110', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('C', 0, 'fr-pm-line', '1107', 'N', { division: 1 })
      .put('S', 1, 'sp-sq-vet', '1006', 'S', { strength: 4 })
      .order(0, 0, 4)
      .order(0, 1, 5)
      .draws(0, 1, 2, 8, 7, 6, 5, 4, 8)
      .draws(1, 8, 7, 6, 5, 4, 8, 7, 6, 5, 4, 8);
    const first = settle(fighting(p, 'A').act(join(p, 'S')));
    first.act(STAY);
    expect([strength(p, 'S'), p.where('S')]).toEqual([3, '1006']);
    const second = settle(fighting(p, 'C').act(join(p, 'S')));
    const due = (t: Table) => t.told('tested').find(({ unit }) => unit === p.unit('S'))?.due;
    expect([due(first), due(second)]).toEqual([6, 5]);
  },
);

rule(
  ['nqsb.9.4.fallback', 'nqsb.10.1'],
  'horse that falls back after the melee drives off a lone leader of the enemy on its way',
  () => {
    // R31. From 1006 the line runs by 1007, 0908, 0909, 0810 to 0811.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 1, '0909', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 5)
      .draws(0, 8, 7, 6, 5, 4);
    settle(fighting(p, 'A').act(READY));
    const t = p.play({ step: 'cavalryBack' });
    while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
    expect([p.where('A'), t.told('leaderPressed').length, p.name(at(p.state.post, p.general(1, 1)))]).toEqual([
      '0811',
      1,
      '1006',
    ]);
  },
);

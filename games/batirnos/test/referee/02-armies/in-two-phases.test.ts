/** A card that works in more than one phase, or only while its general is near (nqsb.2.5.2, 10.6.1, 9.2). */
import { expect } from 'vitest';
import { PARALYSED } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { fighting, firing, HOLD, march, marks, moving, READY, shoot, step, strength, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, offered, settle, settleBack, steps } from '../scenes.ts';

rule(
  [ABILITY, 'nqsb.9.2.near', 'nqsb.9.2.paralyse'],
  '41 Batteria mascherata: heavy guns hurt at five hexes by it, at six they paralyse as ever',
  () => {
    const struck = (card: number, foe: string) => {
      const p = position()
        .lead(0, 0, '1011', 'villequier')
        .put('G', 0, 'fr-ap', '1010', 'N')
        .put('B', 1, 'sp-cl', foe, 'S')
        .order(0, 0, card)
        .draws(0, 1, 2, 3, 8, 7);
      const t = firing(p);
      if (t.refusal(shoot(p, 'G', 'B')) !== null) return 'out of reach';
      t.act(shoot(p, 'G', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      settleBack(t);
      return [strength(p, 'B') < 3, (marks(p, 'B') & PARALYSED) > 0];
    };
    expect([struck(41, '1005'), struck(14, '1005'), struck(41, '1004')]).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
  },
);

rule(
  [ABILITY, 'nqsb.7.1.protection', 'nqsb.9.6'],
  '18 Serrate i ranghi: foot that stands has a point of armour more, horse and light foot have not',
  () => {
    const protection = (troop: string) => {
      const p = faced('sp-pm', troop)
        .lead(1, 0, '1003', 'villequier')
        .order(0, 0, 10)
        .order(1, 0, 18)
        .draws(0, 8, 7, 6, 5);
      p.put('A', 0, 'sp-pm', '1007', 'N');
      const t = fighting(p, 'A');
      while (t.step === 'joining') t.act(READY);
      return settle(t).told('fought')[0]?.protection;
    };
    expect([protection('fr-pm-vet'), protection('fr-cp-chev'), protection('fr-fl'), protection('sp-sq-vet')]).toEqual([
      2, 1, 1, 2,
    ]);
  },
);

rule(
  [ABILITY, 'nqsb.10.6.1', 'nqsb.4.morale'],
  '38 La spada del principe: a regiment a hex from its general draws a card more in melee, two hexes off none',
  () => {
    const due = (where: string) => {
      const p = faced('fr-pm-line', 'sp-pm').lead(0, 0, where, 'villequier').order(0, 0, 38).draws(0, 8, 7, 6, 5, 4);
      return tests(settle(fighting(p, 'A').act(READY)))[0]?.[0];
    };
    expect([due('1008'), due('0909'), due('1010')]).toEqual([5, 4, 4]);
  },
);

rule(
  [ABILITY, 'nqsb.5.1', 'nqsb.9.7.mount'],
  '40 Dragoni, avanti!: light foot goes three hexes; dragoons dismount free at the end of their ride and may fire',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('F', 0, 'fr-fl', '1210', 'N')
      .put('D', 0, 'fr-dr', '1010', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .order(0, 0, 40);
    const t = moving(p).act(march(p, 'F')).act(step(p, '1209')).act(step(p, '1208'));
    expect(steps(t)).toContain('1207');
    t.act(step(p, '1207')).act({ type: 'halt', facing: p.facing('N') });
    t.act(march(p, 'D'))
      .act(step(p, '1009'))
      .act(step(p, '1008'))
      .act({ type: 'halt', facing: p.facing('N') });
    const down = t.legal('dismount').find(({ unit }) => unit === p.unit('D'));
    expect(down).toBeDefined();
    if (down) t.act(down);
    p.put('B', 1, 'sp-pm', '1006', 'S');
    expect(
      firing(p)
        .legal('shoot')
        .some(({ unit }) => unit === p.unit('D')),
    ).toBe(true);
  },
);

rule(
  [ABILITY, 'nqsb.5.pass', 'nqsb.5.1'],
  '19 Passaggio di linee: pikes pass through a friend only if they have the points to come out behind him',
  () => {
    const passes = (troop: string) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, troop, '1009', 'N')
        .put('C', 0, 'fr-pm-line', '1008', 'N', { division: 1 })
        .order(0, 0, 19);
      const t = moving(p);
      if (t.refusal(march(p, 'A')) !== null) return false;
      t.act(march(p, 'A'));
      return t.refusal(step(p, '1008')) === null;
    };
    expect([passes('fr-pm-line'), passes('fr-cp-chev')]).toEqual([false, true]);
  },
);

rule(
  [ABILITY, 'nqsb.6.1.two-losses', 'nqsb.10.18'],
  '35 Sostenere la linea: under fire too one friend is support enough, and two losses do not shake',
  () => {
    const shakenBy = (card: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-fl', '1008', 'N')
        .put('B', 1, 'lo-pm', '1006', 'S')
        .put('f', 1, 'sp-pm', '1106', 'S')
        .order(0, 0, 5)
        .order(1, 0, card)
        .draws(0, 1, 2, 8);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      settle(t);
      expect(strength(p, 'B')).toBe(2);
      return [t.told('shaken').length, offered(t).includes('stay')];
    };
    expect([shakenBy(35), shakenBy(30)]).toEqual([
      [0, true],
      [1, false],
    ]);
  },
);

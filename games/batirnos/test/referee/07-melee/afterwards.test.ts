/** Blows and what follows: cards of others, lines, no room behind, who may follow (nqsb.7.1, 7.4, 9.11, 9.13, 10.1). */
import { describe, expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { fallBack, fighting, halt, join, march, marks, moving, READY, step, strength, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, ground, offered, settle, settleBack } from '../scenes.ts';

rule(
  [ABILITY, 'nqsb.3.3.1.melee', 'nqsb.10.12'],
  '48 Indecisione: a card less in striking back, and in the nerve that weakened troops need for it; never less than one',
  () => {
    const cards = (strong: number, card: number) => {
      const p = faced('fr-pm-line', 'sp-pm', {}, { strength: strong })
        .order(0, 0, 10)
        .order(1, 0, card)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 1, 8, 7, 6, 5);
      const t = settle(fighting(p, 'A').act(join(p, 'B')));
      while (t.step === 'joining') settle(t.act(READY));
      return t
        .told('tested')
        .filter(({ side }) => side === 1)
        .map(({ due }) => due);
    };
    expect([cards(4, 30), cards(4, 48), cards(1, 30), cards(1, 48)]).toEqual([[4], [3], [3, 2], [2, 1]]);
  },
);

rule(
  [ABILITY, 'nqsb.7.4', 'nqsb.7.4.2.losses'],
  '18 Serrate i ranghi covers the side whose principal has it, not for a neighbour’s sake',
  () => {
    const protection = (leader: string) => {
      const p = faced('fr-pm-line', 'sp-pm')
        .put('C', 1, 'sp-pm', '0906', 'S', { division: 1 })
        .order(0, 0, 10)
        .order(1, 0, 18)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6, 5, 4);
      const t = fighting(p, 'A')
        .act({ type: 'attack', target: p.unit('B') })
        .act(join(p, 'B'))
        .act(join(p, 'C'));
      settle(t.act({ type: 'principal', unit: p.unit(leader) }));
      return t.told('fought').find(({ unit }) => unit === p.unit('A'))?.protection;
    };
    expect([protection('B'), protection('C')]).toEqual([2, 1]);
  },
);

rule(
  [ABILITY, 'nqsb.10.1.losses'],
  '38 La spada del principe spares the division’s own general, not a CiC who is with the unit',
  () => {
    const hurt = (cic: boolean) => {
      const p = faced('sp-pm', 'fr-cp-chev')
        .order(0, 0, 10)
        .order(1, 0, 38)
        .draws(0, 1, 2, 8, 7)
        .draws(1, 8, 7, 6, 5, 4, 8);
      if (cic) p.command(1, '1006', 'conde');
      else p.lead(1, 0, '1006');
      const t = settle(fighting(p, 'A').act(READY));
      return [strength(p, 'B'), t.told('leaderHurt').length];
    };
    expect([hurt(true), hurt(false)]).toEqual([
      [2, 1],
      [2, 0],
    ]);
  },
);

rule(
  ['nqsb.7.2', 'nqsb.9.13.ignore', 'nqsb.7.3'],
  'swords hew a lone regiment of pikes three times, one in line not at all from before it; into its flank all four count',
  () => {
    const damage = (corner: string, mate?: string) => {
      const p = faced('sp-fp', 'fr-pm-line')
        .put('B', 1, 'fr-pm-line', '1006', corner)
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4, 8);
      if (mate !== undefined) p.put('M', 1, 'fr-pm-line', mate, corner);
      return settle(fighting(p, 'A').act(READY)).told('fought')[0]?.damage;
    };
    expect([damage('S'), damage('S', '1106'), damage('NW', '1105')]).toEqual([3, 0, 4]);
  },
);

rule(
  ['nqsb.5.3.incomplete', 'nqsb.5.4.2.pm', 'nqsb.5.3.1', 'nqsb.9.11'],
  'pikes with nothing but wood behind them stay, lose one more, and are shaken by it; nobody takes their hex',
  () => {
    const p = ground({ '1005': 'w', '1105': 'w', '1106': 'w' })
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('E', 1, 'sp-pm', '0103', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 8, 7);
    const t = settleBack(fighting(p, 'A').act(READY));
    expect([p.where('B'), strength(p, 'B'), marks(p, 'B') & SHAKEN, t.step]).toEqual(['1006', 2, SHAKEN, null]);
    p.play({ step: 'turnEnd' });
    expect(p.state.determination).toEqual([50, 49]);
  },
);

describe('into the hex of the beaten', () => {
  rule(
    ['nqsb.9.11', 'nqsb.10.16.melee'],
    'one goes where a shaken enemy had to fall back, though nothing hurt him',
    () => {
      const p = faced('fr-pm-line', 'sp-pm', {}, { shaken: true }).order(0, 0, 10).draws(0, 8, 7, 6, 5);
      const t = settleBack(fighting(p, 'A'));
      expect([t.told('losses').length, t.step, offered(t)]).toEqual([0, 'pressing', ['decline', 'press']]);
    },
  );

  rule(
    ['nqsb.9.11', 'nqsb.9.12', 'nqsb.7.1.one-loss'],
    'nobody goes, nor pursues, where he left it though he might have stayed',
    () => {
      const after = (troop: string) => {
        const p = faced(troop, 'sp-pm')
          .put('f1', 1, 'sp-fl', '1005')
          .put('f2', 1, 'sp-fl', '1106')
          .order(0, 0, 10)
          .draws(0, 1, 2, 8, 7, 6);
        const t = settle(fighting(p, 'A').act(READY));
        expect(offered(t)).toEqual(['fallBack', 'stay']);
        t.act(fallBack(p, '1105'));
        return t.step;
      };
      expect([after('fr-pm-line'), after('fr-cp-chev')]).toEqual([null, null]);
    },
  );
});

rule(
  ['nqsb.9.10', 'nqsb.10.1.losses', 'nqsb.10.8.elim'],
  'a general with a regiment that Fermezza destroys as it comes up loses two, and is left alone where it fell',
  () => {
    const p = position()
      .lead(0, 0, '1008', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N', { strength: 2 })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 10)
      .draws(1, 1, 2);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    if (t.seats[0] === 0) t.act({ type: 'hold' });
    t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
    while (t.step === 'answer') t.act({ type: 'hold' });
    settle(t);
    const general = p.general(0, 0);
    expect([p.where('A'), p.state.health[general], p.name(p.state.post[general] ?? -1)]).toEqual(['off', 1, '1007']);
  },
);

rule(
  ['nqsb.7.1.1', 'nqsb.10.16', 'nqsb.9.16.decline'],
  'a melee order binds to fight a shaken enemy too; reiter may leave him be',
  () => {
    const first = (troop: string) => {
      const p = faced(troop, 'sp-pm', {}, { shaken: true }).order(0, 0, 10).draws(0, 8, 7, 6, 5, 4);
      const t = fighting(p, 'A');
      return [t.step, t.told('attacked').length];
    };
    expect(first('fr-pm-line')[1]).toBe(1);
    expect(first('ge-re')).toEqual(['declare', 0]);
  },
);

rule(
  ['nqsb.10.12', 'nqsb.4.1', 'nqsb.4.morale'],
  'one success is enough for nerve; who likes draws the other cards too',
  () => {
    const drawn = (type: string) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1009', 'N', { strength: 1 })
        .order(0, 0, 29)
        .draws(0, 1, 8, 7);
      const t = moving(p).act(march(p, 'A'));
      while (t.step === 'enough') t.act({ type });
      return [tests(t)[0], p.state.cards[0]?.discard.length];
    };
    expect([drawn('stopTest'), drawn('drawOn')]).toEqual([
      [[3, 1, 1], 1],
      [[3, 3, 1], 3],
    ]);
  },
);

/** Order cards where other chapters decide: focus, areas, supporters, guns, pursuit, the chain of command (nqsb.2.5.2). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { PARALYSED, SHAKEN } from '../../../src/state.ts';
import { type Condition, position } from '../../battlefield.ts';
import {
  FIRE_BACK,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  marks,
  moving,
  READY,
  STAY,
  shoot,
  step,
  strength,
  tests,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, offered, settle, settleBack } from '../scenes.ts';

describe('8 Avanzata', () => {
  rule(
    [ABILITY, 'nqsb.10.7', 'nqsb.10.7.move'],
    'turned for a focus on movement gives two moves and no point more',
    () => {
      // A focused card has no ability.
      const third = (focus?: 'move') => {
        const p = position().lead(0, 0, '1011', 'conde').put('A', 0, 'fr-cp-chev', '1010', 'N').order(0, 0, 8, focus);
        return moving(p).act(march(p, 'A')).act(step(p, '1009')).act(step(p, '1008')).legal('step').length > 0;
      };
      expect([third(), third('move')]).toEqual([true, false]);
    },
  );

  rule(
    [ABILITY, 'nqsb.5.contact-orders', 'nqsb.5.stop'],
    'the third hex of heavy horse may lie beside a shaken enemy',
    () => {
      // Only the unshaken are to be kept away from.
      const comes = (shaken: boolean) => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .put('A', 0, 'fr-cp-chev', '1009', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S', { shaken })
          .order(0, 0, 8);
        const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(step(p, '1007'));
        return t.refusal(step(p, '1006')) === null;
      };
      expect([comes(true), comes(false)]).toEqual([true, false]);
    },
  );
});

describe('15 Contrattacco', () => {
  rule(
    [ABILITY, 'nqsb.9.11.limits', 'nqsb.5.4.1.inf'],
    'draws nobody out of a village: the winner in it stays, one in the open may follow',
    () => {
      // The card lifts the bar on those who only answered, not the one on those in an area.
      const follows = (own: string, foe: string) => {
        const p = position('intro')
          .lead(0, 0, '0609', 'villequier')
          .lead(1, 0, '0603', 'conde')
          .put('A', 0, 'fr-pm-line', own, 'N')
          .put('B', 1, 'sp-pm', foe, 'S')
          .order(0, 0, 15)
          .order(1, 0, 10)
          .draws(0, 1, 2, 3, 8, 7)
          .draws(1, 8, 7, 6, 5);
        const t = settleBack(fighting(p, 'B').act(join(p, 'A')));
        return [p.where('B') === foe, t.step];
      };
      expect([follows('0607', '0606'), follows('0605', '0604')]).toEqual([
        [false, 'pressing'],
        [false, null],
      ]);
    },
  );

  rule(
    [ABILITY, 'nqsb.9.1'],
    'leaves aggressive horse without orders: it goes of itself, and has no card more for that',
    () => {
      // The card more is for those whom the enemy’s attack activates.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('G', 0, 'fr-cp-gend', '1009', 'N')
        .put('B', 1, 'sp-pm', '1007', 'S')
        .order(0, 0, 15)
        .draws(0, 8, 7, 6, 5, 4, 8);
      const t = p.play({ step: 'aggressors', done: [] });
      while (t.step === 'marching') t.act(t.legal('step')[0] ?? halt(p));
      while (t.step === 'firmness') t.act(HOLD);
      expect(t.told('aggressed')).toHaveLength(1);
      const u = p.play({ step: 'strays', done: [] });
      while (u.step === 'joining') u.act(READY);
      expect(tests(u)).toEqual([[6, 6, 0]]);
    },
  );
});

describe('21 Tenere la posizione', () => {
  rule(
    [ABILITY, 'nqsb.7.4.2.supporters', 'nqsb.9.9.2.follow'],
    'a principal that stands by it keeps the light foot beside it too',
    () => {
      // R82: who stays takes nobody along.
      const supporter = (card: number) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('C', 0, 'fr-fl', '0906', 'NE')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, card)
          .draws(0, 8, 7, 6, 5)
          .draws(1, 1, 2, 8, 7);
        const t = fighting(p, 'A', 'C').act(join(p, 'B'));
        while (t.step === 'joining') t.act(READY);
        if (t.step === 'leading') t.act({ type: 'principal', unit: p.unit('A') });
        settle(t);
        expect(strength(p, 'A')).toBe(3);
        while (t.step === 'retreating') t.act(t.legal('stay')[0] ?? at(t.legal('fallBack'), 0));
        return [p.where('A') === '1007', p.where('C') === '0906'];
      };
      expect([supporter(21), supporter(10)]).toEqual([
        [true, true],
        [false, false],
      ]);
    },
  );

  rule(
    [ABILITY, 'nqsb.7.1.two-losses', 'nqsb.7.4.1.complete'],
    'a second loss in another combat of the turn shakes and drives back who stood by it in the first',
    () => {
      // R39: losses of the turn add up; the result of two is not affected by the card.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(0, 1, '1210', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('C', 0, 'fr-pm-line', '1107', 'N', { division: 1 })
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, 10)
        .order(0, 1, 11)
        .order(1, 0, 21)
        .draws(0, 1, 2, 8, 7, 1, 2, 8, 7);
      const t = settle(fighting(p, 'A').act(READY));
      expect([strength(p, 'B'), offered(t)]).toEqual([3, ['fallBack', 'stay']]);
      t.act(STAY);
      expect([p.where('B'), marks(p, 'B') & SHAKEN]).toEqual(['1006', 0]);
      const u = settle(fighting(p, 'C').act(READY));
      expect(offered(u)).not.toContain('stay');
      settleBack(u);
      expect([strength(p, 'B'), marks(p, 'B') & SHAKEN, p.where('B') === '1006']).toEqual([2, SHAKEN, false]);
    },
  );
});

describe('cards and fire', () => {
  rule(
    [ABILITY, 'nqsb.9.10.reply', 'nqsb.9.10'],
    '33 Ferro e fuoco: horse that has Fermezza by it answers the Fermezza of who comes up',
    () => {
      const answers = (card: number) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'ge-cm', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, card)
          .order(1, 0, 5)
          .draws(0, 8, 7)
          .draws(1, 8, 7);
        const t = moving(p, 1).act(march(p, 'B')).act(step(p, '1006')).act(halt(p, 'S'));
        expect([t.step, t.seats]).toEqual(['firmness', [1]]);
        t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
        return offered(t).includes('fireBack');
      };
      expect([answers(33), answers(5)]).toEqual([true, false]);
    },
  );

  rule(
    [ABILITY, 'nqsb.3.3.1.fire', 'nqsb.9.2.near', 'nqsb.9.2.paralyse'],
    '41 Batteria mascherata: guns that answer at four hexes hurt; without it they paralyse',
    () => {
      const answered = (card: number) => {
        const p = position()
          .lead(0, 0, '1011', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-al', '1009', 'N')
          .put('G', 1, 'sp-al', '1005', 'S')
          .order(0, 0, 5)
          .order(1, 0, card)
          .draws(0, 8, 7, 6)
          .draws(1, 8, 7, 1, 6);
        const t = settle(
          firing(p)
            .act(shoot(p, 'A', 'G'))
            .act(FIRE_BACK),
        );
        return [t.told('tested').at(-1)?.due, strength(p, 'A'), marks(p, 'A') & PARALYSED];
      };
      expect([answered(41), answered(30)]).toEqual([
        [4, 1, 0],
        [3, 2, PARALYSED],
      ]);
    },
  );

  rule(
    [ABILITY, 'nqsb.10.7', 'nqsb.2.5.ex-sbarramento'],
    '12 Tiro di sbarramento turned for a focus on fire: one card more, no shot before the movement',
    () => {
      const opens = (focus?: 'fire') =>
        position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'fr-pm-line', '1008', 'N')
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 12, focus)
          .draws(0, 8, 7, 6);
      expect([
        opens().play({ step: 'barrages', done: [] }).step,
        opens('fire').play({ step: 'barrages', done: [] }).step,
      ]).toEqual(['firing', null]);
      const p = opens('fire');
      expect(
        tests(
          firing(p)
            .act(shoot(p, 'A', 'B'))
            .act(HOLD),
        ),
      ).toEqual([[3, 3, 0]]);
    },
  );

  rule(
    [ABILITY, 'nqsb.6.1.two-losses', 'nqsb.5.3.2.optional'],
    '14 Salva: who need not fall back and does so has been moved, and has no card more',
    () => {
      const due = (stays: boolean) => {
        const p = position()
          .lead(0, 0, '1007', 'villequier')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('F', 1, 'sp-fl', '1005', 'S')
          .order(0, 0, 14)
          .order(1, 0, 4)
          .draws(1, 1, 8, 7)
          .draws(0, 8, 7, 6);
        const shot = settle(
          firing(p, 1)
            .act(shoot(p, 'F', 'A'))
            .act(HOLD),
        );
        expect([strength(p, 'A'), offered(shot)]).toEqual([2, ['fallBack', 'stay']]);
        shot.act(stays ? STAY : at(shot.legal('fallBack'), 0));
        while (shot.step === 'retreating') shot.act(at(shot.legal('fallBack'), 0));
        const [column, row] = [p.where('A').slice(0, 2), Number(p.where('A').slice(2))];
        p.put('F', 1, 'sp-pm', `${column}${String(row - 2).padStart(2, '0')}`, 'S');
        const t = firing(p).act(shoot(p, 'A', 'F'));
        if (t.step === 'answer') t.act(HOLD);
        return settle(t).told('tested')[0]?.due;
      };
      expect([due(true), due(false)]).toEqual([2, 1]);
    },
  );
});

describe('cards and command', () => {
  rule(
    [ABILITY, 'nqsb.10.6.2', 'nqsb.10.6.1', 'nqsb.10.3.link'],
    '36 Avanti tutta la linea: a longer reach over his units, not from his CiC to him',
    () => {
      // The chain is the sum of two morales.
      const ordered = (card: number) => {
        const p = position()
          .command(0, '1008', 'plessis')
          .lead(0, 0, '1508', 'plessis')
          .put('A', 0, 'fr-fl', '1908')
          .order(0, 0, card)
          .draws(0, 1);
        const t = settle(p.play({ step: 'chain', side: 0 }));
        return [t.told('tested').length, moving(p).legal('march').length];
      };
      expect([ordered(36), ordered(2)]).toEqual([
        [1, 1],
        [1, 0],
      ]);
    },
  );

  rule(
    [ABILITY, 'nqsb.9.2.command'],
    '36: guns are lent to a general who reaches them by it, and not lent while their own does',
    () => {
      const shots = (own: [string, number], other: [string, number]) => {
        const p = position()
          .lead(0, 0, own[0], 'plessis')
          .lead(0, 1, other[0], 'plessis')
          .put('G', 0, 'fr-al', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, own[1])
          .order(0, 1, other[1]);
        return [firing(p, 0, 0).legal('shoot').length, firing(p, 0, 1).legal('shoot').length];
      };
      // Four hexes off: beyond a morale of 2, within it by two more.
      expect(shots(['0112', 5], ['1011', 5])).toEqual([0, 0]);
      expect(shots(['0112', 5], ['1011', 36])).toEqual([0, 1]);
      expect(shots(['1011', 5], ['1008', 14])).toEqual([0, 1]);
      expect(shots(['1011', 36], ['1008', 14])).toEqual([1, 0]);
    },
  );
});

describe('cards and horse', () => {
  rule(
    [ABILITY, 'nqsb.9.12'],
    '10 All’assalto!: a pursuit into a new enemy has its card, the melee it came from had not',
    () => {
      // It has entered its hex and come next to that enemy this turn.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('C', 1, 'sp-pm', '1206', 'S')
        .order(0, 0, 10)
        .draws(0, 1, 2, 3, 7, 6, 8, 7, 6, 5, 4, 8);
      const t = settleBack(fighting(p, 'A').act(READY));
      t.act({ type: 'pursue', charge: false }).act(step(p, '1107')).act(step(p, '1207')).act(halt(p));
      while (t.step === 'joining' || t.step === 'evasion') t.act(t.step === 'joining' ? READY : HOLD);
      expect(
        settle(t)
          .told('tested')
          .map(({ due }) => due),
      ).toEqual([5, 6]);
    },
  );

  rule([ABILITY, 'nqsb.9.7'], '16 Incursione di cavalleria: dragoons ride after the melee mounted, not on foot', () => {
    // R71: only mounted are they cavalry.
    const late = (is: Condition) =>
      position()
        .lead(0, 0, '1010', 'villequier')
        .put('D', 0, 'fr-dr', '1009', 'N', is)
        .order(0, 0, 16)
        .play({ step: 'late', side: 0 })
        .legal().length > 0;
    expect([late({}), late({ second: true })]).toEqual([true, false]);
  });

  rule(
    [ABILITY, 'nqsb.9.10', 'nqsb.9.5.approach'],
    '42 Caracollo: horse that rides up without a melee order meets Fermezza and countercharge like any other',
    () => {
      const ride = (foe: string, from: string, to: string, card: number) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'ge-re', from, 'N')
          .put('B', 1, foe, '1005', 'S')
          .order(0, 0, card);
        return { p, t: moving(p).act(march(p, 'A')).act(step(p, to)) };
      };
      const up = ride('sp-pm', '1007', '1006', 42);
      up.t.act(halt(up.p));
      expect([up.t.step, up.t.seats]).toEqual(['firmness', [1]]);
      // R105: who may not make contact opens no countercharge.
      const asked = (card: number) => ride('sp-cp', '1008', '1007', card).t.step;
      expect([asked(5), asked(42), asked(40)]).toEqual(['counter', 'counter', 'marching']);
      // R70: who rode out holds a melee order for it, and fights.
      const { p, t } = ride('sp-cp', '1008', '1007', 42);
      t.act({ type: 'countercharge', unit: p.unit('B') }).act(step(p, '1006'));
      while (t.step === 'marching' || t.step === 'rivalHalt') t.act(halt(p, t.step === 'marching' ? 'N' : 'S'));
      expect([p.where('A'), p.where('B'), t.step]).toEqual(['1007', '1006', 'moving']);
      const u = p.play({ step: 'strays', done: [] });
      expect(u.told('attacked').map(({ unit, target }) => p.label(unit) + p.label(target))).toEqual(['BA']);
    },
  );
});

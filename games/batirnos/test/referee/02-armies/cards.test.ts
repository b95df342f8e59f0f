/** Cards and reactions in one moment: what a card allows beside what the rules forbid, and what a reaction costs at once. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { fighting, firing, HOLD, halt, march, marks, moving, READY, shoot, step } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, offered, settle } from '../scenes.ts';

describe('cards', () => {
  rule([ABILITY, 'nqsb.5.contact-orders'], '19: nobody changes places into contact without a melee order', () => {
    const trades = (enemy: string, is = {}) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007')
        .put('C', 0, 'fr-pm-line', '1008')
        .put('B', 1, 'sp-pm', enemy, 'S', is)
        .order(0, 0, 19);
      return moving(p).legal('trade').length;
    };
    expect([trades('1004'), trades('1006'), trades('1006', { shaken: true })]).toEqual([1, 0, 1]);
  });

  rule([ABILITY, 'nqsb.9.8.once'], '14: no card more for who has evaded, though it was no move of its own turn', () => {
    const due = (evades: boolean) => {
      const p = position()
        .lead(0, 0, '1010', 'conde')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('F', 1, 'sp-fl', '1005', 'S')
        .order(0, 0, 14)
        .order(1, 0, 5)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6);
      const shot = firing(p, 1).act(shoot(p, 'F', 'A'));
      if (evades) shot.act(at(shot.legal('evade'), 0));
      else shot.act(HOLD);
      const [column, row] = [p.where('A').slice(0, 2), Number(p.where('A').slice(2))];
      p.put('F', 1, 'sp-pm', `${column}${String(row - 2).padStart(2, '0')}`, 'S');
      const t = firing(p).act(shoot(p, 'A', 'F'));
      if (t.step === 'targeted' || t.step === 'answer') t.act(HOLD);
      return settle(t).told('tested')[0]?.due;
    };
    expect([due(false), due(true)]).toEqual([4, 3]);
  });

  rule(
    [ABILITY, 'nqsb.6.3', 'nqsb.6.3.reiter'],
    '42: whom the enemy engages does not fire, unless it is reiter',
    () => {
      const shots = (troop: string, card: number) =>
        firing(
          position()
            .lead(0, 0, '1010', 'villequier')
            .lead(1, 0, '1003', 'villequier')
            .put('A', 0, troop, '1007', 'N')
            .put('B', 1, 'sp-pm', '1006', 'S')
            .order(0, 0, 42)
            .order(1, 0, card),
        ).legal('shoot').length;
      expect([shots('ge-cm', 29), shots('ge-cm', 10), shots('ge-re', 10)]).toEqual([1, 0, 1]);
    },
  );

  rule([ABILITY, 'nqsb.6.1.react-fire'], '23: who has withdrawn from an engagement does not fire back either', () => {
    const answer = (card: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .put('F', 1, 'sp-fl', '1206', 'SW')
        .order(0, 0, 23)
        .order(1, 0, card);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      while (t.step === 'departures') t.act(HOLD);
      p.put('F', 1, 'sp-fl', '1106', 'SW').order(1, 0, 14);
      return offered(firing(p, 1).act(shoot(p, 'F', 'A'))).includes('fireBack');
    };
    // Engaged by a melee order, and not.
    expect([answer(10), answer(29)]).toEqual([false, true]);
  });

  rule(
    [ABILITY, 'nqsb.3.3.1.parting-shot', 'nqsb.7.5.react'],
    '16: riding off after the melee lets those left fire',
    () => {
      // Any move of an enemy beside it.
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-cp-chev', '1007', 'N')
        .put('B', 1, 'sp-fl', '1006', 'S')
        .order(0, 0, 16);
      const t = p.play({ step: 'late', side: 0 }).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      expect([t.step, offered(t)]).toEqual(['departures', ['hold', 'partingShot']]);
    },
  );
});

describe('guns run down', () => {
  rule(['nqsb.9.12', 'nqsb.9.2.no-melee'], 'a pursuit that comes beside a battery takes it at once', () => {
    // The new melee is fought immediately.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('G', 1, 'sp-ap', '1205', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 7, 6);
    const t = settle(fighting(p, 'A').act(READY));
    t.act({ type: 'pursue', charge: false }).act(step(p, '1107')).act(step(p, '1106')).act(halt(p));
    expect([p.where('G'), t.told('overrun').length, t.step]).toEqual(['off', 1, null]);
  });

  rule(
    ['nqsb.9.5.fire', 'nqsb.9.2.no-melee'],
    'horse that rode at the guns that fired takes them in the melee phase',
    () => {
      // R70.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('G', 0, 'fr-ap', '1007', 'N')
        .put('B', 1, 'sp-cp', '1005', 'S')
        .order(0, 0, 14)
        .draws(0, 8, 7, 6, 5, 4);
      const t = firing(p)
        .act(shoot(p, 'G', 'B'))
        .act({ type: 'counterFire', charge: false });
      settle(t).act(step(p, '1006')).act(halt(p, 'S'));
      expect(p.where('G')).toBe('1007');
      p.play({ step: 'strays', done: [] });
      expect(p.where('G')).toBe('off');
    },
  );

  rule(['nqsb.9.8.attacker', 'nqsb.9.2.paralyse'], 'guns may still fire at who has evaded, where it now stands', () => {
    // The same unit or another.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('G', 0, 'fr-al', '1009', 'N')
      .put('B', 1, 'sp-fl', '1007', 'S')
      .order(0, 0, 14)
      .draws(0, 1, 2, 3, 7);
    const t = firing(p).act(shoot(p, 'G', 'B'));
    t.act(at(t.legal('evade'), 0));
    expect(t.legal('retarget')).toEqual([{ type: 'retarget', target: p.unit('B') }]);
    settle(t.act({ type: 'retarget', target: p.unit('B') }));
    expect(t.told('paralysed')).toHaveLength(1);
  });
});

describe('after an enemy that walks away', () => {
  const left = (a: string, b: string, focus?: 'move') =>
    position()
      .lead(0, 0, '1011', 'conde')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, a, '1007', 'N')
      .put('B', 1, b, '1006', 'S')
      .order(0, 0, 4, focus);

  rule('nqsb.3.3.1.pursue', 'the pursuer goes towards it and nowhere else', () => {
    // R85.
    const p = left('fr-cp-chev', 'lo-pm');
    const t = moving(p).act(march(p, 'A')).act(step(p, '0908')).act(halt(p));
    t.act({ type: 'chase', unit: p.unit('B'), how: 'incalzare' });
    expect(t.legal('step').map(({ to }) => p.name(Number(to)))).toEqual(['1007']);
  });

  rule(
    ['nqsb.3.3.1.parting-shot', 'nqsb.6.1.two-losses', 'nqsb.10.7.move'],
    'two losses by the shot after it shake it there and then, and end its moving',
    () => {
      const p = left('fr-pm-line', 'sp-fl', 'move').draws(1, 1, 8, 7);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      t.act({ type: 'partingShot', unit: p.unit('B') });
      settle(t);
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      expect([marks(p, 'A') & SHAKEN, p.where('A').slice(2), t.step]).toEqual([SHAKEN, '10', 'moving']);
      expect(t.legal('march')).toEqual([]);
    },
  );

  rule('nqsb.3.3.1.pursue', 'of two left behind each may follow, if the first has left the other a way', () => {
    // Every one of them is activated; their owner says who goes first.
    const both = (first: string, hex: string) => {
      const p = left('fr-cp-chev', 'lo-pm').put('F', 1, 'lo-pm', '0906', 'S');
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      t.act({ type: 'chase', unit: p.unit(first), how: 'incalzare' })
        .act(step(p, hex))
        .act(halt(p, 'S'));
      return { p, t, next: t.step === null ? [] : t.legal('chase').map(({ unit }) => p.label(Number(unit))) };
    };
    // From 0906 the only hex nearer to 1008 is 1007; from 1006 there are two.
    expect([both('F', '1007').next, both('B', '1107').next, both('B', '1007').next]).toEqual([['B'], ['F'], []]);
    const { p, t } = both('F', '1007');
    t.act({ type: 'chase', unit: p.unit('B'), how: 'incalzare' })
      .act(step(p, '1107'))
      .act(halt(p, 'S'));
    expect([p.where('B'), p.where('F'), t.step]).toEqual(['1107', '1007', 'moving']);
  });

  rule(
    ['nqsb.3.3.1.pursue', 'nqsb.9.8', 'nqsb.9.11.once'],
    'light foot that slips away from the first that follows may still be followed by the next',
    () => {
      const p = left('fr-fl', 'lo-pm').put('F', 1, 'lo-pm', '0906', 'S');
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p));
      t.act({ type: 'chase', unit: p.unit('F'), how: 'incalzare' }).act(step(p, '1007'));
      expect(t.step).toBe('evasion');
      t.act(at(t.legal('evade'), 0));
      if (t.step === 'marching') t.act(halt(p, 'S'));
      expect([t.step, t.legal('chase').map(({ unit }) => p.label(Number(unit)))]).toEqual(['departures', ['B']]);
    },
  );

  rule(
    ['nqsb.3.3.1.pursue', 'nqsb.9.6', 'nqsb.9.12', 'nqsb.9.11'],
    'a late mover overtaken by Inseguire is fought at once, for the melee phase is over; by Incalzare it is not',
    () => {
      const overtaken = (b: string, how: string) => {
        const p = left('ge-pm', b).draws(1, 8, 7, 6, 5, 4);
        const t = p
          .play({ step: 'late', side: 0 })
          .act(march(p, 'A'))
          .act(step(p, '1008'))
          .act(halt(p))
          .act({ type: 'chase', unit: p.unit('B'), how })
          .act(step(p, '1007'))
          .act(halt(p, 'S'));
        return t.told('attacked').map(({ unit, target }) => p.label(unit) + p.label(target));
      };
      expect([overtaken('sp-cp', 'inseguire'), overtaken('lo-pm', 'incalzare')]).toEqual([['BA'], []]);
    },
  );
});

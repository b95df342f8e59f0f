/** Troops that may not move any more, and leaders: what stays barred beyond the movement phase (nqsb.9.8, 10.1, 10.9, 10.14). */
import { describe, expect } from 'vitest';
import { EVADED } from '../../../src/state.ts';
import { data, type Position, position, redrawn } from '../../battlefield.ts';
import {
  fallBack,
  fighting,
  firing,
  HOLD,
  halt,
  march,
  moving,
  READY,
  shoot,
  step,
  tests,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { settle } from '../scenes.ts';

const duel = (a: string, b: string, where?: Parameters<typeof position>[2]) =>
  position('rocroi', {}, where)
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, a, '1007', 'N')
    .put('B', 1, b, '1006', 'S')
    .order(0, 0, 10);

describe('after an evasion', () => {
  rule(['nqsb.9.8.once', 'nqsb.9.12'], 'light horse that wins a melee later in the turn does not pursue', () => {
    // It may not move again that turn.
    const won = (evaded: boolean) => {
      const p = duel('fr-cl', 'sp-fl').draws(0, 8, 7, 6);
      if (evaded) p.state.marks[p.unit('A')] = EVADED;
      return settle(fighting(p, 'A').act(READY)).act(fallBack(p, '1105')).step;
    };
    expect([won(false), won(true)]).toEqual(['pressing', null]);
  });

  rule(
    ['nqsb.9.8.once', 'nqsb.2.5.2.ability'],
    'nor does it move after the melee under Incursione di cavalleria',
    () => {
      const late = (evaded: boolean) => {
        const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-cl', '1009', 'N').order(0, 0, 16);
        if (evaded) p.state.marks[p.unit('A')] = EVADED;
        return p
          .play({ step: 'late', side: 0 })
          .legal('march')
          .filter(({ road }) => road === false).length;
      };
      expect([late(false), late(true)]).toEqual([1, 0]);
    },
  );

  rule(['nqsb.9.8.once', 'nqsb.9.7.mount'], 'dragoons who have evaded do not dismount in that turn', () => {
    const p = position().lead(0, 0, '1010', 'villequier').put('A', 0, 'fr-dr', '1009', 'N').order(0, 0, 5);
    expect(moving(p).legal('dismount')).toHaveLength(1);
    p.state.marks[p.unit('A')] = EVADED;
    expect(moving(p).legal('dismount')).toEqual([]);
  });

  rule(
    ['nqsb.9.8.once', 'nqsb.3.3.1.pursue', 'nqsb.3.3.1.parting-shot'],
    'it does not go after an enemy that walks away, but it may fire at it',
    () => {
      // It is moving that is barred.
      const answers = (troop: string, evaded: boolean) => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .put('A', 0, 'fr-fl', '1007', 'N')
          .put('B', 1, troop, '1006', 'SW')
          .order(0, 0, 29);
        if (evaded) p.state.marks[p.unit('B')] = EVADED;
        const t = moving(p).act(march(p, 'A')).act(step(p, '0908')).act(halt(p));
        return t.step === 'departures' ? types(t) : [];
      };
      expect([answers('ge-cl', false), answers('ge-cl', true)]).toEqual([['chase', 'hold'], []]);
      expect([answers('sp-fl', false), answers('sp-fl', true)]).toEqual([
        ['hold', 'partingShot'],
        ['hold', 'partingShot'],
      ]);
    },
  );
});

describe('paralysed troops', () => {
  rule(
    ['nqsb.10.14', 'nqsb.9.2.paralyse', 'nqsb.9.11', 'nqsb.9.12'],
    'they win where they stand: no hex is taken',
    () => {
      // To move again they must first be put in order.
      const won = (troop: string, paralysed: boolean) => {
        const p = duel(troop, 'sp-pm').put('A', 0, troop, '1007', 'N', { paralysed }).draws(0, 1, 2, 3, 7, 6);
        return settle(fighting(p, 'A').act(READY)).step;
      };
      expect([won('fr-pm-line', false), won('fr-pm-line', true)]).toEqual(['pressing', null]);
      expect([won('fr-cp-chev', false), won('fr-cp-chev', true)]).toEqual(['pressing', null]);
    },
  );

  rule(['nqsb.10.14', 'nqsb.9.6', 'nqsb.2.5.2.ability'], 'nor do they move after the melee', () => {
    const late = (troop: string, card: number, paralysed: boolean) =>
      position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, troop, '1009', 'N', { paralysed })
        .order(0, 0, card)
        .play({ step: 'late', side: 0 })
        .legal('march')
        .filter(({ road }) => road === false).length;
    expect([late('ge-pm', 5, false), late('ge-pm', 5, true)]).toEqual([1, 0]);
    expect([late('fr-cl', 16, false), late('fr-cl', 16, true)]).toEqual([1, 0]);
  });
});

describe('leaders', () => {
  const replaced = (p: Position): Position => {
    const leader = p.general(0, 0);
    p.state.leader[leader] = data.generals.leaders.findIndex(({ role }) => role === 'replacement');
    return p;
  };

  rule(
    ['nqsb.10.9', 'nqsb.10.1.tests'],
    'a replacement with a unit costs it a card in melee, and takes nothing from its fire',
    () => {
      // Melee -1, no fire of his own.
      const p = replaced(duel('fr-pm-line', 'sp-pm').lead(0, 0, '1007', 'villequier')).draws(0, 8, 7, 6, 5);
      const t = settle(fighting(p, 'A').act(READY));
      expect(tests(t)[0]?.[0]).toBe(3);
      const q = replaced(
        position()
          .lead(0, 0, '1007', 'villequier')
          .put('A', 0, 'fr-pm-line', '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S')
          .order(0, 0, 5),
      ).draws(0, 8, 7, 6);
      const u = settle(
        firing(q)
          .act(shoot(q, 'A', 'B'))
          .act(HOLD),
      );
      expect(tests(u)[0]?.[0]).toBe(2);
    },
  );

  rule(
    ['nqsb.5.2.free', 'nqsb.10.1.separate', 'nqsb.10.13'],
    'a leader with an engaged unit may ride off: it is the unit that is held',
    () => {
      // R30.
      const p = position()
        .command(0, '1007', 'conde')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .lead(1, 0, '1005', 'villequier')
        .order(1, 0, 10);
      const t = p.play({ step: 'riding', side: 0, who: 'cic' });
      const hexes = t.legal('ride').map(({ to }) => p.name(Number(to)));
      expect(hexes).toContain('1009');
      expect(hexes).not.toContain('1107');
    },
  );
});

describe('taking the hex', () => {
  rule(
    ['nqsb.9.11', 'nqsb.5.4.3.closed', 'nqsb.5.4.2.pm'],
    'pikes take a hex of difficult ground though it costs more than they have; not one of wood',
    () => {
      // R24.
      const open = '......................';
      const rows = (sixth: string) => [...Array<string>(5).fill(open), sixth, ...Array<string>(7).fill(open)];
      const won = (ground: string) => {
        const p = duel(
          'fr-pm-line',
          'sp-fl',
          redrawn('rocroi', { grid: rows(`.........${ground}............`) }),
        ).draws(0, 1, 2, 3, 7);
        const t = settle(fighting(p, 'A').act(READY));
        return t.step === null ? [] : types(t);
      };
      expect([won('d'), won('w')]).toEqual([['decline', 'press'], []]);
    },
  );

  rule(['nqsb.10.12', 'nqsb.9.11'], 'weakened troops take it only after their test; failed, they stay', () => {
    // Every action; R59.
    const won = (...values: number[]) => {
      const p = duel('fr-pm-line', 'sp-pm')
        .put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 1 })
        // The test to attack, the blows, the test to follow.
        .draws(0, 1, 2, 3, ...values);
      const t = settle(settle(fighting(p, 'A')).act(READY)).act(fallBack(p, '1105'));
      t.act({ type: 'press', facing: p.facing('N') });
      settle(t);
      return [p.where('A'), t.told('tested').at(-1)?.kind, t.step];
    };
    expect(won(8, 7, 6)).toEqual(['1007', 'nerve', null]);
    expect(won(8, 7, 1)).toEqual(['1006', 'nerve', null]);
  });
});

rule(
  ['nqsb.3.3.1.pursue', 'nqsb.5.1', 'nqsb.9.6', 'nqsb.5.division'],
  'who went after an enemy that walked away has made its move: none on its own division’s order, none after the melee',
  () => {
    // R66.
    const moves = (chases: boolean) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .lead(1, 0, '1003', 'conde')
        .put('A', 0, 'fr-cp-chev', '1007', 'N')
        .put('B', 1, 'ge-pm', '1006', 'S')
        .order(0, 0, 4)
        .order(1, 0, 29);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1008')).act(step(p, '1009')).act(halt(p));
      t.act(chases ? { type: 'chase', unit: p.unit('B'), how: 'incalzare' } : HOLD);
      if (chases) t.act(step(p, '1007')).act(halt(p, 'S'));
      expect(p.where('B')).toBe(chases ? '1007' : '1006');
      return [moving(p, 1).legal('march').length > 0, p.play({ step: 'late', side: 1 }).legal('march').length > 0];
    };
    expect([moves(false), moves(true)]).toEqual([
      [true, true],
      [false, false],
    ]);
  },
);

/** Guns, dragoons, late comers and those who take a fallen man's place. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { isRouting } from '../../../src/03-turn/end-steps.ts';
import { due } from '../../../src/04-tests/tests.ts';
import { fireModifiers } from '../../../src/06-fire/fire.ts';
import { actingUnits, commandCapacity } from '../../../src/10-command/command.ts';
import { shotsOf } from '../../../src/outlook.ts';
import { SECOND, SHAKEN } from '../../../src/state.ts';
import { type Condition, type Position, position } from '../../battlefield.ts';
import { fighting, firing, marks, moving, READY, rallying, STOP, shoot, strength } from '../../drill.ts';
import { rule } from '../../rules.ts';

describe('guns lent to another general', () => {
  /** A battery of the first division far from its general, within reach of two others. */
  const lent = () =>
    position()
      .lead(0, 0, '0310', 'plessis')
      .lead(0, 1, '1008', 'plessis')
      .lead(0, 2, '1108', 'plessis')
      .put('G', 0, 'fr-al', '1007', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S');

  rule(['nqsb.9.2.command', 'nqsb.9.2.one-action'], 'have one action though two others order them', () => {
    const p = lent().order(0, 1, 1).order(0, 2, 4);
    moving(p, 0, 1).act(at(moving(p, 0, 1).legal('rotate'), 0));
    expect([moving(p, 0, 2).legal('rotate'), moving(p, 0, 2).legal('limber')]).toEqual([[], []]);
    expect([firing(p, 0, 1).legal('shoot'), firing(p, 0, 2).legal('shoot')]).toEqual([[], []]);
  });

  rule(
    ['nqsb.9.2.command', 'nqsb.10.1.orders'],
    'are not lent while their own general is near, though he is tied to a unit',
    () => {
      // What counts is the distance.
      const p = lent().put('A', 0, 'fr-fl', '1006').lead(0, 0, '1006').order(0, 0, 4).order(0, 1, 5);
      p.state.tied[p.general(0, 0)] = p.unit('A');
      expect(actingUnits(p.battle, p.division(0, 1), 'fire')).toEqual([]);
      expect(actingUnits(p.battle, p.division(0, 0), 'fire').map(unit => p.label(unit))).toEqual(['A']);
    },
  );

  rule(
    ['nqsb.9.2.command', 'nqsb.4.cards', 'nqsb.10.7.combat', 'nqsb.2.5.2.ability'],
    'fire with what the card they act on gives, and with nothing of their own division’s',
    () => {
      // The order they carry out.
      const cards = (p: Position) => {
        const t = firing(p.draws(0, 8, 7, 6, 5), 0, 1).act(shoot(p, 'G', 'B'));
        while (t.step === 'answer') t.act({ type: 'hold' });
        return t.told('tested')[0]?.due;
      };
      // Strength 2 and fire 1; a card more for a volley or a focus.
      expect([cards(lent().order(0, 1, 14)), cards(lent().order(0, 1, 5, 'fire'))]).toEqual([4, 4]);
      expect([
        cards(lent().order(0, 0, 14).order(0, 1, 5)),
        cards(lent().order(0, 0, 5, 'fire').order(0, 1, 5)),
      ]).toEqual([3, 3]);
      // The table tells the same beforehand.
      const told = lent().order(0, 0, 14).order(0, 1, 5, 'fire');
      expect(shotsOf(told.battle, told.unit('G'))).toEqual([{ target: told.unit('B'), cards: 4 }]);
      // Two lend: the card is that of the division in whose turn they fire.
      expect(cards(lent().order(0, 1, 5).order(0, 2, 14))).toBe(3);
    },
  );

  rule(
    ['nqsb.9.2.command', 'nqsb.8.fail', 'nqsb.2.5.2.ability'],
    'recover by the card they act on: Riordinare i ranghi of their lender spares them, their own does not',
    () => {
      const weak = (own: number, other: number) => {
        const p = lent().put('G', 0, 'fr-al', '1007', 'N', { strength: 1 }).order(0, 0, own).order(0, 1, other);
        const t = rallying(p.draws(0, 8, 7, 6, 5), 0, 1).act({ type: 'recover', unit: p.unit('G') });
        return [t.told('tested')[0]?.due, p.where('G')];
      };
      expect([weak(30, 22), weak(22, 30)]).toEqual([
        [3, '1007'],
        [2, 'off'],
      ]);
    },
  );
});

rule(
  ['nqsb.9.2.ap-move', 'nqsb.10.16.fire', 'nqsb.5.3.incomplete'],
  'heavy guns that must fall back go limbered; in battery they stay and lose one',
  () => {
    // R36, R43, R72.
    const shot = (is: Condition) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('G', 1, 'sp-ap', '1005', 'S', { ...is, shaken: true })
        .order(0, 0, 5)
        .draws(0, 8, 7);
      const t = firing(p).act(shoot(p, 'A', 'G'));
      while (t.step === 'retreating') t.act(at(t.legal('fallBack').concat(t.legal()), 0));
      return [p.where('G') === '1005', strength(p, 'G')];
    };
    expect(shot({})).toEqual([true, 1]);
    expect(shot({ second: true })).toEqual([false, 2]);
  },
);

describe('dragoons', () => {
  rule(['nqsb.9.7.mount', 'nqsb.9.7'], 'fire in the turn in which they dismounted', () => {
    // R71: it is their movement, and no more.
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('D', 0, 'fr-dr', '1007', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .order(0, 0, 5);
    expect(firing(p).legal('shoot')).toEqual([]);
    moving(p).act({ type: 'dismount', unit: p.unit('D') });
    expect(firing(p).legal('shoot')).toEqual([shoot(p, 'D', 'B')]);
  });

  rule(
    ['nqsb.9.7.retreat', 'nqsb.7.1.one-loss'],
    'on foot go back one hex on foot: only falling back and evading mounts them',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('D', 1, 'sp-dr', '1006', 'S', { second: true })
        .order(0, 0, 5)
        .draws(0, 8, 7, 6, 5)
        .draws(1, 8, 7, 6);
      const t = fighting(p, 'A').act({ type: 'join', unit: p.unit('D') });
      while (t.step === 'enough' || t.step === 'joining') t.act(t.step === 'enough' ? STOP : READY);
      expect([strength(p, 'D'), t.told('tested').length]).toEqual([2, 2]);
      if (t.step === 'retreating') t.act(at(t.legal(), 0));
      expect([p.where('D') === '1006', marks(p, 'D') & SECOND]).toEqual([false, SECOND]);
    },
  );
});

describe('late comers', () => {
  const deployed = (scenario: 'arras' | 'valenciennes', turn: number): Position => {
    const p = position(scenario);
    Object.assign(p.state, initialState(p.ground, p.options));
    p.state.turn = turn;
    for (const cards of p.state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
    return p;
  };

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.2.1.1.rout-count'],
    'those not yet come are in order: the first shaken does not break the division',
    () => {
      // R63: the original composition.
      const p = deployed('arras', 4);
      const relief = p.division(1, 3);
      const [first = -1, second = -1] = at(p.ground.roster.divisions, relief).units;
      p.state.cell = p.state.cell.with(first, p.hex('1201'));
      p.state.marks[first] = SHAKEN;
      expect(isRouting(p.battle, relief)).toBe(false);
      p.state.cell = p.state.cell.with(second, p.hex('1301'));
      p.state.marks[second] = SHAKEN;
      expect(isRouting(p.battle, relief)).toBe(true);
    },
  );

  rule(
    ['nqsb.10.3.link', 'nqsb.2.1.scenario-oob', 'nqsb.3.2.2.chain'],
    'a general still off the map has his card without a test; once he is on it his distance counts',
    () => {
      // What breaks the chain is a distance, and there is none to measure.
      const p = deployed('arras', 4);
      const relief = p.division(1, 3);
      p.order(1, 3, 1).draws(1, 8, 7, 6, 5, 4);
      expect(p.state.post[p.general(1, 3)]).toBeLessThan(0);
      expect(p.play({ step: 'chain', side: 1 }).told('tested')).toEqual([]);
      expect(p.state.order[relief]).toBe(1);
      // Condé at the northern edge, eleven hexes from his CiC.
      p.lead(1, 3, '1001').command(1, '1012');
      const t = p.play({ step: 'chain', side: 1 });
      expect(t.told('tested').map(({ leader }) => leader)).toEqual([p.general(1, 3)]);
    },
  );

  rule(
    ['nqsb.2.1.scenario-oob', 'nqsb.10.4', 'nqsb.2.4.cdc'],
    'Turenne over the flood brings a division and takes away the bonus of a CiC without troops',
    () => {
      // R88.
      const p = deployed('valenciennes', 4);
      expect(commandCapacity(p.battle, 0)).toBe(3);
      p.play({ step: 'arriving', side: 0, division: p.division(0, 2) }).act({
        type: 'ride',
        leader: p.general(0, 2),
        to: p.hex('1805'),
      });
      p.state.post[p.general(0, 2)] = p.hex('1804');
      p.state.turn = 5;
      const u = p.play({ step: 'arriving', side: 0, division: p.division(0, 2) });
      u.act(at(u.legal('enter'), 0));
      expect(commandCapacity(p.battle, 0)).toBe(3);
    },
  );
});

describe('the man who takes his place', () => {
  rule(
    ['nqsb.10.9', 'nqsb.10.9.det', 'nqsb.10.9.cdc'],
    'costs his own morale of one and a point of command when he falls too',
    () => {
      // R18.
      const p = position()
        .lead(1, 0, '1007', 'beck')
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-cp-chev', '1008', 'N')
        .put('C', 0, 'fr-cp-chev', '1208', 'N')
        .order(0, 0, 5);
      const ride = (unit: string, to: string) =>
        moving(p)
          .act({ type: 'march', unit: p.unit(unit), road: false, alone: false })
          .act({ type: 'step', to: p.hex(to) });
      ride('A', '1007');
      expect([p.state.ledger[1]?.generals, p.state.fallen[1]]).toEqual([3, 1]);
      p.lead(1, 0, '1207');
      ride('C', '1207');
      expect([p.state.ledger[1]?.generals, p.state.fallen[1]]).toEqual([4, 2]);
    },
  );

  rule(
    ['nqsb.10.1.tests', 'nqsb.10.9'],
    'fires no worse with a unit than it would alone: he has no fire to add',
    () => {
      // A dash, not a number.
      const cards = (who?: string) => {
        const p = position().put('A', 0, 'fr-fl', '1007', 'N').put('B', 1, 'sp-pm', '1005', 'S').order(0, 0, 5);
        if (who) p.lead(0, 0, '1007', who);
        return due(fireModifiers(p.battle, p.unit('A'), p.unit('B'), 'order', false));
      };
      expect([cards(), cards('replacement'), cards('plessis')]).toEqual([3, 3, 4]);
    },
  );
});

rule(
  ['nqsb.2.1.1.rout', 'nqsb.10.9.cdc', 'nqsb.3.2.4.det-general', 'nqsb.10.4'],
  'a division that routs under a replacement costs his one point; the man before him is still counted against command',
  () => {
    // R19, R63.
    const p = position()
      .command(0, '1012', 'conde')
      .lead(0, 0, '1010', 'replacement')
      .lead(0, 1, '1510', 'villequier')
      .lead(0, 2, '0510', 'villequier')
      .put('a', 0, 'fr-cp-chev', '1009', 'N', { shaken: true })
      .put('b', 0, 'fr-cp-chev', '1109', 'N', { shaken: true })
      .put('c', 0, 'fr-fl', '1509', 'N', { division: 1 })
      .put('d', 0, 'fr-fl', '0509', 'N', { division: 2 })
      .put('B', 1, 'sp-pm', '1003', 'S');
    p.state.fallen[0] = 1;
    expect(commandCapacity(p.battle, 0)).toBe(3);
    p.play({ step: 'turnEnd' });
    // Two regiments of four points, and one for him.
    expect([p.state.determination[0], p.state.fallen[0], commandCapacity(p.battle, 0)]).toEqual([41, 1, 2]);
  },
);

rule(
  ['nqsb.10.15.permanent', 'nqsb.10.2.2'],
  'a unit out of the reserve obeys the card of its new division at once',
  () => {
    const p = position('punti').command(0, '0602', 'plessis').lead(0, 0, '0604', 'latour').put('A', 0, 'fr-fl', '0605');
    const unit = at(at(p.ground.roster.divisions, p.division(0, 5)).units, 0);
    p.state.troop[unit] = at(p.state.troop, p.unit('A'));
    p.state.strength[unit] = 3;
    p.state.division[unit] = p.division(0, 5);
    p.state.cell = p.state.cell.with(unit, p.hex('0603'));
    p.order(0, 0, 1);
    expect(actingUnits(p.battle, p.division(0, 0), 'move')).toEqual([p.unit('A')]);
    p.play({ step: 'reserve', side: 0 }).act({ type: 'transfer', unit, division: p.division(0, 0) });
    expect(actingUnits(p.battle, p.division(0, 0), 'move').sort()).toEqual([p.unit('A'), unit].sort());
  },
);

rule(
  ['nqsb.9.2.command', 'nqsb.5.2.general', 'nqsb.10.6.1'],
  'guns whose lender has ridden off have no order when it comes to fire',
  () => {
    // R13.
    const p = position()
      .lead(0, 0, '0310', 'plessis')
      .lead(0, 1, '1009', 'plessis')
      .put('G', 0, 'fr-al', '1007', 'N')
      .put('A', 0, 'fr-fl', '1110', 'N', { division: 1 })
      .put('B', 1, 'sp-pm', '1005', 'S')
      .order(0, 1, 5);
    expect(firing(p, 0, 1).legal('shoot')).toHaveLength(1);
    moving(p, 0, 1).act({ type: 'ride', leader: p.general(0, 1), to: p.hex('1010') });
    expect(firing(p, 0, 1).legal('shoot')).toEqual([]);
  },
);

rule(
  ['nqsb.10.9', 'nqsb.10.9.cdc', 'nqsb.2.1.characters'],
  'nobody replaces a character, and command loses nothing by him',
  () => {
    // Of generals.
    const p = position('punti').lead(1, 0, '0903', 'villequier').put('B', 1, 'fr-cp-chev', '0904', 'N').order(1, 0, 5);
    const who = p.ground.roster.leaders.findIndex(({ side, role }) => side === 0 && role === 'character');
    p.state.leader[who] = p.battle.leaders.findIndex(({ id }) => id === 'engineer');
    p.state.health[who] = 1;
    p.state.post[who] = p.hex('0905');
    const t = moving(p, 1, 0)
      .act({ type: 'march', unit: p.unit('B'), road: false, alone: false })
      .act({ type: 'step', to: p.hex('0905') });
    expect([t.told('leaderFell').length, t.told('replaced'), p.state.fallen[0]]).toEqual([1, [], 0]);
  },
);

describe('guns lent to another general on the move', () => {
  const lent = (own: number, other: number, is: Condition = { second: true }) =>
    position()
      .lead(0, 0, '0310', 'plessis')
      .lead(0, 1, '1009', 'plessis')
      .lead(1, 0, '1004', 'villequier')
      .put('G', 0, 'fr-al', '1008', 'N', is)
      .order(0, 0, own)
      .order(0, 1, other);

  rule(
    ['nqsb.9.2.command', 'nqsb.2.5.2.ability', 'nqsb.5.pass'],
    'pass friends by the card of their lender, Passaggio di linee, not by their own',
    () => {
      // It is his order that they carry out. Card 19.
      const through = (own: number, other: number) => {
        const p = lent(own, other).put('C', 0, 'fr-pm-line', '1007', 'N');
        const t = moving(p, 0, 1).act({ type: 'march', unit: p.unit('G'), road: false, alone: false });
        return t.legal('step').some(({ to }) => to === p.hex('1007'));
      };
      expect([through(5, 19), through(19, 5)]).toEqual([true, false]);
    },
  );

  rule(
    ['nqsb.9.2.command', 'nqsb.2.5.2.ability', 'nqsb.10.13'],
    'leave an engagement by Ritirata ordinata of their lender, not by their own',
    () => {
      // Card 23.
      const leaves = (own: number, other: number) => {
        const p = lent(own, other, {}).put('B', 1, 'sp-pm', '1007', 'S').order(1, 0, 10);
        return moving(p, 0, 1).legal('limber').length;
      };
      expect([leaves(5, 23), leaves(23, 5)]).toEqual([1, 0]);
    },
  );

  rule(
    ['nqsb.9.2.command', 'nqsb.2.5.2.ability', 'nqsb.5.stop'],
    'do not end beside a shaken enemy under Ordine frainteso of their lender',
    () => {
      // Card 46.
      const ends = (own: number, other: number) => {
        const p = lent(own, other).put('B', 1, 'sp-pm', '1006', 'S', { shaken: true });
        const t = moving(p, 0, 1).act({ type: 'march', unit: p.unit('G'), road: false, alone: false });
        return t.legal('step').some(({ to }) => to === p.hex('1007'));
      };
      expect([ends(46, 29), ends(29, 46)]).toEqual([true, false]);
    },
  );
});

/** When who leads, lends or is asked falls, tests, or has no card to draw (nqsb.9.2, 10.1, 10.7, 10.9, 10.12, 10.15). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { initialState } from '../../../src/02-armies/setup-steps.ts';
import { actingUnits } from '../../../src/10-command/command.ts';
import { SHAKEN } from '../../../src/state.ts';
import { position } from '../../battlefield.ts';
import { fighting, firing, HOLD, join, march, marks, moving, READY, shoot, tests } from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, assign, faced, settle, settleBack, spaced, verdict } from '../scenes.ts';

describe('guns on loan', () => {
  rule(
    ['nqsb.9.2.command', 'nqsb.10.9', 'nqsb.10.6.1'],
    'are lent no more when their lender falls and his successor does not reach them',
    () => {
      const p = position()
        .lead(0, 0, '0310', 'plessis')
        .lead(0, 1, '1007', 'plessis')
        .put('A', 0, 'fr-pm-line', '1007', 'N', { division: 1 })
        .put('G', 0, 'fr-al', '1009', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .lead(1, 0, '1003', 'villequier')
        .order(0, 1, 5)
        .order(1, 0, 10)
        .draws(1, 1, 2, 8, 7);
      const lent = () => actingUnits(p.battle, p.division(0, 1), 'fire').includes(p.unit('G'));
      expect(lent()).toBe(true);
      p.state.health[p.general(0, 1)] = 1;
      settle(fighting(p, 'B').act(READY));
      expect([p.state.health[p.general(0, 1)], lent()]).toEqual([2, false]);
    },
  );

  rule(
    ['nqsb.9.2.command', 'nqsb.10.6.2.fail', 'nqsb.3.2.2.chain'],
    'have no order either when that of their lender is lost on its way',
    () => {
      const p = position()
        .command(0, '2212', 'plessis')
        .lead(0, 0, '0310', 'plessis')
        .lead(0, 1, '1008', 'plessis')
        .put('A', 0, 'fr-pm-line', '1108', 'N', { division: 1 })
        .put('G', 0, 'fr-al', '1009', 'N')
        .order(0, 1, 5)
        .draws(0, 8, 7, 6, 5, 4);
      const lent = () => actingUnits(p.battle, p.division(0, 1), 'fire').includes(p.unit('G'));
      expect(lent()).toBe(true);
      settle(p.play({ step: 'chain', side: 0 }));
      expect(lent()).toBe(false);
    },
  );
});

rule(
  ['nqsb.10.18', 'nqsb.10.1', 'nqsb.6.1.two-losses'],
  'a CiC with a regiment supports it as its own general would',
  () => {
    const shot = (cic: boolean) => {
      const p = spaced('fr-fl', 'sp-pm').order(0, 0, 14).draws(0, 1, 2, 8, 7);
      if (cic) p.command(1, '1005', 'melo');
      const t = settleBack(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(HOLD),
      );
      return [t.told('losses')[0]?.losses, marks(p, 'B') & SHAKEN];
    };
    expect([shot(true), shot(false)]).toEqual([
      [2, 0],
      [2, SHAKEN],
    ]);
  },
);

rule(
  [ABILITY, 'nqsb.10.7'],
  '37 Colpo d’occhio turned for a focus is an order like any other and changes no hands',
  () => {
    const exchanges = (focus: boolean) => {
      const p = position('intro');
      Object.assign(p.state, initialState(p.ground, p.options));
      p.state.turn = 2;
      p.state.capacity = [3, 3];
      p.state.cards.forEach((cards, side) => {
        cards.hand = side === 0 ? [37, 5] : [];
        cards.pile = Array.from({ length: 30 }, (_, index) => index + 1).filter(card => !cards.hand.includes(card));
      });
      const t = p
        .play({ step: 'orders' })
        .act(assign(p, 0, 0, 37, focus), 0)
        .act(assign(p, 0, 1, 5), 0);
      return t.act(READY, 0).act(READY, 1).step;
    };
    expect([exchanges(false), exchanges(true)]).toEqual(['exchanging', 'focusing']);
  },
);

rule(['nqsb.10.7.combat', 'nqsb.3.3.1.melee'], 'a focus on melee gives its card to who strikes back as well', () => {
  const due = (focus?: 'melee') => {
    const p = faced('fr-pm-line', 'sp-pm')
      .order(0, 0, 10)
      .order(1, 0, 5, focus)
      .draws(0, 8, 7, 6, 5)
      .draws(1, 8, 7, 6, 5, 4);
    return tests(settle(fighting(p, 'A').act(join(p, 'B')))).map(([cards]) => cards);
  };
  expect([due(), due('melee')]).toEqual([
    [4, 4],
    [4, 5],
  ]);
});

rule(
  ['nqsb.10.15.range', 'nqsb.10.9', 'nqsb.10.6.1'],
  'the successor of a fallen CiC gives away only the reserve he stands beside',
  () => {
    const given = (who: string) => {
      const p = position('punti').command(0, '0602', who).lead(0, 0, '0604', 'latour').put('A', 0, 'fr-fl', '0605');
      const [unit = -1] = at(p.ground.roster.divisions, p.division(0, 5)).units;
      p.state.troop[unit] = at(p.state.troop, p.unit('A'));
      p.state.strength[unit] = 3;
      p.state.division[unit] = p.division(0, 5);
      p.state.cell = p.state.cell.with(unit, p.hex('0604'));
      return p.play({ step: 'reserve', side: 0 }).legal('transfer').length;
    };
    // Two hexes from him, with the general who is to have it.
    expect([given('plessis'), given('replacement')]).toEqual([1, 0]);
  },
);

describe('nerve', () => {
  rule(
    ['nqsb.10.12', 'nqsb.3.3.1.melee', 'nqsb.7.1.1'],
    'that failed in attacking is tested anew in striking back',
    () => {
      const p = faced('fr-pm-line', 'sp-pm', { strength: 1 })
        .order(0, 0, 10)
        .order(1, 0, 10)
        .draws(0, 8, 7, 6, 1, 8)
        .draws(1, 8, 7, 6, 5);
      const t = settle(fighting(p, 'A'));
      expect([t.step, t.told('attacked').length]).toEqual([null, 0]);
      const back = settle(fighting(p, 'B').act(join(p, 'A')));
      while (back.step === 'joining') settle(back.act(READY));
      expect(
        back
          .told('tested')
          .filter(({ side }) => side === 0)
          .map(({ kind }) => kind),
      ).toEqual(['nerve', 'melee']);
    },
  );

  rule(
    ['nqsb.4.reshuffle', 'nqsb.10.12', 'nqsb.4.morale'],
    'fails when neither deck nor discards have a card left',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('A', 0, 'fr-pm-line', '1009', 'N', { strength: 1 })
        .order(0, 0, 29);
      for (const cards of p.state.cards) Object.assign(cards, { pile: [], top: [], bottom: [], discard: [] });
      const t = settle(moving(p).act(march(p, 'A')));
      expect([t.told('tested')[0]?.cards, t.told('faltered').length, p.where('A')]).toEqual([[], 1, '1009']);
    },
  );
});

rule(
  ['nqsb.10.19.agreed', 'nqsb.4.success'],
  'four agreed for one side makes its fours successes, not the other’s',
  () => {
    const losses = (side: 0 | 1) => {
      const p = position('rocroi', { firstValue: '4' })
        .lead(0, 0, '1010', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'ir-fl', '1007', 'N')
        .put('B', 1, 'ir-fl', '1005', 'S')
        .order(side, 0, 14)
        .draws(side, 4, 4, 8, 8);
      const t = firing(p, side).act(side === 0 ? shoot(p, 'A', 'B') : shoot(p, 'B', 'A'));
      while (t.step === 'answer') t.act(HOLD);
      return settle(t).told('fired')[0]?.losses;
    };
    expect([losses(0), losses(1)]).toEqual([1, 0]);
  },
);

rule(
  ['nqsb.3.2.5.scenario', 'nqsb.1.4.objective-occupied', 'nqsb.2.1.scenario-oob'],
  'Valenciennes falls to horse before its gate, not while a Frenchman in whatever state is beside it',
  () => {
    const ends = (is?: { shaken: boolean }) => {
      const p = position('valenciennes').put('C', 0, 'fr-pm-line', '0206', 'S').put('A', 1, 'sp-cp', '0903', 'N');
      if (is) p.put('B', 0, 'fr-fl', '0802', 'S', is);
      return verdict(p, [20, 20]);
    };
    expect([ends(), ends({ shaken: true })]).toEqual([['scenario', [1]], null]);
  },
);

rule(
  ['nqsb.1.4.objective-once', 'nqsb.3.2.4.det-objective'],
  'Rethel: a farm costs its loser alone, and only when the other has it',
  () => {
    const paid = (side: 0 | 1) => {
      const p = position('rethel').put('A', 0, 'fr-pm-line', '0910').put('B', 1, 'sp-pm', '0903');
      p.put(side === 0 ? 'A' : 'B', side, side === 0 ? 'fr-pm-line' : 'sp-pm', '1404');
      p.play({ step: 'turnEnd' });
      return [...p.state.determination];
    };
    expect([paid(0), paid(1)]).toEqual([
      [50, 48],
      [50, 50],
    ]);
  },
);

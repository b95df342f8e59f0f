/** Who stands with whom: generals bound to a unit, friends beside it, guns and dragoons in their two states, several in one melee. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { actingUnits } from '../../../src/10-command/command.ts';
import { GONE, SHAKEN } from '../../../src/state.ts';
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
  rallying,
  STAY,
  STOP,
  shoot,
  step,
  strength,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { faced, offered, settle, steps } from '../scenes.ts';

/** French A at 1007 attacks the Spanish B at 1006, face to face; neither has moved. */
const duel = (a = 'fr-pm-line', b = 'sp-pm', other: Condition = {}) => faced(a, b, {}, other).order(0, 0, 10);

describe('generals', () => {
  rule(
    ['nqsb.10.1.orders', 'nqsb.10.3.aggregated'],
    'who began the turn with a unit that is lost in it orders nobody for the rest of the turn',
    () => {
      // R12: nothing later in the turn widens his orders.
      const p = duel().put('C', 0, 'fr-pm-line', '1009', 'N');
      const acting = () => actingUnits(p.battle, p.division(0, 0), 'melee').map(unit => p.label(unit));
      expect(acting()).toEqual(['A', 'C']);
      p.state.tied[p.general(0, 0)] = p.unit('A');
      p.state.cell = p.state.cell.with(p.unit('A'), GONE);
      expect(acting()).toEqual([]);
    },
  );

  rule(
    ['nqsb.2.1.1.rout', 'nqsb.3.2.4.det-general'],
    'a division whose last unit has been destroyed loses its general too, and his morale',
    () => {
      // Shaken or eliminated.
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('a', 0, 'fr-fl', '1009', 'N')
        .lead(0, 1, '1410', 'gassion')
        .put('c', 0, 'fr-fl', '1509', 'N', { division: 1 });
      p.state.cell = p.state.cell.with(p.unit('a'), GONE);
      p.play({ step: 'turnEnd' });
      expect(p.state.post[p.general(0, 0)]).toBeLessThan(0);
      expect([p.name(p.state.post[p.general(0, 1)] ?? -1), p.state.determination]).toEqual(['1410', [47, 50]]);
    },
  );
});

describe('friends beside', () => {
  rule('nqsb.10.18', 'support comes from units of any division', () => {
    // Friendly units.
    const p = duel()
      .put('f', 1, 'sp-pm', '1106', 'S', { division: 1 })
      .put('g', 1, 'sp-pm', '1105', 'S', { division: 1 })
      .draws(0, 1, 2, 3, 7);
    const t = settle(fighting(p, 'A').act(READY));
    expect([types(t), marks(p, 'B') & SHAKEN]).toEqual([['fallBack', 'stay'], 0]);
  });

  rule(['nqsb.7.4', 'nqsb.3.3.1.join'], 'attacked, the larger side names its principal: not always the target', () => {
    // Whoever has the numbers.
    const p = duel().put('E', 1, 'sp-pm', '1107', 'SW').draws(0, 1, 2, 8, 7).draws(1, 8, 7, 6, 5);
    const t = fighting(p, 'A')
      .act({ type: 'attack', target: p.unit('B') })
      .act(join(p, 'B'))
      .act(join(p, 'E'));
    expect([t.step, t.seats]).toEqual(['leading', [1]]);
    t.act({ type: 'principal', unit: p.unit('E') });
    settle(t);
    expect([strength(p, 'B'), strength(p, 'E')]).toEqual([4, 3]);
  });

  rule(['nqsb.9.11', 'nqsb.7.4'], 'only the principal presses on: a supporter who could does not', () => {
    // Reiter have no Incalzare.
    const won = (principal: string) => {
      const p = duel('ge-re').put('C', 0, 'fr-pm-line', '1106', 'N').draws(0, 1, 2, 8, 7);
      const t = fighting(p, 'A', 'C');
      while (t.step === 'declare') t.act(at(t.legal('attack'), 0));
      t.act(READY).act({ type: 'principal', unit: p.unit(principal) });
      settle(t);
      expect(p.where('B')).not.toBe('1006');
      return offered(t);
    };
    expect([won('A'), won('C')]).toEqual([[], ['decline', 'press']]);
  });

  rule(
    ['nqsb.7.4.2.supporters', 'nqsb.5.3.2.optional', 'nqsb.10.18'],
    'a principal that may stay and does so draws no light supporter back',
    () => {
      // R82.
      const p = duel()
        .lead(0, 0, '1007', 'villequier')
        .put('C', 0, 'fr-fl', '1106', 'N')
        .draws(0, 8, 7, 6, 5, 4, 8)
        .draws(1, 1, 2, 8, 7);
      const t = settle(fighting(p, 'A', 'C').act(join(p, 'B')));
      expect([strength(p, 'A'), offered(t)]).toEqual([3, ['fallBack', 'stay']]);
      t.act(STAY);
      expect([p.where('A'), p.where('C'), t.step]).toEqual(['1007', '1106', null]);
    },
  );
});

describe('guns', () => {
  rule(['nqsb.9.2.no-melee', 'nqsb.7.1.1'], 'who overruns a battery still fights the regiment beside it', () => {
    // The battery goes in his melee action, it does not take its place.
    const p = duel('fr-pm-line', 'sp-al').put('C', 1, 'sp-pm', '0906', 'S').draws(0, 8, 7, 6, 5);
    const t = fighting(p, 'A');
    if (t.step === 'joining') t.act(READY);
    expect([p.where('B'), t.told('attacked').map(({ target }) => p.label(target))]).toEqual(['off', ['C']]);
  });

  rule(['nqsb.6.3', 'nqsb.9.2', 'nqsb.10.13'], 'fire at an enemy beside them who has no melee order', () => {
    // Not engaged.
    const shots = (card: number) =>
      firing(duel('fr-pm-line', 'sp-al').order(0, 0, card).order(1, 0, 14), 1).legal('shoot').length;
    expect([shots(29), shots(10)]).toEqual([1, 0]);
  });

  rule(['nqsb.5.4.1.art', 'nqsb.5.4.1.inf', 'nqsb.6.4'], 'in a village keep their sector; foot fires all round', () => {
    // 0605 is the farm.
    const behind = (troop: string) => {
      const p = position('intro')
        .lead(0, 0, '0604', 'villequier')
        .put('A', 0, troop, '0605', 'N')
        .put('B', 1, 'sp-pm', '0607', 'N')
        .order(0, 0, 14);
      return firing(p).legal('shoot').length;
    };
    expect([behind('fr-fl'), behind('fr-al')]).toEqual([1, 0]);
  });

  rule(['nqsb.9.2.actions', 'nqsb.8.strength'], 'recover strength only in battery', () => {
    const may = (second: boolean) =>
      rallying(
        position()
          .lead(0, 0, '1010', 'villequier')
          .put('G', 0, 'fr-al', '1009', 'N', { strength: 1, second })
          .order(0, 0, 30),
      ).legal('recover').length;
    expect([may(false), may(true)]).toEqual([1, 0]);
  });

  rule(['nqsb.9.2.command', 'nqsb.8.order'], 'lent to another general are put in order on his card', () => {
    // The orders of any other general.
    const p = position()
      .lead(0, 0, '0310', 'plessis')
      .lead(0, 1, '1008', 'plessis')
      .put('G', 0, 'fr-al', '1007', 'N', { paralysed: true })
      .order(0, 1, 30);
    expect(rallying(p, 0, 1).legal('clear')).toEqual([{ type: 'clear', unit: p.unit('G'), marker: 'paralysed' }]);
  });
});

describe('dragoons', () => {
  rule(
    ['nqsb.9.7', 'nqsb.9.4.1.contact', 'nqsb.9.9.2.contact'],
    'mounted go where light horse may beside light friends; on foot they need closed order there',
    () => {
      // R68, R71.
      const near = (second: boolean) => {
        const p = position()
          .lead(0, 0, '1010', 'villequier')
          .put('D', 0, 'fr-dr', '1008', 'N', { second })
          .put('F', 0, 'fr-fl', '1106', 'N', { division: 1 })
          .put('B', 1, 'sp-pm', '1006', 'S')
          .order(0, 0, 5);
        return steps(moving(p).act(march(p, 'D'))).includes('1007');
      };
      expect([near(false), near(true)]).toEqual([true, false]);
    },
  );

  rule(['nqsb.9.7', 'nqsb.5.4.1.cav', 'nqsb.5.4.1.inf'], 'stay in a village on foot, not mounted', () => {
    // R71. 0605 is the farm.
    const rest = (second: boolean) => {
      const p = position('intro')
        .lead(0, 0, '0607', 'villequier')
        .put('D', 0, 'fr-dr', '0606', 'N', { second })
        .order(0, 0, 5);
      const t = moving(p).act(march(p, 'D')).act(step(p, '0605'));
      return types(t).includes('halt');
    };
    expect([rest(false), rest(true)]).toEqual([false, true]);
  });
});

describe('reorganising', () => {
  rule(['nqsb.8.marker', 'nqsb.10.13'], 'an engaged unit is put in order like any other', () => {
    // Nothing is asked but the order.
    const p = duel('fr-pm-line').put('A', 0, 'fr-pm-line', '1007', 'N', { shaken: true });
    p.order(0, 0, 30).order(1, 0, 10);
    expect(rallying(p).legal('clear')).toEqual([{ type: 'clear', unit: p.unit('A'), marker: 'shaken' }]);
  });

  rule(['nqsb.8.marker', 'nqsb.8.strength'], 'a weakened unit that is shaken has the choice of either', () => {
    // R61.
    const p = duel().put('A', 0, 'fr-pm-line', '1007', 'N', { shaken: true, strength: 1 }).order(0, 0, 30);
    const t = rallying(p);
    expect([t.legal('clear').length, t.legal('recover').length]).toEqual([1, 1]);
  });
});

describe('fire at close quarters', () => {
  rule(['nqsb.6.3.reiter', 'nqsb.6.3', 'nqsb.6.1.react-fire'], 'whom reiter engage cannot fire back at them', () => {
    // R47.
    const answer = (card: number) => {
      const p = duel('ge-re').order(0, 0, card);
      return offered(firing(p).act(shoot(p, 'A', 'B')));
    };
    expect(answer(19)).toEqual(['fireBack', 'hold']);
    expect(answer(16)).not.toContain('fireBack');
  });

  rule(
    ['nqsb.3.3.1.fire', 'nqsb.6.1.two-losses', 'nqsb.5.3.2'],
    'a shooter that loses two to the answer is shaken and falls back before the target',
    () => {
      const p = position()
        .lead(0, 0, '1307', 'conde')
        .put('A', 0, 'fr-pm-line', '1007', 'N')
        .put('B', 1, 'sp-fl', '1005', 'S')
        .order(0, 0, 5)
        .draws(0, 8, 7)
        .draws(1, 1, 8, 7);
      const t = settle(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(FIRE_BACK),
      );
      while (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
      expect([strength(p, 'A'), marks(p, 'A') & SHAKEN, p.where('A').slice(2)]).toEqual([2, SHAKEN, '09']);
    },
  );

  rule(
    ['nqsb.3.3.1.parting-shot', 'nqsb.6.3', 'nqsb.6.4'],
    'no shot after an enemy that walks away for who is engaged by another, or looks the other way',
    () => {
      const asked = (card: number, corner = 'S') => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .lead(0, 1, '1207', 'villequier')
          .put('A', 0, 'fr-fl', '1007', 'N')
          .put('C', 0, 'fr-pm-line', '1106', 'N', { division: 1 })
          .put('B', 1, 'sp-fl', '1006', corner)
          .order(0, 0, 29)
          .order(0, 1, card);
        return moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p)).step;
      };
      expect([asked(29), asked(10), asked(29, 'N')]).toEqual(['departures', 'moving', 'moving']);
    },
  );

  rule(
    ['nqsb.3.3.1.parting-shot', 'nqsb.3.3.1.pursue', 'nqsb.6.3.target'],
    'of two left behind, one shoots and then the other follows; once it is overtaken there is no shot at it',
    () => {
      // An engaged unit is no target.
      const left = () => {
        const p = position()
          .lead(0, 0, '1011', 'conde')
          .lead(1, 0, '1003', 'villequier')
          .put('A', 0, 'fr-cp-chev', '1007', 'N')
          .put('B', 1, 'lo-pm', '1006', 'N')
          .put('F', 1, 'sp-fl', '0906', 'S')
          .order(0, 0, 29)
          .draws(1, 8, 7, 6);
        return { p, t: moving(p).act(march(p, 'A')).act(step(p, '1008')).act(halt(p)) };
      };
      const first = left();
      expect(types(first.t)).toEqual(['chase', 'hold', 'partingShot']);
      first.t.act({ type: 'partingShot', unit: first.p.unit('F') });
      expect(offered(first.t)).toEqual(['chase', 'hold']);
      const { p, t } = left();
      t.act({ type: 'chase', unit: p.unit('B'), how: 'incalzare' })
        .act(step(p, '1007'))
        .act(halt(p, 'S'));
      expect([p.where('B'), t.step, t.legal('partingShot')]).toEqual(['1007', 'moving', []]);
    },
  );
});

describe('leaving', () => {
  rule(['nqsb.7.5', 'nqsb.9.3'], 'a unit beside an enemy charges no other', () => {
    // Leaving it comes nearer to nobody else.
    const may = (beside: boolean) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-cp-chev', '1007', 'N')
        .put('C', 1, 'sp-pm', '1307', 'S')
        .order(0, 0, 5);
      if (beside) p.put('B', 1, 'sp-fl', '0907', 'S');
      return moving(p)
        .legal('charge')
        .filter(({ target }) => target === p.unit('C')).length;
    };
    expect([may(false), may(true)]).toEqual([1, 0]);
  });
});

describe('after the melee', () => {
  const late = (foe: string) => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'ge-pm', '1008', 'N')
      .put('B', 1, foe, '1006', 'S')
      .order(0, 0, 5);
    return { p, t: p.play({ step: 'late', side: 0 }).act(march(p, 'A')).act(step(p, '1007')) };
  };

  rule(['nqsb.9.6', 'nqsb.9.8'], 'light foot evades before a late mover too', () => {
    const { t } = late('sp-fl');
    expect([t.step, t.seats]).toEqual(['evasion', [1]]);
  });

  rule(
    ['nqsb.9.6', 'nqsb.9.4.fallback'],
    'horse in the melee of a late mover falls back too if he still stands, before the turn is over',
    () => {
      // At the end of the turn horse does not stay in a melee.
      const turn = (...values: number[]) => {
        const p = position()
          .command(0, '1011')
          .command(1, '1002')
          .lead(0, 0, '1010', 'villequier')
          .put('A', 0, 'ge-pm', '1008', 'N')
          .put('B', 1, 'sp-cp', '1006', 'S')
          .order(0, 0, 11)
          .draws(0, ...values)
          .draws(1, 8, 7, 6, 5, 4);
        const t = p.play({ step: 'initiative' });
        const pass = ['endMoves', 'ready', 'ceaseFire', 'decline', 'endRally'];
        while (t.step !== null && t.step !== 'orders') {
          if (t.step === 'late' && p.where('A') === '1008') t.act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
          else if (t.step === 'firmness') t.act(HOLD);
          else if (t.step === 'joining') t.act(t.legal('join')[0] ?? READY);
          else if (t.step === 'enough') t.act(STOP);
          else if (t.step === 'retreating') t.act(at(t.legal('fallBack'), 0));
          else t.act(t.legal().find(({ type }) => pass.includes(type)) ?? { type: String(t.step) });
        }
        const fought = t.events.findIndex(({ type }) => type === 'fought');
        const back = t.events.flatMap(({ type }, index) => (type === 'fellBack' && index > fought ? [type] : []));
        return [fought > 0, back, p.where('A')];
      };
      expect(turn(8, 7, 6, 5, 4, 8)).toEqual([true, ['fellBack'], '1007']);
    },
  );

  rule(['nqsb.9.1', 'nqsb.9.4.fallback'], 'horse that fought without an order falls back like any other', () => {
    // R92.
    const p = position()
      .put('G', 0, 'fr-cp-gend', '1009', 'N')
      .put('B', 1, 'sp-pm', '1008', 'S')
      .draws(0, 8, 7, 6, 5, 4, 8)
      .draws(1, 8, 7, 6, 5);
    const t = p.play({ step: 'aggressors', done: [] }, { step: 'strays', done: [] }, { step: 'cavalryBack' });
    while (t.step === 'joining' || t.step === 'enough') t.act(t.step === 'enough' ? STOP : READY);
    expect([t.told('fought').length > 0, t.told('fellBack').map(({ unit }) => p.label(unit))]).toEqual([true, ['G']]);
  });
});

/** The sequence of the turn, its end and the end of the battle (nqsb.3.1, 3.2, 3.2.4, 3.2.5). */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { commandCapacity } from '../../src/10-command/command.ts';
import { isCavalry, isInfantry, isOpen } from '../../src/battle.ts';
import { FIERCE, SHAKEN, type Side, UNNAMED } from '../../src/state.ts';
import { changed, type Position, position, type Table } from '../battlefield.ts';
import { HOLD, halt, march, step } from '../drill.ts';
import { rule } from '../rules.ts';

const END = { type: 'endMoves' };

describe('the order of play', () => {
  /** Two divisions a side, far apart, with these cards. */
  const four = (french: [number, number], spanish: [number, number], initiative: Side) => {
    const p = position()
      .lead(0, 0, '0610', 'villequier')
      .lead(0, 1, '1410', 'villequier')
      .lead(1, 0, '0602', 'villequier')
      .lead(1, 1, '1402', 'villequier')
      .put('F0', 0, 'fr-pm-line', '0609', 'N', { division: 0 })
      .put('F1', 0, 'fr-pm-line', '1409', 'N', { division: 1 })
      .put('S0', 1, 'sp-pm', '0603', 'S', { division: 0 })
      .put('S1', 1, 'sp-pm', '1403', 'S', { division: 1 });
    // One unit of each division as the order of battle lists it.
    for (const { units } of p.ground.roster.divisions) p.state.troop[at(units, 0)] = at(p.state.troop, p.unit('F0'));
    french.forEach((card, place) => {
      p.order(0, place, card);
    });
    spanish.forEach((card, place) => {
      p.order(1, place, card);
    });
    p.state.initiative = initiative;
    return p;
  };
  /** Who moves, in order: each ends its movement at once. */
  function sequence(p: Position): string[] {
    const t = p.play({ step: 'phase', phase: 'move', done: [] });
    const order: string[] = [];
    while (!t.over) {
      if (t.step === 'ordering') {
        t.act(at(t.legal(), 0));
        continue;
      }
      const [unit = -1] = t.legal('march').map(one => Number(one.unit));
      order.push(p.label(unit));
      t.act(END);
    }
    return order;
  }

  rule(
    ['nqsb.3.1', 'nqsb.5.order', 'nqsb.10.10'],
    'priority 3, 2, 1; at the same priority the initiative first',
    () => {
      // Priorities: card 1 is 3, 2 is 2, 3 is 1.
      expect(sequence(four([3, 1], [2, 3], 0))).toEqual(['F1', 'S0', 'F0', 'S1']);
      expect(sequence(four([2, 1], [1, 2], 1))).toEqual(['S0', 'F1', 'S1', 'F0']);
    },
  );

  rule(
    ['nqsb.3.1', 'nqsb.2.5.1.priority'],
    'one player’s divisions of the same priority in the order he likes (R15)',
    () => {
      const p = four([1, 4], [3, 3], 0);
      const t = p.play({ step: 'phase', phase: 'move', done: [] });
      expect([t.step, t.seats, t.legal('pickDivision').length]).toEqual(['ordering', [0], 2]);
      t.act({ type: 'pickDivision', division: p.division(0, 1) });
      expect(p.label(Number(t.legal('march')[0]?.unit))).toBe('F1');
    },
  );

  rule(
    ['nqsb.3.1', 'nqsb.8.order'],
    'reorganisation goes by the same order: priority first, then the initiative',
    () => {
      const rallies = (french: [number, number], spanish: [number, number], initiative: Side): string[] => {
        const p = four(french, spanish, initiative);
        for (const label of ['F0', 'F1', 'S0', 'S1']) p.state.marks[p.unit(label)] = SHAKEN;
        const t = p.play({ step: 'phase', phase: 'rally', done: [] });
        const order: string[] = [];
        while (!t.over) {
          if (t.step === 'rallying') order.push(p.label(Number(t.legal('clear')[0]?.unit)));
          t.act(t.legal('endRally')[0] ?? at(t.legal(), 0));
        }
        return order;
      };
      expect(rallies([3, 1], [2, 3], 0)).toEqual(['F1', 'S0', 'F0', 'S1']);
      expect(rallies([3, 1], [1, 3], 1)).toEqual(['S0', 'F1', 'S1', 'F0']);
    },
  );

  rule(
    ['nqsb.3.2', 'nqsb.3.2.3', 'nqsb.5.2.others'],
    'all of the turn in its order, the initiative first in each part',
    () => {
      for (const first of [0, 1] as const) {
        const p = four([1, 2], [1, 2], first);
        p.state.focus[p.division(first, 0)] = UNNAMED;
        const t = p.play({ step: 'initiative' });
        expect(t.told('initiative')).toEqual([expect.objectContaining({ side: first, counts: [1, 1] })]);
        expect([t.step, t.seats]).toEqual(['focusing', [first]]);
        const both = (step: string) => [`${step} ${first}`, `${step} ${1 - first}`];
        const named = [...t.play.position.stack].reverse().map(frame => {
          const { step, side, phase, who } = { side: undefined, phase: undefined, who: undefined, ...frame };
          return [step, phase, who, side].filter(part => part !== undefined).join(' ');
        });
        expect(named.slice(0, -1)).toEqual([
          ...both('focusing'),
          ...both('specials'),
          ...both('chain'),
          'barrages',
          'phase move',
          'aggressors',
          ...['division', 'wing', 'character', 'cic'].flatMap(who => both(`riding ${who}`)),
          'phase fire',
          'phaseEnd fire',
          'phase melee',
          'strays',
          'cavalryBack',
          'phaseEnd melee',
          ...both('late'),
          'cavalryBack',
          'phase rally',
          'turnEnd',
          'endCheck',
        ]);
      }
    },
  );

  rule('nqsb.9.1', 'those who fight without an order do so after all priorities, the initiative first (R92)', () => {
    for (const first of [0, 1] as const) {
      const p = four([25, 25], [25, 25], first)
        .put('S0', 1, 'sp-pm', '0608', 'S', { division: 0 })
        .put('S1', 1, 'sp-pm', '1408', 'S', { division: 1 });
      p.state.marks[p.unit('F0')] = FIERCE;
      p.state.marks[p.unit('S1')] = FIERCE;
      const t = p.play({ step: 'strays', done: [] });
      expect(t.told('attacked').map(({ unit }) => p.label(unit))).toEqual([first === 0 ? 'F0' : 'S1']);
    }
  });

  rule('nqsb.5.order', 'divisions without a movement order are passed over', () => {
    expect(sequence(four([14, 1], [30, 25], 0))).toEqual(['F1']);
  });

  rule(['nqsb.7.order', 'nqsb.6.order'], 'fire and melee go by the same order', () => {
    const p = four([3, 2], [2, 1], 1)
      .lead(1, 0, '0606')
      .lead(1, 1, '1406')
      .put('S0', 1, 'sp-pm', '0608', 'S', { division: 0 })
      .put('S1', 1, 'sp-pm', '1408', 'S', { division: 1 });
    const t = p.play({ step: 'phase', phase: 'melee', done: [] });
    // S1 has priority 3.
    expect(t.told('attacked').map(({ unit }) => p.label(unit))).toEqual(['S1']);
    const q = four([2, 3], [3, 2], 0)
      .lead(1, 0, '0606')
      .lead(1, 1, '1406')
      .put('S0', 1, 'sp-pm', '0607', 'S', { division: 0 })
      .put('S1', 1, 'sp-pm', '1407', 'S', { division: 1 });
    const u = q.play({ step: 'phase', phase: 'fire', done: [] });
    expect(u.seats).toEqual([0]);
    u.act({ type: 'ceaseFire' });
    expect([u.seats, u.legal('shoot').map(({ unit }) => q.label(Number(unit)))]).toEqual([[1], ['S1']]);
  });

  rule(['nqsb.3.2', 'nqsb.3.2.3'], 'planning, orders, movement, fire, melee, reorganise, end of turn, check', () => {
    const p = position()
      .command(0, '1010')
      .command(1, '1002')
      .lead(0, 0, '1009', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 0, 'fr-fl', '0909', 'N', { shaken: true })
      .order(0, 0, 1);
    const t = p.play({ step: 'initiative' });
    const seen: string[] = [];
    const note = () => {
      const last = t.step;
      if (last && seen.at(-1) !== last) seen.push(last);
    };
    note();
    t.act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    note();
    while (t.step === 'firmness') t.act(HOLD);
    t.act(END);
    while (t.step !== null && t.step !== 'orders') {
      note();
      t.act(pick(t));
    }
    note();
    expect(seen.filter(one => ['moving', 'firing', 'joining', 'rallying', 'orders'].includes(one))).toEqual([
      'moving',
      'joining',
      'rallying',
      'orders',
    ]);
    expect(t.told('turnBegan')).toHaveLength(1);
  });

  const pick = (t: Table) =>
    t.legal('ready')[0] ?? t.legal('endRally')[0] ?? t.legal('hold')[0] ?? t.legal('decline')[0] ?? at(t.legal(), 0);
});

describe('the end of the turn', () => {
  const ended = (p: Position) => p.play({ step: 'turnEnd' });

  rule(['nqsb.3.2.4', 'nqsb.1.3.markers-det'], 'orders are discarded, then Determination is brought up to date', () => {
    const p = position().lead(0, 0, '1009').put('A', 0, 'fr-pm-line', '1008').order(0, 0, 1);
    Object.assign(at(p.state.ledger, 0), { shaken: 2, units: 5, generals: 3 });
    const t = ended(p);
    expect([p.state.order.every(card => card === 0), at(p.state.cards, 0).discard]).toEqual([true, [1]]);
    expect(p.state.determination).toEqual([40, 50]);
    expect(t.told('determination')).toEqual([expect.objectContaining({ side: 0, determination: 40, lost: 10 })]);
  });

  rule(
    ['nqsb.1.4.objective-once', 'nqsb.3.2.4.det-objective'],
    'an objective is paid once, by the army that is named',
    () => {
      // Rocroi: 1101 costs the Spanish five.
      const p = position().lead(0, 0, '1102').put('A', 0, 'fr-pm-line', '1101');
      ended(p);
      expect(p.state.determination).toEqual([50, 45]);
      ended(p);
      expect(p.state.determination).toEqual([50, 45]);
      // Its own army in it costs nobody.
      const own = position().put('B', 1, 'sp-pm', '1101');
      ended(own);
      expect(own.state.determination).toEqual([50, 50]);
    },
  );

  rule('nqsb.1.4.objective-once', '“whoever faces the occupier”, and spent by its first payment (R86)', () => {
    const p = position('intro').put('A', 1, 'sp-pm', '0605').lead(1, 0, '0604').lead(0, 0, '0609');
    ended(p);
    expect(p.state.determination).toEqual([48, 50]);
    p.state.cell = p.state.cell.with(p.unit('A'), p.hex('0603'));
    p.put('F', 0, 'fr-pm-line', '0605');
    ended(p);
    expect(p.state.determination).toEqual([48, 50]);
  });

  rule(
    ['nqsb.1.4.objective-each', 'nqsb.3.2.4.det-objective'],
    'another kind is paid every turn, two points (R65)',
    () => {
      const world = changed(({ scenarios }) =>
        Object.assign(at(scenarios.intro.objectives, 0), { each: true, points: 2 }),
      );
      const p = position('intro', {}, world).put('A', 0, 'fr-pm-line', '0605').lead(0, 0, '0609');
      ended(p);
      ended(p);
      expect(p.state.determination).toEqual([50, 46]);
    },
  );

  rule('nqsb.1.4.comm-lines', 'where a line of communication leaves the field nothing is lost', () => {
    // The French line of Lens leaves at 0112, the Spanish at 0701.
    const p = position('lens').put('A', 1, 'sp-fl', '0112').put('B', 0, 'fr-fl', '0701');
    ended(p);
    expect(p.state.determination).toEqual([50, 50]);
  });

  rule(
    ['nqsb.2.1.1.rout', 'nqsb.2.1.1.rout-count'],
    'a broken division goes with its general: points and morale are lost (R63)',
    () => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('a', 0, 'fr-cp-chev', '1009', 'N', { shaken: true })
        .put('b', 0, 'fr-cp-chev', '1109', 'N', { shaken: true })
        .put('c', 0, 'fr-cp-chev', '1209')
        .put('d', 0, 'fr-dr', '1309');
      const t = ended(p);
      expect(t.told('routed')).toHaveLength(1);
      expect(['a', 'b', 'c', 'd'].map(label => p.where(label))).toEqual(['off', 'off', 'off', 'off']);
      // Four units of 4 points and morale 3; the shaken were booked when they were shaken.
      expect(p.state.determination).toEqual([50 - 16 - 3, 50]);
      expect(p.state.post[p.general(0, 0)]).toBeLessThan(0);
    },
  );

  /** The only division of the French, all of whose horse is shaken, with their CiC as its general. */
  const breaking = () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('a', 0, 'fr-cp-chev', '1009', 'N', { shaken: true })
      .put('b', 0, 'fr-cp-chev', '1109', 'N', { shaken: true })
      .put('c', 0, 'fr-fl', '1209', 'N', { division: 1 })
      .lead(0, 1, '1210', 'villequier');
    return p;
  };

  rule(
    ['nqsb.10.9.cdc', 'nqsb.2.1.1.rout'],
    'a CiC routed with his division is replaced, and that costs a point of command; another general is not (R19, R63)',
    () => {
      const led = breaking();
      led.state.cic[0] = led.general(0, 0);
      expect(commandCapacity(led.battle, 0)).toBe(2);
      expect(ended(led).told('replaced')).toHaveLength(1);
      expect([led.state.fallen[0], led.name(led.state.post[led.general(0, 0)] ?? -1)]).toEqual([1, '1010']);
      // One division and the bonus of a CiC without troops, less one.
      expect(commandCapacity(led.battle, 0)).toBe(1);
      const other = breaking().command(0, '1012');
      expect(commandCapacity(other.battle, 0)).toBe(3);
      expect(ended(other).told('replaced')).toEqual([]);
      expect([other.state.fallen[0], commandCapacity(other.battle, 0)]).toEqual([0, 2]);
    },
  );

  rule(
    ['nqsb.3.2.4', 'nqsb.1.4.objective-occupied', 'nqsb.2.1.1.rout'],
    'objectives are judged before broken divisions go: who routs has still held his, and kept the enemy out',
    () => {
      // Rocroi: 1101 costs the Spanish five. The last horse of a routing division stands in it.
      const p = breaking().put('d', 0, 'fr-fl', '1101', 'N');
      const t = ended(p);
      expect(t.told('routed')).toHaveLength(1);
      expect(p.where('d')).toBe('off');
      expect(p.state.determination[1]).toBe(45);
      const order = t.events.map(({ type }) => type).filter(type => type === 'objective' || type === 'routed');
      expect(order).toEqual(['objective', 'routed']);
    },
  );

  rule(
    ['nqsb.3.2.4.det-shaken', 'nqsb.3.2.4.det-unit', 'nqsb.3.2.4.det-general'],
    'one for a unit shaken, its points for one lost, his morale for a general (R62)',
    () => {
      const p = position().put('A', 0, 'fr-pm-line', '1009');
      Object.assign(at(p.state.ledger, 0), { shaken: 1, units: 4, generals: 3, objectives: 2 });
      ended(p);
      expect(p.state.determination[0]).toBe(40);
    },
  );
});

describe('the end of the battle', () => {
  const verdict = (p: Position, determination: [number, number]) => {
    p.state.determination = determination;
    const t = p.play({ step: 'endCheck' });
    const result = t.play.result;
    return result ? [result.why, result.winners] : null;
  };
  const both = () => position('lens').put('A', 0, 'fr-pm-line', '0808').put('B', 1, 'sp-pm', '0804');

  rule(
    ['nqsb.3.2.5.check', 'nqsb.3.2.5.det', 'nqsb.2.1.3.zero'],
    'an army at zero or less has lost; both: a draw',
    () => {
      expect(verdict(both(), [1, 1])).toBeNull();
      expect(verdict(both(), [5, 0])).toEqual(['determination', [0]]);
      expect(verdict(both(), [-2, 3])).toEqual(['determination', [1]]);
      expect(verdict(both(), [0, -1])).toEqual(['determination', []]);
    },
  );

  rule('nqsb.3.2.5.all', 'an army whose units are all shaken or eliminated has lost', () => {
    const p = both().put('B', 1, 'sp-pm', '0804', 'S', { shaken: true });
    expect(verdict(p, [5, 9])).toEqual(['broken', [0]]);
    const none = both()
      .put('A', 0, 'fr-pm-line', '0808', 'N', { shaken: true })
      .put('B', 1, 'sp-pm', '0804', 'S', { shaken: true });
    expect(verdict(none, [5, 9])).toEqual(['broken', []]);
  });

  rule(['nqsb.3.2.5.turns', 'nqsb.3.2.5.check'], 'after the last turn the higher Determination wins', () => {
    const last = () => {
      const p = both();
      p.state.turn = 10;
      return p;
    };
    expect(verdict(last(), [6, 5])).toEqual(['turns', [0]]);
    expect(verdict(last(), [5, 6])).toEqual(['turns', [1]]);
    // At Lens a tie is the Spaniards'.
    expect(verdict(last(), [5, 5])).toEqual(['turns', [1]]);
  });

  rule('nqsb.3.2.5.scenario', 'Arras: the road and a hex of the works; Valenciennes: its gate', () => {
    const arras = () => position('arras').put('A', 0, 'fr-pm-line', '0903').put('B', 1, 'sp-pm', '0404');
    expect(verdict(arras(), [5, 5])).toBeNull();
    expect(verdict(arras().put('C', 0, 'fr-pm-line', '0607'), [5, 5])).toEqual(['scenario', [0]]);
    const gate = position('valenciennes').put('A', 1, 'sp-pm', '0902').put('B', 0, 'fr-pm-line', '0404');
    expect(verdict(gate, [5, 5])).toEqual(['scenario', [1]]);
  });
});

rule(
  ['nqsb.9.4.1', 'nqsb.9.9.2', 'nqsb.9.9', 'nqsb.9.4'],
  'light foot and light horse are in open order, the others in closed order',
  () => {
    const all = [
      'fr-fl',
      'fr-cl',
      'fr-dr',
      'fr-pm-line',
      'sp-sq-vet',
      'sp-fp',
      'fr-cp-chev',
      'ge-cm',
      'ge-re',
      'fr-al',
    ];
    const of = (is: typeof isOpen) =>
      all.filter(troop => {
        const p = position().put('A', 0, troop, '1008');
        return is(p.battle, p.unit('A'));
      });
    expect(of(isOpen)).toEqual(['fr-fl', 'fr-cl', 'fr-dr']);
    expect(of(isInfantry)).toEqual(['fr-fl', 'fr-pm-line', 'sp-sq-vet', 'sp-fp']);
    expect(of(isCavalry)).toEqual(['fr-cl', 'fr-dr', 'fr-cp-chev', 'ge-cm', 'ge-re']);
  },
);

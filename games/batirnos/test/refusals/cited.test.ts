/** Which of two rules an event or a refusal cites (nqsb.10.12, nqsb.7.1, nqsb.8, nqsb.5.4). */
import { describe, expect } from 'vitest';
import { whyNoEnd, whyNoStep } from '../../src/05-movement/movement.ts';
import { marchTrip, newTrip } from '../../src/05-movement/trips.ts';
import { groundRule } from '../../src/battle.ts';
import { ACTED, EVADED, FIRED } from '../../src/state.ts';
import { type Condition, position, redrawn } from '../battlefield.ts';
import { marks, moving, step } from '../drill.ts';
import { rule } from '../rules.ts';

describe('tests', () => {
  rule(
    ['nqsb.10.12', 'nqsb.9.8.al'],
    'nerve is that of the weakened, or of guns that evade; what fails forfeits',
    () => {
      const nerve = (kind: 'nerve' | 'evasion', result: number, forfeit: number) => {
        const p = position().put('A', 0, 'fr-al', '1007', 'N');
        p.state.results = [result];
        const t = p.play({ step: 'nerve', unit: p.unit('A'), kind, forfeit }, { step: 'nerveEnd' });
        const events = [...t.told('steadied'), ...t.told('faltered')].map(event => `${event.type} ${event.rule}`);
        return [...events, marks(p, 'A') & (FIRED | ACTED)];
      };
      expect(nerve('nerve', 1, FIRED)).toEqual(['steadied nqsb.10.12', 0]);
      expect(nerve('evasion', 1, FIRED)).toEqual(['steadied nqsb.9.8.al', 0]);
      expect(nerve('nerve', 0, FIRED)).toEqual(['faltered nqsb.10.12', FIRED]);
      expect(nerve('evasion', 0, 0)).toEqual(['faltered nqsb.9.8.al', 0]);
    },
  );

  rule(['nqsb.8.strength', 'nqsb.8.fail'], 'a recovery that succeeds, and one that does not', () => {
    const recovered = (result: number, card: number) => {
      const p = position().lead(0, 0, '1009', 'villequier').put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 1 });
      p.order(0, 0, card).state.results = [result];
      const t = p.play({ step: 'recovered', unit: p.unit('A'), division: p.division(0, 0) });
      return [...t.told('recovered').map(({ rule: cited, ok }) => `${cited} ${ok}`), p.state.strength[p.unit('A')]];
    };
    expect(recovered(1, 1)).toEqual(['nqsb.8.strength true', 2]);
    expect(recovered(0, 1)).toEqual(['nqsb.8.fail false', 0]);
    // 22 Riordino spares it.
    expect(recovered(0, 22)).toEqual(['nqsb.8.fail false', 1]);
  });
});

describe('melee', () => {
  rule(
    ['nqsb.7.1.one-loss', 'nqsb.7.1.two-losses', 'nqsb.10.16.melee'],
    'one loss takes a hex, two take the whole move, and so does any fight of the shaken',
    () => {
      const after = (results: number, is: Condition = {}) => {
        const p = position().put('A', 0, 'fr-pm-line', '1007', 'N').put('B', 1, 'sp-pm', '1006', 'S', is);
        p.state.results = [results];
        const t = p.play({
          step: 'blows',
          side: 0,
          fight: { one: p.unit('A'), many: [p.unit('B')] },
          principal: p.unit('B'),
          joined: [],
          tests: [true, false],
          at: 'division',
        });
        while (t.step === 'retreating') t.act(t.legal('fallBack')[0] ?? { type: 'stay' });
        return t.chronicle.flatMap(event =>
          event.type === 'wentBack' || event.type === 'fellBack' || event.type === 'shaken'
            ? [`${event.type} ${'rule' in event ? event.rule : ''}`]
            : [],
        );
      };
      // Pikes have one point of protection.
      const losses = (many: number) => many + 1;
      expect(after(0)).toEqual([]);
      expect([after(losses(1)), after(losses(0))].flat()).toEqual(['wentBack nqsb.7.1.one-loss']);
      expect(after(losses(2))).toEqual(['shaken nqsb.7.1.two-losses', 'fellBack nqsb.7.1.two-losses']);
      expect(after(losses(1), { losses: 1 })).toEqual(['shaken nqsb.7.1.two-losses', 'fellBack nqsb.7.1.two-losses']);
      expect(after(losses(0), { losses: 2 })).toEqual([]);
      expect(after(losses(0), { shaken: true })).toEqual(['fellBack nqsb.10.16.melee']);
    },
  );
});

describe('movement', () => {
  rule(['nqsb.9.2.actions', 'nqsb.9.8'], 'guns keep their facing, and so does who slipped away on his way', () => {
    const halted = (troop: string, bits: number) => {
      const p = position().lead(0, 0, '1009', 'villequier').put('A', 0, troop, '1007', 'N').order(0, 0, 5);
      const t = moving(p)
        .act({ type: 'march', unit: p.unit('A'), road: false, alone: false })
        .act(step(p, '1006'));
      if (t.step !== 'marching') return `over: ${t.step}`;
      p.state.marks[p.unit('A')] = marks(p, 'A') | bits;
      const found = t.refusal({ type: 'halt', facing: p.facing('S') });
      return found ? `${found.rule} ${found.reason}` : 'allowed';
    };
    expect(halted('fr-cl', 0)).toBe('allowed');
    expect(halted('fr-cl', EVADED)).toBe('nqsb.9.8 keepsFacing');
  });

  rule(
    ['nqsb.2.3.stacking', 'nqsb.5.4.7', 'nqsb.9.3.contact', 'nqsb.9.1', 'nqsb.9.5.fire'],
    'why a move does not end in a hex: the rule of what kind of move it is',
    () => {
      const p = position().put('A', 0, 'fr-cp-chev', '1007', 'N').put('C', 0, 'fr-pm-line', '1008', 'N');
      const ends = (
        kind: 'move' | 'road' | 'charge' | 'aggressive' | 'counter' | 'pursuit',
        hex = '1006',
        target = -1,
      ) => whyNoEnd(p.battle, newTrip(p.battle, p.unit('A'), kind, 4, { contact: true, target }), p.hex(hex));
      expect(ends('move', '1008')).toBe('nqsb.2.3.stacking');
      expect([ends('road'), ends('charge'), ends('pursuit', '1006', -2), ends('aggressive'), ends('counter')]).toEqual([
        'nqsb.5.4.7',
        'nqsb.9.3.contact',
        'nqsb.9.3.contact',
        'nqsb.9.1',
        'nqsb.9.5.fire',
      ]);
      // What is left is the misunderstood order, which keeps away from the enemy.
      expect(ends('move')).toBe('nqsb.2.5.2.ability');
    },
  );

  rule(
    ['nqsb.9.4.1.contact', 'nqsb.9.9.2.contact'],
    'open order, on horseback or on foot, does not close alone',
    () => {
      const closes = (troop: string) => {
        const p = position()
          .lead(0, 0, '1009', 'villequier')
          .put('A', 0, troop, '1007', 'N')
          .put('B', 1, 'sp-pm', '1005', 'S');
        p.order(0, 0, 5);
        const found = whyNoStep(p.battle, marchTrip(p.battle, p.unit('A'), false, false, false), p.hex('1006'));
        return found ? `${found.rule} ${found.reason}` : 'allowed';
      };
      expect([closes('fr-cl'), closes('fr-fl'), closes('fr-cp-chev')]).toEqual([
        'nqsb.9.4.1.contact openOrder',
        'nqsb.9.9.2.contact openOrder',
        'allowed',
      ]);
    },
  );

  rule(
    ['nqsb.5.4.5', 'nqsb.5.4.open', 'nqsb.5.4.1.inf', 'nqsb.5.4.2.pm', 'nqsb.5.4.3.closed'],
    'each ground by its rule',
    () => {
      const p = position('intro', {}, redrawn('intro', { grid: Array(9).fill('.~awd......') })).put(
        'A',
        0,
        'fr-pm-line',
        '0905',
        'N',
      );
      expect(
        ['0105', '0205', '0305', '0405', '0505'].map(hex => groundRule(p.battle, p.unit('A'), p.hex(hex))),
      ).toEqual(['nqsb.5.4.open', 'nqsb.5.4.5', 'nqsb.5.4.1.inf', 'nqsb.5.4.2.pm', 'nqsb.5.4.3.closed']);
    },
  );
});

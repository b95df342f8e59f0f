/** At the gate, in the breach and on the platforms: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED } from '../../../src/state.ts';
import { COMBAT, nido } from '../../openings.ts';
import { rule } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position, side: number, ...dice: number[]): Table => p.play([{ step: 'movement', side }], ...dice);
const strikes = (p: Position, side: number): string[] => {
  const t = p.play([{ step: 'declare', side }]);
  return t.step === 'declare' && t.seats[0] === side ? t.who('attack') : [];
};
const left = (t: Table): number => {
  const frame = t.play.position.stack.at(-1);
  return frame && 'mp' in frame ? Number(frame.mp) : -1;
};

describe('the gate', () => {
  const gate = (state: 'closed' | 'open' | 'destroyed'): Position => {
    const p = nido();
    p.state.works.gate = state;
    return p;
  };
  // l.1622: two points on foot either way, four in the saddle once it is destroyed.
  rule(
    ['gui.9.2.3.1.open', 'gui.9.2.3.1.destroyed', 'gui.9.2.3.1.closed'],
    'on foot two points through it open or destroyed, in the saddle four through it destroyed',
    () => {
      const through = (state: 'closed' | 'open' | 'destroyed', unit: string, facing?: string): number => {
        const p = gate(state)
          .put(0, unit, 'O9', facing ? { facing } : {})
          .put(1, 'milo', 'Z16');
        const t = moves(p, 0).do('move', { unit });
        return t.hexes('step').includes('P9') ? left(t.go('P9')) : -1;
      };
      expect([through('open', 'osbern'), through('destroyed', 'osbern'), through('closed', 'osbern')]).toEqual([
        6, 6, -1,
      ]);
      expect([through('open', 'robert', 'S'), through('destroyed', 'robert', 'S')]).toEqual([-1, 8]);
    },
  );
  rule(['gui.6.7', 'gui.9.2.3.1.open'], 'a rider strikes into a destroyed gate, into an open one he does not', () => {
    const may = (state: 'closed' | 'open' | 'destroyed', facing?: string): string[] =>
      strikes(
        gate(state)
          .put(0, 'robert', 'O9', facing ? { facing } : {})
          .put(1, 'milo', 'P9'),
        0,
      );
    expect([may('open', 'S'), may('destroyed', 'S'), may('open')]).toEqual([[], ['robert'], ['robert']]);
    // Nor does anybody come to blows through the closed one.
    expect(strikes(gate('closed').put(0, 'robert', 'O9').put(1, 'milo', 'P9'), 0)).toEqual([]);
  });
  // He who stands in it is at a disadvantage, from both sides.
  rule(['gui.9.2.3.1.open', 'gui.6.1b'], 'in the open gate one is a column worse, attacking or attacked', () => {
    const column = (attacker: string, from: string, target: string, at: string): unknown =>
      gate('open')
        .put(0, attacker, from)
        .put(1, target, at)
        .play([...COMBAT(0)])
        .fight([attacker], target, 10)
        .ever('fought')[0]?.column;
    // Roland 12 - Milo 6 = 6 in 6/10, the fourth.
    expect([column('roland', 'O9', 'milo', 'P9'), column('roland', 'P9', 'milo', 'Q9')]).toEqual([4, 2]);
  });
});

describe('the breach', () => {
  const breach = (): Position => {
    const p = nido();
    p.state.works.ruins = [p.hex('P7')];
    return p;
  };
  rule(['gui.9.2.1d', 'gui.9.2.1c'], 'over a fallen palisade one point more, on foot or mounted', () => {
    const through = (unit: string, facing?: string): number => {
      const p = breach()
        .put(0, unit, 'O7', facing ? { facing } : {})
        .put(1, 'milo', 'Z16');
      return left(moves(p, 0).do('move', { unit }).go('P7'));
    };
    expect([through('osbern'), through('robert', 'S')]).toEqual([6, 10]);
  });
  rule(['gui.9.2.1d', 'gui.6.1b'], 'who stands in it is a column worse, whoever strikes', () => {
    const column = (from: string, at: string): unknown =>
      breach()
        .put(0, 'roland', from)
        .put(1, 'milo', at)
        .play([...COMBAT(0)])
        .fight(['roland'], 'milo', 10)
        .ever('fought')[0]?.column;
    expect([column('O7', 'P7'), column('P7', 'O7'), column('O8', 'P7')]).toEqual([4, 2, 4]);
  });
  // Its stakes still stand towards the hexes beside it.
  rule(['gui.9.2.1d', 'gui.9.5.1a'], 'beside the breach the palisade stands', () => {
    const p = breach().put(0, 'roland', 'O7').put(1, 'milo', 'P6').put(1, 'dorian', 'P8');
    expect(strikes(p, 0)).toEqual([]);
    expect(moves(p, 0).do('move', { unit: 'roland' }).hexes('step')).toEqual(expect.not.arrayContaining(['P6', 'P8']));
  });
  // l.1718: through the hex itself, with light cover for whoever is shot at.
  rule(['gui.9.4.2b', 'gui.9.4.4'], 'through the breach one shoots with light cover, beside it not at all', () => {
    const aims = (hex: string): string[] => {
      const p = breach().put(0, 'alphonse', 'K8').put(1, 'milo', hex);
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' ? t.do('shoot', { unit: 'alphonse' }).who('fireAt', 'target') : [];
    };
    expect(aims('P6')).toEqual([]);
    expect(aims('P7')).toEqual(['milo']);
    const t = breach()
      .put(0, 'alphonse', 'K8')
      .put(1, 'milo', 'P7')
      .play([{ step: 'offensive', side: 0 }], 1, 10);
    t.do('shoot', { unit: 'alphonse' }).do('fireAt', { target: 'milo', cell: 'P7' });
    expect(t.ever('fired')).toMatchObject([{ cover: 'light' }]);
  });
});

describe('from a platform', () => {
  // l.1680: any character of his side beside the target, on the ground or on his feet.
  rule('gui.9.3.4b', 'a friend who lies stunned beside the target forbids the shot, a dead one does not', () => {
    const aims = (health: number): string[] => {
      const p = nido().put(1, 'petros', 'P8').put(0, 'osbern', 'K9').put(1, 'milo', 'K10', { health });
      const t = p.play([{ step: 'offensive', side: 1 }]);
      return t.step === 'offensive' ? t.do('shoot', { unit: 'petros' }).who('fireAt', 'target') : [];
    };
    expect([aims(HEALTHY), aims(STUNNED), aims(DEAD)]).toEqual([[], [], ['osbern']]);
  });
  // l.651: the target is the one of the two hexes he aims at.
  rule(
    ['gui.9.3.4b', 'gui.5.4.1f'],
    'a friend beside the tail of a horse forbids the shot at the tail, not at the head',
    () => {
      const aims = (hex: string): string[] => {
        const p = nido().put(1, 'petros', 'P8').put(0, 'robert', 'K9', { facing: 'N' }).put(1, 'milo', hex);
        const t = p.play([{ step: 'offensive', side: 1 }]);
        return t.step === 'offensive' ? t.do('shoot', { unit: 'petros' }).hexes('fireAt', 'cell') : [];
      };
      expect([aims('K11'), aims('K12')]).toEqual([['K9'], ['K10', 'K9']]);
    },
  );
  // l.1688: he is on the same level as the man he aims at.
  rule('gui.9.3.4e', 'a lance is thrown from one platform at the next, not up from the ward', () => {
    const throws = (from: string, hex: string): string[] => {
      const p = nido().put(0, 'jacques', from).put(1, 'milo', hex);
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' ? t.do('shoot', { unit: 'jacques' }).who('fireAt', 'target') : [];
    };
    expect([throws('P8', 'P10'), throws('R10', 'P8')]).toEqual([['milo'], []]);
  });
  // Down to the ward a platform ends in nothing: by its stair alone one comes and strikes.
  rule(['gui.9.5.1b', 'gui.6.7'], 'nobody strikes from the ward at the man above, but from the stair', () => {
    const p = (from: string): Position => nido().put(0, 'roland', from).put(1, 'milo', 'P8');
    expect([strikes(p('Q9'), 0), strikes(p('Q8'), 0), strikes(p('P7'), 0), strikes(p('P9'), 0)]).toEqual([
      [],
      ['roland'],
      [],
      [],
    ]);
  });
});

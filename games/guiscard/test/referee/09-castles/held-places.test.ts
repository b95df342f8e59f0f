/** The gate, the platforms and what is left of them: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STAYED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, nido, thrower, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const combat = (p: Position, side: number, ...dice: number[]): Table => p.play([...COMBAT(side)], ...dice);

describe('the chain of the gate', () => {
  // on a hex behind the gate, a complete turn; to be struck at meanwhile is no matter.
  rule('gui.9.2.3.2a', 'is worked from behind it alone, by whoever has stayed there', () => {
    const works = (hex: string, marks: number): number => {
      const p = nido().put(1, 'milo', hex, { marks }).put(0, 'osbern', 'A1');
      const t = combat(p, 1);
      return t.legal('task').filter(({ kind }) => kind === 'gate').length;
    };
    expect([
      works('Q9', STAYED),
      works('Q10', STAYED),
      works('Q9', 0),
      works('R9', STAYED),
      works('O9', STAYED),
    ]).toEqual([1, 1, 0, 0, 0]);
  });
  // Two men at it: the second would shut what the first has opened.
  rule(['gui.9.2.3.2a', 'gui.9.2.3.2b'], 'is pulled once by each who is there', () => {
    const p = nido().put(1, 'milo', 'Q9', { marks: STAYED }).put(1, 'sergios', 'Q10', { marks: STAYED });
    const t = combat(p.put(0, 'osbern', 'A1'), 1);
    t.act(the(t.legal('task').find(({ kind, unit }) => kind === 'gate' && unit === p.unit('milo'))));
    t.declared();
    expect([t.state.works.gate, t.ever('gateWorked').length]).toEqual(['open', 1]);
  });
});

describe('a platform brought down by a stone', () => {
  // whoever is on it is wounded; a wounded man is dead.
  rule(
    ['gui.11.3.3b', 'gui.10.4.4c', 'gui.10.1.6e'],
    'hurts the man on it and throws the ladder that leant on it',
    () => {
      const fallen = (health: number): Table => {
        const p = nido()
          .put(0, 'osbern', 'H11')
          .put(0, 'avray', 'J11')
          .put(0, 'rioulf', 'I10')
          .put(1, 'milo', 'P8', { health });
        p.put(0, 'hamon', 'O8');
        p.state.engines = [thrower(p, 'I11', 'I12', { arrow: p.way('NE') })];
        p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('hamon') })];
        const t = p.play([{ step: 'offensive', side: 0 }]).do('hurl', { engine: 0 });
        // Eleven: the hex aimed at. The man first, then the wood: 10 does nothing to him behind his stakes, 8 breaks it.
        return t.dice(5, 6, 10, 8).do('strike', { cell: 'P8' });
      };
      const t = fallen(HEALTHY);
      expect([t.health('milo'), t.state.works.ruins.includes(t.position.hex('P8'))]).toEqual([WOUNDED, true]);
      while (t.step === 'ladderFall' || t.step === 'tumble') t.act(the(t.legal()[0]));
      expect([t.health('hamon'), the(t.state.ladders[0]).direction]).toEqual([WOUNDED, -1]);
      expect(fallen(WOUNDED).health('milo')).toBe(DEAD);
    },
  );
});

describe('through the breach', () => {
  // the hex is passable; from the next one, inside, a fight across it is like any other.
  rule(
    ['gui.9.2.1d', 'gui.6.1b', 'gui.6.7'],
    'a rider strikes, and is struck, with the breach against whoever is in it',
    () => {
      const p = nido().put(0, 'robert', 'O7', { facing: 'S' }).put(1, 'milo', 'P7');
      p.state.works.ruins = [p.hex('P7')];
      // 31 - 6 = 25 in 21/30, one right.
      const t = combat(p, 0).fight(['robert'], 'milo', 10);
      expect(t.ever('fought').at(-1)).toMatchObject({ difference: 25, column: 6 });
    },
  );
});

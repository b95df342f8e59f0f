/** What follows a blow, where ground, bodies and gear have their say: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

const COMBAT = (side: number) =>
  [
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
  ] as const;
const poggio = () => position('il-poggio');
const farm = () => position('laguna', [FARM]);
const result = (t: Table): unknown => t.ever('fought').at(-1)?.result;
const combat = (p: Position): Table => p.play([...COMBAT(0)]);
const goBack = (t: Table): Table => {
  while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
  return t;
};

describe('after a blow', () => {
  // Half of eight is the price of a window, half of six is not.
  rule(['gui.6.6a', 'gui.8.4.1a'], 'through a window only a man without armour follows whom he drove off', () => {
    const follows = (attacker: string, die: number): unknown[] => {
      const t = combat(farm().put(0, attacker, 'S6').put(1, 'benedetto', 'S7'));
      goBack(t.fight([attacker], 'benedetto', die));
      return [result(t), t.step === 'advance' ? t.who('advance') : []];
    };
    // 9 - 1 = 8, two columns left: -5/-1, 2 is E. 22 - 1 = 21, two left: 6/10, 5 is E.
    expect(follows('musa', 2)).toEqual(['E', ['musa']]);
    expect(follows('drogon', 5)).toEqual(['E', []]);
  });
  // Two for the wall and one for the hex behind it, out of half his points.
  rule(['gui.6.6a', 'gui.8.4.2a'], 'over a low wall a knight on foot does not follow, a man of six points does', () => {
    const follows = (attacker: string, die: number): unknown[] => {
      const t = combat(farm().put(0, attacker, 'S11').put(1, 'dorian', 'S10'));
      goBack(t.fight([attacker], 'dorian', die));
      return [result(t), t.step === 'advance' ? t.who('advance') : []];
    };
    // 25 - 5 = 20 in 11/20: 6 is E. 12 - 5 = 7 in 6/10: 5 is E.
    expect(follows('robert', 6)).toEqual(['E', []]);
    expect(follows('roland', 5)).toEqual(['E', ['roland']]);
  });
  // R102: the man just killed lies there with the others.
  rule(['gui.6.6b', 'gui.4.2.2b'], 'whoever makes the sixth body of a hex does not step into it', () => {
    const follows = (bodies: string[]): unknown[] => {
      const p = poggio().put(0, 'robert', 'D10').put(1, 'dorian', 'D9');
      for (const id of bodies) p.put(1, id, 'D9', { health: DEAD });
      // 25 - 5 = 20 in 11/20: 1 is H.
      const t = combat(p).fight(['robert'], 'dorian', 1);
      return [t.health('dorian'), t.step === 'advance' ? t.who('advance') : []];
    };
    expect(follows(['milo', 'alexio', 'filippo', 'philemon'])).toEqual([DEAD, ['robert']]);
    expect(follows(['milo', 'alexio', 'filippo', 'philemon', 'sergios'])).toEqual([DEAD, []]);
  });
  // R21, R35: his hex is not left, and a mere wound gives no advance; a second one does.
  rule(
    ['gui.6.6g', 'gui.6.5.retreat', 'gui.6.5.double'],
    'nobody follows whoever could not go back, unless it killed him',
    () => {
      const cornered = (health: number, die: number): Table =>
        combat(poggio().put(1, 'dorian', 'A1', { health }).put(0, 'robert', 'B1').put(0, 'osbern', 'A2')).fight(
          ['robert'],
          'dorian',
          die,
        );
      // 25 - 5 = 20 in 11/20: 6 is E; 25 - 3 = 22 in 21/30: 7 is E.
      const hurt = cornered(HEALTHY, 6);
      expect([result(hurt), hurt.health('dorian'), hurt.step === 'advance']).toEqual(['E', WOUNDED, false]);
      const dead = cornered(WOUNDED, 7);
      expect([result(dead), dead.health('dorian'), dead.step]).toEqual(['E', DEAD, 'advance']);
      expect(dead.who('advance')).toEqual(['robert']);
    },
  );
  // R23: he can neither be shared with nor pushed aside, but one may pass over him.
  rule(['gui.6.5.retreat', 'gui.5.4.retreat', 'gui.4.1'], 'nobody is driven back onto a man who lies stunned', () => {
    const p = poggio().put(0, 'robert', 'D8').put(1, 'dorian', 'D9').put(1, 'milo', 'D10', { health: STUNNED });
    const t = combat(p).fight(['robert'], 'dorian', 6);
    expect([result(t), t.hexes('retreatTo')]).toEqual(['E', ['C10', 'E10']]);
    const shut = poggio().put(0, 'robert', 'D8').put(1, 'dorian', 'D9').put(1, 'milo', 'D10', { health: STUNNED });
    const none = combat(shut.put(0, 'osbern', 'C10').put(0, 'avray', 'E10')).fight(['robert'], 'dorian', 6);
    expect([none.where('dorian'), none.health('dorian')]).toEqual(['D9', WOUNDED]);
    // Two hexes before a shot from the north: over him, and not onto him.
    const q = poggio().put(1, 'dorian', 'D9').put(1, 'milo', 'D10', { health: STUNNED });
    const cell = q.hex('D9');
    const shot = q.play(
      [{ step: 'hit', from: q.hex('D2'), cell, row: 2, short: 12, volley: false, aimed: cell, all: false }],
      8,
    );
    while (shot.step === 'retreatStep') shot.act(the(shot.legal('retreatTo')[0]));
    expect([['C11', 'D11', 'E11'].includes(shot.where('dorian')), shot.health('dorian')]).toEqual([true, HEALTHY]);
    expect([shot.where('milo'), shot.health('milo')]).toEqual(['D10', STUNNED]);
  });
});

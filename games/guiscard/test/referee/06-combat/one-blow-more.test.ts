/** Blows on the wounded, across doors and on stairs: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, STAYED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, nido, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const combat = (p: Position): Table => p.play([...COMBAT(0)]);
const column = (p: Position, unit: string, target: string): unknown => {
  const t = combat(p).do('attack', { unit, target }).declared().dice(10);
  if (t.step === 'resolving') t.do('resolve', { attack: 0 });
  return t.stand().ever('fought').at(-1)?.column;
};

describe('a wounded rider', () => {
  // Stunned when he is wounded already: dead. F spares the horse.
  rule(['gui.6.4.F', 'gui.6.5.double', 'gui.6.6a'], 'thrown by a blow is dead, and his horse stands', () => {
    const p = poggio().put(0, 'robert', 'E8').put(1, 'stavros', 'E7', { facing: 'N', health: WOUNDED });
    p.put(1, 'milo', 'Z1');
    // 25 - 5 = 20 in 11/20: 3 and armour is F.
    const t = combat(p).fight(['robert'], 'stavros', 3);
    expect(result(t)).toBe('F');
    if (t.step === 'fall') t.do('lieAt', { to: 'D6' });
    expect([t.health('stavros'), t.state.horses.map(({ dead }) => dead), t.step]).toEqual([DEAD, [false], 'advance']);
    t.do('advance', { unit: 'robert' });
    // R35: through either hex of the horse, or to the dead man.
    expect(t.hexes('step')).toContain('E7');
  });
});

describe('under a roof', () => {
  // Two in the same room are equals; across the door of the room the defender has his +, and so has the attacker.
  rule(['gui.8.1.interior', 'gui.8.5.1a', 'gui.6.1b'], 'two in a room are equals, with or without a door', () => {
    const inside = (from: string, to: string): unknown =>
      column(position('laguna', [FARM]).put(0, 'roland', from).put(1, 'milo', to), 'roland', 'milo');
    // 12 - 6 = 6 in 6/10. The hall S7, T7; the door of the chamber R8-S8; that of the court T8-T9.
    expect([inside('S7', 'T7'), inside('S8', 'R8'), inside('T9', 'T8'), inside('T8', 'T9')]).toEqual([3, 3, 2, 3]);
  });
});

describe('on the stair of a platform', () => {
  // a stair is a bad place, the platform a plain one.
  rule(['gui.9.1.ladder', 'gui.9.1.platform', 'gui.6.1b'], 'one is a column worse, whoever strikes', () => {
    const at = (from: string, to: string): unknown =>
      column(nido().put(0, 'roland', from).put(1, 'milo', to), 'roland', 'milo');
    expect([at('P8', 'Q8'), at('Q8', 'P8'), at('R8', 'Q8')]).toEqual([4, 2, 4]);
  });
});

describe('a man who makes room for a rider who falls', () => {
  // R72: in the same place, all the time.
  rule(['gui.6.8b', 'gui.10.2.1a'], 'has not waited beside the wood', () => {
    const lights = (moved: string): boolean => {
      const p = nido().put(0, 'robert', 'O7', { facing: 'N' }).put(1, 'werner', 'O6');
      p.put(0, 'avray', 'O9', { marks: STAYED }).put(0, 'osbern', 'N6').put(0, 'rioulf', 'N7').put(0, 'hamon', 'N8');
      // 18 - 11 = 7 in 6/10: 2 and armour is F.
      const t = p.play([...COMBAT(1), { step: 'declare', side: 0 }]).fight(['werner'], 'robert', 2);
      expect([result(t), t.step]).toEqual(['F', 'fall']);
      t.act(the(t.legal('moveAside').find(({ unit }) => unit === p.unit(moved))));
      if (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
      if (t.step === 'advance') t.do('decline');
      return t.legal('task').some(({ kind, unit }) => kind === 'light' && unit === p.unit('avray'));
    };
    expect([lights('osbern'), lights('avray')]).toEqual([true, false]);
  });
});

/** Blows beside ladders, ropes and horses that fall: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, nido, poggio, result, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const combat = (p: Position, side: number, ...dice: number[]): Table => p.play([...COMBAT(side)], ...dice);

describe('room for a fallen rider', () => {
  // R23: a man at the top of a ladder stands in nobody's way down here, and is not set down elsewhere.
  rule(['gui.6.8b', 'gui.10.1.3a'], 'is not made by a man at the top of a ladder', () => {
    const p = nido().put(0, 'robert', 'O7', { facing: 'N' }).put(1, 'werner', 'O6');
    p.put(0, 'rioulf', 'N7').put(0, 'hamon', 'N8').put(0, 'osbern', 'N6').put(0, 'avray', 'O9');
    p.state.ladders = [upright(p, 'O9', 'NE', { climber: p.unit('avray') })];
    // 18 - 11 = 7 in 6/10: 2 and armour is F.
    const t = combat(p, 1).fight(['werner'], 'robert', 2);
    expect([result(t), t.step]).toEqual(['F', 'fall']);
    expect(t.who('moveAside')).not.toContain('avray');
  });
});

describe('a climber', () => {
  const stormed = (health = HEALTHY): Position => {
    const p = nido()
      .put(0, 'osbern', 'O8', { health })
      .put(1, 'milo', 'P8')
      .put(1, 'dorian', 'O9')
      .put(0, 'avray', 'A1');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    return p;
  };
  // The push comes after the blow, and finds him hurt.
  rule(
    ['gui.10.1.6c', 'gui.6.5.G', 'gui.6.5.double'],
    'wounded by the man above and then pushed over from below is dead',
    () => {
      const t = combat(stormed(), 1).do('attack', { unit: 'milo', target: 'osbern' });
      t.do('task', { kind: 'push', unit: 'dorian', on: 0 }).declared();
      // 10 - 4 = 6 in 6/10, one right for the ladder: 11/20; 4 is G.
      t.dice(4);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      expect([result(t), t.health('osbern')]).toEqual(['G', WOUNDED]);
      t.dice(6);
      for (let n = 0; n < 8 && t.step !== null && t.step !== 'movement'; n++) t.act(the(t.legal()[0]));
      expect([t.ever('ladderFell').length, t.health('osbern')]).toEqual([1, DEAD]);
    },
  );
  // Killed by the blow, he falls upon nobody.
  rule(['gui.10.1.6c', 'gui.6.5.H', 'gui.10.1.6d'], 'killed by the man above does not fall with the ladder', () => {
    const p = stormed().put(0, 'avray', 'N8');
    const t = combat(p, 1).do('attack', { unit: 'milo', target: 'osbern' });
    t.do('task', { kind: 'push', unit: 'dorian', on: 0 }).declared();
    // 1 is H.
    t.dice(1);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.stand();
    expect([result(t), t.health('osbern')]).toEqual(['H', DEAD]);
    t.dice(1);
    const seen: (string | null)[] = [];
    for (let n = 0; n < 6 && t.step !== null && t.step !== 'movement'; n++) {
      seen.push(t.step);
      t.act(the(t.legal().find(({ type }) => type === 'decline') ?? t.legal()[0]));
    }
    expect(seen).not.toContain('tumble');
    expect([t.ever('ladderFell').length, t.health('avray')]).toEqual([1, HEALTHY]);
  });
});

describe('the horse of a man who is killed', () => {
  // it is a loose horse from then on, for whoever comes to its head.
  rule(['gui.6.8d', 'gui.4.4.3e', 'gui.4.4.3b'], 'may be led off by his enemy in his next phase', () => {
    const p = poggio().put(1, 'robert', 'E8', { facing: 'N', health: WOUNDED }).put(1, 'milo', 'Z1');
    p.put(0, 'werner', 'D7').put(0, 'roland', 'F8');
    const t = p.play([...COMBAT(0), { step: 'movement', side: 0 }]);
    // 18 + 12 - 5 = 25 in 21/30, no column for men on foot: 2 and armour is H.
    t.fight(['werner', 'roland'], 'robert', 2);
    expect(result(t)).toBe('H');
    if (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
    if (t.step === 'advance') t.do('decline');
    expect([t.health('robert'), t.state.horses.map(({ dead }) => dead)]).toEqual([DEAD, [false]]);
    t.do('move', { unit: 'werner' });
    if (t.legal('bridle').length > 0) t.act(the(t.legal('bridle')[0]));
    expect(the(t.state.horses[0]).leader).toBe(p.unit('werner'));
  });
});

describe('a stunned man', () => {
  // Two attackers of his, each by himself: the second blow finds him dead or on the ground.
  rule(['gui.6.b', 'gui.6.5.double', 'gui.6.5.F'], 'struck a second time in the phase dies of what would stun', () => {
    const p = poggio().put(0, 'roland', 'E8').put(0, 'jacques', 'D6').put(1, 'milo', 'E7');
    const t = combat(p, 0).do('attack', { unit: 'roland', target: 'milo' });
    t.do('attack', { unit: 'jacques', target: 'milo' }).declared();
    // 12 - 6 = 6 in 6/10: 3 and armour is F.
    t.dice(3).do('resolve', { attack: 0 }).stand();
    expect(t.health('milo')).toBe(STUNNED);
    if (t.step === 'advance') t.do('decline');
    // 11 - 2 = 9 in 6/10: 4 and armour is E, and he cannot go.
    t.dice(4);
    if (t.step === 'resolving') t.do('resolve', { attack: 1 });
    t.stand();
    expect(t.health('milo')).toBe(DEAD);
  });
});

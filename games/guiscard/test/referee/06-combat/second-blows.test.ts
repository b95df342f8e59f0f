/** The second of two blows, blows at horses and at pikes that are gone: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Flame, HEALTHY, type Ladder, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const combat = (p: Position, ...dice: number[]): Table => p.play([...COMBAT(0)], ...dice);

describe('one after the other', () => {
  // l.888, l.115: he is what the first blow has left of him.
  rule(['gui.6.b', 'gui.1.2j', 'gui.1.2a'], 'the second attack meets the defence the first has left', () => {
    const second = (die: number): unknown[] => {
      const p = poggio().put(0, 'robert', 'E8').put(0, 'osbern', 'D7').put(1, 'dorian', 'E7').put(1, 'milo', 'A1');
      const t = combat(p).do('attack', { unit: 'robert', target: 'dorian' });
      t.do('attack', { unit: 'osbern', target: 'dorian' }).declared();
      t.dice(die, 10).do('resolve', { attack: 0 }).stand();
      const health = t.health('dorian');
      if (t.step === 'advance') t.do('decline');
      if (t.step === 'resolving') t.do('resolve', { attack: 1 });
      t.stand();
      return [health, t.ever('fought').at(-1)?.difference];
    };
    // 25 - 5 = 20 in 11/20: 5 stuns, 4 wounds, 10 is nothing. Then 8 less 1, 3 or 5.
    expect([second(5), second(4), second(10)]).toEqual([
      [STUNNED, 7],
      [WOUNDED, 5],
      [HEALTHY, 3],
    ]);
  });
  // l.1312: like a horseman without armour, also for what befalls who strikes at it.
  rule(
    ['gui.6.8e', 'gui.6.4.B', 'gui.6.4.D'],
    'who strikes at a loose horse may be wounded or beaten off by it',
    () => {
      const struck = (die: number): unknown[] => {
        const p = poggio().put(0, 'osbern', 'H9').put(1, 'milo', 'H6');
        const horse = p.horse('khaled', 'H8', 'S', { side: 1 });
        const t = combat(p);
        t.act(the(t.legal('attackHorse')[0]))
          .declared()
          .dice(die);
        if (t.step === 'resolving') t.do('resolve', { attack: 0 });
        const step = t.step;
        if (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
        return [step === 'retreatStep', t.health('osbern'), the(t.state.horses[horse]).dead];
      };
      // 8 - 1 = 7 in 6/10: 7 is B, 5 is D, 8 nothing, 1 is H, which is nothing to a horse.
      expect([struck(7), struck(5), struck(8), struck(1)]).toEqual([
        [false, WOUNDED, false],
        [true, HEALTHY, false],
        [false, HEALTHY, false],
        [false, HEALTHY, false],
      ]);
    },
  );
  // R124: the marker is gone with the formation; only they may turn to somebody beside them.
  rule(
    ['gui.7.3.1d', 'gui.7.3.1c'],
    'an attack on pikes that are gone is void, and its man may strike at a neighbour',
    () => {
      const p = poggio().put(0, 'robert', 'F6').put(0, 'roger', 'G7').put(0, 'serlon', 'H7').put(0, 'osbern', 'A16');
      const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
      for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
      p.state.formations = [{ side: 1, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
      p.put(1, 'dorian', 'I7').put(1, 'milo', 'B16');
      const t = combat(p).do('attackPikes', { unit: 'robert', target: 'okeanos' });
      t.do('join', { unit: 'roger', attack: 0 }).do('attackPikes', { unit: 'serlon', target: 'achilleas' }).declared();
      // 43 in 41/60: 1 and armour is H.
      t.dice(1, 10).do('resolve', { attack: 0 });
      if (t.step === 'advance') t.do('decline');
      expect([t.health('okeanos'), t.state.formations, t.ever('fought').length]).toEqual([DEAD, [], 1]);
      // When its turn comes.
      if (t.step === 'resolving') t.do('resolve', { attack: 1 });
      expect(t.ever('fought')).toHaveLength(1);
      expect([t.who('attack'), t.who('attack', 'target')]).toEqual([['serlon'], ['dorian']]);
    },
  );
});

describe('busy beside an enemy', () => {
  // l.1768: neither moved, shot nor fought; an enemy at hand is no hindrance.
  rule(['gui.10.2.3a', 'gui.10.2.3b'], 'a man in contact may put out a fire instead of fighting', () => {
    const p = position('nido-d-aquila').put(0, 'milo', 'Q7').put(1, 'osbern', 'R7');
    const flame: Flame = { cell: p.hex('P7'), side: 1, arrow: false, turns: 0, fresh: false };
    p.state.works.flames = [flame];
    const t = combat(p, 3).do('task', { kind: 'douse', unit: 'milo', on: p.hex('P7') });
    expect(t.who('attack')).not.toContain('milo');
    t.declared();
    expect([t.state.works.flames, t.ever('tested')]).toEqual([[], []]);
  });
  // R74: one man does not carry it.
  rule(['gui.10.1.2a', 'gui.4.3.1.kill'], 'a bearer killed as they pass an enemy drops the ladder there', () => {
    const p = poggio().put(0, 'osbern', 'H12').put(0, 'avray', 'H13').put(1, 'milo', 'I11');
    const ladder: Ladder = {
      ...{ side: 0, cell: p.hex('H12'), other: p.hex('H13'), direction: -1, climber: -1, gone: false, since: 0 },
      bearers: [],
    };
    p.state.ladders = [ladder];
    const t = p.play([{ step: 'movement', side: 0 }], 10).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    t.do('carryTo', { cell: 'H11', other: 'H12' }).do('carryTo', { cell: 'H10', other: 'H11' });
    expect([t.health('osbern'), t.where('osbern'), t.where('avray')]).toEqual([DEAD, 'H11', 'H12']);
    expect(the(t.state.ladders[0])).toMatchObject({ bearers: [], cell: p.hex('H11'), other: p.hex('H12') });
  });
});

describe('from behind', () => {
  // l.1361, l.1373: he has not the charger in his arc, so he does not ride against him.
  rule(['gui.7.2.2a', 'gui.7.2.2h'], 'a rider charged at the tail of his horse does not counter-charge', () => {
    const met = (facing: string, target: string, end: number): string[] => {
      const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'ayyub', target, { facing });
      const t = p.play([{ step: 'charges', side: 0 }, { step: 'chargesRun', side: 0, next: 0 }, ...COMBAT(0)]);
      t.do('charge', { unit: 'roussel', target: 'ayyub' });
      for (let row = 14; row >= end; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
      return t.legal('counter').length > 0 ? t.who('counter') : [];
    };
    expect([met('S', 'H4', 5), met('N', 'H3', 5)]).toEqual([['ayyub'], []]);
  });
});

/** What follows a blow, where ground, bodies and gear have their say: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { AWAITED, DEAD, HEALTHY, type Ladder, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

const COMBAT = (side: number) =>
  [
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
  ] as const;
const MOVES = [
  { step: 'movement', side: 0 },
  { step: 'unmoved', side: 0 },
] as const;
const poggio = () => position('il-poggio');
const farm = () => position('laguna', [FARM]);
const nido = () => position('nido-d-aquila');
const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice);
const upright = (p: Position, hex: string, way: string, more: Partial<Ladder> = {}): Ladder => ({
  ...{ side: 0, cell: p.hex(hex), other: -1, direction: p.way(way), climber: -1, bearers: [], gone: false, since: 0 },
  ...more,
});
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

describe('beside an enemy', () => {
  // The first hex on the table is entered like any other, and left like any other.
  rule(['gui.4.3a', 'gui.2.scenario-choice'], 'who comes onto the table beside an enemy and goes on is tested', () => {
    const entering = (enemy: string): Table => {
      const p = poggio().put(1, 'milo', enemy).put(0, 'osbern', 'Z1');
      p.state.cell[p.unit('osbern')] = AWAITED;
      p.state.entries = [{ units: p.units('osbern'), sides: [2], turn: 1, split: false, came: [0, 0, 0, 0, 0] }];
      const t = moves(p, 1).do('move', { unit: 'osbern' }).go('Z8');
      expect(t.ever('tested')).toEqual([]);
      return t.go('Z9');
    };
    expect(entering('Y8').ever('tested').length).toBe(1);
    expect(entering('V8').ever('tested').length).toBe(0);
  });
  // R41: five points are left to him at the top of the ladder, and three are not enough to go over.
  rule(
    ['gui.5.4.4.A', 'gui.10.1.3a', 'gui.10.1.5b'],
    'a climber slowed by an arrow at the top does not go over the stakes this turn',
    () => {
      const climbs = (die: number): Table => {
        const p = nido().put(0, 'osbern', 'O8').put(1, 'petros', 'O13');
        p.state.ladders = [upright(p, 'O8', 'SE')];
        const t = moves(p).do('move', { unit: 'osbern' }).do('climb', { ladder: 0 });
        expect([t.step, t.seats]).toEqual(['window', [1]]);
        if (die === 0) return t.do('hold');
        return t.dice(1, die).do('name', { unit: 'petros', cell: 'O8' }).do('loose');
      };
      expect(climbs(0).legal('vault').length).toBe(1);
      const slowed = climbs(8);
      expect([slowed.ever('slowed'), slowed.legal('vault')]).toMatchObject([[{ mp: 3 }], []]);
    },
  );
  // R14: to push the ladder is not to attack the man on it, who faces the pusher.
  rule(['gui.4.3b', 'gui.10.1.6a'], 'who comes up to push a ladder is tested by the man at its top', () => {
    const tests = (push: boolean): number => {
      const p = nido().put(1, 'milo', 'Q8').put(0, 'osbern', 'O8');
      p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
      const t = p.play([{ step: 'movement', side: 1 }, { step: 'unmoved', side: 1 }, ...COMBAT(1)], 1, 10);
      t.do('move', { unit: 'milo' }).go('P8').do('stop');
      if (t.step === 'movement') t.do('endMoves');
      if (push) t.do('task', { kind: 'push', unit: 'milo', on: 0 });
      else t.do('attack', { unit: 'milo', target: 'osbern' });
      t.declared();
      return t.ever('tested').length;
    };
    expect([tests(true), tests(false)]).toEqual([1, 0]);
  });
  // R106: a hex nobody can enter is no way to him.
  rule(
    ['gui.6.2f', 'gui.10.2.5b', 'gui.4.2.2b'],
    'flames and a heap of six bodies help to close the ring round a stunned man',
    () => {
      const ring = (flames: boolean, heap: string[]): number => {
        const p = poggio().put(1, 'milo', 'E7', { health: STUNNED }).put(1, 'dorian', 'A1').put(0, 'vladko', 'D4');
        const men = { osbern: 'D7', avray: 'E6', rioulf: 'F6' };
        for (const [id, hex] of Object.entries(men)) p.put(0, id, hex);
        for (const id of heap) p.put(1, id, 'F7', { health: DEAD });
        if (flames) p.state.works.flames = [{ cell: p.hex('E8'), side: 0, arrow: false, turns: 0, fresh: false }];
        return moves(p).do('move', { unit: 'vladko' }).go('D5', 'D6').do('stop').health('milo');
      };
      const six = ['alexio', 'filippo', 'philemon', 'sergios', 'manueles', 'demetrios'];
      expect([ring(true, six), ring(false, six), ring(true, six.slice(1))]).toEqual([DEAD, STUNNED, STUNNED]);
    },
  );
  // On his own feet he is what he is on foot, and a 6 is not lessened for the saddle.
  rule(
    ['gui.4.4.2c', 'gui.4.3b', 'gui.4.3.1.infiltrator'],
    'a rider who dismounts beside an enemy and does not attack is tested as a man on foot',
    () => {
      const tested = (dismounts: boolean): unknown => {
        const p = poggio().put(0, 'musa', 'H13', { facing: 'N' }).put(1, 'milo', 'F10');
        const t = p.play([...MOVES, ...COMBAT(0)], 6).do('move', { unit: 'musa' });
        t.go('H12<H13', 'H11<H12', 'H10<H11', 'H9<H10');
        if (dismounts) t.do('dismount', { to: 'G10' });
        if (t.step === 'moving') t.do('stop');
        if (t.step === 'movement') t.do('endMoves');
        t.declared();
        return t.ever('tested').map(({ result: one }) => one);
      };
      expect(tested(false)).toEqual([]);
      expect(tested(true)).toEqual(['stop']);
    },
  );
});

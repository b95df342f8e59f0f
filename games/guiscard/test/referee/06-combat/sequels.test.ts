/** What follows a blow, where ground, bodies and gear have their say: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { BESIEGER, surrenderModifiers } from '../../../src/11-sieges/siege.ts';
import { AWAITED, DEAD, HEALTHY, SETTLED, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, MOVES, nido, poggio, result, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { campaign, FARM, type Position, position, type Table } from '../../table.ts';

const farm = () => position('laguna', [FARM]);
const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice);
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

describe('in a siege', () => {
  const castle = () => campaign('nido-d-aquila').sheet({ day: 6, provisions: 30 });
  const group = (p: Position, id: string): string[] => [...the(p.data.groups.find(one => one.id === id)).characters];
  const progress = (t: Table): number =>
    surrenderModifiers({ ...t.position.battle, state: t.state }).find(one => one.rule === 'gui.11.5.1.progress')
      ?.value ?? 0;
  // What comes in by day is there to be eaten at night.
  rule(
    ['gui.11.1.1e', 'gui.11.4.3e', 'gui.11.5a'],
    'a pack horse brought home on the last day of food puts off the fall',
    () => {
      const night = (horses: number): unknown => {
        const p = castle().sheet({ action: 'supplies', provisions: 6, eaten: 5, parties: [[], []] });
        p.state.exits = [{ unit: p.unit('milo'), side: 2, horses }];
        const t = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'supplies' }, { step: 'dayEnd' }]);
        return t.ever('end').at(-1)?.why;
      };
      expect([night(0), night(1)]).toEqual(['hunger', undefined]);
    },
  );
  // A breach is a breach, whatever made it.
  rule(
    ['gui.11.5.1.progress', 'gui.10.2.6a', 'gui.9.2.1c'],
    'a palisade burnt down in an assault is a breach when terms are offered',
    () => {
      const burnt = (turns: number): number => {
        const p = castle().sheet({ action: 'assault' }).put(0, 'robert', 'O12').put(1, 'maniakes', 'T8');
        p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
        p.state.works.flames = [{ cell: p.hex('P7'), side: 0, arrow: false, turns, fresh: false }];
        // R132: night falls with the thirtieth turn.
        p.state.turn = 30;
        return progress(p.play([{ step: 'turnEnd' }, { step: 'actionOver', action: 'assault' }], 1, 1, 1, 1));
      };
      expect([burnt(1), burnt(2)]).toEqual([0, 1]);
    },
  );
  // R87: all in one day, and what is down is down; only the tower must wait for it.
  rule(
    ['gui.11.5c', 'gui.11.3.4a', 'gui.11.5.1.progress'],
    'the breach of the morning counts in the terms of the afternoon',
    () => {
      const asked = (die: number): unknown => {
        const p = castle().sheet({ stoneThrowers: 1, initiative: BESIEGER });
        p.kill(...group(p, 'besiegers').slice(20));
        const t = p.play([{ step: 'besiegerChoice', engines: 1 }], die, 1).do('bombard', { cell: 'P7', points: 1 });
        return t.do('negotiate').told('negotiated')[0]?.total;
      };
      // One point on wood: 10 brings it down.
      expect([asked(1), asked(10)]).toEqual([1, 2]);
    },
  );
  // Who builds takes part in no fight, not even this one.
  rule(['gui.11.6.13', 'gui.11.2b'], 'none of the builders is among the besiegers the spy lets in', () => {
    const p = castle().sheet({ spy: true, initiative: BESIEGER });
    const builders = group(p, 'besiegers').slice(10, 15);
    p.sheet({ items: [{ kind: 'ladder', side: BESIEGER, days: 1, builders: p.units(...builders), since: 6 }] });
    const t = p.play([{ step: 'besiegerChoice', engines: 0 }]).do('assault');
    expect([t.step, t.seats]).toEqual(['picking', [BESIEGER]]);
    expect(t.who('pick').filter(id => builders.includes(id))).toEqual([]);
    expect(t.who('pick').length).toBe(group(p, 'besiegers').length - builders.length);
  });
  // R72: in the same place; nobody drove him from it, but he has left it.
  rule(
    ['gui.10.2.1a', 'gui.6.6a'],
    'who follows a beaten enemy has not waited beside the wood, who lets him go has',
    () => {
      const lights = (follows: boolean): boolean => {
        const p = nido().put(0, 'osbern', 'O7', { marks: SETTLED }).put(1, 'milo', 'O8').put(1, 'sergios', 'A1');
        const own = [{ step: 'movement', side: 0 } as const, { step: 'movesOver', side: 0 } as const, ...COMBAT(0)];
        // 10 - 4 = 6 in 6/10: 6 is D.
        const t = p.play([...COMBAT(1), ...own]).fight(['milo'], 'osbern', 6);
        t.act(the(t.legal('retreatTo').find(({ to }) => to === p.hex('O9')) ?? t.legal('retreatTo')[0]));
        expect([t.step, t.seats, t.who('advance')]).toEqual(['advance', [0], ['osbern']]);
        if (follows) t.do('advance', { unit: 'osbern' }).go('O8');
        else t.do('decline');
        if (t.step === 'advancing') t.do('stop');
        expect(t.where('osbern')).toBe(follows ? 'O8' : 'O7');
        if (t.step === 'movement') t.do('endMoves');
        return t.legal('task').some(({ kind }) => kind === 'light');
      };
      expect([lights(false), lights(true)]).toEqual([true, false]);
    },
  );
  // Through a window no horseman strikes, so none charges.
  rule(
    ['gui.7.2.1a', 'gui.8.4.1a', 'gui.6.7'],
    'a man behind a window is not charged, a man in the open there is',
    () => {
      const charged = (p: Position): string[] => {
        p.put(0, 'roussel', 'M2', { facing: 'S' }).put(1, 'milo', 'Q7');
        const t = p.play([{ step: 'charges', side: 0 }, { step: 'chargesRun', side: 0, next: 0 }, ...COMBAT(0)]);
        return t.step === 'charges' ? t.who('charge', 'target') : [];
      };
      expect([charged(position('laguna')), charged(farm())]).toEqual([['milo'], []]);
    },
  );
});

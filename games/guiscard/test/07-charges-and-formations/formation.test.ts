import { describe, expect, test } from 'vitest';
import { pikesBar } from '../../src/04-movement/movement.ts';
import { potentialOf } from '../../src/04-movement/pace.ts';
import { columnOf, columnShifts, pikeTargets, resultOf, strengths } from '../../src/06-combat/combat.ts';
import { canAttack } from '../../src/06-combat/contact.ts';
import {
  aspectFrom,
  depthAt,
  frontRank,
  gather,
  holds,
  mayFoulkon,
  mend,
  pikeHexesOf,
  worstAspect,
} from '../../src/07-charges-and-formations/formation.ts';
import { shiftCost } from '../../src/07-charges-and-formations/formation-moves.ts';
import { type Attack, type Formation, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position } from '../table.ts';

// Front to the north (N and NE): the row runs from NW to SE, ranks follow to the south.
const FIRST = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
const SECOND = { hektor: 'E9', damon: 'F9', evander: 'G10' };
const THIRD = { kleon: 'E10', linos: 'F10', nestor: 'G11' };
const NORTH = 0;

function phalanx(ranks: number): Position {
  const p = position('il-poggio');
  const all = Object.assign({}, ...[FIRST, SECOND, THIRD].slice(0, ranks)) as Record<string, string>;
  for (const [id, hex] of Object.entries(all)) p.put(1, id, hex);
  const formation: Formation = { side: 1, units: p.units(...Object.keys(all)), front: NORTH, foulkon: false, past: [] };
  p.state.formations = [formation];
  return p;
}
const formed = (p: Position): Formation => the(p.state.formations[0]);
const attack = (p: Position, attackers: string[], defenders: string[], more: Partial<Attack> = {}): Attack => ({
  ...{ attackers: p.units(...attackers), defenders: p.units(...defenders), charge: -1, horse: -1 },
  ...{ pikes: false, done: false },
  ...more,
});
const shifts = (p: Position, attackers: string[], defenders: string[], more: Partial<Attack> = {}) =>
  columnShifts(p.battle, attack(p, attackers, defenders, more), false);

describe('forming up', () => {
  rule('gui.7.3.1a', 'three healthy hoplites side by side make a formation, two do not', () => {
    const p = phalanx(3);
    p.state.formations = [];
    expect(gather(p.battle, p.unit('okeanos'), NORTH)).toHaveLength(9);
    const two = position('il-poggio').put(1, 'okeanos', 'F8').put(1, 'palaimon', 'E8');
    expect(gather(two.battle, two.unit('okeanos'), NORTH)).toEqual([]);
    two.put(1, 'milo', 'G9');
    expect(gather(two.battle, two.unit('okeanos'), NORTH)).toEqual([]);
    two.put(1, 'achilleas', 'G9', { health: WOUNDED });
    expect(gather(two.battle, two.unit('okeanos'), NORTH)).toEqual([]);
  });

  rule('gui.7.3.1g', 'the pikes stand in the two hexes before each man of the front rank (R62)', () => {
    const p = phalanx(2);
    expect(frontRank(p.battle, formed(p)).sort()).toEqual(p.units('palaimon', 'okeanos', 'achilleas').sort());
    // E8: N E7, NE F7. F8: N F7, NE G8. G9: N G8, NE H8.
    expect(p.names(pikeHexesOf(p.battle, formed(p)))).toEqual(['E7', 'F7', 'G8', 'H8']);
  });

  rule('gui.7.3.1a', 'a rank behind with a gap in it is no rank: three side by side or none (R62)', () => {
    // Four in front have five hexes behind them.
    const p = phalanx(1).put(1, 'hektor', 'H9');
    const rear = (...hexes: string[]): number => {
      const q = position('il-poggio');
      for (const [id, hex] of Object.entries({ ...FIRST, hektor: 'H9' })) q.put(1, id, hex);
      ['damon', 'evander', 'kleon', 'linos'].forEach((id, index) => {
        const hex = hexes[index];
        if (hex) q.put(1, id, hex);
      });
      return gather(q.battle, q.unit('okeanos'), NORTH).length;
    };
    expect(gather(p.battle, p.unit('okeanos'), NORTH)).toHaveLength(4);
    expect(rear('E9', 'F9', 'G10')).toBe(7);
    expect(rear('E9', 'F9', 'H10')).toBe(4);
    expect(rear('D8', 'E9', 'G10', 'H10')).toBe(4);
  });
  rule('gui.7.3.1c', 'when a man of the rear rank is lost and leaves a gap, what is left of it falls out', () => {
    const p = phalanx(2);
    p.put(1, 'damon', 'F9', { health: WOUNDED });
    expect(holds(p.battle, formed(p))).toBe(false);
    expect(mend(p.battle)).toEqual([]);
    expect([...formed(p).units].sort()).toEqual(p.units(...Object.keys(FIRST)).sort());
    const q = phalanx(2);
    formed(q).units = q.units(...Object.keys(FIRST), 'hektor', 'evander');
    expect(holds(q.battle, formed(q))).toBe(false);
  });

  rule('gui.7.3.1b', 'a formation moves 3 points', () => {
    const p = phalanx(1);
    expect(potentialOf(formed(p))).toBe(3);
    expect(shiftCost(p.battle, formed(p), p.way('N'))).toBe(1);
    expect(shiftCost(p.battle, formed(p), p.way('S'))).toBe(1);
  });

  rule('gui.7.3.1c', 'with a wounded member it reorganises or dissolves', () => {
    const one = phalanx(1);
    one.put(1, 'okeanos', 'F8', { health: WOUNDED });
    expect(holds(one.battle, formed(one))).toBe(false);
    mend(one.battle);
    expect(one.state.formations).toEqual([]);
    const three = phalanx(3);
    three.put(1, 'nestor', 'G11', { health: WOUNDED });
    mend(three.battle);
    expect(formed(three).units).not.toContain(three.unit('nestor'));
    expect(formed(three).units.length).toBeGreaterThanOrEqual(6);
  });

  rule('gui.7.3.1d', 'an enemy may not come among the pikes before he has fought them (R63)', () => {
    const p = phalanx(1).put(0, 'robert', 'F6');
    expect(pikesBar(p.battle, p.unit('robert'), p.hex('F7'))).toBe(true);
    expect(pikesBar(p.battle, p.unit('robert'), p.hex('G7'))).toBe(false);
    formed(p).past.push(p.unit('robert'));
    expect(pikesBar(p.battle, p.unit('robert'), p.hex('F7'))).toBe(false);
  });
});

describe('the pikes', () => {
  rule('gui.7.3.1d', 'they are attacked from beside a pike hex, not from the flank nor among them (R63)', () => {
    const p = phalanx(2);
    const from = (hex: string): number[] =>
      pikeTargets(p.put(0, 'robert', hex).battle, p.unit('robert')).sort((one, two) => one - two);
    const [first, middle, last] = p.units('palaimon', 'okeanos', 'achilleas');
    // Beyond the pikes, and beside those of the man at either end.
    expect([from('E6'), from('F6').sort(), from('H7')]).toEqual([
      [first],
      [first, middle].sort(),
      [middle, last].sort(),
    ]);
    expect([from('D6'), from('I8'), from('I9')]).toEqual([[first], [last], [last]]);
    // On the flank of the first rank, among the pikes, out of reach.
    expect([from('D7'), from('H9'), from('F7'), from('C6')]).toEqual([[], [], [], []]);
  });
  rule('gui.7.3.1d', 'whoever the pikes have stunned or driven off must fight them again (R63)', () => {
    const past = (...dice: number[]): string[] => {
      const p = phalanx(3).put(0, 'roland', 'F6').put(0, 'landry', 'F5');
      const t = p.play(
        [
          { step: 'declare', side: 0 },
          { step: 'resolving', side: 0 },
        ],
        ...dice,
      );
      t.do('attackPikes', { unit: 'roland', target: 'okeanos' }).declared().do('resolve', { attack: 0 });
      if (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
      return the(t.state.formations[0]).past.map(unit => the(p.battle.roster.men[unit]).id);
    };
    // 12 - 7 = 5 in 0/5, three left: below -5, and armour adds one to the die: 3 D is 2+1, C 3, B 4, A 5, nothing.
    expect(past(2 - 1)).toEqual([]);
    expect(past(3 - 1)).toEqual([]);
    expect(past(4 - 1)).toEqual(['roland']);
    expect(past(9)).toEqual(['roland']);
  });
  rule('gui.7.3.1d', 'of several attackers only the one who is stunned has not stood', () => {
    const p = phalanx(3).put(0, 'roland', 'F6').put(0, 'osbern', 'G7');
    const t = p.play(
      [
        { step: 'declare', side: 0 },
        { step: 'resolving', side: 0 },
      ],
      4,
    );
    t.do('attackPikes', { unit: 'roland', target: 'okeanos' }).do('join', { unit: 'osbern', attack: 0 });
    t.declared().do('resolve', { attack: 0 });
    t.do('takeBlow', { unit: 'osbern' });
    expect([t.ever('fought').at(-1)?.result, the(t.state.formations[0]).past]).toEqual(['C', p.units('roland')]);
  });
  rule('gui.7.3.2d', 'a foulkon keeps its pikes: they bar the way, and can be attacked', () => {
    const p = phalanx(2).put(0, 'robert', 'F6');
    formed(p).foulkon = true;
    expect(p.names(pikeHexesOf(p.battle, formed(p)))).toEqual(['E7', 'F7', 'G8', 'H8']);
    expect(pikesBar(p.battle, p.unit('robert'), p.hex('F7'))).toBe(true);
    expect(pikeTargets(p.battle, p.unit('robert'))).toContain(p.unit('okeanos'));
    expect(shifts(p, ['robert'], ['okeanos'], { pikes: true })).toEqual([{ rule: 'gui.7.3.2d', value: -1 }]);
    // And strikes with them.
    expect(canAttack(p.battle, p.unit('okeanos'), p.unit('robert'))).toBe(true);
  });
});

describe('columns', () => {
  rule('gui.7.3.1e', 'from the front one column left, two or three with the ranks behind', () => {
    for (const ranks of [1, 2, 3]) {
      const p = phalanx(ranks).put(0, 'robert', 'F7');
      expect(depthAt(p.battle, formed(p), p.unit('okeanos'))).toBe(ranks);
      expect(shifts(p, ['robert'], ['okeanos'])).toEqual([{ rule: 'gui.7.3.1e', value: -ranks }]);
      expect(shifts(p, ['robert'], ['okeanos'], { pikes: true })).toEqual([{ rule: 'gui.7.3.1e', value: -ranks }]);
    }
  });
  rule('gui.7.3.1f', 'hoplites in formation attack one, two or three columns to the right', () => {
    for (const ranks of [1, 2, 3]) {
      const p = phalanx(ranks).put(0, 'robert', 'F7');
      expect(shifts(p, ['okeanos'], ['robert'])).toEqual([{ rule: 'gui.7.3.1f', value: ranks }]);
    }
  });
  rule('gui.7.3.1f', 'the depth presses forward: no shift for a blow at an enemy on the flank or behind', () => {
    const p = phalanx(1).put(0, 'robert', 'F9').put(0, 'drogon', 'D7').put(0, 'roland', 'F7');
    expect(shifts(p, ['okeanos'], ['robert'])).toEqual([]);
    expect(shifts(p, ['palaimon'], ['drogon'])).toEqual([]);
    expect(shifts(p, ['okeanos'], ['roland'])).toEqual([{ rule: 'gui.7.3.1f', value: 1 }]);
    expect(shifts(p, ['okeanos'], ['roland', 'robert'])).toEqual([]);
  });
  rule('gui.7.3.1h', 'the hex beside a rear rank is on the flank also for the end man before it (R62)', () => {
    // D8 is behind Palaimon to the left and in the row of the second rank; H10 is the same on the right.
    const deep = phalanx(2);
    const aspects = (p: Position): string[] => [
      aspectFrom(p.battle, formed(p), p.unit('palaimon'), p.hex('D8')),
      aspectFrom(p.battle, formed(p), p.unit('hektor'), p.hex('D8')),
    ];
    expect(aspects(deep)).toEqual(['left', 'left']);
    // With nobody behind him it is his rear.
    const thin = phalanx(1);
    expect(aspectFrom(thin.battle, formed(thin), thin.unit('palaimon'), thin.hex('D8'))).toBe('rear');
    // The hex beside the front rank is on the flank of the men behind it: H9, north-east of Evander.
    expect(aspectFrom(deep.battle, formed(deep), deep.unit('evander'), deep.hex('H9'))).toBe('right');
    expect(aspectFrom(deep.battle, formed(deep), deep.unit('achilleas'), deep.hex('H9'))).toBe('right');
  });
  rule('gui.7.3.1h', 'from the shield side no shift', () => {
    const p = phalanx(3).put(0, 'drogon', 'D7');
    expect(aspectFrom(p.battle, formed(p), p.unit('palaimon'), p.hex('D7'))).toBe('left');
    expect(shifts(p, ['drogon'], ['palaimon'])).toEqual([]);
  });
  rule('gui.7.3.1i', 'from the open side one column right', () => {
    // South-east of G9 is H9.
    const p = phalanx(3).put(0, 'drogon', 'H9');
    expect(shifts(p, ['drogon'], ['achilleas'])).toEqual([{ rule: 'gui.7.3.1i', value: 1 }]);
  });
  rule('gui.7.3.1j', 'from the rear two columns right', () => {
    const p = phalanx(1).put(0, 'drogon', 'F9');
    expect(shifts(p, ['drogon'], ['okeanos'])).toEqual([{ rule: 'gui.7.3.1j', value: 2 }]);
  });
  rule('gui.7.3.1k', 'from several sides the one worst for the formation', () => {
    expect(worstAspect(['front', 'left', 'right'])).toBe('right');
    expect(worstAspect(['rear', 'front'])).toBe('rear');
    const p = phalanx(1).put(0, 'drogon', 'F9').put(0, 'arthur', 'F7');
    expect(shifts(p, ['drogon', 'arthur'], ['okeanos'])).toEqual([
      { rule: 'gui.6.2c', value: 1 },
      { rule: 'gui.7.3.1j', value: 2 },
    ]);
  });

  rule('gui.7.3.1k', 'of several hoplites attacked together the worst placed counts, in whatever order', () => {
    const p = phalanx(1).put(1, 'hektor', 'H9').put(1, 'damon', 'E9').put(1, 'evander', 'D8').put(1, 'kleon', 'F9');
    formed(p).units.push(...p.units('hektor', 'damon', 'evander', 'kleon'));
    expect(holds(p.battle, formed(p))).toBe(true);
    // Three behind the left of four: the last man of the front has nobody at his back.
    p.put(0, 'robert', 'H8');
    expect(['achilleas', 'hektor'].map(id => depthAt(p.battle, formed(p), p.unit(id)))).toEqual([2, 1]);
    for (const both of [
      ['achilleas', 'hektor'],
      ['hektor', 'achilleas'],
    ])
      expect(shifts(p, ['robert'], both)).toEqual([{ rule: 'gui.7.3.1e', value: -1 }]);
    const q = phalanx(1).put(0, 'drogon', 'D8').put(1, 'milo', 'D7');
    // From behind Palaimon; Milo beside him belongs to no formation and changes nothing.
    for (const both of [
      ['milo', 'palaimon'],
      ['palaimon', 'milo'],
    ])
      expect(shifts(q, ['drogon'], both)).toEqual([{ rule: 'gui.7.3.1j', value: 2 }]);
  });

  rule(
    'gui.7.3.1.ex',
    '(22+25) - 7 = 40 in 31/40, one right, three left: 11/20; a 3 against armour wounds Okeanos',
    () => {
      const p = phalanx(3).put(0, 'tancrede', 'F7').put(0, 'robert', 'G8');
      const joint = attack(p, ['tancrede', 'robert'], ['okeanos']);
      expect(strengths(p.battle, joint)).toEqual({ attack: 47, defence: 7 });
      expect(shifts(p, ['tancrede', 'robert'], ['okeanos'])).toEqual([
        { rule: 'gui.6.2c', value: 1 },
        { rule: 'gui.7.3.1e', value: -3 },
      ]);
      const column = columnOf(p.battle, 40) - 2;
      expect([columnOf(p.battle, 40), column]).toEqual([6, 4]);
      expect(resultOf(p.battle, false, column, 3 + 1)).toBe('G');
    },
  );
  rule('gui.7.3.1.ex2', '(22+26) - 6 = 42 in 41/60, one right: 61/80; a 4 against armour kills Palaimon', () => {
    const p = phalanx(3).put(0, 'drogon', 'D7').put(0, 'arthur', 'E7');
    const joint = attack(p, ['drogon', 'arthur'], ['palaimon']);
    expect(strengths(p.battle, joint)).toEqual({ attack: 48, defence: 6 });
    expect(shifts(p, ['drogon', 'arthur'], ['palaimon'])).toEqual([{ rule: 'gui.6.2c', value: 1 }]);
    expect(columnOf(p.battle, 42) + 1).toBe(8);
    expect(resultOf(p.battle, false, 8, 4 + 1)).toBe('H');
  });
});

describe('the foulkon', () => {
  rule('gui.7.3.2a', 'two ranks on a front of three', () => {
    expect([1, 2, 3].map(ranks => mayFoulkon(phalanx(ranks).battle, formed(phalanx(ranks))))).toEqual([
      false,
      true,
      true,
    ]);
  });
  rule('gui.7.3.2c', 'it moves 2 points', () => {
    expect(potentialOf({ ...formed(phalanx(2)), foulkon: true })).toBe(2);
  });
  rule('gui.7.3.2d', 'every combat of it is one column left, attacking or attacked from the front (R67)', () => {
    const p = phalanx(2).put(0, 'robert', 'F7');
    formed(p).foulkon = true;
    expect(shifts(p, ['robert'], ['okeanos'])).toEqual([{ rule: 'gui.7.3.2d', value: -1 }]);
    expect(shifts(p, ['okeanos'], ['robert'])).toEqual([{ rule: 'gui.7.3.2d', value: -1 }]);
  });
});

test('the row may run three ways', () => {
  const p = position('il-poggio').put(1, 'okeanos', 'F8').put(1, 'palaimon', 'F7').put(1, 'achilleas', 'F9');
  // In column: the front looks to the east, NE and SE.
  expect(gather(p.battle, p.unit('okeanos'), p.way('NE'))).toHaveLength(3);
  expect(gather(p.battle, p.unit('okeanos'), NORTH)).toEqual([]);
});

rule('gui.7.3.1c', 'a formation that loses a man to deep water tells that it is no more', () => {
  const p = position('la-costa').put(1, 'palaimon', 'E14').put(1, 'okeanos', 'F14').put(1, 'achilleas', 'G15');
  const units = p.units('palaimon', 'okeanos', 'achilleas');
  p.state.formations = [{ side: 1, units, front: NORTH, foulkon: false, past: [] }];
  expect(holds(p.battle, formed(p))).toBe(true);
  const unit = p.unit('okeanos');
  const driven = { unit, left: 1, start: p.hex('F14'), cause: 'fire' as const, foes: [], firsts: [p.hex('F15')] };
  const t = p.play([{ step: 'retreat', ...driven, gone: 0, wound: false }]);
  t.do('retreatTo', { to: 'F15', other: -1 });
  expect([t.ever('drowned').length, t.ever('dissolved').length, t.state.formations]).toEqual([1, 1, []]);
});

rule(['gui.7.3.1e', 'gui.7.3.1f'], 'a horse counts only where no wall parts it from the formation', () => {
  // The door hex T8 is behind the wall of S9, its horse's tail in T9 is not.
  const p = position('laguna', [FARM]).put(0, 'robert', 'T8', { facing: 'N' });
  for (const [id, hex] of [
    ['okeanos', 'S9'],
    ['palaimon', 'R9'],
    ['achilleas', 'Q10'],
  ] as const)
    p.put(1, id, hex);
  const units = p.units('okeanos', 'palaimon', 'achilleas');
  const facing = (front: number): Position => {
    p.state.formations = [{ side: 1, units, front, foulkon: false, past: [] }];
    return p;
  };
  const [NORTH_EAST, SOUTH_EAST] = [1, 2];
  expect(shifts(facing(SOUTH_EAST), ['robert'], ['okeanos'])).toContainEqual({ rule: 'gui.7.3.1e', value: -1 });
  // To the north-east both hexes are before him, three ranks deep; to the north only the one behind the wall is.
  expect(shifts(facing(NORTH_EAST), ['okeanos'], ['robert'])).toContainEqual({ rule: 'gui.7.3.1f', value: 3 });
  expect(shifts(facing(NORTH), ['okeanos'], ['robert']).map(({ rule: id }) => id)).not.toContain('gui.7.3.1f');
});

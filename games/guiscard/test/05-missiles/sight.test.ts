import { sideOf } from '@carroccio/boards';
import { describe, expect, test } from 'vitest';
import { shotSide } from '../../src/05-missiles/cover.ts';
import { coverOf } from '../../src/05-missiles/fire.ts';
import { LIGHT, MEDIUM, NONE, STRONG } from '../../src/05-missiles/passing.ts';
import { sightBetween } from '../../src/05-missiles/sight.ts';
import { TOWER } from '../../src/field.ts';
import { rule } from '../support.ts';
import { CHAPEL, FARM, PIER, type Position, position, TENT } from '../table.ts';

const SHUT = 'shut';
/** The cover of a target hex from a shooter's, or shut; with the short range of a short bow unless told. */
const see = (p: Position, from: string, to: string, short = 10): number | string => {
  const sight = sightBetween(p.battle, p.hex(from), p.hex(to), short);
  return sight.open ? coverOf(p.battle, -1, p.hex(to), p.hex(from), sight) : SHUT;
};

describe('the line of fire', () => {
  rule('gui.5.5.1a', 'centre to centre over clear ground it is open and covers nobody', () => {
    const p = position('il-poggio');
    expect([see(p, 'E8', 'E12'), see(p, 'E8', 'H7'), see(p, 'C6', 'H12')]).toEqual([NONE, NONE, NONE]);
  });
  rule('gui.5.5.1b', 'other ground in its way counts, the ground of the shooter does not (R111)', () => {
    const p = position('il-poggio');
    // D5 is brush: the shooter in it is not hampered; from D4 the line crosses D5.
    expect([see(p, 'D5', 'D8'), see(p, 'D4', 'D8'), see(p, 'E5', 'E8')]).toEqual([NONE, LIGHT, NONE]);
  });
  rule('gui.5.5.1c', 'along the edge between two hexes the milder counts (R47)', () => {
    const p = position('il-poggio');
    // From D5 to F5 the line runs between the tree of E5 and the clear of E6; from D4 to F4 between tree and brush.
    expect([see(p, 'D5', 'F5'), see(p, 'D4', 'F4')]).toEqual([NONE, LIGHT]);
  });
});

describe('ground', () => {
  rule(
    ['gui.5.5.2.1a', 'gui.5.5.2.1b'],
    'brush lets the shot through and gives light cover in it and behind it',
    () => {
      const p = position('il-poggio');
      expect([see(p, 'D8', 'D5'), see(p, 'D8', 'D3')]).toEqual([LIGHT, LIGHT]);
    },
  );
  rule('gui.5.5.2.2a', 'a tree in the way stops the shot', () => {
    const p = position('il-poggio');
    expect([see(p, 'E8', 'E4'), see(p, 'E3', 'E7')]).toEqual([SHUT, SHUT]);
  });
  rule('gui.5.5.2.2b', 'a man in a tree hex can be shot at with light cover', () => {
    const p = position('il-poggio');
    expect(see(p, 'E8', 'E5')).toBe(LIGHT);
    // S2 and T2 are trees: from U3 the line to S2 runs over T2.
    expect(see(p, 'U3', 'S2')).toBe(SHUT);
    expect(see(p, 'S5', 'S2')).toBe(LIGHT);
  });

  rule('gui.5.5.2.3a', 'a scarp whose top the line does not cross hinders nothing', () => {
    const p = position('la-scalinata');
    // Along the foot of the scarp and from below up to it.
    expect([see(p, 'M11', 'M8'), see(p, 'M10', 'O10')]).toEqual([NONE, NONE]);
  });
  rule('gui.5.5.2.3b', 'over the top only at a man at least as far from the scarp as the upper one, both ways', () => {
    const p = position('la-scalinata');
    // M8 is scarp; M7 and beyond to the north are above it.
    expect([see(p, 'M7', 'M9'), see(p, 'M6', 'M9'), see(p, 'M6', 'M10')]).toEqual([NONE, SHUT, NONE]);
    expect([see(p, 'M9', 'M7'), see(p, 'M9', 'M6'), see(p, 'M10', 'M6')]).toEqual([NONE, SHUT, NONE]);
  });
  rule('gui.5.5.2.3c', 'a man on the scarp itself sees and is seen over the top', () => {
    const p = position('la-scalinata');
    expect([see(p, 'M3', 'M8'), see(p, 'M8', 'M3')]).toEqual([MEDIUM, NONE]);
  });
  rule('gui.5.5.2.3d', 'on a scarp: medium cover when the line crosses its top', () => {
    const p = position('la-scalinata');
    expect([see(p, 'M3', 'M8'), see(p, 'M12', 'M8')]).toEqual([MEDIUM, NONE]);
  });
  rule('gui.5.5.2.3.ex', 'A and B above, E on the scarp, D below nearer than they, C below', () => {
    const p = position('la-scalinata');
    const [a, b, c, d, e] = ['M3', 'N3', 'M12', 'M9', 'M8'] as const;
    expect(see(p, a, e)).toBe(MEDIUM);
    expect([see(p, a, d), see(p, 'L3', d)]).toEqual([SHUT, SHUT]);
    expect(see(p, c, d)).toBe(NONE);
    expect(see(p, b, d)).toBe(SHUT);
  });

  rule('gui.5.5.2.4a', 'water never blocks', () => {
    const p = position('il-fiume');
    expect(see(p, 'D6', 'D12')).toBe(NONE);
  });
  rule('gui.5.5.2.4b', 'in water light cover, none from the edge (R49)', () => {
    const p = position('laguna');
    expect([see(p, 'E8', 'G8'), see(p, 'F8', 'G8'), see(p, 'F8', 'I9'), see(p, 'E4', 'I2')]).toEqual([
      LIGHT,
      NONE,
      NONE,
      LIGHT,
    ]);
  });
  rule('gui.5.5.2.4d', 'medium behind a wooden work or brush', () => {
    const pier = position('la-costa', [PIER]);
    expect([see(pier, 'M11', 'M16'), see(pier, 'K12', 'K16')]).toEqual([MEDIUM, NONE]);
    // D5, E6, F6 (brush), G7 (shallow).
    expect(see(position('laguna'), 'D5', 'G7')).toBe(MEDIUM);
  });
  rule('gui.5.5.2.4e', 'in a marsh light cover, none from its edge', () => {
    const p = position('laguna');
    expect([see(p, 'D7', 'F7'), see(p, 'E7', 'F7')]).toEqual([LIGHT, NONE]);
  });
  rule(
    ['gui.5.5.4a', 'gui.5.5.2.4f'],
    'from one level above within half of short range brush and slope cover nobody',
    () => {
      const p = position('la-scalinata');
      // J10 is brush, three hexes below J7: a bow (10) sees into it, a lance on foot (4) does not.
      expect([see(p, 'J7', 'J10', 10), see(p, 'J7', 'J10', 7), see(p, 'J7', 'J10', 6)]).toEqual([NONE, NONE, LIGHT]);
      // On the slope at four hexes: half of ten is more, half of eight is not.
      expect([see(p, 'M4', 'M8', 10), see(p, 'M4', 'M8', 8)]).toEqual([NONE, MEDIUM]);
      // From below nothing is lost.
      expect(see(p, 'J14', 'J10')).toBe(LIGHT);
    },
  );
  rule('gui.3.1.path', 'on a path medium cover against a shot from below', () => {
    const p = position('la-scalinata');
    expect([see(p, 'S12', 'S7'), see(p, 'S5', 'S7')]).toEqual([MEDIUM, NONE]);
  });
  rule('gui.3.1.stairs', 'on stone stairs light cover', () => {
    expect(see(position('la-scalinata'), 'H12', 'H9')).toBe(LIGHT);
  });
  rule('gui.3.1.rock', 'among rocks light cover', () => {
    expect(see(position('il-poggio'), 'Q11', 'Q14')).toBe(LIGHT);
  });
});

describe('houses', () => {
  // Farm at Q7: chamber QR 7-8, hall ST 7-8, granary UV 7-8, courtyard Q-V 9-10. Windows Q7|NW, S7|N, V7|NE, Q8|S, S8|S.
  const farm = () => position('laguna', [FARM]);
  rule('gui.8.2.1a', 'out of a house only from a window hex, and the line begins at the window', () => {
    const p = farm();
    expect([see(p, 'S7', 'S3'), see(p, 'T7', 'T3'), see(p, 'S8', 'S3'), see(p, 'R7', 'R3')]).toEqual([
      NONE,
      SHUT,
      SHUT,
      SHUT,
    ]);
    // From the middle of the side it sees wide: the centre of S7 does not see U5.
    expect(see(p, 'S7', 'U5')).toBe(NONE);
  });
  rule('gui.8.2.1b', 'in at a window only at whoever stands behind it', () => {
    const p = farm();
    expect([see(p, 'S3', 'S7'), see(p, 'S3', 'S8')]).toEqual([MEDIUM, SHUT]);
  });
  rule('gui.8.2.1c', 'against the window one shoots at the hexes of that room', () => {
    const p = farm();
    expect([see(p, 'S6', 'S8'), see(p, 'S6', 'T7'), see(p, 'S6', 'T8')]).toEqual([MEDIUM, MEDIUM, MEDIUM]);
    expect([see(p, 'S6', 'R8'), see(p, 'S6', 'S9')]).toEqual([SHUT, SHUT]);
  });
  rule(['gui.8.2.1d', 'gui.8.3.1'], 'medium cover inside against fire through a window or a door', () => {
    const p = farm();
    expect([see(p, 'S4', 'S7'), see(p, 'T10', 'T8'), see(p, 'T10', 'T7')]).toEqual([MEDIUM, MEDIUM, MEDIUM]);
  });
  rule('gui.8.2.3a', 'through a door, inside or outside, but through one only', () => {
    const p = farm();
    expect([see(p, 'T10', 'T7'), see(p, 'T7', 'T10')]).toEqual([MEDIUM, MEDIUM]);
    // From beyond the entrance nothing inside the hall is in line through both openings.
    expect(see(p, 'U12', 'T8')).toBe(SHUT);
    // From the back of the hall through its door and the entrance of the courtyard, and the other way.
    expect([see(p, 'S7', 'V12'), see(p, 'V12', 'S7'), see(p, 'T9', 'V12')]).toEqual([SHUT, SHUT, SHUT]);
    // From the door hex the line begins in the door: it goes through the entrance alone.
    expect([see(p, 'T8', 'V12'), see(p, 'V12', 'T8')]).toEqual([MEDIUM, MEDIUM]);
    // In the chapel likewise: in at the outer door and on through the inner one.
    const q = position('laguna', [CHAPEL]);
    expect([see(q, 'R12', 'R9'), see(q, 'R12', 'R8'), see(q, 'R8', 'R12')]).toEqual([MEDIUM, SHUT, SHUT]);
  });
  rule('gui.8.2.1c', 'against a window of the courtyard too: that room, and none beyond it', () => {
    const p = farm();
    expect([see(p, 'Q9', 'R7'), see(p, 'Q9', 'S8'), see(p, 'S9', 'Q8')]).toEqual([MEDIUM, SHUT, SHUT]);
  });
  rule('gui.8.2.3b', 'through a door at a man on a window hex', () => {
    // In at the door T8|T9, across the hall, at the window hex S7.
    expect(see(farm(), 'T9', 'S7')).toBe(MEDIUM);
  });
  rule('gui.8.2.3c', 'from a door hex the line begins in the middle of the opening', () => {
    const p = farm();
    // From the centre of T8 the way to Q10 touches the wall; from the door it does not.
    expect([see(p, 'T8', 'Q10'), see(p, 'T7', 'Q10')]).toEqual([NONE, SHUT]);
  });
  rule('gui.8.2.3d', 'no cover from who stands in the door', () => {
    const p = farm();
    expect([see(p, 'T8', 'T10'), see(p, 'T7', 'T10')]).toEqual([NONE, MEDIUM]);
  });
  rule(['gui.8.2.4', 'gui.8.3.3'], 'no shot through a wall, nor along one it touches', () => {
    const p = farm();
    expect([see(p, 'R3', 'R7'), see(p, 'R10', 'R8'), see(p, 'P8', 'R8')]).toEqual([SHUT, SHUT, SHUT]);
  });
  rule('gui.8.3.2', 'in the courtyard medium cover through the entrance', () => {
    const p = farm();
    expect([see(p, 'U13', 'U9'), see(p, 'U9', 'U13')]).toEqual([MEDIUM, MEDIUM]);
  });
  rule(['gui.8.1.lowwall', 'gui.5.5.4b'], 'a low wall covers only the hex behind it', () => {
    const p = farm();
    expect([see(p, 'R13', 'R10'), see(p, 'R13', 'R9'), see(p, 'R10', 'R11')]).toEqual([MEDIUM, NONE, MEDIUM]);
  });
  rule('gui.8.3.6', 'at an outer corner medium cover from who sees one wall only', () => {
    const p = farm();
    // P6 is the north-west corner: from the north-west both walls are seen, from the south only the west one.
    const cover = (from: string): number => {
      const sight = sightBetween(p.battle, p.hex(from), p.hex('P6'), 10);
      return coverOf(p.battle, p.unit('maniakes'), p.hex('P6'), p.hex(from), sight);
    };
    p.put(1, 'maniakes', 'P6');
    expect([cover('M4'), cover('P12'), cover('T5')]).toEqual([NONE, MEDIUM, MEDIUM]);
  });
});

describe('tents', () => {
  // Tent at Q7: Q7 R7 Q8 R8, open to the south of R8.
  const tent = () => position('laguna', [TENT]);
  rule('gui.8.3.4', 'strong cover in a tent, light through the opening (R110)', () => {
    const p = tent();
    expect([see(p, 'R12', 'R8'), see(p, 'R12', 'R7'), see(p, 'R4', 'R7'), see(p, 'V8', 'R8')]).toEqual([
      LIGHT,
      LIGHT,
      STRONG,
      STRONG,
    ]);
  });
  rule('gui.8.5.2.ex', 'Stephanos at Romaric by the opening: light; at Arthur behind cloth: strong', () => {
    const p = tent().put(0, 'stephanos', 'R11').put(1, 'romaric', 'R8').put(1, 'arthur', 'Q8');
    expect([see(p, 'R11', 'R8'), see(p, 'R11', 'Q8')]).toEqual([LIGHT, STRONG]);
  });
  test('nobody shoots through a tent', () => {
    expect(see(tent(), 'Q4', 'Q11')).toBe(SHUT);
  });
});

describe('the castle', () => {
  const nido = () => position('nido-d-aquila');
  rule(
    ['gui.9.3.1a', 'gui.9.3.1.ex2', 'gui.9.3.1b'],
    'from a platform: the foot of the scarp is out of reach, the plain beyond is not',
    () => {
      const p = nido();
      // P8, O8 (plateau), N7 (scarp), M7, L6 in a straight line.
      expect([see(p, 'P8', 'O8'), see(p, 'P8', 'M7'), see(p, 'P8', 'L6')]).toEqual([NONE, SHUT, NONE]);
      expect([see(p, 'M7', 'P8'), see(p, 'L6', 'P8')]).toEqual([SHUT, STRONG]);
    },
  );
  rule('gui.9.3.1.ex1', 'from the tower: the palisade hides who stands close behind it', () => {
    const p = nido();
    // From the north slit of T7: T4 is one hex from the palisade of T5, the tower two; T3 is two.
    expect([see(p, 'T7', 'T4'), see(p, 'T7', 'T3')]).toEqual([SHUT, NONE]);
  });
  rule('gui.9.3.3c', 'ward and platform shoot at each other, without cover', () => {
    const p = nido();
    expect([see(p, 'P8', 'R10'), see(p, 'R10', 'P8')]).toEqual([NONE, NONE]);
  });
  rule('gui.9.4.1', 'strong cover on a platform behind its palisade, and behind a slit', () => {
    const p = nido();
    expect([see(p, 'O8', 'P8'), see(p, 'T3', 'T7')]).toEqual([STRONG, STRONG]);
  });
  rule(['gui.9.4.2a', 'gui.9.4.4', 'gui.9.1.palisade'], 'behind the palisade nobody in the ward can be shot at', () => {
    const p = nido();
    expect([see(p, 'O7', 'Q7'), see(p, 'O10', 'Q9'), see(p, 'T4', 'T6')]).toEqual([SHUT, SHUT, SHUT]);
  });
  rule('gui.9.4.2b', 'through a fallen palisade or a destroyed gate one shoots with light cover', () => {
    const p = nido();
    p.state.works.gate = 'destroyed';
    expect(see(p, 'O10', 'Q9')).toBe(LIGHT);
    // R120: so it is through the open gate.
    p.state.works.gate = 'open';
    expect(see(p, 'O10', 'Q9')).toBe(LIGHT);
    p.state.works.gate = 'closed';
    p.state.works.ruins = [p.hex('P7')];
    // O8, P7, Q7 in a straight line to the north-east.
    expect(see(p, 'O8', 'Q7')).toBe(LIGHT);
  });
  rule('gui.9.3.2a', 'through the tower door only at its height', () => {
    const p = nido();
    // R9 is the stair at ward level, S9 the door hex at level 2.
    expect([see(p, 'Q9', 'S9'), see(p, 'Q10', 'T8')]).toEqual([SHUT, SHUT]);
    // From a platform, which is as high; and from within at whoever is below, in the line of the door.
    expect([see(p, 'P10', 'T8'), see(p, 'T8', 'Q10'), see(p, 'T8', 'Q9')]).toEqual([MEDIUM, MEDIUM, SHUT]);
    // An open gate is a door at the level of the ward (R120).
    p.state.works.gate = 'open';
    expect([see(p, 'O9', 'Q10'), see(p, 'N8', 'Q10')]).toEqual([LIGHT, SHUT]);
  });
  rule('gui.9.3.2b', 'from the door hex the line begins in the middle of the opening', () => {
    const p = nido();
    // From the centre of S9 the way to the platform of Q12 touches the corner of the wall; from the door it does not.
    expect([see(p, 'S9', 'Q12'), see(p, 'Q12', 'S9')]).toEqual([NONE, SHUT]);
  });
  rule('gui.9.4.3b', 'medium cover inside against fire through the door, but not from the door hex', () => {
    const p = nido();
    // P10 (a platform), Q10, R9, the door, S9, T8 in a straight line.
    expect([see(p, 'P10', 'T8'), see(p, 'S9', 'T8')]).toEqual([MEDIUM, NONE]);
  });
  rule(['gui.9.4.3a', 'gui.8.3.5'], 'on a door hex medium cover on the side he chooses, and none on the other', () => {
    const cover = (p: Position, from: string, to: string): number =>
      coverOf(p.battle, p.unit('milo'), p.hex(to), p.hex(from), sightBetween(p.battle, p.hex(from), p.hex(to), 10));
    const tower = nido().put(1, 'milo', 'S9');
    expect([cover(tower, 'P10', 'S9'), cover(tower, 'T8', 'S9')]).toEqual([MEDIUM, MEDIUM]);
    tower.state.covered = [
      { unit: tower.unit('milo'), from: shotSide(tower.battle, tower.hex('P10'), tower.hex('S9')) },
    ];
    expect([cover(tower, 'P10', 'S9'), cover(tower, 'T8', 'S9')]).toEqual([MEDIUM, NONE]);
    tower.state.covered = [
      { unit: tower.unit('milo'), from: shotSide(tower.battle, tower.hex('T8'), tower.hex('S9')) },
    ];
    expect([cover(tower, 'P10', 'S9'), cover(tower, 'T8', 'S9')]).toEqual([NONE, MEDIUM]);
    const hall = position('laguna', [FARM]).put(1, 'milo', 'T8');
    hall.state.covered = [{ unit: hall.unit('milo'), from: shotSide(hall.battle, hall.hex('T10'), hall.hex('T8')) }];
    expect([cover(hall, 'T10', 'T8'), cover(hall, 'S7', 'T8')]).toEqual([MEDIUM, NONE]);
  });
  rule(
    'gui.9.3.3.ex',
    'from the south slit of T9 at the ward and the plain; from another slit not; back only in line',
    () => {
      const p = nido();
      expect([see(p, 'T9', 'T11'), see(p, 'T9', 'T15'), see(p, 'T9', 'S11')]).toEqual([NONE, NONE, NONE]);
      expect([see(p, 'U9', 'S11'), see(p, 'T15', 'T9')]).toEqual([SHUT, STRONG]);
    },
  );
  rule('gui.9.3.5', 'behind a slit a man is hit only from exactly in line with it', () => {
    const p = nido();
    expect([see(p, 'T3', 'T7'), see(p, 'U3', 'T7'), see(p, 'S4', 'T7')]).toEqual([STRONG, SHUT, SHUT]);
  });
  rule(['gui.9.3.3a', 'gui.8.2.2'], 'out of a slit or chapel window the line begins there', () => {
    const p = nido();
    // U3 is too near the palisade of U5, U2 is not.
    expect([see(p, 'T7', 'U3'), see(p, 'T7', 'U2')]).toEqual([SHUT, NONE]);
    const chapel = position('laguna', [CHAPEL]);
    // R7|N is a chapel window.
    expect([
      see(chapel, 'R7', 'R5'),
      see(chapel, 'R7', 'T4'),
      see(chapel, 'R5', 'R7'),
      see(chapel, 'T4', 'R7'),
    ]).toEqual([NONE, NONE, STRONG, SHUT]);
  });
  rule(
    'gui.9.3.4a',
    'from platform or slit, near enough, no cover in brush, scarp, marsh, rock or shallows (R50)',
    () => {
      const p = nido();
      // N7 is scarp under P8, two levels down: within short range it covers nobody.
      expect(see(p, 'P8', 'N7')).toBe(NONE);
      expect(see(p, 'P8', 'N7', 2)).toBe(MEDIUM);
    },
  );
  rule('gui.9.3.4c', 'trees and houses below do not matter from platform to platform', () => {
    const p = nido();
    expect(see(p, 'P8', 'P10')).not.toBe(SHUT);
  });
  const standing = (p: Position, head: string, tail: string): Position => {
    const place = { head: p.hex(head), tail: p.hex(tail), arrow: 0, corner: false };
    p.state.engines = [{ kind: 'stoneThrower', side: 0, ...place, load: 0, gone: false, jammed: false }];
    return p;
  };
  rule('gui.10.4.3a', 'no shot through a hex with a stone thrower', () => {
    const p = standing(position('il-poggio'), 'E9', 'E10');
    expect([see(p, 'E8', 'E12'), see(p, 'F8', 'F12')]).toEqual([SHUT, NONE]);
  });
  rule(['gui.10.4.3a', 'gui.9.3.5'], 'nor from exactly in line with a slit or chapel window', () => {
    const p = standing(nido(), 'T4', 'U4');
    expect([see(p, 'T3', 'T7'), see(p, 'T15', 'T9')]).toEqual([SHUT, STRONG]);
    p.state.engines = p.state.engines.map(engine => ({ ...engine, gone: true }));
    expect(see(p, 'T3', 'T7')).toBe(STRONG);
    const chapel = standing(position('laguna', [CHAPEL]), 'R5', 'S4');
    expect([see(chapel, 'R4', 'R7'), see(chapel, 'R6', 'R7')]).toEqual([SHUT, STRONG]);
  });
  rule(['gui.9.3.5', 'gui.5.5.1b'], 'nor through a tent in line with a chapel window, however torn', () => {
    const plain = position('laguna', [CHAPEL]);
    const tented = position('laguna', [CHAPEL, { overlay: 'tenda', map: 0, anchor: 'R5' }]);
    const { grid } = tented.battle.field;
    tented.state.works.torn = [tented.hex('R5'), tented.hex('R6')].flatMap(cell =>
      [0, 1, 2, 3, 4, 5].map(direction => sideOf(grid, cell, direction)),
    );
    expect([see(plain, 'R4', 'R7'), see(tented, 'R4', 'R7')]).toEqual([STRONG, SHUT]);
  });
});

describe('from either end', () => {
  /** Every pair of hexes of a ground, one in so many, for which the answer differs from the two ends. */
  const uneven = (p: Position, oneIn: number, where: (from: number, to: number) => boolean = () => true): string[] => {
    const found: string[] = [];
    const { cellCount } = p.battle.field.grid;
    for (let from = 0; from < cellCount; from++)
      for (let to = from + 1 + (from % oneIn); to < cellCount; to += oneIn) {
        if (!where(from, to)) continue;
        const there = sightBetween(p.battle, from, to, 10).open;
        const back = sightBetween(p.battle, to, from, 10).open;
        if (there !== back) found.push(`${p.name(from)} ${p.name(to)}`);
      }
    return found;
  };
  const MAPS = ['il-poggio', 'la-scalinata', 'il-fiume', 'laguna', 'la-costa'];
  rule(['gui.5.5.1a', 'gui.5.5.2.3b'], 'in the open whoever can shoot at somebody can be shot at by him', () => {
    for (const map of MAPS) expect([map, uneven(position(map), 13)]).toEqual([map, []]);
  });
  rule('gui.9.3.5', 'from above as from below, but through the openings of the tower', () => {
    const p = position('nido-d-aquila');
    const { terrain } = p.battle.field;
    const isTower = (cell: number): boolean => terrain[cell] === TOWER;
    expect(uneven(p, 9, (from, to) => !isTower(from) && !isTower(to))).toEqual([]);
  });
});

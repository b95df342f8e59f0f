import { describe, expect, test } from 'vitest';
import {
  bandOf,
  coverOf,
  fireResult,
  impactModifiers,
  isFreeToShoot,
  lineTo,
  marksOf,
  mayVolley,
  refireDistance,
  scatter,
  type WeaponKey,
  weaponOf,
} from '../../src/05-missiles/fire.ts';
import { LIGHT, MEDIUM, NONE, STRONG } from '../../src/05-missiles/passing.ts';
import { sightBetween } from '../../src/05-missiles/sight.ts';
import { ATTACKED, LANCE_THROWN, OVER_HALF, STIRRED, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { type Position, position, scenario } from '../table.ts';

const weapon = (p: Position, id: string) => weaponOf(p.battle, p.unit(id));
const mayHit = (p: Position, id: string, target: string): boolean =>
  marksOf(p.battle, p.unit(id)).some(mark => mark.target === p.unit(target));
const free = (p: Position, id: string): boolean => isFreeToShoot(p.battle, p.unit(id));
const modifiers = (p: Position, id: string, hex: string): number =>
  impactModifiers(p.battle, p.unit(id), p.hex(hex)).reduce((sum, { value }) => sum + value, 0);

describe('weapons', () => {
  rule('gui.5.f', 'composite bow and lance on foot and mounted', () => {
    const p = position('il-poggio').put(1, 'kosmas', 'E8').put(1, 'theophilos', 'G8');
    expect([weapon(p, 'kosmas'), weapon(p, 'theophilos')]).toEqual(['compositeFoot', 'lanceFoot']);
    p.put(1, 'kosmas', 'E8', { facing: 'N' }).put(1, 'theophilos', 'G8', { facing: 'N' });
    expect([weapon(p, 'kosmas'), weapon(p, 'theophilos')]).toEqual(['compositeMounted', 'lanceMounted']);
    expect(['alphonse', 'landry', 'wahid', 'roland'].map(id => weapon(p, id))).toEqual([
      'shortBow',
      'javelin',
      'sling',
      null,
    ]);
  });
  rule(
    ['gui.5.c', 'gui.7.1a'],
    'who carries a lance to throw may throw it, on foot or mounted; a hoplite may not',
    () => {
      const p = position('il-poggio')
        .put(0, 'jacques', 'E8')
        .put(0, 'serlon', 'G8', { facing: 'N' })
        .put(1, 'okeanos', 'E5');
      expect([weapon(p, 'jacques'), weapon(p, 'serlon'), weapon(p, 'okeanos')]).toEqual([
        'lanceFoot',
        'lanceMounted',
        null,
      ]);
    },
  );
  rule(['gui.5.d', 'gui.5.g'], 'a lance is thrown once', () => {
    const p = position('il-poggio').put(0, 'jacques', 'E8', { marks: LANCE_THROWN });
    expect(weapon(p, 'jacques')).toBe(null);
  });
  test('a scenario without missiles', () => {
    const p = scenario('civitate').put(0, 'jacques', 'E8');
    expect(weapon(p, 'jacques')).toBe(null);
  });

  rule('gui.5.4.1a', 'the range is counted in hexes without the shooter’s own', () => {
    const { battle } = position('il-poggio');
    const bands = (key: WeaponKey, ...ranges: number[]) => ranges.map(range => bandOf(battle, key, range));
    expect(bands('shortBow', 1, 10, 11, 25, 26, 50, 51)).toEqual([0, 0, 1, 1, 2, 2, -1]);
    expect(bands('compositeFoot', 12, 13, 30, 31, 70, 71)).toEqual([0, 1, 1, 2, 2, -1]);
    expect(bands('compositeMounted', 8, 9, 15, 16, 35, 36)).toEqual([0, 1, 1, 2, 2, -1]);
    expect(bands('sling', 8, 9, 15, 16, 30, 31)).toEqual([0, 1, 1, 2, 2, -1]);
    expect(bands('javelin', 5, 6, 12, 13, 25, 26)).toEqual([0, 1, 1, 2, 2, -1]);
    expect(bands('lanceFoot', 4, 5, 8, 9, 12, 13)).toEqual([0, 1, 1, 2, 2, -1]);
    expect(bands('lanceMounted', 3, 4, 6, 7, 9, 10)).toEqual([0, 1, 1, 2, 2, -1]);
    const p = position('il-poggio').put(0, 'jacques', 'C4').put(1, 'milo', 'C16');
    // Twelve hexes are the last of the lance on foot, thirteen are not.
    expect(mayHit(p, 'jacques', 'milo')).toBe(true);
    expect(mayHit(p.put(0, 'jacques', 'C3'), 'jacques', 'milo')).toBe(false);
  });
  rule('gui.1.1c', 'long bands reach farther than a map is deep: two maps joined give them room', () => {
    const p = scenario('cerami').put(1, 'anwar', 'AN8').put(0, 'roger', 'BV8', { facing: 'N' });
    expect(bandOf(p.battle, 'compositeFoot', 34)).toBe(2);
    expect(p.battle.field.grid.cellCount).toBe(2 * 26 * 16);
  });
});

describe('who may shoot', () => {
  rule('gui.5.2a', 'not next to an enemy who can attack', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'E8').put(1, 'milo', 'E6');
    expect(free(p, 'alphonse')).toBe(true);
    expect(free(p.put(1, 'milo', 'E7'), 'alphonse')).toBe(false);
    expect(free(p.put(1, 'milo', 'E7', { health: STUNNED }), 'alphonse')).toBe(true);
  });
  rule('gui.5.2b', 'unless that enemy cannot attack his hex', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'E5').put(1, 'maniakes', 'E6', { facing: 'N' });
    expect(free(p, 'alphonse')).toBe(true);
    expect(free(p.put(1, 'milo', 'D5'), 'alphonse')).toBe(false);
  });
  rule('gui.5.5.2.4c', 'not from the water; a marsh is no water (R112)', () => {
    const p = position('laguna').put(0, 'alphonse', 'G8').put(0, 'olivier', 'F7');
    expect([free(p, 'alphonse'), free(p, 'olivier')]).toEqual([false, true]);
  });
  rule('gui.10.1.2b', 'not while he carries a ladder', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'E8').put(0, 'olivier', 'E7');
    p.state.ladders = [
      {
        ...{ side: 0, cell: p.hex('E8'), other: p.hex('E7'), direction: -1, climber: -1, gone: false, since: 0 },
        bearers: p.units('alphonse', 'olivier'),
      },
    ];
    expect(free(p, 'alphonse')).toBe(false);
  });

  rule(
    ['gui.5.3a', 'gui.5.1a', 'gui.5.2d'],
    'defensive fire: within the movement of the weapon, and not after an attack (R37)',
    () => {
      const volley = (id: string, marks: number, facing?: string) => {
        const p = position('il-poggio').put(0, id, 'E8', facing ? { marks, facing } : { marks });
        return mayVolley(p.battle, p.unit(id));
      };
      // Bows on foot: half their movement; slings: none; from the saddle: any.
      expect([volley('alphonse', STIRRED), volley('alphonse', STIRRED | OVER_HALF)]).toEqual([true, false]);
      expect([volley('wahid', 0), volley('wahid', STIRRED)]).toEqual([true, false]);
      expect(volley('kosmas', STIRRED | OVER_HALF, 'N')).toBe(true);
      expect([volley('alphonse', ATTACKED), volley('kosmas', ATTACKED, 'N')]).toEqual([false, false]);
      // Lance and javelin never.
      expect([volley('jacques', 0), volley('landry', 0)]).toEqual([false, false]);
    },
  );
});

describe('men in the way', () => {
  rule(
    ['gui.5.5.3a', 'gui.5.5.3.living'],
    'slings and lances do not shoot over the living; the stunned are no hindrance, animals are',
    () => {
      const p = position('il-poggio')
        .put(0, 'wahid', 'C10')
        .put(1, 'milo', 'C6')
        .put(0, 'jacques', 'F10')
        .put(1, 'sergios', 'F7');
      expect([mayHit(p, 'wahid', 'milo'), mayHit(p, 'jacques', 'sergios')]).toEqual([true, true]);
      p.put(0, 'roland', 'C8').put(0, 'osbern', 'F9');
      expect([mayHit(p, 'wahid', 'milo'), mayHit(p, 'jacques', 'sergios')]).toEqual([false, false]);
      p.put(0, 'roland', 'C8', { health: STUNNED });
      expect(mayHit(p, 'wahid', 'milo')).toBe(true);
      p.horse('robert', 'C9', 'NE');
      expect(mayHit(p, 'wahid', 'milo')).toBe(false);
    },
  );
  rule('gui.5.5.3b', 'bows and javelins shoot over men at medium range and at no more than light cover', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'C15').put(0, 'roland', 'C14').put(1, 'milo', 'C7');
    expect(mayHit(p, 'alphonse', 'milo')).toBe(false);
    // Eleven hexes: medium for the short bow.
    expect(mayHit(p.put(1, 'milo', 'C4'), 'alphonse', 'milo')).toBe(true);
    const q = position('il-poggio').put(0, 'landry', 'C13').put(0, 'roland', 'C12').put(1, 'milo', 'C8');
    expect(mayHit(q, 'landry', 'milo')).toBe(false);
    expect(mayHit(q.put(1, 'milo', 'C7'), 'landry', 'milo')).toBe(true);
    // Medium cover: on the scarp with the line over its top.
    const s = position('la-scalinata').put(0, 'landry', 'M2').put(0, 'roland', 'M4').put(1, 'milo', 'M8');
    expect(mayHit(s, 'landry', 'milo')).toBe(false);
    s.put(0, 'roland', 'A1');
    expect(mayHit(s, 'landry', 'milo')).toBe(true);
  });
  rule(['gui.5.5.3b', 'gui.7.3.2d'], 'the shields of a foulkon are medium cover: not over heads at it', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'C15').put(1, 'okeanos', 'C4');
    p.state.formations = [{ side: 1, units: p.units('okeanos'), front: 3, foulkon: false, past: [] }];
    const over = (): boolean => mayHit(p, 'alphonse', 'okeanos');
    p.put(0, 'roland', 'C14');
    expect(over()).toBe(true);
    p.state.formations[0] = { ...the(p.state.formations[0]), foulkon: true };
    expect(over()).toBe(false);
    p.put(0, 'roland', 'A16');
    expect(over()).toBe(true);
  });
  rule('gui.5.5.3.1a', 'a man in the water is shot over freely', () => {
    const p = position('laguna').put(0, 'alphonse', 'F9').put(0, 'osbern', 'G9').put(1, 'vladko', 'H8');
    expect(mayHit(p, 'alphonse', 'vladko')).toBe(true);
  });
  rule(
    ['gui.5.5.3.1b', 'gui.5.5.3.ex'],
    'a mounted archer shoots over the friend beside him, an archer on foot does not',
    () => {
      const p = position('il-poggio')
        .put(0, 'kosmas', 'G8', { facing: 'N' })
        .put(0, 'petros', 'G7')
        .put(1, 'roland', 'G5')
        .put(0, 'stephanos', 'C10')
        .put(0, 'loukas', 'C9')
        .put(1, 'jacques', 'C7');
      expect([mayHit(p, 'kosmas', 'roland'), mayHit(p, 'stephanos', 'jacques')]).toEqual([true, false]);
      p.put(0, 'petros', 'G6').put(1, 'roland', 'G4');
      expect(mayHit(p, 'kosmas', 'roland')).toBe(false);
    },
  );
  rule('gui.5.5.3.1c', 'whom the shooter cannot see does not hinder him', () => {
    // Above at M6: M9 at the foot of the scarp is hidden, M10 is not.
    const p = position('la-scalinata').put(0, 'wahid', 'M6').put(1, 'osbern', 'M9').put(1, 'milo', 'M10');
    expect([mayHit(p, 'wahid', 'osbern'), mayHit(p, 'wahid', 'milo')]).toEqual([false, true]);
  });
});

describe('a lance from the saddle', () => {
  const khaled = (hex: string): boolean => {
    const p = position('il-poggio').put(1, 'khaled', 'E9', { facing: 'N' }).put(0, 'ruggiero', hex);
    return mayHit(p, 'khaled', 'ruggiero');
  };
  rule(['gui.7.1b', 'gui.7.1.exL'], 'ahead and to the sides, not behind (R53)', () => {
    // Head E9, tail E10: ahead E7, sides C10 and G10 (120 degrees), behind E12 and C12.
    expect([khaled('E7'), khaled('C8'), khaled('G10'), khaled('C10')]).toEqual([true, true, true, true]);
    expect([khaled('E12'), khaled('C12'), khaled('G12')]).toEqual([false, false, false]);
  });
  rule(['gui.7.1c', 'gui.7.1.exR'], 'over an adjacent friend on foot at three hexes or more', () => {
    const p = position('il-poggio')
      .put(1, 'khaled', 'G9', { facing: 'N' })
      .put(1, 'zahir', 'G8')
      .put(0, 'roland', 'G7');
    expect(mayHit(p, 'khaled', 'roland')).toBe(false);
    expect(mayHit(p.put(0, 'roland', 'G6'), 'khaled', 'roland')).toBe(true);
    // Not over a mounted friend (R51).
    p.put(1, 'shakil', 'G8', { facing: 'N' }).put(1, 'zahir', 'A16');
    expect(mayHit(p, 'khaled', 'roland')).toBe(false);
  });
  rule('gui.9.3.4e', 'not up at a man on a platform', () => {
    const p = position('nido-d-aquila')
      .put(0, 'jacques', 'O8')
      .put(1, 'milo', 'P8')
      .put(0, 'alphonse', 'O11')
      .put(1, 'sergios', 'P10');
    expect([mayHit(p, 'jacques', 'milo'), mayHit(p, 'alphonse', 'milo')]).toEqual([false, true]);
  });
  rule('gui.9.3.4d', 'javelins, lances and slings are not used from slits, but may be thrown in at them', () => {
    const p = position('nido-d-aquila').put(1, 'landry', 'T7').put(0, 'vladko', 'T3');
    expect(mayHit(p, 'landry', 'vladko')).toBe(false);
    for (const id of ['berenger', 'wahid']) {
      expect(mayHit(p.put(0, id, 'T3'), id, 'landry')).toBe(true);
      // Out of the line of the slit nobody sees him.
      expect(mayHit(p.put(0, id, 'U3'), id, 'landry')).toBe(false);
    }
    p.put(1, 'landry', 'A16').put(1, 'alphonse', 'T7');
    expect(mayHit(p, 'alphonse', 'vladko')).toBe(true);
  });
  rule(
    'gui.9.3.4b',
    'from or at a work not at a man with a friend of the shooter beside him at his height (R113)',
    () => {
      const p = position('nido-d-aquila').put(0, 'alphonse', 'M5').put(1, 'petros', 'P8').put(0, 'roland', 'L6');
      expect(mayHit(p, 'petros', 'roland')).toBe(true);
      p.put(1, 'milo', 'K7');
      expect(mayHit(p, 'petros', 'roland')).toBe(false);
    },
  );
});

describe('where it falls', () => {
  const archers = (): Position =>
    position('il-poggio').put(0, 'alphonse', 'C14').put(0, 'landry', 'C16').put(1, 'kosmas', 'G14', { facing: 'N' });
  rule('gui.5.4.2.near', 'two less under four hexes (R43)', () => {
    const p = archers();
    expect(['C13', 'C11', 'C10'].map(hex => modifiers(p, 'alphonse', hex))).toEqual([-2, -2, 0]);
  });
  rule(['gui.5.4.2.medium', 'gui.5.4.2.long'], 'one more at medium range, two at long', () => {
    const p = archers();
    expect(['C4', 'C3'].map(hex => modifiers(p, 'alphonse', hex))).toEqual([0, 1]);
    expect(modifiers(p, 'landry', 'C3')).toBe(2);
  });
  rule('gui.5.4.2.wounded', 'one more for a wounded archer', () => {
    const p = archers().put(0, 'alphonse', 'C14', { health: WOUNDED });
    expect(modifiers(p, 'alphonse', 'C3')).toBe(2);
  });
  rule('gui.5.4.2.byzantine', 'one less for a Byzantine in the saddle, and only there', () => {
    const p = archers();
    expect(modifiers(p, 'kosmas', 'G10')).toBe(-1);
    p.put(1, 'kosmas', 'G14');
    p.state.ride[p.unit('kosmas')] = -1;
    expect(modifiers(p, 'kosmas', 'G10')).toBe(0);
  });
  rule('gui.5.4.2', 'what counts is added up', () => {
    expect(modifiers(archers(), 'kosmas', 'G12')).toBe(-3);
  });
  test('short bow at 12 hexes, a 3, a 4 and a 10: target, far, near', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'C15');
    expect(modifiers(p, 'alphonse', 'C3')).toBe(1);
    const falls = (die: number) =>
      p.name(
        scatter(p.battle, p.battle.diagrams.oneHex, p.hex('C15'), p.hex('C3'), Math.min(10, Math.max(4, die + 1))),
      );
    // The shot flies north: far is C2, near C4.
    expect([3, 4, 10].map(falls)).toEqual(['C3', 'C2', 'C4']);
  });
  rule('gui.5.4.1b', 'the diagram by side and by corner of arrival', () => {
    const p = position('il-poggio');
    const falls = (from: string, to: string) =>
      [4, 5, 6, 7, 8, 9, 10].map(result =>
        p.name(scatter(p.battle, p.battle.diagrams.oneHex, p.hex(from), p.hex(to), result)),
      );
    // From the south at E8 (high): far N, far right NE, far left NW, near right SE, near left SW, near S.
    expect(falls('E12', 'E8')).toEqual(['E8', 'E7', 'F7', 'D7', 'F8', 'D8', 'E9']);
    // From C8, two columns west, the line enters between NW and SW: it flies east.
    expect(falls('C8', 'E8')).toEqual(['E8', 'F8', 'F7', 'E9', 'E7', 'D8', 'D7']);
  });
});

describe('what it does', () => {
  rule(['gui.5.4.1e', 'gui.5.4.4.weapon', 'gui.5.4.4.armour'], 'the row by weapon, one more for armour', () => {
    const { battle } = position('il-poggio');
    const { compositeFoot, shortBow } = battle.charts.weapons;
    // Composite bow, a 4 in the open: row 6, killed; in armour row 7, wounded.
    expect(fireResult(battle, false, 4, compositeFoot.row, false, NONE)).toBe('C');
    expect(fireResult(battle, false, 4, compositeFoot.row, true, NONE)).toBe('B');
    expect(fireResult(battle, false, 10, shortBow.row, true, STRONG)).toBe('-');
    expect(fireResult(battle, false, 1, battle.charts.engines.stoneThrower.row, false, STRONG)).toBe('C');
  });
  rule(['gui.5.4.3.weapon', 'gui.5.4.3.armour'], 'against a horseman: short bow, a 3 at light cover, row 6', () => {
    const { battle } = position('il-poggio');
    const { shortBow, sling } = battle.charts.weapons;
    expect(fireResult(battle, true, 3, shortBow.row, false, LIGHT)).toBe('C');
    expect(fireResult(battle, true, 3, shortBow.row, true, LIGHT)).toBe('C');
    expect(fireResult(battle, true, 4, shortBow.row, true, LIGHT)).toBe('B');
    expect(fireResult(battle, true, 10, sling.row, false, NONE)).toBe('A');
    // Strong cover counts as medium for a horseman (R46).
    expect(fireResult(battle, true, 1, sling.row, false, STRONG)).toBe(
      fireResult(battle, true, 1, sling.row, false, MEDIUM),
    );
  });
  rule('gui.5.4.1f', 'of a horseman either hex may be aimed at', () => {
    const p = position('il-poggio').put(0, 'alphonse', 'E12').put(1, 'khaled', 'E6', { facing: 'NE' });
    const cells = marksOf(p.battle, p.unit('alphonse')).map(({ cell }) => p.name(cell));
    expect(cells.sort()).toEqual(['D6', 'E6']);
  });
  rule('gui.7.3.2d', 'a foulkon has medium cover against fire', () => {
    const p = position('il-poggio').put(1, 'okeanos', 'E8');
    p.state.formations = [{ side: 1, units: p.units('okeanos'), front: 0, foulkon: true, past: [] }];
    const sight = sightBetween(p.battle, p.hex('E12'), p.hex('E8'), 10);
    expect(coverOf(p.battle, p.unit('okeanos'), p.hex('E8'), p.hex('E12'), sight)).toBe(MEDIUM);
  });
  rule('gui.10.1.5b', 'a man on a ladder has no cover', () => {
    const p = position('nido-d-aquila').put(0, 'vladko', 'O8');
    p.state.ladders = [
      {
        side: 0,
        cell: p.hex('O8'),
        other: -1,
        direction: p.way('SE'),
        climber: p.unit('vladko'),
        bearers: [],
        gone: false,
        since: 0,
      },
    ];
    const sight = { ...sightBetween(p.battle, p.hex('L6'), p.hex('O8'), 10), cover: LIGHT };
    expect(coverOf(p.battle, p.unit('vladko'), p.hex('O8'), p.hex('L6'), sight)).toBe(NONE);
  });
  rule('gui.10.1.5a', 'from the top of a ladder only into the hex before him, whose man keeps strong cover', () => {
    const p = position('nido-d-aquila').put(0, 'alphonse', 'O8').put(1, 'milo', 'P8').put(1, 'sergios', 'P5');
    p.state.ladders = [
      {
        side: 0,
        cell: p.hex('O8'),
        other: -1,
        direction: p.way('SE'),
        climber: p.unit('alphonse'),
        bearers: [],
        gone: false,
        since: 0,
      },
    ];
    expect(p.name(p.beyond('O8', 'SE'))).toBe('P8');
    expect(lineTo(p.battle, p.unit('alphonse'), p.hex('P8'), p.unit('milo'))?.cover).toBe(STRONG);
    expect(lineTo(p.battle, p.unit('alphonse'), p.hex('P5'), p.unit('sergios'))).toBe(null);
  });
  rule('gui.10.1.5a', 'and the shot tells, on a platform and behind plain stakes alike', () => {
    const shot = (foot: string, hex: string): unknown[] => {
      const p = position('nido-d-aquila').put(0, 'alphonse', foot).put(1, 'dorian', hex);
      const climber = p.unit('alphonse');
      const stands = { side: 0, other: -1, bearers: [], gone: false, since: 0 };
      p.state.ladders = [{ ...stands, cell: p.hex(foot), direction: p.way('SE'), climber }];
      const t = p.play([{ step: 'offensive', side: 0 }], 4, 1);
      t.do('shoot', { unit: 'alphonse' });
      if (t.step === 'aim') t.act(the(t.legal()[0]));
      return t.ever('fired').map(({ cover, cell }) => [cover, p.name(Number(cell))]);
    };
    const [platform] = shot('O8', 'P8');
    expect(platform).toEqual(['strong', 'P8']);
    expect(shot('O7', 'P7')).toEqual([['strong', 'P7']]);
  });
});

rule('gui.5.3d', 'a new volley after 1, 2, 3 or 4 hexes', () => {
  const p = position('il-poggio')
    .put(0, 'roland', 'E8')
    .put(0, 'jacques', 'E9', { health: WOUNDED })
    .put(0, 'robert', 'G9', { facing: 'N' })
    .put(0, 'roger', 'I9', { facing: 'N' });
  p.state.charges = [
    { unit: p.unit('roger'), target: 0, path: [], counter: -1, route: [], group: -1, pike: -1, stage: 'declared' },
  ];
  expect(['jacques', 'roland', 'robert', 'roger'].map(id => refireDistance(p.battle, p.unit(id)))).toEqual([
    1, 2, 3, 4,
  ]);
});

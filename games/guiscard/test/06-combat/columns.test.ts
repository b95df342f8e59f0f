import { describe, expect, test } from 'vitest';
import {
  armourBonus,
  attackTargets,
  clampColumn,
  columnOf,
  columnShifts,
  fitsAttack,
  groundSign,
  resultOf,
  strengths,
  withBonus,
} from '../../src/06-combat/combat.ts';
import { canAttack } from '../../src/06-combat/contact.ts';
import { type Attack, type Charge, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule } from '../support.ts';
import { CHAPEL, FARM, type Position, position, TENT } from '../table.ts';

const COLUMN = ['<-5', '-5/-1', '0/5', '6/10', '11/20', '21/30', '31/40', '41/60', '61/80', '81/100', '>100'];
const attackOf = (p: Position, attackers: string[], defenders: string[], more: Partial<Attack> = {}): Attack => ({
  attackers: p.units(...attackers),
  defenders: p.units(...defenders),
  charge: -1,
  horse: -1,
  pikes: false,
  done: false,
  ...more,
});
const shift = (p: Position, attack: Attack, mounted = false): number =>
  columnShifts(p.battle, attack, mounted).reduce((sum, { value }) => sum + value, 0);
const columnFor = (p: Position, attack: Attack, mounted = false): string => {
  const { attack: force, defence } = strengths(p.battle, attack);
  return COLUMN[clampColumn(columnOf(p.battle, force - defence) + shift(p, attack, mounted))] ?? '?';
};

describe('the column', () => {
  rule('gui.6.c', 'attack minus defence picks it (R1)', () => {
    const p = position('il-poggio');
    const at = (difference: number) => COLUMN[columnOf(p.battle, difference)];
    expect([-20, -6, -5, -1, 0, 5, 6, 10, 11, 20, 21, 30, 31, 40, 41, 60, 61, 80, 81, 100, 101].map(at)).toEqual([
      ...['<-5', '<-5', '-5/-1', '-5/-1', '0/5', '0/5', '6/10', '6/10', '11/20', '11/20', '21/30', '21/30'],
      ...['31/40', '31/40', '41/60', '41/60', '61/80', '61/80', '81/100', '81/100', '>100'],
    ]);
    p.put(0, 'roland', 'E8').put(1, 'milo', 'E7');
    // Roland 12 against Milo 6.
    expect(strengths(p.battle, attackOf(p, ['roland'], ['milo']))).toEqual({ attack: 12, defence: 6 });
    expect(columnFor(p, attackOf(p, ['roland'], ['milo']))).toBe('6/10');
  });

  test('shifts stop at the first and last column (R2)', () => {
    expect([clampColumn(-3), clampColumn(14)]).toEqual([0, 10]);
  });

  rule('gui.6.d', 'two tables: the same column and die, different results for horsemen and men on foot', () => {
    const { battle } = position('il-poggio');
    expect([resultOf(battle, true, 3, 4), resultOf(battle, false, 3, 4)]).toEqual(['E', 'F']);
  });

  test('6/10 on foot with a 4 against armour is E; 31/40 mounted with a 10 is B (R2)', () => {
    const { battle } = position('il-poggio');
    expect(resultOf(battle, false, COLUMN.indexOf('6/10'), 4 + 1)).toBe('E');
    expect(resultOf(battle, true, COLUMN.indexOf('31/40'), 10 + 1)).toBe('B');
  });
});

describe('ground', () => {
  rule('gui.6.1a', 'each hex is +, 0 or - for who stands in it', () => {
    const p = position('laguna', [FARM])
      .put(0, 'roland', 'S7')
      .put(0, 'jacques', 'P12')
      .put(0, 'eustache', 'F2')
      .put(0, 'osbern', 'R10');
    expect(['roland', 'jacques', 'eustache', 'osbern'].map(id => groundSign(p.battle, p.unit(id)))).toEqual([
      1, 0, -1, 0,
    ]);
  });

  rule('gui.6.1c', 'a horseman stands on the worse of his two hexes', () => {
    const p = position('il-poggio').put(0, 'robert', 'D3', { facing: 'N' });
    // Tail in the brush of D4, head in the clear.
    expect(groundSign(p.battle, p.unit('robert'))).toBe(-1);
  });

  rule('gui.6.1b', 'attacker against defender: two columns either way at most', () => {
    // Brush is -, clear 0, a room +. Across the door of the hall the defender is + whoever he is.
    const brushToClear = position('il-poggio').put(0, 'roland', 'D4').put(1, 'milo', 'D3');
    expect(shift(brushToClear, attackOf(brushToClear, ['roland'], ['milo']))).toBe(-1);
    expect(shift(brushToClear, attackOf(brushToClear, ['milo'], ['roland']))).toBe(1);
    const even = position('il-poggio').put(0, 'roland', 'E8').put(1, 'milo', 'E7');
    expect(columnShifts(even.battle, attackOf(even, ['roland'], ['milo']), false)).toEqual([]);
    const farm = position('laguna', [FARM]).put(0, 'roland', 'S6').put(1, 'milo', 'S7');
    expect(shift(farm, attackOf(farm, ['roland'], ['milo']))).toBe(-2);
    const rooms = position('laguna', [FARM]).put(0, 'roland', 'S7').put(1, 'milo', 'T7');
    expect(shift(rooms, attackOf(rooms, ['roland'], ['milo']))).toBe(0);
  });

  rule('gui.6.2g', 'of several attackers the worst ground counts', () => {
    const p = position('il-poggio').put(0, 'avray', 'D4').put(0, 'rioulf', 'E3').put(1, 'dorian', 'D3');
    expect(columnShifts(p.battle, attackOf(p, ['avray', 'rioulf'], ['dorian']), false)).toContainEqual({
      rule: 'gui.6.1b',
      value: -1,
    });
  });

  rule('gui.6.2h', 'of several defenders the worst ground counts', () => {
    const p = position('il-poggio').put(0, 'robert', 'D3').put(1, 'milo', 'D4').put(1, 'dorian', 'D2');
    expect(columnShifts(p.battle, attackOf(p, ['robert'], ['milo', 'dorian']), false)).toEqual([
      { rule: 'gui.6.1b', value: 1 },
    ]);
  });

  rule('gui.8.5.1a', 'through a door the defender is on +, inside or outside', () => {
    const p = position('laguna', [FARM]).put(0, 'roland', 'T9').put(1, 'milo', 'T8');
    // From the courtyard (0) in: -1. From the hall (+) out to the courtyard: the defender is + as well.
    expect(shift(p, attackOf(p, ['roland'], ['milo']))).toBe(-1);
    expect(shift(p, attackOf(p, ['milo'], ['roland']))).toBe(0);
  });

  rule('gui.8.5.1b', 'through a window the defender is on + and the attacker on -, wherever they are', () => {
    const p = position('laguna', [FARM]).put(0, 'roland', 'S6').put(1, 'milo', 'S7');
    expect(shift(p, attackOf(p, ['roland'], ['milo']))).toBe(-2);
    expect(shift(p, attackOf(p, ['milo'], ['roland']))).toBe(-2);
  });

  rule(['gui.8.5.1a', 'gui.8.5.1b'], 'a horseman is fought through the opening, not the wall beside it', () => {
    // T8 has its door towards T9 and wall towards S9; V7 its window towards W7 and wall towards W8.
    const farm = (facing: string, head: string, inside: string) =>
      position('laguna', [FARM]).put(0, 'robert', head, { facing }).put(1, 'milo', inside);
    const door = farm('NW', 'S9', 'T8');
    expect(door.name(door.state.tail[door.unit('robert')] ?? -1)).toBe('T9');
    expect(shift(door, attackOf(door, ['milo'], ['robert']), true)).toBe(0);
    expect(shift(door, attackOf(door, ['robert'], ['milo']))).toBe(-1);
    const window = farm('S', 'W8', 'V7');
    expect(window.name(window.state.tail[window.unit('robert')] ?? -1)).toBe('W7');
    expect(shift(window, attackOf(window, ['milo'], ['robert']), true)).toBe(-2);
    // Through the window no horseman strikes, through the wall nobody does.
    expect(canAttack(window.battle, window.unit('robert'), window.unit('milo'))).toBe(false);
  });

  rule('gui.8.1.corner', 'at an outer corner the defender is + against those outside (R70)', () => {
    // Farm at Q7: the hex at its north-west corner is P6, column -1, one row up.
    const p = position('laguna', [FARM]).put(1, 'milo', 'P6').put(0, 'roland', 'P5');
    expect(shift(p, attackOf(p, ['roland'], ['milo']))).toBe(-1);
    expect(shift(p, attackOf(p, ['milo'], ['roland']))).toBe(0);
  });

  rule('gui.8.2.3e', 'a courtyard entrance is fought through like a door', () => {
    const p = position('laguna', [FARM]).put(0, 'roland', 'U11').put(1, 'milo', 'U10');
    expect(shift(p, attackOf(p, ['roland'], ['milo']))).toBe(-1);
    expect(shift(p, attackOf(p, ['milo'], ['roland']))).toBe(-1);
  });

  rule('gui.9.2.1d', 'who stands where the palisade fell is at a disadvantage', () => {
    const p = position('nido-d-aquila').put(1, 'milo', 'P6').put(0, 'roland', 'O6');
    expect(canAttack(p.battle, p.unit('roland'), p.unit('milo'))).toBe(false);
    p.state.works.ruins = [p.hex('P6')];
    expect(canAttack(p.battle, p.unit('roland'), p.unit('milo'))).toBe(true);
    expect(shift(p, attackOf(p, ['roland'], ['milo']))).toBe(1);
  });
});

describe('several against several', () => {
  rule('gui.6.2a', 'one against two: their defences are added', () => {
    const p = position('il-poggio').put(0, 'robert', 'E8').put(1, 'milo', 'E7').put(1, 'dorian', 'F7');
    expect(strengths(p.battle, attackOf(p, ['robert'], ['milo', 'dorian']))).toEqual({ attack: 25, defence: 11 });
  });
  rule(['gui.6.2b', 'gui.6.2c'], 'two together add their attacks and gain a column', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'jacques', 'F8').put(1, 'milo', 'F7');
    const joint = attackOf(p, ['roland', 'jacques'], ['milo']);
    expect(strengths(p.battle, joint)).toEqual({ attack: 23, defence: 6 });
    expect(columnShifts(p.battle, joint, false)).toEqual([{ rule: 'gui.6.2c', value: 1 }]);
    expect(columnShifts(p.battle, attackOf(p, ['roland'], ['milo']), false)).toEqual([]);
  });
  rule('gui.6.2d', 'against a horseman only several horsemen gain it (R30)', () => {
    const p = position('il-poggio')
      .put(1, 'khaled', 'F7', { facing: 'N' })
      .put(0, 'roland', 'E8')
      .put(0, 'robert', 'G8', { facing: 'N' })
      .put(0, 'roger', 'F9', { facing: 'N' });
    expect(shift(p, attackOf(p, ['roland', 'robert'], ['khaled']), true)).toBe(0);
    expect(columnShifts(p.battle, attackOf(p, ['robert', 'roger'], ['khaled']), true)).toEqual([
      { rule: 'gui.6.2d', value: 1 },
    ]);
    expect(strengths(p.battle, attackOf(p, ['roland', 'robert'], ['khaled'])).attack).toBe(12 + 31);
  });
  rule('gui.6.2.ex', 'difference 9, one attacker on -, both together: 6/10 to 0/5 and back', () => {
    // Avray 7 + Rioulf 7 - Dorian 5 = 9.
    const p = position('il-poggio').put(0, 'avray', 'D4').put(0, 'rioulf', 'E3').put(1, 'dorian', 'D3');
    const attack = attackOf(p, ['avray', 'rioulf'], ['dorian']);
    expect(strengths(p.battle, attack)).toEqual({ attack: 14, defence: 5 });
    expect(columnShifts(p.battle, attack, false)).toEqual([
      { rule: 'gui.6.1b', value: -1 },
      { rule: 'gui.6.2c', value: 1 },
    ]);
    expect(columnFor(p, attack)).toBe('6/10');
  });
  test('whoever joins must reach every defender (R29)', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(0, 'jacques', 'G8')
      .put(1, 'milo', 'F7')
      .put(1, 'dorian', 'E7');
    expect(fitsAttack(p.battle, p.unit('jacques'), attackOf(p, ['roland'], ['milo']))).toBe(true);
    expect(fitsAttack(p.battle, p.unit('jacques'), attackOf(p, ['roland'], ['milo', 'dorian']))).toBe(false);
  });
});

describe('armour', () => {
  rule('gui.6.3a', 'one more on the die against an armoured defender', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'milo', 'E7').put(1, 'dorian', 'F7');
    expect(armourBonus(p.battle, attackOf(p, ['roland'], ['milo']))).toBe(1);
    expect(armourBonus(p.battle, attackOf(p, ['roland'], ['dorian']))).toBe(0);
  });
  rule('gui.6.3b', 'not all armoured: no bonus', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'milo', 'E7').put(1, 'dorian', 'F7');
    expect(armourBonus(p.battle, attackOf(p, ['roland'], ['milo', 'dorian']))).toBe(0);
  });
  rule('gui.6.8f', 'a horse defends with 1, a cataphract horse has armour', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8');
    const bare = p.horse('khaled', 'E7', 'N');
    const barded = p.horse('maniakes', 'F7', 'N');
    expect(strengths(p.battle, attackOf(p, ['roland'], [], { horse: bare }))).toEqual({ attack: 12, defence: 1 });
    expect(armourBonus(p.battle, attackOf(p, ['roland'], [], { horse: bare }))).toBe(0);
    expect(armourBonus(p.battle, attackOf(p, ['roland'], [], { horse: barded }))).toBe(1);
  });
});

describe('charges', () => {
  const charging = (): Position => {
    const p = position('il-poggio').put(0, 'geoffroy', 'E8', { facing: 'N' }).put(1, 'khaled', 'E7', { facing: 'S' });
    const charge: Charge = {
      unit: p.unit('geoffroy'),
      target: p.unit('khaled'),
      path: [],
      counter: -1,
      route: [],
      group: -1,
      pike: -1,
      stage: 'arrived',
    };
    p.state.charges = [charge];
    return p;
  };
  rule('gui.7.2.3a', 'a charger attacks with half as much again, rounded down', () => {
    expect([28, 27, 1].map(withBonus)).toEqual([42, 40, 1]);
    const p = charging();
    expect(strengths(p.battle, attackOf(p, ['geoffroy'], ['khaled'], { charge: 0 }))).toEqual({
      attack: 42,
      defence: 9,
    });
  });
  rule('gui.7.2.3b', 'a counter-charger defends with half as much again', () => {
    const p = charging();
    p.state.charges = p.state.charges.map(charge => ({ ...charge, counter: p.unit('khaled') }));
    expect(strengths(p.battle, attackOf(p, ['geoffroy'], ['khaled'], { charge: 0 })).defence).toBe(13);
  });
  rule('gui.7.2.3.ex', '42 - 9 = 33 in 31/40; against a counter-charge 42 - 13 = 29 in 21/30', () => {
    const p = charging();
    const attack = attackOf(p, ['geoffroy'], ['khaled'], { charge: 0 });
    expect(columnFor(p, attack, true)).toBe('31/40');
    p.state.charges = p.state.charges.map(charge => ({ ...charge, counter: p.unit('khaled') }));
    expect(columnFor(p, attack, true)).toBe('21/30');
    expect(resultOf(p.battle, true, COLUMN.indexOf('21/30'), 4 + armourBonus(p.battle, attack))).toBe('F');
  });
  rule('gui.7.2.4', 'three Normans of a group who still charge gain a column each (R60)', () => {
    const p = charging();
    const others = ['roger', 'arthur'] as const;
    p.put(0, 'roger', 'G8', { facing: 'N' }).put(0, 'arthur', 'C8', { facing: 'N' });
    const one = { ...p.state.charges[0], group: 0 } as Charge;
    p.state.charges = [one, ...others.map(id => ({ ...one, unit: p.unit(id) }))];
    const attack = attackOf(p, ['geoffroy'], ['khaled'], { charge: 0 });
    expect(columnShifts(p.battle, attack, true)).toEqual([{ rule: 'gui.7.2.4', value: 1 }]);
    p.state.charges = p.state.charges.map((charge, index) => (index === 2 ? { ...charge, stage: 'lost' } : charge));
    expect(columnShifts(p.battle, attack, true)).toEqual([]);
  });
  rule('gui.7.2.5', 'cataphracts gain it against men on foot only (R61)', () => {
    const p = position('il-poggio').put(1, 'roland', 'E7').put(1, 'roger', 'G7', { facing: 'S' });
    const ids = ['maniakes', 'nikephoros', 'kekaumenos'];
    p.put(0, 'maniakes', 'E8', { facing: 'N' }).put(0, 'nikephoros', 'G8', { facing: 'N' });
    p.put(0, 'kekaumenos', 'I8', { facing: 'N' });
    p.state.charges = ids.map(id => ({
      ...{ unit: p.unit(id), target: p.unit('roland'), path: [], counter: -1, route: [], group: 0, pike: -1 },
      stage: 'arrived',
    }));
    const shifts = (target: string, charge: number, mounted: boolean) =>
      columnShifts(p.battle, attackOf(p, [ids[charge] ?? ''], [target], { charge }), mounted);
    expect(shifts('roland', 0, false)).toEqual([{ rule: 'gui.7.2.5', value: 1 }]);
    expect(shifts('roger', 1, true)).toEqual([]);
  });
});

describe('who can attack whom', () => {
  const targets = (p: Position, id: string): string[] =>
    attackTargets(p.battle, p.unit(id)).map(unit => p.battle.roster.men[unit]?.id ?? '?');
  rule('gui.6.a', 'enemies in adjacent hexes, stunned or not, and nobody else', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(0, 'jacques', 'E9')
      .put(1, 'milo', 'E7')
      .put(1, 'dorian', 'F7', { health: STUNNED })
      .put(1, 'sergios', 'E6');
    expect(targets(p, 'roland').sort()).toEqual(['dorian', 'milo']);
  });
  rule(
    ['gui.6.7', 'gui.6.7.ex'],
    'no attack into a hex one could not enter: armour and deep water, horse and tree (R36)',
    () => {
      const p = position('la-costa').put(0, 'roland', 'F14').put(0, 'osbern', 'G14').put(1, 'vladko', 'F15');
      // F low: F15's neighbours are F14, G15, G16, F16, E16, E15; so Osbern stands in E15's place instead.
      p.put(0, 'osbern', 'E15');
      expect([
        canAttack(p.battle, p.unit('roland'), p.unit('vladko')),
        canAttack(p.battle, p.unit('osbern'), p.unit('vladko')),
      ]).toEqual([false, true]);
      const trees = position('il-poggio')
        .put(0, 'robert', 'E6', { facing: 'N' })
        .put(0, 'roland', 'D5')
        .put(1, 'milo', 'E5');
      expect([
        canAttack(trees.battle, trees.unit('robert'), trees.unit('milo')),
        canAttack(trees.battle, trees.unit('roland'), trees.unit('milo')),
        canAttack(trees.battle, trees.unit('milo'), trees.unit('robert')),
      ]).toEqual([false, true, true]);
    },
  );
  test('not through walls, palisades, slits, chapel windows or cloth (R36)', () => {
    const farm = position('laguna', [FARM]).put(0, 'roland', 'R6').put(1, 'milo', 'R7');
    expect(targets(farm, 'roland')).toEqual([]);
    const chapel = position('laguna', [CHAPEL]).put(0, 'roland', 'R6').put(1, 'milo', 'R7');
    expect(targets(chapel, 'roland')).toEqual([]);
    const castle = position('nido-d-aquila')
      .put(0, 'roland', 'T6')
      .put(1, 'milo', 'T7')
      .put(0, 'jacques', 'O7')
      .put(1, 'sergios', 'P6');
    expect([targets(castle, 'roland'), targets(castle, 'jacques')]).toEqual([[], []]);
  });
  rule('gui.8.5.2a', 'a tent is fought over at its opening alone', () => {
    const p = position('laguna', [TENT]).put(1, 'romaric', 'R8').put(0, 'milo', 'S9').put(0, 'sergios', 'R9');
    expect([targets(p, 'milo'), targets(p, 'sergios')]).toEqual([[], ['romaric']]);
  });
  rule('gui.9.1.platform', 'from a platform one does not strike into the ward', () => {
    const p = position('nido-d-aquila').put(1, 'milo', 'P8').put(0, 'roland', 'P7');
    expect(targets(p, 'roland')).toEqual([]);
  });
  rule('gui.1.2j', 'a stunned man attacks nobody', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8', { health: STUNNED })
      .put(1, 'milo', 'E7', { health: WOUNDED });
    expect([targets(p, 'roland'), targets(p, 'milo')]).toEqual([[], ['roland']]);
  });
});

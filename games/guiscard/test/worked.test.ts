/** The worked examples of the rulebook, with their exact numbers. */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { testModifiers, testResult } from '../src/04-movement/infiltration.ts';
import { fireResult, impactModifiers, lineTo, scatter } from '../src/05-missiles/fire.ts';
import { sightBetween } from '../src/05-missiles/sight.ts';
import { clampColumn, columnOf, columnShifts, resultOf, strengths, withBonus } from '../src/06-combat/combat.ts';
import { canAttack } from '../src/06-combat/contact.ts';
import { counterEnd, inFrontalArc } from '../src/07-charges-and-formations/charge.ts';
import { depthAt } from '../src/07-charges-and-formations/formation.ts';
import { bombardment } from '../src/11-sieges/siege.ts';
import { guiscard } from '../src/index.ts';
import { type Attack, WOUNDED } from '../src/state.ts';
import { type Position, position } from './table.ts';

const rule = ruleTests(guiscard.rulebook);
const attack = (attackers: number[], defenders: number[], more: Partial<Attack> = {}): Attack => ({
  attackers,
  defenders,
  charge: -1,
  horse: -1,
  pikes: false,
  done: false,
  ...more,
});
const sum = (list: readonly { value: number }[]): number => list.reduce((total, { value }) => total + value, 0);

rule('gui.4.3.1.infiltrator gui.4.3.1.opponent'.split(' '), 'the modifiers of both men are summed', () => {
  const p = position('il-fiume')
    .put(0, 'robert', 'M4', { facing: 'N' })
    .put(1, 'argyris', 'N4', { health: WOUNDED })
    .put(0, 'osbern', 'F3', { health: WOUNDED })
    .put(1, 'okeanos', 'F4');
  const b = p.battle;
  expect(9 + sum(testModifiers(b, p.unit('argyris'), p.unit('robert')))).toBe(5);
  expect(testResult(b, 5)).toBe('none');
  expect(7 + sum(testModifiers(b, p.unit('okeanos'), p.unit('osbern')))).toBe(10);
  expect(testResult(b, 10)).toBe('kill');
});

rule(['gui.4.3.ex1', 'gui.4.3a', 'gui.4.3c'], 'Robert passes two hexes beside Argyris and is tested once', () => {
  const p = position('il-fiume').put(0, 'robert', 'L2').put(1, 'argyris', 'M4');
  const first = p.beside('M4', 'NW');
  const second = p.beside('M4', 'N');
  p.state.cell[p.unit('robert')] = p.hex(p.beside(first, 'NW'));
  const table = p.play([{ step: 'movement', side: 0 }]).act({ type: 'move', unit: p.unit('robert') });
  table.act({ type: 'step', to: p.hex(first), tail: -1 });
  expect(table.told('tested')).toHaveLength(0);
  table.dice(3).act({ type: 'step', to: p.hex(second), tail: -1 });
  expect(table.told('tested')).toHaveLength(1);
  table.act({ type: 'step', to: p.hex(p.beside(second, 'N')), tail: -1 });
  expect(table.told('tested')).toHaveLength(0);
});

rule(['gui.4.3.ex1', 'gui.4.3b'], 'the neighbour he does not attack tests him when all is declared', () => {
  const p = position('il-fiume').put(0, 'robert', 'M4');
  p.put(1, 'alexio', p.beside('M4', 'N')).put(1, 'manueles', p.beside('M4', 'NE'));
  const robert = p.unit('robert');
  p.state.marks[robert] = 1 + 32;
  const table = p.play([
    { step: 'declare', side: 0 },
    { step: 'endTests', side: 0 },
    { step: 'resolving', side: 0 },
  ]);
  table
    .act({ type: 'attack', unit: robert, target: p.unit('alexio') })
    .dice(4)
    .act({ type: 'declared' });
  expect(table.told('tested')).toMatchObject([{ enemy: p.unit('manueles'), unit: robert }]);
});

rule(['gui.4.3.ex2', 'gui.4.3.1.1', 'gui.6.7.ex'], 'a horseman cannot strike at a man in a tree hex', () => {
  const p = position('il-fiume').put(0, 'roger', 'B2');
  p.put(1, 'leon', p.beside('B2', 'NE'), { facing: 'SW' });
  expect(canAttack(p.battle, p.unit('leon'), p.unit('roger'))).toBe(false);
});

rule(
  ['gui.4.4.2.ex', 'gui.4.4.2a', 'gui.4.4.2b'],
  'Drogon walks to his horse, mounts, and has four points left',
  () => {
    const p = position('il-fiume').put(0, 'drogon', 'M2');
    const horse = p.horse('drogon', 'N4', 'N', { side: 0 });
    const flank = p.beside('N4', 'SW');
    p.state.cell[p.unit('drogon')] = p.hex(p.beside(flank, 'NW'));
    const table = p.play([{ step: 'movement', side: 0 }]).act({ type: 'move', unit: p.unit('drogon') });
    table.act({ type: 'step', to: p.hex(flank), tail: -1 }).act({ type: 'mount', horse });
    expect(table.play.position.stack.at(-1)).toMatchObject({ step: 'moving', mp: 4 });
  },
);

rule(['gui.4.4.2.ex', 'gui.4.4.2c'], 'Arthur dismounts with eight points: four on foot, two if wounded', () => {
  for (const [health, left] of [
    [0, 4],
    [WOUNDED, 2],
  ]) {
    const p = position('il-fiume').put(0, 'arthur', 'M4', { facing: 'N', health: health ?? 0 });
    const table = p.play([{ step: 'movement', side: 0 }]).act({ type: 'move', unit: p.unit('arthur') });
    table.act({ type: 'step', to: p.hex('M3'), tail: p.hex('M4') });
    const [down] = table.legal('dismount');
    table.act(down ?? { type: 'dismount', to: -1 });
    expect(table.play.position.stack.at(-1)).toMatchObject({ step: 'moving', mp: left });
  }
});

rule(
  ['gui.6.2.ex', 'gui.6.2g', 'gui.6.2c', 'gui.6.1b'],
  'two attackers, one of them in brush: the shifts cancel out',
  () => {
    const p = position('il-fiume').put(0, 'roland', 'D3').put(1, 'alexio', 'D4').put(0, 'jacques', 'D5');
    const b = p.battle;
    const one = attack([p.unit('roland'), p.unit('jacques')], [p.unit('alexio')]);
    expect(sum(columnShifts(b, one, false))).toBe(0);
    expect(columnOf(b, 9)).toBe(3);
  },
);
rule(
  ['gui.7.2.3.ex', 'gui.7.2.3a', 'gui.7.2.3b'],
  'a charge of 28 against 9, without and with a counter-charge',
  () => {
    const { battle: b } = position('il-fiume');
    expect(withBonus(28) - 9).toBe(33);
    expect(columnOf(b, 33)).toBe(6);
    expect(withBonus(28) - withBonus(9)).toBe(29);
    expect(columnOf(b, 29)).toBe(5);
    expect(resultOf(b, true, 5, 4 + 1)).toBe('F');
  },
);

/** Nine hoplites, three ranks of three, front to the north-east and south-east. */
function phalanx(): Position {
  const p = position('il-fiume');
  const names = ['okeanos', 'palaimon', 'achilleas', 'hektor', 'damon', 'evander', 'kleon', 'linos', 'myron'];
  let index = 0;
  const ranks = ['M3', p.beside('M3', 'NW'), p.beside(p.beside('M3', 'NW'), 'SW')];
  for (const start of ranks) {
    let hex = start;
    for (let file = 0; file < 3; file++) {
      p.put(1, names[index] ?? '', hex);
      index++;
      hex = p.beside(hex, 'S');
    }
  }
  p.state.formations.push({
    side: 1,
    units: names.map(name => p.unit(name)),
    front: 1,
    foulkon: false,
    past: [],
  });
  return p;
}

rule(
  ['gui.7.3.1.ex', 'gui.7.3.1e', 'gui.7.3.1f'],
  'two attackers from the front of three ranks: 40 is read on 11/20',
  () => {
    const p = phalanx();
    const b = p.battle;
    // The middle man of the front rank.
    const middle = p.unit('palaimon');
    const formation = b.state.formations[0];
    if (!formation) throw new Error('no formation');
    expect(depthAt(b, formation, middle)).toBe(3);
    const cell = p.name(b.state.cell[middle] ?? -1);
    p.put(0, 'tancrede', p.beside(cell, 'NE')).put(0, 'robert', p.beside(cell, 'SE'));
    const one = attack([p.unit('tancrede'), p.unit('robert')], [middle]);
    expect(strengths(b, one).attack).toBe(47);
    expect(47 - 7).toBe(40);
    expect(clampColumn(columnOf(b, 40) + sum(columnShifts(b, one, false)))).toBe(4);
    expect(resultOf(b, false, 4, 3 + 1)).toBe('G');
  },
);

rule(
  ['gui.7.3.1.ex2', 'gui.7.3.1h', 'gui.7.3.1k'],
  'one attacker on the shield side takes the formation’s bonus away',
  () => {
    const p = phalanx();
    const b = p.battle;
    const left = p.unit('okeanos');
    const cell = p.name(b.state.cell[left] ?? -1);
    // Facing east, the left is the north end of the row.
    p.put(0, 'drogon', p.beside(cell, 'N')).put(0, 'arthur', p.beside(cell, 'NE'));
    const one = attack([p.unit('drogon'), p.unit('arthur')], [left]);
    expect(22 + 26 - 6).toBe(42);
    expect(clampColumn(columnOf(b, 42) + sum(columnShifts(b, one, false)))).toBe(8);
    expect(resultOf(b, false, 8, 4 + 1)).toBe('H');
  },
);

rule(['gui.7.2.2.ex', 'gui.7.2.2c'], 'a counter-charger ends on the last two hexes of the charge', () => {
  const path = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const charge = { unit: 0, target: 1, path, counter: -1, route: [], group: -1, pike: -1, stage: 'declared' as const };
  expect(counterEnd(charge)).toEqual({ head: 9, tail: 10 });
});

rule(['gui.7.2.1.arc', 'gui.7.1.exL'], 'the frontal arc reaches sixty degrees to either side', () => {
  const p = position('il-fiume').put(0, 'khaled', 'M4', { facing: 'N' });
  const b = p.battle;
  const khaled = p.unit('khaled');
  for (const way of ['N', 'NE', 'NW']) expect(inFrontalArc(b, khaled, p.hex(p.beside('M4', way)))).toBe(true);
  for (const way of ['SE', 'S', 'SW']) expect(inFrontalArc(b, khaled, p.hex(p.beside('M4', way)))).toBe(false);
});

rule(
  ['gui.5.4.4', 'gui.5.4.4.weapon', 'gui.5.4.4.armour', 'gui.5.4.3', 'gui.5.4.3.weapon'],
  'rows of the fire tables by weapon',
  () => {
    const { battle: b } = position('il-fiume');
    expect(fireResult(b, false, 4, 2, false, 0)).toBe('C');
    expect(fireResult(b, false, 4, 2, true, 0)).toBe('B');
    expect(fireResult(b, true, 3, 3, false, 1)).toBe('C');
  },
);

rule(['gui.6.4', 'gui.6.5'], 'cells of the combat tables', () => {
  const { battle: b } = position('il-fiume');
  expect(resultOf(b, false, 3, 4 + 1)).toBe('E');
  expect(resultOf(b, true, 6, 10 + 1)).toBe('B');
  expect(resultOf(b, false, 2, 7)).toBe('');
});

rule(['gui.11.3.5'], 'three points on wood, die six', () => {
  const { battle: b } = position('il-fiume');
  expect(bombardment(b, 3, 'B', 6)).toBe('D');
  // Each kind of wall has its own column, whatever the points.
  expect((['D', 'S', 'B'] as const).map(type => bombardment(b, 4, type, 6))).toEqual(['', 'D', 'D']);
  expect((['D', 'S', 'B'] as const).map(type => bombardment(b, 4, type, 5))).toEqual(['', '', 'D']);
});

rule(['gui.5.4.1b', 'gui.5.4.2.medium'], 'a short bow at twelve hexes: target, far and near hex', () => {
  const p = position('la-costa').put(0, 'alphonse', 'M1');
  p.put(1, 'zahir', 'M13');
  const b = p.battle;
  const from = p.hex('M1');
  const aimed = p.hex('M13');
  expect(impactModifiers(b, p.unit('alphonse'), aimed)).toEqual([{ rule: 'gui.5.4.2.medium', value: 1 }]);
  expect(scatter(b, b.diagrams.oneHex, from, aimed, 4)).toBe(aimed);
  expect(p.name(scatter(b, b.diagrams.oneHex, from, aimed, 5))).toBe('M14');
  expect(p.name(scatter(b, b.diagrams.oneHex, from, aimed, 10))).toBe('M12');
});

rule(
  ['gui.5.5.3.ex', 'gui.5.5.3.1b', 'gui.5.5.3b'],
  'a mounted archer shoots over a friend beside him, one on foot does not',
  () => {
    const p = position('il-fiume')
      .put(0, 'kosmas', 'M4', { facing: 'S' })
      .put(0, 'alexio', 'M5')
      .put(1, 'zahir', 'M7')
      .put(0, 'petros', 'Q4')
      .put(0, 'dorian', 'Q5')
      .put(1, 'faruq', 'Q7');
    const b = p.battle;
    expect(lineTo(b, p.unit('kosmas'), p.hex('M7'), p.unit('zahir'))).not.toBeNull();
    expect(lineTo(b, p.unit('petros'), p.hex('Q7'), p.unit('faruq'))).toBeNull();
  },
);

rule(['gui.5.5.2.1b', 'gui.5.5.2.2a'], 'his own brush covers nobody else; a tree between blocks', () => {
  const p = position('il-fiume');
  const b = p.battle;
  expect(sightBetween(b, p.hex('D3'), p.hex('D6'), 10)).toMatchObject({ open: true, cover: 0 });
  expect(sightBetween(b, p.hex('B1'), p.hex('B4'), 10).open).toBe(false);
  expect(sightBetween(b, p.hex('B4'), p.hex('B2'), 10)).toMatchObject({ open: true, cover: 1 });
});

rule(
  ['gui.8.5.2.ex', 'gui.8.3.4', 'gui.8.5.2a'],
  'a tent: light cover through the opening, strong through the cloth, no blow but at the opening',
  () => {
    const p = position('il-fiume', [{ overlay: 'tenda', map: 0, anchor: 'G2' }])
      .put(0, 'romaric', 'H3')
      .put(0, 'arthur', 'G2')
      .put(1, 'stephanos', 'H6')
      .put(1, 'milo', 'I4');
    const b = p.battle;
    expect(sightBetween(b, p.hex('H6'), p.hex('H3'), 12)).toMatchObject({ open: true, cover: 1 });
    expect(sightBetween(b, p.hex('F5'), p.hex('G2'), 12)).toMatchObject({ open: true, cover: 3 });
    expect(canAttack(b, p.unit('milo'), p.unit('romaric'))).toBe(false);
  },
);

rule(['gui.5.5.2.3.ex', 'gui.5.5.2.3b', 'gui.5.5.2.3c', 'gui.5.5.2.3d'], 'over the top of a scarp', () => {
  const p = position('la-scalinata');
  const b = p.battle;
  // A two hexes above the top, E on the scarp, D one hex below it: nearer than A.
  expect(sightBetween(b, p.hex('M6'), p.hex('M8'), 4)).toMatchObject({ open: true, cover: 2 });
  // gui.5.5.4a: near enough and higher, the shooter looks down upon him.
  expect(sightBetween(b, p.hex('M6'), p.hex('M8'), 12)).toMatchObject({ open: true, cover: 0 });
  expect(sightBetween(b, p.hex('M5'), p.hex('M9'), 12).open).toBe(false);
  expect(sightBetween(b, p.hex('M7'), p.hex('M11'), 12).open).toBe(true);
  expect(sightBetween(b, p.hex('M12'), p.hex('M9'), 12)).toMatchObject({ open: true, cover: 0 });
});

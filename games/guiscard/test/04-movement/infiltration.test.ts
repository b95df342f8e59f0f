import { describe, expect, test } from 'vitest';
import { testers, testModifiers, testResult } from '../../src/04-movement/infiltration.ts';
import { DEAD, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule } from '../support.ts';
import { CHAPEL, type Position, position } from '../table.ts';

const total = (p: Position, enemy: string, mover: string, die: number): number =>
  testModifiers(p.battle, p.unit(enemy), p.unit(mover)).reduce((sum, { value }) => sum + value, die);
const outcome = (p: Position, enemy: string, mover: string, die: number): string =>
  testResult(p.battle, total(p, enemy, mover, die));
const testing = (p: Position, mover: string): string[] =>
  testers(p.battle, p.unit(mover)).map(unit => p.battle.roster.men[unit]?.id ?? '?');

describe('the table', () => {
  const results = (...dice: number[]): string[] => dice.map(die => testResult(position('il-poggio').battle, die));
  rule(['gui.4.3.1', 'gui.4.3.1.none'], 'nothing up to 5', () => {
    expect(results(-2, 1, 5)).toEqual(['none', 'none', 'none']);
  });
  rule('gui.4.3.1.stop', 'the move ends on 6 and 7', () => expect(results(6, 7)).toEqual(['stop', 'stop']));
  rule('gui.4.3.1.wound', 'wounded on 8 and 9', () => expect(results(8, 9)).toEqual(['wound', 'wound']));
  rule('gui.4.3.1.kill', 'killed from 10 on', () => expect(results(10, 13)).toEqual(['kill', 'kill']));

  rule('gui.4.3.1.infiltrator', 'mounted -1, armour -1, wounded +2 for who tries to pass', () => {
    const p = position('il-poggio')
      .put(1, 'milo', 'E7')
      .put(0, 'vladko', 'E8')
      .put(0, 'roland', 'F8')
      .put(0, 'robert', 'F9', { facing: 'N', health: WOUNDED });
    p.put(1, 'kosmas', 'C8', { facing: 'N' });
    expect([total(p, 'milo', 'vladko', 0), total(p, 'milo', 'roland', 0), total(p, 'milo', 'robert', 0)]).toEqual([
      0, -1, 0,
    ]);
    // An unarmoured horseman: only the horse counts.
    expect(total(p, 'roland', 'kosmas', 0)).toBe(-1);
  });

  rule('gui.4.3.1.opponent', 'mounted +1, hoplite +1, wounded -2 for who opposes', () => {
    const p = position('il-poggio')
      .put(0, 'vladko', 'E8')
      .put(1, 'okeanos', 'E7')
      .put(1, 'milo', 'F7', { health: WOUNDED })
      .put(1, 'kosmas', 'D8', { facing: 'N' });
    expect(['okeanos', 'milo', 'kosmas'].map(id => total(p, id, 'vladko', 0))).toEqual([1, -2, 1]);
  });

  test('a knight on horseback past a wounded footman: 9 - 1 - 1 - 2 = 5, no harm', () => {
    const p = position('il-poggio').put(0, 'arthur', 'E8', { facing: 'N' }).put(1, 'milo', 'E7', { health: WOUNDED });
    expect([total(p, 'milo', 'arthur', 9), outcome(p, 'milo', 'arthur', 9)]).toEqual([5, 'none']);
  });
  test('a wounded man without armour past a hoplite: 7 + 2 + 1 = 10, killed', () => {
    const p = position('il-poggio').put(0, 'vladko', 'E8', { health: WOUNDED }).put(1, 'okeanos', 'E7');
    expect([total(p, 'okeanos', 'vladko', 7), outcome(p, 'okeanos', 'vladko', 7)]).toEqual([10, 'kill']);
  });
});

describe('who may test', () => {
  test('enemies awake and next to him, be they wounded or engaged (R12)', () => {
    const p = position('il-poggio')
      .put(0, 'roland', 'E8')
      .put(1, 'milo', 'E7')
      .put(1, 'sergios', 'F7', { health: WOUNDED })
      .put(1, 'dorian', 'F8', { health: STUNNED })
      .put(1, 'alexio', 'E9', { health: DEAD })
      .put(0, 'jacques', 'D8')
      .put(1, 'argyris', 'D6');
    expect(testing(p, 'roland').sort()).toEqual(['milo', 'sergios']);
  });

  rule('gui.4.3c', 'whoever has tested him does not test him again, but may test another man (R18)', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(0, 'jacques', 'D7').put(1, 'milo', 'E7');
    p.state.tested = [[p.unit('milo'), p.unit('roland')]];
    expect([testing(p, 'roland'), testing(p, 'jacques')]).toEqual([[], ['milo']]);
  });

  rule('gui.4.3.1.1', 'nobody tests a hex he could not attack', () => {
    // A horseman and a tree; a man behind a chapel window; a man behind a slit.
    const trees = position('il-poggio').put(0, 'roland', 'E5').put(1, 'maniakes', 'E6', { facing: 'N' });
    expect(testing(trees, 'roland')).toEqual([]);
    trees.put(0, 'roland', 'D6').put(0, 'jacques', 'F5');
    expect(testing(trees, 'jacques')).toEqual(['maniakes']);
    const chapel = position('laguna', [CHAPEL]).put(0, 'roland', 'R6').put(1, 'milo', 'R7');
    expect(testing(chapel, 'roland')).toEqual([]);
    const tower = position('nido-d-aquila').put(0, 'roland', 'T6').put(1, 'milo', 'T7');
    expect(testing(tower, 'roland')).toEqual([]);
  });

  rule('gui.4.3.1.2', 'a horseman is tested where his head is (R19)', () => {
    const p = position('il-poggio').put(0, 'robert', 'E8', { facing: 'N' }).put(1, 'milo', 'E10');
    expect(testing(p, 'robert')).toEqual([]);
    p.put(1, 'sergios', 'F7');
    expect(testing(p, 'robert')).toEqual(['sergios']);
    // A mounted opponent threatens from either of his hexes.
    const q = position('il-poggio').put(0, 'roland', 'E8').put(1, 'maniakes', 'E6', { facing: 'N' });
    expect(testing(q, 'roland')).toEqual(['maniakes']);
  });

  rule('gui.10.1.2b', 'whoever carries a ladder tests nobody', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'milo', 'E7').put(1, 'sergios', 'E6');
    p.state.ladders = [
      {
        ...{ side: 1, cell: p.hex('E7'), other: p.hex('E6'), direction: -1, climber: -1, gone: false, since: 0 },
        bearers: p.units('milo', 'sergios'),
      },
    ];
    expect(testing(p, 'roland')).toEqual([]);
  });
});

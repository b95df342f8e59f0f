/** In tents, at their cloth, and who gets up again: corners, each from the rulebook alone. */

import { sideBetween } from '@carroccio/boards';
import { describe, expect } from 'vitest';
import { HEALTHY, STAYED, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, TENT } from '../../table.ts';

const camp = (): Position => position('laguna', [TENT]);
const strikes = (p: Position): string[] => {
  const t = p.play([{ step: 'declare', side: 0 }]);
  return t.step === 'declare' && t.seats[0] === 0 ? t.who('attack') : [];
};
const tears = (p: Position, from: string, to: string): boolean => {
  const t = p.play([{ step: 'declare', side: 0 }]);
  const on = sideBetween(p.battle.field.grid, p.hex(from), p.hex(to));
  return t.step === 'declare' && t.legal('task').some(one => one.kind === 'tear' && one.on === on);
};

describe('a tent', () => {
  // The bar is between within and without; both within fight, on ground that helps neither.
  rule(['gui.8.5.2a', 'gui.6.1b'], 'two within it fight, one within and one without do not', () => {
    expect(strikes(camp().put(0, 'roland', 'Q7').put(1, 'milo', 'Q8'))).toEqual(['roland']);
    expect(strikes(camp().put(0, 'roland', 'Q9').put(1, 'milo', 'Q8'))).toEqual([]);
    const t = camp()
      .put(0, 'robert', 'Q7')
      .put(1, 'milo', 'Q8')
      .play([...COMBAT(0)])
      .fight(['robert'], 'milo', 9);
    // 25 - 6 = 19 in 11/20, and no column either way.
    expect(t.ever('fought')).toMatchObject([{ column: 4 }]);
  });
  // In, or out.
  rule('gui.8.5.2b', 'its cloth is torn from within as from without, by who has waited there, wounded or not', () => {
    const at = (hex: string, other: string, marks: number, health = HEALTHY): boolean =>
      tears(camp().put(0, 'roland', hex, { marks, health }).put(1, 'milo', 'A1'), hex, other);
    expect([
      at('Q8', 'Q9', STAYED),
      at('Q9', 'Q8', STAYED),
      at('Q8', 'Q9', 0),
      at('Q9', 'Q8', STAYED, WOUNDED),
    ]).toEqual([true, true, false, true]);
  });
  // What is torn is an opening: one walks through it.
  rule(['gui.8.5.2b', 'gui.8.4a'], 'through torn cloth one goes in, through the next one not', () => {
    const p = camp().put(0, 'roland', 'Q9').put(1, 'petros', 'A1');
    const goes = (): string[] =>
      p
        .play([...MOVES])
        .do('move', { unit: 'roland' })
        .hexes('step');
    expect(goes()).not.toContain('Q8');
    p.state.works.torn = [sideBetween(p.battle.field.grid, p.hex('Q9'), p.hex('Q8'))];
    expect(goes()).toContain('Q8');
  });
});

describe('who was stunned', () => {
  // In the enemy's phase: he gets up at the end of his own, wherever he has been carried.
  rule(['gui.2.1.5', 'gui.4.2.4a'], 'gets up at the end of his phase though he was carried in it', () => {
    const p = poggio().put(0, 'osbern', 'E12').put(0, 'avray', 'E11', { health: STUNNED }).put(1, 'petros', 'Z1');
    const t = p.play([
      { step: 'phase', side: 0 },
      { step: 'offensive', side: 1 },
    ]);
    const quiet = ['hold', 'endCharges', 'endMoves', 'declared'];
    while (t.step !== 'movement') t.act(the(t.legal().find(({ type }) => quiet.includes(type))));
    t.do('move', { unit: 'osbern' })
      .go('E11')
      .do('lift', { unit: 'avray' })
      .go('E10')
      .do('stop')
      .do('lay', { to: 'D9' });
    for (let n = 0; n < 12 && t.seats[0] === 0; n++) t.act(the(t.legal().find(({ type }) => quiet.includes(type))));
    expect([t.where('avray'), t.health('avray')]).toEqual(['D9', HEALTHY]);
  });
});

describe('ranks formed anew', () => {
  // Three able men side by side.
  rule(['gui.7.3.1a', 'gui.7.3.1c'], 'there are none with a wounded, a stunned or a missing man in the middle', () => {
    const forms = (health: number): boolean => {
      const p = poggio().put(0, 'palaimon', 'E8').put(0, 'okeanos', 'F8', { health }).put(0, 'achilleas', 'G9');
      return (
        p
          .put(1, 'petros', 'Z1')
          .play([...MOVES])
          .legal('formUp').length > 0
      );
    };
    expect([forms(HEALTHY), forms(WOUNDED), forms(STUNNED)]).toEqual([true, false, false]);
    const apart = poggio()
      .put(0, 'palaimon', 'E8')
      .put(0, 'achilleas', 'G9')
      .put(0, 'hektor', 'H9')
      .put(1, 'petros', 'Z1');
    expect(apart.play([...MOVES]).legal('formUp')).toEqual([]);
    // Others who carry pikes, Germans or Arabs, have no such order.
    const arabs = poggio().put(0, 'adama', 'E8').put(0, 'bilal', 'F8').put(0, 'juba', 'G9').put(1, 'petros', 'Z1');
    expect(arabs.play([...MOVES]).legal('formUp')).toEqual([]);
  });
});

/** Shots that halt, that stray, and at those who stay: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, WOUNDED } from '../../../src/state.ts';
import { charges, hold, MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Table } from '../../table.ts';

const living = (t: Table): string[] =>
  t.state.cell.flatMap((cell, unit) => {
    if (cell < 0 || (t.state.health[unit] ?? 0) > WOUNDED) return [];
    const tail = (t.state.ride[unit] ?? -1) >= 0 ? (t.state.tail[unit] ?? -1) : -1;
    return [cell, tail].filter(one => one >= 0).map(one => t.position.name(one));
  });

describe('a charger slowed over a friend', () => {
  // He stops where his points end, and two do not stay in one hex.
  rule(['gui.5.4.3.A', 'gui.7.2.1a', 'gui.4.1'], 'does not stay on him', () => {
    const p = poggio().put(0, 'robert', 'C14', { facing: 'N' }).put(0, 'avray', 'C7').put(1, 'milo', 'C4');
    p.put(1, 'petros', 'E1').put(1, 'dorian', 'Z1');
    const t = charges(p).do('charge', { unit: 'robert', target: 'milo' });
    for (let row = 13; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `C${row}` });
    if (t.step === 'charges') t.do('endCharges');
    while (t.step === 'window' && !t.hexes('name', 'cell').includes('C10')) t.do('hold');
    // 1 on the spot; 7 and armour is row 10: A. Eight of twelve points are left, and then four: to C6, his tail in C7.
    t.dice(1, 7).do('name', { unit: 'petros', cell: 'C10' }).do('loose');
    hold(t);
    expect(t.ever('chargeLost')).toHaveLength(1);
    const hexes = living(t);
    expect([t.health('robert'), new Set(hexes).size]).toEqual([HEALTHY, hexes.length]);
  });
});

describe('a rider who stays', () => {
  // His horse is shot under him; he has not set out, and goes nowhere.
  rule(['gui.5.4.3.D', 'gui.5.3e'], 'and loses his horse in the end walks nowhere', () => {
    const p = poggio().put(0, 'musa', 'C12', { facing: 'N' }).put(0, 'osbern', 'A16').put(1, 'petros', 'C2');
    const t = p.play([...MOVES]).do('endMoves');
    while (t.step === 'window' && !t.hexes('name', 'cell').includes('C12')) t.do('hold');
    // 1 on the spot; 4 is row 6: D.
    t.dice(1, 4).do('name', { unit: 'petros', cell: 'C12' }).do('loose');
    if (t.step === 'fall') t.do('lieAt', { to: 'C11' });
    hold(t);
    expect([t.health('musa'), t.where('musa'), t.step === 'moving']).toEqual([WOUNDED, 'C11', false]);
  });
});

describe('an arrow that strays', () => {
  // He has still to move: slowed by nothing, he goes as a wounded man.
  rule(
    ['gui.5.4.1d', 'gui.5.4.4.B', 'gui.4.table'],
    'into one who has still to move leaves him what a wounded man has',
    () => {
      const p = poggio().put(0, 'osbern', 'D12').put(0, 'avray', 'C11').put(1, 'petros', 'D2').put(1, 'milo', 'Z1');
      const t = p
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .go('D11');
      // 8 comes down behind on the right, where Avray is; 6 is row 8: B.
      t.dice(8, 6).do('name', { unit: 'petros', cell: 'D11' }).do('loose');
      expect([t.health('osbern'), t.health('avray')]).toEqual([HEALTHY, WOUNDED]);
      hold(t).do('stop');
      hold(t).do('move', { unit: 'avray' });
      const frame = t.play.position.stack.at(-1);
      expect(frame && 'mp' in frame ? frame.mp : -1).toBe(4);
    },
  );
  // Into one of the archers’ own men: no result of a volley drives anybody back.
  rule(['gui.5.4.1d', 'gui.5.4.4.A'], 'in a volley drives back no friend of the archer’s', () => {
    const p = poggio().put(0, 'osbern', 'D11').put(1, 'petros', 'D2').put(1, 'roland', 'C10');
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'osbern' })
      .go('D10');
    // 8 comes down on Roland; 7 and armour is row 10: A.
    t.dice(8, 7).do('name', { unit: 'petros', cell: 'D10' }).do('loose');
    expect([t.ever('fired').length, t.where('roland'), t.health('roland'), t.step]).toEqual([
      1,
      'C10',
      HEALTHY,
      'moving',
    ]);
  });
});

describe('a volley at a man on his way', () => {
  // The bridle costs nothing: it is enough to have come before the head of the horse.
  rule(['gui.5.4.4.A', 'gui.4.4.3b'], 'that takes his last points leaves him the bridle beside him', () => {
    const p = poggio().put(0, 'roland', 'D14').put(1, 'petros', 'D2').put(1, 'milo', 'Z1');
    const horse = p.horse('robert', 'C10', 'S', { side: 0 });
    const t = p.play([...MOVES]).do('move', { unit: 'roland' });
    for (const row of [13, 12, 11, 10]) hold(t).go(`D${row}`);
    // Two points of six are left; 7 and armour is row 10: A.
    expect(t.step).toBe('window');
    t.dice(1, 7).do('name', { unit: 'petros', cell: 'D10' }).do('loose');
    expect([t.health('roland'), t.hexes('step')]).toEqual([HEALTHY, []]);
    if (t.legal('bridle').length > 0) t.act(the(t.legal('bridle')[0]));
    expect(the(t.state.horses[horse]).leader).toBe(p.unit('roland'));
  });
});

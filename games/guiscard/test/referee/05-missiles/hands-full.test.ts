/** Who has carried something and who only took it up: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { hold, MOVES, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const QUIET = ['endFire', 'hold', 'done', 'endCharges', 'endMoves', 'declared', 'decline'];
const PHASES = [
  { step: 'phase', side: 0 },
  { step: 'phase', side: 1 },
] as const;
function idle(t: Table, step: string, side: number): Table {
  for (let n = 0; n < 40 && !(t.step === step && t.seats[0] === side); n++)
    t.act(the(t.legal().find(({ type }) => QUIET.includes(type))));
  return t;
}
const laid = (): Position => {
  const p = poggio().put(0, 'alphonse', 'C12').put(0, 'avray', 'C13').put(1, 'roland', 'H2');
  p.state.ladders = [upright(p, 'C12', 'N', { direction: -1, other: p.hex('C13') })];
  return p;
};
const take = (t: Table): Table => t.do('shoulder', { ladder: 0, unit: 'alphonse', mate: 'avray' });

describe('an archer who has borne a ladder', () => {
  // Half of eight less two; while it is on his shoulder he does not shoot, and raising it takes all of his move.
  rule(
    ['gui.5.1.short-bow', 'gui.10.1.2b', 'gui.5.3a'],
    'shoots in the other’s phase if he went three hexes and put it down',
    () => {
      const shoots = (hexes: number, down: boolean): boolean => {
        const t = take(idle(laid().play([...PHASES]), 'movement', 0));
        for (let n = 0; n < hexes; n++) hold(t).do('carryTo', { cell: `C${11 - n}`, other: `C${12 - n}` });
        hold(t).do(down ? 'putDown' : 'hold');
        idle(t, 'movement', 1).do('move', { unit: 'roland' }).go('H3');
        return t.step === 'window' && t.who('name').includes('alphonse');
      };
      expect([shoots(1, true), shoots(3, true), shoots(4, true), shoots(1, false)]).toEqual([true, true, false, false]);
    },
  );
});

describe('an archer who has raised one', () => {
  // R74: the rest of his move, though he stood at the stakes already.
  rule(['gui.5.1.short-bow', 'gui.10.1.2c'], 'shoots at nobody in the other’s phase, be it where he stood', () => {
    const shoots = (raises: boolean): boolean => {
      const p = nido().put(0, 'alphonse', 'O7').put(0, 'avray', 'O6').put(1, 'roland', 'H2');
      p.state.ladders = [upright(p, 'O7', 'SE', { direction: -1, other: p.hex('O6') })];
      const t = take(idle(p.play([...PHASES]), 'movement', 0));
      t.act(the(t.legal(raises ? 'raise' : 'putDown')[0]));
      idle(t, 'movement', 1).do('move', { unit: 'roland' }).go('H3');
      return t.step === 'window' && t.who('name').includes('alphonse');
    };
    expect([shoots(false), shoots(true)]).toEqual([true, false]);
  });
});

describe('who takes a ladder up and lays it down', () => {
  // R14, R40: he has not moved: he is shot at in the end, and nobody tests him.
  rule(['gui.5.3e', 'gui.10.1.2a', 'gui.4.3b'], 'in his place has not moved', () => {
    const p = laid().put(1, 'petros', 'H12');
    const t = take(p.play([...MOVES, { step: 'movesOver', side: 0 }], 1)).do('putDown');
    if (t.step === 'movement') t.do('endMoves');
    const aims: string[] = [];
    for (; t.step === 'window'; t.do('hold')) aims.push(...t.hexes('name', 'cell'));
    expect(aims.sort()).toEqual(['C12', 'C13']);
  });
});

describe('a formation', () => {
  rule(['gui.5.3e', 'gui.7.3.1b'], 'that is told to march and stays has not moved', () => {
    const shot = (marches: boolean): string[] => {
      const p = poggio().put(1, 'petros', 'C3');
      const row = { palaimon: 'B9', okeanos: 'C10', achilleas: 'D10' };
      for (const [id, hex] of Object.entries(row)) p.put(0, id, hex);
      p.state.formations = [{ side: 0, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
      const t = p.play([...MOVES]).do('march', { formation: 0 });
      if (marches) hold(t.do('shift', { direction: 3 }));
      if (t.step === 'formationMarch') t.do('stop');
      if (t.step === 'movement') t.do('endMoves');
      const aims: string[] = [];
      for (; t.step === 'window'; t.do('hold')) aims.push(...t.hexes('name', 'cell'));
      return aims.sort();
    };
    expect([shot(false), shot(true)]).toEqual([['B9', 'C10', 'D10'], []]);
  });
});

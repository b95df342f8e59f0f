/** Exactly enough, one short, and who stays behind: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, type Ladder, WOUNDED } from '../../../src/state.ts';
import { COMBAT, MOVES } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { FARM, type Position, position, type Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });

describe('four points of a wounded man', () => {
  // l.1533: it is armour that keeps the wounded outside; without it four are four.
  rule(['gui.8.4.1b', 'gui.8.4.1a'], 'a wounded man without armour just gets through a window', () => {
    const t = begin(position('laguna', [FARM]).put(0, 'osbern', 'S6', { health: WOUNDED }), 'osbern').go('S7');
    expect([t.where('osbern'), t.step === 'moving' ? t.legal('step') : []]).toEqual(['S7', []]);
  });
  // l.1739: three up, four over; one turn for each.
  rule(['gui.10.1.3a', 'gui.10.1.3b'], 'a wounded man climbs a ladder in one turn and goes over in the next', () => {
    const ladder = (p: Position, climber: number): Ladder => ({
      ...{ side: 0, cell: p.hex('O8'), other: -1, direction: p.way('SE'), climber, bearers: [], gone: false },
      since: 0,
    });
    const wounded = (): Position => position('nido-d-aquila').put(0, 'osbern', 'O8', { health: WOUNDED });
    const foot = wounded();
    foot.state.ladders = [ladder(foot, -1)];
    const up = begin(foot, 'osbern').do('climb', { ladder: 0 });
    expect([the(up.state.ladders[0]).climber, up.legal('vault')]).toEqual([foot.unit('osbern'), []]);
    const top = wounded();
    top.state.ladders = [ladder(top, top.unit('osbern'))];
    // A 5 is a good leap onto a platform.
    const over = begin(top, 'osbern', 5).do('vault');
    expect([over.where('osbern'), over.health('osbern')]).toEqual(['P8', WOUNDED]);
  });
});

describe('in the way', () => {
  // l.281, l.285: a horse by itself is no enemy; one passes it, and does not stay with it.
  rule(
    ['gui.4.1', 'gui.4.2a'],
    'one passes through a hex with a loose horse, on foot or mounted, and does not stop in it',
    () => {
      const through = (facing?: string): number[] => {
        const p = position('il-poggio')
          .put(0, 'musa', 'H12', facing ? { facing } : {})
          .put(1, 'milo', 'A1');
        p.horse('khaled', 'H11', 'NE', { side: 1 });
        const t = begin(p, 'musa').go('H11');
        const inside = t.legal('stop').length;
        t.go('H10');
        if (facing) t.go('H9');
        return [inside, t.legal('stop').length];
      };
      expect([through(), through('N')]).toEqual([
        [0, 1],
        [0, 1],
      ]);
    },
  );
});

describe('two driven off together', () => {
  // l.1291, l.1294: the retreat is for all; who has nowhere to go is hurt where he stands, and his hex is not left.
  rule(
    ['gui.6.5.retreat', 'gui.6.6b'],
    'of two one goes back and the other is cornered: only the first has left his hex',
    () => {
      const p = position('il-poggio').put(1, 'dorian', 'A1').put(1, 'alexio', 'B2').put(0, 'serlon', 'A2');
      p.put(0, 'osbern', 'B1');
      const t = p.play([...COMBAT(0)]).do('attack', { unit: 'serlon', target: 'dorian' });
      t.do('include', { attack: 0, target: 'alexio' }).declared();
      // 24 - 10 = 14 in 11/20, one left under the tree: 6/10; 5 is E.
      t.dice(5);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      while (t.step === 'retreatOrder') t.act(the(t.legal('goFirst')[0]));
      while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
      expect(t.ever('fought').at(-1)?.result).toBe('E');
      expect([t.where('dorian'), t.health('dorian'), t.where('alexio') === 'B2', t.health('alexio')]).toEqual([
        'A1',
        WOUNDED,
        false,
        HEALTHY,
      ]);
      expect([t.step, t.who('advance')]).toEqual(['advance', ['serlon']]);
      t.do('advance', { unit: 'serlon' });
      expect(t.hexes('step')).toEqual(['B2']);
    },
  );
});

describe('a group met halfway', () => {
  // l.1384, R60: each may be met, each fight is its own, and the column is for each of three who charge.
  rule(['gui.7.2.4', 'gui.7.2.2b'], 'one of three charging together who is met keeps his column', () => {
    const p = position('il-poggio')
      .put(1, 'ayyub', 'C4', { facing: 'S' })
      .put(1, 'dorian', 'D7')
      .put(1, 'filippo', 'E7');
    const riders = { robert: 'C15', roger: 'D15', arthur: 'E15' };
    for (const [id, hex] of Object.entries(riders)) p.put(0, id, hex, { facing: 'N' });
    const t = p.play([
      { step: 'charges', side: 0 },
      { step: 'chargesRun', side: 0, next: 0 },
      { step: 'combatBegins', side: 0 },
      ...COMBAT(0),
    ]);
    t.do('groupCharge', { unit: 'robert', target: 'ayyub' }).do('joinCharge', { unit: 'roger', target: 'dorian' });
    t.do('joinCharge', { unit: 'arthur', target: 'filippo' }).do('launch');
    t.do('counter', { unit: 'ayyub' }).do('rideTo', { to: 'C5' }).do('rideTo', { to: 'C6' });
    for (let n = 0; n < 6 && t.step !== 'declare' && t.step !== 'resolving'; n++)
      t.act(the(t.legal().find(({ type }) => ['pass', 'decline', 'noCounter', 'endCharges', 'hold'].includes(type))));
    t.declared().dice(10);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    // 31 and 15 - 11 and 5 = 30 in 21/30, one right.
    expect([t.where('ayyub'), t.ever('fought')]).toMatchObject(['C6', [{ difference: 30, column: 6 }]]);
  });
});

/** What falls from above, burns below or floats: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, nido, poggio, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

describe('down from a ladder', () => {
  /** Osbern at the top, before Milo on his platform. */
  const stormed = (): Position => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    return p;
  };
  const pushed = (p: Position): Table => {
    const t = p.play([...COMBAT(1)], 1).do('task', { kind: 'push', unit: 'milo', on: 0 });
    t.declared();
    return t.act(the(t.legal('setLadder').find(({ cell }) => cell === p.hex('O9'))));
  };
  // l.1757, R28: whoever is fallen upon is stunned, and nobody is stunned in the saddle.
  rule(['gui.10.1.6c', 'gui.6.8a', 'gui.1.2a'], 'a rider upon whom a climber falls lies beside his horse', () => {
    const p = stormed().put(0, 'musa', 'O7', { facing: 'S' });
    const t = pushed(p).do('lieAt', { to: 'O7' });
    expect([t.health('osbern'), t.where('osbern'), t.health('musa'), t.step, t.seats]).toEqual([
      WOUNDED,
      'O7',
      STUNNED,
      'fall',
      [0],
    ]);
    t.do('lieAt', { to: 'N6' });
    expect([t.where('musa'), t.state.ride[p.unit('musa')], the(t.state.horses[0])]).toMatchObject([
      'N6',
      -1,
      { dead: false, rider: -1, head: p.hex('O7'), tail: p.hex('O6') },
    ]);
  });
  // l.1849: what burns is closed, also to who falls.
  rule(['gui.10.1.6c', 'gui.10.5.1d', 'gui.10.2.5b'], 'a climber who falls is laid in no burning naphtha', () => {
    const lies = (lit: boolean): string[] => {
      const p = stormed();
      p.state.works.naphtha = [{ cells: ['N7', 'N8'].map(hex => p.hex(hex)), lit }];
      return pushed(p).hexes('lieAt');
    };
    const all = lies(false);
    expect(all).toEqual(expect.arrayContaining(['N7', 'N8', 'O7', 'O9']));
    expect(lies(true)).toEqual(all.filter(hex => hex !== 'N7' && hex !== 'N8'));
  });
});

describe('out of the sky', () => {
  // l.1875: all of them suffer what one die says, each in what he wears.
  rule(['gui.10.4.4b', 'gui.5.4.4'], 'of two in a hex one die of the stone kills the one and wounds the other', () => {
    const p = poggio().put(0, 'osbern', 'E8').put(0, 'roland', 'E8').put(1, 'milo', 'A1');
    const cell = p.hex('E8');
    const shot = { step: 'hit' as const, from: p.hex('E16'), cell, row: 0, short: 30, volley: false, aimed: cell };
    // Six without armour is C; seven with it is B.
    const t = p.play([{ ...shot, all: true }], 6, 1);
    expect([t.health('osbern'), t.health('roland')]).toEqual([DEAD, WOUNDED]);
  });
  const POOL = ['H6', 'G6', 'G7', 'H5', 'H7', 'I6', 'I7'];
  /** Robert rides north with his head here, and the pool is set alight. */
  const lit = (head: string, ...dice: number[]): Table => {
    const p = poggio().put(0, 'petros', 'H12').put(1, 'robert', head, { facing: 'N' }).put(1, 'osbern', 'A1');
    p.state.arrows[p.unit('petros')] = 6;
    p.state.works.naphtha = [{ cells: POOL.map(hex => p.hex(hex)), lit: false }];
    const t = p.play([{ step: 'offensive', side: 0 }], 8, ...dice).do('shoot', { unit: 'petros' });
    t.do('burn', { cell: 'G7' });
    expect([t.step, t.seats]).toEqual(['retreatStep', [1]]);
    return t;
  };
  const inPool = (t: Table, cells: readonly unknown[]): unknown[] =>
    cells.filter(cell => POOL.includes(t.position.name(Number(cell))));
  const rolls = (t: Table): number => t.ever('roll').filter(({ rule: id }) => id === 'gui.10.5.3b').length;
  // l.1897, R22: he goes back a hex by either end, and has left the fire with both.
  rule(
    ['gui.10.5.3b', 'gui.1.1b'],
    'a rider with his tail in burning naphtha rides out of it, and stays in the saddle when it hurts him',
    () => {
      const t = lit('H4', 7);
      for (const { to, other } of t.legal('retreatTo')) expect(inPool(t, [to, other])).toEqual([]);
      t.act(the(t.legal('retreatTo')[0]));
      expect([t.health('robert'), t.state.ride[t.position.unit('robert')]]).toEqual([WOUNDED, 0]);
    },
  );
  // l.1899: one hex takes his head out of it, not his tail, which is driven into another hex of the fire.
  rule(
    ['gui.10.5.3c', 'gui.1.1b'],
    'a rider with both halves in it rolls again until he is out of it with both',
    () => {
      const t = lit('H5', 9, 9).do('retreatTo', { to: 'H4', other: 'H5' });
      expect([rolls(t), t.step]).toEqual([2, 'retreatStep']);
      t.do('retreatTo', { to: 'H3', other: 'H4' });
      const unit = t.position.unit('robert');
      expect([rolls(t), t.health('robert'), inPool(t, [t.state.cell[unit], t.state.tail[unit]])]).toEqual([
        2,
        HEALTHY,
        [],
      ]);
    },
  );
  // l.854, R52: he shoots from where the head of his horse is.
  rule(['gui.5.5.2.4c', 'gui.5.f'], 'a mounted archer shoots with his horse’s tail in the water, not its head', () => {
    const shoots = (head: string, facing: string): boolean => {
      const p = position('il-fiume').put(0, 'kosmas', head, { facing }).put(1, 'roland', 'D2').put(1, 'milo', 'Z16');
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.who('shoot').includes('kosmas');
    };
    expect([shoots('D7', 'N'), shoots('D8', 'S'), shoots('D6', 'N')]).toEqual([true, false, true]);
  });
});

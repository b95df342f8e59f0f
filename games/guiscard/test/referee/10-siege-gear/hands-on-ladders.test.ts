/** Whose hands are on a ladder or an engine, and what keeps them off: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { WOUNDED } from '../../../src/state.ts';
import { hold, MOVES, nido, poggio, thrower, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position } from '../../table.ts';

describe('a ladder that leans', () => {
  const leaning = (): Position => {
    const p = nido().put(0, 'osbern', 'N7').put(0, 'avray', 'N8').put(0, 'roland', 'A1').put(1, 'petros', 'Z16');
    p.state.ladders = [upright(p, 'O8', 'SE', { side: 1 })];
    return p;
  };
  // Any two who stand beside it, whoever brought it.
  rule('gui.10.1.4a', 'two enemies who stand beside an empty ladder turn it', () => {
    expect(
      leaning()
        .play([...MOVES])
        .legal('turnLadder').length,
    ).toBeGreaterThan(0);
    const lone = leaning();
    lone.state.cell[lone.unit('avray')] = lone.hex('L2');
    expect(lone.play([...MOVES]).legal('turnLadder')).toEqual([]);
  });
  // Only somebody on it forbids that.
  rule(['gui.10.1.4a', 'gui.10.1.4b'], 'a man at its foot does not keep it from being turned, one on it does', () => {
    const turns = (climber: boolean): boolean => {
      const p = leaning().put(1, 'milo', 'O8');
      if (climber) the(p.state.ladders[0]).climber = p.unit('milo');
      return p.play([...MOVES]).legal('turnLadder').length > 0;
    };
    expect([turns(false), turns(true)]).toEqual([true, false]);
  });
  // R74: both have had their move.
  rule(['gui.10.1.2c', 'gui.10.1.3b'], 'who has raised a ladder neither walks on nor climbs it that turn', () => {
    const p = nido().put(0, 'osbern', 'N8').put(0, 'avray', 'M8').put(0, 'rioulf', 'O7').put(1, 'milo', 'Z16');
    p.state.ladders = [upright(p, 'N8', 'SE', { direction: -1, other: p.hex('M8') })];
    const t = hold(p.play([...MOVES]).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' }));
    t.do('carryTo', { cell: 'O8', other: 'N8' });
    hold(t).act(the(t.legal('raise').find(({ cell }) => cell === p.hex('O8'))));
    hold(t);
    expect(t.who('move')).toEqual(['rioulf']);
    // R75: nor does anybody else, and he is told why.
    t.do('move', { unit: 'rioulf' }).go('O8');
    expect(t.refusal({ type: 'climb', ladder: 0 })).toMatchObject({ rule: 'gui.10.1.3b', reason: 'justRaised' });
  });
});

describe('two under a ladder', () => {
  // Half of what is left to him, and neither goes without the other.
  rule(['gui.5.4.4.B', 'gui.10.1.2a'], 'a bearer wounded on the way slows both to half of what is left', () => {
    const p = poggio().put(0, 'osbern', 'C12').put(0, 'avray', 'C13').put(1, 'petros', 'C6');
    p.state.ladders = [upright(p, 'C12', 'N', { direction: -1, other: p.hex('C13') })];
    const t = p.play([...MOVES]).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    t.do('carryTo', { cell: 'C11', other: 'C12' });
    t.dice(1, 5).do('name', { unit: 'petros', cell: 'C11' }).do('loose');
    expect(t.health('osbern')).toBe(WOUNDED);
    let gone = 0;
    for (; hold(t).legal('carryTo').length > 0 && gone < 9; gone++)
      t.do('carryTo', { cell: `C${10 - gone}`, other: `C${11 - gone}` });
    // Five are left of six: two.
    expect(gone).toBe(2);
  });
});

describe('at a stone thrower', () => {
  // They stand at the end with the arrow.
  rule('gui.10.4.1b', 'three at its tail do not serve it', () => {
    const ready = (...hexes: string[]): number => {
      const p = poggio().put(1, 'milo', 'A1');
      for (const [n, id] of ['osbern', 'avray', 'rioulf'].entries()) p.put(0, id, the(hexes[n]));
      p.state.engines = [thrower(p, 'H13', 'H14')];
      return p.play([{ step: 'offensive', side: 0 }]).legal('hurl').length;
    };
    expect([ready('G13', 'H12', 'I13'), ready('G13', 'G14', 'I13'), ready('G15', 'H15', 'I15')]).toEqual([1, 1, 0]);
  });
  // The hexes he has entered count, be it behind an engine.
  rule(['gui.5.3d', 'gui.10.4.2'], 'a wounded bearer of it is shot at again a hex on, a sound one is not', () => {
    const again = (health: number): boolean => {
      const p = poggio().put(0, 'osbern', 'H15', { health }).put(0, 'avray', 'I13').put(0, 'rioulf', 'I14');
      p.put(0, 'hamon', 'G14').put(1, 'petros', 'L15').put(1, 'loukas', 'L16');
      p.state.engines = [thrower(p, 'H13', 'H14')];
      const t = p
        .play([...MOVES])
        .do('carryEngine', { engine: 0 })
        .do('engineTo', { head: 'H12', tail: 'H13' });
      while (t.step === 'window' && !t.hexes('name', 'cell').includes(t.where('osbern'))) t.do('hold');
      t.dice(10, 10)
        .do('name', { unit: 'petros', cell: t.where('osbern') })
        .do('loose');
      hold(t).do('engineTo', { head: 'H11', tail: 'H12' });
      for (; t.step === 'window'; t.do('hold')) if (t.hexes('name', 'cell').includes(t.where('osbern'))) return true;
      return false;
    };
    expect([again(WOUNDED), again(0)]).toEqual([true, false]);
  });
});

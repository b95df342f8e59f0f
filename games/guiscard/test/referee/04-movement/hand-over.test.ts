/** Horses held by those who mount, carry and go in: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { STUNNED } from '../../../src/state.ts';
import { MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });
const hold3 = (p: Position, unit: string): Position => {
  for (const index of [p.horse('roger', 'E9', 'S'), p.horse('robert', 'E11', 'N'), p.horse('arthur', 'D9', 'N')])
    Object.assign(the(p.state.horses[index]), { leader: p.unit(unit), side: 0 });
  return p;
};
const led = (t: Table, unit: string): number =>
  t.state.horses.filter(({ leader }) => leader === t.position.unit(unit)).length;

describe('three bridles', () => {
  // In the saddle he leads one; nothing lets him keep two.
  rule(['gui.4.4.3g', 'gui.4.4.2a'], 'who mounts one of three he holds keeps one bridle at most', () => {
    const p = hold3(poggio().put(0, 'drogon', 'E10'), 'drogon').put(1, 'milo', 'A1');
    const t = begin(p, 'drogon');
    t.act(the(t.legal('mount')[0]));
    expect(led(t, 'drogon')).toBeLessThanOrEqual(1);
  });
  rule(['gui.4.4.3g', 'gui.4.4.3c', 'gui.4.4.3d'], 'a rider with a horse in hand takes no second', () => {
    const p = poggio().put(0, 'robert', 'E12', { facing: 'N' }).put(1, 'milo', 'A1');
    const horse = p.horse('roger', 'F12', 'N');
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('robert'), side: 0 });
    p.horse('khaled', 'D10', 'N');
    const t = begin(p, 'robert').go('E11<E12', 'E10<E11');
    expect([t.legal('seize'), t.legal('bridle')]).toEqual([[], []]);
    const without = poggio().put(0, 'robert', 'E12', { facing: 'N' }).put(1, 'milo', 'A1');
    without.horse('khaled', 'D10', 'N');
    const free = begin(without, 'robert').go('E11<E12', 'E10<E11');
    expect(free.legal('seize').length).toBe(1);
  });
  // One living being in a hex, man or beast.
  rule(['gui.4.2.4a', 'gui.4.1', 'gui.4.4.3b'], 'a man is not laid where the led horse stands', () => {
    const p = poggio().put(0, 'osbern', 'E12').put(0, 'avray', 'E11', { health: STUNNED }).put(1, 'milo', 'A1');
    const horse = p.horse('roger', 'E13', 'N');
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('osbern'), side: 0 });
    const t = begin(p, 'osbern').go('E11').do('lift', { unit: 'avray' }).go('E10').do('stop');
    const horses = t.state.horses.flatMap(({ head, tail }) => [p.name(head), p.name(tail)]);
    expect(t.hexes('lay').filter(hex => horses.includes(hex))).toEqual([]);
    expect(t.hexes('lay').length).toBeGreaterThan(2);
  });
});

/** Reserves given away, and commanders who are left with nobody (nqsb.10.15, 10.4, 2.1.1). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { commandCapacity } from '../../../src/10-command/command.ts';
import { SHAKEN } from '../../../src/state.ts';
import { type Position, position } from '../../battlefield.ts';
import { rule } from '../../rules.ts';

/** A reserve of light foot under its CiC, and a division beside it. */
function reserve(...hexes: string[]): { p: Position; units: number[]; into: number } {
  const p = position('punti').command(0, '0602', 'plessis').lead(0, 0, '0604', 'latour').put('A', 0, 'fr-fl', '0605');
  p.put('B', 1, 'sp-pm', '0909');
  const slots = at(p.ground.roster.divisions, p.division(0, 5)).units;
  const units = hexes.map((hex, index) => {
    const unit = at(slots, index);
    p.state.troop[unit] = at(p.state.troop, p.unit('A'));
    p.state.strength[unit] = 3;
    p.state.division[unit] = p.division(0, 5);
    p.state.cell = p.state.cell.with(unit, p.hex(hex));
    return unit;
  });
  return { p, units, into: p.division(0, 0) };
}

rule(
  ['nqsb.10.4', 'nqsb.10.15.permanent', 'nqsb.2.1.1.rout'],
  'a CiC who has given his whole reserve away commands no unit any more: a division less, his bonus more, and he stays on the field',
  () => {
    // "più uno se il CiC non comanda direttamente nessuna unità" (l.1288).
    const { p, units, into } = reserve('0603', '0702');
    expect(commandCapacity(p.battle, 0)).toBe(2);
    const t = p.play({ step: 'reserve', side: 0 });
    t.act({ type: 'transfer', unit: units[0], division: into });
    expect(commandCapacity(p.battle, 0)).toBe(2);
    t.act({ type: 'transfer', unit: units[1], division: into });
    expect(commandCapacity(p.battle, 0)).toBe(2);
    const before = p.state.determination[0];
    p.play({ step: 'turnEnd' });
    expect([p.name(at(p.state.post, p.cic(0))), p.state.determination[0], p.state.fallen[0]]).toEqual([
      '0602',
      before,
      0,
    ]);
    // With one regiment of it left he has none: one division, and the reserve.
    const kept = reserve('0603');
    expect(commandCapacity(kept.p.battle, 0)).toBe(2);
  },
);

rule(
  ['nqsb.10.15.range', 'nqsb.10.6.1'],
  'a unit of the reserve is given where both reach it, at the very limit of either',
  () => {
    // Plessis and La Tour reach two hexes. 0602 to 0604 are two; 0803 too; 0903 is three from either.
    const given = (hex: string) => {
      const { p } = reserve(hex);
      return p.play({ step: 'reserve', side: 0 }).legal('transfer').length;
    };
    expect([given('0603'), given('0803'), given('0903'), given('0601')]).toEqual([1, 1, 0, 0]);
  },
);

rule(
  ['nqsb.2.1.1.rout-count', 'nqsb.10.15.permanent'],
  'a shaken regiment out of the reserve may break the division that takes it',
  () => {
    const { p, units, into } = reserve('0603', '0702');
    for (const unit of units) p.state.marks[unit] = SHAKEN;
    const t = p.play({ step: 'reserve', side: 0 });
    t.act({ type: 'transfer', unit: units[0], division: into });
    p.play({ step: 'turnEnd' });
    // One of two is not more than half; the reserve itself, shaken to the last, breaks.
    expect(p.state.routed).not.toContain(into);
    expect(p.state.routed).toContain(p.division(0, 5));
  },
);

/** Who comes onto the map, by which hex, and what that may bring (gg.S.2.2.2, gg.S.3.6.1, gg.13.1.9). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { entries } from '../../src/scenarios/march.ts';
import { arrivalStakes } from '../../src/stakes.ts';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { bare, underway } from '../activations.ts';
import { type Position, position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const wagonOf = (p: Position, side: number): number =>
  p.battle.roster.units.findIndex(one => one.type === 'W' && one.side === side);

describe('entry', () => {
  rule(['gg.S.2.2.2', 'gg.S.2.2.5'], 'never into a hex that an enemy holds, be it a wagon alone', () => {
    const p = position('montaperti-free');
    // The first Battaglia, of Siena, comes by three hexes.
    const { side, units } = at(p.battle.roster.battaglie, 0);
    const open = () => entries(p.battle, 0, at(units, 0), []).map(({ to }) => p.name(to));
    expect([side, open()]).toEqual([GHIBELLINE, ['3711', '3712', '3813']]);
    p.state.events.marching = false;
    p.state.cell = p.state.cell.with(wagonOf(p, GUELPH), p.hex('3712'));
    expect(open()).toEqual(['3711', '3813']);
    // Nor beside him before the battle.
    p.state.events.marching = true;
    expect(open()).toEqual([]);
  });

  rule(['gg.S.2.2.2'], 'who came the same way in this turn makes it dearer by a point each', () => {
    const p = position('montaperti-free');
    const { units } = at(p.battle.roster.battaglie, 0);
    const cost = (...used: string[]) =>
      entries(
        p.battle,
        0,
        at(units, 0),
        used.map(hex => p.hex(hex)),
      ).map(one => `${p.name(one.to)} ${one.cost}`);
    const [first = ''] = cost();
    const plain = Number(first.split(' ')[1]);
    expect(cost('3711', '3711')[0]).toBe(`3711 ${plain + 2}`);
    expect(cost('3711', '3711')[1]).toBe(cost()[1]);
  });
});

describe('a hex where a Capitano is alone', () => {
  rule(['gg.13.1.9', 'gg.S.3.6.1'], 'hangs on how he gets away; no other does', () => {
    const p = bare('montaperti').capitano('pitigliano', '1503');
    const arrives = (hex: string) => arrivalStakes(p.battle, p.unit('mp-arras-c-germans-1'), p.hex(hex)) !== null;
    expect([arrives('1503'), arrives('1502')]).toEqual([true, false]);
    // With a unit of his he is not alone.
    p.put('mp-pitigliano-c-prato-1', '1503', 'W');
    expect(arrives('1503')).toBe(false);
  });
});

describe('an ambush', () => {
  rule('gg.S.3.6.1', 'its units come out one after the other, where there is room', () => {
    const p = underway('montaperti').put('mp-pitigliano-c-prato-1', '1603', 'W');
    p.state.active = GHIBELLINE;
    p.state.events.tradimento = 'done';
    const t = p.play([{ step: 'basic', optional: false }]).act({ type: 'activate', battaglia: p.battaglia('arras') });
    const why = (unit: number, hex: string) => {
      const found = t.refusal({
        type: 'emerge',
        unit: p.unit(`mp-arras-c-germans-${unit}`),
        to: p.hex(hex),
        facing: 0,
      });
      return found && `${found.rule} ${found.reason}`;
    };
    expect(t.step).toBe('arrival');
    expect([why(1, '1502'), why(1, '1603'), why(1, '1505'), why(2, '1502')]).toEqual([
      null,
      'gg.S.3.6.1 occupied',
      'gg.S.3.6.1 outOfReach',
      'gg.S.3.6.1 notAwaited',
    ]);
    expect([...new Set(t.legal('emerge').map(({ facing }) => facing))]).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

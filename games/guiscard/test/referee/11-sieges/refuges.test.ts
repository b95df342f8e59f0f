/** Corners of refuges, numbers and armies raised in a siege, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { BESIEGER, blockadeModifier, GARRISON } from '../../../src/11-sieges/siege.ts';
import { GONE, WOUNDED } from '../../../src/state.ts';
import { castle, group } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { campaign, type Position, type Table } from '../../table.ts';

describe('refuges', () => {
  const driven = (p: Position, kind: string, redoubt: number, garrison: string): Table => {
    p.sheet({ day: 6, action: 'assault', provisions: 20, eaten: 0, redoubt });
    const { field } = p.battle;
    const room = the(field.areas.find(area => area.kind === kind));
    const hall = the(field.areas.find(area => area.kind === 'hall'));
    p.put(0, 'robert', p.name(the(hall.cells[0]))).put(1, garrison, p.name(the(room.cells[0])));
    p.sheet({ parties: [p.units('robert'), p.units(garrison)] });
    const t = p.play([
      { step: 'callOff', side: BESIEGER },
      { step: 'actionOver', action: 'assault' },
    ]);
    return t.step === 'callOff' && t.legal('withdraw').length > 0 ? t.do('withdraw') : t;
  };
  const left = (t: Table): number[] => [t.sheet.redoubt, t.sheet.provisions - t.sheet.eaten];
  // The chamber, then the granary; half of the food at each step back, and only at a step.
  rule(
    ['gui.11.4.1o', 'gui.11.4.1p'],
    'in the farm they fall back twice, and lose half of their food each time',
    () => {
      const farm = (kind: string, redoubt: number): number[] =>
        left(driven(campaign('masseria'), kind, redoubt, 'guaimario'));
      expect([farm('chamber', 0), farm('granary', 1)]).toEqual([
        [1, 10],
        [2, 10],
      ]);
      expect(farm('chamber', 1)).toEqual([1, 20]);
      // Straight into the granary it is one step back, and the last.
      expect(farm('granary', 0)).toEqual([2, 10]);
    },
  );
});

describe('numbers', () => {
  // R114: prisoners eat with the enemy.
  rule(['gui.11.1.4', 'gui.11.4.1h'], 'a defender taken prisoner is no besieged any more', () => {
    const p = castle().kill(the(group(castle(), 'besiegers')[0]));
    expect(blockadeModifier(p.battle)).toBe(4);
    p.state.cell[p.unit('milo')] = GONE;
    expect(blockadeModifier(p.battle)).toBe(0);
  });
  // R93, R114: a man in bed counts among his own, unless it is for months.
  rule(['gui.11.1.4', 'gui.11.1.5b'], 'the wounded who wait count, who is out for months does not', () => {
    const ratio = (die: number): number => {
      const p = castle().kill(the(group(castle(), 'besiegers')[0]));
      p.state.health[p.unit('milo')] = WOUNDED;
      const t = p.play([{ step: 'healing' }], die);
      return blockadeModifier({ ...p.battle, state: t.state });
    };
    expect([ratio(8), ratio(9), ratio(10)]).toEqual([4, 0, 0]);
  });
  // Once in a siege, however it ends.
  rule(['gui.11.4.4a', 'gui.11.4.4c'], 'a general sortie once chosen is not made again on a later day', () => {
    const p = castle().sheet({ initiative: GARRISON });
    const men = ['maniakes', 'theophilos', 'milo'];
    p.kill(...group(p, 'garrison').filter(id => !men.includes(id)));
    p.kill(...group(p, 'besiegers').filter(id => id !== 'robert' && id !== 'roger'));
    const t = p.play([{ step: 'garrisonChoice' }, { step: 'healing' }]).do('sortie', { action: 'general' });
    const q = castle().sheet({ ...t.sheet, day: 7, initiative: GARRISON, action: null, parties: [[], []] });
    const next = q.play([{ step: 'garrisonChoice' }]);
    expect(next.legal('sortie').some(({ action }) => action === 'general')).toBe(false);
  });
});

describe('armies', () => {
  // 250 points, to the last one of them and not beyond.
  rule(['gui.11.6.11', 'gui.11.6.19'], 'nobody is recruited whom the points left do not pay for', () => {
    const spend = (...dice: number[]): number => {
      const t = castle().play([{ step: 'siegeEvent' }], ...dice);
      const { men } = t.position.battle.roster;
      const price = ({ unit, mounted }: Record<string, unknown>): number => {
        const { points } = the(men[Number(unit)]);
        return (mounted === true ? points.mounted : points.foot) ?? Number.NaN;
      };
      let rest = 250;
      while (t.step === 'muster' && t.legal('recruit').length > 0) {
        const offers = [...t.legal('recruit')].sort((one, two) => price(two) - price(one));
        expect(price(the(offers[0]))).toBeLessThanOrEqual(rest);
        rest -= price(the(offers[0]));
        t.act(the(offers[0]));
      }
      return rest;
    };
    expect([spend(1, 10) >= 0, spend(9, 10) >= 0]).toEqual([true, true]);
  });
});

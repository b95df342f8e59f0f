/** Corners of the chapters on sieges, sorties and victory, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { GARRISON } from '../../../src/11-sieges/siege.ts';
import { AWAITED, DEAD, type Engine, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { castle, group } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { campaign, type Position, position, type Table } from '../../table.ts';

const ended = (t: Table): unknown => t.ever('end').at(-1)?.why;
const over = (p: Position, action: 'assault' | 'camp' | 'supplies' | 'general', ...dice: number[]): Table =>
  p.play([{ step: 'turnOver' }, { step: 'actionOver', action }], ...dice);

describe('the sheet', () => {
  // A die for every new wound; who has his date keeps it.
  rule(['gui.11.1.5a', 'gui.11.1.5b'], 'a man who waits for his recovery is not diced for again', () => {
    const p = castle();
    for (const id of ['robert', 'roger']) p.state.health[p.unit(id)] = WOUNDED;
    p.sheet({ heals: [{ unit: p.unit('robert'), day: 9 }] });
    const t = p.play([{ step: 'healing' }], 3, 10);
    expect([...t.sheet.heals].sort((one, two) => one.unit - two.unit)).toEqual([
      { unit: p.unit('robert'), day: 9 },
      { unit: p.unit('roger'), day: 9 },
    ]);
    expect([t.health('robert'), t.health('roger')]).toEqual([WOUNDED, WOUNDED]);
  });
  // On condition that he has not been killed before.
  rule('gui.11.1.5c', 'a man killed before his morning stays dead', () => {
    const p = castle().kill('robert');
    p.sheet({ heals: [{ unit: p.unit('robert'), day: 6 }] });
    expect(p.play([{ step: 'returns' }]).health('robert')).toBe(DEAD);
  });
  // The stunned get up; nobody is noted as wounded for it, and the wounded get a die.
  rule(['gui.2.1.5', 'gui.11.1.5a'], 'who lies stunned when an action ends is sound the same evening', () => {
    const p = castle()
      .sheet({ action: 'assault' })
      .put(0, 'robert', 'O9', { health: STUNNED })
      .put(1, 'maniakes', 'T8');
    p.put(0, 'roger', 'N9', { health: WOUNDED });
    p.sheet({ parties: [p.units('robert', 'roger'), p.units('maniakes')] });
    const t = p.play([{ step: 'actionOver', action: 'assault' }, { step: 'healing' }], 2);
    expect([t.health('robert'), t.health('roger')]).toEqual([HEALTHY, WOUNDED]);
    expect(t.sheet.heals).toEqual([{ unit: p.unit('roger'), day: 8 }]);
  });
  // At least twice: twice is enough, one man less is not.
  rule('gui.11.5.1.numbers', 'exactly twice as many count, and exactly three times', () => {
    const asks = (besiegers: number, garrison: number): unknown => {
      const p = castle().sheet({ provisions: 30 });
      p.kill(...group(p, 'besiegers').slice(besiegers));
      p.kill(...group(p, 'garrison').slice(garrison));
      const t = p.play([{ step: 'besiegerChoice', engines: 0 }], 1).do('negotiate');
      return Number(t.told('negotiated')[0]?.total) - 1;
    };
    expect([asks(41, 21), asks(42, 21), asks(41, 14), asks(42, 14)]).toEqual([0, 1, 1, 2]);
  });
  // The rain is good for that day's dice alone.
  rule('gui.11.6.18', 'the points of the rain are gone the next morning', () => {
    expect(
      castle()
        .sheet({ bonus: 5 })
        .play([{ step: 'dayEnd' }]).sheet.bonus,
    ).toBe(0);
  });
});

describe('sorties', () => {
  // R97: half of two is one, a third of two is nobody.
  rule(
    ['gui.11.4.2c', 'gui.11.4.3a'],
    'two men of the garrison can raid the camp, not fetch supplies; one can do neither',
    () => {
      const choices = (left: number): unknown[] => {
        const p = castle().sheet({ initiative: GARRISON });
        p.kill(...group(p, 'garrison').filter(id => id !== 'maniakes' && id !== 'milo'));
        if (left === 1) p.kill('milo');
        const t = p.play([{ step: 'garrisonChoice' }, { step: 'besiegerChoice', engines: 0 }]);
        return t.step === 'garrisonChoice' ? t.legal('sortie').map(({ action }) => action) : [];
      };
      expect([choices(2), choices(1)]).toEqual([['camp', 'general'], ['general']]);
    },
  );
  // What burns in the camp is off the sheet, what stands stays.
  rule(['gui.11.4.2d', 'gui.11.4.2f'], 'an engine burnt in the camp is lost to the siege, the other is not', () => {
    const p = castle().sheet({ action: 'camp', stoneThrowers: 3 }).put(0, 'robert', 'O9');
    const engine = (hex: string, gone: boolean): Engine => ({
      ...{
        kind: 'stoneThrower',
        side: 0,
        head: p.hex(hex),
        tail: p.beyond(hex, 'S'),
        arrow: 0,
        corner: false,
        load: 0,
      },
      ...{ gone, jammed: false },
    });
    p.state.engines = [engine('C5', true), engine('E5', false)];
    p.sheet({ parties: [p.units('robert'), []] });
    const t = over(p, 'camp');
    expect([t.ever('actionEnded').length, t.sheet.stoneThrowers]).toEqual([1, 2]);
  });
  // R138: what is impassable must be so to who would come; and nobody's answer hangs on who is asked first.
  rule(
    ['gui.11.4.1g', 'gui.4.2.1c'],
    'deep water parts the defenders from attackers in armour, not from swimmers, whatever they wear themselves',
    () => {
      const quiet = (attackers: string[], defenders: string[], awaited = false): boolean => {
        const p = campaign('masseria').sheet({ day: 6, provisions: 30, action: 'assault', quiet: 4 });
        attackers.forEach((id, index) => {
          p.put(0, id, `B${index + 7}`);
          if (awaited) p.state.cell[p.unit(id)] = AWAITED;
        });
        const entry = { units: p.units(...attackers), sides: [4], turn: 1, split: false, came: [0, 0, 0, 0, 0] };
        if (awaited) p.state.entries = [entry];
        // One of them still holds the hall; the others are in the open, with the river between.
        p.put(1, 'gisulfo', 'S8');
        defenders.forEach((id, index) => {
          p.put(1, id, `M${index + 7}`);
        });
        p.sheet({ parties: [p.units(...attackers), p.units('gisulfo', ...defenders)] });
        // The ford burns from bank to bank.
        const ford = 'GHIJK'.split('').flatMap(column => [7, 8, 9, 10].map(row => p.hex(`${column}${row}`)));
        p.state.works.naphtha = [{ cells: ford, lit: true }];
        return over(p, 'assault').ever('actionEnded').length > 0;
      };
      for (const defenders of [['guaimario'], ['adelchi'], ['guaimario', 'adelchi'], ['adelchi', 'guaimario']])
        for (const awaited of [false, true]) {
          expect([defenders, quiet(['robert'], defenders, awaited)]).toEqual([defenders, true]);
          expect([defenders, quiet(['osbern'], defenders, awaited)]).toEqual([defenders, false]);
          expect([defenders, quiet(['robert', 'osbern'], defenders, awaited)]).toEqual([defenders, false]);
          expect([defenders, quiet(['osbern', 'robert'], defenders, awaited)]).toEqual([defenders, false]);
        }
    },
  );
  // R95: nobody able is left inside: stunned men hold nothing.
  rule('gui.11.4.1f', 'a place whose last defenders lie stunned is taken', () => {
    const p = castle()
      .sheet({ action: 'assault' })
      .put(0, 'robert', 'S7')
      .put(1, 'maniakes', 'T8', { health: STUNNED });
    p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
    expect(ended(over(p, 'assault'))).toBe('captured');
    p.put(1, 'maniakes', 'T8', { health: WOUNDED });
    expect(ended(over(p, 'assault'))).toBe(undefined);
  });
  // R98: horses come through with a man who leads them; of the dead man's nothing comes.
  rule(['gui.11.4.3e', 'gui.4.4.3e'], 'a pack horse whose leader falls is brought home by nobody', () => {
    const p = castle().sheet({ action: 'supplies', packHorses: 2, edge: 4 });
    p.sheet({ parties: [[], p.units('milo')] });
    p.put(1, 'milo', 'C5', { health: DEAD });
    const index = p.horse('robert', 'D5', 'N', { side: 1 });
    expect(the(p.state.horses[index]).leader).toBe(-1);
    const t = over(p, 'supplies');
    expect([t.ever('actionEnded').length, t.sheet.provisions]).toEqual([1, 30]);
  });
});

describe('victory', () => {
  // R100: a side without an able man on the map and none to come has lost when the turn ends.
  rule('gui.2.destroyed', 'a side whose last man lies stunned at the end of a turn has lost', () => {
    const last = (health: number): unknown => {
      const p = position('il-poggio').put(0, 'robert', 'C5').put(1, 'milo', 'H8', { health });
      const t = p.play([{ step: 'turnOver' }]);
      return t.ever('end').map(({ winners }) => winners)[0];
    };
    expect([last(HEALTHY), last(WOUNDED), last(STUNNED)]).toEqual([undefined, undefined, [0]]);
  });
});

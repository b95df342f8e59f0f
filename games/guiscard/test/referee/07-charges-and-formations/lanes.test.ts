/** What lies in the way of a charge, and what becomes of its group: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { charges } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { position } from '../../table.ts';

describe('lanes', () => {
  // R78: unlit it hinders nobody; lit, nobody enters.
  rule(['gui.7.2.1a', 'gui.10.5.1d'], 'a charge goes over naphtha, and not over naphtha that burns', () => {
    const targets = (lit: boolean): string[] => {
      const p = position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H4');
      const across = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap(column => [`${column}11`, `${column}12`]);
      p.state.works.naphtha = [{ cells: across.map(hex => p.hex(hex)), lit }];
      const t = charges(p);
      return t.step === 'charges' ? t.who('charge', 'target') : [];
    };
    expect([targets(false), targets(true)]).toEqual([['adama'], []]);
  });
  // R63: pikes bar the way of whoever has not fought them, a charger of somebody else too.
  rule(['gui.7.2.1a', 'gui.7.3.1d'], 'a charge at another does not lead across the pikes of a formation', () => {
    const through = (formed: boolean): boolean => {
      const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
      const p = position('il-poggio').put(0, 'roussel', 'H14', { facing: 'N' }).put(1, 'adama', 'H3');
      for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
      if (formed)
        p.state.formations = [{ side: 1, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
      const t = charges(p).do('charge', { unit: 'roussel', target: 'adama' });
      for (const hex of ['H13', 'H12', 'H11', 'H10', 'H9', 'H8']) {
        if (!t.hexes('rideTo').includes(hex)) return false;
        t.do('rideTo', { to: hex });
      }
      return true;
    };
    expect([through(false), through(true)]).toEqual([true, false]);
  });
  // R60: who has fought counts as charging, also when he fell in it.
  rule(['gui.7.2.4', 'gui.6.5.C'], 'of three abreast one is thrown in his shock: the others keep their column', () => {
    const p = position('il-poggio');
    const pairs = { anquetil: 'werner', raoul: 'dorian', turstin: 'filippo' };
    Object.entries(pairs).forEach(([rider, target], index) => {
      const column = the('CDE'[index]);
      p.put(0, rider, `${column}15`, { facing: 'N' }).put(1, target, `${column}7`);
    });
    const t = charges(p).do('groupCharge', { unit: 'anquetil', target: 'werner' });
    for (const [unit, target] of Object.entries(pairs).slice(1)) t.do('joinCharge', { unit, target });
    t.do('launch');
    if (t.step === 'charges') t.do('endCharges');
    t.declared();
    // 25 + 12 - 9... a 10 and armour is C: he lies stunned beside his horse.
    t.dice(10).do('resolve', { attack: 0 }).stand();
    const first = the(t.ever('fought')[0]);
    expect([first.result, t.step]).toEqual(['C', 'fall']);
    t.act(the(t.legal('lieAt')[0]));
    if (t.step === 'advance') t.do('decline');
    t.dice(10).do('resolve', { attack: 1 }).stand();
    const second = the(t.ever('fought')[1]);
    const shift = (fought: object): string => JSON.stringify(fought);
    expect([shift(first).includes('gui.7.2.4'), shift(second).includes('gui.7.2.4')]).toEqual([true, true]);
  });
});

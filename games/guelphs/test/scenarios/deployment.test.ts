/** Set-up by rows (gg.S.1.1). */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../src/state.ts';
import { hexes, units, where } from '../drill.ts';
import { position, type Table } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

const place = (t: Table, unit: string, hex: string): Table =>
  t.act({ type: 'place', unit: t.position.unit(unit), to: t.position.hex(hex) });

const capitano = (t: Table, id: string): string =>
  t.position.name(at(t.position.state.capitani, t.position.battaglia(id)).cell);

rule('gg.S.1.1', 'the owner chooses among the hexes of a row, unit by unit', () => {
  const p = position('campaldino');
  const t = p.play([{ step: 'deployment', side: GHIBELLINE, done: [] }, { step: 'continuing' }]);
  expect([t.step, t.seats]).toEqual(['deployment', [GHIBELLINE]]);
  expect(new Set(units(t, 'place'))).toEqual(new Set(['cp-montefeltro-c-montefel-1']));
  expect(hexes(t, 'place')).toEqual(['1005', '1006', '1007', '1008', '1009']);
  place(t, 'cp-montefeltro-c-montefel-1', '1009');
  expect(hexes(t, 'place')).toEqual(['1005', '1006', '1007', '1008']);
  expect(where(p, 'cp-montefeltro-c-montefel-1')).toBe('1009');
});

rule('gg.S.1.1', 'whoever stood there changes places, Capitani and Paladini with their units', () => {
  const p = position('campaldino');
  const t = p.play([{ step: 'deployment', side: GHIBELLINE, done: [] }, { step: 'continuing' }]);
  place(t, 'cp-montefeltro-c-montefel-1', '1007');
  expect([where(p, 'cp-montefeltro-c-montefel-1'), where(p, 'cp-montefeltro-c-fuoriusc-1')]).toEqual(['1007', '1006']);
  expect([capitano(t, 'montefeltro'), at(p.state.heroes, 0)]).toEqual(['1006', p.unit('cp-montefeltro-c-montefel-1')]);
});

rule('gg.S.1.1', 'crossbows and archers that change places take their own Palvesari along', () => {
  const p = position('campaldino');
  const rossa = 'cp-compagnia-rossa';
  const t = p.play([{ step: 'deployment', side: GUELPH, done: [] }, { step: 'continuing' }]);
  while (units(t, 'place')[0] !== `${rossa}-x-firenze-1`) t.act(at(t.legal('place'), 0));
  place(t, `${rossa}-x-firenze-1`, '1303');
  expect([`${rossa}-x-firenze-1`, `${rossa}-palvesari-firenze-1`].map(id => where(p, id))).toEqual(['1303', '1303']);
  expect([`${rossa}-a-firenze-1`, `${rossa}-palvesari-firenze-2`].map(id => where(p, id))).toEqual(['1304', '1304']);
});

rule('gg.S.1.1', 'the ready placement may be taken for all that is left', () => {
  const p = position('campaldino');
  const t = p.play([{ step: 'deployment', side: GHIBELLINE, done: [] }, { step: 'continuing' }]);
  place(t, 'cp-montefeltro-c-montefel-1', '1005').act({ type: 'deploy' });
  expect(t.step).toBe('continuing');
  expect([where(p, 'cp-montefeltro-c-montefel-1'), where(p, 'cp-pazzo-c-fieschi-1')]).toEqual(['1005', '0805']);
});

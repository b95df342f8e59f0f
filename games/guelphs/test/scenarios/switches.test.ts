/** The readings that players may choose otherwise: each option against its default. */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { diceModifiers } from '../../src/10-combat/shock.ts';
import { guelphs } from '../../src/index.ts';
import type { Guelphs } from '../../src/shape.ts';
import { position } from '../position.ts';

const rule = ruleTests(guelphs.rulebook);

type Options = Partial<Guelphs['options']>;

rule('gg.13.1.5a', 'a Capitano helps any friendly unit, or by option those of his Battaglia only (R73)', () => {
  const help = (options: Options) => {
    const p = position('campaldino', options)
      .empty()
      .put('cp-durfort-c-anjou-1', '1207', 'W')
      .put('cp-pazzo-c-fieschi-1', '1107', 'E')
      .capitano('vieri', '1207');
    const [attacker, target] = [p.unit('cp-durfort-c-anjou-1'), p.unit('cp-pazzo-c-fieschi-1')];
    return diceModifiers(p.battle, target, attacker, [attacker], null).filter(({ rule: id }) => id === 'gg.10.6.2b');
  };
  expect(help({})).toEqual([{ rule: 'gg.10.6.2b', value: 1 }]);
  expect(help({ capitani: 'own' })).toEqual([]);
});

rule('gg.14.0.2b', 'Palvesari help against shock from the front, or by option from everywhere (R75)', () => {
  const help = (options: Options) => {
    const p = position('campaldino', options)
      .empty()
      .put('cp-guglielmino-x-arezzo-1', '1007', 'E')
      .put('cp-guglielmino-palvesari-arezzo-1', '1007', 'E')
      .put('cp-vieri-c-feditori-1', '0907', 'E');
    const [attacker, target] = [p.unit('cp-vieri-c-feditori-1'), p.unit('cp-guglielmino-x-arezzo-1')];
    return diceModifiers(p.battle, target, attacker, [attacker], null).filter(({ rule: id }) => id === 'gg.14.0.2b');
  };
  expect(help({})).toEqual([]);
  expect(help({ palvesari: 'all' })).toEqual([{ rule: 'gg.14.0.2b', value: -1 }]);
});

rule('gg.S.9.2', 'the Guelph may free Maghinardo, or by option Donati too (R140)', () => {
  const free = (options: Options) => {
    const p = position('campaldino-free', options);
    const table = p.play([{ step: 'freeing', side: 0 }]);
    return table.legal('free').map(({ battaglia }) => p.battle.roster.battaglie[Number(battaglia)]?.id);
  };
  expect(free({})).toEqual(['maghinardo']);
  expect(free({ freed: 'donati' })).toEqual(['maghinardo', 'donati']);
});

/** What comes first at the end of a combat. */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE } from '../../../src/state.ts';
import { bare, playOn } from '../../activations.ts';
import { hitsOf, where } from '../../drill.ts';
import { fight, result } from '../../fights.ts';

const rule = ruleTests(guelphs.rulebook);

// R102, R149
rule(
  ['gg.S.6.10.3', 'gg.17.2.2', 'gg.10.6a'],
  'a King who falls loses the battle before the hits of that combat bring his side its last Level',
  () => {
    const [anjou, familia] = ['bn-charles-c-anjou-1', 'bn-manfredi-c-fam-regis-1'];
    const p = bare('benevento').put(anjou, '1609', 'W', { hits: 3 }).put(familia, '1509', 'E', { hits: 3 });
    p.put('bn-charles-c-anjou-2', '2509', 'W').put('bn-galvano-c-toscana-1', '0809', 'E');
    p.capitano('charles', '1609', { capacity: 6 });
    p.state.levels = [11, 0];
    p.state.points = [6, 0];
    const t = fight(p, [{ unit: anjou, target: familia }], [3, 3, 4, 6]);
    expect(t.play.result).toMatchObject({ why: 'king', winners: [GHIBELLINE] });
  },
);

// l.466-474, R45: the rating is that of the hex to which it was driven.
rule(
  ['gg.S.5.2.3', 'gg.10.6a', 'gg.11.0b'],
  'who is driven away from beside the friars has lost their help when the Disruption comes, who is driven there has it',
  () => {
    const hits = (wagon: string): number => {
      const [pisa, florence] = ['mp-salvani-c-pisa-1', 'mp-pitigliano-c-firenze-1'];
      const p = bare('montaperti', { religiosi: true }).put('mp-bigozzi-carroccio', wagon, 'W');
      p.put('mp-bigozzi-religiosi', wagon, 'W').put('mp-tegghiaio-i-prato-1', '0419', 'E');
      p.put(pisa, '2119', 'W', { hits: 2, disrupted: true }).put(florence, '2020', 'E');
      const near = wagon === '2120';
      const t = fight(p, [{ unit: florence, target: pisa }], [4, near ? 4 : 3, 4]);
      expect(result(t)).toBe('-/1');
      playOn(t, 'continuing');
      expect(where(p, pisa)).toBe('2219');
      return hitsOf(p, pisa);
    };
    // Beside them before, or only after.
    expect([hits('2120'), hits('2319')]).toEqual([4, 3]);
  },
);

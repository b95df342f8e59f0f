/** Wagons not yet there, Barons who will not fight, and the bonds of Rangoni's men. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH, ROUTED } from '../../../src/state.ts';
import { bare, orders, rolls } from '../../activations.ts';
import { isDisrupted, march, ordered, where } from '../../drill.ts';
import { fight } from '../../fights.ts';
import { position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const TRAITORS = 'mp-rangoni-c-firenze-1';
const FIRENZE = 'mp-rangoni-c-firenze-2';
const VOLTERRA = 'mp-rangoni-i-volterra-1';
const GERMAN = 'mp-anglano-c-germans-1';
const PRATO = 'mp-tegghiaio-i-prato-1';

// l.908: the Order activates the Carroccio, and units return on it or beside it.
rule(
  ['gg.S.3.8', 'gg.S.3.8.4', 'gg.S.2.2.5'],
  'there is no Rally while the Carroccio of the army is still on its way to the field',
  () => {
    const rallies = (there: boolean): number => {
      const p = position('montaperti-free').empty().put(GERMAN, '2219', 'W').put(PRATO, '0419', 'E');
      const wagon = p.unit('mp-bigozzi-carroccio');
      p.capitano('anglano', '2219', { capacity: 8 }).state.events.marching = false;
      p.state.events.activations = 9;
      if (there) p.put('mp-bigozzi-carroccio', '2519', 'W');
      else p.state.cell = p.state.cell.with(wagon, AWAITED);
      p.state.cell = p.state.cell.with(p.unit('mp-anglano-c-germans-2'), ROUTED);
      return p.play(orders(p, 'anglano')).legal('rally').length;
    };
    expect([rallies(true), rallies(false)]).toEqual([1, 0]);
  },
);

// R127, R169: they are asked first, and then there is nobody to be afraid of.
rule(
  ['gg.S.6.7', 'gg.12.0.1', 'gg.4.0.5a'],
  'Foot that attacks Barons checks its courage only once they have shown that they stay',
  () => {
    const attack = (dice: number[]) => {
      const [foot, barons] = ['bn-mirepoix-i-guelfi-1', 'bn-manfredi-c-puglia-1'];
      const p = bare('benevento').put(foot, '1609', 'W', { hits: 3 }).put(barons, '1509', 'E');
      p.put('bn-manfredi-c-fam-regis-1', '2409', 'W').put('bn-mirepoix-i-provence-1', '0809', 'E');
      return { p, foot, t: fight(p, [{ unit: foot, target: barons }], dice) };
    };
    const deserted = attack([5]);
    expect([rolls(deserted.t), isDisrupted(deserted.p, deserted.foot)]).toEqual([['baron'], false]);
    const stayed = attack([2, 6]);
    expect(rolls(stayed.t).slice(0, 2)).toEqual(['baron', 'footMorale']);
    expect([isDisrupted(stayed.p, stayed.foot), where(stayed.p, stayed.foot)]).toEqual([true, '1609']);
  },
);

// R102: outside combat it is booked at once.
rule(
  ['gg.S.3.5.2', 'gg.13.2.3a', 'gg.17.2.2'],
  'traitors who cut down the Standard at the eleventh Level win the battle then and there',
  () => {
    const p = bare('montaperti').put(TRAITORS, '2019', 'E').put(FIRENZE, '0419', 'E').put(GERMAN, '3419', 'W');
    p.capitano('rangoni', '2019', { capacity: 6 }).state.standards[GUELPH] = p.unit(TRAITORS);
    p.state.active = GHIBELLINE;
    p.state.levels = [0, 11];
    at(p.state.capitani, p.battaglia('bigozzi')).activated = true;
    const t = p.play([{ step: 'basic', optional: false }], [1, 2]).act({ type: 'tradimento' });
    expect(t.play.result).toMatchObject({ why: 'levels', winners: [GHIBELLINE] });
    expect(rolls(t)).not.toContain('traitorHits');
  },
);

// R25: a unit that is never Disrupted, as lone Palvesari are.
rule(
  ['gg.S.5.1.3', 'gg.S.3.7.2'],
  'the Carroccio of Florence beside Volterra steadies it; Rangoni alone beside it, or the other Volterra, does not',
  () => {
    const stands = (...[id, hex]: [string, string] | []): boolean => {
      const p = bare('montaperti', { volterra: true }).put(VOLTERRA, '2219', 'W').put(GERMAN, '2118', 'E');
      p.put(PRATO, '0419', 'E').capitano('rangoni', '2319', { capacity: 6 });
      if (id && hex) p.put(id, hex, 'W');
      const t = fight(p, [{ unit: GERMAN, target: VOLTERRA }], [3, 4]);
      return rolls(t).includes('shock');
    };
    expect([stands(), stands('mp-rangoni-i-volterra-2', '2218')]).toEqual([false, false]);
    expect(stands('mp-tornaquinci-carroccio', '2218')).toBe(true);
  },
);

// R96, R117: he does all that his Capitano did, with his own range.
rule(
  ['gg.S.3.4.2', 'gg.13.1.10'],
  'the Adjutant of Rangoni binds the men of his Battaglia by his own shorter range',
  () => {
    const mayStop = (adjutant: boolean): number => {
      const p = bare('montaperti').put(TRAITORS, '2019', 'E').put(FIRENZE, '2119', 'E').put(GERMAN, '3419', 'W');
      p.capitano('rangoni', '2019', { capacity: 6 }).state.standards[GUELPH] = p.unit(TRAITORS);
      at(p.state.capitani, p.battaglia('rangoni')).adjutant = adjutant;
      return march(ordered(p, 'rangoni', 'move', FIRENZE), '2219', '2319').legal('stop').length;
    };
    expect([mayStop(false), mayStop(true)]).toEqual([1, 0]);
  },
);

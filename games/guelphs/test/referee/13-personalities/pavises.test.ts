/** Palvesari when those they shelter are kept, shot down, driven back; and a Capitano with his back to the river. */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, playOn, rolls } from '../../activations.ts';
import { hexes, hitsOf, isDisrupted, march, ordered, where } from '../../drill.ts';
import { field, fight, GHIBELLINES, GUELPHS, result } from '../../fights.ts';

const rule = ruleTests(guelphs.rulebook);

const [first] = GUELPHS;
const [horse, other, third] = GHIBELLINES;
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const SHIELDS = 'cp-guglielmino-palvesari-arezzo-1';
const ROSSA = 'cp-compagnia-rossa-x-firenze-1';
const ROSSA_SHIELDS = 'cp-compagnia-rossa-palvesari-firenze-1';
const BIANCA_SHIELDS = 'cp-compagnia-bianca-palvesari-firenze-1';
const FOOT = 'cp-mangiatori-i-firenze-2';

// R76, R87, R89: no dice for the fight, but the ground is what it is.
rule(
  ['gg.14.0.4', 'gg.10.6.1h', 'gg.S.8.9.2', 'gg.S.8.9.3'],
  'who cuts down lone Palvesari in the Camp is Disrupted by the attack, and hit by the Disruption of going in',
  () => {
    const p = field().put(horse, '2005', 'E').put(ROSSA_SHIELDS, '2104', 'W');
    const t = fight(p, [{ unit: horse, target: ROSSA_SHIELDS }], [1]);
    playOn(t, 'continuing');
    expect([where(p, ROSSA_SHIELDS), where(p, horse)]).toEqual(['gone', '2104']);
    expect([isDisrupted(p, horse), hitsOf(p, horse)]).toEqual([true, 1]);
    expect([p.state.levels, p.state.points]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  },
);

// R84, R86
rule(
  ['gg.10.8.1', 'gg.14.0.4', 'gg.10.9'],
  'crossbows kept when all rout keep their Palvesari, who go in with them; let go, both are lost',
  () => {
    const settled = (keep: boolean): string[] => {
      const p = field().put(CROSSBOWS, '1009', 'E', { hits: 3 }).put(SHIELDS, '1009', 'E');
      p.put(FOOT, '1108', 'W', { hits: 4 });
      const t = fight(p, [{ unit: CROSSBOWS, target: FOOT }], [3, 4]);
      expect([result(t), t.step]).toEqual(['1/1', 'mutualRout']);
      t.act(keep ? { type: 'keep', unit: p.unit(CROSSBOWS) } : { type: 'decline' });
      playOn(t, 'continuing');
      return [CROSSBOWS, SHIELDS, FOOT].map(id => where(p, id));
    };
    expect([settled(true), settled(false)]).toEqual([
      ['1108', '1108', 'gone'],
      ['gone', 'gone', 'gone'],
    ]);
  },
);

// l.391, l.648: the volley comes before they are out of the hex.
rule(
  ['gg.10.4.2', 'gg.14.0.4', 'gg.17.1.1d'],
  'crossbows shot down as they withdraw lose the Palvesari who were to go with them, for no points more',
  () => {
    const p = bare('campaldino').put(CROSSBOWS, '1209', 'E', { hits: 3, disrupted: true }).put(SHIELDS, '1209', 'E');
    p.put(ROSSA, '1309', 'W').put(FOOT, '2309', 'W').put('cp-guglielmino-i-arezzo-1', '0209', 'E');
    p.capitano('guglielmino', '1009', { capacity: 8 });
    const t = ordered(p, 'guglielmino', 'withdraw', CROSSBOWS).act({ type: 'back', to: p.hex('1109') });
    expect(t.seats).toEqual([GUELPH]);
    t.dice(6, 5, 6).act({ type: 'shoot', unit: p.unit(ROSSA) });
    expect([where(p, CROSSBOWS), where(p, SHIELDS), p.state.points, t.step]).toEqual([
      'gone',
      'gone',
      [2, 0],
      'orders',
    ]);
  },
);

// R59, R82
rule(
  ['gg.10.7.2', 'gg.14.0.1', 'gg.S.8.5'],
  'crossbows of a Compagnia are driven back onto its own Palvesari, but not onto those of the other',
  () => {
    const driven = (shields: string) => {
      const p = field().put(ROSSA, '1108', 'W').put(shields, '1208', 'E').put(horse, '1009', 'E');
      const t = fight(p, [{ unit: horse, target: ROSSA }], [3, 3]);
      expect(result(t)).toBe('-/1');
      playOn(t, 'continuing');
      return [where(p, ROSSA), where(p, horse), hitsOf(p, ROSSA)];
    };
    expect([driven(ROSSA_SHIELDS), driven(BIANCA_SHIELDS)]).toEqual([
      ['1208', '1108', 1],
      ['1108', '1009', 2],
    ]);
  },
);

// R94: prohibited ground is no way out.
rule(
  ['gg.13.1.9', 'gg.13.1.4', 'gg.8.2.7b'],
  'a Capitano found alone with the river behind him is taken where the last dry hex lies in a zone of enemy Cavalry',
  () => {
    const found = (corner: string) => {
      const p = bare('campaldino').put(horse, '0503', 'NE').put(other, '0602', 'E').put(third, '0603', 'E');
      p.put('cp-pazzo-c-arezzo-2', '0403', corner).put(first, '2009', 'W').capitano('vieri', '0502', { capacity: 6 });
      const t = march(ordered(p, 'pazzo', 'move', horse, [3]), '0502');
      return { p, t };
    };
    const { p, t } = found('E');
    expect([t.told('captured').length, rolls(t), p.state.points]).toEqual([1, ['capitanoPoints'], [0, 3]]);
    const free = found('W');
    expect([free.t.step, free.t.told('captured')]).toEqual(['escape', []]);
    const ways = hexes(free.t, 'escape');
    expect([ways.includes('0503'), ways.includes('0501'), ways.includes('0402')]).toEqual([true, false, false]);
    expect(free.p.state.active).toBe(GHIBELLINE);
  },
);

/** Corners of Campaldino: the Camp, the Compagnie, Reserves in touch with what is not quite a unit. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GUELPH, ROUTED } from '../../../src/state.ts';
import { bare, orders, rolls } from '../../activations.ts';
import { hitsOf, isDisrupted, march, ordered, stop, units, where } from '../../drill.ts';
import { fight, result } from '../../fights.ts';
import type { Position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const FEDITORI = 'cp-vieri-c-feditori-1';
const FOOT = 'cp-mangiatori-i-firenze-1';
const ORVIETO = 'cp-pazzo-c-orvieto-1';
const FIESCHI = 'cp-pazzo-c-fieschi-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';

const inReserve = (p: Position, id: string): boolean => at(p.state.capitani, p.battaglia(id)).reserve;

describe('the Guelph Camp', () => {
  rule(
    ['gg.S.8.9.2', 'gg.S.8.9.3', 'gg.14.0.4'],
    'Palvesari who enter stop and gain the Level, but are not Disrupted',
    () => {
      const p = bare('campaldino').put(PALVESARI, '2005', 'E').put(FEDITORI, '2309', 'W');
      const t = march(ordered(p, 'guglielmino', 'move', PALVESARI), '2104');
      expect([isDisrupted(p, PALVESARI), t.legal('step'), p.state.levels]).toEqual([false, [], [0, 1]]);
    },
  );

  rule(['gg.S.8.9.3', 'gg.13.0'], 'a Capitano who rides in gains nothing and is not stopped', () => {
    const p = bare('campaldino').put(ORVIETO, '2005', 'E').put(FEDITORI, '0209', 'W').capitano('pazzo', '2005');
    p.state.active = 1;
    const t = p.play(orders(p, 'pazzo')).act({ type: 'moveCapitano', to: p.hex('2105') });
    expect([p.state.levels, t.step]).toEqual([[0, 0], 'orders']);
    const q = bare('campaldino').put(ORVIETO, '2005', 'E').put(FEDITORI, '0209', 'W').capitano('pazzo', '2005');
    expect(q.play(orders(q, 'pazzo')).legal('moveCapitano')).toContainEqual({
      type: 'moveCapitano',
      to: q.hex('2205'),
    });
  });

  rule(
    ['gg.S.8.9.1', 'gg.10.7.2'],
    'a Guelph who has it behind him and no room to retreat takes no further hit (R137)',
    () => {
      const p = bare('campaldino').put(FEDITORI, '2005', 'W').put(FOOT, '2105', 'W').put(ORVIETO, '1904', 'E');
      expect(result(fight(p, [{ unit: ORVIETO, target: FEDITORI }], [5, 5]))).toBe('-/1');
      expect([where(p, FEDITORI), hitsOf(p, FEDITORI), where(p, ORVIETO)]).toEqual(['2005', 1, '1904']);
    },
  );

  rule(
    ['gg.S.8.9.2', 'gg.S.8.9.3', 'gg.11.0c', 'gg.17.1.1a'],
    'one already Disrupted may rout as it enters: the Level is gained all the same, and the loss scores',
    () => {
      const p = bare('campaldino').put(ORVIETO, '2005', 'E', { disrupted: true, hits: 5 }).put(FEDITORI, '2309', 'W');
      p.put(FIESCHI, '0209', 'E').capitano('pazzo', '0209');
      const t = march(ordered(p, 'pazzo', 'move', ORVIETO, [1]), '2104');
      expect([where(p, ORVIETO), p.state.levels, p.state.points, t.step]).toEqual(['gone', [0, 1], [2, 0], 'orders']);
    },
  );

  rule(
    ['gg.10.6.1h', 'gg.S.8.9.2', 'gg.10.9'],
    'to attack into it Disrupts, and to advance into it Disrupts again: the second costs hits (R76, R87)',
    () => {
      const p = bare('campaldino').put(FEDITORI, '2105', 'W', { hits: 5 }).put(ORVIETO, '2005', 'E').put(FOOT, '0209');
      const t = fight(p, [{ unit: ORVIETO, target: FEDITORI }], [5, 5, 2]);
      expect(rolls(t)).toEqual(['shock', 'disruption']);
      expect([where(p, FEDITORI), where(p, ORVIETO), hitsOf(p, ORVIETO)]).toEqual(['gone', '2105', 1]);
      expect(p.state.levels).toEqual([0, 1]);
    },
  );
});

describe('who counts as a unit', () => {
  rule('gg.16.4', 'Palvesari that come beside a Reserve draw it out; a Capitano does not (R106)', () => {
    const near = (): Position => {
      const p = bare('campaldino').put('cp-maghinardo-c-maghinar-1', '1409', 'E');
      p.capitano('maghinardo', '1409', { reserve: true }).put(PALVESARI, '1109', 'E');
      return p.capitano('guglielmino', '1109');
    };
    const p = near();
    march(ordered(p, 'guglielmino', 'move', PALVESARI), '1209', '1309');
    expect(inReserve(p, 'maghinardo')).toBe(false);
    const q = near();
    q.play(orders(q, 'guglielmino')).act({ type: 'moveCapitano', to: q.hex('1309') });
    expect(inReserve(q, 'maghinardo')).toBe(true);
  });

  rule('gg.13.1.9', 'Palvesari who walk into a lone enemy Capitano put him to flight (R25)', () => {
    const p = bare('campaldino').put(PALVESARI, '1109', 'E').put(FEDITORI, '1909', 'W').capitano('vieri', '1209');
    const t = march(ordered(p, 'guglielmino', 'move', PALVESARI), '1209');
    expect([t.step, t.seats]).toEqual(['escape', [GUELPH]]);
  });

  rule('gg.5.4.1a', 'their own Palvesari next to the enemy keep their Capitano from Recovery (R25)', () => {
    const recovers = (hex: string): boolean => {
      const p = bare('campaldino').put('cp-guglielmino-i-arezzo-1', '0409', 'E').put(PALVESARI, hex, 'E');
      p.put(FEDITORI, '1309', 'W').capitano('guglielmino', '0409', { capacity: 4 });
      return p.play(orders(p, 'guglielmino', 5)).legal('recovery').length === 1;
    };
    expect([recovers('1109'), recovers('1209')]).toEqual([true, false]);
  });

  rule(['gg.S.3.8.1', 'gg.S.8.5.1a'], 'routed units of the Compagnie answer no Rally (R59)', () => {
    const p = bare('campaldino').put(FOOT, '1509', 'W').capitano('mangiatori', '1509').put(ORVIETO, '0209', 'E');
    const rout = (id: string) => {
      p.state.cell = p.state.cell.with(p.unit(id), ROUTED);
    };
    rout('cp-compagnia-rossa-x-firenze-1');
    expect(p.play(orders(p, 'mangiatori')).legal('rally')).toEqual([]);
    rout('cp-mangiatori-i-siena-1');
    const t = p.play(orders(p, 'mangiatori'), [6]).act({ type: 'rally' });
    expect([...new Set(units(t, 'comeBack'))]).toEqual(['cp-mangiatori-i-siena-1']);
  });

  rule(['gg.5.5', 'gg.14.0.6a'], 'out of command crossbows and their Palvesari take two points together (R21)', () => {
    const crossbows = 'cp-guglielmino-x-arezzo-1';
    const p = bare('campaldino').put(crossbows, '1209', 'E').put(PALVESARI, '1209', 'E').put(FEDITORI, '2309', 'W');
    p.put('cp-guglielmino-i-arezzo-1', '0409', 'E').capitano('guglielmino', '0409');
    const t = stop(march(ordered(p, 'guglielmino', 'move', crossbows), '1309'));
    expect([where(p, PALVESARI), t.play.decision()?.frame.points]).toEqual(['1309', 4]);
  });
});

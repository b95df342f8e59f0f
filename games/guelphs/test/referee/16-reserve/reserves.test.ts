/** Corners of Reserves, free set-ups and zones of control. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { describe, expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { GHIBELLINE, GUELPH, type Side } from '../../../src/state.ts';
import { bare, capacityOf, named, orderable, orders, underway } from '../../activations.ts';
import { march, ordered, stop, where } from '../../drill.ts';
import { type Position, position, type Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const HORSE = 'cp-vieri-c-feditori-1';
const HORSE_2 = 'cp-vieri-c-feditori-2';
const ENEMY_HORSE = 'cp-pazzo-c-orvieto-1';
const ENEMY_HORSE_2 = 'cp-pazzo-c-fieschi-1';
const CROSSBOWS = 'cp-guglielmino-x-arezzo-1';
const PALVESARI = 'cp-guglielmino-palvesari-arezzo-1';
const GUIDI = 'cp-novello-c-guidi-1';
const GUELPH_BOWS = 'cp-compagnia-rossa-a-firenze-1';

const inReserve = (p: Position, id: string): boolean => at(p.state.capitani, p.battaglia(id)).reserve;

const basic = (p: Position, side: Side): Table => {
  p.state.active = side;
  return p.play([{ step: 'basic', optional: false }]);
};

describe('free set-ups', () => {
  rule(
    ['gg.S.9.3.1', 'gg.S.8.8', 'gg.16.5a'],
    'Novello, bought free of his doubts, is a Reserve like others: he need not wait for Donati, and lifts his friends',
    () => {
      const written = (guelph: number, ghibelline: number): Position => {
        const p = underway('campaldino-free').capitano('pazzo', '0807', { capacity: 4 });
        p.capitano('novello', '0411', { reserve: true });
        const { play } = p.play([{ step: 'papers' }, { step: 'papersOpened' }, { step: 'continuing' }]);
        play.apply(GUELPH, { type: 'spend', levels: guelph });
        play.apply(GHIBELLINE, { type: 'spend', levels: ghibelline });
        return p;
      };
      const p = written(0, 1);
      const novello = p.battaglia('novello');
      const t = basic(p, GHIBELLINE);
      expect(named(t, 'activate')).toContain(novello);
      t.act({ type: 'activate', battaglia: novello });
      expect([capacityOf(p, 'pazzo'), inReserve(p, 'novello')]).toEqual([5, false]);
      expect(named(basic(written(1, 1), GHIBELLINE), 'activate')).not.toContain(novello);
    },
  );

  // R107
  rule(
    ['gg.S.7.2', 'gg.S.6.3.4', 'gg.S.6.3.2b'],
    'a Battaglia bought out of Reserve has not been activated yet: who waits for it waits on',
    () => {
      const p = underway('benevento-free');
      for (const id of ['montfort', 'charles']) p.capitano(id, null, { reserve: false });
      expect(named(basic(p, GHIBELLINE), 'activate')).not.toContain(p.battaglia('giordano'));
      const t = basic(p, GUELPH);
      expect(named(t, 'activate')).not.toContain(p.battaglia('guerra'));
      t.act({ type: 'activate', battaglia: p.battaglia('charles') });
      // The first activation of Charles takes Guerra out of Reserve, bought or not.
      expect(inReserve(p, 'guerra')).toBe(false);
      expect(named(basic(p, GHIBELLINE), 'activate')).not.toContain(p.battaglia('giordano'));
      at(p.state.capitani, p.battaglia('montfort')).activated = true;
      expect(named(basic(p, GHIBELLINE), 'activate')).toContain(p.battaglia('giordano'));
    },
  );
});

// R16
rule(
  ['gg.S.2.2.1a', 'gg.4.4.1', 'gg.S.8.4', 'gg.17.3'],
  'a 12 on the march is neither confusion nor weather, and ends nothing',
  () => {
    const p = position('campaldino-free');
    for (const capitano of p.state.capitani) if (capitano.capacity > 0) capitano.capacity = 2;
    const before = p.state.capitani.map(({ capacity }) => capacity);
    const t = p.play([{ step: 'marchTurn', side: GUELPH, turn: 1 }], [6, 6]).act({ type: 'marchOn' });
    expect([t.play.result, p.state.weather]).toEqual([null, 0]);
    expect(p.state.capitani.map(({ capacity }) => capacity)).toEqual(before);
  },
);

describe('zones of control', () => {
  rule(['gg.7.1', 'gg.16.4'], 'Cavalry in Reserve stops whoever rides before it, and is released by it', () => {
    const p = bare('campaldino').put(HORSE, '1509', 'W').put(GUIDI, '1209', 'E').put(ENEMY_HORSE, '0209', 'E');
    p.capitano('novello', '1209', { reserve: true });
    const t = march(ordered(p, 'vieri', 'move', HORSE), '1409', '1309');
    expect([inReserve(p, 'novello'), t.legal('step'), t.legal('turn')]).toEqual([false, [], []]);
  });

  rule(
    ['gg.7.2', 'gg.10.3.1'],
    'horse held by an enemy rides on once a volley of the same activation has routed him',
    () => {
      const p = bare('campaldino').put(HORSE, '1309', 'W').put(GUELPH_BOWS, '1308', 'SW').put(HORSE_2, '2009', 'W');
      p.put(ENEMY_HORSE, '1209', 'E', { hits: 5, disrupted: true }).put(ENEMY_HORSE_2, '0209', 'E');
      p.capitano('vieri', '1309');
      const t = p.play(orders(p, 'vieri'), [6, 6, 6]);
      const before = bare('campaldino').put(HORSE, '1309', 'NE').put(ENEMY_HORSE, '1209', 'E');
      expect(ordered(before, 'vieri', 'move', HORSE).legal('step')).toEqual([]);
      t.act({ type: 'order', order: 'fire', unit: p.unit(GUELPH_BOWS) });
      t.act({ type: 'fireAt', target: p.unit(ENEMY_HORSE), facing: p.facing('SW') });
      expect(where(p, ENEMY_HORSE)).toBe('gone');
      expect(orderable(t, 'move')).toContain(p.unit(HORSE));
      t.act({ type: 'order', order: 'move', unit: p.unit(HORSE) });
      stop(march(t, '1209', '1109'));
      expect(where(p, HORSE)).toBe('1109');
    },
  );
});

// R65
rule(
  ['gg.12.1.4b', 'gg.14.0.4', 'gg.17.1.1d'],
  'crossbows that run from a Carica! leave their Palvesari to be cut down, who score nothing, and the charger comes in',
  () => {
    const p = bare('campaldino').put(HORSE, '1509', 'W').put(ENEMY_HORSE, '0209', 'E');
    p.put(CROSSBOWS, '1209', 'E', { hits: 3, disrupted: true }).put(PALVESARI, '1209', 'E');
    p.put('cp-guglielmino-i-arezzo-1', '0309', 'E').capitano('guglielmino', '0309');
    const t = stop(march(ordered(p, 'vieri', 'charge', HORSE, [2, 1]), '1409', '1309'));
    t.act({ type: 'attack', target: p.unit(CROSSBOWS) });
    expect([where(p, CROSSBOWS), where(p, PALVESARI), where(p, HORSE)]).toEqual(['gone', 'gone', '1209']);
    expect([p.state.points, p.state.attacks]).toEqual([[2, 0], []]);
  },
);

/** Men who stay with their Capitano, and the King who stays with his men, also on the march and over the edge. */
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { orders } from '../../activations.ts';
import { hexes, march, stop } from '../../drill.ts';
import { type Position, position, type Table } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const FAMILIA = 'bn-manfredi-c-fam-regis-1';
const SARACENS = 'bn-manfredi-c-saracens-1';
const PROVENCE = 'bn-montfort-c-provence-1';

/** The units of one Battaglia are on the march. */
function column(p: Position, id: string): Table {
  const battaglia = p.battaglia(id);
  const side = p.battle.roster.battaglie[battaglia]?.side ?? GUELPH;
  return p.play([
    { step: 'column', battaglia, turn: 1, moved: [], compagnia: -1 },
    { step: 'marching', side, turn: 1, roll: 2, marched: [battaglia], used: [] },
  ]);
}

// S.2.0.1: what holds in the historical scenario holds in the free one; R117.
rule(['gg.S.3.4.2', 'gg.S.2.0.1', 'gg.S.2.2.3a'], 'no unit of Rangoni marches out of his command range', () => {
  const firenze = 'mp-rangoni-c-firenze-2';
  const p = position('montaperti-free').empty().put(firenze, '1408', 'E').put('mp-anglano-c-germans-1', '3419', 'W');
  p.put('mp-rangoni-c-assoldati-1', '1409', 'E').capitano('rangoni', '1409', { capacity: 6, reserve: true });
  const t = march(column(p, 'rangoni').act({ type: 'marchUnit', unit: p.unit(firenze) }), '1508', '1608', '1708');
  expect(t.legal('stop')).toHaveLength(1);
  expect(hexes(t, 'step')).toEqual([]);
});

// R129
rule(
  ['gg.S.6.8.2a', 'gg.S.2.0.1', 'gg.S.2.2.3a'],
  'Manfredi, whose unit has marched on, must follow it or join another before anybody else marches',
  () => {
    const p = position('benevento-free').empty().put(FAMILIA, '1009', 'E').put(SARACENS, '1011', 'E');
    p.put(PROVENCE, '2509', 'W').capitano('manfredi', '1009', { capacity: 7, reserve: true });
    const t = column(p, 'manfredi').act({ type: 'marchUnit', unit: p.unit(FAMILIA) });
    stop(march(t, '1109', '1209'));
    expect(new Set(t.legal().map(({ type }) => type))).toEqual(new Set(['moveCapitano']));
    expect(hexes(t, 'moveCapitano')).toEqual(['1011', '1209']);
    t.act({ type: 'moveCapitano', to: p.hex('1209') });
    expect(t.legal('ready')).toHaveLength(1);
  },
);

// R129: he comes in with it, and may not ride further from the enemy.
rule(
  ['gg.S.6.8.2a', 'gg.S.6.8.2b', 'gg.S.2.2.5'],
  'the unit that brings Manfredi over the edge does not leave him where he cannot follow',
  () => {
    const p = position('benevento-free').empty().put(PROVENCE, '0611', 'E').capitano('manfredi', null, { capacity: 7 });
    p.state.events.marching = false;
    p.state.events.activations = 9;
    p.state.cell = p.state.cell.with(p.unit(FAMILIA), AWAITED).with(p.unit(SARACENS), AWAITED);
    p.state.active = GHIBELLINE;
    const t = p.play(orders(p, 'manfredi')).act({ type: 'enterMap', unit: p.unit(FAMILIA), to: p.hex('0309') });
    expect(t.legal('stop')).toHaveLength(1);
    march(t, 'NE', '0308');
    expect(t.legal('stop')).toEqual([]);
  },
);

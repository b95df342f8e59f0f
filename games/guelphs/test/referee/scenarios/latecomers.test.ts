/** Compagnie without a Capitano, and Capitani who come over the edge with a unit that does not last. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, named, orderable, orders, rolls } from '../../activations.ts';
import { hexes, stop, where } from '../../drill.ts';
import { GHIBELLINES, GUELPHS } from '../../fights.ts';
import { position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const [first, second] = GUELPHS;
const [defender] = GHIBELLINES;
const [ROSSA, ROSSA_BOWS] = ['cp-compagnia-rossa-x-firenze-1', 'cp-compagnia-rossa-a-firenze-1'];
const ROSSA_SHIELDS = 'cp-compagnia-rossa-palvesari-firenze-1';
const [BIANCA, BIANCA_BOWS] = ['cp-compagnia-bianca-x-firenze-1', 'cp-compagnia-bianca-a-firenze-1'];

// R11, R104: nobody to activate, but units on the map.
rule(
  ['gg.S.8.5', 'gg.17.2.2', 'gg.3.0d'],
  'an army of Compagnie alone has not lost: it passes each time, and the enemy goes on',
  () => {
    const p = bare('campaldino').put(ROSSA, '1909', 'W').put(defender, '0209', 'E');
    for (const capitano of p.state.capitani) capitano.capacity = 0;
    p.capitano('pazzo', '0209', { capacity: 5 });
    p.state.active = GHIBELLINE;
    p.state.row = { battaglia: p.battaglia('pazzo'), times: 1 };
    const t = p.play([{ step: 'continuing' }]).act({ type: 'pass' });
    expect([t.step, t.seats, t.play.result]).toEqual(['basic', [GHIBELLINE], null]);
    expect(named(t, 'activate')).toEqual([p.battaglia('pazzo')]);
  },
);

// R58: a chain of his own and of the Compagnia he orders.
rule(
  ['gg.S.8.5.1a', 'gg.S.8.5.1b', 'gg.5.2.2'],
  'a Compagnia is reached through his units and its own, not through the other Compagnia',
  () => {
    const reached = (link: string): boolean => {
      const p = bare('campaldino').capitano('vieri', '0909').put(first, '0909', 'E').put(link, '1309', 'E');
      p.put(ROSSA_BOWS, '1409', 'E').put(defender, '2209', 'W');
      return orderable(p.play(orders(p, 'vieri')), 'move').includes(p.unit(ROSSA_BOWS));
    };
    expect([BIANCA, ROSSA, second, ROSSA_SHIELDS].map(reached)).toEqual([false, true, true, true]);
  },
);

// l.1126: one Compagnia in an activation; its Palvesari are of it.
rule(
  ['gg.S.8.5.1b', 'gg.14.0.6b'],
  'an Order to the Palvesari of one Compagnia shuts out the other, until the next activation',
  () => {
    const p = bare('campaldino').put(first, '1009', 'E').put(ROSSA_SHIELDS, '1109', 'E').put(BIANCA_BOWS, '1010', 'E');
    p.put(ROSSA, '1011', 'E').put(defender, '2209', 'W').capitano('vieri', '1009', { capacity: 6 });
    const t = p.play(orders(p, 'vieri'));
    expect(orderable(t, 'move')).toEqual(expect.arrayContaining([p.unit(BIANCA_BOWS), p.unit(ROSSA)]));
    stop(t.act({ type: 'order', order: 'move', unit: p.unit(ROSSA_SHIELDS) }));
    expect(orderable(t, 'move')).toContain(p.unit(ROSSA));
    expect(orderable(t, 'move')).not.toContain(p.unit(BIANCA_BOWS));
    t.act({ type: 'endOrders' });
    t.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('vieri') });
    if (t.step !== 'orders') t.act({ type: 'decline' });
    expect(orderable(t, 'move')).toEqual(expect.arrayContaining([p.unit(BIANCA_BOWS), p.unit(ROSSA)]));
  },
);

// R97, R167: others of his are still to come.
rule(
  ['gg.S.2.2.5', 'gg.10.4.1', 'gg.13.1.7', 'gg.13.1.12'],
  'a Capitano whose first unit is shot down as it comes over the edge gets away, and waits for the others',
  () => {
    const [anjou, siena] = ['cp-durfort-c-anjou-1', 'cp-durfort-c-siena-1'];
    const p = position('campaldino-free').empty().put('cp-guglielmino-x-arezzo-1', '2306', 'E').put(first, '1411', 'W');
    p.put(anjou, '2406', 'W', { hits: 5, disrupted: true }).capitano('durfort', null, { capacity: 7 });
    p.state.cell = p.state.cell.with(p.unit(anjou), AWAITED).with(p.unit(siena), AWAITED);
    p.state.events.marching = false;
    p.state.events.activations = 3;
    const t = p.play(orders(p, 'durfort')).act({ type: 'enterMap', unit: p.unit(anjou), to: p.hex('2406') });
    stop(t);
    if (t.step === 'target') t.act({ type: 'noAttack' });
    t.dice(6, 5, 6, 1).act({ type: 'shoot', unit: p.unit('cp-guglielmino-x-arezzo-1') });
    expect([where(p, anjou), rolls(t).at(-1), t.step, t.seats]).toEqual(['gone', 'wound', 'escape', [GUELPH]]);
    t.act({ type: 'escape', to: p.hex('2408') });
    expect([t.step, at(p.state.capitani, p.battaglia('durfort')).cell]).toEqual(['orders', p.hex('2408')]);
    expect(t.legal('enterMap').some(({ unit }) => unit === p.unit(siena))).toBe(true);
  },
);

// R129: only a unit of his on the map takes him in.
rule(
  ['gg.S.6.8.2a', 'gg.S.6.10.3', 'gg.S.2.2.5'],
  'Manfredi whose first unit is shot down at the edge has nowhere to go: he is taken and the battle is over',
  () => {
    const [familia, saracens] = ['bn-manfredi-c-fam-regis-1', 'bn-manfredi-c-saracens-1'];
    const archers = 'bn-mirepoix-x-bourgog-1';
    const p = position('benevento-free').empty().capitano('manfredi', null, { capacity: 7 });
    p.put(familia, '0309', 'E', { hits: 5, disrupted: true });
    p.state.cell = p.state.cell.with(p.unit(familia), AWAITED).with(p.unit(saracens), AWAITED);
    p.state.events.marching = false;
    p.state.events.activations = 9;
    p.put(archers, '0409', 'W');
    const t = p.play(orders(p, 'manfredi')).act({ type: 'enterMap', unit: p.unit(familia), to: p.hex('0309') });
    stop(t);
    if (t.step === 'target') t.act({ type: 'noAttack' });
    t.dice(6, 5, 6, 1).act({ type: 'shoot', unit: p.unit(archers) });
    expect(hexes(t, 'escape')).toEqual([]);
    expect(t.play.result).toMatchObject({ why: 'king', winners: [GUELPH] });
  },
);

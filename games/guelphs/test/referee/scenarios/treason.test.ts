/** Treason in the middle of things: before a countercharge, before a combat, before Arras, before an Interruptio. */
import { at } from '@carroccio/kernel';
import { ruleTests } from '@carroccio/kernel/testing';
import { expect } from 'vitest';
import { guelphs } from '../../../src/index.ts';
import { AWAITED, GHIBELLINE, GUELPH } from '../../../src/state.ts';
import { bare, named, orderable, orders, playOn, rolls } from '../../activations.ts';
import { hitsOf, isDisrupted, march, ordered, stop, units } from '../../drill.ts';
import { facts, fight } from '../../fights.ts';
import { type Position, position } from '../../position.ts';

const rule = ruleTests(guelphs.rulebook);

const TRAITORS = 'mp-rangoni-c-firenze-1';
const FIRENZE = 'mp-rangoni-c-firenze-2';
const GERMAN = 'mp-anglano-c-germans-1';
const PRATO = 'mp-tegghiaio-i-prato-1';
const HORSE = 'mp-pitigliano-c-firenze-1';
const ARRAS = ['mp-arras-c-germans-1', 'mp-arras-c-germans-2'];

/** The traitors in 2019 with the Standard, others of Rangoni and Prato far behind. */
function betrayed(): Position {
  const p = bare('montaperti').put(TRAITORS, '2019', 'E').put(FIRENZE, '0619', 'E').put(PRATO, '0419', 'E');
  p.put(GERMAN, '2119', 'W').capitano('rangoni', '0619', { capacity: 6, reserve: true });
  p.capitano('anglano', '2119', { capacity: 9 });
  p.state.standards[GUELPH] = p.unit(TRAITORS);
  return p;
}

// R6, R7, R160: no Capitano has been activated since, so the row stands.
rule(
  ['gg.S.3.5.4', 'gg.4.3d', 'gg.4.2b'],
  'the Guelph who had acted twice before Tradimento does not interrupt the Continuum after it; Rangoni, let loose by it, may',
  () => {
    const p = betrayed().put(GERMAN, '3419', 'W').put(HORSE, '0519', 'E').capitano('anglano', '3419', { capacity: 9 });
    p.capitano('pitigliano', '0519', { capacity: 8 }).capitano('tegghiaio', '0419', { capacity: 8 });
    p.state.active = GHIBELLINE;
    p.state.row = { battaglia: p.battaglia('pitigliano'), times: 2 };
    at(p.state.capitani, p.battaglia('bigozzi')).activated = true;
    const t = p.play([{ step: 'basic', optional: false }], [1, 1, 1]).act({ type: 'tradimento' });
    t.dice(1, 1).act({ type: 'continuum', battaglia: p.battaglia('anglano') });
    expect(t.seats).toEqual([GUELPH]);
    expect(new Set(named(t, 'interrupt'))).toEqual(new Set([p.battaglia('tegghiaio'), p.battaglia('rangoni')]));
  },
);

// R112: it comes with the combat, and a countercharge is no Order.
rule(
  ['gg.S.3.5.1a', 'gg.12.2', 'gg.S.3.4.1'],
  'the traitors may meet a Carica! with a countercharge, and betray only when it is fought',
  () => {
    const p = betrayed().put(GERMAN, '2319', 'W').capitano('anglano', '2319', { capacity: 9 });
    const t = stop(march(ordered(p, 'anglano', 'charge', GERMAN, [5]), '2219', '2119'));
    t.act({ type: 'attack', target: p.unit(TRAITORS) });
    expect([t.step, t.seats]).toEqual(['countercharge', [GUELPH]]);
    t.act({ type: 'countercharge' });
    expect([p.state.attacks.map(({ charge }) => charge), p.state.events.tradimento]).toEqual([[false], 'pending']);
    t.dice(1, 1).act({ type: 'endOrders' });
    t.act({ type: 'combat', target: p.unit(TRAITORS), lead: p.unit(GERMAN) });
    expect([rolls(t).slice(0, 2), p.state.events.tradimento]).toEqual([['traitors', 'traitorHits'], 'done']);
  },
);

// R113, R93: the hex where the Standard fell is in its own panic.
rule(
  ['gg.S.3.5.1a', 'gg.S.3.5.2', 'gg.13.2.3b', 'gg.10.6.1f'],
  'attacked traitors who cut the Standard down fight on in their own panic, with the hits of their treason',
  () => {
    const p = betrayed();
    const t = fight(p, [{ unit: GERMAN, target: TRAITORS }], [2, 1]);
    expect([rolls(t), t.step, units(t, 'shake')]).toEqual([['traitors', 'standard'], 'panic', [TRAITORS]]);
    t.dice(2, 3, 4).act({ type: 'shake', unit: p.unit(TRAITORS) });
    expect([isDisrupted(p, TRAITORS), rolls(t).slice(0, 2)]).toEqual([true, ['traitorHits', 'shock']]);
    // Heavy armour and their disorder; 6 against 5 less 2, and the 1 of Anglano.
    expect([facts(t, 'fought', 'column'), facts(t, 'fought', 'modifier')]).toEqual([[2], [4]]);
    expect(hitsOf(p, TRAITORS)).toBeGreaterThan(2);
  },
);

// l.868: only after the event, whichever way it came.
rule(
  ['gg.S.3.6', 'gg.S.3.5.1a', 'gg.16.1a'],
  'an attack that unmasks them opens the way to Arras, though Bigozzi has never been activated',
  () => {
    const p = betrayed();
    for (const id of ARRAS) p.state.cell = p.state.cell.with(p.unit(id), AWAITED);
    const mayCome = (): boolean => {
      p.state.active = GHIBELLINE;
      return named(p.play([{ step: 'basic', optional: false }]), 'activate').includes(p.battaglia('arras'));
    };
    p.capitano('arras', null, { reserve: true });
    expect(mayCome()).toBe(false);
    const t = fight(p, [{ unit: GERMAN, target: TRAITORS }], [1, 1, 3, 4]);
    playOn(t, 'continuing');
    expect([named(t, 'continuum').includes(p.battaglia('arras')), mayCome()]).toEqual([false, true]);
  },
);

// R111, R114: what was written before the march ends the bonds that hold until Tradimento.
rule(
  ['gg.S.4.4', 'gg.S.3.4.1', 'gg.S.3.4.2', 'gg.S.3.5.1a'],
  'where Tradimento is bought off the unit charges, the Standard may leave it, and an attack on it is only a fight',
  () => {
    const p = position('montaperti-free').empty().put(TRAITORS, '2019', 'E').put(FIRENZE, '2020', 'E');
    p.put(GERMAN, '2319', 'W').capitano('rangoni', '2019', { capacity: 6 });
    p.state.standards[GUELPH] = p.unit(TRAITORS);
    p.state.events.marching = false;
    p.state.events.activations = 9;
    p.state.events.tradimento = 'never';
    const t = p.play(orders(p, 'rangoni'));
    expect(orderable(t, 'charge')).toContain(p.unit(TRAITORS));
    expect(t.legal('movePersonality')).toEqual([{ type: 'movePersonality', who: 'standard', to: p.unit(FIRENZE) }]);
    p.put(GERMAN, '2119', 'W');
    expect(rolls(fight(p, [{ unit: GERMAN, target: TRAITORS }], [3, 4]))[0]).toBe('shock');
  },
);

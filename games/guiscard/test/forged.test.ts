import { describe, expect } from 'vitest';
import { rule, the } from './support.ts';
import { campaign, type Position, position, type Table } from './table.ts';

/** Numbers that name nobody and nothing. */
const FORGED = [-1, -7, 4096, 2 ** 31, -(2 ** 31)];
const poggio = (): Position =>
  position('il-poggio')
    .put(0, 'alphonse', 'E8')
    .put(0, 'robert', 'H8', { facing: 'N' })
    .put(1, 'dorian', 'E12')
    .put(1, 'argyris', 'E7');

describe('numbers out of range are refused, with the reason that holds', () => {
  const refused = (t: Table, action: (forged: number) => object, refusal: object): void => {
    for (const forged of FORGED) expect(t.refusal(action(forged))).toMatchObject(refusal);
  };
  rule('gui.11.6.11', 'whoever hires', () => {
    const t = campaign('nido-d-aquila')
      .sheet({ day: 6 })
      .play([{ step: 'siegeEvent' }], 1, 10);
    expect(t.step).toBe('muster');
    for (const mounted of [false, true])
      refused(t, unit => ({ type: 'recruit', unit, mounted }), { rule: 'gui.11.6.11', reason: 'noSuchMan' });
    const hire = (id: string, mounted = false): unknown =>
      t.refusal({ type: 'recruit', unit: t.position.unit(id), mounted });
    expect(hire('robert')).toMatchObject({ reason: 'inAnArmy' });
    expect(hire('nikephoros')).toMatchObject({ reason: 'notForHire' });
    const short = t.position.play([
      { step: 'muster', side: 0, points: 1, lords: 0, gear: false, factions: '', got: [] },
    ]);
    const asked = (id: string, mounted = false): unknown =>
      short.refusal({ type: 'recruit', unit: short.position.unit(id), mounted });
    const men = t.position.battle.roster.men.filter((_, unit) => t.position.state.side[unit] === -1);
    expect(asked(the(men.find(({ lord }) => lord)).id)).toMatchObject({ reason: 'tooManyLords' });
    const footman = the(men.find(({ points, lord, animal }) => points.mounted === null && !lord && !animal));
    expect(asked(footman.id, true)).toMatchObject({ reason: 'noHorse' });
    expect(asked(footman.id)).toMatchObject({ reason: 'tooManyPoints', cost: footman.points.foot, left: 1 });
  });
  rule('gui.2.1.3a', 'whoever moves', () => {
    const t = poggio().play([{ step: 'movement', side: 0 }]);
    refused(t, unit => ({ type: 'move', unit }), { rule: 'gui.2.1.3a', reason: 'noSuchMan' });
    t.do('move', { unit: 'alphonse' });
    refused(t, to => ({ type: 'step', to, tail: -1 }), { rule: 'gui.3.1', reason: 'noSuchHex' });
    refused(t, horse => ({ type: 'mount', horse }), { rule: 'gui.4.4.2d', reason: 'noHorse' });
  });
  rule('gui.2.1.1', 'whoever shoots', () => {
    const t = poggio()
      .put(1, 'argyris', 'A1')
      .play([{ step: 'offensive', side: 0 }]);
    refused(t, unit => ({ type: 'shoot', unit }), { rule: 'gui.2.1.1', reason: 'noSuchMan' });
    t.do('shoot', { unit: 'alphonse' });
    refused(t, target => ({ type: 'fireAt', target, cell: 0 }), { reason: 'noSuchMan' });
    const target = t.position.unit('dorian');
    refused(t, cell => ({ type: 'fireAt', target, cell }), { rule: 'gui.5.5.1a', reason: 'noSuchHex' });
  });
  rule('gui.6.a', 'whoever fights', () => {
    const t = poggio().play([{ step: 'declare', side: 0 }]);
    const [unit, target] = t.position.units('alphonse', 'argyris');
    refused(t, forged => ({ type: 'attack', unit: forged, target }), { rule: 'gui.6.a', reason: 'noSuchMan' });
    refused(t, forged => ({ type: 'attack', unit, target: forged }), { rule: 'gui.6.a', reason: 'noSuchMan' });
    refused(t, forged => ({ type: 'task', kind: 'light', unit: forged, on: 0 }), { reason: 'noSuchMan' });
  });
  rule('gui.11.4.1e', 'whoever is placed', () => {
    const t = campaign('nido-d-aquila')
      .sheet({ day: 6, provisions: 30 })
      .play([{ step: 'tactical', action: 'assault' }]);
    refused(t, to => ({ type: 'put', to }), { rule: 'gui.11.4.1e', reason: 'noSuchHex' });
  });
});

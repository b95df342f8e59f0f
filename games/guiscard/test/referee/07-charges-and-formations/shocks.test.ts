/** Charges, advances and the saddle where other chapters meet them: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, charges, hold, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const lane = (unit: string, health = HEALTHY): Position => poggio().put(0, unit, 'H15', { facing: 'N', health });
/** Rides column H, from one row to another, and says that is all. */
const ride = (t: Table, to: number): Table => {
  for (let row = 14; row >= to; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
  return t.step === 'charges' ? t.do('endCharges') : t;
};

describe('charges', () => {
  // R55, R58: half of what he has now, rounded down.
  rule(['gui.7.2.3a', 'gui.1.2a'], 'a wounded knight charges with half as much again of his wounded attack', () => {
    const p = lane('serlon', WOUNDED).put(1, 'adama', 'H4');
    const t = hold(ride(charges(p).do('charge', { unit: 'serlon', target: 'adama' }), 5));
    t.declared().dice(10);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    // 15 and 7 - 6 = 16.
    expect(t.stand().ever('fought')).toMatchObject([{ difference: 16 }]);
  });
  // He lies there and cannot break off, pikes or not; the charge goes home.
  rule(['gui.7.2.1a', 'gui.1.2j', 'gui.7.4a'], 'a man on the ground may be charged, and does not break off', () => {
    const p = lane('roussel').put(1, 'dorian', 'H4', { health: STUNNED }).put(1, 'milo', 'A1');
    const t = hold(ride(charges(p).do('charge', { unit: 'roussel', target: 'dorian' }), 5));
    t.declared().dice(10);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    // 28 and 14 - 1 = 41.
    expect([t.step === 'answer', t.ever('fought')]).toMatchObject([false, [{ difference: 41 }]]);
    expect(t.health('dorian')).toBe(STUNNED);
  });
  // R28, R34: beaten in his charge he falls, and his horse stands where it came to.
  rule(
    ['gui.7.2.3a', 'gui.6.5.C'],
    'a charger stunned by his own charge lies beside his horse at the end of it',
    () => {
      const p = lane('musa').put(1, 'adama', 'H4');
      const t = hold(ride(charges(p).do('charge', { unit: 'musa', target: 'adama' }), 5));
      t.declared();
      // 14 and 7 - 6 = 15 in 11/20: 7 and armour is C.
      t.dice(7);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      expect([result(t), t.step, t.seats]).toEqual(['C', 'fall', [0]]);
      t.do('lieAt', { to: 'G7' });
      const horse = the(t.state.horses[0]);
      expect([t.health('musa'), horse]).toMatchObject([
        STUNNED,
        { dead: false, rider: -1, head: p.hex('H5'), tail: p.hex('H6') },
      ]);
    },
  );
  // R42: his horse shot under him he goes on one hex in armour, and fights on foot like anybody.
  rule(
    ['gui.5.4.3.D', 'gui.7.2.3a'],
    'a charger whose horse is shot before the goal may strike on foot, without the bonus',
    () => {
      const p = lane('drogon').put(1, 'adama', 'H4').put(1, 'petros', 'K4');
      const t = ride(charges(p).do('charge', { unit: 'drogon', target: 'adama' }), 5);
      while (t.step === 'window' && t.state.cell[p.unit('drogon')] !== p.hex('H6')) t.do('hold');
      expect([t.step, t.where('drogon')]).toEqual(['window', 'H6']);
      // Composite bow, armour: 2 + 2 + 1 is row 5: D.
      t.dice(1, 2).do('name', { unit: 'petros', cell: 'H6' }).do('loose');
      if (t.step === 'fall') t.do('lieAt', { to: 'H5' });
      expect([t.health('drogon'), the(t.state.horses[0]).dead]).toEqual([WOUNDED, true]);
      hold(t);
      if (t.step === 'moving') t.do('stop');
      hold(t);
      expect([t.step, t.where('drogon'), t.who('attack')]).toEqual(['declare', 'H5', ['drogon']]);
      t.fight(['drogon'], 'adama', 10);
      // Wounded and on foot: 11 - 6.
      expect(t.ever('fought')).toMatchObject([{ difference: 5 }]);
    },
  );
  // R59: with the parts exchanged it is he who drives the other off, and he who may follow.
  rule(
    ['gui.7.2.3d', 'gui.6.6g'],
    'a counter-charger who drives the charger off may advance, the charger may not',
    () => {
      // 7 and 3 against 11 and 5.
      const p = lane('musa', WOUNDED).put(1, 'ayyub', 'H4', { facing: 'S' });
      const t = ride(charges(p).do('charge', { unit: 'musa', target: 'ayyub' }), 5);
      t.do('counter', { unit: 'ayyub' }).do('rideTo', { to: 'H5' }).do('rideTo', { to: 'H6' });
      if (t.step === 'charges') t.do('endCharges');
      hold(t).declared();
      // 16 - 10 = 6 in 6/10: 4 is E.
      t.dice(4);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      expect(result(t)).toBe('E');
      expect([t.step, t.seats]).toEqual(['retreatStep', [0]]);
      t.act(the(t.legal('retreatTo').find(({ to }) => to === p.hex('H9'))));
      expect([t.step, t.seats, t.who('advance')]).toEqual(['advance', [1], ['ayyub']]);
    },
  );
});

describe('advances', () => {
  // Fifteen points: seven.
  rule(['gui.6.6a', 'gui.4.4.1b'], 'a rider advances with half his points rounded down, and pays for his turns', () => {
    const p = poggio().put(0, 'musa', 'D10', { facing: 'N' }).put(1, 'dorian', 'D9');
    // 14 - 5 = 9 in 6/10: 1 is H.
    const t = p
      .play([...COMBAT(0)])
      .fight(['musa'], 'dorian', 1)
      .do('advance', { unit: 'musa' });
    t.go('D9<D10');
    const left = (): number => {
      const frame = t.play.position.stack.at(-1);
      return frame && 'mp' in frame ? Number(frame.mp) : -1;
    };
    expect(left()).toBe(6);
    // A flank hex: one more.
    t.go('E10<D9');
    expect(left()).toBe(4);
  });
  // Any hex the enemy left, by any one who fought there.
  rule(['gui.6.6b', 'gui.6.6d'], 'of two driven off together the victor enters either hex first', () => {
    const p = poggio().put(0, 'robert', 'E8').put(0, 'serlon', 'F7').put(1, 'dorian', 'E7').put(1, 'alexio', 'F6');
    // Robert touches only Dorian, so Serlon strikes at both.
    const t = p.play([...COMBAT(0)]).do('attack', { unit: 'serlon', target: 'dorian' });
    t.do('include', { attack: 0, target: 'alexio' }).declared();
    // 24 - 10 = 14 in 11/20: 6 is E.
    t.dice(6);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.stand();
    while (t.step === 'retreatOrder') t.act(the(t.legal('goFirst')[0]));
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    expect([result(t), t.who('advance')]).toEqual(['E', ['serlon']]);
    t.do('advance', { unit: 'serlon' });
    expect(t.hexes('step')).toEqual(['E7', 'F6']);
  });
  // R106, R128: in whatever phase, by whatever step the ring is closed.
  rule(
    ['gui.6.2f', 'gui.6.6a'],
    'a victor who advances into the last free hex kills the stunned man in the ring',
    () => {
      const ring = (advances: boolean): number => {
        const p = poggio().put(1, 'milo', 'E7', { health: STUNNED }).put(1, 'dorian', 'E8').put(0, 'robert', 'E9');
        const men = { osbern: 'D6', avray: 'D7', rioulf: 'E6', hamon: 'F6', neel: 'F7' };
        for (const [id, hex] of Object.entries(men)) p.put(0, id, hex);
        // 25 - 5 = 20 in 11/20: 1 is H.
        const t = p.play([...COMBAT(0)]).fight(['robert'], 'dorian', 1);
        if (advances) t.do('advance', { unit: 'robert' }).go('E8');
        else t.do('decline');
        if (t.step === 'moving' || t.legal('stop').length > 0) t.do('stop');
        return t.health('milo');
      };
      expect([ring(false), ring(true)]).toEqual([STUNNED, DEAD]);
    },
  );
  // Doubled they are as many as he could ever have had less what the saddle costs; halved they are not more than his legs.
  rule(['gui.4.4.2b', 'gui.4.4.2c'], 'up and down again in one move costs twice and gives nothing back', () => {
    const p = poggio().put(0, 'musa', 'D10').put(1, 'milo', 'A1');
    const own = p.horse('musa', 'E10', 'N', { side: 0 });
    const t = p
      .play([{ step: 'movement', side: 0 }])
      .do('move', { unit: 'musa' })
      .do('mount', { horse: own });
    const left = (): number => {
      const frame = t.play.position.stack.at(-1);
      return frame?.step === 'moving' ? Number(frame.mp) : -1;
    };
    // Eight less two, doubled.
    expect(left()).toBe(12);
    t.go('E9<E10').do('dismount', { to: 'D9' });
    // Twelve less one less two, halved down.
    expect(left()).toBe(4);
  });
  // R39: a man who mounts has begun to move, and his moves are seen.
  rule(['gui.5.3b', 'gui.4.4.2a'], 'a man who mounts may be shot at in the saddle before he rides', () => {
    const p = poggio().put(0, 'musa', 'H13').put(1, 'petros', 'H4');
    const own = p.horse('musa', 'I13', 'N', { side: 0 });
    const t = p
      .play([
        { step: 'movement', side: 0 },
        { step: 'unmoved', side: 0 },
      ])
      .do('move', { unit: 'musa' });
    expect(t.step).toBe('moving');
    t.do('mount', { horse: own });
    expect([t.step, t.seats, t.who('name')]).toEqual(['window', [1], ['petros']]);
  });
});

/** Corners of the chapters on fire and missiles, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, type Ladder, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, flame, nido } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const burning = (t: Table): string[] => t.position.names(t.state.works.flames.map(({ cell }) => cell));
const QUIET = ['hold', 'endCharges', 'endMoves', 'declared', 'stand', 'decline', 'endFire', 'ceaseFire', 'done'];
/** As little as can be, until a step of a side comes. */
function idle(t: Table, step: string, side: number): Table {
  for (let n = 0; n < 40 && !(t.step === step && t.seats[0] === side) && t.step !== null; n++)
    t.act(t.legal().find(({ type }) => QUIET.includes(type)) ?? the(t.legal()[0]));
  return t;
}
const lights = (t: Table): unknown[] => t.legal('task').filter(({ kind }) => kind === 'light');

describe('the torch', () => {
  /** Osbern at the stakes in a phase of his own, one of Milo's, and his own again. */
  const vigil = (): Table =>
    nido()
      .put(0, 'osbern', 'O7')
      .put(1, 'milo', 'N7')
      .play([
        { step: 'phase', side: 0 },
        { step: 'phase', side: 1 },
        { step: 'phase', side: 0 },
      ]);
  // R72: a complete turn in place; to defend is no other action, to strike is one.
  rule('gui.10.2.1a', 'whoever struck a blow in that turn has not waited for it, whoever was struck at has', () => {
    const waited = idle(vigil(), 'declare', 0);
    expect(lights(waited)).toEqual([]);
    idle(waited.do('declared'), 'declare', 1);
    // A 10 is nothing.
    waited.do('attack', { unit: 'milo', target: 'osbern' }).declared().dice(10);
    if (waited.step === 'resolving') waited.do('resolve', { attack: 0 });
    idle(waited.stand(), 'declare', 0);
    expect(lights(waited).length).toBeGreaterThan(0);
    const struck = idle(vigil(), 'declare', 0).do('attack', { unit: 'osbern', target: 'milo' }).declared().dice(9);
    if (struck.step === 'resolving') struck.do('resolve', { attack: 0 });
    idle(struck.stand(), 'declare', 1);
    idle(struck.do('declared'), 'declare', 0);
    expect(lights(struck)).toEqual([]);
  });
  // Driven off by the enemy, he begins again.
  rule('gui.10.2.1a', 'whoever was driven off or stunned meanwhile begins again', () => {
    const after = (die: number): Table => {
      const t = idle(vigil(), 'declare', 0).do('declared');
      idle(t, 'declare', 1).do('attack', { unit: 'milo', target: 'osbern' }).declared().dice(die);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      // From O7 to O6, which lies before the stakes too.
      if (t.step === 'retreatStep') t.do('retreatTo', { to: 'O6', other: -1 });
      // Nothing to declare: the phase is over, and the other side waits to move.
      for (let n = 0; n < 20 && t.step !== 'declare' && !(t.step === 'movement' && t.seats[0] === 1); n++)
        t.act(t.legal().find(({ type }) => QUIET.includes(type)) ?? the(t.legal()[0]));
      return t;
    };
    // From the scarp 10 - 4 = 6 in 6/10, one left: 0/5; 3 E, 2 F.
    const driven = after(3);
    expect([driven.where('osbern'), lights(driven)]).toEqual(['O6', []]);
    const stunned = after(2);
    expect(lights(stunned)).toEqual([]);
    // R72: a wound does not drive him off: 1 G.
    const wounded = after(1);
    expect([wounded.health('osbern'), lights(wounded).length > 0]).toEqual([WOUNDED, true]);
  });
});

describe('flames', () => {
  // The hexes he has set fire to are looked at; what catches now is looked at another time.
  rule(['gui.10.2.2a', 'gui.10.2.2b'], 'what has just caught does not spread in the same check', () => {
    const p = nido();
    p.state.works.flames = [flame(p, 'P6')];
    const t = p.play([{ step: 'phaseEnd', side: 1 }], ...Array.from({ length: 12 }, () => 10));
    expect(burning(t)).toEqual(['P5', 'P6', 'P7', 'Q6']);
  });
  // Nobody enters a burning hex, so nobody leaps into it from a ladder nor strikes into it.
  rule(['gui.10.2.5b', 'gui.10.1.3a'], 'nobody leaps from a ladder or a rope into the flames', () => {
    const leaps = (burns: boolean): number[] => {
      const p = nido().put(0, 'osbern', 'O8').put(0, 'vladko', 'O7');
      const standing: Ladder = {
        ...{ side: 0, cell: p.hex('O8'), other: -1, direction: p.way('SE'), climber: p.unit('osbern') },
        ...{ bearers: [], gone: false, since: 0 },
      };
      p.state.ladders = [standing];
      const hung = { side: 0, bearer: -1, cell: p.hex('O7'), to: p.hex('P7'), top: true, roof: false, gone: false };
      p.state.grapnels = [{ ...hung, climber: p.unit('vladko') }];
      if (burns) p.state.works.flames = [flame(p, 'P8'), flame(p, 'P7')];
      const legal = (unit: string, type: string): number =>
        p
          .play([{ step: 'movement', side: 0 }])
          .do('move', { unit })
          .legal(type).length;
      return [legal('osbern', 'vault'), legal('vladko', 'crossTop')];
    };
    expect([leaps(false), leaps(true)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
  // No combat into a hex the attacker could not enter.
  rule(['gui.6.7', 'gui.10.2.5b'], 'nobody strikes at a man who stands in the flames', () => {
    const attacks = (burns: boolean): number => {
      const p = nido().put(1, 'milo', 'Q7').put(0, 'osbern', 'P7', { health: WOUNDED });
      if (burns) p.state.works.flames = [flame(p, 'P7', { side: 1 })];
      const t = p.play([...COMBAT(1)]);
      return t.step === 'declare' ? t.legal('attack').length : 0;
    };
    expect([attacks(false), attacks(true)]).toEqual([1, 0]);
  });
  // One try each, on one hex; several may try the same.
  rule(['gui.10.2.3a', 'gui.10.2.3b'], 'the second man puts out what the first could not, and neither fights', () => {
    const p = nido().put(1, 'milo', 'Q7').put(1, 'sergios', 'Q8').put(0, 'roland', 'R7');
    p.state.works.flames = [flame(p, 'P7')];
    const t = p.play([...COMBAT(1)], 4, 3);
    t.do('task', { kind: 'douse', unit: 'milo', on: p.hex('P7') });
    expect([t.who('attack').includes('milo'), t.legal('task').some(({ unit }) => unit === p.unit('milo'))]).toEqual([
      false,
      false,
    ]);
    t.do('task', { kind: 'douse', unit: 'sergios', on: p.hex('P7') }).declared();
    expect(burning(t)).toEqual([]);
  });
});

describe('shots', () => {
  const hit = (p: Position, hex: string, from: string, die: number, volley: boolean, ...under: object[]): Table => {
    const cell = p.hex(hex);
    const shot = { step: 'hit' as const, from: p.hex(from), cell, row: 2, short: 12, volley, aimed: cell, all: false };
    return p.play([shot, ...(under as { step: 'movement'; side: number }[])], die);
  };
  // One man does not carry a ladder: killed on the way, it lies where it is.
  rule(['gui.10.1.2a', 'gui.5.4.4.C'], 'a bearer shot dead drops the ladder, and his mate goes on without it', () => {
    const p = nido().put(0, 'osbern', 'J8').put(0, 'rioulf', 'J7').put(1, 'petros', 'J1');
    const [cell, other] = [p.hex('J8'), p.hex('J7')];
    const bearers = p.units('osbern', 'rioulf');
    p.state.ladders = [{ side: 0, cell, other, direction: -1, climber: -1, bearers, gone: false, since: 0 }];
    const party = { step: 'ladderParty', ladder: 0, mp: 6, spent: 0, entered: 1 };
    const t = hit(p, 'J8', 'J14', 1, true, party);
    expect([t.health('osbern'), the(t.state.ladders[0])]).toMatchObject([DEAD, { bearers: [], cell, other }]);
    expect(t.legal('carryTo')).toEqual([]);
  });
  // R103: a man with another on his back is halved like anybody, and does not drop him for a wound.
  rule(['gui.5.4.4.C', 'gui.4.2.4a'], 'a man shot dead under his burden leaves it where he fell, still stunned', () => {
    const p = position('il-poggio').put(0, 'roland', 'C12').put(0, 'jacques', 'C13', { health: STUNNED });
    p.state.carries = [{ by: p.unit('roland'), unit: p.unit('jacques') }];
    p.state.cell[p.unit('jacques')] = -5;
    const t = hit(p, 'C12', 'C4', 1, true);
    expect([t.health('roland'), t.health('jacques'), t.where('jacques'), t.state.carries]).toEqual([
      DEAD,
      STUNNED,
      'C12',
      [],
    ]);
  });
  // The distance to the next volley is that of the state he is in now.
  rule('gui.5.3d', 'wounded by the first volley he may be shot at again one hex on', () => {
    const p = position('il-poggio').put(0, 'roland', 'H14').put(1, 'petros', 'H4').put(1, 'stephanos', 'G5');
    const t = p
      .play([{ step: 'movement', side: 0 }], 1, 4)
      .do('move', { unit: 'roland' })
      .go('H13');
    t.do('name', { unit: 'petros', cell: 'H13' }).do('loose');
    expect(t.health('roland')).toBe(WOUNDED);
    t.go('H12');
    expect([t.step, t.who('name')]).toEqual(['window', ['stephanos']]);
  });
  // R20: the arrow from a friend drives him back the same way; and a healthy man is not hurt by it.
  rule(['gui.5.4.1d', 'gui.5.4.4.A'], 'a man driven back by a stray arrow of his own side goes away from it', () => {
    const p = position('il-poggio').put(0, 'roland', 'H8').put(1, 'milo', 'A1');
    const t = hit(p, 'H8', 'H14', 8, false);
    expect([t.step, t.seats, t.hexes('retreatTo')]).toEqual(['retreatStep', [0], ['H7']]);
    t.do('retreatTo', { to: 'H7', other: -1 });
    t.act(the(t.legal('retreatTo')[0]));
    expect([t.health('roland'), t.where('roland') === 'H7']).toEqual([HEALTHY, false]);
  });
});

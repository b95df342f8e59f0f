/** Where two or three chapters meet in one hex: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { mayVolley } from '../../../src/05-missiles/fire.ts';
import { hexesBetween } from '../../../src/battle.ts';
import { DEAD, HEALTHY, LEFT, STAYED, STUNNED, WOUNDED } from '../../../src/state.ts';
import { CHARGES, COMBAT, MOVES, members, poggio, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { campaign, type Position, position, type Table } from '../../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice);

describe('ways out and in', () => {
  // R13: to leave the table from a hex he has just entered is to go on.
  rule(['gui.4.3a', 'gui.11.4.3e'], 'who leaves the table past an enemy is tested in his last hex', () => {
    const leaves = (from: string, die: number): unknown[] => {
      const p = campaign('nido-d-aquila').sheet({ day: 6, provisions: 30, action: 'supplies', edge: 2 });
      p.state.ground = { maps: [{ map: 'laguna', rotated: false }], overlays: [] };
      p.put(1, 'milo', from).put(1, 'sergios', 'M1').put(0, 'roland', 'A8');
      p.sheet({ parties: [p.units('roland'), p.units('milo', 'sergios')] });
      const t = p.play([{ step: 'movement', side: 1 }], die).do('move', { unit: 'milo' });
      if (from !== 'A9') t.go('A9');
      t.do('leave', { edge: 4 });
      return [t.ever('tested').length, t.state.cell[p.unit('milo')] === LEFT];
    };
    expect([leaves('A9', 8), leaves('B9', 1), leaves('B9', 8)]).toEqual([
      [0, true],
      [1, true],
      [1, false],
    ]);
  });
  // What a horseman cannot attack he cannot charge; what he can, he charges at its disadvantage.
  rule(['gui.7.2.1a', 'gui.6.7.ex', 'gui.6.1b'], 'a man in brush may be charged, a man under a tree may not', () => {
    const begun = (hex: string): Table =>
      poggio()
        .put(0, 'roussel', 'S11', { facing: 'N' })
        .put(1, 'adama', hex)
        .play([...CHARGES]);
    expect(begun('S2').who('charge', 'target')).toEqual([]);
    const t = begun('S3').do('charge', { unit: 'roussel', target: 'adama' });
    for (let row = 10; row >= 4; row--) if (t.step === 'course') t.do('rideTo', { to: `S${row}` });
    if (t.step === 'charges') t.do('endCharges');
    while (t.step === 'window') t.do('hold');
    // 42 - 6 = 36 in 31/40, one right: 41/60; 7 and armour is F, where it would be E.
    t.declared().dice(7);
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    expect([t.stand().ever('fought')[0]?.difference, result(t)]).toEqual([36, 'F']);
  });
  // A led horse goes where a rider may not be: he does not come to be there by mounting.
  rule(['gui.4.4.2a', 'gui.4.2.1a', 'gui.4.2.1b'], 'nobody mounts a horse among trees or in deep water', () => {
    const mounts = (p: Position): number =>
      moves(p.put(1, 'milo', 'A1'))
        .do('move', { unit: 'musa' })
        .legal('mount').length;
    const wood = (head: string, foot: string): number => {
      const p = poggio().put(0, 'musa', foot);
      p.horse('musa', head, 'N', { side: 0 });
      return mounts(p);
    };
    expect([wood('G14', 'H14'), wood('K14', 'L14')]).toEqual([0, 1]);
    const swims = position('laguna').put(0, 'musa', 'H3');
    swims.horse('musa', 'I3', 'N', { side: 0 });
    expect(mounts(swims)).toBe(0);
  });
  // R65: whoever goes his own way has left it.
  rule(['gui.7.3.1b', 'gui.10.1.2a'], 'a hoplite who goes off with a ladder is no more of the formation', () => {
    const goes = (row: Record<string, string>, bearer: string): string[] => {
      const p = poggio().put(0, 'osbern', 'D6').put(1, 'milo', 'T14');
      for (const [id, hex] of Object.entries(row)) p.put(0, id, hex);
      p.state.formations = [{ side: 0, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
      p.state.ladders = [
        {
          ...{ side: 0, cell: p.hex('D7'), other: p.hex('D6'), direction: -1, climber: -1, gone: false, since: 0 },
          bearers: [],
        },
      ];
      const t = moves(p).do('shoulder', { ladder: 0, unit: bearer, mate: 'osbern' });
      t.do('carryTo', { cell: 'D5', other: 'D6' });
      expect([t.where(bearer), t.where('osbern')]).toEqual(['D6', 'D5']);
      return members(t);
    };
    const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
    expect(goes({ hektor: 'D7', ...row }, 'hektor')).toEqual(['achilleas', 'okeanos', 'palaimon']);
    expect(goes({ hektor: 'D7', palaimon: 'E8', okeanos: 'F8' }, 'hektor')).toEqual([]);
    // So has whoever climbs one.
    const p = position('nido-d-aquila').put(1, 'milo', 'A1');
    const four = { hektor: 'O8', palaimon: 'N8', okeanos: 'M9', achilleas: 'L9' };
    for (const [id, hex] of Object.entries(four)) p.put(0, id, hex);
    p.state.formations = [{ side: 0, units: p.units(...Object.keys(four)), front: 2, foulkon: false, past: [] }];
    p.state.ladders = [
      {
        ...{ side: 0, cell: p.hex('O8'), other: -1, direction: p.way('SE'), climber: -1, gone: false, since: 0 },
        bearers: [],
      },
    ];
    const t = moves(p).do('move', { unit: 'hektor' }).do('climb', { ladder: 0 });
    expect(members(t)).toEqual(['achilleas', 'okeanos', 'palaimon']);
  });
  // R105: where he could not be he is not laid.
  rule(
    ['gui.6.8a', 'gui.4.2.1d', 'gui.10.2.5b'],
    'a thrown rider is laid neither in flames nor, in armour, in deep water',
    () => {
      const thrown = (rider: string, die: number, flames?: string): string[] => {
        const p = position('laguna').put(0, 'werner', 'F13').put(1, rider, 'G13', { facing: 'N' });
        if (flames) p.state.works.flames = [{ cell: p.hex(flames), side: 0, arrow: false, turns: 0, fresh: false }];
        const t = p.play([...COMBAT(0)]).fight(['werner'], rider, die);
        expect([result(t), t.step, t.health(rider)]).toEqual(['F', 'fall', STUNNED]);
        return t.hexes('lieAt');
      };
      // 18 - 6 = 12 in 11/20: 4 is F. 18 - 11 = 7 in 6/10: 2 and armour is F.
      expect(thrown('musa', 4)).toEqual(['F12', 'F14', 'G12', 'G15', 'H12', 'H13', 'H14']);
      expect(thrown('robert', 2)).toEqual(['F12', 'F14', 'G12', 'G15']);
      expect(thrown('robert', 2, 'F14')).toEqual(['F12', 'G12', 'G15']);
    },
  );
});

describe('blows and bridles', () => {
  // R58: he has neither gone nor died; and a man who lies and must go back is dead.
  rule(
    ['gui.7.2.3c', 'gui.6.5.F', 'gui.6.5.double'],
    'a charge finds its target where another has stunned him, and a retreat kills him',
    () => {
      const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(0, 'robert', 'G4').put(1, 'adama', 'H4');
      const t = p.play([...CHARGES]).do('charge', { unit: 'roussel', target: 'adama' });
      for (let row = 14; row >= 5; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
      if (t.step === 'charges') t.do('endCharges');
      while (t.step === 'window') t.do('hold');
      // 25 - 6 = 19 in 11/20: 4 and armour is F.
      t.do('attack', { unit: 'robert', target: 'adama' }).declared().dice(4).do('resolve', { attack: 1 }).stand();
      expect([result(t), t.health('adama')]).toEqual(['F', STUNNED]);
      if (t.step === 'advance') t.do('decline');
      // 42 - 2 = 40 in 31/40: 7 and armour is E.
      t.dice(7);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      expect(t.ever('fought').at(-1)).toMatchObject({ difference: 40, result: 'E' });
      expect(t.health('adama')).toBe(DEAD);
    },
  );
  // The chain lets men on foot through, and nobody else.
  rule(['gui.9.2.3', 'gui.9.2.3.1.open', 'gui.4.4.3b'], 'a led horse does not come through the open gate', () => {
    const led = (gate: 'open' | 'destroyed'): unknown[] => {
      const p = position('nido-d-aquila').put(0, 'osbern', 'O9').put(1, 'milo', 'A1');
      const horse = p.horse('roger', 'O10', 'N', { side: 0 });
      Object.assign(the(p.state.horses[horse]), { leader: p.unit('osbern') });
      p.state.works.gate = gate;
      const t = moves(p).do('move', { unit: 'osbern' });
      for (const hex of ['P9', 'Q9', 'R9', 'S10']) if (t.legal('step').some(({ to }) => to === p.hex(hex))) t.go(hex);
      const { leader, head, tail } = the(t.state.horses[horse]);
      return [t.where('osbern'), leader >= 0, [head, tail].includes(p.hex('P9'))];
    };
    expect(led('open')).toEqual(['S10', false, false]);
    const [where, follows] = led('destroyed');
    expect([where, follows]).toEqual(['S10', true]);
  });
  // R104: none is ever led from afar.
  rule(
    ['gui.5.4.3.A', 'gui.4.4.3d'],
    'a rider driven off four hexes has his led horse beside him or has lost it',
    () => {
      const p = poggio().put(1, 'musa', 'H8', { facing: 'N' });
      const led = p.horse('khaled', 'I9', 'N', { side: 1 });
      Object.assign(the(p.state.horses[led]), { leader: p.unit('musa') });
      const cell = p.hex('H8');
      const t = p.play(
        [{ step: 'hit', from: p.hex('H2'), cell, row: 2, short: 12, volley: false, aimed: cell, all: false }],
        8,
      );
      expect(t.step).toBe('retreatStep');
      while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
      if (t.legal().length > 0 && t.seats[0] === 1 && t.step !== 'movement') t.act(the(t.legal()[0]));
      const one = the(t.state.horses[led]);
      const unit = p.unit('musa');
      const far = (at: number): number =>
        Math.min(...[t.state.cell, t.state.tail].map(cells => hexesBetween(p.battle, at, the(cells[unit]))));
      expect(far(cell)).toBeGreaterThan(2);
      expect(one.leader < 0 || far(one.head) === 1).toBe(true);
    },
  );
  // A retreat is for all: the one goes, the other, in his ranks and struck from behind, is hurt.
  rule(
    ['gui.6.2e', 'gui.7.3.1l', 'gui.7.3.1j'],
    'of a hoplite taken from behind and a man beside him one is wounded, the other goes back',
    () => {
      const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
      const p = poggio().put(0, 'robert', 'F9').put(1, 'dorian', 'F10');
      for (const [id, hex] of Object.entries(row)) p.put(1, id, hex);
      p.state.formations = [{ side: 1, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
      const t = p.play([...COMBAT(0)]).do('attack', { unit: 'robert', target: 'okeanos' });
      t.do('include', { attack: 0, target: 'dorian' }).declared();
      // 25 - 12 = 13 in 11/20, two right: 31/40; not all in armour: 8 is E.
      t.dice(8);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      while (t.step === 'retreatOrder') t.act(the(t.legal('goFirst')[0]));
      while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
      expect([result(t), t.where('okeanos'), t.health('okeanos')]).toEqual(['E', 'F8', WOUNDED]);
      expect([t.where('dorian') === 'F10', t.health('dorian'), members(t)]).toEqual([false, HEALTHY, []]);
    },
  );
  // His potential in the saddle is the same, hurt or not.
  rule(
    ['gui.7.4a', 'gui.4.table', 'gui.1.2a'],
    'a wounded rider is as fast as ever and breaks off from men on foot, a wounded man on foot does not',
    () => {
      const asked = (facing?: string): boolean => {
        const stance = facing ? { facing, health: WOUNDED } : { health: WOUNDED };
        const p = poggio().put(0, 'werner', 'H8').put(1, 'musa', 'H9', stance);
        const t = p
          .play([...COMBAT(0)])
          .do('attack', { unit: 'werner', target: 'musa' })
          .declared()
          .dice(10);
        if (t.step === 'resolving') t.do('resolve', { attack: 0 });
        return t.step === 'answer';
      };
      expect([asked('N'), asked()]).toEqual([true, false]);
    },
  );
});

describe('out of the saddle, off the ladder', () => {
  // R13, R19: he has come beside the enemy and leaves that hex again; on foot or round about makes no difference.
  rule(
    ['gui.4.3a', 'gui.4.4.2c'],
    'a rider who dismounts away from an enemy he has come beside is tested first',
    () => {
      const tested = (die: number, before: boolean): unknown[] => {
        const p = poggio()
          .put(0, 'musa', before ? 'H9' : 'H12', { facing: 'N' })
          .put(1, 'milo', 'I9');
        const t = moves(p, die).do('move', { unit: 'musa' });
        if (!before) t.go('H11<H12', 'H10<H11', 'H9<H10');
        t.do('dismount', { to: 'G10' });
        return [t.ever('tested').length, t.where('musa')];
      };
      expect(tested(1, false)).toEqual([1, 'G10']);
      // Stopped in the saddle, with no points left to get out of it.
      expect(tested(8, false)).toEqual([1, 'H9']);
      // From where he was at the beginning he steps down untested.
      expect(tested(8, true)).toEqual([0, 'G10']);
    },
  );
  rule(
    ['gui.4.3a', 'gui.4.4.1c', 'gui.4.3.1.2'],
    'a rider who turns about before an enemy he has come beside is tested first',
    () => {
      const tested = (die: number, before: boolean): unknown[] => {
        const p = poggio()
          .put(0, 'musa', before ? 'H9' : 'H12', { facing: 'N' })
          .put(1, 'milo', 'I9');
        const t = moves(p, die).do('move', { unit: 'musa' });
        if (!before) t.go('H11<H12', 'H10<H11', 'H9<H10');
        t.do('aboutFace');
        return [t.ever('tested').length, t.where('musa')];
      };
      expect([tested(1, false), tested(8, false), tested(8, true)]).toEqual([
        [1, 'H10'],
        [1, 'H9'],
        [0, 'H10'],
      ]);
    },
  );
  // R37: two points of fifteen are what he has spent, whatever became of the others.
  rule(
    ['gui.5.3a', 'gui.4.4.2c', 'gui.5.1.round'],
    'an archer who has only come down from the saddle shoots in the other’s phase, one who rode far before it does not',
    () => {
      const shoots = (...hexes: string[]): boolean => {
        const p = poggio().put(0, 'kosmas', 'H14', { facing: 'N' }).put(1, 'milo', 'A1');
        const t = moves(p).do('move', { unit: 'kosmas' });
        for (const hex of hexes) t.go(hex);
        const head = hexes.at(-1)?.split('<')[0] ?? 'H14';
        t.do('dismount', { to: p.beside(head, 'SW') }).do('stop');
        return mayVolley({ ...p.battle, state: t.state }, p.unit('kosmas'));
      };
      expect(shoots()).toBe(true);
      expect(shoots('H13<H14', 'H12<H13', 'H11<H12', 'H10<H11', 'H9<H10', 'H8<H9', 'H7<H8', 'H6<H7')).toBe(false);
    },
  );
  // R76, R77: he is in the burning hex, and gets out of it as anybody would.
  rule(['gui.10.2.5a', 'gui.10.1.3a', 'gui.10.2.1a'], 'whoever is on a ladder that is set on fire comes off it', () => {
    const p = position('nido-d-aquila').put(0, 'osbern', 'O8').put(1, 'milo', 'N8', { marks: STAYED });
    p.state.ladders = [
      {
        ...{ side: 0, cell: p.hex('O8'), other: -1, direction: p.way('SE'), gone: false, since: 0 },
        ...{ climber: p.unit('osbern'), bearers: [] },
      },
    ];
    const t = p.play([...COMBAT(1)], 1).do('task', { kind: 'light', unit: 'milo', on: p.hex('O8') });
    t.declared();
    expect([t.step, t.seats]).toEqual(['retreatStep', [0]]);
    t.act(the(t.legal('retreatTo')[0]));
    expect([t.where('osbern') === 'O8', the(t.state.ladders[0]).climber]).toEqual([false, -1]);
    expect(['N7', 'O7', 'O9'].includes(t.where('osbern'))).toBe(true);
  });
});

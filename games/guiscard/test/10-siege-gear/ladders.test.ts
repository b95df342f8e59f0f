import { describe, expect, test } from 'vitest';
import { partyPotential } from '../../src/04-movement/pace.ts';
import { columnShifts, groundSign } from '../../src/06-combat/combat.ts';
import { canAttack } from '../../src/06-combat/contact.ts';
import { throwsOf } from '../../src/10-siege-gear/grapnels.ts';
import { leanings } from '../../src/10-siege-gear/ladders.ts';
import { DEAD, type Grapnel, HEALTHY, type Ladder, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

const nido = () => position('nido-d-aquila');
/** O7 lies before the palisade of P6 (NE) and P7 (SE), O8 before P7 (NE) and the platform P8 (SE). */
const upright = (p: Position, hex: string, way: string, more: Partial<Ladder> = {}): Ladder => ({
  ...{ side: 0, cell: p.hex(hex), other: -1, direction: p.way(way), climber: -1, bearers: [], gone: false, since: 0 },
  ...more,
});
const moves = (p: Position, ...dice: number[]): Table => p.play([{ step: 'movement', side: 0 }], ...dice);
const COMBAT = (side: number) =>
  [
    { step: 'declare', side },
    { step: 'endTests', side },
    { step: 'resolving', side },
    { step: 'tasks', side },
  ] as const;
const ladder = (t: Table): Ladder => the(t.state.ladders[0]);
const rope = (t: Table): Grapnel => the(t.state.grapnels[0]);

describe('ladders', () => {
  rule(['gui.10.1.1a', 'gui.10.1.1b'], 'they lean on palisades, not on the tower', () => {
    const p = nido();
    expect(
      leanings(p.battle, p.hex('O7'))
        .map(way => p.name(p.beyond('O7', ['N', 'NE', 'SE', 'S', 'SW', 'NW'][way] ?? 'N')))
        .sort(),
    ).toEqual(['P6', 'P7']);
    expect(leanings(p.battle, p.hex('T6'))).toEqual([]);
  });
  const carried = (): Position => {
    const p = nido().put(0, 'osbern', 'O7').put(0, 'roland', 'O6');
    p.state.ladders = [upright(p, 'O7', 'NE', { other: p.hex('O6'), direction: -1 })];
    return p;
  };
  rule('gui.10.1.2a', 'two men carry one, standing on its two hexes', () => {
    const t = moves(carried()).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'roland' });
    t.do('carryTo', { cell: 'O8', other: 'O7' });
    expect([t.where('osbern'), t.where('roland')]).toEqual(['O8', 'O7']);
    expect([t.position.name(ladder(t).cell), t.position.name(ladder(t).other)]).toEqual(['O8', 'O7']);
  });
  rule('gui.10.1.2b', 'with the lower potential less two, and they neither fight nor test (R74)', () => {
    const p = carried();
    // Osbern 8, Roland 6.
    expect(partyPotential(p.battle, p.units('osbern', 'roland'))).toBe(4);
    p.state.ladders = p.state.ladders.map(one => ({ ...one, bearers: p.units('osbern', 'roland') }));
    p.put(1, 'milo', 'N6');
    expect(canAttack(p.battle, p.unit('osbern'), p.unit('milo'))).toBe(false);
  });
  rule('gui.10.1.2c', 'at the foot of the palisade it is raised against a hex of it', () => {
    const t = moves(carried()).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'roland' });
    t.do('raise', { cell: 'O7', direction: t.position.way('SE') });
    expect(ladder(t)).toMatchObject({
      cell: t.position.hex('O7'),
      other: -1,
      direction: t.position.way('SE'),
      bearers: [],
    });
    expect(t.who('move')).toEqual([]);
  });
  rule('gui.10.1.2d', 'it is not lifted with an enemy next to its foot', () => {
    const p = carried();
    expect(moves(p).legal('shoulder')).toHaveLength(1);
    p.put(1, 'milo', 'N6');
    expect(moves(p).legal('shoulder')).toEqual([]);
  });
  rule(
    ['gui.10.1', 'gui.10.1.3a', 'gui.10.1.3b', 'gui.9.2.1a', 'gui.9.2.1b'],
    'three points up, four over, and a die for the leap into the ward',
    () => {
      const leap = (unit: string, die: number): Table => {
        const p = nido().put(0, unit, 'O7');
        p.state.ladders = [upright(p, 'O7', 'SE')];
        const t = moves(p, die).do('move', { unit }).do('climb', { ladder: 0 });
        expect(ladder(t).climber).toBe(p.unit(unit));
        return t.do('vault');
      };
      // Osbern has 8: 3 + 4 and one left.
      expect([leap('osbern', 4).where('osbern'), leap('osbern', 4).health('osbern')]).toEqual(['P7', HEALTHY]);
      expect(leap('osbern', 5).health('osbern')).toBe(WOUNDED);
      // A man in armour has 6: he stops at the top and leaps next turn, one worse.
      const p = nido().put(0, 'roland', 'O7');
      p.state.ladders = [upright(p, 'O7', 'SE', { climber: p.unit('roland') })];
      expect(moves(p, 4).do('move', { unit: 'roland' }).do('vault').health('roland')).toBe(WOUNDED);
      expect(moves(p, 3).do('move', { unit: 'roland' }).do('vault').health('roland')).toBe(HEALTHY);
      const q = nido().put(0, 'roland', 'O7');
      q.state.ladders = [upright(q, 'O7', 'SE')];
      expect(moves(q).do('move', { unit: 'roland' }).do('climb', { ladder: 0 }).legal('vault')).toEqual([]);
    },
  );
  rule(['gui.4.2.2a', 'gui.10.1.3b'], 'over the top onto three bodies costs one more', () => {
    // Osbern has 8, wounded 4.
    const leaps = (health: number, bodies: number): number => {
      const p = nido().put(0, 'osbern', 'O7', { health });
      for (const id of ['avray', 'rioulf', 'hamon'].slice(0, bodies)) p.put(0, id, 'P7', { health: DEAD });
      p.state.ladders = [upright(p, 'O7', 'SE', { climber: p.unit('osbern') })];
      return moves(p).do('move', { unit: 'osbern' }).legal('vault').length;
    };
    expect([leaps(WOUNDED, 2), leaps(WOUNDED, 3), leaps(HEALTHY, 3)]).toEqual([1, 0, 1]);
  });
  rule('gui.9.2.2a', 'onto a platform only a 6 hurts', () => {
    const leap = (die: number): number => {
      const p = nido().put(0, 'osbern', 'O8');
      p.state.ladders = [upright(p, 'O8', 'SE')];
      const t = moves(p, die).do('move', { unit: 'osbern' }).do('climb', { ladder: 0 }).do('vault');
      expect(t.where('osbern')).toBe('P8');
      return t.health('osbern');
    };
    expect([leap(5), leap(6)]).toEqual([HEALTHY, WOUNDED]);
  });
  rule('gui.10.1.3b', 'not on a ladder raised in the same turn', () => {
    const p = nido().put(0, 'osbern', 'O7');
    p.state.ladders = [upright(p, 'O7', 'SE', { since: p.state.turn * 2 })];
    expect(moves(p).do('move', { unit: 'osbern' }).legal('climb')).toEqual([]);
  });
  rule(['gui.10.1.4a', 'gui.10.1.4b'], 'two men next to it turn it for two points each, if nobody is on it', () => {
    const p = nido().put(0, 'osbern', 'N6').put(0, 'avray', 'N7').put(0, 'rioulf', 'A1');
    p.state.ladders = [upright(p, 'O7', 'SE')];
    const t = moves(p).do('turnLadder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    t.do('setLadder', { cell: 'O7', direction: p.way('NE') });
    expect(ladder(t).direction).toBe(p.way('NE'));
    p.put(0, 'rioulf', 'O7');
    p.state.ladders = [upright(p, 'O7', 'SE', { climber: p.unit('rioulf') })];
    expect(moves(p).legal('turnLadder')).toEqual([]);
  });
  rule(['gui.10.1.5b', 'gui.5.4.retreat'], 'driven back by a shot he is off the ladder, or off the rope', () => {
    const shot = (p: Position): Table => {
      const [unit, start] = [p.unit('osbern'), p.hex('O8')];
      const driven = { unit, start, left: 1, cause: 'fire' as const, foes: [], firsts: [], gone: 0, wound: false };
      const frames = [
        { step: 'retreat' as const, ...driven },
        { step: 'movement' as const, side: 0 },
      ];
      return p.put(0, 'osbern', 'O8').play(frames).do('retreatTo', { to: 'N8', other: -1 });
    };
    const p = nido();
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    const climber = shot(p);
    expect([climber.where('osbern'), ladder(climber).climber]).toEqual(['N8', -1]);
    climber.do('move', { unit: 'osbern' });
    expect([climber.legal('vault'), climber.legal('descend')]).toEqual([[], []]);
    const q = nido();
    const hooked = { side: 0, bearer: -1, cell: q.hex('O8'), to: q.hex('P8'), roof: false, gone: false };
    q.state.grapnels = [{ ...hooked, climber: q.unit('osbern'), top: true }];
    const roped = shot(q);
    expect(rope(roped)).toMatchObject({ climber: -1, top: false });
    expect(roped.do('move', { unit: 'osbern' }).legal('crossTop')).toEqual([]);
  });
  rule(['gui.10.1.5b', 'gui.6.5.retreat'], 'driven back in combat he leaves it too, or is wounded on it', () => {
    // Milo 12 against Osbern 4 on the ladder: 8 in 6/10, one right: 11/20, a 6 is E.
    const fought = (p: Position): Table => {
      p.put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
      p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
      const t = p
        .play([...COMBAT(1)], 6)
        .do('attack', { unit: 'milo', target: 'osbern' })
        .declared();
      return t.do('resolve', { attack: 0 }).stand();
    };
    const t = fought(nido());
    expect([t.ever('fought').at(-1)?.result, t.step]).toEqual(['E', 'retreatStep']);
    expect(t.hexes('retreatTo')).toEqual(['N7', 'N8', 'O7']);
    t.do('retreatTo', { to: 'N8', other: -1 });
    expect([t.where('osbern'), ladder(t).climber, t.health('osbern')]).toEqual(['N8', -1, HEALTHY]);
    const shut = nido().put(1, 'dorian', 'N8').put(1, 'filippo', 'N7').put(1, 'alexio', 'O7');
    const hurt = fought(shut);
    expect([hurt.where('osbern'), hurt.health('osbern')]).toEqual(['O8', WOUNDED]);
    expect(ladder(hurt).climber).toBe(shut.unit('osbern'));
  });
  const turned = (p: Position): Table => {
    p.state.ladders = [upright(p, 'O7', 'SE')];
    return moves(p);
  };
  rule('gui.10.1.4a', 'the other points stay theirs: before, during and after a move', () => {
    const p = nido().put(0, 'osbern', 'N6').put(0, 'avray', 'N7').put(0, 'rioulf', 'A1');
    const set = { cell: 'O7', direction: p.way('NE') };
    const first = turned(p).do('turnLadder', { ladder: 0, unit: 'osbern', mate: 'avray' }).do('setLadder', set);
    // Osbern has eight points, six now.
    first.do('move', { unit: 'osbern' }).go('O6', 'O5', 'O6', 'O5', 'O6', 'O5');
    expect([first.legal('step'), first.do('stop').who('move')]).toEqual([[], ['avray', 'rioulf']]);
    // Osbern comes up, turns it with a man who has not moved, and goes on.
    p.put(0, 'osbern', 'O5');
    const during = turned(p).do('move', { unit: 'osbern' }).go('O6').do('turnLadder', {
      ladder: 0,
      unit: 'osbern',
      mate: 'avray',
    });
    during.do('setLadder', set).go('O5', 'O6', 'O5', 'O6', 'O5');
    expect(during.legal('step')).toEqual([]);
    // After the moves of both, with two points left and not with one.
    const after = (steps: number): Table => {
      const t = turned(p).do('move', { unit: 'osbern' });
      for (let n = 0; n < steps; n++) t.go(n % 2 === 0 ? 'O6' : 'O5');
      return t.do('stop');
    };
    expect([after(5).legal('turnLadder').length, after(7).legal('turnLadder').length]).toEqual([1, 0]);
  });
  rule('gui.10.1.4a', 'every pair may do it, also with an enemy at hand', () => {
    const men = ['osbern', 'avray', 'rioulf', 'hamon', 'roland'];
    const p = nido().put(1, 'milo', 'M7');
    men.forEach((id, index) => {
      p.put(0, id, ['O6', 'N6', 'N7', 'O8', 'P6'][index] ?? 'O6');
    });
    expect(turned(p).legal('turnLadder')).toHaveLength(10);
  });
  rule('gui.10.1.4a', 'whoever is stopped by the enemy has no points left for it', () => {
    const p = nido().put(0, 'osbern', 'M7').put(0, 'avray', 'N7').put(1, 'milo', 'N5').put(0, 'rioulf', 'A1');
    p.state.ladders = [upright(p, 'O7', 'SE')];
    // Milo tests him where he passes: a 7 stops him.
    const t = moves(p, 7).do('move', { unit: 'osbern' }).go('N6', 'O6');
    expect([t.where('osbern'), t.step, t.legal('turnLadder')]).toEqual(['N6', 'movement', []]);
  });
  rule('gui.10.1.2c', 'it leans against the stakes from outside', () => {
    const p = nido();
    expect([leanings(p.battle, p.hex('O7')).length, leanings(p.battle, p.hex('P7')).length]).toEqual([2, 0]);
  });
  rule('gui.10.1.5b', 'on a ladder one fights at a disadvantage', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    expect(groundSign(p.battle, p.unit('osbern'))).toBe(-1);
    expect(canAttack(p.battle, p.unit('milo'), p.unit('osbern'))).toBe(true);
    const attack = {
      attackers: p.units('milo'),
      defenders: p.units('osbern'),
      charge: -1,
      horse: -1,
      pikes: false,
      done: false,
    };
    expect(columnShifts(p.battle, attack, false)).toEqual([{ rule: 'gui.6.1b', value: 1 }]);
  });
  const pushed = (...dice: number[]): Table => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'P8').put(0, 'avray', 'N7');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    return p
      .play([...COMBAT(1)], ...dice)
      .do('task', { kind: 'push', unit: 'milo', on: 0 })
      .declared();
  };
  rule(
    ['gui.10.1.6a', 'gui.10.1.6b'],
    'from the hex it leans on it is pushed over on 1-6, and the pusher lays it',
    () => {
      expect(ladder(pushed(7)).direction).toBeGreaterThanOrEqual(0);
      const t = pushed(6);
      expect([t.step, t.seats, ladder(t).direction]).toEqual(['ladderFall', [1], -1]);
      expect(t.hexes('setLadder', 'cell')).toContain('N7');
      t.act(the(t.legal('setLadder').find(({ cell }) => cell === t.position.hex('N8'))));
      expect([t.position.name(ladder(t).cell), t.position.name(ladder(t).other)]).toEqual(['O8', 'N8']);
    },
  );
  rule(
    ['gui.10.1.6c', 'gui.10.1.6d'],
    'the climber is wounded where his owner lays him, and stuns whom he falls upon',
    () => {
      const t = pushed(6);
      t.act(the(t.legal('setLadder').find(({ cell }) => cell === t.position.hex('N7'))));
      // The ladder lies on Avray now and does him no harm.
      expect([t.health('avray'), t.step, t.seats]).toEqual([HEALTHY, 'tumble', [0]]);
      expect(t.hexes('lieAt')).not.toContain('P8');
      t.do('lieAt', { to: 'N7' });
      expect([t.health('osbern'), t.health('avray')]).toEqual([WOUNDED, STUNNED]);
    },
  );
  rule('gui.10.1.6a', 'from a platform, not from behind the stakes', () => {
    const push = (foot: string): number => {
      const p = nido()
        .put(0, 'osbern', foot)
        .put(1, 'milo', foot === 'O8' ? 'P8' : 'P7');
      p.state.ladders = [upright(p, foot, 'SE', { climber: p.unit('osbern') })];
      return p
        .play([...COMBAT(1)])
        .legal('task')
        .filter(({ kind }) => kind === 'push').length;
    };
    expect([push('O8'), push('O7')]).toEqual([1, 0]);
  });
  rule('gui.10.1.7', 'likewise from beside its foot', () => {
    const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'N8');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    const t = p
      .play([...COMBAT(1)], 6)
      .do('task', { kind: 'push', unit: 'milo', on: 0 })
      .declared();
    expect(ladder(t).direction).toBe(-1);
  });
});

describe('grapnels', () => {
  const bearer = (id = 'vladko', hex = 'O7'): Position => {
    const p = nido().put(0, id, hex);
    p.state.grapnels = [
      { side: 0, bearer: p.unit(id), cell: -1, to: -1, climber: -1, top: false, roof: false, gone: false },
    ];
    return p;
  };
  /** Four men in two ranks west of O7: N6, M7 and N7, M8. */
  const pullers = (wounded: number): Position => {
    const p = nido();
    ['osbern', 'avray', 'rioulf', 'hamon'].forEach((id, index) => {
      p.put(0, id, ['N6', 'M7', 'N7', 'M8'][index] ?? 'N6', { health: index < wounded ? WOUNDED : HEALTHY });
    });
    p.state.grapnels = [hooked(p, 'O7', 'P7')];
    return p;
  };
  const hooked = (p: Position, hex: string, to: string, more: Partial<Grapnel> = {}): Grapnel => ({
    ...{ side: 0, bearer: -1, cell: p.hex(hex), to: p.hex(to), climber: -1, top: false, roof: false, gone: false },
    ...more,
  });
  rule('gui.10.6.1a', 'an unarmoured man throws it over palisade or wall, not over the tower', () => {
    const p = bearer();
    const over = (q: Position) => q.names(throwsOf(q.battle, the(q.state.grapnels[0])));
    expect(over(p)).toEqual(['P6', 'P7']);
    expect(over(bearer('roland'))).toEqual([]);
    expect(over(bearer('vladko', 'T6'))).toEqual([]);
    const farm = position('laguna', [FARM]).put(0, 'vladko', 'R6');
    farm.state.grapnels = [
      { side: 0, bearer: farm.unit('vladko'), cell: -1, to: -1, climber: -1, top: false, roof: false, gone: false },
    ];
    expect(over(farm)).toContain('R7');
  });
  rule(['gui.10.6.1b', 'gui.10.6.2a'], 'in the movement step, 3-10; he does nothing else in that phase', () => {
    const toss = (die: number): Table => moves(bearer(), die).do('throwGrapnel', { grapnel: 0, to: 'P7' });
    expect(rope(toss(3))).toMatchObject({
      cell: toss(3).position.hex('O7'),
      to: toss(3).position.hex('P7'),
      bearer: -1,
    });
    expect(rope(toss(2))).toMatchObject({ cell: -1, bearer: toss(2).position.unit('vladko') });
    expect([toss(3).legal('move'), toss(2).legal('move')]).toEqual([[], []]);
  });
  rule(
    ['gui.10.6.1c', 'gui.10.6.1d', 'gui.10.6.2b', 'gui.10.6.2.ex'],
    'eight points up, and next turn two over the stakes (R79)',
    () => {
      const p = nido().put(0, 'vladko', 'O7');
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      const t = moves(p).do('move', { unit: 'vladko' }).do('climbRope', { grapnel: 0 });
      expect(rope(t)).toMatchObject({ climber: p.unit('vladko'), top: true });
      expect(t.legal('crossTop')).toEqual([]);
      p.state.grapnels = [hooked(p, 'O7', 'P7', { climber: p.unit('vladko'), top: true })];
      const next = moves(p).do('move', { unit: 'vladko' }).do('crossTop');
      expect(next.where('vladko')).toBe('P7');
      // Six points left of eight.
      next.go('Q7', 'R7', 'S7', 'R7', 'Q7', 'P7');
      expect(next.legal('step')).toEqual([]);
      const down = moves(p).do('move', { unit: 'vladko' }).do('descend');
      expect([down.where('vladko'), rope(down).climber]).toEqual(['O7', -1]);
    },
  );
  rule(['gui.4.2.2a', 'gui.10.6.1d'], 'down from the rope onto three bodies costs one more', () => {
    const left = (hex: string, to: string, roof: boolean, bodies: number): number => {
      const p = (roof ? position('laguna', [FARM]) : nido()).put(0, 'vladko', hex);
      for (const id of ['avray', 'rioulf', 'hamon'].slice(0, bodies)) p.put(0, id, to, { health: DEAD });
      p.state.grapnels = [hooked(p, hex, to, { climber: p.unit('vladko'), top: true, roof })];
      const t = moves(p).do('move', { unit: 'vladko' }).do('crossTop');
      const frame = t.play.position.stack.at(-1);
      return frame?.step === 'moving' ? Number(frame.mp) : -1;
    };
    expect([left('O7', 'P7', false, 2), left('O7', 'P7', false, 3)]).toEqual([6, 5]);
    expect([left('R6', 'R7', true, 2), left('R6', 'R7', true, 3)]).toEqual([4, 3]);
  });
  rule(['gui.10.6.1c', 'gui.10.6.1d'], 'over the wall of a building onto its roof, then four points down', () => {
    // R6 is outside the hall, R7 in it; V6 outside the granary, which has no parapet.
    const climbed = (hex: string, to: string, more: Partial<Grapnel> = {}): Position => {
      const p = position('laguna', [FARM]).put(0, 'vladko', hex).put(1, 'milo', to);
      p.state.grapnels = [hooked(p, hex, to, { climber: p.unit('vladko'), top: true, ...more })];
      return p;
    };
    const go = (p: Position): Table => moves(p).do('move', { unit: 'vladko' });
    const t = go(climbed('R6', 'R7')).do('crossTop');
    expect([rope(t).roof, t.where('vladko')]).toEqual([true, 'R6']);
    // Somebody stands where he would come down; back over the parapet he does not go.
    expect([t.legal('crossTop'), t.legal('descend'), t.legal('step'), t.legal('stop').length]).toEqual([[], [], [], 1]);
    const p = climbed('R6', 'R7').put(1, 'milo', 'A1');
    const down = go(p).do('crossTop').do('crossTop');
    expect([down.where('vladko'), rope(down).climber]).toEqual(['R7', -1]);
    // Two for the parapet and four down of eight leave two; without a parapet four.
    expect(down.go('R8', 'R7').legal('step')).toEqual([]);
    // A wounded man needs two turns.
    const hurt = climbed('R6', 'R7').put(0, 'vladko', 'R6', { health: WOUNDED }).put(1, 'milo', 'A1');
    const first = go(hurt).do('crossTop');
    expect(first.legal('crossTop')).toEqual([]);
    // On the roof nobody below reaches him, nor can the rope be cut under him.
    const up = climbed('R6', 'R7', { roof: true });
    expect([
      canAttack(up.battle, up.unit('milo'), up.unit('vladko')),
      canAttack(up.battle, up.unit('vladko'), up.unit('milo')),
    ]).toEqual([false, false]);
    expect(
      up
        .play([{ step: 'declare', side: 1 }])
        .legal('task')
        .filter(({ kind }) => kind === 'cut'),
    ).toEqual([]);
  });
  rule('gui.10.6.1e', 'the rope is drawn back and used again', () => {
    const p = nido().put(0, 'vladko', 'O7');
    p.state.grapnels = [hooked(p, 'O7', 'P7')];
    const t = moves(p).do('coil', { grapnel: 0 });
    expect(rope(t)).toMatchObject({ bearer: p.unit('vladko'), cell: -1 });
  });
  rule('gui.10.6.1e', 'not with an enemy next to its foot, wherever its holder stands', () => {
    const coils = (enemy: string, holder = 'O7'): number => {
      const p = nido().put(0, 'vladko', holder).put(1, 'milo', enemy);
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      return moves(p).legal('coil').length;
    };
    expect([coils('N7'), coils('M7'), coils('Q7', 'P7')]).toEqual([0, 1, 1]);
  });
  rule(['gui.10.6.1b', 'gui.10.6.5a'], 'an enemy at hand keeps nobody from throwing or pulling', () => {
    expect(moves(bearer().put(1, 'milo', 'O6')).legal('throwGrapnel')).toHaveLength(2);
    const p = pullers(0).put(1, 'milo', 'L7');
    expect(p.play([...COMBAT(0)]).legal('task')).toMatchObject([{ kind: 'pull' }]);
  });
  rule('gui.10.6.3a', 'on the rope two columns against him; pushed back he dies, a stun is nothing (R80)', () => {
    const fight = (side: number, attacker: string, target: string, die: number): Table => {
      const p = nido().put(0, 'vladko', 'O8').put(1, 'milo', 'P8');
      p.state.grapnels = [hooked(p, 'O8', 'P8', { climber: p.unit('vladko'), top: true })];
      return p.play([...COMBAT(side)]).fight([attacker], target, die);
    };
    // Milo 10 - Vladko 4 = 6 in 6/10, two right: 21/30; a 7 is E.
    const attacked = fight(1, 'milo', 'vladko', 7);
    expect(attacked.ever('fought')).toMatchObject([{ column: 5, result: 'E' }]);
    expect(attacked.health('vladko')).toBe(DEAD);
    // Vladko 8 - Milo 6 = 2 in 0/5, two left: the first; a 2 with armour is row 3: C.
    const attacks = fight(0, 'vladko', 'milo', 2);
    expect(attacks.ever('fought')).toMatchObject([{ column: 0, result: 'C' }]);
    expect(attacks.health('vladko')).toBe(HEALTHY);
  });
  rule('gui.10.6.3b', 'driven over the wall an unarmoured man may catch the rope: fails on 1-3, wounded on 1-6', () => {
    const thrown = (health: number, die: number): number => {
      // Vladko inside at P7 under his own rope, Milo and Sergios around him.
      const p = nido()
        .put(0, 'vladko', 'P7', { health })
        .put(1, 'milo', 'Q7')
        .put(1, 'sergios', 'P6')
        .put(1, 'manueles', 'Q8');
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      const t = p.play([...COMBAT(1)]);
      // Milo 10 - 4 = 6 in 6/10 (wounded 10 - 2 = 8): a 5 is E.
      t.fight(['milo'], 'vladko', 5, die);
      if (t.step === 'retreatStep') t.do('retreatTo', { to: 'O7', other: -1 });
      return t.health('vladko');
    };
    expect([thrown(HEALTHY, 3), thrown(HEALTHY, 4)]).toEqual([DEAD, HEALTHY]);
    expect([thrown(WOUNDED, 6), thrown(WOUNDED, 7)]).toEqual([DEAD, WOUNDED]);
  });
  rule('gui.10.6.4', 'cut on 1-3 from the hex where it is hooked: the climber is wounded, a man below stunned', () => {
    const cut = (die: number): Table => {
      const p = nido().put(0, 'vladko', 'O7').put(1, 'milo', 'P7');
      p.state.grapnels = [hooked(p, 'O7', 'P7', { climber: p.unit('vladko'), top: true })];
      return p
        .play([...COMBAT(1)], die)
        .do('task', { kind: 'cut', unit: 'milo', on: 0 })
        .declared();
    };
    expect([rope(cut(3)).gone, cut(3).health('vladko')]).toEqual([true, WOUNDED]);
    expect([rope(cut(4)).gone, cut(4).health('vladko')]).toEqual([false, HEALTHY]);
  });
  const pull = (wounded: number, die: number): Table =>
    pullers(wounded)
      .play([...COMBAT(0)], die)
      .do('task', { kind: 'pull', unit: 'osbern', on: 0 })
      .declared();
  rule(['gui.10.6.5a', 'gui.9.2.1c'], 'four idle men in two ranks pull it down on 1-2', () => {
    const t = pull(0, 2);
    expect([t.state.works.ruins, rope(t).gone]).toEqual([[t.position.hex('P7')], true]);
    expect(pull(0, 3).state.works.ruins).toEqual([]);
  });
  rule('gui.10.6.5a', 'two ranks of two whichever way they face, the rope in the hands of any of the four', () => {
    const pulls = (...hexes: string[]): number => {
      const p = nido();
      for (const [index, id] of ['osbern', 'avray', 'rioulf', 'hamon'].entries()) p.put(0, id, hexes[index] ?? 'N6');
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      return p.play([...COMBAT(0)]).legal('task').length;
    };
    // N7 is beside O7; the two at the points of the lozenge are further off.
    expect([pulls('N7', 'M7', 'M8', 'L7'), pulls('N7', 'N6', 'M7', 'M8'), pulls('N7', 'M7', 'M8', 'N8')]).toEqual([
      1, 1, 1,
    ]);
    // In one row, apart, or all too far from the rope.
    expect([pulls('N7', 'M8', 'L8', 'K9'), pulls('N7', 'M7', 'M8', 'K8'), pulls('M7', 'L6', 'L7', 'K7')]).toEqual([
      0, 0, 0,
    ]);
  });
  rule('gui.10.6.5b', 'one worse for a wounded puller, and with two it is hopeless (R81)', () => {
    expect([pull(1, 1).state.works.ruins.length, pull(1, 2).state.works.ruins.length]).toEqual([1, 0]);
    expect(
      pullers(2)
        .play([...COMBAT(0)])
        .legal('task'),
    ).toEqual([]);
  });
  rule('gui.10.6.5b', 'not with one of the declared four down or out of his rank, whoever else stands by', () => {
    const pulled = (change: (t: Table) => void): unknown[] => {
      const p = pullers(0).put(0, 'osbern', 'M8').put(0, 'rioulf', 'N6').put(0, 'hamon', 'N7');
      p.put(0, 'neel', 'N8', { health: WOUNDED });
      p.put(0, 'roland', 'C6').put(1, 'dorian', 'C5');
      const t = p.play([...COMBAT(0)]).do('task', { kind: 'pull', unit: 'osbern', on: 0 });
      t.do('attack', { unit: 'roland', target: 'dorian' }).declared();
      change(t);
      // 12 - 5 = 7 in 6/10: a 10 is nothing.
      t.dice(10, 1);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      t.stand();
      return [t.ever('fought').length, t.ever('pulled').length, t.state.works.ruins.length];
    };
    const health = (now: number) => (t: Table) => {
      t.state.health[t.position.unit('rioulf')] = now;
    };
    expect(pulled(() => undefined)).toEqual([1, 1, 1]);
    expect([pulled(health(STUNNED)), pulled(health(DEAD))]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    const aside = pulled(t => {
      t.state.cell[t.position.unit('rioulf')] = t.position.hex('M5');
    });
    expect(aside).toEqual([1, 0, 0]);
  });
  rule('gui.9.2.2b', 'a platform does not give way to a grapnel', () => {
    const p = nido();
    ['osbern', 'avray', 'rioulf', 'hamon'].forEach((id, index) => {
      p.put(0, id, ['N7', 'M8', 'N8', 'M9'][index] ?? 'N7');
    });
    p.state.grapnels = [hooked(p, 'O8', 'P8')];
    expect(
      p
        .play([...COMBAT(0)])
        .legal('task')
        .filter(({ kind }) => kind === 'pull'),
    ).toEqual([]);
  });
});

rule('gui.10.1.6e', 'a ladder and a rope come down with the stakes that held them', () => {
  const leaning = (): Position => {
    const p = nido().put(0, 'osbern', 'O7').put(0, 'vladko', 'O8').put(1, 'milo', 'Q8');
    p.state.ladders = [upright(p, 'O7', 'SE', { climber: p.unit('osbern') }), upright(p, 'O6', 'NE')];
    p.state.grapnels = [
      {
        side: 0,
        bearer: -1,
        cell: p.hex('O8'),
        to: p.hex('P7'),
        climber: p.unit('vladko'),
        top: true,
        roof: false,
        gone: false,
      },
    ];
    return p;
  };
  const fallen = (t: Table, by: number): void => {
    expect([t.step, t.seats, ladder(t).direction]).toEqual(['ladderFall', [by], -1]);
    t.act(the(t.legal('setLadder')[0]));
    expect([t.step, t.seats]).toEqual(['tumble', [0]]);
    t.act(the(t.legal('lieAt')[0]));
    expect([t.health('osbern'), t.health('vladko'), rope(t).gone]).toEqual([WOUNDED, WOUNDED, true]);
    // The one that leans elsewhere stands.
    expect(t.state.ladders[1]?.direction).toBeGreaterThanOrEqual(0);
  };
  const burnt = leaning();
  burnt.state.works.flames = [{ cell: burnt.hex('P7'), side: 1, arrow: false, turns: 2, fresh: false }];
  fallen(burnt.play([{ step: 'turnEnd' }]), 1);
  const struck = leaning();
  struck.state.engines = [
    {
      kind: 'stoneThrower',
      side: 0,
      head: struck.hex('J8'),
      tail: struck.hex('I8'),
      arrow: 1,
      corner: false,
      load: 0,
      gone: false,
      jammed: false,
    },
  ];
  fallen(struck.play([{ step: 'stone', engine: 0, cell: struck.hex('P7') }], 5, 6, 8, 5), 0);
});

rule(
  ['gui.9.1.palisade', 'gui.9.2.1a'],
  'over a plain palisade nobody fights, from a ladder or a rope: he can only jump',
  () => {
    const fights = (hex: string, way: string, to: string): boolean[] => {
      const p = nido().put(0, 'osbern', hex).put(1, 'milo', to);
      p.state.ladders = [upright(p, hex, way, { climber: p.unit('osbern') })];
      const both = () => [
        canAttack(p.battle, p.unit('osbern'), p.unit('milo')),
        canAttack(p.battle, p.unit('milo'), p.unit('osbern')),
      ];
      const onLadder = both();
      p.state.ladders = [];
      const hung = { side: 0, bearer: -1, cell: p.hex(hex), to: p.hex(to), top: true, roof: false, gone: false };
      p.state.grapnels = [{ ...hung, climber: p.unit('osbern') }];
      return [...onLadder, ...both()];
    };
    expect(fights('O8', 'SE', 'P8')).toEqual([true, true, true, true]);
    expect(fights('O7', 'SE', 'P7')).toEqual([false, false, false, false]);
  },
);
test('a man on a ladder is reached from the hex it leans on, and from nowhere else', () => {
  const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'N8').put(1, 'sergios', 'P8');
  p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
  expect([
    canAttack(p.battle, p.unit('milo'), p.unit('osbern')),
    canAttack(p.battle, p.unit('sergios'), p.unit('osbern')),
  ]).toEqual([false, true]);
});

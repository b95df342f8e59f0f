import { describe, expect } from 'vitest';
import { partyPotential } from '../../src/04-movement/pace.ts';
import { columnShifts, groundSign } from '../../src/06-combat/combat.ts';
import { canAttack } from '../../src/06-combat/contact.ts';
import { leanings } from '../../src/10-siege-gear/ladders.ts';
import { DEAD, type Grapnel, HEALTHY, type Ladder, STUNNED, WOUNDED } from '../../src/state.ts';
import { COMBAT, nido, upright } from '../openings.ts';
import { rule, the } from '../support.ts';
import type { Position, Table } from '../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([{ step: 'movement', side: 0 }], ...dice);
const ladder = (t: Table): Ladder => the(t.state.ladders[0]);
const rope = (t: Table): Grapnel => the(t.state.grapnels[0]);

describe('ladders', () => {
  rule('gui.10.1.3a', 'who stands elsewhere is told that he is not at it', () => {
    const p = nido().put(0, 'roland', 'M8');
    p.state.ladders = [upright(p, 'O7', 'SE')];
    expect(moves(p).do('move', { unit: 'roland' }).refusal({ type: 'climb', ladder: 0 })).toMatchObject({
      rule: 'gui.10.1.3a',
      reason: 'notAtLadder',
    });
  });
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

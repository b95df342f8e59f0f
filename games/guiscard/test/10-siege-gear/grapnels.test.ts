import { describe, expect } from 'vitest';
import { canAttack } from '../../src/06-combat/contact.ts';
import { throwsOf } from '../../src/10-siege-gear/grapnels.ts';
import { DEAD, type Grapnel, HEALTHY, STUNNED, WOUNDED } from '../../src/state.ts';
import { COMBAT, hooked, nido } from '../openings.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([{ step: 'movement', side: 0 }], ...dice);
const rope = (t: Table): Grapnel => the(t.state.grapnels[0]);

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
  rule('gui.10.6.1a', 'at the start each is given to another man: nobody bears two', () => {
    const p = bearer().put(0, 'osbern', 'N7');
    p.state.grapnels = [...p.state.grapnels, { ...the(p.state.grapnels[0]), bearer: -1 }];
    const given = p
      .play([{ step: 'giveGrapnel', grapnel: 1 }])
      .legal('bear')
      .map(({ unit }) => unit);
    expect([given.includes(p.unit('vladko')), given.length > 0]).toEqual([false, true]);
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

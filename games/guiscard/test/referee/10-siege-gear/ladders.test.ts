/** Corners of the chapters on ladders, ropes and the palisade, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { AWAITED, DEAD, GONE, type Grapnel, HEALTHY, type Ladder, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, hooked, nido, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const moves = (p: Position, ...dice: number[]): Table => p.play([{ step: 'movement', side: 0 }], ...dice);
const ladder = (t: Table): Ladder => the(t.state.ladders[0]);
const rope = (t: Table): Grapnel => the(t.state.grapnels[0]);

describe('on the ladder', () => {
  const stormed = (climber: string, die: number, jump: number): Table => {
    const p = nido().put(0, climber, 'O8').put(1, 'dorian', 'P8');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit(climber) })];
    return p
      .play([...COMBAT(0)])
      .fight([climber], 'dorian', die)
      .dice(jump);
  };
  // Four points or an advance after combat; the leap is diced for either way.
  rule(
    ['gui.10.1.3a', 'gui.6.6a', 'gui.9.2.2a'],
    'who wins the platform from the ladder goes over in the advance, armour or not',
    () => {
      // Robert 25 - 5 = 20 in 11/20, one left for the ladder: 6/10; a 1 is H. He has four points, two in an advance.
      const over = (climber: string, die: number, jump: number): unknown[] => {
        const t = stormed(climber, die, jump);
        expect([t.health('dorian'), t.step, t.who('advance')]).toEqual([DEAD, 'advance', [climber]]);
        t.do('advance', { unit: climber });
        if (t.step !== null && t.where(climber) === 'O8') t.act(the(t.legal().find(({ type }) => type !== 'stop')));
        return [t.where(climber), t.health(climber), ladder(t).climber];
      };
      expect(over('robert', 1, 4)).toEqual(['P8', HEALTHY, -1]);
      // One more in armour: a 5 is a 6.
      expect(over('robert', 1, 5)).toEqual(['P8', WOUNDED, -1]);
    },
  );
  const fall = (climber: number, below: number): Table => {
    const p = nido()
      .put(0, 'osbern', 'O8', { health: climber })
      .put(1, 'milo', 'P8')
      .put(0, 'avray', 'N7', { health: below });
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
    const t = p
      .play([...COMBAT(1)], 1)
      .do('task', { kind: 'push', unit: 'milo', on: 0 })
      .declared();
    t.act(the(t.legal('setLadder').find(({ cell }) => cell === t.position.hex('N8'))));
    return t.do('lieAt', { to: 'N7' });
  };
  // Whoever was hurt already, the one who falls or the one below, is killed.
  rule(['gui.10.1.6c', 'gui.10.1.6d'], 'a fall kills the wounded, above and below', () => {
    const bodies = (t: Table): number[] => [t.health('osbern'), t.health('avray')];
    expect(bodies(fall(WOUNDED, HEALTHY))).toEqual([DEAD, STUNNED]);
    expect(bodies(fall(HEALTHY, WOUNDED))).toEqual([WOUNDED, DEAD]);
    expect(bodies(fall(HEALTHY, STUNNED))).toEqual([WOUNDED, DEAD]);
  });
  // Two men carry it; when one of them is driven off it lies where it was and nobody carries it.
  rule(
    ['gui.10.1.2a', 'gui.6.5.retreat'],
    'a bearer driven back, stunned or killed drops the ladder where it lies',
    () => {
      const struck = (die: number): Table => {
        const p = nido().put(0, 'osbern', 'K8').put(0, 'avray', 'K7').put(1, 'milo', 'K9');
        const bearers = p.units('osbern', 'avray');
        p.state.ladders = [upright(p, 'K8', 'N', { other: p.hex('K7'), direction: -1, bearers })];
        // 10 - 4 = 6 in 6/10: 5 E, 4 F, 1 H.
        const t = p.play([...COMBAT(1)]).fight(['milo'], 'osbern', die);
        if (t.step === 'retreatStep') t.act(the(t.legal('retreatTo').find(({ to }) => to !== p.hex('K7'))));
        return t;
      };
      for (const die of [5, 4, 1]) {
        const t = struck(die);
        expect([ladder(t).bearers, t.position.name(ladder(t).cell), t.position.name(ladder(t).other)]).toEqual([
          [],
          'K8',
          'K7',
        ]);
      }
    },
  );
  // Who follows a beaten enemy leaves the ladder behind.
  rule(['gui.10.1.2a', 'gui.6.6a'], 'a bearer who advances after combat leaves the ladder where it lies', () => {
    const p = nido().put(0, 'osbern', 'K8').put(0, 'avray', 'K7').put(1, 'milo', 'K9');
    const bearers = p.units('osbern', 'avray');
    p.state.ladders = [upright(p, 'K8', 'N', { other: p.hex('K7'), direction: -1, bearers })];
    // 10 - 4 = 6 in 6/10: 6 D, Milo goes back.
    const t = p
      .play([...COMBAT(1)])
      .fight(['milo'], 'osbern', 6)
      .do('retreatTo', { to: 'K10', other: -1 });
    expect([t.step, t.seats]).toEqual(['advance', [0]]);
    t.do('advance', { unit: 'osbern' }).go('K9');
    if (t.legal('stop').length > 0) t.do('stop');
    expect([t.where('osbern'), ladder(t)]).toMatchObject([
      'K9',
      { bearers: [], cell: p.hex('K8'), other: p.hex('K7') },
    ]);
  });
  // A try takes the place of shooting and fighting; a shot in the same phase is one.
  rule(['gui.10.1.6a', 'gui.2.1.4'], 'who has shot in this phase pushes no ladder', () => {
    const pushes = (fired: boolean): number => {
      const p = nido().put(0, 'osbern', 'O8').put(1, 'petros', 'P8').put(0, 'roland', 'J8');
      p.state.ladders = [upright(p, 'O8', 'SE')];
      const t = p.put(0, 'osbern', 'K8').play([{ step: 'offensive', side: 1 }, ...COMBAT(1)], 10, 10);
      if (fired) t.do('shoot', { unit: 'petros' }).act(the(t.legal('fireAt')[0]));
      else t.act(the(t.legal().find(({ type }) => type !== 'shoot' && type !== 'fireAt')));
      return t.legal('task').filter(({ kind }) => kind === 'push').length;
    };
    expect([pushes(false), pushes(true)]).toEqual([1, 0]);
  });
  // Nobody on it; its foot may not come to rest where somebody's engine or wall is; two points each.
  rule(['gui.10.1.4a', 'gui.10.1.3b'], 'a ladder moved to another hex is not climbed over in the same turn', () => {
    const p = nido().put(0, 'osbern', 'N6').put(0, 'avray', 'N7').put(0, 'rioulf', 'A1');
    p.state.ladders = [upright(p, 'O7', 'SE')];
    const t = moves(p).do('turnLadder', { ladder: 0, unit: 'osbern', mate: 'avray' });
    const away = the(t.legal('setLadder').find(({ cell }) => cell !== p.hex('O7')));
    t.act(away);
    // Osbern has six points left: up costs three, and over four more: he could not anyway; nobody else may either.
    t.do('move', { unit: 'avray' });
    if (t.legal('climb').length > 0) t.do('climb', { ladder: 0 });
    expect(t.legal('vault')).toEqual([]);
  });
});

describe('on the rope', () => {
  // Like a fall from a ladder: who was wounded dies, and the man in the hex below is stunned.
  rule(['gui.10.6.4', 'gui.10.1.6d'], 'the rope cut under a wounded man kills him', () => {
    const cut = (health: number): Table => {
      const p = nido().put(0, 'vladko', 'O8', { health }).put(1, 'milo', 'P8');
      p.state.grapnels = [hooked(p, 'O8', 'P8', { climber: p.unit('vladko'), top: true })];
      return p
        .play([...COMBAT(1)], 2)
        .do('task', { kind: 'cut', unit: 'milo', on: 0 })
        .declared();
    };
    expect([cut(HEALTHY).health('vladko'), cut(WOUNDED).health('vladko')]).toEqual([WOUNDED, DEAD]);
    expect(rope(cut(WOUNDED)).climber).toBe(-1);
  });
  // What he carried can be used again like a ladder: it does not go with the dead.
  rule(['gui.10.6.1e', 'gui.10.6.2a'], 'the grapnel of a fallen bearer lies there for another of his side', () => {
    const p = nido().put(0, 'vladko', 'K8').put(1, 'milo', 'K9');
    p.state.grapnels = [{ ...hooked(p, 'K8', 'K8'), cell: -1, to: -1, bearer: p.unit('vladko') }];
    // 10 - 4 = 6 in 6/10: 1 H.
    const t = p.play([...COMBAT(1)]).fight(['milo'], 'vladko', 1);
    expect([t.health('vladko'), rope(t)]).toMatchObject([DEAD, { gone: false, bearer: -1, cell: p.hex('K8') }]);
    // Next turn somebody stands over it and takes it up; it is no rope to climb meanwhile, nor one to pull.
    const later = nido().put(0, 'vladko', 'K8', { health: DEAD }).put(0, 'bogdan', 'K8');
    later.state.grapnels = [rope(t)];
    expect(moves(later).do('move', { unit: 'bogdan' }).legal('climbRope')).toEqual([]);
    expect(rope(moves(later).do('coil', { grapnel: 0 })).bearer).toBe(p.unit('bogdan'));
    // Like a ladder it serves whoever has it, but nobody lifts it with an enemy beside him.
    const taken = nido().put(1, 'dorian', 'K8');
    taken.state.grapnels = [rope(t)];
    const theirs = taken.play([{ step: 'movement', side: 1 }]).do('coil', { grapnel: 0 });
    expect(rope(theirs)).toMatchObject({ side: 1, bearer: taken.unit('dorian') });
    expect(moves(later.put(1, 'milo', 'K9')).legal('coil')).toEqual([]);
  });
  // One of the four stunned is no puller.
  rule(['gui.10.6.5a', 'gui.10.6.5b'], 'three men and a stunned one do not pull', () => {
    const pulls = (health: number): number => {
      const p = nido();
      ['osbern', 'avray', 'rioulf', 'hamon'].forEach((id, index) => {
        p.put(0, id, ['N6', 'M7', 'N7', 'M8'][index] ?? 'N6', { health: index === 3 ? health : HEALTHY });
      });
      p.state.grapnels = [hooked(p, 'O7', 'P7')];
      const t = p.play([...COMBAT(0)]);
      return t.legal('task').filter(({ kind }) => kind === 'pull').length;
    };
    expect([pulls(HEALTHY), pulls(WOUNDED), pulls(STUNNED)]).toEqual([1, 1, 0]);
  });
  // A stun is nothing, a wound is one: the rope does not shelter from B or G.
  rule('gui.10.6.3a', 'wounded on the rope he hangs there; wounded again he is dead and hangs no more', () => {
    const struck = (health: number): Table => {
      const p = nido().put(0, 'vladko', 'O8', { health }).put(1, 'milo', 'P8');
      p.state.grapnels = [hooked(p, 'O8', 'P8', { climber: p.unit('vladko'), top: true })];
      // 10 - 4 = 6 in 6/10, two right: 21/30; wounded 10 - 2 = 8, the same: a 4 is G.
      return p.play([...COMBAT(1)]).fight(['milo'], 'vladko', 4);
    };
    const once = struck(HEALTHY);
    expect([once.health('vladko'), rope(once)]).toMatchObject([
      WOUNDED,
      { climber: once.position.unit('vladko'), top: true },
    ]);
    const twice = struck(WOUNDED);
    expect([twice.health('vladko'), rope(twice).climber]).toEqual([DEAD, -1]);
  });
});

describe('a ladder brought onto the map', () => {
  const waiting = (...sides: Record<string, number>[]): Position => {
    const p = nido();
    for (const [id, side] of Object.entries(Object.assign({}, ...sides) as Record<string, number>)) {
      p.put(0, id, 'A1');
      p.state.cell[p.unit(id)] = AWAITED;
      p.state.entries.push({ units: p.units(id), sides: [side], turn: 1, split: false, came: [0, 0, 0, 0, 0] });
    }
    p.state.ladders = [{ ...upright(p, 'A1', 'N'), cell: GONE, direction: -1 }];
    return p;
  };
  // Any two characters.
  rule('gui.10.1.2a', 'of those who wait any two may bring it', () => {
    const t = moves(waiting({ osbern: 4, avray: 4, rioulf: 4 }));
    expect(t.who('bringLadder')).toEqual(['avray', 'osbern', 'rioulf']);
    t.do('bringLadder', { ladder: 0, unit: 'osbern' });
    expect([t.step, t.who('serve')]).toEqual(['ladderMate', ['avray', 'rioulf']]);
    t.do('serve', { unit: 'rioulf' });
    t.act(the(t.legal('carryTo')[0]));
    expect(ladder(t).bearers).toEqual(t.position.units('osbern', 'rioulf'));
    expect(t.state.entries.flatMap(({ units }) => units)).toEqual(t.position.units('avray'));
  });
  // It lies on the map already, be it in its first hex: it is taken up there.
  rule('gui.10.1.2a', 'one that lies on the table is brought by nobody', () => {
    const p = waiting({ osbern: 4, avray: 4 });
    p.state.ladders = [upright(p, 'A1', 'N', { other: p.hex('A2'), direction: -1 })];
    expect(moves(p).legal('bringLadder')).toEqual([]);
  });
  // Each by the side along which he has been set.
  rule(['gui.10.1.2a', 'gui.11.4.1d'], 'men who wait along different sides bring none together', () => {
    expect(moves(waiting({ osbern: 4, avray: 2 })).legal('bringLadder')).toEqual([]);
    const t = moves(waiting({ osbern: 4, avray: 2, rioulf: 4 }));
    expect(t.who('bringLadder')).toEqual(['osbern', 'rioulf']);
    t.do('bringLadder', { ladder: 0, unit: 'osbern' });
    // With one choice nobody is asked.
    expect(t.step).toBe('ladderEntry');
    expect(t.hexes('carryTo', 'other').every(hex => hex.startsWith('A'))).toBe(true);
  });
  rule(['gui.10.1.2a', 'gui.4.2.2a'], 'over three bodies on the edge it comes a hex less far', () => {
    const left = (bodies: number): number => {
      const p = waiting({ osbern: 4, avray: 4 });
      for (const id of ['rioulf', 'hamon', 'neel'].slice(0, bodies)) p.put(0, id, 'A8', { health: DEAD });
      const t = moves(p).do('bringLadder', { ladder: 0, unit: 'osbern' });
      t.do('carryTo', { cell: 'B8', other: 'A8' });
      const frame = t.play.position.stack.at(-1);
      return frame?.step === 'ladderParty' ? Number(frame.mp) : -1;
    };
    expect([left(2), left(3)]).toEqual([4, 3]);
  });
});

/** Up a ladder or a rope, down it and under it: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, SETTLED, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, hooked, nido, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

const MOVES = [
  { step: 'movement', side: 0 },
  { step: 'unmoved', side: 0 },
  { step: 'movesOver', side: 0 },
] as const;
/** Osbern at the top of a ladder before the platform P8. */
const stormed = (): Position => {
  const p = nido().put(0, 'osbern', 'O8');
  p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('osbern') })];
  return p;
};
const pushed = (p: Position, to: string): Table => {
  const t = p
    .put(1, 'milo', 'P8')
    .play([...COMBAT(1)], 1)
    .do('task', { kind: 'push', unit: 'milo', on: 0 })
    .declared();
  return t.act(the(t.legal('setLadder').find(({ cell, other }) => cell === p.hex(to) || other === p.hex(to))));
};

describe('below a ladder', () => {
  // l.1757: upon any other character; his owner lays him, and the stunned leads no horse.
  rule(
    ['gui.10.1.6c', 'gui.4.4.3b'],
    'a climber who falls upon an enemy stuns him, and the horse he led is loose',
    () => {
      const p = stormed().put(1, 'dorian', 'N7');
      const horse = p.horse('roger', 'M7', 'SE', { side: 1 });
      Object.assign(the(p.state.horses[horse]), { leader: p.unit('dorian') });
      const t = pushed(p, 'N8');
      expect([t.step, t.seats]).toEqual(['tumble', [0]]);
      t.do('lieAt', { to: 'N7' });
      expect([t.health('osbern'), t.health('dorian'), the(t.state.horses[horse]).leader]).toEqual([
        WOUNDED,
        STUNNED,
        -1,
      ]);
    },
  );
  // l.1757: a ladder harms nobody on whom it comes down, nor who stood at its foot.
  rule(['gui.10.1.6b', 'gui.10.1.6d'], 'a ladder thrown down upon men hurts none of them', () => {
    const t = pushed(stormed().put(0, 'avray', 'N8').put(0, 'rioulf', 'O8'), 'N8').do('lieAt', { to: 'N7' });
    expect([t.health('avray'), t.health('rioulf'), t.health('osbern')]).toEqual([HEALTHY, HEALTHY, WOUNDED]);
  });
  // l.281, l.285: down he comes into the hex of the foot, and stays with nobody there.
  rule(
    ['gui.10.1.3a', 'gui.4.1', 'gui.4.2a'],
    'who comes down a ladder goes on past a friend at its foot, and not at all onto an enemy',
    () => {
      const down = (p: Position): Table => p.play([...MOVES]).do('move', { unit: 'osbern' });
      const t = down(stormed().put(0, 'roland', 'O8').put(1, 'milo', 'Z16')).do('descend');
      expect([t.step, t.legal('stop')]).toEqual(['moving', []]);
      t.go('N8').do('stop');
      expect([t.where('osbern'), t.where('roland')]).toEqual(['N8', 'O8']);
      const barred = down(stormed().put(1, 'milo', 'O8'));
      expect(barred.legal('descend')).toEqual([]);
    },
  );
  // R14: he has moved, and is beside an enemy whom nobody attacks.
  rule(['gui.4.3b', 'gui.10.1.3a'], 'who comes down a ladder beside an enemy attacks him or is tested', () => {
    const tests = (attacks: boolean): number => {
      const p = stormed().put(1, 'dorian', 'N8');
      const t = p
        .play([...MOVES, ...COMBAT(0)], 1, 10)
        .do('move', { unit: 'osbern' })
        .do('descend')
        .do('stop');
      if (t.step === 'movement') t.do('endMoves');
      if (attacks) t.do('attack', { unit: 'osbern', target: 'dorian' });
      return t.declared().ever('tested').length;
    };
    expect([tests(false), tests(true)]).toEqual([1, 0]);
  });
});

describe('at the top of a ladder', () => {
  // R11: the leap ends in the hex of the man he has beaten, and there he cannot stay with him.
  rule(['gui.6.6a', 'gui.4.1'], 'who stuns the man on the platform from the ladder does not leap onto him', () => {
    const struck = (die: number): [number, string[]] => {
      const p = nido().put(0, 'robert', 'O8').put(1, 'dorian', 'P8');
      p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('robert') })];
      const t = p.play([...COMBAT(0)]).fight(['robert'], 'dorian', die);
      return [t.health('dorian'), t.step === 'advance' ? t.who('advance') : []];
    };
    // 25 - 5 = 20 in 11/20, one left: 6/10; 4 F, 1 H.
    expect([struck(4), struck(1)]).toEqual([
      [STUNNED, []],
      [DEAD, ['robert']],
    ]);
  });
  // l.281, R11: he must be able to go on from the hex of a man who lies there.
  rule(['gui.10.1.3a', 'gui.4.1'], 'over a man who lies on the platform only who has points to go on', () => {
    const top = (health: number, lies: boolean): Table => {
      const p = stormed().put(0, 'osbern', 'O8', { health });
      if (lies) p.put(1, 'dorian', 'P8', { health: STUNNED });
      return p
        .put(1, 'milo', 'Z16')
        .play([...MOVES], 1)
        .do('move', { unit: 'osbern' });
    };
    const leaps = (health: number, lies: boolean): number => top(health, lies).legal('vault').length;
    expect([leaps(WOUNDED, false), leaps(WOUNDED, true), leaps(HEALTHY, true)]).toEqual([1, 0, 1]);
    const t = top(HEALTHY, true).do('vault');
    expect([t.where('osbern'), t.legal('stop'), t.hexes('step')]).toEqual(['P8', [], ['Q8']]);
  });
  // l.1736: whoever is dead is not on it any more, and it stands for the next.
  rule(['gui.10.1.3a', 'gui.5.4.4.C'], 'a climber shot dead lies at the foot, and the ladder is free', () => {
    const p = stormed().put(1, 'petros', 'J8');
    const cell = p.hex('O8');
    const from = p.hex('J8');
    const t = p.play([{ step: 'hit', from, cell, row: 2, short: 12, volley: false, aimed: cell, all: false }], 1);
    expect([t.health('osbern'), t.where('osbern'), the(t.state.ladders[0])]).toMatchObject([
      DEAD,
      'O8',
      { climber: -1, gone: false, direction: p.way('SE') },
    ]);
  });
  // R12, R14: up there he has moved, and the man on the platform can strike at him; who stands below cannot.
  rule(
    ['gui.4.3b', 'gui.10.1.3a'],
    'who climbs up before an enemy attacks him or is tested by him, and by nobody beneath',
    () => {
      const tests = (enemy: string, attacks = false): number => {
        const p = nido().put(0, 'osbern', 'O8').put(1, 'dorian', enemy);
        p.state.ladders = [upright(p, 'O8', 'SE')];
        const t = p
          .play([...MOVES, ...COMBAT(0)], 1, 10)
          .do('move', { unit: 'osbern' })
          .do('climb', { ladder: 0 });
        while (t.step === 'window') t.do('hold');
        if (t.step === 'moving') t.do('stop');
        if (t.step === 'movement' && t.seats[0] === 0) t.do('endMoves');
        if (attacks) t.do('attack', { unit: 'osbern', target: 'dorian' });
        return t.declared().ever('tested').length;
      };
      expect([tests('P8'), tests('P8', true), tests('N8')]).toEqual([1, 0, 0]);
    },
  );
  // l.1743, R116: whoever cannot strike at him does not hold him.
  rule(['gui.5.2b', 'gui.10.1.5a'], 'an archer at the top is not held by an enemy at the foot', () => {
    const shoots = (top: boolean): boolean => {
      const p = nido().put(0, 'alphonse', 'O8').put(1, 'milo', 'P8').put(1, 'dorian', 'N8');
      p.state.ladders = [upright(p, 'O8', 'SE', { climber: top ? p.unit('alphonse') : -1 })];
      const t = p.play([{ step: 'offensive', side: 0 }]);
      return t.step === 'offensive' && t.who('shoot').includes('alphonse');
    };
    expect([shoots(true), shoots(false)]).toEqual([true, false]);
  });
  // R12: he is out of reach of whoever stands below.
  rule(
    ['gui.6.7', 'gui.10.1.5b'],
    'nobody on the ground strikes at a man on a ladder, on foot or from the saddle',
    () => {
      const strikes = (climbing: boolean): string[] => {
        const p = nido().put(0, 'osbern', 'O8').put(1, 'dorian', 'N8').put(1, 'musa', 'N7', { facing: 'N' });
        p.put(0, 'roland', 'A1');
        p.state.ladders = [upright(p, 'O8', 'SE', { climber: climbing ? p.unit('osbern') : -1 })];
        const t = p.play([...COMBAT(1)]);
        return t.step === 'declare' ? t.who('attack') : [];
      };
      expect([strikes(true), strikes(false)]).toEqual([[], ['dorian', 'musa']]);
    },
  );
});

describe('on the rope', () => {
  const roped = (): Position => {
    const p = nido().put(0, 'vladko', 'O8');
    p.state.grapnels = [hooked(p, 'O8', 'P8', { climber: p.unit('vladko'), top: true })];
    return p;
  };
  // R75: one man at a time.
  rule(['gui.10.6.1c', 'gui.10.6.2b'], 'nobody climbs a rope on which another hangs', () => {
    const climbs = (hanging: boolean): number => {
      const p = roped().put(0, 'bogdan', 'O8').put(1, 'milo', 'Z16');
      if (!hanging) {
        p.put(0, 'vladko', 'A1');
        p.state.grapnels = [hooked(p, 'O8', 'P8')];
      }
      return p
        .play([...MOVES])
        .do('move', { unit: 'bogdan' })
        .legal('climbRope').length;
    };
    expect([climbs(false), climbs(true)]).toEqual([1, 0]);
  });
  // l.1205, l.1935: half his points are four, and two take him over.
  rule(
    ['gui.6.6a', 'gui.10.6.1d'],
    'who drives the man off the platform from the rope may follow over the stakes',
    () => {
      const p = roped().put(1, 'dorian', 'P8');
      // 8 - 5 = 3 in 0/5, two left: 1 is E.
      const t = p.play([...COMBAT(0)]).fight(['vladko'], 'dorian', 1);
      expect(t.ever('fought')[0]?.result).toBe('E');
      if (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
      expect([t.step, t.who('advance')]).toEqual(['advance', ['vladko']]);
      t.do('advance', { unit: 'vladko' });
      if (t.where('vladko') === 'O8') t.act(the(t.legal().find(({ type }) => type !== 'stop')));
      if (t.step !== null && t.legal('stop').length > 0) t.do('stop');
      expect([t.where('vladko'), the(t.state.grapnels[0]).climber]).toEqual(['P8', -1]);
    },
  );
});

describe('over the edge', () => {
  // R75, l.1943: there is no room on it for a second man.
  rule(['gui.10.6.3b', 'gui.10.6.2b'], 'driven over the wall nobody catches a rope on which another hangs', () => {
    const driven = (hanging: boolean): Table => {
      const p = nido().put(0, 'bogdan', 'P8').put(1, 'milo', 'Q8');
      if (hanging) p.put(0, 'vladko', 'O8');
      p.state.grapnels = [hooked(p, 'O8', 'P8', hanging ? { climber: p.unit('vladko'), top: true } : {})];
      // From the stair 10 - 4 = 6 in 6/10, one left: 3 is E; then the die for the rope.
      const t = p.play([...COMBAT(1)]).fight(['milo'], 'bogdan', 3, 10);
      expect(t.ever('fought')[0]?.result).toBe('E');
      if (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
      return t;
    };
    const free = driven(false);
    expect([free.health('bogdan'), free.where('bogdan'), free.ever('ropeSeized').length]).toEqual([HEALTHY, 'O8', 1]);
    const taken = driven(true);
    expect([taken.health('bogdan'), taken.where('bogdan'), the(taken.state.grapnels[0]).climber]).toEqual([
      WOUNDED,
      'P8',
      taken.position.unit('vladko'),
    ]);
  });
});

describe('with nobody on it', () => {
  // l.1947: he who falls stuns; where nobody falls nobody is hurt.
  rule(['gui.10.6.4', 'gui.10.1.6b'], 'an empty rope cut or an empty ladder pushed hurts nobody at its foot', () => {
    const p = nido().put(0, 'bogdan', 'O8').put(1, 'milo', 'P8');
    p.state.grapnels = [hooked(p, 'O8', 'P8')];
    const cut = p
      .play([...COMBAT(1)], 2)
      .do('task', { kind: 'cut', unit: 'milo', on: 0 })
      .declared();
    expect([cut.health('bogdan'), the(cut.state.grapnels[0]).to]).toEqual([HEALTHY, -1]);
    const q = nido().put(0, 'bogdan', 'O8');
    q.state.ladders = [upright(q, 'O8', 'SE')];
    const t = pushed(q, 'N8');
    expect([t.health('bogdan'), t.step === 'tumble', the(t.state.ladders[0]).direction]).toEqual([HEALTHY, false, -1]);
  });
  // l.1939: as with a ladder, not while somebody is on it.
  rule(['gui.10.6.1e', 'gui.10.1.4b'], 'a rope on which a man hangs is not drawn back', () => {
    const coils = (hanging: boolean): number => {
      const p = nido()
        .put(0, 'bogdan', 'O8')
        .put(0, 'vladko', hanging ? 'O8' : 'A1')
        .put(1, 'milo', 'Z16');
      p.state.grapnels = [hooked(p, 'O8', 'P8', hanging ? { climber: p.unit('vladko'), top: true } : {})];
      return p.play([...MOVES]).legal('coil').length;
    };
    expect([coils(false) > 0, coils(true)]).toEqual([true, 0]);
  });
});

describe('breaking off', () => {
  const refused = (p: Position, frames: readonly object[], target: string, to: string): Table => {
    const t = p.play([...COMBAT(1), ...(frames as { step: 'movement'; side: number }[])]);
    t.do('attack', { unit: 'maniakes', target }).declared();
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    expect(t.step).toBe('answer');
    t.do('refuse');
    while (t.step === 'retreatStep') t.do('retreatTo', { to, other: -1 });
    return t;
  };
  // R69, R74: six points are more than four, and he goes without what he carried.
  rule(['gui.7.4b', 'gui.10.1.2a'], 'a bearer who breaks off leaves the ladder where it lies', () => {
    const p = nido().put(0, 'osbern', 'K8').put(0, 'avray', 'K7').put(1, 'maniakes', 'K9');
    const bearers = p.units('osbern', 'avray');
    p.state.ladders = [upright(p, 'K8', 'N', { other: p.hex('K7'), direction: -1, bearers })];
    const t = refused(p, [], 'osbern', 'L7');
    expect([t.where('osbern'), the(t.state.ladders[0])]).toMatchObject([
      'L7',
      { bearers: [], cell: p.hex('K8'), other: p.hex('K7') },
    ]);
  });
  // R72: he has not stayed in his place, though there is wood beside the next one too.
  rule(['gui.7.4b', 'gui.10.2.1a'], 'who breaks off has not waited beside the wood', () => {
    const p = nido().put(0, 'osbern', 'O7', { marks: SETTLED }).put(1, 'maniakes', 'N7');
    const t = refused(p, [MOVES[0], MOVES[2], ...COMBAT(0)], 'osbern', 'O6');
    if (t.step === 'movement' && t.seats[0] === 0) t.do('endMoves');
    const lights = t.step === 'declare' ? t.legal('task').filter(({ kind }) => kind === 'light') : [];
    expect([t.where('osbern'), lights]).toEqual(['O6', []]);
  });
});

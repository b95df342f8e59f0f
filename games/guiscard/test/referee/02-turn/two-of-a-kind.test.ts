/** Where there are two of a kind: ropes, engines, groups, prisoners, patrols. Corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { CARRIED, DEAD, HEALTHY, STAYED, STUNNED, WOUNDED } from '../../../src/state.ts';
import { CHARGES, COMBAT, hold, hooked, MOVES, nido, poggio, thrower, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, scenario, type Table } from '../../table.ts';

describe('two ropes at one hex', () => {
  // l.1937: the rope he cuts, and the man who hangs on it; not the other.
  rule('gui.10.6.4', 'are cut one at a time', () => {
    const p = nido().put(0, 'osbern', 'O7').put(0, 'avray', 'O8').put(1, 'milo', 'P8');
    p.state.grapnels = [
      hooked(p, 'O8', 'P8', { climber: p.unit('avray'), top: true }),
      hooked(p, 'O9', 'P8', { climber: -1 }),
    ];
    const t = p.play([...COMBAT(1)], 3);
    expect(t.legal('task').map(({ kind, on }) => [kind, on])).toEqual([
      ['cut', 0],
      ['cut', 1],
    ]);
    t.do('task', { kind: 'cut', unit: 'milo', on: 0 });
    if (t.step === 'declare') t.declared();
    expect([t.health('avray'), the(t.state.grapnels[0]).to, p.name(the(t.state.grapnels[1]).to)]).toEqual([
      WOUNDED,
      -1,
      'P8',
    ]);
  });
});

describe('two engines side by side', () => {
  // l.1812: three at each; who serves the one does not serve the other.
  rule(['gui.10.4.1b', 'gui.6.b'], 'are not both loaded by four men', () => {
    const loads = (...men: string[]): number[] => {
      const p = poggio().put(1, 'milo', 'Z1');
      p.state.engines = [thrower(p, 'E10', 'E11', { load: 0 }), thrower(p, 'F10', 'F11', { load: 0 })];
      // E9 and F9 are beside both heads, D9 and D10 beside the first, G10 and G11 beside the second.
      const ids = ['osbern', 'avray', 'rioulf', 'hamon', 'neel', 'roland'];
      men.forEach((hex, n) => {
        p.put(0, the(ids[n]), hex);
      });
      const t = p.play([{ step: 'phaseEnd', side: 0 }]);
      while (t.step === 'crewing') t.act(the(t.legal('serve')[0]));
      return t.state.engines.map(({ load }) => load).sort();
    };
    expect(loads('E9', 'F9', 'D9', 'G10')).toEqual([0, 1]);
    expect(loads('E9', 'F9', 'D9', 'G10', 'D10', 'G11')).toEqual([1, 1]);
  });
});

describe('two groups of knights', () => {
  // R60: fewer than three of his own group are left; what others do does not help him.
  rule(['gui.7.2.4', 'gui.5.4.3.E'], 'one broken by an arrow loses its column, the other keeps it', () => {
    const p = position('laguna').put(1, 'petros', 'L9');
    const one = { robert: ['N', 'alexio'], roger: ['O', 'dorian'], arthur: ['P', 'filippo'] } as const;
    const two = { bohemond: ['U', 'patroclus'], tancrede: ['V', 'philemon'], geoffroy: ['W', 'milo'] } as const;
    for (const [rider, [column, target]] of Object.entries({ ...one, ...two }))
      p.put(0, rider, `${column}13`, { facing: 'N' }).put(1, target, `${column}5`);
    const t = p.play([...CHARGES]);
    for (const group of [one, two]) {
      const [first, ...rest] = Object.entries(group);
      t.do('groupCharge', { unit: the(first)[0], target: the(first)[1][1] });
      for (const [unit, [, target]] of rest) t.do('joinCharge', { unit, target });
      t.do('launch');
      while (t.step === 'counterCharge') t.do('hold');
    }
    if (t.step === 'charges') t.do('endCharges');
    while (t.step === 'window' && !t.hexes('name', 'cell').includes('N8')) t.do('hold');
    // 1 on the spot, 1 and armour is row 4: E.
    t.dice(1, 1).do('name', { unit: 'petros', cell: 'N8' }).do('loose');
    while (t.step === 'fall') t.act(the(t.legal('lieAt')[0]));
    hold(t).declared();
    expect(t.health('robert')).toBe(DEAD);
    const columns: Record<string, unknown> = {};
    for (let n = 0; n < 5; n++) {
      t.dice(1);
      const attack = t.step === 'resolving' ? the(t.legal('resolve')[0]) : null;
      if (attack) t.act(attack);
      t.stand();
      while (t.step === 'advance') t.do('decline');
    }
    for (const { attackers, difference, column } of t.ever('fought')) {
      const [first] = Array.isArray(attackers) ? attackers : [];
      columns[p.battle.roster.men[Number(first)]?.id ?? ''] = [difference, column];
    }
    // Roger 30 + 15 - 5 = 40 and Arthur 30 + 15 - 5 = 40 in 31/40 without it; the others with it: Bohemond 40,
    // Tancrede 26 + 13 - 4 = 35, Geoffroy 28 + 14 - 6 = 36.
    expect(columns).toEqual({
      roger: [40, 6],
      arthur: [40, 6],
      bohemond: [40, 7],
      tancrede: [35, 7],
      geoffroy: [36, 7],
    });
  });
});

describe('two prisoners', () => {
  // He leaves both where he stood.
  rule(['gui.2.scenario-choice', 'gui.6.5.retreat'], 'are both left by a captor who is driven back', () => {
    const p = scenario('imperatore').put(0, 'roland', 'L9').put(1, 'milo', 'L8');
    p.put(1, 'maniakes', 'L9', { health: STUNNED }).put(1, 'sergios', 'L9', { health: STUNNED });
    for (const id of ['maniakes', 'sergios']) {
      p.state.prisoners.push({ by: p.unit('roland'), unit: p.unit(id) });
      p.state.cell[p.unit(id)] = CARRIED;
    }
    const t = p.play([...COMBAT(1)]).fight(['milo'], 'roland', 2);
    if (t.step === 'retreatStep') t.do('retreatTo', { to: 'L10', other: -1 });
    expect([t.where('roland'), t.state.prisoners, t.where('maniakes')]).toEqual(['L10', [], 'L9']);
    expect(t.state.cell[p.unit('sergios')]).toBeGreaterThanOrEqual(0);
  });
});

describe('the gate', () => {
  // A gate is a thing of wood and chain: it does not come down through a man, nor is he shut up in it.
  rule(['gui.9.2.3.2a', 'gui.9.2.3.1.closed', 'gui.4.2a'], 'is not let down on a man who stands in it', () => {
    const works = (man: string): number => {
      const p: Position = nido().put(1, 'milo', 'Q9', { marks: STAYED }).put(0, 'osbern', man);
      p.state.works.gate = 'open';
      const t = p.play([...COMBAT(1)]);
      return t.step === 'declare' ? t.legal('task').filter(({ kind }) => kind === 'gate').length : 0;
    };
    expect([works('O12'), works('P9')]).toEqual([1, 0]);
  });
});

describe('an archer at the top of a ladder', () => {
  const shoots = (to: string, die = 10): Table => {
    const p = nido().put(0, 'alphonse', 'O8').put(0, 'osbern', 'A1').put(1, 'milo', 'Q8').put(1, 'sergios', 'Q10');
    p.state.ladders = [upright(p, 'O8', 'SE', { climber: p.unit('alphonse') })];
    const t = p.play([
      { step: 'movement', side: 1 },
      { step: 'unmoved', side: 1 },
    ]);
    return t
      .dice(1, die)
      .do('move', { unit: to === 'P8' ? 'milo' : 'sergios' })
      .go(to);
  };
  // l.1733: into the hex before him, and the man who comes there does not hold him (R116).
  rule(['gui.10.1.5a', 'gui.5.3b', 'gui.5.2b'], 'shoots at whoever comes to the platform before him', () => {
    const t = shoots('P8');
    expect([t.step, t.who('name'), t.hexes('name', 'cell')]).toEqual(['window', ['alphonse'], ['P8']]);
    // 1 and two less is 1; 10 and armour is row 10, strong: nothing.
    t.do('name', { unit: 'alphonse', cell: 'P8' }).do('loose');
    expect(t.ever('fired')).toMatchObject([{ result: '-' }]);
    expect(t.health('milo')).toBe(HEALTHY);
    // Along the ward nobody is before him.
    expect(shoots('R10').step).not.toBe('window');
  });
});

describe('a man and his two errands', () => {
  // He has his points, and one thing to do with his hands at a time.
  rule(['gui.4.2.4a', 'gui.4.4.3b'], 'keeps the bridle when he takes up a friend', () => {
    const p = poggio().put(0, 'osbern', 'E12').put(0, 'avray', 'E11', { health: STUNNED }).put(1, 'milo', 'A1');
    const horse = p.horse('roger', 'E13', 'N', { side: 0 });
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('osbern') });
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'osbern' })
      .go('E11')
      .do('lift', { unit: 'avray' });
    const frame = t.play.position.stack.at(-1);
    // Eight less one, halved.
    expect([frame && 'mp' in frame ? frame.mp : -1, the(t.state.horses[horse]).leader]).toEqual([3, p.unit('osbern')]);
  });
});

describe('two armies', () => {
  // What each has bought lies where it sets up.
  rule(['gui.0.b', 'gui.2.scenario-choice'], 'find their spare horses on their own side of the map', () => {
    const columns = (...edges: [number, number]): string[] => {
      const p = poggio();
      p.state.entries = edges.map(edge => ({ units: [], sides: [edge], turn: 1, split: false, came: [0, 0, 0, 0, 0] }));
      for (const side of [0, 1]) {
        const horse = p.horse('robert', 'C5', 'N', { side });
        Object.assign(the(p.state.horses[horse]), { head: -1, tail: -1 });
      }
      return p.play([{ step: 'freePlace' }]).state.horses.map(({ head }) => p.name(head).slice(0, 1));
    };
    expect(columns(2, 4).map(column => column > 'M')).toEqual([true, false]);
    expect(columns(4, 2).map(column => column > 'M')).toEqual([false, true]);
  });
});

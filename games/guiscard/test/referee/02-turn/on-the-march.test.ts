/** Ranks and parties on their way: who of them has gone on, and what it costs. Corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, HEALTHY } from '../../../src/state.ts';
import { hold, MOVES, members, poggio, thrower } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const ROW = { palaimon: 'C9', okeanos: 'D9', achilleas: 'E10' };
const ranks = (map: string, men: Record<string, string>): Position => {
  const p = position(map);
  for (const [id, hex] of Object.entries(men)) p.put(0, id, hex);
  p.state.formations.push({ side: 0, units: p.units(...Object.keys(men)), front: 0, foulkon: false, past: [] });
  return p;
};
const march = (p: Position, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('march', { formation: 0 });
const left = (t: Table): number => {
  const frame = t.play.position.stack.at(-1);
  return frame && 'mp' in frame ? Number(frame.mp) : -1;
};

describe('ranks that wheel', () => {
  // R13: to cross a hex is to go on from it; he about whom they wheel goes nowhere.
  rule(['gui.4.3a', 'gui.7.3.1b'], 'have nobody tested who stays where he is', () => {
    const tested = (enemy: string, pivot: string): number => {
      const p = ranks('il-poggio', ROW).put(1, 'dorian', enemy).put(1, 'milo', 'Z1');
      const t = march(p, 1, 1).do('shift', { direction: 0 });
      // To C8, D8, E9.
      const wheel = t.legal('wheel').find(one => one.pivot === p.unit(pivot));
      t.act(the(wheel));
      return t.ever('tested').length;
    };
    // B8 is beside C8 alone, F9 beside E9 alone.
    expect([tested('B8', 'palaimon'), tested('B8', 'achilleas')]).toEqual([0, 1]);
    expect([tested('F9', 'achilleas'), tested('F9', 'palaimon')]).toEqual([0, 1]);
  });
  // R39: after each hex he enters; he has entered none.
  rule(['gui.5.3b', 'gui.7.3.1b'], 'show nobody to the archers who stays where he is', () => {
    const p = ranks('il-poggio', ROW).put(1, 'petros', 'C2');
    const t = hold(march(p).do('shift', { direction: 0 }));
    t.do('wheel', { pivot: p.unit('palaimon'), by: -1 });
    const aims = new Set<string>();
    while (t.step === 'window') {
      for (const hex of t.hexes('name', 'cell')) aims.add(hex);
      t.do('hold');
    }
    expect(aims.has(t.where('palaimon'))).toBe(false);
    expect(aims.size).toBeGreaterThan(0);
  });
});

describe('ranks on their way', () => {
  // A stray arrow breaks others: they go on with what they have.
  rule(['gui.7.3.1c', 'gui.5.4.1d'], 'go on when a stray arrow breaks the ranks beside them', () => {
    const p = poggio().put(1, 'petros', 'D1').put(1, 'milo', 'Z1');
    const other = { hektor: 'E8', damon: 'F8', evander: 'G9' };
    for (const men of [other, { palaimon: 'B9', okeanos: 'C10', achilleas: 'D10' }]) {
      for (const [id, hex] of Object.entries(men)) p.put(0, id, hex);
      p.state.formations.push({ side: 0, units: p.units(...Object.keys(men)), front: 0, foulkon: false, past: [] });
    }
    const t = p
      .play([...MOVES])
      .do('march', { formation: 1 })
      .do('shift', { direction: 0 });
    // To B8, C9, D9: D9 is beside E9, not E8; Damon and his mates stand at E8, F8, G9.
    while (t.step === 'window' && !t.hexes('name', 'cell').includes('D9')) t.do('hold');
    // The arrow strays into one of the hexes around: one of them is E9 and one D8; try until it kills nobody of theirs.
    t.dice(10, 1).do('name', { unit: 'petros', cell: 'D9' }).do('loose');
    hold(t);
    expect([t.step, left(t)]).toEqual(['formationMarch', 2]);
  });
  // l.506: three dead in a hex cost a point, and the dearest step is the price of all.
  rule(['gui.7.3.1b', 'gui.4.2.2a'], 'pay for the bodies before one of them', () => {
    const p = ranks('il-poggio', ROW).put(1, 'milo', 'Z1');
    for (const id of ['alexio', 'dorian', 'filippo']) p.put(1, id, 'D8', { health: DEAD });
    expect(left(march(p).do('shift', { direction: 0 }))).toBe(1);
    expect(left(march(ranks('il-poggio', ROW).put(1, 'milo', 'Z1')).do('shift', { direction: 0 }))).toBe(2);
  });
  // l.485: armour goes into shallow water and not into deep; where one cannot go none goes.
  rule(['gui.7.3.1b', 'gui.4.2.1d'], 'wade, and stop before the deep', () => {
    // Il Fiume: row 8 is shallow, K9 deep, J9 shallow.
    const p = ranks('il-fiume', { palaimon: 'I8', okeanos: 'J8', achilleas: 'K9' }).put(1, 'milo', 'A16');
    p.state.cell[p.unit('achilleas')] = p.hex('K8');
    p.state.formations = [];
    const q = ranks('il-fiume', { palaimon: 'G7', okeanos: 'H7', achilleas: 'I8' }).put(1, 'milo', 'A16');
    const t = march(q);
    expect(t.legal('shift').map(({ direction }) => direction)).toContain(3);
    expect(left(hold(t.do('shift', { direction: 3 })))).toBe(1);
    expect([t.where('palaimon'), t.where('achilleas')]).toEqual(['G8', 'I9']);
    const r = ranks('il-fiume', { palaimon: 'K7', okeanos: 'L7', achilleas: 'M8' }).put(1, 'milo', 'A16');
    // M9 is deep.
    expect(
      march(r)
        .legal('shift')
        .map(({ direction }) => direction),
    ).not.toContain(3);
    expect(members(march(q))).toEqual(['achilleas', 'okeanos', 'palaimon']);
  });
});

describe('a rider with a horse in hand', () => {
  // He comes down on the other side: its head is beside him, or he has let it go.
  rule(['gui.4.4.2c', 'gui.4.4.3b'], 'leads it on foot only if its head is beside him', () => {
    const p = poggio().put(0, 'robert', 'E12', { facing: 'N' }).put(1, 'milo', 'A1');
    const horse = p.horse('roger', 'F12', 'N', { side: 0 });
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('robert') });
    for (const to of ['D12', 'D11', 'F11', 'F12']) {
      const t = p.play([...MOVES]).do('move', { unit: 'robert' });
      const down = t.legal('dismount').find(one => one.to === p.hex(to));
      if (!down) continue;
      t.act(down);
      const { leader, head } = the(t.state.horses[horse]);
      const beside = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map(way => p.beside(t.where('robert'), way));
      expect([to, leader === -1 || beside.includes(p.name(head))]).toEqual([to, true]);
      expect(t.health('robert')).toBe(HEALTHY);
    }
  });
  // R104: beside him, parallel and a little behind, also when he has turned about.
  rule(['gui.4.4.1c', 'gui.4.4.3d'], 'has it beside him when he turns about, or has let it go', () => {
    const p = poggio().put(0, 'robert', 'D10', { facing: 'N' }).put(1, 'milo', 'A1');
    const horse = p.horse('roger', 'E11', 'N', { side: 0 });
    Object.assign(the(p.state.horses[horse]), { leader: p.unit('robert') });
    const t = p
      .play([...MOVES])
      .do('move', { unit: 'robert' })
      .do('aboutFace');
    const { leader, head, tail } = the(t.state.horses[horse]);
    expect([t.where('robert'), p.name(the(t.state.tail[p.unit('robert')]))]).toEqual(['D11', 'D10']);
    const flanks = ['C11', 'E11'];
    expect(leader === -1 || (flanks.includes(p.name(head)) && p.beside(p.name(head), 'N') === p.name(tail))).toBe(true);
  });
});

describe('a man with a horse in hand', () => {
  const near = (t: Table, unit: string): boolean => {
    const { position: p } = t;
    const { leader, head } = the(t.state.horses[0]);
    const ways = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
    return leader === -1 || ways.map(way => p.beside(t.where(unit), way)).includes(p.name(head));
  };
  const leads = (p: Position, unit: string, head: string, facing: string): Position => {
    const horse = p.horse('roger', head, facing, { side: 0 });
    Object.assign(the(p.state.horses[horse]), { leader: p.unit(unit) });
    return p;
  };
  // R104: nobody leads from afar, whatever he carries meanwhile.
  rule(['gui.4.4.3b', 'gui.10.1.2a'], 'has it beside him with a ladder on his shoulder, or has let it go', () => {
    const p = leads(poggio().put(0, 'osbern', 'C12').put(0, 'avray', 'C11').put(1, 'milo', 'Z1'), 'osbern', 'C13', 'N');
    p.state.ladders = [
      {
        ...{ side: 0, cell: p.hex('C11'), other: p.hex('C12'), direction: -1, climber: -1, bearers: [] },
        ...{ gone: false, since: 0 },
      },
    ];
    const t = p.play([...MOVES]);
    t.act(the(t.legal('shoulder')[0]));
    for (let n = 0; n < 4 && t.step === 'ladderParty'; n++) {
      const north = t.legal('carryTo').find(({ cell }) => cell === p.beyond(t.where('avray'), 'N'));
      if (!north) break;
      hold(t.act(north));
    }
    expect(t.where('osbern')).not.toBe('C12');
    expect(near(t, 'osbern')).toBe(true);
  });
  rule(['gui.4.4.3b', 'gui.7.3.1b'], 'has it beside him when his rank marches, or has let it go', () => {
    const p = leads(ranks('il-poggio', ROW).put(1, 'milo', 'Z1'), 'okeanos', 'D10', 'N');
    const t = march(p).do('shift', { direction: 0 }).do('shift', { direction: 0 });
    expect([t.where('okeanos'), near(t, 'okeanos')]).toEqual(['D7', true]);
  });
  rule(['gui.4.4.3b', 'gui.7.3.1b'], 'has it beside him when his rank wheels, or has let it go', () => {
    const p = leads(ranks('il-poggio', ROW).put(1, 'milo', 'Z1'), 'achilleas', 'E11', 'N');
    const t = march(p).do('wheel', { pivot: p.unit('palaimon'), by: -1 });
    expect(t.where('achilleas')).not.toBe('E10');
    expect(near(t, 'achilleas')).toBe(true);
  });
  rule(['gui.4.4.3b', 'gui.10.4.2'], 'has it beside him when he carries an engine, or has let it go', () => {
    const p = poggio().put(0, 'osbern', 'D12').put(0, 'avray', 'B12').put(0, 'rioulf', 'D11').put(0, 'hamon', 'B11');
    leads(p.put(1, 'milo', 'Z1'), 'osbern', 'D13', 'N');
    p.state.engines = [thrower(p, 'C11', 'C12')];
    const t = p.play([...MOVES]);
    t.act(the(t.legal('carryEngine')[0]));
    for (let n = 0; n < 2 && t.step === 'engineParty'; n++) {
      const north = t.legal('engineTo').find(({ head }) => head === p.hex(n === 0 ? 'C10' : 'C9'));
      if (!north) break;
      hold(t.act(north));
    }
    expect(t.where('osbern')).not.toBe('D12');
    expect(near(t, 'osbern')).toBe(true);
  });
});

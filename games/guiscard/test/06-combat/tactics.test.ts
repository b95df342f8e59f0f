import { describe, expect } from 'vitest';
import { DEAD, type Formation, HEALTHY, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { type Position, position, type Table } from '../table.ts';

const COMBAT = [
  { step: 'declare', side: 0 },
  { step: 'endTests', side: 0 },
  { step: 'resolving', side: 0 },
] as const;
const combat = (p: Position, ...dice: number[]): Table => p.play([...COMBAT], ...dice);

// Front to the north: the row runs from NW to SE, ranks follow to the south.
const RANKS = [
  { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' },
  { hektor: 'E9', damon: 'F9', evander: 'G10' },
  { kleon: 'E10', linos: 'F10', nestor: 'G11' },
];
function phalanx(side: number, ranks: number, form = true): Position {
  const p = position('il-poggio');
  const all = Object.assign({}, ...RANKS.slice(0, ranks)) as Record<string, string>;
  for (const [id, hex] of Object.entries(all)) p.put(side, id, hex);
  if (form) p.state.formations = [{ side, units: p.units(...Object.keys(all)), front: 0, foulkon: false, past: [] }];
  return p;
}
const formation = (t: Table): Formation => the(t.state.formations[0]);

describe('hoplites on the move', () => {
  const moves = (p: Position): Table => p.play([{ step: 'movement', side: 0 }]);
  rule('gui.7.3.1a', 'three abreast form up, for nothing', () => {
    const t = moves(phalanx(0, 1, false)).do('formUp', { unit: 'palaimon', front: 0 });
    expect(formation(t)).toMatchObject({ front: 0, foulkon: false });
    expect(formation(t).units.sort()).toEqual(t.position.units('palaimon', 'okeanos', 'achilleas').sort());
    expect(t.who('move')).toContain('okeanos');
  });
  rule('gui.7.3.1b', 'together they go three points', () => {
    const t = moves(phalanx(0, 1)).do('march', { formation: 0 });
    for (let n = 0; n < 3; n++) t.do('shift', { direction: 3 });
    expect([t.where('okeanos'), t.where('palaimon'), t.where('achilleas'), t.step]).toEqual([
      'F11',
      'E11',
      'G12',
      'movement',
    ]);
    expect(t.legal('march')).toEqual([]);
  });
  rule('gui.7.3.2b', 'the tortoise is formed in their own movement step, with a marker of its own', () => {
    const t = moves(phalanx(0, 2)).do('foulkon', { formation: 0 });
    expect([formation(t).foulkon, t.ever('foulkon').length]).toEqual([true, 1]);
    expect(moves(phalanx(0, 1)).legal('foulkon')).toEqual([]);
  });
  rule('gui.7.3.2c', 'and goes two points', () => {
    const t = moves(phalanx(0, 2)).do('foulkon', { formation: 0 });
    t.do('shift', { direction: 0 }).do('shift', { direction: 0 });
    expect([t.where('okeanos'), t.step]).toEqual(['F6', 'movement']);
  });
});

describe('hoplites attacked', () => {
  rule('gui.7.3.1d', 'the pikes are fought first; who stands after it may come among them', () => {
    // Robert at F6, next to the pike hexes of F7 and before Okeanos.
    const p = phalanx(1, 1).put(0, 'robert', 'F6');
    const t = combat(p, 10);
    expect([t.legal('attack'), t.who('attackPikes', 'target')]).toEqual([[], ['okeanos', 'palaimon']]);
    t.do('attackPikes', { unit: 'robert', target: 'okeanos' }).declared().do('resolve', { attack: 0 }).stand();
    // 25 - 7 = 18 in 11/20, one left: 6/10; a 10 is nothing.
    expect(t.ever('fought')).toMatchObject([{ difference: 18, column: 3, result: '' }]);
    expect(formation(t).past).toEqual([p.unit('robert')]);
    const walk = p.play([{ step: 'movement', side: 0 }]).do('move', { unit: 'robert' });
    expect(walk.hexes('step')).not.toContain('F7');
    formation(t).past.forEach(unit => {
      the(p.state.formations[0]).past.push(unit);
    });
    expect(
      p
        .play([{ step: 'movement', side: 0 }])
        .do('move', { unit: 'robert' })
        .hexes('step'),
    ).toContain('F7');
  });
  rule('gui.7.3.1l', 'a retreat from the front is ignored, from flank or rear it is a wound', () => {
    const attack = (hex: string, target: string, die: number): Table =>
      combat(phalanx(1, 1).put(0, 'robert', hex), die).fight(['robert'], target);
    // From the front 18, one left: 6/10; a 4 with armour is row 5: E.
    const front = attack('F7', 'okeanos', 4);
    expect([front.ever('fought').at(-1)?.result, front.health('okeanos'), front.where('okeanos')]).toEqual([
      'E',
      HEALTHY,
      'F8',
    ]);
    // From the rear two right: 31/40; an 7 with armour is row 8: E.
    const rear = attack('F9', 'okeanos', 7);
    expect([rear.ever('fought').at(-1)?.result, rear.health('okeanos'), rear.where('okeanos')]).toEqual([
      'E',
      WOUNDED,
      'F8',
    ]);
  });
  rule(['gui.7.3.1.ex', 'gui.7.3.1c'], 'Okeanos is wounded and leaves the formation', () => {
    const p = phalanx(1, 3).put(0, 'tancrede', 'F7').put(0, 'robert', 'G8');
    const t = combat(p).fight(['tancrede', 'robert'], 'okeanos', 3);
    expect(t.ever('fought')).toMatchObject([{ difference: 40, column: 4, result: 'G' }]);
    expect(t.health('okeanos')).toBe(WOUNDED);
    expect(t.state.formations.flatMap(({ units }) => units)).not.toContain(p.unit('okeanos'));
  });
  rule('gui.7.3.1.ex2', 'Palaimon is killed from the shield side', () => {
    const p = phalanx(1, 3).put(0, 'drogon', 'D7').put(0, 'arthur', 'E7');
    const t = combat(p).fight(['drogon', 'arthur'], 'palaimon', 4);
    expect(t.ever('fought')).toMatchObject([{ difference: 42, column: 8, result: 'H' }]);
    expect(t.health('palaimon')).toBe(DEAD);
  });
});

describe('breaking off', () => {
  const refused = (p: Position, attacker: string, target: string): Table =>
    combat(p).do('attack', { unit: attacker, target }).declared().do('resolve', { attack: 0 });
  rule('gui.7.4a', 'the faster man need not fight; the slower or equal must', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7');
    const t = refused(p, 'roland', 'dorian');
    expect([t.step, t.seats]).toEqual(['answer', [1]]);
    t.do('refuse').do('retreatTo', { to: 'E6', other: -1 });
    expect([t.ever('fought'), t.where('dorian')]).toEqual([[], 'E6']);
    // The attack is spent: no advance.
    expect(t.step).toBe('movement');
    const even = position('il-poggio').put(0, 'osbern', 'E8').put(1, 'dorian', 'E7');
    expect(refused(even, 'osbern', 'dorian').ever('fought')).toHaveLength(1);
  });
  rule('gui.7.4a', 'of several who break off their owner chooses who goes first', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7').put(1, 'filippo', 'F7');
    const t = combat(p)
      .do('attack', { unit: 'roland', target: 'dorian' })
      .do('include', { attack: 0, target: 'filippo' });
    t.declared().do('resolve', { attack: 0 }).do('refuse');
    expect([t.step, t.seats, t.who('goFirst')]).toEqual(['retreatOrder', [1], ['dorian', 'filippo']]);
    t.do('goFirst', { unit: 'filippo' }).do('retreatTo', { to: 'F6', other: -1 });
    expect([t.step, t.hexes('retreatTo').includes('F6'), t.hexes('retreatTo').includes('F7')]).toEqual([
      'retreatStep',
      false,
      true,
    ]);
  });
  rule('gui.7.4b', 'a footman goes back one hex, a horseman two', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'kosmas', 'E7', { facing: 'S' });
    const t = refused(p, 'roland', 'kosmas').do('refuse');
    t.act(the(t.legal('retreatTo')[0]));
    expect(t.step).toBe('retreatStep');
    t.act(the(t.legal('retreatTo')[0]));
    expect(t.step).toBe('movement');
  });
  rule('gui.7.4c', 'only onto free hexes: nobody makes room', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7');
    for (const [id, hex] of Object.entries({ alexio: 'E6', filippo: 'D6', patroclus: 'F6', philemon: 'D7' }))
      p.put(1, id, hex);
    const t = refused(p, 'roland', 'dorian').do('refuse');
    expect(t.hexes('retreatTo')).toEqual(['F7']);
    p.put(1, 'milo', 'F7');
    expect(refused(p, 'roland', 'dorian').ever('fought')).toHaveLength(1);
  });
  rule('gui.7.4d', 'onto a hex next to an enemy he is tested', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7').put(0, 'jacques', 'G6');
    const t = refused(p, 'roland', 'dorian').dice(9).do('refuse').do('retreatTo', { to: 'F6', other: -1 });
    expect(t.ever('tested')).toMatchObject([{ enemy: p.unit('jacques'), total: 9, result: 'wound' }]);
    expect(t.health('dorian')).toBe(WOUNDED);
  });
});

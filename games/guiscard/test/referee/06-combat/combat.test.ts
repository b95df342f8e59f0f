/** Corners of the chapters on combat results and formations, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Formation, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, result } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const combat = (p: Position, side = 0): Table => p.play([...COMBAT(side)]);

describe('results', () => {
  // A retreat is for all defenders; the stunned one of them dies of it, the other goes.
  rule(
    ['gui.6.5.E', 'gui.6.5.double'],
    'of two attacked together the stunned one dies of a retreat, the other goes back',
    () => {
      const p = position('il-poggio')
        .put(0, 'robert', 'E8')
        .put(1, 'alexio', 'E7', { health: STUNNED })
        .put(1, 'dorian', 'F7');
      const t = combat(p)
        .do('attack', { unit: 'robert', target: 'alexio' })
        .do('include', { attack: 0, target: 'dorian' });
      // 25 - 1 - 5 = 19 in 11/20: a 6 is E.
      t.declared().dice(6).do('resolve', { attack: 0 }).stand();
      while (t.step === 'retreatOrder') t.act(the(t.legal('goFirst')[0]));
      if (t.step === 'retreatStep') t.do('retreatTo', { to: 'F6', other: -1 });
      expect([result(t), t.health('alexio'), t.where('dorian'), t.health('dorian')]).toEqual([
        'E',
        DEAD,
        'F6',
        HEALTHY,
      ]);
      // Either hex may be entered by the victor: one was left, in the other a man was killed.
      expect(t.do('advance', { unit: 'robert' }).hexes('step')).toEqual(['E7', 'F7']);
    },
  );
  // R106: a horse without a rider in the last hex is no enemy; a horseman holds two hexes.
  rule('gui.6.2f', 'a loose horse in one of the six hexes saves a stunned man, a horseman closes two', () => {
    const down = (loose: boolean): number => {
      const p = position('il-poggio')
        .put(1, 'dorian', 'E8')
        .put(0, 'roland', 'E9')
        .put(0, 'jacques', 'D8')
        .put(0, 'osbern', 'D7');
      // Robert has his head in F7 and his tail in F8; E7 is left.
      p.put(0, 'robert', 'F7', { facing: 'N' });
      if (loose) p.horse('khaled', 'E7', 'S', { side: 0 });
      else p.put(0, 'avray', 'E7');
      // 12 + 11 - 5 = 18 in 11/20, one right: 21/30: a 6 stuns.
      return combat(p).fight(['roland', 'jacques'], 'dorian', 6).health('dorian');
    };
    expect([down(true), down(false)]).toEqual([STUNNED, DEAD]);
  });
  // One of the two in armour: no bonus, and a killing blow falls on the other even if he is the stronger.
  rule(
    ['gui.6.3b', 'gui.6.2e'],
    'where only one of the defenders has no armour nobody is asked who takes the blow',
    () => {
      const p = position('il-poggio')
        .put(0, 'robert', 'E8')
        .put(1, 'milo', 'E7', { health: WOUNDED })
        .put(1, 'dorian', 'F7');
      const t = combat(p)
        .do('attack', { unit: 'robert', target: 'milo' })
        .do('include', { attack: 0, target: 'dorian' });
      // 25 - 3 - 5 = 17 in 11/20: a 2 is H.
      t.declared().dice(2).do('resolve', { attack: 0 }).stand();
      expect([result(t), t.step, t.health('milo'), t.health('dorian')]).toEqual(['H', 'advance', WOUNDED, DEAD]);
    },
  );
  // R35: after J the horse stands where it stood: one may cross it, not end there.
  rule(
    ['gui.6.6b', 'gui.6.4.J', 'gui.4.1'],
    'the advance past a rider who fell leads over his horse but does not end on it',
    () => {
      const p = position('il-poggio')
        .put(0, 'arthur', 'H9')
        .put(0, 'robert', 'G9')
        .put(1, 'kosmas', 'H8', { facing: 'S' });
      // On foot 26 + 25 - 6 = 45 in 41/60, no shift against a horseman for men on foot: a 3 is J.
      const t = combat(p).fight(['arthur', 'robert'], 'kosmas', 3);
      if (t.step === 'fall') t.do('lieAt', { to: 'I8' });
      expect([result(t), t.health('kosmas'), t.step]).toEqual(['J', DEAD, 'advance']);
      t.do('advance', { unit: 'arthur' });
      expect(t.hexes('step')).toContain('H8');
      t.go('H8');
      expect(t.legal('stop')).toEqual([]);
    },
  );
  // The attackers driven back or one of them stunned, the defender follows: half of what he has wounded.
  rule(['gui.6.6a', 'gui.6.6d'], 'a wounded defender follows with half of his wounded potential', () => {
    const p = position('il-poggio').put(0, 'osbern', 'H9').put(1, 'milo', 'H8', { health: WOUNDED });
    // 8 - 3 = 5 in 0/5, armour one more: a 3 is row 4: D.
    const t = combat(p).fight(['osbern'], 'milo', 3).do('retreatTo', { to: 'H10', other: -1 });
    expect([result(t), t.step, t.seats]).toEqual(['D', 'advance', [1]]);
    // Three points wounded: one hex.
    t.do('advance', { unit: 'milo' }).go('H9');
    expect([t.where('milo'), t.legal('step')]).toEqual(['H9', []]);
  });
});

// Front to the north: the row runs from NW to SE, ranks follow to the south.
const RANKS = [
  { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' },
  { hektor: 'E9', damon: 'F9', evander: 'G10' },
];
function phalanx(side: number, ranks: number, more: Partial<Formation> = {}): Position {
  const p = position('il-poggio');
  const all = Object.assign({}, ...RANKS.slice(0, ranks)) as Record<string, string>;
  for (const [id, hex] of Object.entries(all)) p.put(side, id, hex);
  p.state.formations = [{ side, units: p.units(...Object.keys(all)), front: 0, foulkon: false, past: [], ...more }];
  return p;
}
const members = (t: Table): number[] => t.state.formations.flatMap(({ units }) => units);

describe('formations', () => {
  // gui.7.3.1l frees only those attacked; hoplites who attack and are thrown back go back, and are in no row any more.
  rule(['gui.7.3.1l', 'gui.6.5.D'], 'hoplites who attack and are beaten off go back like anybody', () => {
    const p = phalanx(0, 1).put(1, 'werner', 'F7');
    // 12 - 9 = 3 in 0/5, one right for the formation: 6/10; a 5 with armour is row 6: D.
    const t = combat(p).fight(['okeanos'], 'werner', 5);
    expect([result(t), t.step, t.seats]).toEqual(['D', 'retreatStep', [0]]);
    t.act(the(t.legal('retreatTo')[0]));
    expect([t.where('okeanos') === 'F8', t.state.formations]).toEqual([false, []]);
  });
  // gui.7.3.1l speaks of combat: a shot that drives him back takes him out of the row.
  rule(['gui.7.3.1l', 'gui.5.4.4.A'], 'a shot drives a hoplite out of his formation', () => {
    const p = phalanx(1, 1);
    const cell = p.hex('F8');
    const shot = { step: 'hit' as const, from: p.hex('F2'), cell, row: 2, short: 12, volley: false };
    // Die + 2 + 1: 8 is row 10 and more: A.
    const t = p.play([{ ...shot, aimed: cell, all: false }], 8);
    while (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    expect([t.where('okeanos') === 'F8', t.health('okeanos'), t.state.formations]).toEqual([false, HEALTHY, []]);
  });
  // Only valid members; a stunned one is out, and with him a front of three.
  rule(
    ['gui.7.3.1c', 'gui.6.5.F'],
    'a stunned hoplite leaves the formation too, and the others have no pikes left',
    () => {
      const p = phalanx(1, 1).put(0, 'robert', 'F7').put(0, 'roland', 'H7');
      const t = combat(p).do('attack', { unit: 'robert', target: 'okeanos' });
      t.do('attackPikes', { unit: 'roland', target: 'achilleas' }).declared();
      // 25 - 7 = 18, one left: 6/10; a 3 with armour is row 4: F.
      t.dice(3).do('resolve', { attack: 0 }).stand();
      expect([result(t), t.health('okeanos'), t.state.formations]).toEqual(['F', STUNNED, []]);
      while (t.step === 'advance') t.do('decline');
      // R124: what was declared on the pikes is void.
      if (t.step === 'resolving') for (const one of t.legal('resolve')) t.act(one);
      expect([t.ever('fought').length, t.health('achilleas')]).toEqual([1, HEALTHY]);
    },
  );
  // Two ranks are the condition of the tortoise; without the second it is a row with pikes again.
  rule(['gui.7.3.2a', 'gui.7.3.1c'], 'a foulkon that loses its second rank is a plain formation', () => {
    const p = phalanx(1, 2, { foulkon: true }).put(0, 'robert', 'F10');
    // From the rear on Damon: 18 in 11/20, two right: 31/40; a 3 with armour is row 4: H.
    const t = combat(p).fight(['robert'], 'damon', 3);
    expect([result(t), t.health('damon')]).toEqual(['H', DEAD]);
    expect(t.state.formations).toMatchObject([{ foulkon: false }]);
    expect([...members(t)].sort()).toEqual(p.units('palaimon', 'okeanos', 'achilleas').sort());
  });
  // R65: who goes forward alone has left the row.
  rule(['gui.7.3.1b', 'gui.6.6a'], 'a hoplite who advances after combat leaves the formation', () => {
    const p = phalanx(0, 1).put(1, 'dorian', 'F7');
    // 12 - 5 = 7 in 6/10, one right: 11/20; a 2 is H.
    const t = combat(p).fight(['okeanos'], 'dorian', 2);
    expect([result(t), t.step, t.who('advance')]).toEqual(['H', 'advance', ['okeanos']]);
    t.do('advance', { unit: 'okeanos' }).go('F7');
    if (t.step === 'advancing' || t.legal('stop').length > 0) t.do('stop');
    expect([t.where('okeanos'), t.state.formations]).toEqual(['F7', []]);
  });
  // Every member is a character who crosses a hex beside an enemy.
  rule(['gui.7.3.1b', 'gui.4.3a'], 'a formation that marches past an enemy is tested man by man', () => {
    const p = phalanx(0, 1).put(1, 'roland', 'D6');
    const t = p.play([{ step: 'movement', side: 0 }], 1, 1, 1).do('march', { formation: 0 });
    // Palaimon comes to E7, beside D6, and goes on.
    t.do('shift', { direction: 0 }).do('shift', { direction: 0 });
    expect(t.ever('tested')).toMatchObject([{ unit: p.unit('palaimon'), enemy: p.unit('roland') }]);
  });
});

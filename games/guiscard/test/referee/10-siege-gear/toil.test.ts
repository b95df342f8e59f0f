/** Whoever works, carries or clears, beside enemies, fire and walls: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Grapnel, HEALTHY, type Ladder, STAYED, STUNNED } from '../../../src/state.ts';
import { COMBAT, hold, nido, poggio, thrower } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { position, type Table } from '../../table.ts';

const MOVES = [
  { step: 'movement', side: 0 },
  { step: 'unmoved', side: 0 },
  { step: 'movesOver', side: 0 },
] as const;

describe('at an engine', () => {
  // l.1843: three who do nothing else; who has shot is none of them, and who has served has shot.
  rule(['gui.10.4.1b', 'gui.5.e'], 'an archer serves the stone thrower or shoots, not both', () => {
    const p = poggio().put(0, 'alphonse', 'G13').put(0, 'avray', 'I13').put(0, 'rioulf', 'H12').put(1, 'dorian', 'H5');
    p.state.engines = [thrower(p, 'H13', 'H14')];
    const begin = (...dice: number[]): Table => p.play([{ step: 'offensive', side: 0 }], ...dice);
    const first = begin(1, 10).do('shoot', { unit: 'alphonse' });
    first.act(the(first.legal('fireAt')[0]));
    expect(first.step === 'offensive' ? first.legal('hurl') : []).toEqual([]);
    const then = begin(7, 8, 10, 10).do('hurl', { engine: 0 }).do('strike', { cell: 'H2' });
    expect(then.step === 'offensive' ? then.who('shoot') : []).toEqual([]);
  });
});

describe('beside an enemy', () => {
  // R74: he has moved, cannot strike and is tested; his mate beyond reach is not.
  rule(
    ['gui.4.3b', 'gui.10.1.2b'],
    'the bearer who puts the ladder down beside an enemy is tested, his mate is not',
    () => {
      const p = nido().put(0, 'osbern', 'K11').put(0, 'avray', 'K10').put(1, 'milo', 'L7');
      const ladder: Ladder = {
        ...{ side: 0, cell: p.hex('K11'), other: p.hex('K10'), direction: -1, climber: -1, bearers: [] },
        ...{ gone: false, since: 0 },
      };
      p.state.ladders = [ladder];
      const t = p.play([...MOVES, ...COMBAT(0)], 1, 1, 1).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
      for (const [cell, other] of [
        ['K9', 'K10'],
        ['K8', 'K9'],
      ] as const) {
        const step = t
          .legal('carryTo')
          .find(one => [one.cell, one.other].includes(p.hex(cell)) && [one.cell, one.other].includes(p.hex(other)));
        hold(t.act(the(step)));
      }
      hold(t.do('putDown'));
      if (t.step === 'movement') t.do('endMoves');
      hold(t).declared();
      expect(t.ever('tested').map(({ unit }) => unit)).toEqual(p.units('avray'));
    },
  );
  // R14: he threw from where he stood.
  rule(
    ['gui.4.3b', 'gui.10.6.1b'],
    'who throws a grapnel beside an enemy has not moved and is tested by nobody',
    () => {
      const p = nido().put(0, 'vladko', 'O7').put(1, 'dorian', 'N7');
      const coil: Grapnel = {
        ...{ side: 0, bearer: p.unit('vladko'), cell: -1, to: -1, climber: -1, top: false, roof: false, gone: false },
      };
      p.state.grapnels = [coil];
      const t = p.play([...MOVES, ...COMBAT(0)], 5, 1, 1);
      t.act(the(t.legal('throwGrapnel').find(({ to }) => to === p.hex('P7'))));
      if (hold(t).step === 'movement') t.do('endMoves');
      hold(t).declared();
      expect([the(t.state.grapnels[0]).to, t.ever('tested')]).toEqual([p.hex('P7'), []]);
    },
  );
});

describe('burdens and bodies', () => {
  // R103: in a free hex he could be laid in: no flames, no heap, no engine.
  rule(
    ['gui.4.2.4b', 'gui.10.2.5b', 'gui.10.4.3b'],
    'a man is laid neither in flames or burning naphtha, nor on a heap of six, nor on an engine',
    () => {
      const p = poggio().put(0, 'osbern', 'E9').put(0, 'roland', 'E8', { health: STUNNED }).put(1, 'milo', 'Z1');
      p.state.works.flames = [{ cell: p.hex('E6'), side: 1, arrow: false, turns: 0, fresh: false }];
      p.state.works.naphtha = [{ cells: [p.hex('F7')], lit: true }];
      p.state.engines = [thrower(p, 'F6', 'F5')];
      for (const id of ['avray', 'rioulf', 'hamon', 'neel', 'landry', 'odon']) p.put(0, id, 'D7', { health: DEAD });
      const t = p
        .play([...MOVES])
        .do('move', { unit: 'osbern' })
        .go('E8')
        .do('lift', { unit: 'roland' });
      t.go('E7').do('stop');
      expect([t.step, t.hexes('lay')]).toEqual(['laying', ['D6', 'E8']]);
    },
  );
  // l.303, R112: water is shallow and deep water; a marsh is none.
  rule(['gui.4.2.3c', 'gui.5.5.2.4c'], 'bodies sink in shallow water, and lie in a marsh', () => {
    const gone = (from: string, to: string, one: string, two: string): boolean => {
      const p = position('il-fiume').put(0, 'roland', one).put(0, 'jacques', two).put(1, 'milo', 'Z1');
      for (const id of ['avray', 'rioulf', 'hamon']) p.put(0, id, from, { health: DEAD });
      const t = p.play([...MOVES]);
      t.act(the(t.legal('clearBodies').find(way => way.from === p.hex(from) && way.to === p.hex(to))));
      return (t.state.cell[p.unit('avray')] ?? 0) < 0;
    };
    expect([gone('D7', 'D8', 'D6', 'E7'), gone('N6', 'N7', 'N5', 'O6')]).toEqual([true, false]);
  });
  // l.303: shifted by a hex, not through what nobody passes.
  rule(['gui.4.2.3a', 'gui.9.5.1a'], 'bodies are not shifted through a palisade, but over what is left of it', () => {
    const to = (down: boolean): boolean => {
      const p = nido().put(0, 'roland', 'N6').put(0, 'jacques', 'N7').put(1, 'milo', 'Z1');
      for (const id of ['avray', 'rioulf', 'hamon']) p.put(0, id, 'O7', { health: DEAD });
      if (down) p.state.works.ruins = [p.hex('P7')];
      return p
        .play([...MOVES])
        .hexes('clearBodies')
        .includes('P7');
    };
    expect([to(false), to(true)]).toEqual([false, true]);
  });
});

describe('fire', () => {
  // l.1820: awake, he gets out like anybody.
  rule(['gui.10.2.5c', 'gui.10.2.5a'], 'a man whom the fire wakes runs out of it unhurt', () => {
    const p = nido().put(1, 'milo', 'P8', { health: STUNNED }).put(0, 'osbern', 'O8', { marks: STAYED });
    const t = p
      .play([...COMBAT(0)], 6)
      .do('task', { kind: 'light', unit: 'osbern', on: p.hex('P8') })
      .declared();
    if (t.step === 'retreatStep') t.act(the(t.legal('retreatTo')[0]));
    expect([t.where('milo'), t.health('milo')]).toEqual(['Q8', HEALTHY]);
  });
});

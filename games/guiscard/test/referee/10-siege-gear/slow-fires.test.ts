/** Fires that begin late, and what they shut off: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, WOUNDED } from '../../../src/state.ts';
import { COMBAT, castle, flame, nido, poggio, thrower, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import type { Position, Table } from '../../table.ts';

describe('naphtha on wood', () => {
  // R125: what catches at a spread check begins to count in the next turn, however it catches.
  rule(
    ['gui.10.2.2c', 'gui.10.2.6a', 'gui.10.5.1d'],
    'lit by a fire that spreads burns its first turn in the next one',
    () => {
      const burnt = (spreads: boolean): number => {
        const p = nido().put(0, 'osbern', 'A1').put(1, 'milo', 'T8').put(0, 'hamon', 'B1');
        p.state.works.flames = [flame(p, 'P6', { side: 0 })];
        const cells = spreads ? ['P7', 'Q6'] : [];
        if (spreads) p.state.works.naphtha = [{ cells: cells.map(hex => p.hex(hex)), lit: false }];
        const t = p.play([{ step: 'phaseEnd', side: 1 }, { step: 'turnEnd' }], 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        return the(t.state.works.flames.find(({ cell }) => cell === p.hex(spreads ? 'P7' : 'P6'))).turns;
      };
      expect([burnt(false), burnt(true)]).toEqual([1, 0]);
    },
  );
});

describe('a burnt palisade', () => {
  // Who leant on it falls; nobody was left in it to be hurt.
  rule(
    ['gui.10.1.6e', 'gui.10.2.6a', 'gui.10.1.6c'],
    'throws down the ladder and the man on it at the end of the turn',
    () => {
      const p = nido().put(0, 'osbern', 'O8').put(1, 'milo', 'T8');
      p.state.ladders = [upright(p, 'O8', 'NE', { climber: p.unit('osbern') })];
      p.state.works.flames = [flame(p, 'P7', { side: 0, turns: 2 })];
      const t: Table = p.play([{ step: 'turnEnd' }]);
      while (t.step === 'ladderFall' || t.step === 'tumble') t.act(the(t.legal()[0]));
      expect([t.health('osbern'), the(t.state.ladders[0]).direction, t.state.works.ruins]).toEqual([
        WOUNDED,
        -1,
        [p.hex('P7')],
      ]);
    },
  );
});

describe('a stone', () => {
  // 10.4.4b: every character in the hex, the friend who passes there as well; R44.
  rule(['gui.10.4.4b', 'gui.4.1', 'gui.5.4.4'], 'into a hex where one man lies over another hits both', () => {
    const p = poggio().put(0, 'osbern', 'G13').put(0, 'avray', 'I13').put(0, 'rioulf', 'H12');
    p.put(1, 'alexio', 'H4').put(1, 'dorian', 'H4', { health: WOUNDED });
    p.state.engines = [thrower(p, 'H13', 'H14')];
    const t = p.play([{ step: 'offensive', side: 0 }]).do('hurl', { engine: 0 });
    t.dice(5, 6, 8, 8).do('strike', { cell: 'H4' });
    // Row 8 without cover: B and B.
    expect([t.health('alexio'), t.health('dorian')]).toEqual([WOUNDED, DEAD]);
  });
});

describe('a man who puts out a fire', () => {
  // he neither moves, fires nor fights; what he is told to do instead he does not do as well.
  rule(['gui.10.2.3b', 'gui.6.b'], 'joins in no attack, nor he who attacks in putting it out', () => {
    const p = nido().put(1, 'milo', 'Q7').put(0, 'osbern', 'R7');
    p.state.works.flames = [flame(p, 'P7')];
    const t = p.play([...COMBAT(1)]);
    t.act(the(t.legal('task').find(({ kind }) => kind === 'douse')));
    expect(t.step === 'declare' ? t.legal('attack') : []).toEqual([]);
    const u = p.play([...COMBAT(1)]).do('attack', { unit: 'milo', target: 'osbern' });
    expect(u.step === 'declare' ? u.legal('task') : []).toEqual([]);
  });
});

describe('the end of an assault', () => {
  // a way that is free; flames are no way.
  rule(['gui.11.4.1h', 'gui.10.2.5b'], 'finds cut off whoever has only a burning stair', () => {
    const taken = (burning: boolean): unknown => {
      const p: Position = castle().sheet({ action: 'assault' }).put(0, 'robert', 'K9');
      p.put(1, 'maniakes', 'T8').put(1, 'milo', 'V5');
      p.sheet({ parties: [p.units('robert'), p.units('maniakes', 'milo')] });
      if (burning) p.state.works.flames = [flame(p, 'U6')];
      return p.play([{ step: 'actionOver', action: 'assault' }]).ever('prisoners')[0]?.units;
    };
    const milo = castle().unit('milo');
    expect([taken(false), taken(true)]).toEqual([undefined, [milo]]);
  });
});

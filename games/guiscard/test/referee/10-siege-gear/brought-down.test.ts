/** What falls, bursts or burns with others on it: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { CARRIED, DEAD, type Engine, HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, flame, hooked, nido, upright } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { scenario, type Table } from '../../table.ts';

const settle = (t: Table, ...steps: string[]): Table => {
  while (t.step !== null && steps.includes(t.step)) t.act(the(t.legal()[0]));
  return t;
};

describe('a palisade pulled down', () => {
  // The ladder leans on nothing any more; whose it is does not matter.
  rule(['gui.10.6.5a', 'gui.10.1.6e', 'gui.10.1.6c'], 'throws the friend who stands on a ladder against it', () => {
    const p = nido().put(1, 'milo', 'Z16').put(0, 'landry', 'O8');
    for (const [id, hex] of Object.entries({ osbern: 'N6', avray: 'M7', rioulf: 'N7', hamon: 'M8' })) p.put(0, id, hex);
    p.state.grapnels = [hooked(p, 'O7', 'P7')];
    p.state.ladders = [upright(p, 'O8', 'NE', { climber: p.unit('landry') })];
    const t = p.play([...COMBAT(0)], 2).do('task', { kind: 'pull', unit: 'osbern', on: 0 });
    t.declared();
    expect([t.state.works.ruins, t.step, t.seats]).toEqual([[p.hex('P7')], 'ladderFall', [0]]);
    settle(t, 'ladderFall', 'tumble');
    expect([t.health('landry'), the(t.state.ladders[0]).direction, the(t.state.grapnels[0]).gone]).toEqual([
      WOUNDED,
      -1,
      true,
    ]);
  });
});

describe('a siphon that bursts', () => {
  // on the six hexes around it; a fire beside them is spark enough.
  rule(['gui.10.5.2', 'gui.10.5.1d', 'gui.10.5.3b'], 'beside a fire burns its crew', () => {
    const burst = (fire: boolean): Table => {
      const p = nido().put(1, 'milo', 'H7').put(1, 'sergios', 'I8').put(0, 'osbern', 'A1').put(1, 'petros', 'Z1');
      const siphon: Engine = {
        ...{ kind: 'greekFire', side: 1, head: p.hex('I7'), tail: p.hex('I7'), arrow: p.way('N') },
        ...{ corner: false, load: 4, gone: false, jammed: false },
      };
      p.state.engines = [siphon];
      if (fire) p.state.works.flames = [flame(p, 'H6')];
      const t = p.play([{ step: 'offensive', side: 1 }]).do('hurl', { engine: 0 });
      if (t.step === 'crewing') for (const unit of ['milo', 'sergios']) t.do('serve', { unit });
      t.dice(1, 1, 1);
      t.act(the(t.legal('strike')[0]));
      return t;
    };
    const cold = burst(false);
    const pool = the(cold.state.works.naphtha[0]);
    expect(cold.position.names(pool.cells)).toEqual(['H6', 'H7', 'I6', 'I8', 'J6', 'J7']);
    expect([pool.lit, cold.health('milo'), the(cold.state.engines[0]).gone]).toEqual([false, HEALTHY, true]);
    const hot = burst(true);
    expect([the(hot.state.works.naphtha[0]).lit, hot.health('milo'), hot.health('sergios')]).toEqual([
      true,
      DEAD,
      DEAD,
    ]);
  });
});

describe('a captor in a burning hex', () => {
  // He goes back, and whom he held is his own man again; nobody stays in the flames who can walk.
  rule(
    ['gui.2.scenario-choice', 'gui.10.2.5a', 'gui.10.2.5b'],
    'runs without his prisoner, who is out of it too',
    () => {
      const p = scenario('imperatore').put(0, 'osbern', 'P7').put(1, 'maniakes', 'P7', { health: STUNNED });
      p.state.prisoners = [{ by: p.unit('osbern'), unit: p.unit('maniakes') }];
      p.state.cell[p.unit('maniakes')] = CARRIED;
      p.put(1, 'petros', 'S7').put(0, 'hamon', 'A1');
      p.state.arrows[p.unit('petros')] = 6;
      const t = p.play([{ step: 'offensive', side: 1 }]).do('shoot', { unit: 'petros' });
      // 10 catches.
      t.dice(10).do('burn', { cell: 'P7' });
      settle(t, 'retreatStep');
      expect([t.health('osbern'), t.state.prisoners, t.health('maniakes')]).toEqual([HEALTHY, [], HEALTHY]);
      expect([t.where('osbern'), t.where('maniakes')]).not.toContain('P7');
    },
  );
});

describe('a rope cut under a climber', () => {
  // He falls as from a ladder; the grapnel is lost, and those who meant to pull at it have nothing to pull.
  rule(['gui.10.6.4', 'gui.10.6.5a'], 'leaves nothing to pull at', () => {
    const pulls = (gone: boolean): number => {
      const p = nido().put(1, 'milo', 'Z16');
      for (const [id, hex] of Object.entries({ osbern: 'N6', avray: 'M7', rioulf: 'N7', hamon: 'M8' }))
        p.put(0, id, hex);
      p.state.grapnels = [hooked(p, 'O7', 'P7', { gone })];
      const t = p.play([...COMBAT(0)]);
      return t.step === 'declare' ? t.legal('task').filter(({ kind }) => kind === 'pull').length : 0;
    };
    expect([pulls(false), pulls(true)]).toEqual([1, 0]);
  });
});

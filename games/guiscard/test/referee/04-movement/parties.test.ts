/** Several who go, carry, shoot or burn as one: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { DEAD, type Engine, HEALTHY, type Ladder, STAYED, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT, group, nido, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { campaign, type Position, type Table } from '../../table.ts';

const moves = (p: Position, ...dice: number[]): Table =>
  p.play(
    [
      { step: 'movement', side: 0 },
      { step: 'unmoved', side: 0 },
    ],
    ...dice,
  );

describe('on the march', () => {
  // R74: both are tested like anybody, and where one is halted the ladder is.
  rule(['gui.10.1.2a', 'gui.4.3.1.stop'], 'a bearer halted by a test halts the ladder and his mate', () => {
    const carried = (die: number): Table => {
      const p = poggio().put(0, 'osbern', 'H12').put(0, 'avray', 'H13').put(1, 'milo', 'I11');
      const ladder: Ladder = {
        ...{ side: 0, cell: p.hex('H12'), other: p.hex('H13'), direction: -1, climber: -1, gone: false, since: 0 },
        bearers: [],
      };
      p.state.ladders = [ladder];
      const t = moves(p, die).do('shoulder', { ladder: 0, unit: 'osbern', mate: 'avray' });
      return t.do('carryTo', { cell: 'H11', other: 'H12' }).do('carryTo', { cell: 'H10', other: 'H11' });
    };
    const by = carried(5);
    expect([by.ever('tested').length, by.where('osbern'), by.where('avray')]).toEqual([1, 'H10', 'H11']);
    const halted = carried(6);
    expect([halted.where('osbern'), halted.where('avray'), halted.legal('carryTo')]).toEqual(['H11', 'H12', []]);
    expect(the(halted.state.ladders[0])).toMatchObject({ cell: halted.position.hex('H11') });
  });
  const phalanx = (): Position => {
    const p = poggio();
    const row = { palaimon: 'E8', okeanos: 'F8', achilleas: 'G9' };
    for (const [id, hex] of Object.entries(row)) p.put(0, id, hex);
    p.state.formations = [{ side: 0, units: p.units(...Object.keys(row)), front: 0, foulkon: false, past: [] }];
    return p.put(1, 'milo', 'D6');
  };
  // R65: they go as one piece or not at all.
  rule(['gui.7.3.1b', 'gui.4.3.1.stop'], 'a hoplite halted by a test halts the formation', () => {
    const t = moves(phalanx(), 8)
      .do('march', { formation: 0 })
      .do('shift', { direction: 0 })
      .do('shift', { direction: 0 });
    expect([t.ever('tested').length, t.where('palaimon'), t.where('achilleas')]).toEqual([1, 'E7', 'G8']);
    expect([t.legal('shift'), t.state.formations.length]).toEqual([[], 1]);
  });
  // They do nothing else: whoever of them comes to stand beside an enemy does not attack him, and is tested.
  rule(['gui.10.4.2', 'gui.4.3b'], 'a bearer of a stone thrower who ends beside an enemy is tested there', () => {
    const tested = (enemy: string): unknown[] => {
      const p = poggio().put(0, 'osbern', 'G13').put(0, 'avray', 'I13').put(0, 'rioulf', 'I14').put(0, 'hamon', 'G14');
      const engine: Engine = {
        ...{ kind: 'stoneThrower', side: 0, head: p.hex('H13'), tail: p.hex('H14'), arrow: p.way('N'), corner: false },
        ...{ load: 0, gone: false, jammed: false },
      };
      p.state.engines = [engine];
      p.put(1, 'milo', enemy);
      const t = p.play([{ step: 'movement', side: 0 }, { step: 'unmoved', side: 0 }, ...COMBAT(0)], 1, 1);
      t.do('carryEngine', { engine: 0 }).do('engineTo', { head: 'H12', tail: 'H13' });
      t.do('engineTo', { head: 'H11', tail: 'H12' });
      if (t.step === 'engineParty') t.do('stop');
      if (t.step === 'movement') t.do('endMoves');
      expect([t.where('hamon'), t.step === 'declare' ? t.legal('attack') : []]).toEqual(['G12', []]);
      t.declared();
      return t.ever('tested').map(({ unit }) => p.battle.roster.men[Number(unit)]?.id);
    };
    expect([tested('A1'), tested('F11')]).toEqual([[], ['hamon']]);
  });
  // He passes over whoever lies there, and does not end on him.
  rule(['gui.7.2.1a', 'gui.4.2a'], 'a charge goes over a stunned enemy on its way', () => {
    const begun = (hex: string): Table => {
      const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H4');
      p.put(1, 'dorian', hex, { health: STUNNED });
      return p.play([{ step: 'charges', side: 0 }, { step: 'chargesRun', side: 0, next: 0 }, ...COMBAT(0)]);
    };
    const targets = (hex: string): string[] => begun(hex).who('charge', 'target');
    const lane = (hex: string): Table => {
      const t = begun(hex);
      const p = t.position;
      t.do('charge', { unit: 'roussel', target: 'adama' });
      for (let row = 14; row >= 5; row--) {
        const on = t.legal('rideTo').find(({ to }) => to === p.hex(`H${row}`));
        if (on) t.act(on);
      }
      if (t.step === 'charges') t.do('endCharges');
      return t;
    };
    expect([lane('H9').where('roussel'), lane('H9').health('dorian')]).toEqual(['H5', STUNNED]);
    expect(targets('H5')).toEqual(['dorian']);
  });
});

describe('under fire', () => {
  // R77: driven by the flames as by an enemy, with tests where he comes to.
  rule(['gui.10.2.5a', 'gui.4.3f'], 'who runs from the flames beside an enemy is tested there', () => {
    const p = nido().put(0, 'osbern', 'O7', { marks: STAYED }).put(0, 'roland', 'R7').put(1, 'milo', 'P7');
    const t = p.play([...COMBAT(0)], 9).do('task', { kind: 'light', unit: 'osbern', on: p.hex('P7') });
    t.declared().do('retreatTo', { to: 'Q7', other: -1 });
    // Nine less one for armour.
    expect([t.ever('tested').length, t.where('milo'), t.health('milo')]).toEqual([1, 'Q7', WOUNDED]);
  });
  // R44: whoever lies where it falls; and a wound more is death.
  rule(['gui.5.4.1d', 'gui.5.4.double'], 'an arrow that falls short kills the stunned friend who lies there', () => {
    const p = poggio().put(0, 'alphonse', 'C15').put(1, 'dorian', 'C8').put(0, 'osbern', 'C9', { health: STUNNED });
    const t = p.play([{ step: 'offensive', side: 0 }], 10, 5).do('shoot', { unit: 'alphonse' });
    t.do('fireAt', { target: 'dorian', cell: 'C8' });
    expect([t.ever('fired').at(-1)?.result, t.health('osbern'), t.health('dorian')]).toEqual(['B', DEAD, HEALTHY]);
  });
  // All are named before any shoots: the second arrow finds the horse without its rider.
  rule(
    ['gui.5.3c', 'gui.5.4.3.C', 'gui.6.8a'],
    'the second arrow of a volley kills the horse the first has emptied',
    () => {
      const p = poggio().put(0, 'musa', 'H13', { facing: 'N' }).put(1, 'petros', 'H4').put(1, 'loukas', 'I4');
      const t = moves(p).do('move', { unit: 'musa' }).go('H12<H13');
      t.do('name', { unit: 'petros', cell: 'H12' }).do('name', { unit: 'loukas', cell: 'H12' });
      // Composite bow, die + 2: 7 is B, then 6 is C.
      t.dice(1, 7).do('loose');
      expect([t.step, t.seats]).toEqual(['fall', [0]]);
      t.dice(1, 6).do('lieAt', { to: 'I13' });
      expect([t.health('musa'), the(t.state.horses[0]).dead, t.ever('shot').length]).toEqual([STUNNED, true, 2]);
    },
  );
  // R72: only being driven off, stunned or unhorsed breaks it.
  rule(['gui.10.2.1a', 'gui.5.4.4.B'], 'a man wounded by an arrow as he waits lights his fire all the same', () => {
    const p = nido().put(0, 'avray', 'O7', { marks: STAYED }).put(1, 'milo', 'T8');
    const cell = p.hex('O7');
    const shot = { step: 'hit' as const, from: p.hex('O13'), cell, row: 2, short: 12, volley: true, aimed: cell };
    const t = p.play(
      [
        { ...shot, all: false },
        { step: 'declare', side: 0 },
      ],
      6,
    );
    expect([t.health('avray'), t.legal('task').some(({ kind }) => kind === 'light')]).toEqual([WOUNDED, true]);
  });
  // The dice for wounds come before the night's reckoning.
  rule(
    ['gui.11.1.5b', 'gui.11.5b'],
    'the last man in command dies of his wound, and the place falls that night',
    () => {
      const night = (die: number): unknown => {
        const p = campaign('nido-d-aquila').sheet({ day: 6, provisions: 30 });
        const { men } = p.battle.roster;
        const lords = group(p, 'garrison').filter(id => the(men[p.unit(id)]).command);
        p.kill(...lords.slice(1));
        p.state.health[p.unit(the(lords[0]))] = WOUNDED;
        return p
          .play([{ step: 'healing' }, { step: 'dayEnd' }], die)
          .ever('end')
          .at(-1)?.why;
      };
      expect([night(9), night(10)]).toEqual([undefined, 'noCommander']);
    },
  );
});

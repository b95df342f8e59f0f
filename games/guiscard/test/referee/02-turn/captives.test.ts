/** Prisoners, loot and the dark, where other chapters meet them: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { CARRIED, DEAD, type Engine, type Flame, type Ladder, STUNNED, WOUNDED } from '../../../src/state.ts';
import { COMBAT } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, scenario, type Table } from '../../table.ts';

const tasks = (t: Table, kind: string): unknown[] =>
  t.step === 'declare' ? t.legal('task').filter(one => one.kind === kind) : [];

describe('prisoners', () => {
  const led = (captor: string, hex: string): Position => {
    const p = scenario('imperatore').put(0, captor, hex).put(1, 'maniakes', hex, { health: STUNNED });
    p.state.prisoners = [{ by: p.unit(captor), unit: p.unit('maniakes') }];
    p.state.cell[p.unit('maniakes')] = CARRIED;
    return p;
  };
  // He stops whenever his captor is driven back.
  rule(
    ['gui.2.scenario-choice', 'gui.6.5.retreat'],
    'a captor driven back leaves his prisoner where they were, one wounded keeps him',
    () => {
      const struck = (die: number, to = 'L10'): Table => {
        const p = led('roland', 'L9').put(1, 'milo', 'L8');
        // 10 - 7 = 3 in 0/5, one more for armour: 2 is E; wounded by a lower die nobody is in this column.
        const t = p.play([...COMBAT(1)]).fight(['milo'], 'roland', die);
        if (t.step === 'retreatStep') t.do('retreatTo', { to, other: -1 });
        return t;
      };
      const driven = struck(2);
      expect([driven.where('roland'), driven.state.prisoners, driven.where('maniakes')]).toEqual(['L10', [], 'L9']);
      expect(struck(2, 'K10').where('maniakes')).toBe('L9');
      expect(struck(9).state.prisoners).toHaveLength(1);
    },
  );
  // To break off is to go back.
  rule(['gui.2.scenario-choice', 'gui.7.4b'], 'a captor who breaks off leaves his prisoner where they were', () => {
    const t = led('osbern', 'L9')
      .put(1, 'milo', 'L8')
      .play([...COMBAT(1)]);
    t.do('attack', { unit: 'milo', target: 'osbern' }).declared();
    if (t.step === 'resolving') t.do('resolve', { attack: 0 });
    t.do('refuse').do('retreatTo', { to: 'L10', other: -1 });
    expect([t.where('osbern'), t.state.prisoners, t.where('maniakes')]).toEqual(['L10', [], 'L9']);
  });
  // He moves as a man who is carried: not up a ladder (R103).
  rule(['gui.2.scenario-choice', 'gui.10.1.3a'], 'nobody climbs with a prisoner in his hands', () => {
    const climbs = (captive: boolean): number => {
      const p = led('osbern', 'O8').put(1, 'milo', 'Z16');
      if (!captive) p.state.prisoners = [];
      const ladder: Ladder = {
        ...{ side: 0, cell: p.hex('O8'), other: -1, direction: p.way('SE'), climber: -1, bearers: [] },
        ...{ gone: false, since: 0 },
      };
      p.state.ladders = [ladder];
      return p
        .play([{ step: 'movement', side: 0 }])
        .do('move', { unit: 'osbern' })
        .legal('climb').length;
    };
    expect([climbs(false), climbs(true)]).toEqual([1, 0]);
  });
  // An able man on foot; and only an able friend of the fallen keeps him off.
  rule(
    ['gui.2.scenario-choice', 'gui.1.2j'],
    'a wounded man takes a prisoner, a stunned friend of his does not prevent it, a wounded one does',
    () => {
      const takes = (captor: number, friend: number | null): number => {
        const p = scenario('imperatore').put(0, 'roland', 'L9', { health: captor });
        p.put(1, 'maniakes', 'L8', { health: STUNNED });
        if (friend !== null) p.put(1, 'milo', 'L7', { health: friend });
        return tasks(p.play([...COMBAT(0)]), 'capture').length;
      };
      expect([takes(WOUNDED, null), takes(STUNNED, null), takes(WOUNDED, STUNNED), takes(WOUNDED, WOUNDED)]).toEqual([
        1, 0, 1, 0,
      ]);
    },
  );
  // One lays hands only on whom one could strike.
  rule(['gui.2.scenario-choice', 'gui.9.2.1a'], 'nobody is taken prisoner through the palisade', () => {
    const takes = (captor: string): number => {
      const p = scenario('imperatore').put(0, 'roland', captor).put(1, 'maniakes', 'P7', { health: STUNNED });
      return tasks(p.play([...COMBAT(0)]), 'capture').length;
    };
    expect([takes('O7'), takes('Q7')]).toEqual([0, 1]);
  });
});

describe('loot', () => {
  const laden = (bears: boolean): Position => {
    const p = scenario('larissa').put(0, 'alexio', 'R4').put(1, 'roland', 'R5');
    if (bears) p.state.loot = [{ cell: p.hex('R4'), bearer: p.unit('alexio') }];
    return p;
  };
  // R69: by what he can walk now, and that is two points less.
  rule(['gui.7.4a', 'gui.2.scenario-choice'], 'a man laden with loot does not outrun armour', () => {
    const asked = (bears: boolean): boolean => {
      const t = laden(bears)
        .play([...COMBAT(1)])
        .do('attack', { unit: 'roland', target: 'alexio' })
        .declared()
        .dice(10);
      if (t.step === 'resolving') t.do('resolve', { attack: 0 });
      return t.step === 'answer';
    };
    expect([asked(false), asked(true)]).toEqual([true, false]);
  });
  // It drops where he falls: not where he is driven to, nor from whoever bears him off.
  rule(
    ['gui.2.scenario-choice', 'gui.6.5.F', 'gui.4.2.4a'],
    'a stunned man drops his loot there, one driven back or wounded keeps it',
    () => {
      // 12 - 5 = 7 in 6/10: 4 F, 5 E, 3 G.
      const struck = (die: number): Table => {
        const t = laden(true)
          .play([...COMBAT(1)])
          .fight(['roland'], 'alexio', die);
        if (t.step === 'retreatStep') t.do('retreatTo', { to: 'R3', other: -1 });
        return t;
      };
      const bearer = (t: Table): string => {
        const { bearer: unit, cell } = the(t.state.loot[0]);
        return unit < 0 ? t.position.name(cell) : the(t.position.battle.roster.men[unit]).id;
      };
      expect([4, 5, 3].map(die => bearer(struck(die)))).toEqual(['R4', 'alexio', 'alexio']);
      // His friend takes him up, and the loot stays.
      const p = laden(false).put(0, 'alexio', 'R4', { health: STUNNED }).put(0, 'dorian', 'R3').put(1, 'roland', 'A1');
      p.state.loot = [{ cell: p.hex('R4'), bearer: -1 }];
      const t = p
        .play([{ step: 'movement', side: 0 }])
        .do('move', { unit: 'dorian' })
        .go('R4');
      t.do('lift', { unit: 'alexio' }).go('R3');
      expect(bearer(t)).toBe('R4');
    },
  );
});

describe('laden on the way', () => {
  // It drops where he falls.
  rule(['gui.2.scenario-choice', 'gui.4.3.1.kill'], 'killed as he passes an enemy he drops his loot there', () => {
    const p = scenario('larissa').put(0, 'alexio', 'T4').put(1, 'roland', 'R5');
    p.state.loot = [{ cell: p.hex('T4'), bearer: p.unit('alexio') }];
    const t = p
      .play([{ step: 'movement', side: 0 }], 10)
      .do('move', { unit: 'alexio' })
      .go('S5', 'S6');
    expect([t.health('alexio'), t.state.loot]).toEqual([DEAD, [{ cell: p.hex('S5'), bearer: -1 }]]);
  });
  // l.1205: half of what he can walk now.
  rule(['gui.6.6a', 'gui.2.scenario-choice'], 'a man laden with loot advances by half of what is left to him', () => {
    const left = (bears: boolean): number => {
      const p = scenario('larissa').put(0, 'alexio', 'R4').put(1, 'osbern', 'R5');
      if (bears) p.state.loot = [{ cell: p.hex('R4'), bearer: p.unit('alexio') }];
      // 8 - 4 = 4 in 0/5: 3 is E.
      const t = p.play([...COMBAT(0)]).fight(['alexio'], 'osbern', 3);
      t.do('retreatTo', { to: 'R6', other: -1 }).do('advance', { unit: 'alexio' }).go('R5');
      const frame = t.play.position.stack.at(-1);
      return frame && 'mp' in frame ? Number(frame.mp) : -1;
    };
    expect([left(false), left(true)]).toEqual([3, 2]);
  });
});

describe('surprise', () => {
  // No defensive fire in the first turn, at whoever stays where he is neither.
  rule(
    ['gui.2.scenario-choice', 'gui.5.3e'],
    'the surprised shoot in the first turn at nobody who stands still either',
    () => {
      const shot = (turn: number): boolean => {
        const p = scenario('funerale').put(0, 'roland', 'L6').put(1, 'petros', 'P8');
        p.state.turn = turn;
        const t = p.play([
          { step: 'movement', side: 0 },
          { step: 'unmoved', side: 0 },
        ]);
        return t.do('endMoves').step === 'window';
      };
      expect([shot(1), shot(2)]).toEqual([false, true]);
    },
  );
});

describe('by night', () => {
  const flame = (p: Position, hex: string): Flame => ({
    ...{ cell: p.hex(hex), side: 0, arrow: false, turns: 0, fresh: false },
  });
  // No shot beyond twelve hexes but at or from a hex within three of a flame: volleys as well.
  rule(
    ['gui.2.scenario-choice', 'gui.5.3b'],
    'a volley by night reaches twelve hexes, farther from or into the light of a flame',
    () => {
      const named = (from: string, light?: string): string[] => {
        const p = scenario('messina').put(0, 'khaled', 'R11').put(1, 'alphonse', from).put(0, 'musa', 'A2');
        if (light) p.state.works.flames = [flame(p, light)];
        const t = p
          .play([{ step: 'movement', side: 0 }])
          .do('move', { unit: 'khaled' })
          .go('R12');
        return t.step === 'window' ? t.who('name') : [];
      };
      // Twelve hexes, thirteen; a fire three from the archer, four from him, three from the target.
      expect(named('F12')).toEqual(['alphonse']);
      expect(named('E12')).toEqual([]);
      expect(named('E12', 'E9')).toEqual(['alphonse']);
      expect(named('E12', 'E8')).toEqual([]);
      expect(named('E12', 'R9')).toEqual(['alphonse']);
    },
  );
  // A stone is a shot like the others.
  rule(
    ['gui.2.scenario-choice', 'gui.10.4.1a'],
    'a stone thrower by night is laid no farther than twelve hexes',
    () => {
      const p = scenario('messina').put(1, 'roland', 'F11').put(1, 'jacques', 'G11').put(1, 'osbern', 'F12');
      p.put(0, 'musa', 'Z1');
      const engine: Engine = {
        ...{ kind: 'stoneThrower', side: 1, head: p.hex('F12'), tail: p.hex('E13'), arrow: p.way('NE'), corner: false },
        ...{ load: 2, gone: false, jammed: false },
      };
      p.put(1, 'osbern', 'G12').put(1, 'avray', 'F13');
      p.state.engines = [engine];
      const t = p.play([{ step: 'offensive', side: 1 }]);
      t.do('hurl', { engine: 0 });
      const columns = t.hexes('strike', 'cell').map(hex => (hex.codePointAt(0) ?? 0) - 'F'.charCodeAt(0));
      expect([Math.max(...columns) > 9, Math.max(...columns) <= 12]).toEqual([true, true]);
    },
  );
});

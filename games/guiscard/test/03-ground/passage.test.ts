import { describe, expect } from 'vitest';
import { DEAD, HEALTHY, MOVED, STIRRED, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { type Position, position, type Table } from '../table.ts';

const PHASE = [
  { step: 'movement', side: 0 },
  { step: 'declare', side: 0 },
  { step: 'endTests', side: 0 },
  { step: 'resolving', side: 0 },
] as const;
const moves = (p: Position, ...dice: number[]): Table => p.play([...PHASE], ...dice);
const begin = (p: Position, unit: string, ...dice: number[]): Table => moves(p, ...dice).do('move', { unit });

describe('crossing', () => {
  rule(
    ['gui.4.3a', 'gui.4.3c'],
    'one test when he goes on from a hex next to an enemy, none where he came from (R13)',
    () => {
      // Argyris at D8 reaches E8 and E9.
      const p = position('il-poggio').put(0, 'robert', 'E10').put(1, 'argyris', 'D8');
      const t = begin(p, 'robert', 6).go('E9');
      expect(t.ever('tested')).toEqual([]);
      t.go('E8');
      // Armour takes one: 5, no harm.
      expect(t.ever('tested')).toMatchObject([
        { unit: p.unit('robert'), enemy: p.unit('argyris'), total: 5, result: 'none' },
      ]);
      t.go('E7');
      expect(t.ever('tested')).toHaveLength(1);
      expect(t.where('robert')).toBe('E7');
      const leaving = begin(position('il-poggio').put(0, 'robert', 'E9').put(1, 'argyris', 'D8'), 'robert').go('E10');
      expect(leaving.ever('tested')).toEqual([]);
    },
  );
  rule('gui.4.3.1.stop', 'on 6 or 7 the move ends in that hex', () => {
    const p = position('il-poggio').put(0, 'robert', 'E10').put(0, 'roland', 'A1').put(1, 'argyris', 'D8');
    const t = begin(p, 'robert', 7).go('E9', 'E8');
    expect([t.where('robert'), t.health('robert'), t.step]).toEqual(['E9', HEALTHY, 'movement']);
  });
  rule('gui.4.3.1.wound', 'on 8 or 9 he is wounded and stops there (R15); a wounded man dies', () => {
    const p = position('il-poggio').put(0, 'robert', 'E10').put(0, 'roland', 'A1').put(1, 'argyris', 'D8');
    const t = begin(p, 'robert', 9).go('E9', 'E8');
    expect([t.where('robert'), t.health('robert'), t.step]).toEqual(['E9', WOUNDED, 'movement']);
    const q = position('il-poggio')
      .put(0, 'robert', 'E10', { health: WOUNDED })
      .put(0, 'roland', 'A1')
      .put(1, 'argyris', 'D8');
    // 8 - 1 + 2 = 9: wounded again.
    expect(begin(q, 'robert', 8).go('E9', 'E8').health('robert')).toBe(DEAD);
  });
  rule('gui.4.3.1.kill', 'on 10 he is killed', () => {
    const p = position('il-poggio').put(0, 'vladko', 'E10').put(0, 'roland', 'A1').put(1, 'argyris', 'D8');
    const t = begin(p, 'vladko', 10).go('E9', 'E8');
    expect([t.health('vladko'), t.where('vladko')]).toEqual([DEAD, 'E9']);
  });

  rule('gui.4.3.ex1', 'Robert past Argyris: one test; ended beside two, attacking one: one more (R14)', () => {
    const p = position('il-poggio')
      .put(0, 'robert', 'E10')
      .put(1, 'argyris', 'D8')
      .put(1, 'alexio', 'E6')
      .put(1, 'dorian', 'F6');
    const t = begin(p, 'robert', 3).go('E9', 'E8', 'E7');
    expect(t.ever('tested')).toHaveLength(1);
    t.do('stop').do('endMoves');
    t.dice(4).do('attack', { unit: 'robert', target: 'alexio' }).declared();
    expect(t.ever('tested')).toMatchObject([{ enemy: p.unit('argyris') }, { enemy: p.unit('dorian'), total: 3 }]);
  });
  rule('gui.4.3b', 'beside enemies he attacks all or is tested by each whom nobody attacks', () => {
    const p = position('il-poggio')
      .put(0, 'robert', 'E8')
      .put(0, 'roland', 'F5')
      .put(1, 'alexio', 'E6')
      .put(1, 'dorian', 'F6');
    const t = begin(p, 'robert').go('E7').do('stop').do('endMoves');
    // Robert fights Alexio, Roland fights Dorian: nobody tests.
    t.do('attack', { unit: 'robert', target: 'alexio' }).do('attack', { unit: 'roland', target: 'dorian' }).declared();
    expect(t.ever('tested')).toEqual([]);
    // A man who has not moved is not tested.
    const still = position('il-poggio').put(0, 'robert', 'E7').put(1, 'alexio', 'E6');
    const s = moves(still).do('endMoves').declared();
    expect(s.ever('tested')).toEqual([]);
  });

  rule(
    'gui.4.3.ex2',
    'Roger under the tree beside a mounted cataphract: no test; by Argyris: one; none at the end',
    () => {
      const p = position('il-poggio').put(0, 'roger', 'E6').put(1, 'maniakes', 'F5', { facing: 'N' });
      const t = begin(p, 'roger').go('E5', 'E4').do('stop');
      expect(t.ever('tested')).toEqual([]);
      const q = position('il-poggio').put(0, 'roger', 'E9').put(1, 'argyris', 'D7');
      // E8 is next to Argyris at D7, E10 and F8 are not.
      const by = begin(q, 'roger', 2).go('E8', 'F8').do('stop');
      expect(by.ever('tested')).toHaveLength(1);
    },
  );
});

describe('advances', () => {
  const duel = () => position('il-poggio').put(0, 'roger', 'E8').put(1, 'zahir', 'E7').put(1, 'adama', 'G7');
  rule(
    ['gui.4.3.ex3', 'gui.4.3d', 'gui.4.3e'],
    'Roger follows Zahir two hexes and stops next to Adama: no test',
    () => {
      // 25 - 6 = 19 in 11/20; a 5 and armour is row 6: E.
      const t = duel().play([PHASE[1], PHASE[2], PHASE[3]], 5);
      t.fight(['roger'], 'zahir');
      expect(t.told('fought')).toMatchObject([{ column: 4, result: 'E' }]);
      expect(t.hexes('retreatTo')).toEqual(['D6', 'E6', 'F6']);
      t.do('retreatTo', { to: 'D6', other: -1 });
      t.do('advance', { unit: 'roger' });
      expect(t.hexes('step')).toEqual(['E7']);
      t.go('E7', 'F7');
      expect([t.where('roger'), t.ever('tested')]).toEqual(['F7', []]);
    },
  );
  rule(
    ['gui.4.3d', 'gui.6.6f'],
    'in a hex crossed an enemy who is not engaged tests him, an engaged one does not',
    () => {
      // Drogon on foot has 6: three to advance. Faruq at D6 reaches E7's neighbour … E7 itself.
      const p = position('il-poggio').put(0, 'drogon', 'E8').put(1, 'zahir', 'E7').put(1, 'faruq', 'F6');
      const t = p.play([PHASE[1], PHASE[2], PHASE[3]], 5);
      t.do('attack', { unit: 'drogon', target: 'zahir' }).declared().do('resolve', { attack: 0 });
      t.do('retreatTo', { to: 'D6', other: -1 }).dice(2).do('advance', { unit: 'drogon' }).go('E7', 'D7');
      expect(t.ever('tested')).toMatchObject([{ enemy: p.unit('faruq') }]);
      const q = position('il-poggio')
        .put(0, 'drogon', 'E8')
        .put(0, 'osbern', 'G6')
        .put(1, 'zahir', 'E7')
        .put(1, 'faruq', 'F6');
      const s = q.play([PHASE[1], PHASE[2], PHASE[3]], 5);
      s.do('attack', { unit: 'drogon', target: 'zahir' }).do('attack', { unit: 'osbern', target: 'faruq' }).declared();
      s.do('resolve', { attack: 0 })
        .do('retreatTo', { to: 'D6', other: -1 })
        .do('advance', { unit: 'drogon' })
        .go('E7', 'D7');
      expect(s.ever('tested')).toEqual([]);
    },
  );
});

describe('retreats', () => {
  const shotAt = (): Position =>
    position('il-poggio')
      .put(0, 'alphonse', 'C8')
      .put(1, 'ruggiero', 'E8')
      .put(0, 'roland', 'F6')
      .put(0, 'jacques', 'F9')
      .put(0, 'eustache', 'E9')
      .put(0, 'renauld', 'H9');
  /** Alphonse shoots: a 4 hits at two hexes, a 10 is A. */
  const shot = (p: Position, ...dice: number[]): Table =>
    p
      .play([{ step: 'offensive', side: 0 }], 4, 10, ...dice)
      .do('shoot', { unit: 'alphonse' })
      .do('fireAt', { target: 'ruggiero', cell: 'E8' });

  rule(
    ['gui.4.3.ex4', 'gui.4.3h', 'gui.4.3f', 'gui.5.4.4.A'],
    'Ruggiero goes back two: first hex opposite the shot, tests in all (R20)',
    () => {
      const t = shot(shotAt());
      expect(t.told('fired')).toMatchObject([{ result: 'A' }]);
      // The shot comes in between NW and SW: only NE (F7) and SE (F8) are opposite.
      expect(t.hexes('retreatTo')).toEqual(['F7', 'F8']);
      // Blue and red: one test in F7, by Roland.
      const blue = shot(shotAt(), 1).do('retreatTo', { to: 'F7', other: -1 });
      expect(blue.hexes('retreatTo')).toEqual(['G7', 'G8']);
      blue.do('retreatTo', { to: 'G7', other: -1 });
      expect(blue.ever('tested')).toHaveLength(1);
      const red = shot(shotAt(), 1).do('retreatTo', { to: 'F7', other: -1 }).do('retreatTo', { to: 'G8', other: -1 });
      expect(red.ever('tested')).toHaveLength(1);
      // Green: two tests in F8, one in G9.
      const green = shot(shotAt(), 1, 1, 1).do('retreatTo', { to: 'F8', other: -1 });
      expect(green.ever('tested')).toHaveLength(2);
      green.do('retreatTo', { to: 'G9', other: -1 });
      expect(green.ever('tested')).toHaveLength(3);
      expect([green.where('ruggiero'), green.health('ruggiero')]).toEqual(['G9', HEALTHY]);
    },
  );
  rule('gui.4.3g', 'no retreat next to an enemy of that combat: where none is left he stands and is wounded', () => {
    // Zahir at the edge: A1 has only A2 and B1 around, and Roland stands in A2 next to B1.
    const p = position('il-poggio').put(0, 'roland', 'B1').put(1, 'zahir', 'A1');
    // 12 - 6 = 6 in 6/10; a 4 with armour is row 5: E.
    const t = p.play([PHASE[1], PHASE[2], PHASE[3]], 4);
    t.do('attack', { unit: 'roland', target: 'zahir' }).declared().do('resolve', { attack: 0 });
    expect(t.ever('fought')).toMatchObject([{ result: 'E' }]);
    expect([t.where('zahir'), t.health('zahir')]).toEqual(['A1', WOUNDED]);
  });
  rule(
    'gui.4.3f',
    'a retreating horseman halted by a test in a hex crossed is wounded; in the last hex a 6 is nothing (R17)',
    () => {
      // Alphonse at E14 shoots Khaled at E10 facing north: he goes back north four hexes.
      const ride = (helper: string, ...dice: number[]) => {
        const p = position('il-poggio')
          .put(0, 'alphonse', 'G14')
          .put(1, 'khaled', 'G10', { facing: 'N' })
          .put(0, 'roland', helper);
        const t = p.play([{ step: 'offensive', side: 0 }], 3, 10, ...dice);
        t.do('shoot', { unit: 'alphonse' }).do('fireAt', { target: 'khaled', cell: 'G11' });
        return t;
      };
      // Second hex of the head G8: Roland at H7 reaches G8 and G7 … 8 - 1 - 1 = 6: halted and wounded.
      const second = ride('F7', 8);
      second.do('retreatTo', { to: 'G9', other: 'G10' }).do('retreatTo', { to: 'G8', other: 'G9' });
      expect(second.ever('tested')).toMatchObject([{ total: 6, result: 'stop' }]);
      // The log shows the die and everything added to it.
      const added = { rule: 'gui.4.3.1.infiltrator', value: -1 };
      expect(second.ever('tested')).toMatchObject([{ die: 8, modifiers: [added, added] }]);
      expect([second.where('khaled'), second.health('khaled')]).toEqual(['G8', WOUNDED]);
      const fourth = ride('F5', 8);
      fourth.do('retreatTo', { to: 'G9', other: 'G10' }).do('retreatTo', { to: 'G8', other: 'G9' });
      fourth.do('retreatTo', { to: 'G7', other: 'G8' }).do('retreatTo', { to: 'G6', other: 'G7' });
      expect(fourth.ever('tested')).toMatchObject([{ total: 6 }]);
      expect([fourth.where('khaled'), fourth.health('khaled')]).toEqual(['G6', HEALTHY]);
    },
  );
  rule(
    'gui.4.3f',
    'halted over a friend who cannot make room, a horseman goes on to the first free place (R17)',
    () => {
      const p = position('il-poggio')
        .put(0, 'alphonse', 'G14')
        .put(1, 'khaled', 'G10', { facing: 'N' })
        .put(1, 'zahir', 'G9', { health: STUNNED })
        .put(0, 'roland', 'F7');
      const t = p.play([{ step: 'offensive', side: 0 }], 3, 10, 8);
      t.do('shoot', { unit: 'alphonse' }).do('fireAt', { target: 'khaled', cell: 'G11' });
      t.do('retreatTo', { to: 'G9', other: 'G10' }).do('retreatTo', { to: 'G8', other: 'G9' });
      const [head, tail] = [t.state.cell[p.unit('khaled')], t.state.tail[p.unit('khaled')]].map(cell =>
        p.name(cell ?? -1),
      );
      expect([t.where('zahir'), head, tail]).toEqual(['G9', 'G8', 'G7']);
    },
  );
});

describe('whom a man faces first (R16)', () => {
  const walk = (p: Position, ...dice: number[]): Table =>
    p
      .play([{ step: 'movement', side: 0 }], ...dice)
      .do('move', { unit: 'roland' })
      .go('E8');
  const faced = (t: Table): string[] =>
    t.ever('tested').map(({ enemy }) => the(t.position.battle.roster.men[Number(enemy)]).id);
  // Beside E8 stand Milo, healthy, and Sergios, wounded: they do not strike alike.
  const between = (health = HEALTHY, other = WOUNDED): Position =>
    position('il-poggio')
      .put(0, 'roland', 'E9', { health })
      .put(1, 'milo', 'D7', { health: HEALTHY })
      .put(1, 'sergios', 'F7', { health: other });
  const on = (t: Table): Table => t.do('step', { to: 'E7', tail: -1 });

  rule('gui.4.3a', 'the owner of the mover chooses, and then he goes on as he meant to', () => {
    for (const first of ['milo', 'sergios']) {
      const t = on(walk(between(), 1, 1));
      expect([t.step, t.seats, t.who('faceFirst')]).toEqual(['testOrder', [0], ['milo', 'sergios']]);
      t.do('faceFirst', { unit: first });
      expect([faced(t)[0], faced(t).length, t.where('roland')]).toEqual([first, 2, 'E7']);
    }
  });
  rule('gui.4.3a', 'nobody is asked where the order changes nothing', () => {
    // Two alike; a wounded man, whom the next blow kills whoever strikes it; one enemy alone.
    expect(faced(on(walk(between(HEALTHY, HEALTHY), 1, 1)))).toHaveLength(2);
    expect(faced(on(walk(between(WOUNDED), 1, 1)))).toHaveLength(2);
    const lone = between();
    lone.put(1, 'sergios', 'A16');
    expect(faced(on(walk(lone, 1)))).toEqual(['milo']);
  });
  rule('gui.4.3b', 'so at the end of the move, beside enemies whom nobody attacks', () => {
    const p = between();
    p.put(0, 'roland', 'E8', { marks: MOVED | STIRRED });
    const end = p.play([{ step: 'endTests', side: 0 }], 1, 1);
    expect([end.step, end.who('faceFirst')]).toEqual(['testOrder', ['milo', 'sergios']]);
    expect(faced(end.do('faceFirst', { unit: 'sergios' }))).toEqual(['sergios', 'milo']);
  });
  rule('gui.4.3f', 'so in a retreat, and by whoever is pushed aside', () => {
    const driven = (p: Position): Table => {
      const [unit, start] = [p.unit('roland'), p.hex('E9')];
      const back = {
        unit,
        start,
        left: 1,
        cause: 'fire' as const,
        foes: [],
        firsts: [p.hex('E8')],
        gone: 0,
        wound: false,
      };
      return p.play([{ step: 'retreat', ...back }], 1, 1).do('retreatTo', { to: 'E8', other: -1 });
    };
    const t = driven(between());
    expect([t.step, t.seats]).toEqual(['testOrder', [0]]);
    expect(faced(t.do('faceFirst', { unit: 'sergios' }))).toEqual(['sergios', 'milo']);
    // Osbern makes room for Roland and comes between the same two.
    const p = between().put(0, 'roland', 'E9').put(0, 'osbern', 'E8');
    p.put(1, 'milo', 'D6').put(1, 'sergios', 'F6', { health: WOUNDED });
    const room = driven(p).do('giveWay', { to: 'E7', tail: -1 });
    expect([room.step, room.who('faceFirst')]).toEqual(['testOrder', ['milo', 'sergios']]);
    expect(faced(room.do('faceFirst', { unit: 'milo' }))).toEqual(['milo', 'sergios']);
  });
});

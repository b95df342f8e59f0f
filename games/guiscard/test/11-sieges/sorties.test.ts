import { describe, expect } from 'vitest';
import { allowance } from '../../src/04-movement/journey.ts';
import { mayVolley } from '../../src/05-missiles/fire.ts';
import { sightBetween } from '../../src/05-missiles/sight.ts';
import { BESIEGER, campaigners, GARRISON, patrolPool, pickable, placeCells } from '../../src/11-sieges/siege.ts';
import { AWAITED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { campaign, type Position, type Table } from '../table.ts';

const castle = () => campaign('nido-d-aquila').sheet({ day: 6, provisions: 30 });
/** Why it ended, and for whom. */
const ended = (t: Table): unknown => {
  const end = t.ever('end').at(-1);
  return end && [end.why, end.winners, end.scores];
};
const action = (p: Position, name: 'assault' | 'camp' | 'supplies' | 'general', ...dice: number[]): Table =>
  p.play([{ step: 'tactical', action: name }, { step: 'healing' }], ...dice);
/** Answers with the first action until a step comes. */
function until(t: Table, step: string, prefer?: string): Table {
  for (let n = 0; n < 300 && t.step !== step && t.step !== null; n++) {
    const wanted = t.legal().find(({ type }) => type === prefer);
    t.act(wanted ?? the(t.legal()[0]));
  }
  return t;
}

describe('the assault', () => {
  const begun = (p = castle()): Table => action(p, 'assault');
  rule(['gui.11.4.1a', 'gui.11.4.1c'], 'on the map of the place, with all who are left', () => {
    const t = begun();
    expect([t.state.ground, t.sheet.parties.map(party => party.length)]).toEqual([null, [43, 21]]);
    const farm = action(campaign('masseria').sheet({ day: 6, provisions: 30 }), 'assault');
    expect(farm.position.data.maps).toEqual([{ map: 'laguna', rotated: false }]);
    expect(farm.position.battle.field.areas.map(({ kind }) => kind)).toEqual([
      'chamber',
      'hall',
      'granary',
      'courtyard',
    ]);
  });
  rule(
    ['gui.11.4.1e', 'gui.11.4.1d'],
    'rubble, then the defender inside, then the besieger along the sides; he begins',
    () => {
      const p = castle();
      p.sheet({ damage: [{ cell: p.hex('P7'), stages: 1, day: 5 }] });
      const t = begun(p);
      expect(t.state.works.ruins).toEqual([p.hex('P7')]);
      expect([t.step, t.seats]).toEqual(['siegeSetup', [GARRISON]]);
      const place = placeCells(p.battle);
      expect(t.legal('put').every(({ to }) => place.includes(Number(to)))).toBe(true);
      while (t.step === 'siegeSetup' && t.seats[0] === GARRISON) t.act(the(t.legal('put')[0]));
      expect([t.seats, t.legal('patrol').map(({ edge }) => edge)]).toEqual([[BESIEGER], [1, 2, 3, 4]]);
      t.do('patrol', { edge: 4 });
      expect(t.state.cell[p.unit('robert')]).toBe(AWAITED);
      until(t, 'movement', 'patrol');
      expect([t.seats, t.state.turn]).toEqual([[BESIEGER], 1]);
      // Whoever lies along side 4 comes in by it.
      t.do('move', { unit: 'robert' });
      expect(t.hexes('step').every(hex => hex.startsWith('A'))).toBe(true);
    },
  );
  rule('gui.11.4.1b', 'a stone thrower in the assault does not bombard that day', () => {
    const p = castle().sheet({ stoneThrowers: 1, initiative: BESIEGER });
    const t = p.play([{ step: 'besiegerChoice', engines: 1 }], 3).do('bombard', { cell: 'P7', points: 1 });
    expect(t.legal('assault')).toEqual([]);
  });
  rule('gui.11.4.1f', 'it lasts until the place is taken or the besiegers are gone', () => {
    const over = (p: Position): unknown =>
      ended(p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'assault' }]));
    const p = castle().sheet({ action: 'assault' });
    p.put(0, 'robert', 'Q9').put(1, 'maniakes', 'O9');
    expect(over(p)).toEqual(['captured', [BESIEGER], [1, 0]]);
    const q = castle().sheet({ action: 'assault', parties: [[], []] });
    q.put(1, 'maniakes', 'Q9');
    const t = q.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'assault' }]);
    expect([t.ever('actionEnded').length, ended(t)]).toEqual([1, undefined]);
  });
  rule('gui.11.4.1g', 'or five turns pass without a blow with a wall, a door or worse between all of them', () => {
    const over = (
      quiet: number,
      attacker: string,
      defender = 'T8',
      change = (_: Position): void => undefined,
    ): boolean => {
      const p = castle().sheet({ action: 'assault', quiet }).put(0, 'robert', attacker).put(1, 'maniakes', defender);
      change(p);
      const t = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'assault' }]);
      return t.ever('actionEnded').length > 0;
    };
    // Outside the palisade, on the fifth quiet turn; not with both in the tower.
    expect([over(3, 'O9'), over(4, 'O9'), over(4, 'T7')]).toEqual([false, true, false]);
    // The door of the tower parts them, the open ward does not, however far they stand apart.
    expect([over(4, 'R9', 'T8'), over(4, 'Q10', 'V7')]).toEqual([true, false]);
    // A platform is reached by its stair.
    expect(over(4, 'R10', 'W8')).toBe(false);
    // A breach joins ward and field; so does a gate that has been destroyed, not one that stands.
    expect(over(4, 'A1', 'R10')).toBe(true);
    expect(over(4, 'A1', 'R10', p => p.state.works.ruins.push(p.hex('P7')))).toBe(false);
    const gate = (state: 'open' | 'destroyed') => (p: Position) => {
      p.state.works.gate = state;
    };
    expect([over(4, 'O9', 'R10', gate('open')), over(4, 'O9', 'R10', gate('destroyed'))]).toEqual([true, false]);
    // Whoever waits along a side of the map counts as standing on it.
    const waits = (p: Position): void => {
      p.state.cell[p.unit('robert')] = AWAITED;
      p.state.entries.push({ units: p.units('robert'), sides: [4], turn: 1, split: false, came: [0, 0, 0, 0, 0] });
      p.state.works.ruins.push(p.hex('P7'));
    };
    expect(over(4, 'A1', 'R10', waits)).toBe(false);
  });
  rule('gui.11.4.1h', 'defenders cut off from the heart of the place are prisoners', () => {
    const p = castle().sheet({ action: 'assault' });
    p.sheet({ parties: [p.units('robert'), p.units('maniakes', 'milo')] });
    p.put(0, 'robert', 'O9').put(1, 'maniakes', 'T8').put(1, 'milo', 'A1');
    const t = p.play([{ step: 'actionOver', action: 'assault' }]);
    expect(t.ever('prisoners')).toMatchObject([{ units: p.units('milo') }]);
    expect(campaigners({ ...p.battle, state: t.state }, GARRISON)).toContain(p.unit('maniakes'));
  });
  const cornered = (): Position => {
    const p = castle().sheet({ action: 'assault', provisions: 20, eaten: 5 });
    p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
    return p.put(0, 'robert', 'R10').put(1, 'maniakes', 'T8');
  };
  rule(['gui.11.4.1o', 'gui.11.4.1i'], 'with the last defenders in the tower the besieger may stop for the day', () => {
    const t = cornered().play([
      { step: 'callOff', side: BESIEGER },
      { step: 'actionOver', action: 'assault' },
    ]);
    expect([t.step, t.seats]).toEqual(['callOff', [BESIEGER]]);
    t.do('withdraw');
    expect(t.sheet.redoubt).toBe(1);
    const free = cornered()
      .put(1, 'milo', 'Q9')
      .play([{ step: 'callOff', side: BESIEGER }]);
    expect(free.step).toBe('movement');
  });
  rule(
    'gui.11.4.1o',
    'so on a later day before the same refuge, at no cost of food; not against a sortie out of it',
    () => {
      const later = (initiative: number): Table =>
        cornered()
          .sheet({ redoubt: 1, eaten: 5, initiative })
          .play([
            { step: 'callOff', side: BESIEGER },
            { step: 'actionOver', action: 'assault' },
          ]);
      const t = later(BESIEGER);
      expect([t.step, t.seats]).toEqual(['callOff', [BESIEGER]]);
      t.do('withdraw');
      expect([t.sheet.redoubt, t.sheet.eaten, t.ever('fellBack')]).toEqual([1, 5, []]);
      expect(later(GARRISON).step).not.toBe('callOff');
      const out = cornered().sheet({ redoubt: 1, initiative: BESIEGER }).put(1, 'milo', 'Q9');
      expect(out.play([{ step: 'callOff', side: BESIEGER }]).step).toBe('movement');
    },
  );
  rule('gui.11.4.1p', 'and half of the food left, rounded down, is lost', () => {
    const after = (eaten: number): number[] => {
      const t = cornered()
        .sheet({ eaten })
        .play([
          { step: 'callOff', side: BESIEGER },
          { step: 'actionOver', action: 'assault' },
        ])
        .do('withdraw');
      return [t.sheet.provisions - t.sheet.eaten, t.sheet.leftBehind];
    };
    // What is left and what the besieger finds: of fifteen days, of fourteen, of one.
    expect([after(5), after(6), after(19)]).toEqual([
      [8, 7],
      [7, 7],
      [1, 0],
    ]);
  });
  rule('gui.11.4a', 'where neither brings it to its end, night falls after turn 30', () => {
    const over = (turn: number, name: 'assault' | 'camp' | 'supplies' | 'general'): boolean => {
      const p = castle().sheet({ action: name });
      p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
      p.put(0, 'robert', 'Q10').put(1, 'maniakes', 'V7');
      p.state.turn = turn;
      const t = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: name }]);
      expect(ended(t)).toBe(undefined);
      return t.ever('actionEnded').length > 0;
    };
    for (const name of ['assault', 'camp', 'supplies', 'general'] as const)
      expect([name, over(29, name), over(30, name)]).toEqual([name, false, true]);
  });
  const TOWER = ['S8', 'S9', 'T7', 'T8', 'T9', 'U8', 'U9'];
  rule('gui.11.4.1q', 'next day they stand in the tower, the besieger anywhere else or still off the map', () => {
    const archers = ['petros', 'stephanos', 'loukas', 'ioannes', 'andronikos', 'markos'];
    const t = begun(
      castle()
        .sheet({ redoubt: 1 })
        .kill(...archers),
    );
    expect(t.hexes('put').every(hex => TOWER.includes(hex))).toBe(true);
    while (t.step === 'siegeSetup' && t.seats[0] === GARRISON) t.act(the(t.legal()[0]));
    expect(t.hexes('put')).toEqual(expect.arrayContaining(['Q9', 'W8', 'A1']));
    expect(t.hexes('put').some(hex => TOWER.includes(hex))).toBe(false);
    expect(t.legal('patrol').map(({ edge }) => edge)).toEqual([1, 2, 3, 4]);
  });
  rule('gui.11.4.1q', 'but where an archer of the tower cannot reach him', () => {
    // The tower has room for seven: Maniakes and the six archers.
    const others = [...the(castle().data.groups.find(({ id }) => id === 'garrison')).characters];
    const bows = ['petros', 'stephanos', 'loukas', 'ioannes', 'andronikos', 'markos'];
    const p = castle().sheet({ redoubt: 1 });
    p.kill(...others.filter(id => id !== 'maniakes' && !bows.includes(id)));
    const t = begun(p);
    while (t.step === 'siegeSetup' && t.seats[0] === GARRISON) t.act(the(t.legal()[0]));
    const archers = p.units(...bows);
    const stands = archers.map(unit => t.state.cell[unit] ?? -1).filter(cell => cell >= 0);
    const open = t.hexes('put');
    const battle = { ...p.battle, state: t.state };
    const seen = (cell: number): boolean => stands.some(from => sightBetween(battle, from, cell, 12).open);
    expect([stands.length > 0, open.length > 0]).toEqual([true, true]);
    expect(t.legal('put').some(({ to }) => seen(Number(to)))).toBe(false);
    // Of the hexes closed to him for no other reason all are in somebody's shot.
    const clear = ['A1', 'C9', 'H8', 'Q7', 'Q10', 'S7', 'V10', 'X9', 'T2', 'T13'];
    for (const hex of clear) expect([hex, open.includes(hex)]).toEqual([hex, !seen(p.hex(hex))]);
  });
  rule('gui.11.6.13', 'six besiegers of his choice begin in the ward, and the gate is open', () => {
    const t = begun(castle().sheet({ spy: true }));
    expect([t.step, t.seats, t.legal('ready')]).toEqual(['picking', [BESIEGER], []]);
    const chosen = ['luka', 'roland', 'jacques', 'eustache', 'renauld', 'robert'];
    for (const unit of chosen) t.do('pick', { unit });
    expect(t.state.works.gate).toBe('open');
    while (t.step === 'siegeSetup' && t.seats[0] === GARRISON) t.act(the(t.legal('put')[0]));
    for (const id of chosen) {
      // In the open court, and nowhere else: not on the platforms, not along the sides.
      expect([t.legal('patrol'), t.hexes('put').includes('P8'), t.hexes('put').includes('T8')]).toEqual([
        [],
        false,
        false,
      ]);
      t.act(the(t.legal('put')[0]));
      expect(t.state.cell[t.position.unit(id)]).toBeGreaterThanOrEqual(0);
    }
    expect([t.legal('put'), t.legal('patrol').length]).toEqual([[], 4]);
    const farm = action(campaign('masseria').sheet({ day: 6, provisions: 30, spy: true }), 'assault');
    for (let n = 0; n < 4; n++) farm.act(the(farm.legal('pick')[0]));
    expect([farm.step, farm.sheet.infiltrators.length]).toEqual(['siegeSetup', 4]);
  });
  rule(['gui.11.3.3a', 'gui.11.3.3b'], 'what is brought down hurts who stands on it, and stays down', () => {
    const p = castle()
      .sheet({ action: 'assault' })
      .put(1, 'milo', 'P7')
      .put(0, 'robert', 'O9')
      .put(1, 'maniakes', 'T8');
    p.sheet({ parties: [p.units('robert'), p.units('maniakes', 'milo')] });
    p.state.engines = [
      {
        kind: 'stoneThrower',
        side: 0,
        head: p.hex('J8'),
        tail: p.hex('I8'),
        arrow: 1,
        corner: false,
        load: 0,
        gone: false,
        jammed: false,
      },
    ];
    // 5 + 6 on the hex; 8 brings the palisade down; the stone itself kills whom the fall has wounded.
    const t = p.play(
      [
        { step: 'stone', engine: 0, cell: p.hex('P7') },
        { step: 'actionOver', action: 'assault' },
      ],
      5,
      6,
      8,
      5,
    );
    expect(t.ever('harmed').some(({ unit, cause }) => unit === p.unit('milo') && cause === 'fall')).toBe(true);
    expect(t.sheet.damage).toMatchObject([{ cell: p.hex('P7'), stages: 1 }]);
  });
});

describe('against the camp', () => {
  rule(
    ['gui.11.4.2a', 'gui.11.4.2b', 'gui.11.4.2c'],
    'Laguna with six tents; a third of the besiegers, half of the garrison, who begin',
    () => {
      const t = action(castle(), 'camp');
      expect([t.step, t.seats]).toEqual(['picking', [BESIEGER]]);
      for (let n = 0; n < 14; n++) t.act(the(t.legal('pick')[0]));
      expect(t.seats).toEqual([GARRISON]);
      for (let n = 0; n < 10; n++) t.act(the(t.legal('pick')[0]));
      expect(t.sheet.parties.map(party => party.length)).toEqual([14, 10]);
      expect(t.state.ground).toMatchObject({ maps: [{ map: 'laguna' }] });
      expect(t.state.ground?.overlays.map(({ overlay, anchor }) => `${overlay} ${anchor}`)).toEqual(
        ['O4', 'S5', 'Q8', 'O11', 'U11', 'S13'].map(anchor => `tenda ${anchor}`),
      );
      expect(t.state.first).toBe(GARRISON);
      expect(t.state.entries).toMatchObject([{ sides: [1, 2, 3, 4], turn: 1 }]);
    },
  );
  rule(['gui.11.4.2b', 'gui.11.4.2c'], 'so many at most: each may send fewer, but somebody', () => {
    const t = action(castle(), 'camp');
    expect(t.legal('ready')).toEqual([]);
    t.act(the(t.legal('pick')[0])).do('ready');
    expect([t.step, t.seats, t.legal('ready')]).toEqual(['picking', [GARRISON], []]);
    t.act(the(t.legal('pick')[0]))
      .act(the(t.legal('pick')[0]))
      .do('ready');
    expect(t.sheet.parties.map(party => party.length)).toEqual([1, 2]);
  });
  rule('gui.11.4.2d', 'the besieger lays his engines and ladders, two of each, himself, and must', () => {
    const t = until(action(castle().sheet({ stoneThrowers: 3, ladders: 3 }), 'camp'), 'placeEngine', 'pick');
    expect([t.seats, t.legal('stayOut'), t.state.engines.length]).toEqual([[BESIEGER], [], 2]);
    until(t, 'placeLadder');
    expect([t.seats, t.legal('stayOut'), t.state.ladders.length]).toEqual([[BESIEGER], [], 2]);
    t.do('layLadder', { cell: 'C9', other: 'D8' });
    expect(t.state.ladders[0]).toMatchObject({ cell: t.position.hex('C9'), other: t.position.hex('D8') });
    // Not where the first one lies.
    expect(t.legal('layLadder').some(({ cell }) => cell === t.position.hex('C9'))).toBe(false);
    t.act(the(t.legal('layLadder')[0]));
    expect([t.step, t.seats]).toEqual(['siegeSetup', [BESIEGER]]);
    // The raiders come when and where they like.
    expect(t.state.entries).toMatchObject([{ sides: [1, 2, 3, 4], turn: 1, split: false }]);
  });
  rule(['gui.11.4.4b', 'gui.1.1b'], 'a rider set down in a corner stands on the table before he is turned', () => {
    const t = until(action(castle(), 'general'), 'siegeSetup');
    const asks = (step: string): boolean => t.step === step;
    let turned = 0;
    for (let n = 0; n < 200 && asks('siegeSetup'); n++) {
      const frame = t.play.position.stack.at(-1);
      const unit = frame && 'unit' in frame ? Number(frame.unit) : -1;
      // The last of the hexes is the one nearest to the foot of the map.
      t.act(the(t.legal('put').at(-1)));
      if (!asks('facing')) continue;
      turned += 1;
      expect([t.state.cell[unit], t.state.tail[unit]].every(cell => (cell ?? -1) >= 0)).toBe(true);
      t.act(the(t.legal('face')[0]));
    }
    expect(turned).toBeGreaterThan(0);
  });
  rule('gui.11.4.2b', 'of five knights at most two', () => {
    const p = castle().kill('roussel');
    const knights = ['arthur', 'tancrede', 'serlon', 'geoffroy', 'guillaume'];
    expect(pickable(p.battle, BESIEGER, p.units('arthur'), 'camp')).toContain(p.unit('serlon'));
    const left = pickable(p.battle, BESIEGER, p.units('arthur', 'tancrede'), 'camp');
    expect(knights.some(id => left.includes(p.unit(id)))).toBe(false);
  });
  rule('gui.11.4.2e', 'until one side is gone from the map', () => {
    const p = castle().sheet({ action: 'camp' }).put(0, 'robert', 'O9');
    p.sheet({ parties: [p.units('robert'), []] });
    expect(p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'camp' }]).ever('actionEnded')).toHaveLength(1);
    p.put(1, 'maniakes', 'Q9');
    expect(p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'camp' }]).ever('actionEnded')).toEqual([]);
  });
  rule('gui.11.4.2f', 'six fire arrows an archer, handed on by standing side by side for a turn', () => {
    const t = action(castle(), 'camp');
    until(t, 'siegeSetup', 'pick');
    const archers = the(t.sheet.parties[GARRISON]).filter(unit => t.position.battle.roster.men[unit]?.code === 'Bia');
    for (const unit of archers) expect(t.state.arrows[unit]).toBe(6);
    const p = castle().put(1, 'petros', 'O9').put(1, 'loukas', 'O10');
    p.state.arrows[p.unit('petros')] = 6;
    const hand = p.play([{ step: 'movement', side: 1 }]).do('passArrows', { unit: 'petros', to: p.unit('loukas') });
    expect(p.units('petros', 'loukas').map(unit => hand.state.arrows[unit])).toEqual([0, 6]);
    expect(hand.who('move')).toEqual([]);
  });
  rule(
    ['gui.11.4.2g', 'gui.11.4.2.ex'],
    'twelve tent hexes burnt: the two days that follow without assault or bombardment',
    () => {
      const p = castle().sheet({ action: 'camp', stoneThrowers: 1, initiative: BESIEGER });
      const burn = (hexes: number): Table => {
        p.state.works.burnt = Array.from({ length: hexes }, (_, index) => index);
        return p.play([{ step: 'actionOver', action: 'camp' }]);
      };
      const kinds = (t: Table, day: number): string[] => {
        const morrow = castle().sheet({ ...t.sheet, day, initiative: BESIEGER });
        const dawn = morrow.play([{ step: 'besiegerChoice', engines: 1 }]);
        return ['assault', 'bombard', 'negotiate', 'build'].filter(type => dawn.legal(type).length > 0);
      };
      const t = burn(12);
      expect(t.ever('restocking')).toMatchObject([{ days: 2 }]);
      expect([7, 8, 9].map(day => kinds(t, day))).toEqual([
        ['negotiate', 'build'],
        ['negotiate', 'build'],
        ['assault', 'bombard', 'negotiate', 'build'],
      ]);
      expect([kinds(burn(5), 7), kinds(burn(5), 8)]).toEqual([
        ['negotiate', 'build'],
        ['assault', 'bombard', 'negotiate', 'build'],
      ]);
      expect([burn(4).ever('restocking'), kinds(burn(4), 7).length]).toEqual([[], 4]);
      // The night between does not wear them down, and a second fire adds its days to the first.
      expect(p.sheet({ restocking: 8 }).play([{ step: 'dayEnd' }]).sheet.restocking).toBe(8);
      expect(burn(5).sheet.restocking).toBe(9);
    },
  );
});

describe('for supplies', () => {
  const out = (...dice: number[]): Table => {
    const t = action(castle(), 'supplies', ...dice);
    for (let n = 0; n < 3; n++) t.act(the(t.legal('pick')[0]));
    return t;
  };
  rule(
    'gui.11.4.3a',
    'a third of the garrison at most, with 1D6 pack horses on the bridle; not once they are driven back',
    () => {
      const t = action(castle(), 'supplies');
      for (let n = 0; n < 7; n++) t.act(the(t.legal('pick')[0]));
      expect(t.step).toBe('entryEdge');
      const few = out(4).do('ready');
      expect([few.sheet.packHorses, few.state.horses.filter(({ leader }) => leader >= 0).length]).toEqual([4, 4]);
      const driven = castle().sheet({ redoubt: 1, initiative: GARRISON });
      expect(
        driven
          .play([{ step: 'garrisonChoice' }])
          .legal('sortie')
          .map(({ action: one }) => one),
      ).toEqual(['camp', 'general']);
    },
  );
  const sallied = (): Table => out(1).do('ready').do('patrol', { edge: 4 });
  const edges = (t: Table): unknown[] => t.legal('patrol').map(({ edge }) => edge);
  rule('gui.11.4.3c', 'they come by side 2 or 4 and move first; patrols of the first turn by another side', () => {
    const t = out(1).do('ready');
    expect([t.step, t.seats, edges(t)]).toEqual(['entryEdge', [GARRISON], [2, 4]]);
    t.do('patrol', { edge: 4 });
    expect([t.state.first, t.sheet.edge]).toEqual([GARRISON, 4]);
    expect([t.step, t.seats]).toEqual(['movement', [GARRISON]]);
    t.dice(1).do('endMoves');
    // The patrol that is about anyway, then the one the die brings.
    for (let patrol = 0; patrol < 2; patrol++) {
      expect([t.step, t.seats]).toEqual(['patrolPick', [BESIEGER]]);
      t.act(the(t.legal('pick')[0])).do('ready');
      expect(edges(t)).toEqual([1, 2, 3]);
      t.do('patrol', { edge: 3 });
    }
    expect([t.step, t.ever('patrol').length]).toEqual(['movement', 2]);
  });
  rule(['gui.11.4.3d', 'gui.11.4.3b'], 'one patrol is there in the first turn whatever the die says', () => {
    const t = sallied().dice(10).do('endMoves');
    expect([t.step, t.told('roll')]).toEqual(['patrolPick', []]);
    t.do('pick', { unit: 'roland' }).do('pick', { unit: 'alphonse' }).do('ready').do('patrol', { edge: 2 });
    expect([t.step, t.seats, t.sheet.patrols]).toEqual([
      'movement',
      [BESIEGER],
      t.position.units('roland', 'alphonse'),
    ]);
  });
  const called = (turn: number, die: number): Table => {
    const p = castle().sheet({ action: 'supplies', edge: 4, patrols: castle().units('robert') });
    p.state.turn = turn;
    return p.play([{ step: 'patrolRoll', side: BESIEGER }], die);
  };
  rule('gui.11.4.3f', 'another patrol on 1, 3, 5, then 7 or less', () => {
    const comes = (turn: number, die: number): boolean => called(turn, die).step === 'patrolPick';
    expect([comes(1, 1), comes(1, 2), comes(2, 3), comes(2, 4), comes(3, 5), comes(3, 6)]).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect([comes(4, 7), comes(4, 8), comes(9, 7)]).toEqual([true, false, true]);
  });
  rule('gui.11.4.3f', 'after the first turn by any side, the supply party’s own too', () => {
    const by = (turn: number): unknown[] => edges(called(turn, 1).do('pick', { unit: 'roland' }).do('ready'));
    expect([by(1), by(2), by(5)]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });
  rule('gui.11.4.3b', 'eight men, two horsemen and two missile men among them', () => {
    const p = castle();
    const riders = p.units('robert', 'roger');
    expect(patrolPool(p.battle, riders)).not.toContain(p.unit('arthur'));
    const archers = p.units('alphonse', 'landry');
    expect(patrolPool(p.battle, archers)).not.toContain(p.unit('olivier'));
    expect(
      patrolPool(p.battle, [...riders, ...archers, ...p.units('roland', 'jacques', 'eustache', 'renauld')]),
    ).toEqual([]);
    // Who has been out in this action does not come again.
    p.sheet({ patrols: p.units('roland') });
    expect(patrolPool(p.battle, [])).not.toContain(p.unit('roland'));
  });
  rule(
    'gui.11.4.3d',
    'in the first turn a patrol has half its movement and no defensive fire, later all of both',
    () => {
      const come = (turn: number): unknown[] => {
        const t = called(turn, 1).do('pick', { unit: 'roland' }).do('pick', { unit: 'alphonse' }).do('ready');
        const battle = { ...t.position.battle, state: t.state };
        return [allowance(battle, t.position.unit('roland')), mayVolley(battle, t.position.unit('alphonse'))];
      };
      expect([come(1), come(2)]).toEqual([
        [3, false],
        [6, true],
      ]);
    },
  );
  rule(['gui.11.4.3e', 'gui.11.1.1e'], 'until all have crossed; every horse brought through is a day', () => {
    const p = castle().sheet({ action: 'supplies', parties: [[], []] });
    p.state.exits = [
      { unit: p.unit('milo'), side: 2, horses: 2 },
      { unit: p.unit('sergios'), side: 2, horses: 1 },
    ];
    const t = p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'supplies' }]);
    expect([t.ever('supplied'), t.sheet.provisions]).toMatchObject([[{ days: 3 }], 33]);
    p.put(1, 'maniakes', 'Q9');
    expect(p.play([{ step: 'turnOver' }, { step: 'actionOver', action: 'supplies' }]).ever('supplied')).toEqual([]);
  });
});

describe('with all', () => {
  rule(
    ['gui.11.4.4a', 'gui.11.4.4b'],
    'once; the middle of two maps, each within four hexes of its edge, the besieged first (R99)',
    () => {
      const t = action(castle(), 'general');
      expect(t.state.ground).toMatchObject({ maps: [{ map: 'laguna' }, { map: 'nido-d-aquila' }] });
      expect([t.seats, t.state.first]).toEqual([[GARRISON], GARRISON]);
      const p = castle().sheet({ initiative: GARRISON, generalDone: true });
      expect(
        p
          .play([{ step: 'garrisonChoice' }])
          .legal('sortie')
          .map(({ action: one }) => one),
      ).toEqual(['camp', 'supplies']);
    },
  );
  rule('gui.11.4.4c', 'the besieger who withdraws has lost; the garrison may go home', () => {
    const field = (): Position => {
      const p = castle().sheet({ action: 'general' }).put(0, 'robert', 'O9').put(1, 'maniakes', 'A1');
      p.state.turn = 2;
      return p.sheet({ parties: [p.units('robert'), p.units('maniakes')] });
    };
    const gone = field()
      .play([
        { step: 'callOff', side: BESIEGER },
        { step: 'actionOver', action: 'general' },
      ])
      .do('withdraw');
    expect(ended(gone)).toEqual(['broken', [GARRISON], [0, 1]]);
    const home = field()
      .play([
        { step: 'callOff', side: GARRISON },
        { step: 'actionOver', action: 'general' },
      ])
      .do('withdraw');
    expect([ended(home), home.ever('actionEnded').length]).toEqual([undefined, 1]);
  });
});

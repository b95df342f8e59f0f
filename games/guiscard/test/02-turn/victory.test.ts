import { at } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { CARRIED, DEAD, GONE, LEFT, STUNNED, WOUNDED } from '../../src/state.ts';
import { the } from '../support.ts';
import { type Position, scenario, type Table } from '../table.ts';

/** The end of a turn; the last one unless told. */
function over(p: Position, turn = p.data.turns ?? 1): Table {
  p.state.turn = turn;
  return p.play([{ step: 'turnOver' }]);
}
const outcome = (t: Table): unknown => t.ever('end').map(({ why, winners }) => [why, winners])[0];
/** Everybody of the scenario on his side, nobody on the table. */
function enlisted(id: string): Position {
  const p = scenario(id);
  for (const { side, characters, mounted } of p.data.groups)
    for (const name of characters) {
      p.state.side[p.unit(name)] = side;
      p.state.fielded[p.unit(name)] = mounted.includes(name) ? 1 : 0;
    }
  return p;
}

describe('points', () => {
  test('the dead whole, the wounded half, the stunned nothing, at the price they were fielded', () => {
    const p = enlisted('montemaggiore');
    p.put(0, 'robert', 'C5', { facing: 'N', health: WOUNDED }).put(0, 'alphonse', 'E5', { health: DEAD });
    p.put(0, 'roger', 'G8', { facing: 'N', health: STUNNED });
    // Robert 33 / 2 and Alphonse 10.
    p.put(1, 'okeanos', 'A1');
    // No formation is left: 20 for the Normans.
    expect(over(p).ever('end')).toMatchObject([{ scores: [20, 26.5] }]);
  });
  test('a margin under a tenth of the smaller force is a draw', () => {
    // Byzantines 240 points: 24 are needed. A formation stands: 20 for them.
    const p = enlisted('montemaggiore')
      .put(0, 'robert', 'C12')
      .put(1, 'palaimon', 'E8')
      .put(1, 'okeanos', 'F8')
      .put(1, 'achilleas', 'G9');
    p.state.formations = [
      { side: 1, units: p.units('palaimon', 'okeanos', 'achilleas'), front: 0, foulkon: false, past: [] },
    ];
    expect(outcome(over(p))).toEqual(['draw', []]);
    p.put(0, 'alphonse', 'A1', { health: DEAD });
    expect(outcome(over(p))).toEqual(['score', [1]]);
  });
});

const COURT = ['Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10', 'Q11', 'R5', 'R6', 'R10', 'R11', 'S5', 'S11'];
const STORMERS = ['robert', 'roland', 'jacques', 'eustache', 'renauld', 'foulques', 'gilbert', 'osbern', 'avray'];
STORMERS.push('rioulf', 'hamon', 'neel', 'olivier');

/** So many attackers stand in the court of the castle. */
function crowd(p: Position, many: number): Position {
  for (const [index, id] of STORMERS.slice(0, many).entries()) p.put(0, id, at(COURT, index));
  return p;
}

describe('scenarios', () => {
  test('1: at most one Swabian left wins for the Normans, three for the Germans; Robert dead moves it a step', () => {
    const swabians = ['werner', 'albert', 'burkhard', 'dietmar', 'eberhard', 'friedrich'];
    const left = (living: number, robert = 0): unknown => {
      const p = enlisted('civitate').put(0, 'robert', 'C5', { health: robert }).put(1, 'rudolf', 'Z5');
      swabians.forEach((id, index) => {
        p.put(1, id, `L${index + 6}`, { health: index < living ? 0 : DEAD });
      });
      return outcome(over(p));
    };
    expect([left(1), left(2), left(3)]).toEqual([
      ['objective', [0]],
      ['draw', []],
      ['objective', [1]],
    ]);
    expect([left(1, DEAD), left(2, DEAD)]).toEqual([
      ['draw', []],
      ['objective', [1]],
    ]);
  });
  test('2: five Normans awake on the upper terrace, or two', () => {
    const up = (count: number, health = 0): unknown => {
      const p = enlisted('scalinata').put(1, 'zahir', 'Z1');
      ['roland', 'jacques', 'eustache', 'renauld', 'foulques', 'osbern'].forEach((id, index) => {
        p.put(0, id, index < count ? `${'CDEFGH'[index]}5` : `${'CDEFGH'[index]}12`, {
          health: index === 0 ? health : 0,
        });
      });
      return outcome(over(p));
    };
    expect([up(5), up(2), up(5, STUNNED)]).toEqual([
      ['objective', [0]],
      ['objective', [1]],
      ['draw', []],
    ]);
    expect(outcome(over(enlisted('scalinata').put(0, 'roland', 'C5').put(1, 'zahir', 'Z1'), 3))).toBe(undefined);
  });
  test('3: eight exits win, seven draw', () => {
    const out = (count: number): unknown => {
      const p = enlisted('cerami').put(0, 'turstin', 'AC5', { facing: 'N' }).put(1, 'ayyub', 'BC5', { facing: 'N' });
      const names = ['roger', 'arthur', 'tancrede', 'serlon', 'geoffroy', 'guillaume', 'roussel', 'romaric', 'onfroi'];
      p.state.exits = names.slice(0, count).map(id => ({ unit: p.unit(id), side: 2, horses: 0 }));
      for (const { unit } of p.state.exits) p.state.cell[unit] = LEFT;
      return outcome(over(p));
    };
    expect([out(8), out(7), out(6)]).toEqual([
      ['objective', [0]],
      ['draw', []],
      ['objective', [1]],
    ]);
  });
  test('5: three rooms for the Lombards, two and Sabina for the Normans', () => {
    const rooms = (lombards: boolean): unknown => {
      const p = enlisted('fattoria')
        .put(1, 'sabina', 'Q9')
        .put(lombards ? 0 : 1, lombards ? 'ruggiero' : 'gilbert', 'Q7');
      p.put(lombards ? 0 : 1, lombards ? 'ildebrando' : 'foulques', 'S7').put(0, 'landolfo', lombards ? 'U7' : 'Z1');
      return outcome(over(p));
    };
    expect([rooms(true), rooms(false)]).toEqual([
      ['objective', [0]],
      ['objective', [1]],
    ]);
  });
  test('5: or both horses led off by the raiders, and a flock beside them', () => {
    const led = (side: number, sheep: number): unknown => {
      const p = enlisted('fattoria').put(0, 'ruggiero', 'D5').put(1, 'gilbert', 'Z1');
      for (const id of ['anquetil', 'raoul']) {
        const horse = p.horse(id, 'B2', 'N', { side });
        Object.assign(the(p.state.horses[horse]), { head: GONE, tail: GONE });
      }
      const flock = p.battle.roster.men.flatMap((one, unit) => (one.animal ? [unit] : [])).slice(0, sheep);
      flock.forEach((unit, n) => {
        p.state.cell[unit] = p.hex(n === 0 ? 'D4' : 'D6');
        p.state.side[unit] = 1;
      });
      return outcome(over(p));
    };
    expect(led(0, 2)).toEqual(['objective', [0]]);
    expect([led(1, 2), led(0, 1)]).not.toContainEqual(['objective', [0]]);
  });
  test('6: Roger out with three companions, with fewer a draw, dead or on the map lost', () => {
    const flight = (mates: number, dead = false): unknown => {
      const p = enlisted('pio-normanno').put(0, 'thumna', 'Z5', { facing: 'N' });
      const names = ['roger', 'serlon', 'romaric', 'gautier', 'roland', 'renauld'].slice(0, mates + 1);
      p.state.exits = names.map(id => ({ unit: p.unit(id), side: 1, horses: 0 }));
      for (const { unit } of p.state.exits) p.state.cell[unit] = LEFT;
      if (dead) p.state.health[p.unit('roger')] = DEAD;
      return outcome(over(p));
    };
    expect([flight(3), flight(2), flight(3, true)]).toEqual([
      ['objective', [1]],
      ['draw', []],
      ['objective', [0]],
    ]);
    expect(
      outcome(over(enlisted('pio-normanno').put(1, 'roger', 'C5').put(0, 'thumna', 'Z5', { facing: 'N' }))),
    ).toEqual(['objective', [0]]);
  });
  test('7: loot carried off 10, loot held 15', () => {
    const p = enlisted('larissa').put(0, 'theophilos', 'C14', { facing: 'N' }).put(1, 'roland', 'C5');
    p.state.cell[p.unit('alexio')] = LEFT;
    p.state.exits = [{ unit: p.unit('alexio'), side: 3, horses: 0 }];
    p.state.loot = [
      { cell: -1, bearer: p.unit('alexio') },
      { cell: p.hex('C2'), bearer: -1 },
    ];
    expect(over(p).ever('end')).toMatchObject([{ scores: [10, 15] }]);
  });
  test('8: the tower taken, or nobody inside', () => {
    const inside = (hex: string): unknown =>
      outcome(over(enlisted('funerale').put(0, 'robert', hex).put(1, 'leon', 'Q7')));
    expect([inside('T8'), inside('L9')]).toEqual([
      ['objective', [0]],
      ['objective', [1]],
    ]);
  });
  test('9: Maniakes led off, a prisoner, dead, or free', () => {
    const fate = (held: boolean, off: boolean, dead: boolean): unknown => {
      const p = enlisted('imperatore')
        .put(0, 'robert', 'C5')
        .put(1, 'theophilos', 'Q7')
        .put(1, 'maniakes', 'Q9', { health: dead ? DEAD : 0 });
      if (held) p.state.prisoners = [{ by: p.unit('robert'), unit: p.unit('maniakes') }];
      if (held) p.state.cell[p.unit('maniakes')] = CARRIED;
      if (off) p.state.cell[p.unit('robert')] = LEFT;
      return outcome(over(p));
    };
    expect([
      fate(true, true, false),
      fate(true, false, false),
      fate(false, false, true),
      fate(false, false, false),
    ]).toEqual([
      ['captured', [0]],
      ['objective', [0]],
      ['draw', []],
      ['objective', [1]],
    ]);
    const crowded = (many: number): unknown =>
      outcome(over(crowd(enlisted('imperatore').put(1, 'maniakes', 'T8').put(1, 'theophilos', 'U8'), many)));
    expect([crowded(11), crowded(12)]).toEqual([
      ['objective', [1]],
      ['objective', [0]],
    ]);
  });
  test('10: what burns is counted: engine 15, tents and ladders 5, two decks 10', () => {
    const burnt = (tents: number, decks: number, engine: boolean, ladders = 0): unknown => {
      const p = enlisted('messina').put(0, 'khaled', 'C5', { facing: 'N' }).put(1, 'roland', 'Z5');
      const areas = p.battle.field.areas;
      const tent = areas.filter(({ kind }) => kind === 'tent').slice(0, tents);
      const deck = areas
        .filter(({ kind }) => kind === 'deck')
        .flatMap(({ cells }) => cells)
        .slice(0, decks);
      p.state.works.burnt = [...tent.flatMap(({ cells }) => cells), ...deck];
      p.state.engines = [
        {
          kind: 'stoneThrower',
          side: 1,
          head: 0,
          tail: 0,
          arrow: 0,
          corner: false,
          load: 0,
          gone: engine,
          jammed: false,
        },
      ];
      const ladder = { side: 1, cell: -1, other: -1, direction: -1, climber: -1, bearers: [], gone: true, since: 0 };
      p.state.ladders = Array.from({ length: ladders }, () => ({ ...ladder }));
      return over(p)
        .ever('end')
        .map(({ winners, scores }) => [winners, Array.isArray(scores) && scores[0]])[0];
    };
    expect([burnt(4, 2, true), burnt(4, 2, false, 1), burnt(4, 2, false, 2)]).toEqual([
      [[0], 45],
      [[1], 35],
      [[], 40],
    ]);
    // One deck hex counts for nothing.
    expect([burnt(4, 0, true), burnt(4, 1, true), burnt(4, 2, true)]).toEqual([
      [[1], 35],
      [[1], 35],
      [[0], 45],
    ]);
  });
  test('11: thirteen men inside win, fewer than ten or an unbroken palisade lose, between them the score', () => {
    const stormed = (many: number, broken: boolean): unknown => {
      const p = crowd(enlisted('fuoco-greco').put(1, 'argyris', 'T8'), many);
      if (broken) p.state.works.gate = 'destroyed';
      return outcome(over(p));
    };
    expect([stormed(13, false), stormed(12, false), stormed(9, true), stormed(10, true)]).toEqual([
      ['objective', [0]],
      ['objective', [1]],
      ['objective', [1]],
      ['draw', []],
    ]);
  });
  test('a side without anybody has lost (R100)', () => {
    const p = enlisted('montemaggiore').put(0, 'robert', 'C5');
    expect(outcome(over(p, 2))).toEqual(['destroyed', [0]]);
  });
});

/** Rulings that no single entry of the catalogue carries. */
import { describe, expect, test } from 'vitest';
import { type Charge, DEAD, HEALTHY, STUNNED, WOUNDED } from '../src/state.ts';
import { rule, the } from './support.ts';
import { FARM, type Position, position, scenario, type Table } from './table.ts';

const COMBAT = [
  { step: 'declare', side: 0 },
  { step: 'endTests', side: 0 },
  { step: 'resolving', side: 0 },
] as const;
const combat = (p: Position, ...dice: number[]): Table => p.play([...COMBAT], ...dice);

describe('combat', () => {
  test('R33: foot and horse attacked together: the defender chooses the table', () => {
    const p = position('il-poggio')
      .put(0, 'robert', 'E8')
      .put(1, 'dorian', 'F7')
      .put(1, 'kosmas', 'E7', { facing: 'S' });
    const t = combat(p)
      .do('attack', { unit: 'robert', target: 'dorian' })
      .do('include', { attack: 0, target: 'kosmas' });
    t.declared().do('resolve', { attack: 0 }).stand();
    expect([t.step, t.seats]).toEqual(['tableChoice', [1]]);
    // 25 - 5 - 6 = 14 in 11/20: a 2 on the table against horsemen is H, on the other H kills.
    t.dice(2).act({ type: 'table', mounted: true });
    expect([t.health('kosmas'), t.health('dorian')]).toEqual([WOUNDED, HEALTHY]);
  });
  rule(
    ['gui.6.3b', 'gui.6.d', 'gui.6.2a'],
    'R31, R33: with armour on one kind only the table is that of whoever has none, and he takes the harm',
    () => {
      const struck = (rider: string, footman: string, die: number): Table => {
        const p = position('il-poggio')
          .put(0, 'robert', 'E8')
          .put(1, footman, 'F7')
          .put(1, rider, 'E7', { facing: 'S' });
        const t = combat(p, die)
          .do('attack', { unit: 'robert', target: footman })
          .do('include', { attack: 0, target: rider });
        return t.declared().do('resolve', { attack: 0 }).stand();
      };
      // 25 - 9 - 5 = 11 in 11/20: on foot a 2 is H.
      const foot = struck('khaled', 'dorian', 2);
      expect(foot.ever('fought')).toMatchObject([{ mounted: false, armour: 0, result: 'H' }]);
      expect([foot.health('dorian'), foot.health('khaled')]).toEqual([DEAD, HEALTHY]);
      // 25 - 6 - 6 = 13 in 11/20: on horseback a 2 is H.
      const horse = struck('kosmas', 'milo', 2);
      expect(horse.ever('fought')).toMatchObject([{ mounted: true, armour: 0, result: 'H' }]);
      expect([horse.health('kosmas'), horse.health('milo')]).toEqual([WOUNDED, HEALTHY]);
      // All in armour, or none: both tables are open.
      expect(['khaled', 'kosmas'].map((rider, n) => struck(rider, n === 0 ? 'milo' : 'dorian', 2).step)).toEqual([
        'tableChoice',
        'tableChoice',
      ]);
    },
  );
  test('R69: all of a joint defence refuse, or none', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'F7').put(1, 'milo', 'E7');
    const t = combat(p, 10)
      .do('attack', { unit: 'roland', target: 'dorian' })
      .do('include', { attack: 0, target: 'milo' });
    // Milo is no faster than Roland.
    t.declared().do('resolve', { attack: 0 });
    expect(t.ever('fought')).toHaveLength(1);
  });
  test('R23: a stunned friend is not pushed aside', () => {
    const p = position('il-poggio').put(0, 'roland', 'E8').put(1, 'dorian', 'E7');
    for (const [id, hex] of Object.entries({ alexio: 'E6', filippo: 'D6', patroclus: 'F6' }))
      p.put(1, id, hex, { health: STUNNED });
    const t = combat(p).fight(['roland'], 'dorian', 5);
    expect([t.where('dorian'), t.health('dorian')]).toEqual(['E7', WOUNDED]);
  });
  test('R28: a wounded man wounded or stunned again is dead, a stunned attacker falls from his horse', () => {
    const p = position('il-poggio').put(0, 'arthur', 'E8', { facing: 'N', health: WOUNDED }).put(1, 'milo', 'E7');
    // 15 - 6 = 9 in 6/10; a 6 with armour is row 7: C.
    const t = combat(p).fight(['arthur'], 'milo', 6);
    expect(t.health('arthur')).toBe(DEAD);
  });
});

describe('fire', () => {
  test('R44: a stray shot does nothing behind a wall', () => {
    // Aimed at P6, the corner of the farm, from the north: a 6 or 7 falls beside it; Q7 is inside the chamber.
    const p = position('laguna', [FARM]).put(0, 'alphonse', 'P1').put(1, 'milo', 'P6').put(1, 'dorian', 'Q7');
    const frame = { step: 'hit' as const, from: p.hex('P1'), cell: p.hex('Q7'), row: 3, short: 10, volley: false };
    const t = p.play([{ ...frame, aimed: p.hex('P6'), all: false }], 1);
    expect([t.ever('fired'), t.health('dorian')]).toEqual([[], HEALTHY]);
  });
  test('R103: a carrier neither fires nor attacks; if he falls both lie there', () => {
    const p = position('il-poggio')
      .put(0, 'alphonse', 'C12')
      .put(0, 'roland', 'C13', { health: STUNNED })
      .put(1, 'dorian', 'C6');
    p.state.carries = [{ by: p.unit('alphonse'), unit: p.unit('roland') }];
    p.state.cell[p.unit('roland')] = -5;
    expect(p.play([{ step: 'offensive', side: 0 }]).step).toBe('movement');
    const frame = { step: 'hit' as const, from: p.hex('C6'), cell: p.hex('C12'), row: 2, short: 12, volley: false };
    const t = p.play([{ ...frame, aimed: p.hex('C12'), all: false }], 1);
    expect([t.health('alphonse'), t.where('roland')]).toEqual([DEAD, 'C12']);
  });
});

describe('charges', () => {
  const run = (p: Position, charge: Charge, ...dice: number[]): Table => {
    p.state.charges = [charge];
    return p.play([{ step: 'chargesRun', side: 0, next: 0 }, { step: 'combatBegins', side: 0 }, ...COMBAT], ...dice);
  };
  test('R66: others beside the way test the charger; stopped, he has no charge', () => {
    const p = position('il-poggio')
      .put(0, 'roussel', 'H15', { facing: 'N' })
      .put(1, 'adama', 'H4')
      .put(1, 'zahir', 'I10');
    const path = ['H14', 'H13', 'H12', 'H11', 'H10', 'H9', 'H8', 'H7', 'H6', 'H5'].map(hex => p.hex(hex));
    const charge: Charge = {
      ...{ unit: p.unit('roussel'), target: p.unit('adama'), path, counter: -1, route: [], group: -1, pike: -1 },
      stage: 'declared',
    };
    // 8 - 1 - 1 = 6 stops him beside Zahir.
    const t = run(p, charge, 8);
    expect([t.ever('tested').length, t.ever('chargeLost').length]).toEqual([1, 1]);
    expect(t.state.attacks.filter(({ charge: from }) => from >= 0)).toEqual([]);
  });
  test('R63: a charge at a formation ends before the pikes and is fought against them', () => {
    const p = position('il-poggio')
      .put(0, 'roussel', 'F15', { facing: 'N' })
      .put(1, 'palaimon', 'G5')
      .put(1, 'okeanos', 'F4')
      .put(1, 'achilleas', 'E4');
    // Front to the south and south-west.
    p.state.formations = [
      { side: 1, units: p.units('palaimon', 'okeanos', 'achilleas'), front: p.way('S'), foulkon: false, past: [] },
    ];
    const t = p.play([
      { step: 'charges', side: 0 },
      { step: 'chargesRun', side: 0, next: 0 },
      { step: 'combatBegins', side: 0 },
      ...COMBAT,
    ]);
    t.do('charge', { unit: 'roussel', target: 'okeanos' });
    for (const to of ['F14', 'F13', 'F12', 'F11', 'F10', 'F9', 'F8', 'F7', 'F6'])
      if (t.step === 'course') t.do('rideTo', { to });
    expect(t.state.charges[0]?.pike).toBe(p.hex('F5'));
    expect(t.where('roussel')).toBe('F6');
    expect(the(t.state.attacks[0])).toMatchObject({ pikes: true, defenders: p.units('okeanos') });
  });
});

describe('scenario rules', () => {
  test('surprise: no defensive fire of the second side in the first turn', () => {
    const p = scenario('funerale').put(0, 'roland', 'L9').put(1, 'petros', 'P8');
    p.state.turn = 1;
    const go = () =>
      p
        .play([{ step: 'movement', side: 0 }])
        .do('move', { unit: 'roland' })
        .go('L8').step;
    expect(go()).toBe('moving');
    p.state.turn = 2;
    p.put(0, 'roland', 'L7');
    expect(
      p
        .play([{ step: 'movement', side: 0 }])
        .do('move', { unit: 'roland' })
        .go('L6').step,
    ).toBe('window');
  });
  test('night: no shot beyond twelve hexes but near a flame', () => {
    const p = scenario('messina').put(0, 'anwar', 'E12').put(1, 'roland', 'R12');
    const sees = () => p.play([{ step: 'offensive', side: 0 }]).step === 'offensive';
    // Thirteen hexes along the beach.
    expect(sees()).toBe(false);
    p.state.works.flames = [{ cell: p.hex('R10'), side: 0, arrow: false, turns: 0, fresh: false }];
    expect(sees()).toBe(true);
  });
  test('capture: a stunned enemy whom no friend stands by is led away', () => {
    const p = scenario('imperatore').put(0, 'roland', 'L9').put(1, 'maniakes', 'L8', { health: STUNNED });
    const t = p
      .play([...COMBAT, { step: 'tasks', side: 0 }])
      .do('task', { kind: 'capture', unit: 'roland', on: p.unit('maniakes') });
    t.declared();
    expect(t.state.prisoners).toEqual([{ by: p.unit('roland'), unit: p.unit('maniakes') }]);
    p.put(1, 'milo', 'L7');
    expect(p.play([...COMBAT]).legal('task')).toEqual([]);
  });
  test('loot: two points to take, two fewer to carry', () => {
    const p = scenario('larissa').put(0, 'alexio', 'N4').put(1, 'roland', 'A1');
    p.state.loot = [{ cell: p.hex('N4'), bearer: -1 }];
    const t = p
      .play([{ step: 'movement', side: 0 }])
      .do('move', { unit: 'alexio' })
      .do('takeLoot')
      .go('N5', 'N6', 'M7');
    // Eight less four: N5 and N6 are clear, M7 is marsh and takes two.
    expect([t.state.loot, t.legal('step')]).toEqual([[{ cell: p.hex('N4'), bearer: p.unit('alexio') }], []]);
  });
});

rule('gui.6.6g', 'a wounded man who takes a second wound dies, and that gives the advance', () => {
  const p = position('il-poggio')
    .put(0, 'robert', 'E8')
    .put(1, 'alexio', 'E7', { health: WOUNDED })
    .put(1, 'dorian', 'F7');
  const t = combat(p).do('attack', { unit: 'robert', target: 'alexio' }).do('include', { attack: 0, target: 'dorian' });
  // 25 - 3 - 5 = 17 in 11/20: a 3 is G.
  t.declared().dice(3).do('resolve', { attack: 0 }).stand();
  t.do('takeBlow', { unit: 'alexio' });
  expect([t.health('alexio'), t.step]).toEqual([DEAD, 'advance']);
});

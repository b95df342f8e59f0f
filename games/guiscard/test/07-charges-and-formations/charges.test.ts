import { describe, expect, test } from 'vitest';
import { volleyers } from '../../src/05-missiles/fire.ts';
import {
  chargeTargets,
  counterChargers,
  finishes,
  inFrontalArc,
  sees,
} from '../../src/07-charges-and-formations/charge.ts';
import { type Charge, DEAD, FIRED, HEALTHY, STUNNED, WOUNDED } from '../../src/state.ts';
import { rule, the } from '../support.ts';
import { FARM, type Position, position, type Table } from '../table.ts';

const PHASE = [
  { step: 'charges', side: 0 },
  { step: 'chargesRun', side: 0, next: 0 },
  { step: 'combatBegins', side: 0 },
  { step: 'declare', side: 0 },
  { step: 'endTests', side: 0 },
  { step: 'resolving', side: 0 },
] as const;
const charges = (p: Position, ...dice: number[]): Table => p.play([...PHASE], ...dice);
const ride = (t: Table, ...hexes: string[]): Table => {
  for (const to of hexes) t.do('rideTo', { to });
  return t;
};
/** No more charges, if there could be any. */
const off = (t: Table): Table => (t.step === 'charges' ? t.do('endCharges') : t);
/** Column H of Il Poggio, from one row to another. */
const column = (from: number, to: number): string[] => {
  const step = from > to ? -1 : 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => `H${from + step * index}`);
};
const targets = (p: Position, id: string): string[] =>
  chargeTargets(p.battle, p.unit(id))
    .map(unit => p.battle.roster.men[unit]?.id ?? '?')
    .sort();

/** Roussel (28) at H15 looks north; Adama stands at H4, ten hexes of path away. */
const lane = (): Position => position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', 'H4');

describe('what may be charged', () => {
  rule(['gui.7.2.1.arc', 'gui.4.4.1d'], 'ahead within 60 degrees either side, seen from the head (R53)', () => {
    const p = position('il-poggio').put(0, 'roussel', 'E9', { facing: 'N' });
    const arc = (hex: string) => inFrontalArc(p.battle, p.unit('roussel'), p.hex(hex));
    expect(['E7', 'C8', 'G8', 'D7', 'E8'].map(arc)).toEqual([true, true, true, true, true]);
    expect(['C9', 'G9', 'D9', 'E11'].map(arc)).toEqual([false, false, false, false]);
  });
  rule('gui.7.2.1b', 'in the arc and in sight; only horsemen hide anybody from a horseman', () => {
    const p = lane().put(1, 'zahir', 'L15');
    expect(targets(p, 'roussel')).toEqual(['adama']);
    p.put(1, 'faruq', 'H9');
    expect(sees(p.battle, p.unit('roussel'), p.hex('H4'))).toBe(true);
    p.put(1, 'jafar', 'H9', { facing: 'N' });
    expect(sees(p.battle, p.unit('roussel'), p.hex('H4'))).toBe(false);
  });
  rule('gui.7.2.1c', 'six hexes at least', () => {
    const p = lane();
    const cells = (from: number, to: number) => column(from, to).map(hex => p.hex(hex));
    expect(finishes(p.battle, p.unit('roussel'), cells(9, 5), p.unit('adama'))).toBe(null);
    expect(finishes(p.battle, p.unit('roussel'), cells(10, 5), p.unit('adama'))).toEqual({ pike: -1 });
  });
  rule(['gui.7.2.1d', 'gui.8.4.2b'], 'no charge ends with a low wall under the horse, nor is one met there', () => {
    // R10 and R11 lie on either side of the wall of the courtyard.
    const p = position('laguna', [FARM]).put(0, 'roussel', 'R16', { facing: 'N' });
    const path = (...rows: number[]): number[] => rows.map(row => p.hex(`R${row}`));
    const ends = (at: string, ...rows: number[]) =>
      finishes(p.put(1, 'adama', at).battle, p.unit('roussel'), path(...rows), p.unit('adama'));
    expect(ends('R9', 15, 14, 13, 12, 11, 10)).toBe(null);
    expect(ends('R10', 16, 15, 14, 13, 12, 11)).toEqual({ pike: -1 });
    // Mounted men in the courtyard meet a charge whose last hexes lie clear of the wall, and no other.
    const meets = (...rows: number[]): boolean => {
      const cells = path(...rows);
      const [target, unit] = [p.unit('adama'), p.unit('roussel')];
      const charge: Charge = {
        unit,
        target,
        path: cells,
        counter: -1,
        route: [],
        group: -1,
        pike: -1,
        stage: 'declared',
      };
      const [head, tail] = [the(cells.at(-2)), the(cells.at(-1))];
      p.put(1, 'kosmas', p.name(head), { facing: 'S' });
      p.state.cell[p.unit('kosmas')] = tail;
      p.state.tail[p.unit('kosmas')] = p.beyond(p.name(tail), 'N');
      return counterChargers(p.battle, charge).includes(p.unit('kosmas'));
    };
    expect([meets(16, 15, 14, 13), meets(15, 14, 13, 12, 11, 10)]).toEqual([true, false]);
  });
  rule('gui.7.2.1d', 'the last four in a straight line to the target', () => {
    const p = lane();
    const path = ['H13', 'H12', 'H11', 'H10', 'H9', 'H8', 'I8', 'I7'].map(hex => p.hex(hex));
    expect(finishes(p.battle, p.unit('roussel'), path, p.unit('adama'))).toBe(null);
    const bent = ['G16', 'G15', 'H13', 'H12', 'H11', 'H10', 'H9', 'H8', 'H7', 'H6', 'H5'].map(hex => p.hex(hex));
    expect(finishes(p.battle, p.unit('roussel'), bent, p.unit('adama'))).toEqual({ pike: -1 });
  });
  rule('gui.2.1.2', 'who fired does not charge (R55)', () => {
    const p = lane();
    p.state.marks[p.unit('roussel')] = FIRED;
    expect(targets(p, 'roussel')).toEqual([]);
  });
  rule('gui.7.2.1a', 'horseman, target and path are named before anything moves', () => {
    const t = charges(lane()).do('charge', { unit: 'roussel', target: 'adama' });
    expect([t.step, t.where('roussel')]).toEqual(['course', 'H15']);
    ride(t, ...column(14, 5));
    expect(t.ever('chargeDeclared')).toMatchObject([{ hexes: 10 }]);
    off(t);
    expect(t.where('roussel')).toBe('H5');
  });
});

describe('the counter-charge', () => {
  /** Khaled at G4 and Shakil at I4 look south; Jafar at F4 looks north. */
  const met = (): Position =>
    lane()
      .put(1, 'khaled', 'G4', { facing: 'S' })
      .put(1, 'shakil', 'I4', { facing: 'S' })
      .put(1, 'jafar', 'F5', { facing: 'N' });
  const announced = (): Table =>
    ride(charges(met()).do('charge', { unit: 'roussel', target: 'adama' }), ...column(14, 5));

  rule(
    ['gui.7.2.2a', 'gui.7.2.2b', 'gui.7.2.2.ex'],
    'at once, by one who has the charger in his arc, not only by the target',
    () => {
      const t = announced();
      expect([t.step, t.seats, t.who('counter')]).toEqual(['counterCharge', [1], ['khaled', 'shakil']]);
    },
  );
  rule(['gui.7.2.2c', 'gui.7.2.2d', 'gui.7.2.2.ex'], 'they meet on the last four hexes, two each (R56)', () => {
    const t = announced().do('counter', { unit: 'khaled' });
    off(ride(t, 'G5', 'H5', 'H6'));
    const tails = t.position.units('roussel', 'khaled').map(unit => t.position.name(t.state.tail[unit] ?? -1));
    // Hexes 8 and 7 of the path for the charger, 9 and 10 for his opponent.
    expect([t.where('roussel'), t.where('khaled'), ...tails]).toEqual(['H7', 'H6', 'H8', 'H5']);
  });
  rule('gui.7.2.2i', 'who charges and who counters is marked for all to see', () => {
    const t = announced().do('counter', { unit: 'khaled' });
    expect(t.state.charges).toMatchObject([{ unit: t.position.unit('roussel'), counter: t.position.unit('khaled') }]);
  });
  rule('gui.7.2.2d', 'at most half the hexes of the charge', () => {
    const far = lane().put(1, 'khaled', 'E2', { facing: 'S' });
    const charge: Charge = {
      ...{ unit: far.unit('roussel'), target: far.unit('adama'), counter: -1, route: [], group: -1, pike: -1 },
      ...{ path: column(14, 5).map(hex => far.hex(hex)), stage: 'declared' as const },
    };
    expect(counterChargers(far.battle, charge)).toEqual([]);
    const near = met();
    expect(counterChargers(near.battle, charge).sort()).toEqual(near.units('khaled', 'shakil').sort());
  });
  rule('gui.7.2.2h', 'the horseman charged through his own arc rides two hexes to meet it', () => {
    const p = position('il-poggio').put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'khaled', 'H5', { facing: 'S' });
    const t = ride(charges(p).do('charge', { unit: 'roussel', target: 'khaled' }), ...column(14, 6));
    t.do('counter', { unit: 'khaled' });
    off(ride(t, 'H6', 'H7'));
    expect([t.where('khaled'), t.where('roussel')]).toEqual(['H7', 'H8']);
  });
  rule('gui.7.2.2g', 'no shot at a charger who is met', () => {
    const p = met().put(1, 'anwar', 'K2');
    p.state.charges = [
      {
        ...{ unit: p.unit('roussel'), target: p.unit('adama'), path: column(14, 5).map(hex => p.hex(hex)), route: [] },
        ...{ counter: -1, group: -1, pike: -1, stage: 'declared' as const },
      },
    ];
    expect(volleyers(p.battle, p.unit('roussel'), [])).toEqual([p.unit('anwar')]);
    p.state.charges = p.state.charges.map(charge => ({ ...charge, counter: p.unit('khaled') }));
    expect(volleyers(p.battle, p.unit('roussel'), [])).toEqual([]);
  });
  rule(
    ['gui.7.2.3.ex', 'gui.7.2.3a', 'gui.7.2.3b', 'gui.7.2.3c'],
    '42 against 13: a 4 throws the Arab, whose horse lives',
    () => {
      const t = announced().do('counter', { unit: 'khaled' });
      off(ride(t, 'G5', 'H5', 'H6'))
        .declared()
        .dice(4)
        .do('resolve', { attack: 0 });
      expect(t.ever('fought')).toMatchObject([{ difference: 29, column: 5, result: 'F', mounted: true }]);
      expect(t.health('khaled')).toBe(STUNNED);
      expect(the(t.state.horses.find(({ of }) => of === t.position.unit('khaled')))).toMatchObject({
        dead: false,
        rider: -1,
      });
    },
  );
  rule(
    'gui.7.2.3d',
    'a counter-charger who is stronger takes the attacker’s part, and nothing can go against him (R59)',
    () => {
      const duel = (die: number): Table => {
        const p = position('il-poggio')
          .put(0, 'ziyad', 'H15', { facing: 'N', health: WOUNDED })
          .put(1, 'maniakes', 'H5', { facing: 'S' });
        const t = ride(charges(p).do('charge', { unit: 'ziyad', target: 'maniakes' }), ...column(14, 6));
        t.do('counter', { unit: 'maniakes' });
        return off(ride(t, 'H6', 'H7'))
          .declared()
          .dice(die)
          .do('resolve', { attack: 0 });
      };
      // 7 and 3 make 10; 13 and 6 make 19: 9 in 6/10 for Maniakes; Ziyad wears no armour.
      expect(duel(3).ever('fought')).toMatchObject([{ difference: 9, column: 3, result: 'F' }]);
      expect(duel(3).health('ziyad')).toBe(DEAD);
      expect(duel(6).ever('fought')).toMatchObject([{ result: '' }]);
      expect(duel(6).health('maniakes')).toBe(HEALTHY);
    },
  );
});

describe('limits', () => {
  rule('gui.7.2.2e', 'one charge against the same man', () => {
    const p = lane().put(0, 'robert', 'C15', { facing: 'N' }).put(1, 'zahir', 'C5');
    const t = ride(charges(p).do('charge', { unit: 'roussel', target: 'adama' }), ...column(14, 5));
    expect(t.legal('charge').filter(({ target }) => target === p.unit('adama'))).toEqual([]);
    expect(t.who('charge')).toEqual(['robert']);
  });
  rule('gui.7.2.2f', 'announced, it is ridden: blocked on the way it is lost', () => {
    const p = lane().put(0, 'robert', 'C15', { facing: 'N' }).put(1, 'zahir', 'C5');
    const t = ride(charges(p).do('charge', { unit: 'roussel', target: 'adama' }), ...column(14, 5));
    expect(t.legal('charge').some(({ unit }) => unit === p.unit('roussel'))).toBe(false);
    t.state.works.flames = [{ cell: p.hex('H9'), side: 1, arrow: false, turns: 0, fresh: false }];
    off(t);
    expect([t.where('roussel'), t.ever('chargeLost').length]).toEqual(['H10', 1]);
    expect(t.state.attacks).toEqual([]);
  });
  rule('gui.7.2.3c', 'nobody joins the combat of a charge', () => {
    const p = lane().put(0, 'osbern', 'G5');
    const t = ride(charges(p).do('charge', { unit: 'roussel', target: 'adama' }), ...column(14, 5));
    off(t);
    expect(t.legal('join')).toEqual([]);
    t.do('attack', { unit: 'osbern', target: 'adama' }).declared();
    expect(t.legal('resolve')).toHaveLength(2);
  });
  test('the charge bonus counts against men on foot too (R58)', () => {
    const t = ride(charges(lane()).do('charge', { unit: 'roussel', target: 'adama' }), ...column(14, 5));
    off(t);
    t.declared().dice(1).do('resolve', { attack: 0 }).stand();
    // 42 - 6 = 36 in 31/40.
    expect(t.ever('fought')).toMatchObject([{ difference: 36, column: 6, result: 'H' }]);
  });
});

describe('in a group', () => {
  const group = (): Position =>
    position('il-poggio')
      .put(0, 'robert', 'C15', { facing: 'N' })
      .put(0, 'roger', 'D15', { facing: 'N' })
      .put(0, 'arthur', 'E15', { facing: 'N' })
      .put(1, 'alexio', 'C7')
      .put(1, 'dorian', 'D7')
      .put(1, 'filippo', 'E7');
  const launched = (): Table => {
    const t = charges(group()).do('groupCharge', { unit: 'robert', target: 'alexio' });
    t.do('joinCharge', { unit: 'roger', target: 'dorian' }).do('joinCharge', { unit: 'arthur', target: 'filippo' });
    return t.do('launch');
  };
  rule('gui.7.2.4', 'three Normans abreast, straight and alike: the bonus and one column more', () => {
    const t = launched();
    off(t);
    t.declared().dice(1).do('resolve', { attack: 0 }).stand();
    // Robert 31 + 15 - 5 = 41 in 41/60, one right.
    expect(t.ever('fought')).toMatchObject([{ difference: 41, column: 8 }]);
  });
  rule('gui.7.2.4', 'two are no group', () => {
    const t = charges(group()).do('groupCharge', { unit: 'robert', target: 'alexio' });
    t.do('joinCharge', { unit: 'roger', target: 'dorian' });
    expect(t.legal('launch')).toEqual([]);
  });
  test('one falls before contact: the others keep the charge bonus only (R60)', () => {
    const p = group();
    p.put(1, 'petros', 'G4');
    const t = charges(p).do('groupCharge', { unit: 'robert', target: 'alexio' });
    t.do('joinCharge', { unit: 'roger', target: 'dorian' })
      .do('joinCharge', { unit: 'arthur', target: 'filippo' })
      .do('launch');
    off(t);
    // Petros shoots Robert in his first hex: 1 on the spot, 1 + 2 + 1 is row 4: E, killed.
    expect(t.step).toBe('window');
    t.dice(1, 1).do('name', { unit: 'petros', cell: 'C14' }).do('loose');
    expect(t.health('robert')).toBe(DEAD);
    while (t.step === 'fall' || t.step === 'window') t.act(the(t.legal()[0]));
    t.declared().dice(1).do('resolve', { attack: 0 }).stand();
    // Roger 30 + 15 - 5 = 40 in 31/40.
    expect(t.ever('fought')).toMatchObject([{ difference: 40, column: 6 }]);
  });
  rule('gui.7.2.5', 'three cataphracts against men on foot', () => {
    const p = position('il-poggio')
      .put(0, 'maniakes', 'C15', { facing: 'N' })
      .put(0, 'nikephoros', 'D15', { facing: 'N' })
      .put(0, 'kekaumenos', 'E15', { facing: 'N' })
      .put(1, 'osbern', 'C7')
      .put(1, 'avray', 'D7')
      .put(1, 'rioulf', 'E7');
    const t = charges(p).do('groupCharge', { unit: 'maniakes', target: 'osbern' });
    t.do('joinCharge', { unit: 'nikephoros', target: 'avray' }).do('joinCharge', {
      unit: 'kekaumenos',
      target: 'rioulf',
    });
    t.do('launch');
    off(t);
    t.declared().dice(1).do('resolve', { attack: 0 }).stand();
    // 27 + 13 - 4 = 36 in 31/40, one right.
    expect(t.ever('fought')).toMatchObject([{ difference: 36, column: 7 }]);
  });
});

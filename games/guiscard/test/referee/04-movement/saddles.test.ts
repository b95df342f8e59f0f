/** Into the saddle, out of it and with something in hand, while others shoot: corners, each from the rulebook alone. */
import { describe, expect } from 'vitest';
import { HEALTHY, STUNNED, WOUNDED } from '../../../src/state.ts';
import { CHARGES, MOVES, poggio } from '../../openings.ts';
import { rule, the } from '../../support.ts';
import { type Position, position, type Table } from '../../table.ts';

const begin = (p: Position, unit: string, ...dice: number[]): Table => p.play([...MOVES], ...dice).do('move', { unit });
const both = (t: Table, id: string): string[] =>
  [t.state.cell, t.state.tail].map(cells => t.position.name(cells[t.position.unit(id)] ?? -1));

describe('hands full', () => {
  // l.305: a man on foot carries, and lays his burden down where his move ends; in the saddle he could do neither.
  rule(['gui.4.2.4a', 'gui.4.4.2a'], 'nobody mounts with a man on his back', () => {
    const p = poggio().put(0, 'musa', 'E10').put(0, 'roland', 'E9', { health: STUNNED }).put(1, 'milo', 'A1');
    p.horse('musa', 'F8', 'N', { side: 0 });
    const t = begin(p, 'musa').go('E9');
    expect(t.legal('mount')).toHaveLength(1);
    t.do('lift', { unit: 'roland' });
    expect(t.legal('mount')).toEqual([]);
  });
  // R75, R103: nor does he climb so, and nobody is taken up from the top of a ladder.
  rule(
    ['gui.4.2.4b', 'gui.10.1.3a', 'gui.10.6.1c'],
    'nobody climbs with a man on his back, nor lifts one from above',
    () => {
      const foot = (climbing: boolean): Table => {
        const p = position('nido-d-aquila').put(0, 'osbern', 'O8').put(0, 'roland', 'O8', { health: STUNNED });
        p.put(1, 'milo', 'A1');
        const climber = climbing ? p.unit('osbern') : -1;
        p.state.ladders = [
          {
            ...{ side: 0, cell: p.hex('O8'), other: -1, direction: p.way('SE'), climber, bearers: [] },
            ...{ gone: false, since: 0 },
          },
        ];
        const rope = { side: 0, bearer: -1, cell: p.hex('O8'), to: p.hex('P7'), climber: -1, top: false, roof: false };
        p.state.grapnels = [{ ...rope, gone: false }];
        return begin(p, 'osbern');
      };
      const offered = (t: Table): number[] => ['climb', 'climbRope', 'lift'].map(type => t.legal(type).length);
      expect([offered(foot(false)), offered(foot(true))]).toEqual([
        [1, 1, 1],
        [0, 0, 0],
      ]);
      expect(offered(foot(false).do('lift', { unit: 'roland' }))).toEqual([0, 0, 0]);
    },
  );
  // l.390: it is he who cannot control it this turn.
  rule('gui.4.4.3d', 'a horse one rider has snatched at in vain may be seized by the next', () => {
    const p = poggio().put(0, 'robert', 'E6', { facing: 'S' }).put(0, 'roger', 'F5', { facing: 'S' });
    const horse = p.horse('khaled', 'E8', 'N');
    const t = begin(p, 'robert', 7, 6).go('E7<E6').do('seize', { horse }).go('D7<E7').do('stop');
    expect(the(t.state.horses[horse]).leader).toBe(-1);
    t.do('move', { unit: 'roger' }).go('F6<F5', 'F7<F6').do('seize', { horse });
    expect(the(t.state.horses[horse]).leader).toBe(p.unit('roger'));
  });
});

describe('shot out of the saddle', () => {
  const thrown = (...archers: string[]): Table => {
    const p = poggio().put(0, 'robert', 'Q11', { facing: 'S' });
    archers.forEach((id, index) => {
      p.put(1, id, index === 0 ? 'Q4' : 'R4');
    });
    const t = begin(p, 'robert', 1, 2).go('Q12<Q11');
    // Die 2 and armour is D.
    t.do('name', { unit: the(archers[0]), cell: 'Q12' })
      .do('loose')
      .do('lieAt', { to: 'Q13' });
    expect([t.health('robert'), t.where('robert'), t.step]).toEqual([WOUNDED, 'Q13', 'moving']);
    return t;
  };
  // l.705, R42: a hex is a hex; his two points on foot do not come into it.
  rule(
    ['gui.5.4.3.D', 'gui.3.1.rock'],
    'a heavy rider whose horse is shot goes on one hex also among rocks, which cost four',
    () => {
      const t = thrown('petros');
      expect(t.hexes('step')).toContain('Q14');
      t.go('Q14');
      while (t.step === 'window') t.do('hold');
      expect([t.where('robert'), t.step === 'moving' ? t.legal('step') : []]).toEqual(['Q14', []]);
    },
  );
  // l.559, R39: he is on foot and hurt now, and one hex is enough.
  rule(
    ['gui.5.3d', 'gui.5.4.3.D'],
    'thrown by the first volley he may be shot at again after the one hex he walks',
    () => {
      const t = thrown('petros', 'stephanos').go('P13');
      expect([t.step, t.seats, t.who('name')]).toEqual(['window', [1], ['stephanos']]);
    },
  );
});

describe('a charge slowed by a volley', () => {
  /** Roussel rides up column H at Adama, and an arrow takes four of his points in his first hex. */
  const slowed = (target: number, friend?: string): Table => {
    const p = poggio().put(0, 'roussel', 'H15', { facing: 'N' }).put(1, 'adama', `H${target}`).put(1, 'petros', 'E10');
    if (friend) p.put(0, 'osbern', friend);
    const t = p.play([...CHARGES], 1, 7).do('charge', { unit: 'roussel', target: 'adama' });
    for (let row = 14; row > target; row--) if (t.step === 'course') t.do('rideTo', { to: `H${row}` });
    if (t.step === 'charges') t.do('endCharges');
    expect([t.step, t.where('roussel')]).toEqual(['window', 'H14']);
    // 7 and armour is A.
    t.do('name', { unit: 'petros', cell: 'H14' }).do('loose');
    expect([t.health('roussel'), t.ever('slowed').length]).toEqual([HEALTHY, 1]);
    while (t.step === 'window') t.do('hold');
    return t;
  };
  // R41: what is left is enough, or it is not.
  rule(
    ['gui.5.4.3.A', 'gui.7.2.3a'],
    'a charge with exactly the points left to it is brought home, with one too few it is lost',
    () => {
      const home = slowed(6).declared().dice(10);
      if (home.step === 'resolving') home.do('resolve', { attack: 0 });
      expect([home.where('roussel'), home.stand().ever('fought')]).toMatchObject(['H7', [{ difference: 36 }]]);
      const short = slowed(5);
      expect([short.where('roussel'), short.ever('chargeLost').length]).toEqual(['H7', 1]);
      // l.281: and where it ends he stands on nobody.
      for (const friend of ['H7', 'H8']) {
        const t = slowed(4, friend);
        expect([t.ever('chargeLost').length, both(t, 'roussel').includes(t.where('osbern'))]).toEqual([1, false]);
      }
    },
  );
});

describe('whose horse', () => {
  // l.382, l.385: led, it is an extension of who leads it; mounted, it is not.
  rule(
    ['gui.4.4.2d', 'gui.4.4.3b'],
    'a knight mounts the horse his man holds for him, and the man holds it no more',
    () => {
      const p = position('il-poggio').put(0, 'roger', 'E9').put(0, 'osbern', 'F7').put(1, 'milo', 'A1');
      const horse = p.horse('roger', 'F8', 'N', { side: 0 });
      Object.assign(the(p.state.horses[horse]), { leader: p.unit('osbern') });
      const t = p
        .play([{ step: 'movement', side: 0 }])
        .do('move', { unit: 'roger' })
        .do('mount', { horse });
      expect([the(t.state.horses[horse]), t.state.ride[p.unit('roger')]]).toMatchObject([
        { leader: -1, rider: p.unit('roger') },
        horse,
      ]);
      // One point left is two in the saddle.
      t.go('G8<F8', 'G7<G8').do('stop');
      expect([t.where('roger'), t.where('osbern')]).toEqual(['G7', 'F7']);
    },
  );
});

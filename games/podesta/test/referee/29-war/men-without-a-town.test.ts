import { describe, expect } from 'vitest';
import { pointsForFlorins } from '../../../src/48-victory/scoring.ts';
import { CAPTURED } from '../../../src/state.ts';
import { battle, phase } from '../../battles.ts';
import { communeNamed, companyNamed, position, rule, sestiere, square, unitOf } from '../../position.ts';

const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const GRIFONE = companyNamed('grifone');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);

describe('refugees', () => {
  // R33 and R58: home is where they live.
  rule(['pod.47a', 'pod.29t', 'pod.26c'], 'who come back with the army of their new town go in with it', () => {
    const p = position(2).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').loyal(1, 'firenze', 2);
    p.state.place[FI(2)] = SIENA;
    p.army(1, 'O13', [SI(1), FI(2)], { from: SIENA });
    p.military(1)
      .act({ type: 'march', army: 1, from: -1, podesta: false })
      .act({ type: 'marchTo', cell: square('O14'), homeward: false })
      .act({ type: 'garrison', army: 1 });
    expect([p.state.armies, p.state.armyOf[FI(2)], p.state.place[FI(2)]]).toEqual([[], -1, SIENA]);
  });

  // R33 and R100: they defend the streets they live in.
  rule(['pod.47a', 'pod.44v', 'pod.27b'], 'fight in the streets of their new town for its Podestà', () => {
    const p = position(3).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').govern(2, 'lucca').loyal(1, 'firenze', 2);
    p.state.place[FI(2)] = SIENA;
    p.tokens(0, 'proditor').besieging(0, 'O13', 'siena', [FI(1), FI(3), FI(5)]);
    const match = p.military(0).act({ type: 'openGates', army: 1 }).do('fightInStreets');
    expect(match.choices('enlist', 'units', 1)).toContain(FI(2));
    expect(match.choices('enlist', 'units', 0)).not.toContain(FI(2));
  });

  // R33 and R115: the counter that leaves play is sestiere and company in one.
  rule(
    ['pod.17c', 'pod.13h', 'pod.27h'],
    'nobody has taken in for twelve months leave also the army of the exile',
    () => {
      const p = position(3).govern(1, 'siena').govern(1, 'firenze', 2, 4, 6).govern(2, 'lucca').exiled(0, 'prato');
      p.loyal(0, 'firenze', 1, 3).army(0, 'K5', [FI(1), FI(3)]);
      for (const number of [1, 3]) p.state.place[FI(number)] = -1;
      Object.assign(p.state.exiledIn, { [FI(1)]: 3, [FI(3)]: 4 });
      p.date(2, 3).play([{ step: 'monthEnd' }]);
      expect([1, 3].map(number => [p.state.place[FI(number)], p.state.armyOf[FI(number)]])).toEqual([
        [-2, -1],
        [-1, 1],
      ]);
      p.date(2, 4).play([{ step: 'monthEnd' }]);
      expect([p.state.armyOf[FI(3)], p.state.armies]).toEqual([-1, []]);
    },
  );
});

describe('an exile with his sword', () => {
  // R68 and R69: what he hires is quartered where he is sheltered.
  rule(['pod.31j', 'pod.19e', 'pod.31k'], 'hires the captain he has taken, for the town that shelters him', () => {
    const p = position(3)
      .govern(1, 'siena')
      .govern(2, 'lucca')
      .exiled(0, 'prato')
      .hire(0, 'bande', 'prato')
      .hire(1, 'grifone', 'siena');
    p.army(0, 'N9', [unitOf('bande')]).army(1, 'N9', [SI(1), unitOf('grifone')]);
    battle(
      p,
      [[unitOf('bande'), 'a1']],
      [
        [SI(1), 'l8'],
        [unitOf('grifone'), '', { cell: CAPTURED, struckBy: 0 }],
      ],
    );
    const match = phase(p, 'move', 1).do('parley', 'concede');
    expect([match.step, match.seats]).toEqual(['ransom', [0]]);
    const towns = match.choices('hireCaptive', 'station');
    expect(towns.length > 0 && towns.every(town => town === PRATO)).toBe(true);
    match.act({ type: 'hireCaptive', station: PRATO, from: -1, florins: 500 });
    expect([p.state.employer[GRIFONE], p.state.station[GRIFONE], match.purse(0)]).toEqual([0, PRATO, 1100]);
  });

  // R96: the chest is for fees and expeditions, and no florin of it is his own.
  rule(
    ['pod.43d', 'pod.31c', 'pod.3b'],
    'pays his company from the war chest first; the chest brings no points',
    () => {
      const p = position(2).govern(1, 'siena').exiled(0, 'prato').hire(0, 'grifone', 'prato', { fee: 700 }).date(1, 12);
      p.state.minted += 600;
      p.player(0).chest = 600;
      expect(pointsForFlorins(p.table, 0)).toBe(0);
      const match = p.play([{ step: 'nextMonth', over: false }]);
      expect([match.step, match.seats]).toEqual(['companyFee', [0]]);
      match.act({ type: 'payFee', from: -1 });
      expect([p.player(0).chest, match.purse(0), p.state.employer[GRIFONE]]).toEqual([0, 1500, 0]);
    },
  );

  // R34: who governs the town decides whom it shelters, and a new Podestà begins with nobody.
  rule(['pod.19b', 'pod.18a', 'pod.19a'], 'elected in his shelter turns out the other exile who lived there', () => {
    const p = position(3).govern(1, 'siena').exiled(0, 'prato').exiled(2, 'prato').loyal(0, 'prato', 1, 3, 5);
    p.political(0).act({ type: 'win', sestiere: sestiere('prato', 4), token: -1 });
    expect([p.commune('prato').podesta, p.player(0).exiled, p.player(2).host]).toEqual([0, false, -1]);
    expect(p.player(2).exiled).toBe(true);
  });
});

import { describe, expect } from 'vitest';
import { battle, cards, fightOut, phase } from '../../battles.ts';
import { communeNamed, position, rule, sestiere, square, work } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);

describe('a fourth sestiere that was not bought', () => {
  // R25: four trust him, however they came to.
  rule(['pod.10c', 'pod.24d', 'pod.18e'], 'AN02 elects who had three in his assigned commune, taxes and all', () => {
    const p = position(2).loyal(0, 'firenze', 1, 3, 2);
    const match = p.annales(0, 'AN02');
    while (!match.stopped) match.act(match.legal()[0] ?? { type: 'none' });
    expect([p.commune('firenze').podesta, p.player(0).home, match.treasury('firenze')]).toEqual([0, FIRENZE, 3000]);
  });

  rule(['pod.10c', 'pod.24d', 'pod.18b'], 'AN17 elects in an unrepresented commune, without a journey', () => {
    const p = position(2).govern(0, 'firenze').loyal(0, 'prato', 1, 2, 4);
    const match = p.annales(0, 'AN17').act({ type: 'takeTrust', sestiere: PR(3) });
    expect([p.state.holder[PR(3)], p.commune('prato').podesta, match.treasury('prato')]).toEqual([0, 0, 3000]);
  });

  // R113: the thanks of the rescued may make him their Podestà.
  rule(
    ['pod.44m', 'pod.10c', 'pod.44y'],
    'a rescuer thanked by three, who had the fourth, governs the town he freed',
    () => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').loyal(2, 'prato', 2);
      p.besieging(1, 'K4', 'prato', [SI(1), SI(3), SI(4)]);
      p.army(
        2,
        'K4',
        [1, 3, 4].map(number => sestiere('lucca', number)),
      );
      const match = p.play([
        { step: 'military', seat: 2 },
        { step: 'turnEnd', seat: 2 },
      ]);
      fightOut(match.act({ type: 'attack', army: 2, target: 1 }).do('standAndFight'), 1);
      expect([1, 2, 3, 5].map(number => p.state.holder[PR(number)])).toEqual([2, 2, 2, 2]);
      expect([p.commune('prato').podesta, match.treasury('prato')]).toEqual([2, 3000]);
    },
  );
});

describe('terms that run over the New Year', () => {
  // R39: three months, whatever year they end in.
  rule(['pod.15h', 'pod.5a'], 'a work begun in November is due in February', () => {
    const p = position(2).govern(0, 'firenze').treasury('firenze', 3000).date(1, 11);
    p.political(0)
      .act({ type: 'build', commune: FIRENZE, work: work('strade-ponti'), from: FIRENZE })
      .do('fromMarket');
    expect([p.date(2, 1).turn(0).step, p.date(2, 2).turn(0).step]).toEqual(['political', 'labour']);
  });

  rule(['pod.24d', 'pod.5a'], 'a truce of December protects through January and no longer', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').date(1, 12);
    p.annales(0, 'AN18');
    const refused = (year: number, month: number) => {
      p.play([{ step: 'monthEnd' }]);
      expect([p.state.year, p.state.month]).toEqual([year, month]);
      return p.military(1).refusal({ type: 'declareWar', challenged: 0 });
    };
    expect(refused(2, 1)).toMatchObject({ reason: 'truce' });
    expect(refused(2, 2)).toBeNull();
  });

  // R68: the start of the month after next.
  rule(['pod.32b', 'pod.5a'], 'a Podestà taken in December is home in February', () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').date(1, 12);
    battle(p, [[FI(1), 'f4']], [[SI(1), 'f5', { damage: 2, podesta: SIENA }]]);
    phase(p, 'fight', 0, cards(4, 4, 1, 1))
      .act({ type: 'fight', soldier: 0, target: 1 })
      .do('capture');
    const held = (year: number, month: number) => {
      p.date(year, month).play([{ step: 'month' }]);
      return [p.commune('siena').captor, p.commune('siena').cell];
    };
    expect([held(2, 1), held(2, 2)]).toEqual([
      [0, -1],
      [-1, square('O14')],
    ]);
  });
});

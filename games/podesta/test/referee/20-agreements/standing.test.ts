import { expect } from 'vitest';
import { leg, position, rule, sestiere, square } from '../../position.ts';

// R31, R45 and R135: what everybody can see cannot be kept has lapsed.
rule(
  ['pod.20a', 'pod.16a', 'pod.20c'],
  'an offer of a league that was left standing lapses when one of the two changes faction',
  () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').purse(2, 5000);
    p.commune('lucca').cell = square('N6');
    p.political(0)
      .propose(2, leg(true, { kind: 'league', leaving: false }))
      .do('letStand');
    expect(p.political(2).legal('takeUp')).toHaveLength(1);
    const turning = p.political(2).do('changeFaction');
    for (const number of [1, 3, 4, 5]) turning.act({ type: 'keepSestiere', sestiere: sestiere('lucca', number) });
    turning.do('declare');
    expect(turning.legal('takeUp')).toEqual([]);
    expect([p.player(0).league, p.player(2).league]).toEqual([-1, -1]);
  },
);

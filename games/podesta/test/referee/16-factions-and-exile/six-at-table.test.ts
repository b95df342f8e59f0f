import { describe, expect } from 'vitest';
import { annalesCard, communeNamed, leg, position, rule, sestiere, square } from '../../position.ts';

const six = () =>
  position(6)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .govern(3, 'pisa')
    .govern(4, 'arezzo')
    .govern(5, 'volterra');

describe('six at the table', () => {
  // R5 and R6: who bid more goes before, equals by lot, exiles after all.
  rule(['pod.8b', 'pod.8c', 'pod.19d'], 'two exiles play after the four who bid, of whom two are equal', () => {
    const p = six();
    p.commune('pisa').podesta = -1;
    p.commune('arezzo').podesta = -1;
    p.exiled(3, 'siena').exiled(4, 'siena');
    const match = p.play([{ step: 'orderAuction' }]);
    expect([...match.seats].sort()).toEqual([0, 1, 2, 5]);
    match.lay(0, 10).lay(1, 50).lay(2, 10).lay(5, 0);
    const { order } = p.state;
    expect([order[0], [...order.slice(1, 3)].sort(), order[3], [...order.slice(4)].sort()]).toEqual([
      1,
      [0, 2],
      5,
      [3, 4],
    ]);
    expect(match.purse(5)).toBe(1600);
  });

  // R45: three partners; one turns against another, two stay.
  rule(
    ['pod.44w', 'pod.20a', 'pod.23r'],
    'a raid on one of three partners ends the raider’s league, not the others’',
    () => {
      const p = six()
        .league(0, 2, 5)
        .tokens(0, 'proditor')
        .army(0, 'E6', [sestiere('firenze', 1)]);
      p.tokens(2, 'spada-1');
      const theft = { type: 'steal', victim: 2, what: 'beneficio' };
      expect(p.political(0).refusal(theft)).not.toBeNull();
      const lucca = communeNamed('lucca');
      p.military(0).act({ type: 'raid', army: 1, commune: lucca, to: communeNamed('firenze') });
      expect([0, 2, 5].map(seat => p.player(seat).league)).toEqual([-1, 0, 0]);
      expect(p.political(0).refusal(theft)).toBeNull();
    },
  );

  // R7: the draw is among those at home; an exile is struck only if somebody points at him.
  rule(
    ['pod.24d', 'pod.24e', 'pod.24g'],
    'of two with a Proditor the second is not asked when the first has pointed',
    () => {
      const p = six().tokens(1, 'proditor').tokens(4, 'proditor');
      p.commune('arezzo').podesta = -1;
      p.exiled(4, 'siena');
      p.state.order = [5, 1, 0, 2, 3, 4];
      p.state.annales = [annalesCard('AN29')];
      const match = p.play([{ step: 'annales' }, { step: 'market' }]);
      const asked: number[] = [];
      while (match.legal('seize', match.seats[0]).length > 0 || match.legal('letFall', match.seats[0]).length > 0) {
        const [seat = 0] = match.seats;
        asked.push(seat);
        if (seat === 1) match.act({ type: 'seize', target: 4 }, seat);
        else match.act({ type: 'letFall' }, seat);
        if (seat === 1) break;
      }
      expect(asked.at(-1)).toBe(1);
      expect(asked).not.toContain(4);
      expect([p.player(1).benefici, p.player(4).benefici.length]).toEqual([[], 1]);
    },
  );

  // R136: only the two and the members of the league have to agree; the sixth does not even know.
  rule(['pod.20a', 'pod.20d'], 'a fourth is let into a league of three by all three', () => {
    const p = six();
    for (const seat of [1, 3]) p.player(seat).faction = p.player(0).faction;
    p.league(0, 2, 5);
    p.commune('siena').cell = square('N6');
    const match = p.political(1).propose(0, leg(true, { kind: 'league', leaving: false }));
    const asked = [];
    while (match.step === 'answer') {
      asked.push(match.seats[0]);
      match.do('accept');
    }
    expect(asked).toEqual([0, 2, 5]);
    expect([0, 1, 2, 5].map(seat => p.player(seat).league)).toEqual([0, 0, 0, 0]);
  });
});

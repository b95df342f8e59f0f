import { describe, expect } from 'vitest';
import { communeNamed, good, position, rule, sestiere, token } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const win = (one: number) => ({ type: 'win', sestiere: one, token: -1 });

describe('an exile', () => {
  // The card without a home: as in his assigned commune, whoever governs it.
  rule(
    ['pod.24d', 'pod.19d', 'pod.10a'],
    'struck by AN09 shuts his old town even to its Podestà, and cannot court it himself',
    () => {
      const p = position(3).govern(1, 'siena').govern(2, 'lucca').exiled(0, 'prato').purse(1, 5000);
      p.govern(1, 'firenze', 1, 3, 4);
      expect(p.political(1).refusal(win(FI(5)))).toBeNull();
      p.annales(0, 'AN09');
      expect(p.political(1).refusal(win(FI(5)))).toMatchObject({ rule: 'pod.24d' });
      expect(p.political(0).refusal(win(FI(5)))).not.toBeNull();
      expect(p.political(1).refusal(win(SI(2)))).toBeNull();
    },
  );

  // R6: exiles play after everybody; AN10 makes nobody an exile, and no exile later than he was.
  rule(['pod.24d', 'pod.19d'], 'struck by AN10 keeps his place among the exiles', () => {
    const p = position(4).exiled(3).exiled(1);
    p.state.order = [0, 2, 3, 1];
    expect(p.annales(3, 'AN10').state.order).toEqual([0, 2, 3, 1]);
  });
});

// AN07, R131: an event that makes a Proditor vain still spends it.
rule(
  ['pod.24d', 'pod.44n', 'pod.13a', 'pod.13e'],
  'AN07 makes gates, flight, rising and coup in his town vain, and each costs its Proditor',
  () => {
    const tried = (phase: 'political' | 'military', action: { type: string } & Record<string, unknown>) => {
      const p = governing()
        .govern(0, 'firenze', 1, 3, 5)
        .loyal(1, 'firenze', 2, 4)
        .tokens(1, 'proditor')
        .army(0, 'J4', [FI(1), FI(3)], { shown: true })
        .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
      p.annales(0, 'AN07', [0]);
      const match = p[phase](1).act(action);
      return [
        match.told('inVain').length,
        p.player(1).benefici.includes(token('proditor')),
        p.commune('firenze').podesta,
        p.state.battle,
        p.state.armies[1]?.siege?.fled.length,
        match.step,
      ];
    };
    expect([
      tried('military', { type: 'openGates', army: 2 }),
      tried('military', { type: 'makeFlee', army: 2 }),
      tried('political', { type: 'rise', sestieri: [FI(2), FI(4)] }),
      tried('political', { type: 'coup', commune: FIRENZE }),
    ]).toEqual([
      [1, false, 0, null, 0, 'military'],
      [1, false, 0, null, 0, 'military'],
      [1, false, 0, null, 0, 'political'],
      [1, false, 0, null, 0, 'political'],
    ]);
  },
);

// AN28 speaks of the merchant's loans; what his commune owes is another debtor's.
rule(['pod.24d', 'pod.25f', 'pod.25j'], 'AN28 leaves the interest of his commune as it is', () => {
  const struck = (own: boolean) => {
    const p = governing();
    p.state.loans = [{ seat: 0, commune: FIRENZE, capital: 500, interest: 100, due: 12 }];
    if (own) p.state.loans.push({ seat: 0, commune: -1, capital: 300, interest: 60, due: 12 });
    const match = p.annales(0, 'AN28');
    return [match.purse(0), ...p.state.loans.map(({ interest }) => interest)];
  };
  expect([struck(false), struck(true)]).toEqual([
    [1700, 100],
    [1600, 100, 0],
  ]);
});

// R10: the oldest are always used first, at sea too.
rule(
  ['pod.24d', 'pod.21g'],
  'AN23 sinks the oldest lots of the good he has most of, counting those of this month',
  () => {
    const p = governing().goods(0, { metalli: 1, stoffe: 2 }).fresh(0, { metalli: 2 });
    const match = p.annales(0, 'AN23');
    expect(match.choices('loseLot', 'good')).toEqual([good('metalli')]);
    match.act({ type: 'loseLot', good: good('metalli') });
    expect([p.player(0).lots[good('metalli')], p.player(0).fresh[good('metalli')]]).toEqual([0, 1]);
    expect(p.player(0).lots[good('stoffe')]).toBe(2);
  },
);

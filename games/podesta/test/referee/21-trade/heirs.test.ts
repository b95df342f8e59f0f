import { expect } from 'vitest';
import { communeNamed, position, rule, sestiere } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const SI = (number: number) => sestiere('siena', number);

// R47: the thousand are the commune's, whoever signed for them.
rule(['pod.25e', 'pod.25b', 'pod.45a'], 'a conqueror borrows only what his new town does not owe already', () => {
  const p = position(2).govern(1, 'siena').govern(1, 'firenze').exiled(0);
  p.state.loans = [{ seat: 0, commune: FIRENZE, capital: 700, interest: 140, due: 8 }];
  const borrow = (florins: number) => p.political(1).refusal({ type: 'borrow', commune: FIRENZE, florins });
  expect([borrow(300), borrow(400) === null]).toEqual([null, false]);
  expect(p.political(1).refusal({ type: 'borrow', commune: SIENA, florins: 1000 })).toBeNull();
});

// R13: whoever is still in the game is dealt a hand, exiles too.
rule(['pod.22f', 'pod.22c', 'pod.19g'], 'an exile has six new cards at New Year like the others', () => {
  const p = position(3).govern(1, 'siena').govern(2, 'lucca').exiled(0).date(1, 12);
  p.play([{ step: 'nextMonth', over: false }]);
  expect(p.state.players.map(({ mercator }) => mercator.length)).toEqual([6, 6, 6]);
});

// R96 and R102: the raids of the year are counted to its end; a town that pays again can be plundered again.
rule(
  ['pod.45.1d', 'pod.43e', 'pod.43d'],
  'a town rebuilt in the year of its third raid is raided again from New Year, not before',
  () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', 3000).date(1, 5);
    Object.assign(p.commune('firenze'), { raids: 3, poor: true });
    p.army(1, 'M5', [SI(1)]);
    p.political(0).act({ type: 'rebuild', commune: FIRENZE, florins: 3000, from: FIRENZE });
    const raid = { type: 'raid', army: 1, commune: FIRENZE, to: SIENA };
    expect(p.military(1).refusal(raid)).toMatchObject({ rule: 'pod.43e' });
    p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
    expect(p.commune('firenze').treasury).toBe(3000);
    const before = p.commune('siena').treasury;
    const match = p.military(1).act(raid);
    expect(match.treasury('siena') - before).toBe(1500);
  },
);

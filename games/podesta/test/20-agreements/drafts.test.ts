/** Declarations and oaths in the making: what can still be paid, what is still to come, what is no action at all. */
import { oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { keepPrice, takePrice } from '../../src/16-factions-and-exile/faction.ts';
import { communeNamed, type Position, position, rule, sestiere } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () => position(2).govern(0, 'firenze').govern(1, 'siena');

describe('a declaration', () => {
  const declaring = (p: Position, keep: number[] = [], take: number[] = []) =>
    p.play([{ step: 'declaration', seat: 0, keep, take }]);

  rule(['pod.16b', 'pod.16d'], 'lists whom the purse still pays for, to the florin, and nobody twice', () => {
    const { table } = governing();
    const [kept, taken] = [keepPrice(table, 0, FI(5)), takePrice(table, 0, FI(6))];
    const other = keepPrice(table, 0, FI(4));
    const offered = (purse: number, keep: number[] = [], take: number[] = []) => {
      const match = declaring(governing().purse(0, purse), keep, take);
      return [
        match.choices('keepSestiere', 'sestiere').includes(FI(5)),
        match.choices('takeSestiere', 'sestiere').includes(FI(6)),
      ];
    };
    expect([offered(kept), offered(kept - 1)[0], offered(taken)[1], offered(taken - 1)[1]]).toEqual([
      [true, kept >= taken],
      false,
      true,
      false,
    ]);
    expect([
      offered(kept + other, [FI(4)])[0],
      offered(kept + other - 1, [FI(4)])[0],
      offered(9000, [FI(5)], [FI(6)]),
    ]).toEqual([true, false, [false, false]]);
  });

  rule(['pod.16b', 'pod.16a'], 'is made with four of his home; thinking again ends it for the turn', () => {
    const match = declaring(governing().purse(0, 9000), [1, 3, 4].map(FI));
    expect([match.legal('declare'), match.refusal({ type: 'declare' })]).toEqual([
      [],
      { rule: 'pod.16b', reason: 'tooFew', companies: 4 },
    ]);
    match.act({ type: 'keepSestiere', sestiere: FI(5) });
    expect(match.legal('declare')).toHaveLength(1);
    match.do('thinkAgain');
    expect([match.state.turn.wavered, match.position.player(0).faction]).toEqual([true, 0]);
  });
});

describe('oaths', () => {
  rule(['pod.45b', 'pod.45c'], 'the next one is foreseen as long as there is one', () => {
    const ahead = (left: number[]) => {
      const p = governing().purse(0, 9000);
      const match = p.play([
        { step: 'oath', seat: 0, sestiere: SI(1), price: 10 },
        { step: 'oaths', seat: 0, commune: communeNamed('siena'), left },
      ]);
      return oddsOf(match.play, 0, { type: 'payOath' })?.outcomes.length ?? 0;
    };
    expect([ahead([]), ahead([SI(3)]), ahead([SI(3), SI(5)])]).toEqual([0, 4, 4]);
  });
});

describe('what is no action', () => {
  rule(['pod.26e', 'pod.9a'], 'squares, lots and sums below what there can be', () => {
    const match = governing()
      .political(0)
      .act({ type: 'ride', counter: communeNamed('firenze') });
    const reason = (action: object) => JSON.stringify(match.refusal(action));
    expect(reason({ type: 'rideTo', cell: 0 })).toContain('outOfReach');
    expect(reason({ type: 'rideTo', cell: -1 })).not.toContain('outOfReach');
  });
});

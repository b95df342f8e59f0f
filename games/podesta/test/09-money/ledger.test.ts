/** Money is made and unmade by rules only: the payments told in whole matches, added up, are the accounts (pod.9a). */
import { type AnyEvent, Generator, pick, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { chest, treasury } from '../../src/09-money/money.ts';
import { podesta } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { game, type Match, position, rule, world } from '../position.ts';

const RULES = new Set(podesta.rulebook.entries.map(({ id }) => id));

/** Plays at random and calls `visit` after every action. */
function wander(
  seats: number,
  seed: string,
  actions: number,
  visit: (events: AnyEvent[], match: Match) => void,
): Match {
  const chance = new Generator(startChance('sfc32', seed));
  const match = position(seats, {}, 'short').play([{ step: 'newYear' }]);
  visit(match.events, match);
  for (let count = 0; count < actions && !match.play.result; count++) {
    const asked = match.seats.filter(seat => match.play.canAct(seat));
    const seat = pick(chance, asked);
    match.act(match.play.anyAction(seat, chance), seat);
    visit(match.events, match);
  }
  return match;
}

/** What every account holds: purses, treasuries and war chests. */
const accounts = ({ players, communes }: State): Map<number, number> =>
  new Map([
    ...players.map(({ purse }, seat) => [seat, purse] as const),
    ...players.map((player, seat) => [chest(seat), player.chest] as const),
    ...communes.map((commune, index) => [treasury(index), commune.treasury] as const),
  ]);

/** The accounts kept by somebody who only hears what is told. */
class Ledger {
  readonly held: Map<number, number>;
  readonly bank = { out: 0, in: 0 };
  readonly rules = new Set<string>();

  constructor(seats: number) {
    const { florins } = world.data.merchants;
    this.held = new Map(Array.from({ length: seats }, (_, seat) => [seat, florins]));
    this.bank.out = seats * florins;
  }

  note({ from, to, florins, rule: by }: { from: number; to: number; florins: number; rule: string }): void {
    if (florins <= 0) throw new Error(`${florins} florins were paid`);
    this.rules.add(by);
    if (from < 0) this.bank.out += florins;
    else this.held.set(from, (this.held.get(from) ?? 0) - florins);
    if (to < 0) this.bank.in += florins;
    else this.held.set(to, (this.held.get(to) ?? 0) + florins);
  }
}

const isPayment = (event: AnyEvent): event is AnyEvent & { from: number; to: number; florins: number } =>
  event.type === 'paid' && 'from' in event && 'to' in event && 'florins' in event;

describe('conservation', () => {
  for (const seats of [2, 3, 4, 6])
    rule(['pod.9a', 'pod.9b'], `every florin is told with its rule, ${seats} merchants`, () => {
      const ledger = new Ledger(seats);
      const { state } = wander(seats, `ledger ${seats}`, 800, (events, match) => {
        for (const event of events) if (isPayment(event)) ledger.note(event);
        const wrong = [...accounts(match.state)].filter(
          ([account, florins]) => (ledger.held.get(account) ?? 0) !== florins,
        );
        if (wrong.length > 0) expect(wrong).toEqual([]);
      });
      expect(ledger.bank.out - ledger.bank.in).toBe(state.minted);
      expect([...ledger.rules].filter(id => !RULES.has(id))).toEqual([]);
      expect(ledger.rules.size).toBeGreaterThan(5);
    });

  rule(
    ['pod.21n', 'pod.21c', 'pod.9c.a', 'pod.23a'],
    'prices in bounds, every piece in one place, after every action',
    () => {
      const { lowest, highest } = world.data.goods;
      let checked = 0;
      wander(5, 'pieces', 1000, (_, match) => {
        const wrong = [
          ...(game.invariants?.(match.play.look) ?? ['nothing is checked']),
          ...match.state.prices.filter(price => price < lowest || price > highest).map(price => `a price of ${price}`),
        ];
        if (wrong.length > 0) expect(wrong).toEqual([]);
        checked++;
      });
      expect(checked).toBeGreaterThan(500);
    },
  );
});

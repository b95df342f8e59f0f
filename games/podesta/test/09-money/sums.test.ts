/** Sums named freely: a family has the members the rule gives one by one, and no other. */

import type { Frame } from '@carroccio/kernel';
import { type AnyAction, at, canonical, type Described, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { governed, warMeans } from '../../src/09-money/money.ts';
import { alive, quartersOf } from '../../src/10-office/office.ts';
import { deliverable } from '../../src/14-taxes-and-works/works.ts';
import { mostToBorrow } from '../../src/21-trade/bank.ts';
import { capacity, ownShare } from '../../src/21-trade/bargains.ts';
import { mostToBuy, mostToSell, sellable } from '../../src/21-trade/market.ts';
import { mostOffered } from '../../src/26-armies/arming.ts';
import { companyMeans, setAside } from '../../src/30-battle/extra-pay.ts';
import type { Podesta } from '../../src/shape.ts';
import type { State } from '../../src/state.ts';
import type { Table } from '../../src/world.ts';
import { game, world } from '../position.ts';

/** Every sum that may be named in a range, and what is said with it. */
interface Ways {
  action: AnyAction;
  field: 'florins' | 'lots';
  least: number;
  most: number;
  step?: number;
}

const SIX = [0, 1, 2, 3, 4, 5];
const FEE = world.data.contributions.company.minimum;

/** What the rules allow at a decision, enumerated without asking the offers. */
function allowed(table: Table, frame: Frame<Podesta>, seat: number): Ways[] {
  const { state } = table;
  const own = governed(state, seat);
  const lay = (most: number): Ways[] => [{ action: { type: 'lay' }, field: 'florins', least: 0, most }];
  const fees = (state: State, actions: (from: number) => AnyAction[], payers: readonly number[]): Ways[] =>
    payers.flatMap(from =>
      actions(from).map(action => ({ action, field: 'florins', least: FEE, most: warMeans(state, seat, from) })),
    );
  const lots = (action: AnyAction, most: number): Ways => ({ action, field: 'lots', least: 1, most });
  switch (frame.step) {
    case 'orderAuction':
      return lay(at(state.players, seat).purse);
    case 'arming':
      return lay(mostOffered(table, frame.seat, frame.sestiere));
    case 'extraPay':
      return lay(companyMeans(state, frame.company));
    case 'bribe':
      return lay(at(state.players, seat).purse - setAside(state, seat));
    case 'companyAuction':
      return quartersOf(state, seat) < 0 ? [] : fees(state, from => [{ type: 'bid', from }], [-1, ...own]);
    case 'political':
      if (seat !== frame.seat) return [];
      return [
        ...own.map((commune): Ways => {
          const most = mostToBorrow(table, seat, commune);
          return { action: { type: 'borrow', commune }, field: 'florins', least: 100, most, step: 100 };
        }),
        ...own.flatMap(from =>
          own
            .filter(to => to !== from && state.turn.transfers < 4)
            .map((to): Ways => {
              const { treasury: most } = at(state.communes, from);
              return { action: { type: 'transfer', from, to }, field: 'florins', least: 1, most };
            }),
        ),
      ];
    case 'commercial':
      if (seat !== frame.seat) return [];
      return [
        ...SIX.map(good => lots({ type: 'buy', good }, mostToBuy(table, seat, good))),
        ...SIX.map(good => lots({ type: 'sell', good }, mostToSell(table, seat, good))),
        {
          action: { type: 'borrow', commune: -1 },
          field: 'florins',
          least: 100,
          most: mostToBorrow(table, seat, -1),
          step: 100,
        },
      ];
    case 'supplies':
      return alive(state)
        .filter(supplier => !frame.refused.includes(supplier))
        .flatMap(supplier =>
          SIX.map(good => lots({ type: 'supply', supplier, good }, deliverable(table, frame, supplier, good))),
        );
    case 'bargain':
      return alive(state)
        .filter(partner => partner !== seat && !frame.asked.includes(partner))
        .map(partner =>
          lots({ type: 'share', partner }, Math.min(ownShare(frame), capacity(table, partner, frame.card, 0))),
        );
    case 'foreignOrder':
      return SIX.map(good => lots({ type: 'sellAbroad', good }, Math.min(frame.lots, sellable(state, seat, good))));
    default:
      return [];
  }
}

const SUMS = ['lay', 'bid', 'borrow', 'transfer', 'buy', 'sell', 'supply', 'share', 'sellAbroad'];

/** What a family says, as the ranges above say it. */
const told = ({ type, same, fields }: Described): string[] =>
  fields.flatMap(field =>
    field.kind === 'sum' ? [canonical({ action: { type, ...same }, ...field, step: field.step })] : [],
  );

const isOurs = (frame: { step: string }): frame is Frame<Podesta> => Object.hasOwn(game.steps, frame.step);
const isState = (state: object): state is State => 'communes' in state;

test('in random matches the sums on offer are those of the rules, and the next ones are refused by a rule', () => {
  const met = new Set<string>();
  for (const [seats, seed] of [
    [2, 'sums a'],
    [4, 'sums b'],
    [3, 'sums c'],
  ] as const) {
    const chance = new Generator(startChance('sfc32', seed));
    const { play } = Play.begin(game, { scenario: 'short', seats, seed, stream: 'sfc32' });
    for (let count = 0; count < 1500 && !play.result; count++) {
      const decision = play.decision();
      const seat = pick(chance, decision?.seats ?? []);
      const frame = decision?.frame;
      const { state, options } = play.look;
      if (frame && isOurs(frame) && isState(state)) {
        const table: Table = {
          world,
          state,
          options: { market: 'braked', houses: false, lives: false, hours: 3, ...options },
          seats,
        };
        const ways = allowed(table, frame, seat).filter(({ least, most }) => most >= least);
        const families = play.families(seat).filter(({ type }) => SUMS.includes(type));
        expect(families.flatMap(told).sort()).toEqual(
          ways
            .map(({ action, field, least, most, step = 1 }) =>
              canonical({ action, field, kind: 'sum', least, most, step }),
            )
            .sort(),
        );
        for (const { action, field, least, most, step = 1 } of ways) {
          met.add(action.type);
          const why = (sum: number) => play.explain(seat, { ...action, [field]: sum });
          expect([why(least), why(most)]).toEqual([null, null]);
          for (const outside of [least - step, most + step, most + 1]) {
            if (outside < 0 || (field === 'lots' && outside < 1)) continue;
            expect(why(outside)?.rule).toMatch(/^pod\./);
            expect(['not-offered', 'not-now', 'malformed']).not.toContain(why(outside)?.reason);
          }
          if (step > 1) expect(why(least + 1)?.rule).toBe('pod.25e');
        }
      }
      play.apply(seat, play.anyAction(seat, chance));
    }
  }
  // Matches of chance come to all of them but treason and the deals of others.
  expect(['lay', 'buy', 'sell', 'borrow'].filter(type => !met.has(type))).toEqual([]);
});

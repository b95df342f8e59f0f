/** What others see of a battle that is being prepared, of extra pay, and of hands that are dealt again. */
import { at, Generator, oddsOf, Play, startChance } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { mostToBuy, mostToSell, noteTrade } from '../src/21-trade/market.ts';
import { cloneState } from '../src/clone.ts';
import { whatSeatKnows } from '../src/secrets.ts';
import { battle, from } from './battles.ts';
import { communeNamed, companyNamed, game, good, leg, position, rule, sestiere, token, unitOf } from './position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);

describe('what is not seen', () => {
  rule(
    ['pod.33j', 'pod.38b', 'pod.34b'],
    'companies before the lines are uncovered, extra pay, Benefici taken along',
    () => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').hire(0, 'grifone', 'firenze');
      const extra = [0, 0, 0, 0, 0, 0];
      extra[companyNamed('grifone')] = 150;
      battle(
        p,
        [
          [FI(1), '', { podesta: 2 }],
          [unitOf('grifone'), 'd2'],
        ],
        [[SI(1), '']],
        {
          extra,
          tokens: [[{ kind: 0, owner: 0 }], []],
        },
      );
      const seen = (seat: number | null) => {
        const view = whatSeatKnows(p.state, seat).battle;
        return [
          view?.soldiers.map(({ unit, owner, podesta }) => [unit, owner, podesta]),
          view?.extra,
          view?.tokens.map(pool => pool.length),
          view?.tokenCounts,
        ];
      };
      const hidden = [-1, -1, -1];
      const captain = [unitOf('grifone'), 0, -1];
      const none = [0, 0, 0, 0, 0, 0];
      expect(seen(0)).toEqual([[[FI(1), 0, 2], captain, hidden], extra, [1, 0], [1, 0]]);
      expect(seen(1)).toEqual([[hidden, captain, [SI(1), 1, -1]], none, [0, 0], [1, 0]]);
      expect([seen(2), seen(null)]).toEqual([
        [[hidden, captain, hidden], none, [0, 0], [1, 0]],
        [[hidden, captain, hidden], none, [0, 0], [1, 0]],
      ]);
    },
  );

  rule(
    ['pod.23b', 'pod.22c', 'pod.38b'],
    'hands dealt again are as many and in order; extra pay is what a purse can pay',
    () => {
      const p = position(3).govern(0, 'firenze').govern(1, 'siena').hire(0, 'grifone', 'firenze').purse(0, 260);
      p.tokens(0, 'spada-2', 'scudo-1', 'proditor', 'compagnia-torre').tokens(2, 'spada-1', 'scudo-3');
      battle(
        p,
        [
          [FI(1), 'd2'],
          [unitOf('grifone'), 'e2'],
        ],
        [[SI(1), 'd7']],
      );
      const match = from(p, [{ step: 'battleTurn' }]);
      const chance = new Generator(startChance('sfc32', 'unseen'));
      const pays = new Set<number>();
      for (let count = 0; count < 60; count++) {
        const state = cloneState(p.state);
        game.resample(new Play(game, { ...match.play.position, state }).look, 1, chance);
        for (const { benefici, mercator } of state.players)
          for (const hand of [benefici, mercator]) expect(hand).toEqual([...hand].sort((a, b) => a - b));
        expect(state.players.map(({ benefici }) => benefici.length)).toEqual([4, 0, 2]);
        pays.add(at(state.battle?.extra ?? [], companyNamed('grifone')));
      }
      expect([...pays].sort((a, b) => a - b)).toEqual([0, 50, 100, 150, 200, 250, 260]);
    },
  );

  rule('pod.21f', 'what was traded already is not traded again: nothing, not less than nothing', () => {
    const p = position(2).goods(0, { stoffe: 2 });
    noteTrade(p.state, good('stoffe'), 1);
    noteTrade(p.state, good('stoffe'), -1);
    expect([mostToBuy(p.table, 0, good('stoffe')), mostToSell(p.table, 0, good('stoffe'))]).toEqual([0, 0]);
  });

  rule(
    ['pod.20c', 'pod.23b'],
    'a Beneficio one is offered stays in the hand of who offers it, whatever else he may hold',
    () => {
      const p = position(3)
        .govern(0, 'firenze')
        .govern(1, 'siena')
        .tokens(0, 'spada-1', 'scudo-2')
        .tokens(2, 'spada-1');
      const match = p.political(0).propose(1, leg(true, { kind: 'beneficio', token: token('scudo-2') }));
      const chance = new Generator(startChance('sfc32', 'offered'));
      const hands = (viewer: number) =>
        Array.from({ length: 40 }, () => {
          const state = cloneState(p.state);
          game.resample(new Play(game, { ...match.play.position, state }).look, viewer, chance);
          return at(state.players, 0).benefici;
        });
      expect(hands(1).every(hand => hand.length === 2 && hand.includes(token('scudo-2')))).toBe(true);
      expect(hands(1).every(hand => hand.includes(token('spada-1')))).toBe(false);
      expect(hands(2).every(hand => hand.includes(token('scudo-2')))).toBe(false);
    },
  );

  rule(['pod.44p', 'pod.45b'], 'who accepts the surrender of a commune is told the first oath to come', () => {
    const odds = (...legs: ReturnType<typeof leg>[]) => {
      const p = position(2).govern(0, 'firenze').govern(1, 'siena').besieging(1, 'M5', 'firenze', [1, 3, 4].map(SI));
      const match = p.military(1).propose(0, ...legs);
      return oddsOf(match.play, 0, { type: 'accept' })?.outcomes.map(({ events }) =>
        events.some(({ type }) => type === 'oathDrawn'),
      );
    };
    expect(odds(leg(false, { kind: 'surrender', commune: communeNamed('firenze') }))).toEqual([true, true, true, true]);
  });
});

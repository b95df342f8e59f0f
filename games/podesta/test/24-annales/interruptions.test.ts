/** What interrupts a battle, and what events are told by which rule. */
import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { figuresOf } from '../../src/figures.ts';
import { battle, fieldNames, from, phase } from '../battles.ts';
import { data } from '../data/support.ts';
import {
  communeNamed,
  companyNamed,
  fieldSquare,
  type Position,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
} from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PRATO = communeNamed('prato');
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const said = (refused: object | null | undefined): string => (refused ? Object.values(refused).join(' ') : 'fine');

describe('interrupting a battle', () => {
  const GRIFONE = companyNamed('grifone');
  const fought = (own: string[], more: Parameters<typeof battle>[3] = {}) => {
    const p = governing().hire(1, 'grifone', 'siena', { fee: 300 }).purse(0, 1000);
    const fight = battle(
      p,
      [
        [FI(4), 'a1'],
        [FI(5), 'd4'],
      ],
      [
        [SI(4), 'l8'],
        [unitOf('grifone'), 'd7'],
        [SI(5), 'd7', { under: true }],
      ],
      {
        tokens: [own.map(id => ({ kind: token(id), owner: 0 })), [{ kind: token('scudo-1'), owner: 1 }]],
        ...more,
      },
    );
    return { p, fight, match: phase(p, 'move') };
  };

  rule(
    ['pod.38c', 'pod.38e', 'pod.38a'],
    'bribes and thefts ask for a Proditor, one failure forbids another bribe',
    () => {
      const { match } = fought(['proditor']);
      expect([match.choices('bribe', 'company'), match.legal('stealToken').length]).toEqual([[GRIFONE], 1]);
      const refused = (own: string[], more = {}) => {
        const { match: other } = fought(own, more);
        return [said(other.refusal({ type: 'bribe', company: GRIFONE })), said(other.refusal({ type: 'stealToken' }))];
      };
      expect(refused(['spada-1'])).toEqual([
        `pod.38c noBeneficio ${token('proditor')}`,
        `pod.38a noBeneficio ${token('proditor')}`,
      ]);
      expect(refused(['proditor'], { failed: [true, false] })).toEqual(['pod.38e cannot acted', 'fine']);
      expect(said(fought(['proditor']).match.refusal({ type: 'bribe', company: 3 }))).toBe('pod.38c cannot choice');
      expect(refused(['proditor'], { tokens: [[{ kind: token('proditor'), owner: 0 }], []] })[1]).toBe(
        'pod.38a cannot moot',
      );
      expect(refused(['proditor'], { failed: [false, true] })[0]).toBe('fine');
    },
  );

  rule(
    ['pod.38a', 'pod.38d', 'pod.38f'],
    'a theft takes one of the enemy’s, a bribe more than the fee his company',
    () => {
      const { p, fight, match } = fought(['proditor']);
      match.dice(0).do('stealToken');
      expect([fight.tokens, p.state.used]).toEqual([[[{ kind: token('scudo-1'), owner: 0 }], []], [token('proditor')]]);
      const bought = fought(['proditor']);
      bought.match.act({ type: 'bribe', company: GRIFONE });
      bought.match.lay(0, 301);
      // Its captain stood with others: he goes to the nearest empty square.
      expect([bought.match.step, bought.match.seats, fieldNames(bought.match, 'moveTo').sort()]).toEqual([
        'traitorPlace',
        [0],
        ['c6', 'c7', 'c8', 'd6', 'd8', 'e6', 'e7', 'e8'],
      ]);
      bought.match.act({ type: 'moveTo', cell: fieldSquare('d6') });
      expect([
        at(bought.fight.soldiers, 3).cell,
        at(bought.fight.soldiers, 4).top,
        bought.p.state.employer[GRIFONE],
      ]).toEqual([fieldSquare('d6'), true, 0]);
    },
  );

  rule(
    ['pod.42a', 'pod.42d'],
    'one speaks to concede, to surrender on terms, or, after three quiet turns, to part',
    () => {
      const { match, fight } = fought([], { quiet: 2, large: true });
      match.do('parley');
      expect([
        match.legal('callOffBattle'),
        said(match.refusal({ type: 'callOffBattle' })),
        match.refusal(match.surrenderOffer(true)),
        match.refusal(match.surrenderOffer(false)),
      ]).toEqual([[], 'pod.42a cannot stalemate', null, null]);
      match.do('backToBattle');
      expect(fight.hesitated).toEqual([1, 0]);
      match.do('parley', 'backToBattle', 'parley', 'backToBattle');
      expect([fight.hesitated, match.legal('parley'), said(match.refusal({ type: 'parley' }))]).toEqual([
        [3, 0],
        [],
        'pod.42a lotsLimit 3',
      ]);
      const quiet = fought([], { quiet: 3 });
      quiet.match.do('parley', 'callOffBattle');
      expect([quiet.p.state.players.map(({ points }) => points), quiet.match.told('battleDrawn').length]).toEqual([
        [0, 0, 0],
        1,
      ]);
      const lost = fought([], { large: true });
      lost.match.do('parley', 'concede');
      const { battle: worth, carroccio } = data.lengths.points;
      expect(lost.p.state.players.map(({ points }) => points)).toEqual([-worth - carroccio, worth + carroccio, 0]);
      const talked = fought([]);
      talked.p.state.talks[0] = 5;
      talked.match.do('parley');
      expect([talked.match.families('propose'), said(talked.match.refusal(talked.match.surrenderOffer(true)))]).toEqual(
        [[], 'pod.42d talkedEnough 5'],
      );
    },
  );
});

describe('what is told by which rule', () => {
  rule(
    ['pod.10a', 'pod.12d', 'pod.12g', 'pod.23e', 'pod.23t'],
    'winning, stripping and turning a free sestiere of a Podestà',
    () => {
      const won = (one: number, change: (p: Position) => unknown, kind = -1) => {
        const p = governing().purse(0, 5000).tokens(0, 'proditor', 'spada-1', 'scudo-1');
        change(p);
        const match = p.political(0).act({ type: 'win', sestiere: one, token: kind });
        return [
          at(match.told('trusted'), 0).rule,
          match.told('tokenUsed').map(({ kind: used, use, rule: by }) => [used, use, by]),
        ];
      };
      const [PRODITOR, SPADA, SCUDO] = ['proditor', 'spada-1', 'scudo-1'].map(token);
      const free = (face: number) => (p: Position) => {
        p.state.holder[SI(6)] = -1;
        p.state.face[SI(6)] = face;
      };
      expect(won(SI(6), free(0))).toEqual(['pod.10a', []]);
      expect(won(SI(6), free(0), SCUDO)).toEqual(['pod.10a', [[SCUDO, 'win', 'pod.23t']]]);
      expect(won(SI(6), free(1))).toEqual(['pod.12g', [[PRODITOR, 'strip', 'pod.12g']]]);
      expect(won(SI(1), () => null, SPADA)).toEqual([
        'pod.12d',
        [
          [PRODITOR, 'strip', 'pod.12d'],
          [SPADA, 'strip', 'pod.23e'],
        ],
      ]);
    },
  );

  rule('pod.24d', 'an army attacks another on its square, but not under a truce of seat nought', () => {
    const attacks = (seat: number, change: (p: Position) => unknown = () => null) => {
      const p = governing()
        .army(0, 'K4', [FI(1)])
        .army(1, 'K4', [SI(1)]);
      change(p);
      return p
        .military(seat)
        .legal('attack')
        .map(({ army, target }) => [army, target]);
    };
    const truce = (seat: number) => (p: Position) =>
      p.state.lasting.push({ kind: 'truce', seat, commune: -1, value: 0, more: 0, until: 3 });
    expect([
      attacks(1),
      attacks(1, truce(0)),
      attacks(0, truce(0)),
      attacks(1, truce(2)),
      attacks(1, p => Object.assign(at(p.state.armies, 1), { homeward: true })),
      attacks(1, p => Object.assign(at(p.state.armies, 1), { stays: true })),
      attacks(1, p => Object.assign(at(p.state.armies, 0), { cell: square('J4') })),
    ]).toEqual([[[2, 1]], [], [], [[2, 1]], [], [], []]);
    const forbidden = attacks(1, p =>
      p.state.lasting.push({ kind: 'noWar', seat: 1, commune: -1, value: 0, more: 0, until: 3 }),
    );
    expect(forbidden).toEqual([]);
  });

  rule(['pod.3', 'pod.9a'], 'figures of a match: points and florins by where they come from', () => {
    const figures = figuresOf(
      [
        { type: 'monthBegan', rule: 'pod.5a', year: 1, month: 1 },
        { type: 'points', rule: 'pod.3c', seat: 0, points: 2, why: 'battle' },
        { type: 'points', rule: 'pod.3h', seat: 1, points: -3, why: 'siege' },
        { type: 'scored', rule: 'pod.48a', seat: 0, sestieri: 5, florins: 1, ledger: 2, total: 8 },
        { type: 'paid', rule: 'pod.21f', from: 0, to: -1, florins: 40 },
        { type: 'paid', rule: 'pod.22a', from: -1, to: 1, florins: 90 },
        { type: 'paid', rule: 'pod.9a', from: 1, to: 0, florins: 7 },
        { type: 'paid', rule: 'pod.14b', from: -1, to: 102, florins: 70 },
      ],
      2,
    );
    const told = Object.entries(figures).filter(([, row]) => row.some(value => value !== 0));
    expect(Object.fromEntries(told)).toEqual({
      months: [1, 1],
      battle: [2, 0],
      siege: [0, -3],
      sestieri: [5, 0],
      florins: [1, 0],
      market: [-40, 0],
      cards: [0, 90],
      otherFlorins: [7, -7],
    });
    expect(Object.values(figures).every(row => row.length === 2)).toBe(true);
    expect([PRATO > 0, from.length]).toEqual([true, 2]);
  });
});

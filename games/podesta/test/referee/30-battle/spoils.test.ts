import { describe, expect } from 'vitest';
import { battle, cards, from, phase, reorder } from '../../battles.ts';
import { communeNamed, companyNamed, leg, position, rule, sestiere, token, unitOf } from '../../position.ts';

const LUCCA = communeNamed('lucca');
const SIENA = communeNamed('siena');
const GRIFONE = companyNamed('grifone');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const HIT = cards(4, 4, 1, 1);
const armed = (options: Partial<{ lives: boolean }> = {}) =>
  position(3, options)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('a captain taken by an ally', () => {
  // R68: he alone is asked, and pays from his own.
  rule(['pod.31j', 'pod.31d'], 'is hired by that ally, with his money and for his towns, or by nobody', () => {
    const p = armed().hire(1, 'grifone', 'siena');
    battle(
      p,
      [
        [FI(1), 'a1'],
        [LU(1), 'f4', { owner: 2 }],
      ],
      [
        [SI(1), 'l8'],
        [unitOf('grifone'), 'f5', { damage: 2 }],
      ],
      { seats: [[0, 2], [1]] },
    );
    const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 1, target: 3 });
    while (match.step === 'support') match.do('ready');
    match.do('capture');
    while (match.step !== 'ransom') {
      if (match.seats[0] === 1) match.do('parley', 'concede');
      else match.do(match.offers('pass') ? 'pass' : 'ready');
    }
    expect(match.seats).toEqual([2]);
    expect(match.choices('hireCaptive', 'station')).toEqual([LUCCA]);
    match.act({ type: 'hireCaptive', station: LUCCA, from: -1, florins: 500 });
    expect([p.state.employer[GRIFONE], match.purse(2), match.purse(0)]).toEqual([2, 1100, 1600]);
  });
});

describe('three Spade', () => {
  // R68 and the option: where lives are spared he is held, by who leads, since no company struck him.
  rule(
    ['pod.36.4c', 'pod.32d', 'pod.32b'],
    'kill a Podestà with his company; where lives are spared he is held',
    () => {
      const fate = (lives: boolean) => {
        const p = armed({ lives });
        battle(
          p,
          [[FI(1), 'a1']],
          [
            [SI(1), 'f7', { damage: 3, hurt: true, podesta: SIENA }],
            [SI(5), 'l8'],
          ],
          {
            commander: [0, 2],
            tokens: [[{ kind: token('spada-3'), owner: 0 }], []],
          },
        );
        const match = reorder(p).act({ type: 'threeSwords', tokens: [token('spada-3')], target: 1 });
        while (p.state.battle) {
          if (match.seats[0] === 1) match.do('parley', 'concede');
          else match.do(match.offers('pass') ? 'pass' : 'ready');
        }
        return [p.player(1).out, p.commune('siena').captor];
      };
      expect([fate(false), fate(true)]).toEqual([
        [true, -1],
        [false, 0],
      ]);
    },
  );
});

// R50: what was stolen on the field is used on it.
rule(['pod.38a', 'pod.23o'], 'a Proditor stolen in battle may buy a company in the same battle', () => {
  const p = armed().hire(1, 'grifone', 'siena');
  for (let count = 0; count < 2; count++) p.state.bag.splice(p.state.bag.indexOf(token('proditor')), 1);
  battle(
    p,
    [[FI(1), 'a1']],
    [
      [SI(1), 'l8'],
      [unitOf('grifone'), 'f7'],
    ],
    {
      tokens: [[{ kind: token('proditor'), owner: 0 }], [{ kind: token('proditor'), owner: 1 }]],
    },
  );
  const match = phase(p, 'move', 0, [0]).do('stealToken');
  expect(p.state.battle?.tokens.map(({ length }) => length)).toEqual([1, 0]);
  match.act({ type: 'bribe', company: GRIFONE }).lay(0, 501);
  expect([p.state.employer[GRIFONE], match.purse(0)]).toEqual([0, 1099]);
});

// R137: the money, the captive and the surrender are one thing.
rule(['pod.42d', 'pod.32b', 'pod.20c'], 'a surrender for money and an older captive gives all three at once', () => {
  const p = armed();
  Object.assign(p.commune('siena'), { captor: 0, until: 3, cell: -1 });
  battle(p, [[FI(1), 'a1']], [[SI(1), 'l8']]);
  const match = phase(p, 'move').do('parley');
  match.offerSurrender(
    true,
    leg(true, { kind: 'release', commune: SIENA }),
    leg(true, { kind: 'florins', florins: 100 }),
  );
  match.do('accept');
  expect([match.points(0), match.points(1), p.commune('siena').captor]).toEqual([-2, 2, -1]);
  expect([match.purse(0), match.purse(1), p.state.battle]).toEqual([1500, 1700, null]);
});

// R85: the fresh one takes the next blow.
rule(
  ['pod.36.4a', 'pod.36.7c', 'pod.33f'],
  'lines exchanged in reordering: the fresh company bears the next hit',
  () => {
    const p = armed();
    const f = battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(4), 'f4', { damage: 2 }],
        [FI(5), 'f4', { under: true }],
      ],
      [
        [SI(1), 'l8'],
        [SI(4), 'f5'],
      ],
    );
    const match = reorder(p, 0).act({ type: 'swap', soldier: 2 });
    expect(match.refusal({ type: 'swap', soldier: 1 })).not.toBeNull();
    expect(f.soldiers.slice(1, 3).map(({ top, damage }) => [top, damage])).toEqual([
      [false, 2],
      [true, 0],
    ]);
    const next = from(p, [{ step: 'battlePhase', phase: 'fight', side: 1, passes: 0 }], cards(1, 1, 4, 4));
    next.act({ type: 'fight', soldier: 4, target: 2 });
    expect(f.soldiers.slice(1, 3).map(({ damage }) => damage)).toEqual([2, 1]);
  },
);

// R76: one for two, and one alone has none.
rule(['pod.34a'], 'three companies of two allies take one Beneficio between them', () => {
  const p = armed().tokens(0, 'spada-1').tokens(2, 'spada-2');
  battle(
    p,
    [
      [FI(1), 'a1'],
      [LU(1), 'c1', { owner: 2 }],
      [LU(4), 'd1', { owner: 2 }],
    ],
    [[SI(1), 'l8']],
    { seats: [[0, 2], [1]] },
  );
  const match = from(p, [
    { step: 'choosing', seat: 0, side: 0 },
    { step: 'choosing', seat: 2, side: 0 },
  ]);
  match.act({ type: 'choose', token: token('spada-1') }, 0);
  if (match.step === 'choosing' && match.seats[0] === 0) match.act({ type: 'ready' }, 0);
  expect(match.step === 'choosing' && match.seats[0] === 2).toBe(false);
  expect([p.player(0).benefici, p.player(2).benefici]).toEqual([[], [token('spada-2')]]);
});

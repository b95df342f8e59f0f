import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { defenceOf } from '../../../src/30-battle/battle.ts';
import { battle, cards, from, type Placed, phase, reorder } from '../../battles.ts';
import { communeNamed, companyNamed, leg, position, rule, sestiere, square, token, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const GRIFONE = companyNamed('grifone');
const UNITS = [0, 1, 2].map(index => unitOf('grifone', index));
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const armed = () => governing().arm(...Array.from({ length: 72 }, (_, unit) => unit));
const FAR: Placed = [SI(5), 'l8'];

describe('on the field', () => {
  // R130: Spade kill, they do not capture; a company without its captain is no more.
  rule(
    ['pod.36.4c', 'pod.42a', 'pod.31n'],
    'a captain in command who falls to three Spade is dead: the battle is lost and his company dissolved',
    () => {
      const p = armed().hire(1, 'grifone', 'siena');
      p.army(0, 'N9', [FI(1)]).army(1, 'N9', [...UNITS, SI(5)]);
      battle(p, [[FI(1), 'a1']], [[at(UNITS, 0), 'f7', { damage: 2, hurt: true }], FAR], {
        tokens: [[{ kind: token('spada-3'), owner: 0 }], []],
      });
      const match = reorder(p).act({ type: 'threeSwords', tokens: [token('spada-3')], target: 1 });
      expect([match.step === 'fate', match.points(0), match.points(1)]).toEqual([false, 3, -3]);
      expect([p.state.employer[GRIFONE], p.state.battle]).toEqual([-1, null]);
    },
  );

  // R88: first who has the initiative, then the other, who may take it off again unless it was the last.
  rule(['pod.36.4c', 'pod.36.4d', 'pod.34d'], 'three Scudi answer three Spade, but call nobody back to life', () => {
    const answered = (damage: number) => {
      const p = armed();
      const f = battle(p, [[FI(1), 'a1']], [FAR, [SI(4), 'f7', { damage, hurt: true }]], {
        tokens: [[{ kind: token('spada-3'), owner: 0 }], [{ kind: token('scudo-3'), owner: 1 }]],
      });
      const match = reorder(p)
        .act({ type: 'threeSwords', tokens: [token('spada-3')], target: 2 })
        .do('ready');
      const on = match.legal('threeShields', 1).map(({ soldier }) => soldier);
      if (on.includes(2)) match.act({ type: 'threeShields', tokens: [token('scudo-3')], soldier: 2 }, 1);
      return [on, at(f.soldiers, 2).damage];
    };
    expect(answered(1)).toEqual([[2], 1]);
    expect(answered(2)[0]).toEqual([]);
  });

  // R71 and R73: six on one side make it a great battle for both.
  rule(
    ['pod.41a', 'pod.30a', 'pod.42c'],
    'one company against six has a carroccio too: who leaves it loses four points, who takes it wins four',
    () => {
      const fought = (loser: number) => {
        const p = armed();
        p.army(0, 'N9', [1, 2, 3, 4, 5, 6].map(FI)).army(1, 'N9', [SI(1)]);
        const match = p.play([
          { step: 'military', seat: 0 },
          { step: 'turnEnd', seat: 0 },
        ]);
        match.act({ type: 'attack', army: 1, target: 2 }).do('standAndFight');
        for (let count = 0; count < 80 && p.state.battle; count++) {
          const seat = match.seats[0] ?? 0;
          if (match.step === 'mode') match.act({ type: 'chooseMode', duel: false }, seat);
          else if (match.step === 'battleMove') match.do(...(seat === loser ? ['parley', 'concede'] : ['pass']));
          else match.act(match.legal(undefined, seat)[0] ?? { type: 'ready' }, seat);
        }
        return [match.points(0), match.points(1)];
      };
      expect([fought(0), fought(1)]).toEqual([
        [-4, 4],
        [4, -4],
      ]);
    },
  );

  // R50 and R76: what was stolen belongs to the thief, and goes home with him.
  rule(['pod.38a', 'pod.34b'], 'a Beneficio stolen on the field and not used is the thief’s after the battle', () => {
    const p = armed();
    for (const id of ['proditor', 'spada-2']) p.state.bag.splice(p.state.bag.indexOf(token(id)), 1);
    battle(p, [[FI(1), 'a1']], [FAR], {
      tokens: [[{ kind: token('proditor'), owner: 0 }], [{ kind: token('spada-2'), owner: 1 }]],
    });
    phase(p, 'move', 0, [0]).do('stealToken').do('parley', 'concede');
    expect([p.player(0).benefici, p.player(1).benefici]).toEqual([[token('spada-2')], []]);
  });

  // R90: it is the side that failed that may not try again.
  rule(['pod.38e', 'pod.36c'], 'after a failed bribe the other side may still try its own', () => {
    const p = armed().hire(0, 'bande', 'firenze').hire(1, 'grifone', 'siena');
    battle(
      p,
      [
        [FI(1), 'a1'],
        [unitOf('bande'), 'f2'],
      ],
      [FAR, [at(UNITS, 0), 'f7']],
      {
        tokens: [
          [
            { kind: token('proditor'), owner: 0 },
            { kind: token('proditor'), owner: 0 },
          ],
          [{ kind: token('proditor'), owner: 1 }],
        ],
      },
    );
    const match = phase(p, 'move').act({ type: 'bribe', company: GRIFONE }).lay(0, 500);
    expect([match.legal('bribe', 0), match.purse(0)]).toEqual([[], 1600]);
    match.do('pass');
    expect([match.seats, match.choices('bribe', 'company', 1)]).toEqual([[1], [companyNamed('bande')]]);
  });

  // R74 and R122: captains are horse, and a grouping that has a palvese covers itself no more.
  rule(['pod.33h', 'pod.31h'], 'a palvese covers a captain beside it, not fanti grouped with another palvese', () => {
    const defence = (...placed: Placed[]) => {
      const p = armed().hire(0, 'grifone', 'firenze');
      const f = battle(p, placed, [FAR]);
      return defenceOf(p.table, f, 0);
    };
    const beside: Placed = [FI(2), 'g4'];
    expect([defence([at(UNITS, 0), 'f4']), defence([at(UNITS, 0), 'f4'], beside)]).toEqual([2, 3]);
    const pair: Placed[] = [
      [FI(4), 'f4'],
      [FI(3), 'f4', { under: true }],
    ];
    expect([defence(...pair), defence(...pair, beside)]).toEqual([4, 4]);
  });

  // R36 and R125: the dead stay dead on the winning side too, and their sestiere stays loyal.
  rule(['pod.13b', 'pod.39b', 'pod.45a'], 'rebels who fall in a rising that wins are lost for twelve months', () => {
    const p = armed().govern(0, 'firenze', 1, 3, 5).loyal(1, 'firenze', 2, 4);
    battle(
      p,
      [
        [FI(2), 'f4'],
        [FI(4), 'h4', { damage: 2 }],
      ],
      [
        [FI(1), 'h5'],
        [FI(3), 'l8'],
      ],
      { kind: 'civil', seats: [[1], [0]], commune: FIRENZE, cell: square('N6'), initiative: 1 },
    );
    const match = phase(p, 'fight', 1, [...cards(1, 1, 4, 4), 4, 4, 4, 4]);
    match.act({ type: 'fight', soldier: 2, target: 1 });
    while (match.seats[0] === 1) match.do(match.legal('pass').length > 0 ? 'pass' : 'ready');
    match.do('parley', 'concede');
    expect([p.commune('firenze').podesta, p.state.holder[FI(4)], p.state.back[FI(4)]]).toEqual([1, 1, 13]);
  });

  // R52 and R125: a loan is for the battle; the dead are the lender's loss.
  rule(['pod.27b', 'pod.39b'], 'a company lent and lost is lost to its own sestiere, and the loan is over', () => {
    const p = armed();
    p.state.lent[FI(4)] = 2;
    p.army(2, 'N9', [sestiere('lucca', 1), FI(4)]);
    battle(
      p,
      [
        [sestiere('lucca', 1), 'a1'],
        [FI(4), 'f4', { damage: 2 }],
      ],
      [FAR, [SI(1), 'f5']],
      {
        seats: [[2], [1]],
      },
    );
    const match = phase(p, 'fight', 1, cards(1, 1, 4, 4)).act({ type: 'fight', soldier: 3, target: 1 });
    match.do('parley', 'concede');
    expect([p.state.back[FI(4)], p.state.lent[FI(4)], p.state.holder[FI(4)]]).toEqual([13, -1, 0]);
    expect(from(p, [{ step: 'monthEnd' }]).points(0)).toBe(0);
  });
});

describe('envoys', () => {
  const SESTIERE = leg(false, { kind: 'sestiere', sestiere: sestiere('prato', 5) });
  const asked = (change: (p: ReturnType<typeof position>) => void) => {
    const p = governing().loyal(2, 'prato', 5);
    change(p);
    return p.political(0).proposalRefusal(2, SESTIERE);
  };

  // R28: any counter of his speaks for him.
  rule(
    ['pod.26a', 'pod.18d', 'pod.16e'],
    'a representative speaks for his player as well as the merchant himself',
    () => {
      expect(asked(() => {})).not.toBeNull();
      expect(
        asked(p => {
          p.govern(0, 'empoli');
          p.commune('empoli').cell = square('D5');
        }),
      ).toBeNull();
    },
  );

  // R68: a captive is no envoy, even if his captor is the one he would talk to.
  rule(['pod.32b', 'pod.26a'], 'a captive speaks for nobody; who comes to his town is heard', () => {
    const captive = (p: ReturnType<typeof position>) => Object.assign(p.commune('firenze'), { captor: 2, cell: -1 });
    expect(asked(captive)).not.toBeNull();
    expect(
      asked(p => {
        captive(p);
        p.commune('lucca').cell = square('N6');
      }),
    ).toBeNull();
  });

  // What comes by agreement is not bought, and serves at once.
  rule(
    ['pod.20b', 'pod.23a', 'pod.12d'],
    'a Proditor had from a friend strips at once and leaves three to be bought',
    () => {
      const p = governing().tokens(2, 'proditor');
      const match = p.play([
        { step: 'political', seat: 0 },
        { step: 'commercial', seat: 0 },
      ]);
      match
        .propose(
          2,
          leg(false, { kind: 'beneficio', token: token('proditor') }),
          leg(true, { kind: 'florins', florins: 200 }),
        )
        .do('accept');
      match.act({ type: 'win', sestiere: SI(5), token: -1 });
      expect(p.state.holder[SI(5)]).toBe(0);
      match.do('endPhase', 'buyBeneficio', 'buyBeneficio', 'buyBeneficio');
      expect(match.legal('buyBeneficio')).toEqual([]);
    },
  );

  // R53: the base is what the sestiere will pay at most.
  rule(['pod.28c', 'pod.28d'], 'an offer of arms at the base is good, one florin above it is none', () => {
    const offered = (florins: number) => {
      const p = governing().goods(2, { metalli: 1 }).treasury('firenze', 1000);
      const match = p.military(0).act({ type: 'callArming', sestiere: FI(4) });
      const [seat] = match.seats;
      if (match.refusal({ type: 'lay', florins }, 2)) return 'refused';
      match.lay(2, florins);
      if (match.step === 'arming') for (const other of [...match.seats]) match.act({ type: 'noOffer' }, other);
      expect(seat).toBeDefined();
      return match.purse(2);
    };
    expect([offered(300), offered(301)]).toEqual([1900, 'refused']);
  });

  // R57: each counter has points of its own.
  rule(['pod.26b', 'pod.18d'], 'what one counter has ridden is not taken from another of the same player', () => {
    const p = governing().govern(0, 'prato');
    const match = p.political(0).act({ type: 'ride', counter: FIRENZE });
    match.act({ type: 'rideTo', cell: square('J7') });
    expect([p.commune('firenze').left, p.commune('prato').left]).toEqual([8, 12]);
    expect(match.choices('ride', 'counter')).toContain(PRATO);
  });
});

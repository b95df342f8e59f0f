import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, cards, from, type Placed, phase } from '../../battles.ts';
import {
  communeNamed,
  companyNamed,
  good,
  leg,
  position,
  rule,
  sestiere,
  square,
  token,
  unitOf,
} from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const GRIFONE = companyNamed('grifone');
const UNITS = [0, 1, 2].map(index => unitOf('grifone', index));
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const armed = () => governing().arm(...Array.from({ length: 72 }, (_, unit) => unit));
const FAR: Placed = [SI(5), 'l8'];

describe('events', () => {
  // The points of the month are those the event gives.
  rule(['pod.24d', 'pod.29i', 'pod.29k'], 'whoever rides slowly this month comes to no far appointment', () => {
    const reach = (id?: string) => {
      const p = governing();
      if (id) p.annales(0, id);
      const match = p.political(0).act({ type: 'ride', counter: FIRENZE });
      return match.choices('rideTo', 'cell').map(Number);
    };
    const near = reach('AN14');
    const far = at(
      reach().filter(cell => !near.includes(cell) && at(armed().state.communes, FIRENZE).cell !== cell),
      0,
    );
    const comes = (id?: string) => {
      const p = armed().treasury('firenze', 5000);
      if (id) p.annales(0, id);
      p.army(1, 'N9', [SI(1)]);
      p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: far, month: 1 }];
      return p.military(0).act({ type: 'callBattle', war: 0 }).choices('enlist', 'units', 0);
    };
    expect([comes().length > 0, comes('AN13').length > 0, comes('AN14').length]).toEqual([true, true, 0]);
  });

  // Every contribution, whatever it is paid for.
  rule(
    ['pod.24d', 'pod.16b', 'pod.45c'],
    'cheaper contributions are cheaper for a change of faction and for oaths',
    () => {
      const turning = (id?: string) => {
        const p = governing().purse(0, 3000);
        if (id) p.annales(0, id);
        const match = p.political(0).do('changeFaction');
        for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
        return match.do('declare').purse(0);
      };
      expect(turning('AN03') - turning()).toBe(4 * 30);
      const oath = (id?: string) => {
        const p = governing();
        p.state.face[FI(4)] = 1;
        p.state.turned[FI(4)] = 0;
        if (id) p.annales(1, id);
        // Guelphs 1, 3 and 5 are asked: the first for the whole, the others swear.
        const match = p.play([{ step: 'conquest', seat: 1, commune: FIRENZE }, { step: 'market' }], [2, 4, 4]);
        return match.do('payOath').purse(1);
      };
      expect([oath(), oath('AN03')]).toEqual([1600 - 360, 1600 - 330]);
    },
  );

  // Trust handed over by agreement is not bought.
  rule(['pod.24d', 'pod.16e'], 'who may buy no trust this month still receives a sestiere by agreement', () => {
    const p = position(4).govern(0, 'firenze').govern(1, 'siena').govern(3, 'pisa').loyal(3, 'prato', 6);
    p.commune('siena').cell = at(p.state.communes, communeNamed('pisa')).cell;
    p.annales(1, 'AN33');
    const match = p.political(1);
    expect(match.refusal({ type: 'win', sestiere: SI(2), token: -1 })).toMatchObject({ rule: 'pod.24d' });
    match.propose(3, leg(false, { kind: 'sestiere', sestiere: PR(6) })).do('accept');
    expect(p.state.holder[PR(6)]).toBe(1);
  });
});

describe('under siege', () => {
  // R97: everything but building, feasting, arming, exiling and marching out goes on.
  rule(
    ['pod.44l', 'pod.47a', 'pod.25b', 'pod.31b'],
    'a town takes in refugees, borrows, is sent money and hires',
    () => {
      const p = governing().govern(0, 'prato').treasury('firenze', 1000).treasury('prato', 1000);
      p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]).tokens(0, 'compagnia-grifone');
      p.state.place[SI(2)] = -1;
      p.state.exiledIn[SI(2)] = 1;
      const match = p.political(0);
      expect([
        match.refusal({ type: 'takeIn', sestiere: SI(2), commune: FIRENZE, from: FIRENZE }),
        match.refusal({ type: 'borrow', commune: FIRENZE, florins: 500 }),
        match.refusal({ type: 'transfer', from: PRATO, to: FIRENZE, florins: 500 }),
        p.military(0).refusal({ type: 'hire', company: GRIFONE, station: FIRENZE, from: FIRENZE, florins: 500 }),
      ]).toEqual([null, null, null, null]);
    },
  );

  // R97 speaks of armies; a Podestà is none.
  rule(['pod.44l', 'pod.26a'], 'a Podestà rides out of his besieged town, and others ride in', () => {
    const p = governing().besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    expect(p.political(0).choices('ride', 'counter')).toContain(FIRENZE);
    p.commune('lucca').cell = square('K6');
    const match = p.political(2).act({ type: 'ride', counter: communeNamed('lucca') });
    expect(match.choices('rideTo', 'cell')).toContain(square('N6'));
  });
});

describe('on the field', () => {
  // R90: what lies under the marker of the company is laid down already.
  rule(['pod.38b', 'pod.42d'], 'extra pay laid for a company is not there to buy off the enemy', () => {
    const p = armed().hire(0, 'grifone', 'firenze');
    const extra = [700, 0, 0, 0, 0, 0];
    battle(
      p,
      [
        [FI(1), 'a1'],
        [at(UNITS, 0), 'f2'],
      ],
      [FAR],
      { extra },
    );
    const match = phase(p, 'move').do('parley');
    const paying = (florins: number) => leg(true, { kind: 'florins', florins });
    expect(match.refusal(match.surrenderOffer(true, paying(1000)))).toMatchObject({ reason: 'tooDear' });
    match.offerSurrender(true, paying(500)).do('accept');
    expect([match.purse(0), match.purse(1)]).toEqual([400, 2100]);
  });

  rule(['pod.38b', 'pod.38c'], 'one purse lays extra pay for two companies and a bribe, each florin once', () => {
    const p = armed().hire(0, 'grifone', 'firenze').hire(0, 'bande', 'firenze').hire(1, 'leone', 'siena');
    const own: Placed[] = [
      [FI(1), 'a1'],
      [at(UNITS, 0), 'f2'],
      [unitOf('bande'), 'h2'],
    ];
    battle(p, own, [FAR, [unitOf('leone'), 'f7']], { tokens: [[{ kind: token('proditor'), owner: 0 }], []] });
    const match = from(p, [
      { step: 'extraPay', company: GRIFONE },
      { step: 'extraPay', company: companyNamed('bande') },
      { step: 'battlePhase', phase: 'move', side: 0, passes: 0 },
    ]);
    match.lay(0, 900);
    expect(match.refusal({ type: 'lay', florins: 701 })).toMatchObject({ rule: 'pod.38b', reason: 'tooDear' });
    match.lay(0, 100).act({ type: 'bribe', company: companyNamed('leone') });
    expect(match.refusal({ type: 'lay', florins: 601 })).toMatchObject({ rule: 'pod.38c', reason: 'tooDear' });
    match.lay(0, 600).do('parley', 'concede');
    expect(match.purse(0)).toBe(0);
  });

  // R69 and R71: six companies, however they came.
  rule(['pod.31m', 'pod.41a', 'pod.30a'], 'three companies revealed beside three make it a great battle', () => {
    const large = (own: number[]) => {
      const p = armed().tokens(0, 'compagnia-grifone');
      p.army(0, 'N9', own, { from: FIRENZE }).army(1, 'N9', [SI(1)]);
      const match = p.play([
        { step: 'military', seat: 0 },
        { step: 'turnEnd', seat: 0 },
      ]);
      match.act({ type: 'attack', army: 1, target: 2 }).do('standAndFight');
      for (const seat of [0, 1]) match.act({ type: 'chooseMode', duel: false }, seat);
      match.act({ type: 'hireNow', company: GRIFONE, from: -1, florins: 500 }).do('ready');
      for (let count = 0; count < 12 && match.step !== 'deployment'; count++) {
        const seat = at(match.seats, 0);
        if (match.step === 'extraPay') match.lay(seat, 0);
        else match.act(match.legal('command', seat)[0] ?? { type: 'ready' }, seat);
      }
      return p.state.battle?.large;
    };
    expect([large([FI(1), FI(3)]), large([FI(1), FI(3), FI(4)])]).toEqual([false, true]);
  });

  const bought = (name: 'move' | 'shoot' | 'fight', attackers: readonly Placed[], defenders: readonly Placed[]) => {
    const p = armed().hire(1, 'grifone', 'siena');
    const f = battle(p, attackers, defenders, { tokens: [[{ kind: token('proditor'), owner: 0 }], []] });
    return { p, f, match: phase(p, name, 0, cards(1, 1, 1, 1)) };
  };

  // R83: a target beside a friend of the crossbows is fighting him; traitors are friends.
  rule(['pod.38f', 'pod.36.6c'], 'traitors beside their old friends spoil the aim of the new ones', () => {
    const { match } = bought(
      'shoot',
      [
        [FI(1), 'a1'],
        [FI(3), 'f3'],
      ],
      [FAR, [SI(4), 'f5'], [at(UNITS, 0), 'g6']],
    );
    const shots = () => match.legal('shoot', 0).map(({ soldier, target }) => [soldier, target]);
    expect(shots()).toEqual([[1, 3]]);
    match.act({ type: 'bribe', company: GRIFONE }).lay(0, 600);
    expect(shots()).toEqual([]);
  });

  // Each unit attacks once a turn, whoever commands it now.
  rule(['pod.38f', 'pod.36b'], 'a traitor that has fought this turn does not fight again for the briber', () => {
    const fights = (fought: boolean) => {
      const { match } = bought(
        'fight',
        [
          [FI(1), 'a1'],
          [FI(4), 'c4'],
        ],
        [FAR, [SI(3), 'c5'], [SI(4), 'f5'], [at(UNITS, 0), 'f6', { fought }]],
      );
      match.act({ type: 'bribe', company: GRIFONE }).lay(0, 600);
      return match.legal('fight', 0).map(({ soldier, target }) => [soldier, target]);
    };
    expect([fights(false), fights(true)]).toEqual([
      [
        [1, 3],
        [5, 4],
      ],
      [[1, 3]],
    ]);
  });
});

describe('arms', () => {
  // R12 and R53: what players hold is not in the market.
  rule(['pod.28d', 'pod.21c'], 'with every lot of metal in new hands a sestiere stays unarmed', () => {
    const p = governing().treasury('firenze', 1000).fresh(1, { metalli: 24 });
    const match = p.military(0).act({ type: 'callArming', sestiere: FI(4) });
    for (const seat of [...match.seats]) if (match.step !== 'military') match.act({ type: 'noOffer' }, seat);
    expect([match.legal('buyArms', 0), p.state.armed[FI(4)], p.state.prices[good('metalli')]]).toEqual([[], 0, 100]);
  });
});

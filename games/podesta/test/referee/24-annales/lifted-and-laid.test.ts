import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { cards } from '../../battles.ts';
import { data } from '../../data/support.ts';
import {
  communeNamed,
  companyNamed,
  mercatorCard,
  position,
  rule,
  sestiere,
  square,
  work,
  world,
} from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const GRIFONE = companyNamed('grifone');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
const governing = () =>
  position(3)
    .govern(0, 'firenze')
    .govern(1, 'siena')
    .govern(2, 'lucca')
    .arm(...Array.from({ length: 72 }, (_, unit) => unit));

describe('a free fair', () => {
  // R10 and AN22: what may be sold before its month, may be sold in all the ways there are.
  rule(
    ['pod.24d', 'pod.21g', 'pod.28c'],
    'lets fresh metal be offered to arm a company, and only whose fair it is',
    () => {
      const p = governing().treasury('firenze', 1000);
      p.state.armed[FI(3)] = 0;
      p.fresh(1, { metalli: 1 }).fresh(2, { metalli: 1 }).annales(1, 'AN22');
      const match = p.military(0).act({ type: 'callArming', sestiere: FI(3) });
      // Seat 0 has no metal, seat 2 only fresh.
      expect([match.step, match.seats]).toEqual(['arming', [1]]);
      match.lay(1, 200);
      expect([match.purse(1), match.treasury('firenze')]).toEqual([1800, 800]);
    },
  );

  rule(['pod.24d', 'pod.21g', 'pod.15.1l'], 'lets fresh lots go into a work, one’s own or another’s', () => {
    const p = governing().treasury('firenze', 1200).fresh(1, { 'materiale-edile': 3 }).fresh(0, { legname: 2 });
    p.annales(1, 'AN22');
    const match = p
      .political(0)
      .act({ type: 'build', commune: FIRENZE, work: work('ampliamento-mura'), from: FIRENZE });
    expect([match.step, [...new Set(match.choices('supply', 'supplier'))]]).toEqual(['supplies', [1]]);
  });

  rule(['pod.24d', 'pod.22j', 'pod.22a'], 'lets fresh lots be sold by a Mercator card', () => {
    const selling = data.mercator.cards.filter(({ kind }) => String(kind) === 'sell');
    const [card] = selling.length > 0 ? selling : [];
    expect(card).toBeDefined();
    if (!card) return;
    const p = governing()
      .fresh(0, { [card.good]: card.lots })
      .mercator(0, card.id);
    const refused = p.commercial(0).refusal({ type: 'showCard', card: mercatorCard(card.id) });
    p.annales(0, 'AN22');
    const allowed = p.commercial(0).refusal({ type: 'showCard', card: mercatorCard(card.id) });
    expect([refused === null, allowed]).toEqual([false, null]);
  });
});

describe('a truce', () => {
  const besieged = () => {
    const p = governing()
      .bonus('firenze', 60, 30)
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    return p.army(2, 'M4', [LU(1), LU(3)], {});
  };
  // R60 and AN18: they share a square in peace; sieges in being go on.
  rule(
    ['pod.24d', 'pod.44l', 'pod.44m'],
    'for the besieger: he shoots on, and nobody comes to the town’s relief',
    () => {
      const p = besieged();
      p.annales(1, 'AN18');
      const match = p.military(1, cards(4, 1)).act({ type: 'shootWalls', army: 1 });
      expect(match.step).toBe('defence');
      match.do('stayInside');
      if (match.ever('wallShot').length === 0) match.act({ type: 'shootWalls', army: 1 });
      expect(match.ever('wallShot')).toHaveLength(1);
      const relief = p.military(2);
      relief.act({ type: 'march', army: 2, from: -1, podesta: false });
      if (relief.choices('marchTo', 'cell').includes(square('M5'))) {
        relief.act({ type: 'marchTo', cell: square('M5'), homeward: false });
        expect(relief.step).not.toBe('attacked');
        expect(relief.refusal({ type: 'attack', army: 2, target: 1 })).not.toBeNull();
      }
      expect(p.state.battle).toBeNull();
    },
  );

  rule(
    ['pod.24d', 'pod.44a', 'pod.43a'],
    'for a Podestà: no siege and no raid against his towns, nor a challenge of war',
    () => {
      const p = governing().army(1, 'M5', [SI(1), SI(3), SI(4)]);
      p.annales(0, 'AN18');
      const match = p.military(1);
      const refused = [
        { type: 'besiege', army: 1, commune: FIRENZE },
        { type: 'raid', army: 1, commune: FIRENZE, to: SIENA },
        { type: 'declareWar', challenged: 0 },
      ].map(action => match.refusal(action)?.rule);
      expect(refused).toEqual(['pod.24d', 'pod.24d', 'pod.24d']);
      // And he wages none himself.
      expect(p.military(0).refusal({ type: 'declareWar', challenged: 2 })?.rule).toBe('pod.24d');
    },
  );
});

describe('what an event takes off a price', () => {
  // AN03: every contribution he pays; R101: the increased one of an oath is such.
  rule(['pod.24d', 'pod.45c'], 'AN03 lowers the price of an oath by thirty, the whole one and the half', () => {
    const p = governing();
    p.annales(1, 'AN03');
    const match = p.play(
      [
        { step: 'conquest', seat: 1, commune: PRATO },
        { step: 'military', seat: 1 },
      ],
      [2, 3, 2],
    );
    const paid: number[] = [];
    for (let count = 0; count < 3 && match.step === 'oath'; count++) {
      const before = match.purse(1);
      match.do('payOath');
      paid.push(before - match.purse(1));
    }
    // Bellatores 360, Mercatores 240 by half, Laboratores 120.
    expect(paid).toEqual([330, 90, 90]);
  });
});

describe('terms of service', () => {
  const auction = () => {
    const p = governing().hire(0, 'grifone', 'firenze', { fee: 900 }).date(1, 12);
    return p;
  };
  // R67 and R143: purse or treasury; where the treasury falls short the purse makes up the rest.
  rule(['pod.31e', 'pod.31d'], 'a bid counts chest and purse together, not a florin more', () => {
    const p = auction().purse(1, 400).treasury('siena', 0);
    const match = p.play([{ step: 'nextMonth', over: false }]).do('dismiss');
    // January's taxes are in: 3,000.
    expect(match.treasury('siena')).toBe(3000);
    expect(match.refusal({ type: 'bid', from: SIENA, florins: 3401 }, 1)).not.toBeNull();
    expect(match.refusal({ type: 'bid', from: -1, florins: 500 }, 1)).not.toBeNull();
    match.bid(1, 3400, SIENA);
    for (const seat of [0, 2]) match.act({ type: 'noOffer' }, seat);
    expect([match.treasury('siena'), match.purse(1), p.state.employer[GRIFONE], p.state.payer[GRIFONE]]).toEqual([
      0,
      0,
      1,
      SIENA,
    ]);
  });

  // R67: ties by lot; R96: an exile bids with what his war chest holds.
  rule(['pod.31e', 'pod.19e'], 'of an exile’s chest and a Podestà’s purse that bid alike the lot decides', () => {
    const winner = (draw: number) => {
      const p = auction().exiled(2, 'prato').purse(2, 0);
      p.player(2).chest = 700;
      Object.assign(p.commune('lucca'), { podesta: -1 });
      const match = p.play([{ step: 'nextMonth', over: false }]).do('dismiss');
      match.bid(1, 700).bid(2, 700);
      match.dice(draw);
      match.act({ type: 'noOffer' }, 0);
      return [p.state.employer[GRIFONE], match.purse(1), p.player(2).chest];
    };
    const [one, other] = [winner(0), winner(1)];
    expect([one, other].sort()).toEqual([
      [1, 900, 700],
      [2, 1600, 0],
    ]);
  });
});

describe('an exile’s shelter', () => {
  // R30 and R34: a free town has the faction of its Bellatores; shelter ends when it changes.
  rule(
    ['pod.19b', 'pod.12a', 'pod.18a'],
    'is lost when somebody wins the Bellatores of the free town for the other side',
    () => {
      const p = governing().exiled(0, 'prato').purse(1, 2000);
      Object.assign(p.commune('firenze'), { podesta: -1 });
      p.commune('siena').cell = at(world.square, PRATO);
      const match = p.political(1).act({ type: 'win', sestiere: sestiere('prato', 1), token: -1 });
      expect([p.state.holder[sestiere('prato', 1)], p.player(0).host]).toEqual([1, -1]);
      expect(match.told('turnedOut')).toHaveLength(1);
    },
  );
});

describe('an exile with his army in the field', () => {
  // R34, R35, R96 and R101.
  rule(
    ['pod.44p', 'pod.19a', 'pod.18a', 'pod.3c'],
    'takes the town he besieges: it is his home, his chest is its treasury, and he is an exile no more',
    () => {
      const p = governing()
        .exiled(0, '')
        .besieging(0, 'N9', 'siena', [FI(1), FI(3), FI(4)]);
      Object.assign(p.commune('firenze'), { podesta: 2 });
      p.player(0).chest = 450;
      p.treasury('siena', 100);
      const match = p.play(
        [
          { step: 'conquest', seat: 0, commune: SIENA },
          { step: 'military', seat: 0 },
        ],
        [4, 4, 4, 4],
      );
      expect([p.commune('siena').podesta, p.player(0).exiled, p.player(0).home]).toEqual([0, false, SIENA]);
      expect([match.treasury('siena'), p.player(0).chest]).toEqual([550, 0]);
      expect(p.state.armyOf[FI(1)]).toBe(1);
    },
  );
});

describe('a card of the year', () => {
  // R14: as many as there were players when the year began.
  rule(['pod.22d', 'pod.25k'], 'the number of the year is that of January, though a merchant is gone', () => {
    const p = governing().date(1, 6);
    const before = p.commercial(0).refusal({ type: 'showCard', card: p.player(0).mercator[0] ?? -1 });
    p.player(2).out = true;
    const after = p.commercial(0).refusal({ type: 'showCard', card: p.player(0).mercator[0] ?? -1 });
    expect(after).toEqual(before);
  });
});

describe('a trebuchet', () => {
  // R97: a shot whose total is higher takes one; equal is not higher.
  rule(
    ['pod.24d', 'pod.44e'],
    'AN45: his trebuchets add three to the Spade, and a total that equals the walls does nothing',
    () => {
      const shot = (event: boolean, spade: number, scudi: number) => {
        const p = governing().besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
        if (event) p.annales(1, 'AN45');
        const match = p.military(1, cards(spade, scudi)).act({ type: 'shootWalls', army: 1 });
        return match.ever('wallShot').map(({ hit }) => hit)[0];
      };
      expect([shot(false, 2, 2), shot(true, 2, 2), shot(true, 2, 3), shot(false, 3, 2)]).toEqual([
        false,
        true,
        false,
        true,
      ]);
    },
  );
});

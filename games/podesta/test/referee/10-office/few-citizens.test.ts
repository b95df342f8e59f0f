import { describe, expect } from 'vitest';
import { communeNamed, position, rule, sestiere, token, work } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const win = (one: number, beneficio = -1) => ({ type: 'win', sestiere: one, token: beneficio });
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const conquest = (p: ReturnType<typeof position>, seat: number, commune: number, card = 4) =>
  p.play(
    [
      { step: 'conquest', seat, commune },
      { step: 'military', seat },
    ],
    [card, card, card, card, card, card, card],
  );

describe('a town with few citizens', () => {
  // R25 and R33: all who live there, refugees among them.
  rule(['pod.10c', 'pod.47a'], 'elects with all three who live there, one of them a refugee', () => {
    const p = governing();
    for (const number of [2, 4, 5, 6]) p.state.place[PR(number)] = -1;
    p.state.place[FI(3)] = PRATO;
    p.state.holder[FI(3)] = -1;
    p.state.exiledIn[FI(3)] = -1;
    p.commune('lucca').cell = p.table.world.square[PRATO] ?? 0;
    const match = p
      .political(2)
      .act(win(PR(1)))
      .act(win(PR(3)));
    expect(p.commune('prato').podesta).toBe(-1);
    match.act(win(FI(3)));
    expect(p.commune('prato').podesta).toBe(2);
  });

  // R26, R101 and R114: he governs however many are loyal to him, and goes on doing so.
  rule(['pod.45a', 'pod.46a', 'pod.12a'], 'of whom none swears is still its conqueror’s after the month', () => {
    const p = governing();
    for (const number of [2, 6]) {
      p.state.face[FI(number)] = 0;
      p.state.holder[FI(number)] = 0;
    }
    const match = conquest(p, 1, FIRENZE, 1);
    while (match.step === 'hosting') match.do('decline');
    expect([1, 2, 3, 4, 5, 6].map(number => p.state.place[FI(number)] === FIRENZE)).toEqual(Array(6).fill(false));
    expect(p.commune('firenze').podesta).toBe(1);
    p.play([{ step: 'turnEnd', seat: 1 }, { step: 'monthEnd' }]);
    p.date(1, 2).play([{ step: 'month' }]);
    expect(p.commune('firenze').podesta).toBe(1);
  });
});

// R35 and R39: the same Podestà, in another house; nothing begins again.
rule(
  ['pod.15.1e', 'pod.19a', 'pod.15c'],
  'a merchant who settles in another of his towns finds his esteem and his works there as they were',
  () => {
    const p = governing().govern(0, 'prato').bonus('prato', 60, 30).works('prato', 'ampliamento-mura');
    p.commune('prato').works[work('strade-ponti')] = 2;
    const match = conquest(p, 1, FIRENZE);
    if (match.offers('settle')) match.act({ type: 'settle', commune: PRATO });
    expect(p.commune('prato')).toMatchObject({ podesta: 0, upper: 60, lower: 30 });
    expect([p.player(0).home, p.commune('prato').works[work('strade-ponti')]]).toEqual([PRATO, 2]);
    expect(p.commune('firenze')).toMatchObject({ upper: 0, lower: 0 });
  },
);

// R31: each town's own esteem is taken off; where fewer than four follow nobody governs.
rule(
  ['pod.16b', 'pod.16c', 'pod.16a'],
  'a second town has its own esteem, and four of it must follow or it is lost',
  () => {
    const changed = (...prato: number[]) => {
      const p = governing().govern(0, 'prato').bonus('firenze', 20, 10).bonus('prato', 60, 30).purse(0, 5000);
      const match = p.political(0).do('changeFaction');
      for (const number of [1, 3, 4, 5]) match.act({ type: 'keepSestiere', sestiere: FI(number) });
      for (const number of prato) match.act({ type: 'keepSestiere', sestiere: PR(number) });
      match.do('declare');
      return [5000 - match.purse(0), p.commune('prato').podesta, p.state.holder[PR(1)]];
    };
    // Sestiere 4 of either had turned to him before: three times.
    const home = 360 + 240 + 180 + 120 - 4 * 20;
    expect([changed(1, 3, 4, 5), changed(1, 3, 5)]).toEqual([
      [home + 360 + 240 + 180 + 120 - 4 * 60, 0, 0],
      [home + 360 + 240 + 120 - 3 * 60, -1, 0],
    ]);
  },
);

// R15 to R39 and R41: who governs it now pays, and holds what nobody has held this month.
rule(
  ['pod.15h', 'pod.10c', 'pod.15.1o'],
  'elected this month he may pay the labour that is due and hold the feast',
  () => {
    const p = position(3).govern(0, 'firenze').govern(1, 'siena', 1, 3).govern(2, 'lucca').date(1, 4);
    p.loyal(0, 'siena', 2, 4, 6).tokens(0, 'proditor').treasury('siena', 2000);
    p.commune('siena').works[work('ampliamento-mura')] = 3;
    const SIENA = communeNamed('siena');
    const match = p.political(0).act(win(SI(5)));
    expect(p.commune('siena').podesta).toBe(0);
    match.act({ type: 'payLabour', commune: SIENA, work: work('ampliamento-mura'), from: -1 });
    expect(p.commune('siena')).toMatchObject({ upper: 40, lower: 20 });
    match.act({ type: 'feast', commune: SIENA, extra: false, from: SIENA }).do('fromMarket');
    expect(match.treasury('siena')).toBe(1700);
  },
);

// R19, R20, R24 and AN03: multiplier, bonus, event and Spada, in one sum.
rule(['pod.24d', 'pod.23e', 'pod.15.1g'], 'three times, plus esteem, less the event, less the Spada', () => {
  const p = governing().bonus('firenze', 20, 10).tokens(1, 'proditor', 'spada-2');
  p.annales(1, 'AN03');
  p.political(1).act(win(FI(4), token('spada-2')));
  expect([p.state.holder[FI(4)], p.player(1).purse]).toEqual([1, 1600 - (180 + 20 - 30 - 20)]);
});

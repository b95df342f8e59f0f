import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, cards, phase } from '../../battles.ts';
import { communeNamed, companyNamed, leg, position, rule, sestiere, square, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const GRIFONE = companyNamed('grifone');
const UNITS = [0, 1, 2].map(index => unitOf('grifone', index));
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const PR = (number: number) => sestiere('prato', number);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const armed = () => governing().arm(...Array.from({ length: 72 }, (_, unit) => unit));

// R62: one company of the commune's army, wherever it was born.
rule(['pod.29l', 'pod.47a'], 'a refugee’s company may be the one that stays at home, and then stays', () => {
  const p = governing();
  p.state.place[SI(2)] = FIRENZE;
  p.state.holder[SI(2)] = 0;
  p.state.exiledIn[SI(2)] = -1;
  const raise = (...units: number[]) => p.military(0).refusal({ type: 'raise', commune: FIRENZE, units });
  expect(raise(...[1, 3, 4, 5].map(FI))).toBeNull();
  expect(raise(...[1, 3, 4, 5].map(FI), SI(2))).toMatchObject({ rule: 'pod.29l' });
});

// R36 and R68: the rebels' leader is a captor like any other.
rule(['pod.13b', 'pod.31j', 'pod.31k'], 'a captain taken in a rising may be hired by whoever stirred it up', () => {
  const p = armed().govern(0, 'firenze', 1, 3, 5).loyal(1, 'firenze', 2, 4).hire(0, 'grifone', 'firenze');
  battle(
    p,
    [
      [FI(4), 'a1'],
      [FI(2), 'f4'],
    ],
    [
      [FI(3), 'l8'],
      [at(UNITS, 0), 'f5', { damage: 2 }],
    ],
    { kind: 'civil', seats: [[1], [0]], commune: FIRENZE, cell: square('N6') },
  );
  const match = phase(p, 'fight', 0, [...cards(4, 1, 1, 1), 4, 4, 4, 4]);
  match.act({ type: 'fight', soldier: 1, target: 3 });
  while (match.step === 'support') match.do('ready');
  match.act({ type: 'capture' });
  for (let count = 0; count < 20 && match.step !== 'ransom'; count++) {
    if (match.seats[0] === 0) match.do('parley', 'concede');
    else match.do(match.legal('pass').length > 0 ? 'pass' : 'ready');
  }
  expect(match.seats).toEqual([1]);
  match.act({ type: 'hireCaptive', station: communeNamed('siena'), from: -1, florins: 500 });
  expect([p.state.employer[GRIFONE], p.commune('firenze').podesta, match.points(1)]).toEqual([1, 1, 3]);
  expect(UNITS.map(unit => p.state.armyOf[unit])).toEqual([-1, -1, -1]);
});

// R53: it takes a Podestà to call for arms.
rule(['pod.28f', 'pod.19d'], 'an exile calls no arms for the two sestieri that trust him abroad', () => {
  const calls = (exiled: boolean) => {
    const p = position(3).govern(1, 'siena').govern(2, 'lucca').loyal(0, 'prato', 3, 5);
    if (exiled) p.exiled(0, 'prato');
    else p.govern(0, 'firenze');
    return p
      .military(0)
      .choices('callArming', 'sestiere')
      .filter(one => Number(one) >= PR(1) && Number(one) <= PR(6));
  };
  expect([calls(true), calls(false)]).toEqual([[], [PR(3), PR(5)]]);
});

// R102: the money was given to the citizens, not to the man.
rule(['pod.45.1d', 'pod.45a', 'pod.10c'], 'what one Podestà paid to rebuild a town brings taxes to the next', () => {
  const p = governing().treasury('firenze', 3000);
  Object.assign(p.commune('firenze'), { raids: 3, poor: true });
  p.political(0).act({ type: 'rebuild', commune: FIRENZE, florins: 3000, from: FIRENZE });
  p.govern(1, 'firenze', 1, 3, 4, 5);
  p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
  expect([p.commune('firenze').treasury, p.commune('firenze').poor]).toEqual([3000, false]);
});

// R68: free again, he is in his town and may leave it the same day.
rule(['pod.32b', 'pod.26e'], 'a Podestà ransomed in a talk rides out in the same phase', () => {
  const p = governing();
  Object.assign(p.commune('firenze'), { captor: 1, cell: -1, until: 3 });
  const match = p
    .political(0)
    .propose(1, leg(false, { kind: 'release', commune: FIRENZE }), leg(true, { kind: 'florins', florins: 200 }))
    .do('accept');
  expect([p.commune('firenze').cell, p.commune('firenze').captor]).toEqual([square('N6'), -1]);
  expect(match.choices('ride', 'counter')).toEqual([FIRENZE]);
});

describe('New Year', () => {
  // R97: everything else goes on.
  rule(['pod.14b', 'pod.44l'], 'a besieged town pays its taxes', () => {
    const p = governing()
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)])
      .date(1, 12);
    p.play([{ step: 'nextMonth', over: false }]);
    expect(p.commune('firenze').treasury).toBe(3000);
  });

  // R66 and R68: due on hiring, and at every New Year.
  rule(['pod.31c', 'pod.31j'], 'a company hired from captivity in December asks its new fee in January', () => {
    const p = governing().date(1, 12).hire(1, 'grifone', 'siena', { fee: 900 });
    const match = p.play([{ step: 'ransom', seat: 0, company: GRIFONE }]);
    match.act({ type: 'hireCaptive', station: FIRENZE, from: -1, florins: 700 });
    expect([p.state.fee[GRIFONE], p.state.employer[GRIFONE]]).toEqual([700, 0]);
    const year = p.play([{ step: 'nextMonth', over: false }]);
    expect([year.step, year.seats]).toEqual(['companyFee', [0]]);
    year.act({ type: 'payFee', from: -1 });
    expect(year.purse(0)).toBe(1600 - 700 - 700);
  });
});

// R7 and R50: only theft spares a partner.
rule(['pod.24g', 'pod.20a'], 'an event may be turned on a partner, who stays one', () => {
  const p = position(3).govern(0, 'firenze').govern(2, 'lucca').league(0, 2).tokens(0, 'proditor');
  p.state.annales = [p.state.annales[0] ?? 0];
  const match = p.play([{ step: 'annales' }, { step: 'market' }]);
  expect(match.choices('seize', 'target', 0)).toEqual([0, 1, 2]);
  match.act({ type: 'seize', target: 2 }, 0);
  expect(p.player(0).league).toBe(p.player(2).league);
});

// R52: the dead are lent to nobody.
rule(['pod.20b', 'pod.39b', 'pod.28h'], 'a lost company is not lent; an unarmed one is, as it is', () => {
  const p = governing();
  p.state.back[FI(3)] = 9;
  const match = p.political(0);
  expect(match.proposalRefusal(2, leg(true, { kind: 'troops', sestiere: FI(3) }))).toMatchObject({ rule: 'pod.20c' });
  match.propose(2, leg(true, { kind: 'troops', sestiere: FI(4) })).do('accept');
  expect([p.state.lent[FI(4)], p.state.lent[FI(3)], p.state.armed[FI(4)]]).toEqual([2, -1, 0]);
});

// R95: whoever leaves the game besieges nobody.
rule(['pod.25k', 'pod.44l', 'pod.15a'], 'a besieger who is imprisoned for debt sets the town free', () => {
  const p = governing().treasury('firenze', 3000).purse(1, 0).date(1, 1);
  p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
  p.state.loans = [{ seat: 1, commune: -1, capital: 500, interest: 100, due: 1 }];
  const build = { type: 'build', commune: FIRENZE, work: 0, from: FIRENZE };
  expect(p.political(0).refusal(build)).toMatchObject({ rule: 'pod.44l' });
  p.play([{ step: 'monthEnd' }]);
  expect([p.player(1).out, p.state.armies.length]).toEqual([true, 0]);
  expect(p.political(0).refusal(build)).toBeNull();
});

import { at } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import { battle, from } from '../../battles.ts';
import {
  communeNamed,
  companyNamed,
  enlist,
  type Match,
  position,
  rule,
  sestiere,
  square,
  unitOf,
} from '../../position.ts';

const FIRENZE = communeNamed('firenze');
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
const modes = (match: Match): Match => {
  while (match.step === 'mode') match.act({ type: 'chooseMode', duel: false }, at(match.seats, 0));
  return match;
};
const HIRE = { type: 'hireNow', company: GRIFONE, from: -1, florins: 500 };

describe('a company revealed on the field', () => {
  // R63 and R69: it joins those who were called up, from their town, not an older army that happens to stand there.
  rule(['pod.31m', 'pod.29k', 'pod.31k'], 'marches with those who came, and is quartered where they set out', () => {
    const p = governing()
      .tokens(0, 'compagnia-grifone')
      .army(0, 'N9', [FI(4)]);
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: square('N9'), month: 1 }];
    const match = p.play([
      { step: 'military', seat: 0 },
      { step: 'turnEnd', seat: 0 },
    ]);
    match.act({ type: 'callBattle', war: 0 });
    match.act(enlist([FI(1)]), 0).act(enlist([SI(1)]), 1);
    modes(match).act(HIRE, 0);
    expect(p.state.station[GRIFONE]).toBe(FIRENZE);
    expect(p.state.armyOf[unitOf('grifone')]).toBe(p.state.armyOf[FI(1)]);
    expect(p.state.armyOf[FI(4)]).toBe(1);
  });

  // R69: who comes out of the gate sets out from his town this month.
  rule(['pod.31m', 'pod.43c'], 'may join a sortie, and is quartered in the town it came out of', () => {
    const p = governing().bonus('firenze', 60, 30).tokens(0, 'compagnia-grifone');
    p.besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    const match = p.play([
      { step: 'military', seat: 1 },
      { step: 'turnEnd', seat: 1 },
    ]);
    match
      .act({ type: 'shootWalls', army: 1 })
      .do('sortie')
      .act(enlist([FI(1)]));
    modes(match).act(HIRE, 0);
    expect([p.state.station[GRIFONE], p.state.battle?.soldiers.length]).toEqual([FIRENZE, 7]);
  });
});

describe('a Podestà', () => {
  // R68: it is the counter that is held; his town defends itself as before.
  rule(['pod.32b', 'pod.44d', 'pod.43c'], 'who is a captive may still let his companies come out', () => {
    const p = governing()
      .bonus('firenze', 60, 30)
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    Object.assign(p.commune('firenze'), { captor: 2, until: 9, cell: -1 });
    const match = p.military(1).act({ type: 'shootWalls', army: 1 });
    expect([match.step, match.seats]).toEqual(['defence', [0]]);
    match.do('sortie').act(enlist([FI(1)]));
    modes(match);
    expect(match.legal('attach', 0)).toEqual([]);
    expect(match.told('battleBegan').length + match.ever('battleBegan').length).toBeGreaterThan(0);
  });

  // R57 and R123: he is in the town they come out of, and may ride with them.
  rule(['pod.32e', 'pod.43c'], 'at home may ride out of the gate with his feditori', () => {
    const p = governing()
      .bonus('firenze', 60, 30)
      .besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    const match = p.military(1).act({ type: 'shootWalls', army: 1 }).do('sortie');
    match.act(enlist([FI(1), FI(3)]));
    modes(match);
    if (match.step === 'reinforcements') match.act({ type: 'ready' }, 0);
    const soldiers = p.state.battle?.soldiers.map(({ unit }) => unit) ?? [];
    const knights = soldiers.indexOf(FI(1));
    match.act({ type: 'command', soldier: knights }, 0);
    expect(match.legal('attach', 0)).toEqual([{ type: 'attach', counter: FIRENZE, soldier: knights }]);
  });
});

// R75 and AN51: the event counts for initiative as in every fight.
rule(['pod.24d', 'pod.35a'], 'AN51 counts for the initiative, one for each company of feditori of his', () => {
  const totals = (event: boolean) => {
    const p = governing();
    if (event) p.annales(0, 'AN51');
    battle(
      p,
      [
        [FI(1), 'a1'],
        [FI(3), 'c1'],
        [LU(1), 'e1', { owner: 2 }],
      ],
      [[SI(1), 'l8']],
      { seats: [[0, 2], [1]] },
    );
    const match = from(p, [{ step: 'initiative' }]);
    for (const seat of [0, 1]) if (match.step === 'initiative') match.act({ type: 'ready' }, seat);
    return match.ever('initiative').map(one => one.totals);
  };
  expect([totals(false), totals(true)]).toEqual([[[3 + 3 + 3, 3]], [[4 + 3 + 3, 3]]]);
});

// R45 and R55: an armed company of H, wherever it is; a lost one has no arms to lose.
rule(
  ['pod.24d', 'pod.28h', 'pod.29j'],
  'AN42 disarms one in the field as one at home; with none armed the treasury pays',
  () => {
    const p = position(2)
      .govern(0, 'firenze')
      .govern(1, 'siena')
      .arm(FI(4))
      .treasury('firenze', 500)
      .army(0, 'N9', [FI(4)]);
    const match = p.annales(0, 'AN42');
    if (match.offers('setArms')) match.act({ type: 'setArms', unit: FI(4) });
    expect([p.state.armed[FI(4)], match.treasury('firenze')]).toEqual([0, 500]);
    const bare = position(2).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', 500).annales(0, 'AN42');
    expect(bare.treasury('firenze')).toBe(400);
  },
);

import { describe, expect } from 'vitest';
import { SHAKEN } from '../../../src/state.ts';
import { type Position, position, type Table } from '../../battlefield.ts';
import {
  charge,
  FIRE_BACK,
  firing,
  HOLD,
  halt,
  march,
  marks,
  moving,
  shoot,
  step,
  strength,
  tests,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { offered, settle, settleBack, spaced } from '../scenes.ts';

rule(['nqsb.9.15', 'nqsb.3.3.1.fire'], 'a square at four that loses one fires back with its first series', () => {
  // Losses are given when both shots are resolved.
  const p = spaced('fr-fl', 'sp-sq-vet')
    .put('B', 1, 'sp-sq-vet', '1005', 'S', { strength: 4 })
    .order(0, 0, 14)
    .draws(0, 1, 8, 7, 6)
    .draws(1, 8, 7, 6, 5);
  const t = settle(
    firing(p)
      .act(shoot(p, 'A', 'B'))
      .act(FIRE_BACK),
  );
  const [own] = t.told('tested').filter(({ side }) => side === 1);
  expect([own?.due, strength(p, 'B')]).toEqual([4, 3]);
});

describe('guns under Tiro di sbarramento', () => {
  const barrage = (): { p: Position; t: Table } => {
    const p = spaced('fr-al', 'sp-pm').order(0, 0, 12).draws(0, 8, 7, 6, 8, 7, 6);
    const t = p.play({ step: 'barrages', done: [] }).act(shoot(p, 'A', 'B'));
    while (t.step === 'answer') t.act(HOLD);
    return { p, t: settle(t) };
  };

  rule(['nqsb.2.5.ex-sbarramento', 'nqsb.9.2.one-action'], 'fire twice, as all units of the division do', () => {
    // l.379: all of them.
    const { p } = barrage();
    expect(firing(p).legal('shoot')).toHaveLength(1);
  });

  rule(
    ['nqsb.2.5.ex-sbarramento', 'nqsb.9.2.one-action', 'nqsb.9.2.actions'],
    'having fired neither move nor limber',
    () => {
      const { p } = barrage();
      const t = moving(p);
      expect(t.legal().filter(({ unit }) => unit === p.unit('A'))).toEqual([]);
    },
  );
});

rule(
  ['nqsb.2.5.2.ability', 'nqsb.9.10', 'nqsb.9.2.one-action'],
  '33 Ferro e fuoco: guns in battery may fire at who comes up, limbered ones not; it is their one action',
  () => {
    // Those that can fire have Fermezza.
    const met = (second: boolean) => {
      const p = spaced('sp-pm', 'fr-al')
        .put('A', 0, 'sp-pm', '1007', 'N')
        .put('B', 1, 'sp-ap', '1005', 'S', { second })
        .order(0, 0, 10)
        .order(1, 0, 33)
        .draws(1, 8, 7, 6, 5);
      const t = moving(p).act(march(p, 'A')).act(step(p, '1006')).act(halt(p));
      while (t.step === 'firmness' && t.seats[0] === 0) t.act(HOLD);
      const [stand] = t.legal('stand');
      if (!stand) return null;
      t.act(stand);
      while (t.step === 'answer') t.act(HOLD);
      settle(t);
      p.put('A', 0, 'sp-pm', '1007', 'N');
      return firing(p, 1).legal('shoot').length;
    };
    expect([met(false), met(true)]).toEqual([0, null]);
  },
);

rule(['nqsb.9.2.al-evade', 'nqsb.10.14'], 'paralysed light guns do not try to slip away', () => {
  const asked = (paralysed: boolean) => {
    const p = spaced('fr-pm-line', 'sp-al').put('B', 1, 'sp-al', '1005', 'S', { paralysed }).order(0, 0, 10);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1006'));
    return t.step === 'evasion';
  };
  expect([asked(false), asked(true)]).toEqual([true, false]);
});

rule(
  ['nqsb.2.5.2.ability', 'nqsb.10.18', 'nqsb.6.1.two-losses'],
  '35 Sostenere la linea: the one friend must not be shaken',
  () => {
    const hit = (shaken: boolean) => {
      const p = spaced('fr-fl', 'sp-pm')
        .put('f', 1, 'sp-pm', '1004', 'S', { shaken })
        .order(0, 0, 14)
        .order(1, 0, 35)
        .draws(0, 1, 2, 8, 7);
      settle(
        firing(p)
          .act(shoot(p, 'A', 'B'))
          .act(HOLD),
      );
      return [strength(p, 'B'), marks(p, 'B') & SHAKEN];
    };
    expect([hit(false), hit(true)]).toEqual([
      [2, 0],
      [2, SHAKEN],
    ]);
  },
);

rule(
  ['nqsb.6.3.fermezza', 'nqsb.6.1.two-losses', 'nqsb.9.4.fallback'],
  'horse shaken by Fermezza at the end of its charge falls back four hexes then and there, and owes no other',
  () => {
    // R42: it has not been in a melee.
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1009', 'N', { losses: 1, strength: 2 })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(0, 0, 10)
      .draws(0, 1)
      .draws(1, 1, 2, 8);
    const t = settle(moving(p).act(charge(p, 'A', 'B')));
    t.act(step(p, '1008')).act(step(p, '1007')).act(halt(p));
    t.act({ type: 'stand', unit: p.unit('B'), target: p.unit('A') });
    while (t.step === 'answer') t.act(HOLD);
    settleBack(t);
    expect([p.where('A').slice(2), marks(p, 'A') & SHAKEN]).toEqual(['11', SHAKEN]);
    expect([p.play({ step: 'cavalryBack' }).told('fellBack'), offered(moving(p)).includes('march')]).toEqual([
      [],
      false,
    ]);
  },
);

rule(
  ['nqsb.3.3.1.parting-shot', 'nqsb.10.12'],
  'weakened foot fires after an enemy that walks away only if it keeps its nerve',
  () => {
    const after = (...values: number[]) => {
      const p = position()
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-fl', '1007', 'N', { strength: 1 })
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(1, 0, 29)
        .draws(0, ...values);
      const t = moving(p, 1).act(march(p, 'B')).act(step(p, '1005'));
      if (t.step === 'marching') t.act(halt(p, 'S'));
      t.act({ type: 'partingShot', unit: p.unit('A') });
      return tests(settle(t)).length;
    };
    // The nerve, and the shot.
    expect([after(8, 7), after(1, 8)]).toEqual([1, 2]);
  },
);

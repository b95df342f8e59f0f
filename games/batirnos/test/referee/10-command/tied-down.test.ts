/** Generals who began the turn with a unit, and those who have joined one since (nqsb.10.1.orders, 10.9, 10.15, 10.2.2). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { GONE } from '../../../src/state.ts';
import { type Position, position } from '../../battlefield.ts';
import {
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  moving,
  READY,
  rallying,
  shoot,
  step,
  strength,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, fallenBack, ground, offered, settle, settleBack, steps } from '../scenes.ts';

/** Whom a general may still order to be put in order, after planning. */
const ordered = (p: Position): string[] => {
  const t = rallying(p);
  return t.step === 'rallying'
    ? t
        .legal('clear')
        .map(({ unit }) => p.label(Number(unit)))
        .sort()
    : [];
};
const paralysed = { paralysed: true };
/** A general with A, and C beside him, both waiting to be put in order. */
const withA = (): Position =>
  position()
    .lead(0, 0, '1008', 'villequier')
    .put('A', 0, 'fr-pm-line', '1008', 'N', paralysed)
    .put('C', 0, 'fr-pm-line', '1108', 'N', paralysed)
    .put('B', 1, 'sp-pm', '1403', 'S');

rule(
  ['nqsb.10.1.orders', 'nqsb.10.8.elim', 'nqsb.10.9'],
  'whose unit is destroyed in the turn orders nobody any more, and his successor neither',
  () => {
    const left = (fallen: boolean) => {
      const p = withA();
      p.play({ step: 'planning' });
      p.order(0, 0, 30);
      expect(ordered(p)).toEqual(['A']);
      p.state.cell = p.state.cell.with(p.unit('A'), GONE);
      if (fallen) p.lead(0, 0, '1008', 'replacement');
      return ordered(p);
    };
    expect([left(false), left(true)]).toEqual([[], []]);
  },
);

rule(
  ['nqsb.10.1.orders', 'nqsb.10.2.2', 'nqsb.5.2.general'],
  'who joins a unit after the turn has begun orders his whole division as before',
  () => {
    const p = withA().lead(0, 0, '1010', 'villequier');
    p.play({ step: 'planning' });
    p.order(0, 0, 30).lead(0, 0, '1008', 'villequier');
    expect(ordered(p)).toEqual(['A', 'C']);
  },
);

rule(
  ['nqsb.10.15.permanent', 'nqsb.10.1.orders'],
  'a general who began the turn with a regiment of the reserve orders it, once it has come under him that turn',
  () => {
    const orders = (transferred: boolean) => {
      const p = withA();
      p.put('A', 0, 'fr-pm-line', '1008', 'N', { ...paralysed, division: 1 });
      p.play({ step: 'planning' });
      if (transferred) p.state.division[p.unit('A')] = p.division(0, 0);
      p.order(0, 0, 30);
      return ordered(p);
    };
    expect([orders(true), orders(false)]).toEqual([['A'], []]);
  },
);

rule(
  ['nqsb.10.1.orders', 'nqsb.3.3.1', 'nqsb.10.3.aggregated'],
  'troops of a general tied to another unit answer all the same: they fire back and strike back',
  () => {
    const p = position()
      .lead(0, 0, '1408', 'villequier')
      .lead(1, 0, '1003', 'villequier')
      .put('X', 0, 'fr-pm-line', '1408', 'N')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .order(1, 0, 5)
      .draws(1, 8, 7);
    p.state.tied[p.general(0, 0)] = p.unit('X');
    expect(offered(firing(p, 1).act(shoot(p, 'B', 'A')))).toContain('fireBack');
    p.put('B', 1, 'sp-pm', '1007', 'S');
    expect(
      fighting(p, 'B')
        .legal('join')
        .map(({ unit }) => p.label(Number(unit))),
    ).toEqual(['A']);
  },
);

rule(
  ['nqsb.9.15.ignore', 'nqsb.9.11', 'nqsb.7.1.one-loss'],
  'a square that ignores the duty to go back leaves no hex to take; driven out by two losses it does',
  () => {
    const taken = (...values: number[]) => {
      const p = faced('fr-pm-vet', 'sp-sq-vet')
        .order(0, 0, 10)
        .draws(0, ...values);
      const t = settle(fighting(p, 'A').act(READY));
      while (t.step === 'retreating') t.act(t.legal('stay')[0] ?? at(t.legal('fallBack'), 0));
      return [p.where('B') === '1006', offered(t).includes('press')];
    };
    expect([taken(1, 2, 8, 7, 6), taken(1, 2, 3, 8, 7)]).toEqual([
      [true, false],
      [false, true],
    ]);
  },
);

rule(
  ['nqsb.9.8.attacker', 'nqsb.5.4.2.los', 'nqsb.6.4'],
  'guns whose target has slipped away behind a wood do not fire at it any more, but at another they may',
  () => {
    const p = ground(Object.fromEntries(['0804', '0904', '1004', '1104', '1204'].map(hex => [hex, 'w'])))
      .lead(0, 0, '1011', 'conde')
      .put('G', 0, 'fr-ap', '1010', 'N')
      .put('B', 1, 'sp-fl', '1006', 'S')
      .put('T', 1, 'sp-pm', '0906', 'S')
      .order(0, 0, 14);
    const t = firing(p).act(shoot(p, 'G', 'B'));
    t.act(at(t.legal('evade'), 0));
    expect(Number(p.where('B').slice(2))).toBeLessThan(4);
    expect(t.legal('retarget').map(({ target }) => p.label(Number(target)))).toEqual(['T']);
  },
);

rule(
  ['nqsb.7.5', 'nqsb.5.contact-orders', 'nqsb.7.5.react'],
  'between two unengaging enemies one walks off from both, and both may fire after him',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cl', '1007', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '0906', 'S')
      .order(0, 0, 29);
    const t = moving(p).act(march(p, 'A'));
    expect(steps(t).sort()).toEqual(['0908', '1008']);
    t.act(step(p, '1008')).act(halt(p));
    const asked = () => t.legal('partingShot').map(({ unit }) => p.label(Number(unit)));
    expect(asked().length).toBeGreaterThan(0);
    const [first = ''] = asked();
    t.act({ type: 'partingShot', unit: p.unit(first) });
    settle(t);
    expect([first, ...(t.step === 'departures' ? asked() : [])].sort()).toEqual(['B', 'C']);
  },
);

rule(
  ['nqsb.9.4.fallback', 'nqsb.10.14', 'nqsb.9.2.paralyse'],
  'horse that has fallen back when the phase ends stays where it has come, and keeps its front',
  () => {
    const p = faced('fr-cp-chev', 'sp-pm').order(0, 0, 10).draws(0, 8, 7, 6, 5, 4).draws(1, 8, 7, 6, 5, 4);
    settle(fighting(p, 'A').act(join(p, 'B')));
    expect(fallenBack(p)).toEqual(['A']);
    expect(p.state.facing[p.unit('A')]).toBe(p.facing('N'));
    // Four hexes from 1007, straight away from 1006.
    expect(p.where('A').slice(2)).toBe('11');
  },
);

rule(
  ['nqsb.10.1.losses', 'nqsb.10.8.elim', 'nqsb.9.2.no-melee'],
  'a general with a battery that is overrun loses one and stays where it stood: nobody goes into its hex',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(1, 0, '1006', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N')
      .put('B', 1, 'sp-al', '1006', 'S')
      .put('F', 1, 'sp-pm', '1004', 'S')
      .order(0, 0, 10);
    const t = p.play({ step: 'phase', phase: 'melee', done: [] });
    expect(t.told('overrun')).toHaveLength(1);
    expect(t.told('leaderHurt').map(({ leader }) => leader)).toEqual([p.general(1, 0)]);
    expect(p.name(at(p.state.post, p.general(1, 0)))).toBe('1006');
  },
);

rule(
  [ABILITY, 'nqsb.10.12', 'nqsb.5.may'],
  '46 Ordine frainteso asks a weakened regiment only for its nerve: failed, it has tried, and nothing more is owed',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-pm-line', '1008', 'N', { strength: 1 })
      .order(0, 0, 46)
      .draws(0, 8, 7, 6);
    const t = moving(p);
    expect(t.refusal({ type: 'endMoves' })).not.toBeNull();
    settle(t.act(march(p, 'A')));
    expect([t.told('faltered').length, p.where('A')]).toEqual([1, '1008']);
    if (t.step === 'moving') expect(t.refusal({ type: 'endMoves' })).toBeNull();
  },
);

rule(
  ['nqsb.3.3.1.fire', 'nqsb.6.1.two-losses', 'nqsb.3.2.5.check'],
  'two regiments that shake each other with one exchange both fall back, and are a point each',
  () => {
    const p = position()
      .lead(0, 0, '0911', 'villequier')
      .lead(1, 0, '1001', 'villequier')
      .put('A', 0, 'fr-fl', '1008', 'N')
      .put('B', 1, 'sp-fl', '1006', 'S')
      .order(0, 0, 5)
      .draws(0, 1, 2, 3)
      .draws(1, 1, 2, 3);
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act({ type: 'fireBack' });
    while (t.step === 'enough') t.act({ type: 'drawOn' });
    settleBack(t);
    expect(
      t
        .told('shaken')
        .map(({ unit }) => p.label(unit))
        .sort(),
    ).toEqual(['A', 'B']);
    expect([strength(p, 'A'), strength(p, 'B'), t.told('fellBack').length]).toEqual([1, 1, 2]);
    while (t.step === 'answer') t.act(HOLD);
  },
);

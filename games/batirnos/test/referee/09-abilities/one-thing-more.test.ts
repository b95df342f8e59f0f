/** What an ability gives besides, and what it does not (nqsb.9.1, 9.3, 9.6, 9.8, 9.10, 9.12, 9.14, 9.16). */
import { at } from '@carroccio/kernel';
import { expect } from 'vitest';
import { position } from '../../battlefield.ts';
import {
  charge,
  fighting,
  firing,
  HOLD,
  halt,
  join,
  march,
  moving,
  READY,
  shoot,
  step,
  strength,
  tests,
  types,
} from '../../drill.ts';
import { rule } from '../../rules.ts';
import { ABILITY, faced, fallenBack, ground, offered, settle, settleBack, steps } from '../scenes.ts';

rule(
  ['nqsb.9.3.test', 'nqsb.9.3', 'nqsb.10.13'],
  'horse that has failed its charge fights nobody new, but who comes up to it is fought',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-cp-chev', '1009', 'N')
      .put('B', 1, 'sp-pm', '1005', 'S')
      .order(0, 0, 10)
      .draws(0, 8, 7, 6, 5, 4, 8, 7, 6, 5, 4);
    settle(moving(p).act(charge(p, 'A', 'B')));
    expect(p.where('A')).toBe('1009');
    p.put('B', 1, 'sp-pm', '1008', 'S');
    const t = fighting(p, 'A');
    while (t.step === 'joining') t.act(READY);
    // It did not move next to it: no advantage of heavy horse, were there one, and no loss by it.
    expect(settle(t).told('fought')[0]).toMatchObject({ damage: 0 });
  },
);

rule(
  ['nqsb.9.10.no', 'nqsb.9.12', 'nqsb.9.10'],
  'a pursuer that comes beside a fresh regiment is not fired at by Fermezza, nor may it be answered with evasion by pikes',
  () => {
    const p = faced('fr-cp-chev', 'sp-pm', {}, { strength: 1 })
      .put('C', 1, 'sp-pm', '1104', 'S')
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 8, 7);
    const t = settle(fighting(p, 'A').act(READY));
    expect(t.step).toBe('pressing');
    t.act({ type: 'pursue', charge: false }).act(step(p, '1006'));
    const before = t.told('fired').length;
    t.act(step(p, '1105'));
    if (t.step === 'marching') t.act(halt(p));
    expect([t.step === 'firmness', t.told('fired').length - before]).toEqual([false, 0]);
  },
);

rule(['nqsb.9.16', 'nqsb.9.3', 'nqsb.9.5'], 'reiter charge three hexes, and ride out to meet nobody', () => {
  const reaches = (foe: string) => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'ge-re', '1009', 'N')
      .put('B', 1, 'sp-pm', foe, 'S')
      .order(0, 0, 10);
    return moving(p).legal('charge').length > 0;
  };
  // Contact three hexes on: an enemy four away. One five away is out of reach.
  expect([reaches('1005'), reaches('1004')]).toEqual([true, false]);
  const p = position()
    .lead(0, 0, '1011', 'conde')
    .put('A', 0, 'fr-cp-chev', '1009', 'N')
    .put('B', 1, 'ge-re', '1005', 'S')
    .order(0, 0, 10)
    .draws(0, 1);
  expect(settle(moving(p).act(charge(p, 'A', 'B'))).act(step(p, '1008')).step).toBe('marching');
});

rule(
  ['nqsb.9.14', 'nqsb.7.2', 'nqsb.9.13'],
  'pikes alone have no arms against horse, a neighbour that is shaken makes them a line all the same, one that is gone does not',
  () => {
    const damage = (neighbour: 'none' | 'well' | 'shaken') => {
      const p = faced('fr-pm-line', 'sp-cp').order(0, 0, 10).draws(0, 8, 7, 6, 5);
      if (neighbour !== 'none') p.put('C', 0, 'fr-pm-line', '0907', 'N', { shaken: neighbour === 'shaken' });
      return settle(fighting(p, 'A').act(READY)).told('fought')[0]?.damage;
    };
    expect([damage('none'), damage('well'), damage('shaken')]).toEqual([0, 1, 1]);
  },
);

rule(
  ['nqsb.9.8', 'nqsb.5.3.general', 'nqsb.9.8.distance'],
  'light foot slips away from who comes up behind it, keeping its front, and not at all where a second enemy waits there',
  () => {
    const slips = (second: boolean) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-pm-line', '1008', 'N')
        .put('B', 1, 'sp-fl', '1006', 'N')
        .order(0, 0, 10);
      if (second) p.put('D', 0, 'fr-pm-line', '1103', 'S', { division: 1 });
      const t = moving(p).act(march(p, 'A')).act(step(p, '1007'));
      if (t.step !== 'evasion') return null;
      t.act(at(t.legal('evade'), 0));
      return [p.state.facing[p.unit('B')] === p.facing('N'), p.where('B') !== '1006'];
    };
    expect([slips(false), slips(true)]).toEqual([[true, true], null]);
  },
);

rule(
  ['nqsb.9.6', 'nqsb.10.12', 'nqsb.9.6.pursuit'],
  'foot that has come up late and wins takes the hex, and does not pursue',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'ge-pm', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006', 'S', { strength: 1 })
      .order(0, 0, 10)
      .draws(0, 1, 2, 3, 8);
    const t = p.play({ step: 'late', side: 0 }).act(march(p, 'A')).act(step(p, '1007')).act(halt(p));
    while (t.step === 'firmness') t.act(HOLD);
    while (t.step === 'joining') t.act(READY);
    settle(t);
    expect([p.where('B'), types(t)]).toEqual(['off', ['decline', 'press']]);
  },
);

rule(
  ['nqsb.9.1', 'nqsb.9.1.charge', 'nqsb.9.3.infantry'],
  'New Model foot rushes two hexes by a charge at foot, one at horse',
  () => {
    const rushes = (troop: string, foe: string) => {
      const p = position().put('G', 0, 'en-pm-nma', '1008', 'N').put('B', 1, troop, foe, 'S').draws(0, 1);
      const t = settle(p.play({ step: 'aggressors', done: [] }));
      for (let count = 0; count < 9 && t.step !== null; count++)
        t.act(t.legal('hold')[0] ?? t.legal('step')[0] ?? at(t.legal(), 0));
      return [t.told('aggressed').length, t.told('tested').length];
    };
    expect([
      rushes('sp-pm', '1006'),
      rushes('sp-pm', '1005'),
      rushes('sp-cp', '1006'),
      rushes('sp-cp', '1005'),
    ]).toEqual([
      [1, 0],
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  },
);

rule(
  [ABILITY, 'nqsb.9.5.fire', 'nqsb.9.3.test'],
  '17 Carica! gives two cards to horse that rides at the guns that fired; in a pursuit it does too',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .lead(1, 0, '1003', 'villequier')
      .put('A', 0, 'fr-ap', '1010', 'N')
      .put('B', 1, 'sp-cp', '1006', 'S')
      .order(0, 0, 14)
      .order(1, 0, 17)
      .draws(0, 8, 7, 6, 5, 4)
      .draws(1, 1);
    const t = firing(p)
      .act(shoot(p, 'A', 'B'))
      .act({ type: 'counterFire', charge: true });
    settle(t);
    // 3 of strength, 2 of morale, 2 of the card.
    expect(
      t
        .told('tested')
        .filter(({ kind }) => kind === 'charge')
        .map(({ due }) => due),
    ).toEqual([7]);
  },
);

rule(
  ['nqsb.7.1.cavalry', 'nqsb.9.4.fallback', 'nqsb.9.7'],
  'dragoons who fought on foot owe no fallback, those who fought mounted do',
  () => {
    const goes = (second: boolean) => {
      const p = faced('fr-dr', 'sp-fl', { second }).order(0, 0, 10).draws(0, 8, 7, 6).draws(1, 8, 7, 6);
      settle(fighting(p, 'A').act(join(p, 'B')));
      return fallenBack(p);
    };
    expect([goes(false), goes(true)]).toEqual([['A'], []]);
  },
);

rule(
  ['nqsb.6.3.target', 'nqsb.6.3.reiter', 'nqsb.9.2.paralyse'],
  'guns in the rear do not fire at whom their own reiter engage, nor at his engager’s neighbour’s back without a line',
  () => {
    const targets = (order: number) => {
      const p = faced('ge-re', 'sp-pm').put('G', 0, 'fr-ap', '1009', 'N').order(0, 0, order);
      return firing(p)
        .legal('shoot')
        .filter(({ unit }) => unit === p.unit('G'))
        .map(({ target }) => p.label(Number(target)));
    };
    expect([targets(4), targets(12)]).toEqual([[], ['B']]);
  },
);

rule(
  ['nqsb.6.1.damage', 'nqsb.6.2', 'nqsb.6.1.protection'],
  'light horse with firearms hurts heavy horse once by itself: against one of armour its first success is a loss',
  () => {
    const losses = (...values: number[]) => {
      // Side by side, with no melee order on either side.
      const p = faced('fr-cl', 'sp-cp')
        .order(0, 0, 12)
        .draws(0, ...values);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      settle(t);
      return 3 - strength(p, 'B');
    };
    expect([losses(8, 7, 6), losses(1, 7, 6)]).toEqual([0, 1]);
  },
);

rule(
  ['nqsb.4.cards', 'nqsb.10.11', 'nqsb.4.morale'],
  'a large regiment charges with the cards of three, and worn to two with those of two',
  () => {
    const due = (strengthLeft: number) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-pm-vet', '1008', 'N', { strength: strengthLeft })
        .put('B', 1, 'sp-pm', '1005', 'S')
        .order(0, 0, 10)
        .draws(0, 8, 7, 6, 5, 4);
      return tests(settle(moving(p).act(charge(p, 'A', 'B'))))[0]?.[0];
    };
    expect([due(4), due(3), due(2)]).toEqual([5, 5, 4]);
  },
);

rule(
  ['nqsb.5.4.7', 'nqsb.9.8', 'nqsb.9.8.once'],
  'who has evaded does not march by road either, and its general rides all the same',
  () => {
    const p = position()
      .lead(0, 0, '1011', 'conde')
      .lead(1, 0, '1003', 'conde')
      .put('A', 0, 'fr-pm-line', '1008', 'N')
      .put('B', 1, 'sp-fl', '1006', 'S')
      .order(0, 0, 12)
      .order(1, 0, 29);
    const t = firing(p, 0, 0, true).act(shoot(p, 'A', 'B'));
    t.act(at(t.legal('evade'), 0));
    settleBack(t);
    const u = moving(p, 1);
    expect(u.legal('march')).toEqual([]);
    expect(u.legal('ride').length).toBeGreaterThan(0);
    expect(steps(u)).toEqual([]);
    expect(offered(u)).not.toContain('march');
  },
);

rule(
  ['nqsb.10.18.effect', 'nqsb.5.4.1.inf', 'nqsb.3.2.4.det-shaken'],
  'a regiment in a village that loses two under fire is not shaken, may stay, and costs its army nothing',
  () => {
    const struck = (letters: Record<string, string>) => {
      const p = ground(letters)
        .lead(0, 0, '1011', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-fl', '1008', 'N')
        .put('B', 1, 'lo-pm', '1006', 'S')
        .order(0, 0, 5)
        .draws(0, 1, 2, 3);
      for (const [label, hex] of [
        ['x', '0502'],
        ['y', '0702'],
        ['z', '1502'],
      ] as const)
        p.put(label, 1, 'sp-pm', hex);
      const t = firing(p).act(shoot(p, 'A', 'B'));
      while (t.step === 'answer') t.act(HOLD);
      while (t.step === 'enough') t.act({ type: 'drawOn' });
      const stays = offered(t).includes('stay');
      while (t.step === 'retreating') t.act(t.legal('stay')[0] ?? at(t.legal('fallBack'), 0));
      p.play({ step: 'turnEnd' });
      return [4 - strength(p, 'B'), stays, p.state.determination[1]];
    };
    // Four hits, one of them by arms; one off for armour, one more for the walls.
    expect([struck({}), struck({ '1006': 'a' })]).toEqual([
      [3, false, 49],
      [2, true, 50],
    ]);
  },
);

rule(
  ['nqsb.10.12', 'nqsb.9.2.one-action', 'nqsb.3.3.1.fire'],
  'a weakened battery that has lost its nerve in answering has had its action: it does not limber up any more',
  () => {
    const limbers = (answers: boolean) => {
      const p = position()
        .lead(0, 0, '1011', 'villequier')
        .lead(1, 0, '1003', 'villequier')
        .put('A', 0, 'fr-al', '1009', 'N')
        .put('G', 1, 'sp-al', '1006', 'S', { strength: 1 })
        .order(0, 0, 12)
        .order(1, 0, 29)
        .draws(0, 8, 7, 6)
        .draws(1, 8, 7, 6);
      const t = firing(p, 0, 0, true).act(shoot(p, 'A', 'G'));
      settle(t.act(answers ? { type: 'fireBack' } : HOLD));
      expect(t.told('tested').filter(({ kind, successes }) => kind === 'nerve' && successes === 0)).toHaveLength(
        answers ? 1 : 0,
      );
      return moving(p, 1).legal('limber').length > 0;
    };
    expect([limbers(false), limbers(true)]).toEqual([true, false]);
  },
);

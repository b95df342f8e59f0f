/** Positions that hardly ever come about, and what holds in them all the same. */
import { oddsOf } from '@carroccio/kernel';
import { expect, test } from 'vitest';
import { initialState } from '../src/02-armies/setup-steps.ts';
import { whyNoRide } from '../src/05-movement/trips.ts';
import { GONE } from '../src/state.ts';
import { changed, position } from './battlefield.ts';
import { fighting, firing, halt, march, moving, shoot, step, tests, types } from './drill.ts';
import { faced, fallenBack, ground, settle, steps, verdict } from './referee/scenes.ts';
import { rule } from './rules.ts';

rule(
  ['nqsb.9.4.fallback', 'nqsb.7.1.cavalry'],
  'light foot that fought alone owes no fallback when the phase ends; light horse does',
  () => {
    const goes = (troop: string) => {
      const p = faced(troop, 'sp-pm').order(0, 0, 10).draws(0, 8, 7, 6, 5).draws(1, 8, 7, 6, 5);
      p.put('B', 1, 'sp-pm', '1006', 'S', { strength: 1 });
      p.draws(1, 8, 7);
      settle(fighting(p, 'A').act({ type: 'ready' }));
      expect([p.where('A'), p.where('B')]).toEqual(['1007', '1006']);
      return fallenBack(p);
    };
    expect([goes('fr-fl'), goes('fr-cl')]).toEqual([[], ['A']]);
  },
);

rule(
  ['nqsb.5.2.general', 'nqsb.5.2.free'],
  'a general in a corner with commanders on every hex beside him still rides through them',
  () => {
    const p = position().lead(0, 0, '0101', 'villequier').lead(0, 1, '0201').lead(0, 2, '0102');
    p.state.rode = [p.general(0, 1), p.general(0, 2)];
    const t = p.play({ step: 'riding', side: 0, who: 'division' });
    const rides = t.step === 'riding' ? t.legal('ride').map(({ to }) => p.name(Number(to))) : [];
    expect(rides).toContain('0301');
    expect(rides).not.toContain('0201');
  },
);

rule(
  ['nqsb.3.3.1.pursue', 'nqsb.3.3.1.parting-shot'],
  'when the first of two left behind destroys who walks away, the second is asked nothing',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-cl', '1007', 'N', { strength: 1 })
      .put('B', 1, 'sp-pm', '1006', 'S')
      .put('C', 1, 'sp-pm', '0906', 'S')
      .order(0, 0, 29)
      .draws(0, 1)
      .draws(1, 1, 2);
    const t = settle(moving(p).act(march(p, 'A')));
    t.act(step(p, '1008')).act(halt(p));
    expect([t.step, types(t)]).toEqual(['departures', ['chase', 'hold', 'partingShot']]);
    settle(t.act({ type: 'partingShot', unit: p.unit('B') }));
    expect([p.where('A'), t.step]).toEqual(['off', 'moving']);
  },
);

test('Beck’s column tests its coming until it succeeds, not again', () => {
  const p = position('rocroi', { beck: true });
  Object.assign(p.state, initialState(p.ground, p.options));
  p.state.turn = 8;
  p.draws(1, 8, 7, 6, 5, 1);
  settle(p.play({ step: 'planning' }));
  const due = p.state.due[p.division(1, 3)];
  p.state.turn = 9;
  const t = settle(p.play({ step: 'planning' }));
  expect([tests(t), p.state.due[p.division(1, 3)]]).toEqual([[], due]);
});

test('what a division’s melee hangs on: the nerve of weakened foot before a battery, nothing beside nobody', () => {
  const stakes = (foe: boolean) => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .lead(0, 1, '1410', 'villequier')
      .put('A', 0, 'fr-pm-line', '1007', 'N', { strength: 1 })
      .put('D', 0, 'fr-pm-line', '1407', 'N', { division: 1 })
      .put('E', 1, 'sp-pm', '1406', 'S')
      .order(0, 0, 10)
      .order(0, 1, 10);
    if (foe) p.put('G', 1, 'sp-al', '1006', 'S');
    const t = p.play({ step: 'phase', phase: 'melee', done: [] });
    const pick = { type: 'pickDivision', division: p.division(0, 0) };
    return oddsOf(t.play, 0, pick)?.outcomes.some(({ ways }) => ways.length > 0) ?? null;
  };
  expect([stakes(true), stakes(false)].map(one => one !== null)).toEqual([true, false]);
});

test('where a general has but one hex to stand on, everybody may know it', () => {
  const narrow = changed(({ scenarios }) => {
    for (const side of scenarios.intro.sides) side.zone = [side.zone[0] ?? ''];
  });
  const p = position('intro', { deployment: 'free' }, narrow);
  Object.assign(p.state, initialState(p.ground, p.options));
  const t = p.play({ step: 'placing', division: p.division(0, 0) });
  expect([t.legal().length, t.play.forced()?.action.type]).toEqual([1, 'placeLeader']);
});

rule(
  ['nqsb.9.1.charge', 'nqsb.9.3.test', 'nqsb.2.5.2.ability'],
  'a rush is no reaction: 48 Indecisione takes no card from the test of its charge',
  () => {
    const due = (card: number) => {
      const p = position()
        .lead(0, 0, '1010', 'villequier')
        .put('G', 0, 'fr-cp-gend', '1010', 'N')
        .put('B', 1, 'sp-pm', '1006', 'S')
        .order(0, 0, card)
        .draws(0, 8, 7, 6, 5, 4, 8, 7, 6);
      p.lead(0, 0, '1012', 'villequier');
      const t = settle(p.play({ step: 'aggressors', done: [] }));
      return t.told('tested').map(({ kind, due }) => [kind, due]);
    };
    expect([due(30), due(48)]).toEqual([[['charge', 6]], [['charge', 6]]]);
  },
);

rule(
  ['nqsb.6.1.damage', 'nqsb.3.3.1.fire'],
  'a shot whose target has gone before its cards are read strikes nobody',
  () => {
    const p = position()
      .lead(0, 0, '1010', 'villequier')
      .put('A', 0, 'fr-fl', '1008', 'N')
      .put('B', 1, 'sp-pm', '1006');
    p.order(0, 0, 5);
    p.state.cell = p.state.cell.with(p.unit('B'), GONE);
    p.state.results = [2];
    const t = p.play({
      step: 'struck',
      unit: p.unit('A'),
      target: p.unit('B'),
      back: false,
      charge: 'no',
      why: 'order',
    });
    expect([t.told('fired'), t.told('eliminated'), t.step]).toEqual([[], [], null]);
  },
);

rule(
  ['nqsb.9.5.approach', 'nqsb.9.5.charge'],
  'who walks up without coming nearer with the first hex is met by no countercharge; who comes nearer is',
  () => {
    const met = (from: string, first: string) => {
      const p = position()
        .lead(0, 0, '1011', 'conde')
        .put('A', 0, 'fr-cp-chev', from, 'N')
        .put('B', 1, 'sp-cp', '1006', 'S')
        .order(0, 0, 10);
      return moving(p).act(march(p, 'A')).act(step(p, first)).step;
    };
    expect([met('1008', '1108'), met('1009', '1008')]).toEqual(['marching', 'counter']);
  },
);

rule(['nqsb.3.2.5.all'], 'an army of which nobody is left on the field has lost, though none of it was shaken', () => {
  const p = position().put('A', 0, 'fr-pm-line', '1008').put('B', 1, 'sp-pm', '1004');
  p.state.cell = p.state.cell.with(p.unit('B'), GONE);
  expect(verdict(p)?.[1]).toEqual([0]);
});

rule(
  ['nqsb.5.1', 'nqsb.5.4.3.closed'],
  'a point that is left enters no rough ground that costs two, but open ground',
  () => {
    const p = ground({ '1010': 'd', '1009': 'd', '1008': 'd' })
      .lead(0, 0, '1011', 'conde')
      .put('A', 0, 'fr-cp-chev', '1010', 'N')
      .order(0, 0, 8);
    const t = moving(p).act(march(p, 'A')).act(step(p, '1009'));
    expect([steps(t).includes('1008'), steps(t).includes('0908')]).toEqual([false, true]);
    expect(t.refusal(step(p, '1008'))).toMatchObject({ rule: 'nqsb.5.1', reason: 'tooFar' });
  },
);

test('a shot at a shaken regiment that goes whatever comes succeeds only if it hurts', () => {
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-fl', '1008', 'N')
    .put('B', 1, 'sp-pm', '1006', 'S', { shaken: true })
    .order(0, 0, 5);
  const success = oddsOf(firing(p).play, 0, shoot(p, 'A', 'B'))?.success;
  expect(success?.probability).toBeGreaterThan(0);
  expect(success?.probability).toBeLessThan(1);
});

rule(['nqsb.7.4.1.choose'], 'what the choice of a combat hangs on is that combat and not another', () => {
  const p = position()
    .lead(0, 0, '1010', 'villequier')
    .put('A', 0, 'fr-pm-line', '0907', 'N')
    .put('D', 0, 'fr-pm-line', '1307', 'N')
    .put('B', 1, 'sp-pm', '0906', 'S')
    .put('C', 1, 'sp-pm', '1306', 'S')
    .order(0, 0, 10);
  p.state.cards[0]?.pile.splice(9, 1);
  const fights = [
    { one: p.unit('A'), many: [p.unit('B')] },
    { one: p.unit('D'), many: [p.unit('C')] },
  ];
  const attacks = fights.map(({ one, many }) => [one, ...many]);
  const t = p.play({ step: 'nextFight', side: 0, attacks, joined: [], at: 'division', fights });
  const fought = (label: string) => {
    const odds = oddsOf(t.play, 0, { type: 'combat', unit: p.unit(label) });
    const told = (odds?.outcomes ?? []).flatMap(({ events, ways }) => [...events, ...ways.flatMap(way => way.events)]);
    return [
      ...new Set(told.flatMap(event => (event.type === 'fought' && 'unit' in event ? [Number(event.unit)] : []))),
    ];
  };
  expect(fought('A')).toContain(p.unit('A'));
  expect(fought('A')).not.toContain(p.unit('D'));
  expect(fought('D')).toContain(p.unit('D'));
});

test('in every step that asks, what can be done hangs on what everybody may know; the secret choices are sealed', () => {
  const asking = Object.entries(position().game.steps).filter(([, step]) => 'offers' in step && !('reveal' in step));
  expect(asking.filter(([, step]) => !('open' in step && step.open)).map(([name]) => name)).toEqual([]);
  expect(asking.length).toBeGreaterThan(30);
});

test('a leader who is not on the map rides nowhere: whatever stands in the hex, it is out of his reach', () => {
  const p = position().lead(0, 0, '1010').put('A', 0, 'fr-pm-line', '1009');
  p.state.post[p.general(0, 0)] = GONE;
  expect(whyNoRide(p.battle, p.general(0, 0), p.hex('1009')).reason).toBe('tooFar');
});

rule(
  ['nqsb.2.5.2.ability', 'nqsb.6.1.two-losses'],
  '42 Caracollo: horse that the answer has shaken falls back, and swings back no hex besides',
  () => {
    const swings = (...answer: number[]) => {
      const p = faced('ge-cm', 'sp-pm', { strength: 2, losses: 1 }).order(0, 0, 42).order(1, 0, 12);
      p.draws(0, 8, 7).draws(1, ...answer);
      const t = firing(p)
        .act(shoot(p, 'A', 'B'))
        .act({ type: 'fireBack' });
      while (t.step === 'enough') t.act({ type: 'drawOn' });
      while (t.step === 'retreating') t.act(t.legal('fallBack')[0] ?? { type: 'none' });
      return [t.told('shaken').length, t.step === 'caracole'];
    };
    // It has lost one this turn; two hits against an armour of one are the second.
    expect([swings(8, 7), swings(1, 2)]).toEqual([
      [0, true],
      [1, false],
    ]);
  },
);

rule(['nqsb.2.5.2.ability', 'nqsb.9.3.test'], '17 Carica!: who has failed walks once, not twice', () => {
  const p = position()
    .lead(0, 0, '1011', 'conde')
    .put('A', 0, 'fr-cp-chev', '1009', 'N')
    .put('B', 1, 'sp-pm', '1005', 'S')
    .order(0, 0, 17)
    .draws(0, 8, 7, 6, 5, 4, 8, 7);
  const t = settle(moving(p).act({ type: 'charge', unit: p.unit('A'), target: p.unit('B'), alone: false }));
  t.act(step(p, '1109')).act(halt(p));
  expect([t.step, t.legal('march')]).toEqual(['moving', []]);
});

rule('nqsb.2.3.draw', 'a card that is not in hand is refused as such, also when another division has one', () => {
  const p = position('intro', { deployment: 'free' });
  Object.assign(p.state, initialState(p.ground, p.options));
  for (const cards of p.state.cards) cards.pile = Array.from({ length: 30 }, (_, index) => index + 1);
  const t = p.play({ step: 'deploymentCards' }, { step: 'opening' });
  const hand = [...(p.state.cards[0]?.hand ?? [])];
  const strange = Array.from({ length: 30 }, (_, index) => index + 1).find(card => !hand.includes(card)) ?? 0;
  const deal = (place: number, card: number) => ({ type: 'deal', division: p.division(0, place), card });
  t.act(deal(0, hand[0] ?? 0), 0);
  expect(t.refusal(deal(1, strange), 0)).toMatchObject({ reason: 'notInHand' });
  expect(t.refusal(deal(0, hand[1] ?? 0), 0)).toMatchObject({ reason: 'hasCard' });
});

rule(
  ['nqsb.9.2.al-move', 'nqsb.9.2.ap-move', 'nqsb.9.2.no-front'],
  'guns that are turned look where they were turned, limbered ones as before',
  () => {
    const looks = (how: 'rotate' | 'limber') => {
      const p = position().lead(0, 0, '1010', 'villequier').put('G', 0, 'fr-ap', '1009', 'N').order(0, 0, 5);
      const t = moving(p);
      t.act(t.legal(how)[0] ?? { type: 'none' });
      return p.state.facing[p.unit('G')] === p.facing('N');
    };
    expect([looks('rotate'), looks('limber')]).toEqual([false, true]);
  },
);

test('what an attack hangs on is the combat for fresh reiter, the nerve for weakened ones', () => {
  const kinds = (left: number) => {
    const p = faced('ge-re', 'sp-pm', { strength: left }).order(0, 0, 10);
    p.state.cards[0]?.pile.splice(9, 1);
    const t = fighting(p, 'A');
    const odds = oddsOf(t.play, 0, { type: 'attack', target: p.unit('B') });
    const told = (odds?.outcomes ?? []).flatMap(({ events, ways }) => [...events, ...ways.flatMap(way => way.events)]);
    return told.some(event => event.type === 'tested' && 'kind' in event && event.kind === 'nerve');
  };
  expect([kinds(3), kinds(1)]).toEqual([false, true]);
});

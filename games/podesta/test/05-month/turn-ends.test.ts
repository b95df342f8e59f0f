/** A turn comes to an end: whatever can be begun and given up can be begun only so often. */
import { at, canonical, Generator, Play, pick, startChance } from '@carroccio/kernel';
import { describe, expect, test } from 'vitest';
import { battle, phase } from '../battles.ts';
import { communeNamed, game, position, rule, sestiere, unitOf, work } from '../position.ts';

const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const FI = (...numbers: number[]) => numbers.map(number => sestiere('firenze', number));

describe('what was given up is not taken up again in that turn', () => {
  const governing = () => position(2).govern(0, 'firenze').govern(1, 'siena').treasury('firenze', 3000);

  rule('pod.15.1l', 'a work for which the lots were not found waits a month (R38)', () => {
    const build = (which: string) => ({ type: 'build', commune: FIRENZE, work: work(which), from: FIRENZE });
    const match = governing().goods(1, { legname: 24 }).political(0).act(build('ampliamento-mura')).do('callOff');
    expect(match.told('givenUp')).toMatchObject([{ commune: FIRENZE, work: work('ampliamento-mura') }]);
    expect(match.refusal(build('ampliamento-mura'))).toMatchObject({ rule: 'pod.15.1l', what: 'calledOff' });
    expect([match.refusal(build('strade-ponti')), match.treasury('firenze')]).toEqual([null, 3000]);
    const next = match.position.play([
      { step: 'turnEnd', seat: 0 },
      { step: 'political', seat: 0 },
    ]);
    expect(next.refusal(build('ampliamento-mura'))).toBeNull();
  });

  rule('pod.15.1n', 'so does a feast (R41)', () => {
    const feast = { type: 'feast', commune: FIRENZE, extra: false, from: FIRENZE };
    const match = governing().date(1, 2).goods(1, { preziosi: 15 }).political(0).act(feast).do('callOff');
    expect(match.refusal(feast)).toMatchObject({ rule: 'pod.15.1n', what: 'calledOff' });
    expect(match.told('givenUp')).toMatchObject([{ commune: FIRENZE, work: -1 }]);
  });

  rule('pod.16b', 'a change of faction that was thought over (R31)', () => {
    const match = governing().political(0).do('changeFaction', 'thinkAgain');
    expect(match.refusal({ type: 'changeFaction' })).toMatchObject({ rule: 'pod.16b', what: 'calledOff' });
  });

  rule(['pod.44k', 'pod.44r'], 'four shots a month, also for who lifts the siege and thinks again (R97)', () => {
    const p = governing().besieging(0, 'K4', 'prato', FI(1, 3, 4));
    const match = p.military(0).act({ type: 'lift', army: 1 });
    const besiege = { type: 'besiege', army: 1, commune: PRATO };
    expect(match.refusal(besiege)).toMatchObject({ rule: 'pod.44k', what: 'calledOff' });
    expect(p.date(1, 2).military(0).refusal(besiege)).toBeNull();
  });
});

describe('an army that is raised has companies, and marches once a month', () => {
  const march = { type: 'march', army: 1, from: -1, podesta: false };

  rule('pod.26c', 'nobody sets out alone', () => {
    const match = position(2).govern(0, 'firenze').military(0);
    const raise = (...units: number[]) => match.refusal({ type: 'raise', commune: FIRENZE, units });
    expect([raise(), raise(...FI(1))]).toEqual([{ rule: 'pod.26c', reason: 'tooFew', companies: 1 }, null]);
  });

  rule('pod.26e', 'an army that cannot go anywhere is not set in motion (R61)', () => {
    const p = position(2)
      .govern(0, 'firenze')
      .army(0, 'K4', FI(1, 3, 4), { unpaid: 5 })
      .purse(0, 0);
    // It can go home free of charge.
    expect(p.military(0).refusal(march)).toBeNull();
    const home = position(2)
      .govern(0, 'firenze')
      .army(0, 'N6', FI(1, 3, 4), { unpaid: 5 })
      .purse(0, 0);
    expect(home.military(0).refusal(march)).toMatchObject({ rule: 'pod.29o', reason: 'tooDear' });
    expect(home.purse(0, 2000).military(0).refusal(march)).toBeNull();
  });

  rule(['pod.26e', 'pod.26c'], 'who has come in does not set out again that month: twelve points in all (R57)', () => {
    const p = position(2).govern(0, 'firenze').govern(0, 'prato').hire(0, 'grifone', 'firenze');
    p.army(0, 'N6', [...FI(1), unitOf('grifone')], { left: 3 });
    const match = p.military(0).act({ type: 'garrison', army: 1 });
    const raised = match.recruits(FIRENZE);
    expect(raised).toEqual([...FI(3, 4, 5), unitOf('grifone', 1), unitOf('grifone', 2)]);
    expect(match.refusal({ type: 'raise', commune: FIRENZE, units: FI(1) })).toEqual({
      rule: 'pod.26c',
      reason: 'cannot',
      what: 'acted',
    });
    const military = { step: 'military', seat: 0 } as const;
    const done = p.play([{ step: 'turnEnd', seat: 0 }, military]);
    expect(done.recruits(FIRENZE)).toEqual(raised);
    p.date(1, 2).play([{ step: 'month' }]);
    const later = p.play([military]);
    expect(later.recruits(FIRENZE)).toEqual([...FI(1, 3, 4, 5), ...[0, 1, 2].map(i => unitOf('grifone', i))]);
  });

  rule(['pod.26e', 'pod.29j'], 'which companies came in is their owner’s secret', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena').army(0, 'N6', FI(1, 3));
    const match = p.military(0).act({ type: 'garrison', army: 1 });
    const seen = (seat: number) => {
      const { state } = match.play.view(seat);
      return 'turn' in state ? canonical(state.turn).match(/"goneIn":\[[^\]]*\]/)?.[0] : undefined;
    };
    expect([seen(0), seen(1)]).toEqual([`"goneIn":[${FI(1, 3).join(',')}]`, '"goneIn":[]']);
    const chance = new Generator(startChance('sfc32', 'imagined'));
    const imagined = Array.from({ length: 20 }, () => canonical(match.play.resample(1, chance).position.state));
    expect(new Set(imagined.map(state => state.match(/"goneIn":\[[^\]]*\]/)?.[0])).size).toBeGreaterThan(3);
  });
});

describe('talk is not endless', () => {
  rule('pod.42a', 'who asks to speak in a battle and says nothing does so three times a turn', () => {
    const p = position(2).govern(0, 'firenze').govern(1, 'siena');
    const [mine, theirs] = [at(FI(1), 0), sestiere('siena', 1)];
    battle(p, [[mine, 'f4']], [[theirs, 'f5']]);
    const match = phase(p, 'fight');
    for (let count = 0; count < 3; count++) match.do('parley', 'backToBattle');
    expect(match.refusal({ type: 'parley' })).toMatchObject({ rule: 'pod.42a', reason: 'lotsLimit' });
    match.do('pass');
    expect([match.seats, match.legal('parley')]).toEqual([[1], [{ type: 'parley' }]]);
  });
});

/** What a match is at a moment, without the numbers that only tell things apart. */
const footing = ({ position: { state, stack, sealed } }: Play): string =>
  canonical({ state, stack, sealed }).replace(/"(id|nextArmy|nextOffer)":\d+,/g, '');

test('in random matches no position ever comes back', () => {
  for (const [seats, seed] of [
    [2, 'a'],
    [4, 'b'],
  ] as const) {
    const chance = new Generator(startChance('sfc32', `cycles ${seed}`));
    const { play } = Play.begin(game, { scenario: 'short', seats, seed, stream: 'sfc32' });
    const seen = new Set<string>();
    for (let count = 0; count < 2500 && !play.result; count++) {
      const before = footing(play);
      expect(seen.has(before)).toBe(false);
      seen.add(before);
      const seat = pick(chance, play.decision()?.seats ?? []);
      // Phases are left late: it is within them that something could be done for ever.
      const action = play.anyAction(seat, chance);
      const stays = action.type === 'endPhase' && chance.draw(5) > 0;
      play.apply(seat, stays ? play.anyAction(seat, chance) : action);
    }
  }
});

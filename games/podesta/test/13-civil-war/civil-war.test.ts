import { describe, expect, test } from 'vitest';
import { defenceOf } from '../../src/30-battle/battle.ts';
import { battle, fieldNames, fightOut } from '../battles.ts';
import { communeNamed, fieldSquare, position, rule, sestiere, square, token, unitOf } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const FIRENZE = communeNamed('firenze');
/** Siena has won two opponents of Firenze and holds a Proditor. */
const plotting = (seats = 2) =>
  position(seats).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').loyal(1, 'firenze', 2, 4).tokens(1, 'proditor');
const rise = (...numbers: number[]) => ({ type: 'rise', sestieri: numbers.map(FI) });

describe('civil war', () => {
  rule(
    ['pod.13a', 'pod.13b', 'pod.13c', 'pod.23n'],
    'one or two of them rise with a Proditor: a small battle they attack in (R36)',
    () => {
      const p = plotting();
      const match = p.political(1);
      expect(match.legal('rise')).toEqual([rise(2), rise(4), rise(2, 4)]);
      match.act(rise(2, 4));
      expect(match.told('battleBegan')).toMatchObject([
        { kind: 'civil', attackers: [1], defenders: [0], cell: square('N6') },
      ]);
      expect(p.state.battle?.soldiers.map(({ unit, side }) => [unit, side])).toEqual([
        [FI(2), 0],
        [FI(4), 0],
        [FI(1), 1],
        [FI(3), 1],
        [FI(5), 1],
      ]);
      expect(p.state.used).toEqual([token('proditor')]);
    },
  );

  rule('pod.13c', 'Benefici may be given to the insurgents', () => {
    const p = plotting().tokens(1, 'spada-2');
    const match = p.political(1).act(rise(4, 2));
    for (const seat of [0, 1]) match.act({ type: 'chooseMode', duel: false }, seat);
    for (const seat of [1, 0])
      match.act(match.legal('command', seat)[0] ?? { type: 'x' }, seat).act({ type: 'ready' }, seat);
    expect([match.step, match.seats, match.choices('choose', 'token')]).toEqual(['choosing', [1], [token('spada-2')]]);
  });

  rule('pod.13a', 'he must be Podestà somewhere, have a Proditor and loyal opponents there (R36, R131)', () => {
    expect(
      position(2)
        .govern(0, 'firenze', 1, 3, 5)
        .loyal(1, 'firenze', 2)
        .tokens(1, 'proditor')
        .political(1)
        .refusal(rise(2)),
    ).toMatchObject({ rule: 'pod.13a' });
    const unarmed = position(2).govern(0, 'firenze', 1, 3, 5).govern(1, 'siena').loyal(1, 'firenze', 2);
    expect(unarmed.political(1).refusal(rise(2))).toMatchObject({ rule: 'pod.13a', reason: 'noBeneficio' });
    // Companies that are loyal to nobody do not rise.
    const p = plotting();
    expect(p.political(1).refusal(rise(6))).toMatchObject({ rule: 'pod.13a' });
    expect(p.player(1).benefici).toEqual([token('proditor')]);
  });

  rule(
    ['pod.13b', 'pod.13f', 'pod.13g', 'pod.13h', 'pod.41c'],
    'rebels win: three points, the town, and the exile of its Podestà',
    () => {
      const p = plotting().goods(0, { stoffe: 2 });
      const match = fightOut(p.political(1, []).act(rise(2, 4)), 0);
      expect([match.points(1), match.points(0)]).toEqual([3, -15]);
      expect([p.commune('firenze').podesta, p.player(0).exiled, p.player(1).fresh[2]]).toEqual([1, true, 2]);
      expect(match.purse(0)).toBe(1600);
    },
  );

  rule(['pod.13b', 'pod.42b'], 'rebels lose: three points, and they stay as they were', () => {
    const p = plotting();
    const match = fightOut(p.political(1).act(rise(2, 4)), 1);
    expect([match.points(1), match.points(0), p.commune('firenze').podesta]).toEqual([-3, 3, 0]);
    expect([2, 4].map(number => p.state.holder[FI(number)])).toEqual([1, 1]);
    // Unlike a field battle it does not end the turn.
    expect([match.step, match.seats]).toEqual(['political', [1]]);
  });

  rule('pod.13a', 'the rebels deploy second, having seen the enemy (R36)', () => {
    const p = plotting();
    const match = p.political(1).act(rise(2, 4));
    while (match.step !== 'deployment') {
      const seat = match.seats[0] ?? 0;
      if (match.step === 'mode') match.act({ type: 'chooseMode', duel: false }, seat);
      else match.act(match.legal('command', seat)[0] ?? { type: 'ready' }, seat);
    }
    expect(match.seats).toEqual([0]);
    while (match.seats[0] === 0) match.act(match.legal('deploy', 0)[0] ?? { type: 'x' }, 0);
    expect([match.told('deployed').length, match.seats]).toEqual([1, [1]]);
  });

  rule(
    ['pod.13d', 'pod.13i'],
    'in the same turn an army may besiege the town, which is weaker by its losses (R36)',
    () => {
      const p = plotting().army(
        1,
        'M5',
        [1, 3, 4].map(number => sestiere('siena', number)),
      );
      const match = p.play([
        { step: 'political', seat: 1 },
        { step: 'commercial', seat: 1 },
        { step: 'military', seat: 1 },
      ]);
      fightOut(match.act(rise(2, 4)), 1).do('endPhase', 'endPhase');
      match.act({ type: 'besiege', army: 1, commune: FIRENZE });
      expect(match.told('besieged')).toMatchObject([{ commune: FIRENZE }]);
    },
  );

  test('with the option four houses are placed in turn, the defender first, and add two to Defence', () => {
    const p = position(2, { houses: true })
      .govern(0, 'firenze', 1, 3, 5)
      .govern(1, 'siena')
      .loyal(1, 'firenze', 2, 4)
      .tokens(1, 'proditor');
    const match = p.political(1).act(rise(2));
    while (match.step !== 'houses') {
      const seat = match.seats[0] ?? 0;
      if (match.step === 'mode') match.act({ type: 'chooseMode', duel: false }, seat);
      else match.act(match.legal('command', seat)[0] ?? { type: 'ready' }, seat);
    }
    const free = fieldNames(match, 'placeHouse');
    expect([free.length, free.every(name => name.endsWith('4') || name.endsWith('5'))]).toEqual([24, true]);
    const placers: number[] = [];
    for (const where of ['a4', 'b4', 'c5', 'd5']) {
      placers.push(match.seats[0] ?? -1);
      match.act({ type: 'placeHouse', cell: fieldSquare(where) });
      if (match.step === 'houses') expect(fieldNames(match, 'placeHouse')).not.toContain(where);
    }
    expect([placers, match.step]).toEqual([[0, 1, 0, 1], 'deployment']);
    const q = position(2);
    const f = battle(q, [[FI(4), 'f4']], [[FI(5), 'a8']], { houses: [fieldSquare('f4')] });
    expect(defenceOf(q.table, f, 0)).toBe(3);
  });
});

describe('companies of fortune in town', () => {
  const GRIFONE = [0, 1, 2].map(index => unitOf('grifone', index));
  const fighters = (p: ReturnType<typeof position>) => {
    p.political(1).act(rise(2, 4));
    return p.state.battle?.soldiers.filter(({ side }) => side === 1).map(({ unit }) => unit);
  };

  rule(['pod.13j', 'pod.31d'], 'paid by the Podestà or by the commune they defend it in a civil war (R36)', () => {
    const own = [1, 3, 5].map(FI);
    expect(fighters(plotting().hire(0, 'grifone', 'firenze'))).toEqual([...own, ...GRIFONE]);
    expect(fighters(plotting().hire(0, 'grifone', 'firenze', { payer: FIRENZE }))).toEqual([...own, ...GRIFONE]);
    // Not those stationed elsewhere, on the march, or in the pay of others.
    expect(fighters(plotting().govern(0, 'prato').hire(0, 'grifone', 'prato'))).toEqual(own);
    expect(fighters(plotting().hire(0, 'grifone', 'firenze').army(0, 'L4', GRIFONE))).toEqual(own);
    expect(fighters(plotting().hire(1, 'grifone', 'firenze'))).toEqual(own);
  });

  rule('pod.13j', 'a town held by them alone is not taken without a fight', () => {
    const p = plotting().army(0, 'L4', [1, 3, 5].map(FI)).hire(0, 'grifone', 'firenze');
    expect(fighters(p)).toEqual(GRIFONE);
  });

  rule(['pod.13j', 'pod.13e'], 'they hold the town against a coup, and leave it bare when they march (R37)', () => {
    const held = (p: ReturnType<typeof position>) => {
      p.political(1, [4, 4, 4]).act({ type: 'coup', commune: FIRENZE });
      return p.commune('firenze').podesta === 0;
    };
    // 2, 4 and 6 would rise: two companies away leave one in town, or four with the Grifone.
    const away = () => plotting().army(0, 'L4', [FI(1), FI(3)]);
    expect([held(away()), held(away().hire(0, 'grifone', 'firenze'))]).toEqual([false, true]);
    const bare = plotting().hire(0, 'grifone', 'firenze').army(0, 'L4', GRIFONE);
    bare.state.holder[FI(5)] = -1;
    expect(held(bare)).toBe(false);
  });
});

describe('the coup', () => {
  const coup = { type: 'coup', commune: FIRENZE };
  /** Two of the three companies of Firenze are away; 2, 4 and 6 are Ghibelline. */
  const stripped = () => plotting().army(0, 'L4', [FI(1), FI(3)]);

  rule(
    ['pod.13e', 'pod.23n'],
    'a commune left without its companies and outnumbered is taken without a battle (R37)',
    () => {
      const p = stripped();
      const match = p.political(1, [4, 4, 4]).act(coup);
      expect([p.commune('firenze').podesta, match.points(1), match.points(0)]).toEqual([1, 0, -12]);
      expect(p.state.used).toEqual([token('proditor')]);
    },
  );

  rule('pod.13e', 'as many in town as would rise are enough to hold it; one fewer is not (R37)', () => {
    const held = (...away: number[]) => {
      const p = position(2).govern(0, 'firenze', 1, 3, 5, 6).govern(1, 'siena').loyal(1, 'firenze', 2, 4);
      p.tokens(1, 'proditor').army(0, 'L4', away.map(FI));
      p.political(1, [4, 4, 4, 4]).act(coup);
      return p.commune('firenze').podesta === 0;
    };
    expect([held(1), held(1, 3), held(1, 3, 5)]).toEqual([true, true, false]);
  });

  rule('pod.13e', 'a company lost leaves the town bare like one away; armies of other towns do not (R37)', () => {
    const p = plotting();
    p.state.back[FI(1)] = 13;
    p.political(1, [4, 4, 4]).act(coup);
    expect(p.commune('firenze').podesta).toBe(1);
    // Firenze itself has sent nobody: what is in the field comes from Prato.
    const other = plotting()
      .govern(0, 'prato')
      .army(0, 'L4', [sestiere('prato', 1)]);
    other.state.holder[FI(5)] = -1;
    const match = other.political(1).act(coup);
    expect([match.told('coupFailed').length, other.commune('firenze').podesta]).toEqual([1, 0]);
  });

  rule('pod.13e', 'not while all are at home, and not against more companies; nothing is spent (R37, R131)', () => {
    expect(plotting().political(1).refusal(coup)).toMatchObject({ rule: 'pod.13e' });
    const strong = position(2)
      .govern(0, 'firenze', 1, 3, 5, 6)
      .govern(1, 'siena')
      .loyal(1, 'firenze', 2, 4)
      .tokens(1, 'proditor');
    strong.army(0, 'L4', [FI(1)]);
    const match = strong.political(1).act(coup);
    expect([match.told('coupFailed').length, strong.player(1).benefici, strong.commune('firenze').podesta]).toEqual([
      1,
      [token('proditor')],
      0,
    ]);
    expect(match.legal('coup')).toEqual([]);
  });
});

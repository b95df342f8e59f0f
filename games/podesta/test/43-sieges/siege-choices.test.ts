/** What the besieged and the besiegers can choose, and what their choices leave behind. */
import { at, oddsOf } from '@carroccio/kernel';
import { describe, expect } from 'vitest';
import type { Army } from '../../src/state.ts';
import { fightOut } from '../battles.ts';
import { communeNamed, enlist, type Position, position, rule, sestiere, square } from '../position.ts';

const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const AR = (number: number) => sestiere('arezzo', number);
const LU = (number: number) => sestiere('lucca', number);
const FIRENZE = communeNamed('firenze');
const PRATO = communeNamed('prato');
const AREZZO = communeNamed('arezzo');
const three = [1, 3, 4].map(SI);
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca').bonus('firenze', 60, 30);
const armyOf = (p: Position, seat: number): Army | undefined => p.state.armies.find(army => army.seat === seat);
const defence = (p: Position, commune = FIRENZE, army = 1) =>
  p.play([
    { step: 'defence', army, commune, why: 'challenge', to: -1 },
    { step: 'turnEnd', seat: 1 },
  ]);

describe('the besieged', () => {
  rule(['pod.43c', 'pod.29l'], 'come out if somebody is left to guard the town', () => {
    const p = governing().army(1, 'M5', three);
    const match = defence(p);
    expect([match.seats, match.legal().map(({ type }) => type)]).toEqual([[0], ['sortie', 'stayInside']]);
    const few = governing().army(1, 'M5', three).army(0, 'K4', [1, 3, 4, 6].map(FI));
    expect([
      defence(few)
        .legal()
        .map(({ type }) => type),
      defence(few).refusal({ type: 'sortie' }),
    ]).toEqual([['stayInside'], { rule: 'pod.29l', reason: 'garrison', commune: FIRENZE }]);
    // Nobody asks a town without a Podestà, one that must stay inside, or about an army that is gone.
    const shut = governing().bonus('firenze', 40, 20).army(1, 'M5', three);
    for (const number of [2, 6]) shut.state.face[FI(number)] = 1;
    expect([
      defence(shut).stopped,
      defence(governing().army(1, 'K4', three), PRATO).stopped,
      defence(governing()).stopped,
    ]).toEqual([true, true, true]);
    expect(defence(p).do('stayInside').told('stayedInside')).toMatchObject([{ commune: FIRENZE }]);
  });

  rule(['pod.44d', 'pod.32d', 'pod.43c'], 'stay inside while nobody stands for their Podestà (R153)', () => {
    const vacant = governing().army(1, 'M5', three);
    vacant.commune('firenze').vacant = true;
    expect(defence(vacant).stopped).toBe(true);
    const p = governing().besieging(1, 'M5', 'firenze', three);
    p.commune('firenze').vacant = true;
    expect(p.military(1, [0, 3]).act({ type: 'shootWalls', army: 1 }).told('wallShot')).toHaveLength(1);
    p.commune('firenze').vacant = false;
    expect(p.date(1, 2).military(1).act({ type: 'shootWalls', army: 1 }).step).toBe('defence');
  });

  rule(['pod.43c', 'pod.29q'], 'sally with those they choose, who march no further this month', () => {
    const p = governing().army(1, 'M5', three);
    const match = defence(p).do('sortie');
    expect(match.choices('enlist', 'units')).toEqual([1, 3, 4, 5].map(FI));
    match.act(enlist([1, 3].map(FI)));
    const out = armyOf(p, 0);
    expect(out).toMatchObject({ seat: 0, cell: square('M5'), left: 0, stays: true, from: FIRENZE, siege: null });
    expect(p.state.battle).toMatchObject({
      kind: 'field',
      commune: FIRENZE,
      besieger: -1,
      seats: [[1], [0]],
      cell: square('M5'),
    });
    expect(match.told('sallied')).toMatchObject([{ commune: FIRENZE }]);
    const nobody = defence(governing().army(1, 'M5', three))
      .do('sortie')
      .act(enlist([]));
    expect([nobody.state.battle, nobody.state.armies.length, nobody.stopped]).toEqual([null, 1, true]);
  });

  rule(['pod.44l', 'pod.43c'], 'fight the besieger himself, whose army is then at stake', () => {
    const p = governing().besieging(1, 'M5', 'firenze', three);
    at(p.state.armies, 0).id = 0;
    for (const unit of three) p.state.armyOf[unit] = 0;
    const match = defence(p, FIRENZE, 0)
      .do('sortie')
      .act(enlist([FI(1)]));
    expect(p.state.battle).toMatchObject({ besieger: 0, seats: [[1], [0]] });
    fightOut(match, 1);
    expect(armyOf(p, 1)?.siege ?? null).toBeNull();
  });
});

describe('relief', () => {
  /** Seat 2 falls upon seat 1, who besieges seat 0. */
  const relieved = (commune: 'firenze' | 'arezzo' = 'firenze', besieger = 1, reliever = 2) => {
    const p = governing();
    if (commune === 'arezzo') p.govern(0, 'arezzo').bonus('arezzo', 60, 30);
    p.besieging(1, 'M5', commune, three).army(2, 'M5', [LU(1), LU(3)]);
    for (const [index, id] of [besieger, reliever].entries()) {
      const army = at(p.state.armies, index);
      for (const [unit, of] of p.state.armyOf.entries())
        if (of === army.id && of !== id) p.state.armyOf[unit] = id + 100;
      army.id = id;
      for (const [unit, of] of p.state.armyOf.entries()) if (of === id + 100) p.state.armyOf[unit] = id;
    }
    p.state.nextArmy = 4;
    return {
      p,
      match: p.play([
        { step: 'attacked', army: reliever, target: besieger },
        { step: 'turnEnd', seat: 2 },
      ]),
    };
  };

  rule(['pod.44l', 'pod.44m'], 'the besieged may join whoever attacks the besieger', () => {
    for (const commune of ['firenze', 'arezzo'] as const) {
      const { p, match } = relieved(commune);
      match.do('standAndFight');
      expect([match.step, match.seats, match.legal().map(({ type }) => type)]).toEqual([
        'relief',
        [0],
        ['join', 'stayOut'],
      ]);
      match.do('join').act(enlist([Number(match.choices('enlist', 'units')[0])]));
      expect(p.state.battle).toMatchObject({ commune: communeNamed(commune), besieger: 1, seats: [[2, 0], [1]] });
      expect(p.state.battle?.soldiers.map(({ owner, camp }) => [owner, camp])).toEqual([
        [2, true],
        [2, true],
        [0, true],
        [1, true],
        [1, true],
        [1, true],
      ]);
    }
  });

  rule(['pod.44l', 'pod.29l'], 'or stay out; alone in town they have to', () => {
    const { p, match } = relieved();
    match.do('standAndFight', 'stayOut');
    expect(p.state.battle).toMatchObject({ seats: [[2], [1]], besieger: 1, commune: FIRENZE });
    const alone = relieved();
    alone.p.army(0, 'K4', [1, 3, 4, 6].map(FI));
    alone.match.do('standAndFight');
    expect([alone.match.legal().map(({ type }) => type), alone.match.refusal({ type: 'join' })]).toMatchObject([
      ['stayOut'],
      { rule: 'pod.29l', reason: 'garrison' },
    ]);
  });

  rule('pod.44l', 'by army nought, and against army nought', () => {
    const { p, match } = relieved('firenze', 3, 0);
    match.do('standAndFight', 'join').act(enlist([FI(1)]));
    expect(p.state.battle).toMatchObject({ besieger: 3, seats: [[2, 0], [1]] });
    const other = relieved('firenze', 0, 3);
    other.match.do('standAndFight', 'stayOut');
    expect(other.p.state.battle).toMatchObject({ besieger: 0 });
    fightOut(other.match, 1);
    expect(armyOf(other.p, 1)?.siege ?? null).toBeNull();
  });

  rule(
    ['pod.42a', 'pod.3c', 'pod.3g', 'pod.3f', 'pod.3i'],
    'who yields loses as in battle, and the carroccio where six companies stood',
    () => {
      const yielded = (units: number[]) => {
        const p = governing().army(1, 'M5', three).army(2, 'M5', units);
        p.play([
          { step: 'attacked', army: 2, target: 1 },
          { step: 'turnEnd', seat: 2 },
        ]).do('yieldField');
        expect(armyOf(p, 2)?.stays).toBe(true);
        return p.state.players.map(({ points }) => points);
      };
      const { battle, carroccio } = governing().table.world.data.lengths.points;
      const six = [1, 2, 3, 4, 5, 6].map(LU);
      expect([yielded(six.slice(1)), yielded(six)]).toEqual([
        [0, -battle, battle],
        [0, -battle - carroccio, battle + carroccio],
      ]);
    },
  );

  rule(['pod.44m', 'pod.42a'], 'yielding lifts the siege, of Arezzo as of any commune', () => {
    for (const commune of ['arezzo', 'prato'] as const) {
      const p = governing()
        .besieging(1, 'M5', commune, three)
        .army(2, 'M5', [LU(1)]);
      const match = p
        .play([
          { step: 'attacked', army: 2, target: 1 },
          { step: 'turnEnd', seat: 2 },
        ])
        .do('yieldField');
      expect([commune, armyOf(p, 1)?.siege, match.told('relieved').map(({ seat }) => seat)]).toEqual([
        commune,
        null,
        [2],
      ]);
    }
    const open = governing()
      .army(1, 'M5', three)
      .army(2, 'M5', [LU(1)]);
    expect(
      open
        .play([
          { step: 'attacked', army: 2, target: 1 },
          { step: 'turnEnd', seat: 2 },
        ])
        .do('yieldField')
        .told('relieved'),
    ).toEqual([]);
  });
});

describe('the besieger', () => {
  rule(
    ['pod.44o', 'pod.44u', 'pod.45a'],
    'goes through an open breach: into nobody’s commune he has conquered it',
    () => {
      const breached = (commune: 'prato' | 'firenze', hits = 2) => {
        const p = governing()
          .bonus('firenze', 0, 0)
          .besieging(1, commune === 'prato' ? 'K4' : 'M5', commune, three);
        for (const number of [2, 6]) p.state.face[FI(number)] = 1;
        Object.assign(at(p.state.armies, 0).siege ?? {}, { hits });
        const match = p.military(1);
        const told = oddsOf(match.play, 1, { type: 'shootWalls', army: 1 });
        return { p, match, kinds: told?.outcomes.map(({ events }) => events.some(({ type }) => type === 'oathDrawn')) };
      };
      expect(breached('prato').kinds).toEqual(expect.arrayContaining([true]));
      expect([breached('firenze').kinds, breached('prato', 1).kinds?.includes(true)]).toEqual([undefined, false]);
      const { p, match } = breached('firenze');
      match.act({ type: 'shootWalls', army: 1 });
      expect([match.step, match.seats, at(p.state.armies, 0).stays, p.player(0).points]).toEqual([
        'streets',
        [0],
        true,
        0,
      ]);
      const taken = breached('prato');
      taken.match.act({ type: 'shootWalls', army: 1 });
      expect([taken.p.commune('prato').podesta, taken.p.player(1).points > 0]).toEqual([1, true]);
    },
  );

  rule(['pod.45.1a', 'pod.29t'], 'walks into a poor commune and stays there for the month', () => {
    const p = governing().army(1, 'K4', three);
    p.commune('prato').poor = true;
    const match = p.military(1, [4, 4, 4]).act({ type: 'takePoor', army: 1, commune: PRATO });
    expect([at(p.state.armies, 0).stays, at(p.state.armies, 0).shown, p.commune('prato').podesta]).toEqual([
      true,
      true,
      1,
    ]);
    expect(match.told('conquered')).toMatchObject([{ seat: 1, commune: PRATO }]);
  });

  rule(
    ['pod.44p', 'pod.44v', 'pod.44q'],
    'is fought in the streets by six companies at most, with his friends if the gates were opened',
    () => {
      const streets = (gates: boolean, fled = false) => {
        const p = governing().besieging(1, 'M5', 'firenze', three);
        for (const number of [2, 6]) Object.assign(p.state.face, { [FI(number)]: 1 });
        Object.assign(at(p.state.armies, 0).siege ?? {}, { fled: fled ? [FI(2), FI(6)] : [] });
        const match = p
          .play([
            { step: 'entry', army: 1, commune: FIRENZE, gates },
            { step: 'turnEnd', seat: 1 },
          ])
          .do('fightInStreets');
        return { p, match };
      };
      const sides = (gates: boolean, fled = false) =>
        [1, 0].map(seat => streets(gates, fled).match.choices('enlist', 'units', seat));
      expect([sides(false), sides(true), sides(false, true)]).toEqual([
        [three, [1, 3, 4, 5].map(FI)],
        [[...three, FI(2), FI(6)], [1, 3, 4, 5].map(FI)],
        [[...three, FI(2), FI(6)], [1, 3, 4, 5].map(FI)],
      ]);
      const { p, match } = streets(false);
      expect(match.refusal(enlist([]), 1)).toMatchObject({
        rule: 'pod.44v',
        reason: 'tooFew',
        companies: 1,
      });
      match.act(enlist([SI(1)]), 1);
      match.act(enlist([FI(1)]), 0);
      expect(p.state.battle).toMatchObject({
        kind: 'street',
        cell: square('N6'),
        commune: FIRENZE,
        besieger: 1,
        seats: [[1], [0]],
      });
      expect(p.state.battle?.soldiers.map(({ unit, owner, camp }) => [unit, owner, camp])).toEqual([
        [SI(1), 1, true],
        [FI(1), 0, false],
      ]);
      const given = streets(false).p;
      const surrendered = given
        .play(
          [
            { step: 'streets', army: 1, commune: FIRENZE, gates: false },
            { step: 'turnEnd', seat: 1 },
          ],
          [4, 4, 4, 4],
        )
        .do('surrenderCity');
      const { siege } = given.table.world.data.lengths.points;
      expect([
        surrendered.points(1),
        surrendered
          .told('points')
          .map(({ seat, points }) => [seat, points])
          .slice(0, 2),
      ]).toEqual([
        siege,
        [
          [1, siege],
          [0, -siege],
        ],
      ]);
    },
  );

  rule('pod.44v', 'sends six companies into the streets, not seven', () => {
    const p = governing().besieging(1, 'M5', 'firenze', [...[1, 2, 3, 4, 5, 6].map(SI), AR(1)]);
    const match = p.play([
      { step: 'streetCompanies', army: 1, commune: FIRENZE, gates: false },
      { step: 'turnEnd', seat: 1 },
    ]);
    const six = [1, 2, 3, 4, 5, 6].map(SI);
    expect([match.refusal(enlist(six), 1), match.refusal(enlist([...six, AR(1)]), 1)]).toEqual([
      null,
      { rule: 'pod.44v', reason: 'noMore', most: 6 },
    ]);
    expect(AREZZO).toBe(0);
  });
});

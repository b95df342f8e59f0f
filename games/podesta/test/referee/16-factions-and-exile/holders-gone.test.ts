import { describe, expect } from 'vitest';
import { battle, cards, from, phase } from '../../battles.ts';
import { communeNamed, companyNamed, position, rule, sestiere, square, token, unitOf } from '../../position.ts';

const FIRENZE = communeNamed('firenze');
const SIENA = communeNamed('siena');
const PRATO = communeNamed('prato');
const GRIFONE = companyNamed('grifone');
const UNITS = [0, 1, 2].map(index => unitOf('grifone', index));
const FI = (number: number) => sestiere('firenze', number);
const SI = (number: number) => sestiere('siena', number);
const LU = (number: number) => sestiere('lucca', number);
type Place = ReturnType<typeof position>;
const governing = () => position(3).govern(0, 'firenze').govern(1, 'siena').govern(2, 'lucca');
const armed = () => governing().arm(...Array.from({ length: 72 }, (_, unit) => unit));
const HIT = cards(4, 4, 1, 1);

describe('a company of fortune that changes its master', () => {
  /** New Year: Firenze no longer pays the Grifone, Siena bids for it. */
  const auctioned = (p: Place) => {
    const match = p.date(1, 12).play([{ step: 'nextMonth', over: false }]);
    match.do('dismiss').bid(1, 500);
    for (const seat of [0, 2]) match.act({ type: 'noOffer' }, seat);
    return match;
  };

  // R67 and R69: the companies of who bid most are quartered with him.
  rule(['pod.31e', 'pod.44l'], 'leaves the siege it laid alone; the walls are free', () => {
    const p = governing().hire(0, 'grifone', 'firenze').besieging(0, 'K4', 'prato', UNITS);
    auctioned(p);
    expect([p.state.employer[GRIFONE], p.state.station[GRIFONE]]).toEqual([1, SIENA]);
    expect([p.state.armies, UNITS.map(unit => p.state.armyOf[unit])]).toEqual([[], [-1, -1, -1]]);
  });

  rule(['pod.31e', 'pod.44a'], 'leaves the others of the army, who go on besieging', () => {
    const p = governing()
      .hire(0, 'grifone', 'firenze')
      .besieging(0, 'K4', 'prato', [...UNITS, FI(3)]);
    auctioned(p);
    expect(p.state.armies.map(({ seat, siege }) => [seat, siege?.commune])).toEqual([[0, PRATO]]);
    expect([p.state.armyOf[FI(3)], p.state.armyOf[UNITS[0] ?? 0]]).toEqual([1, -1]);
  });

  // R90: who bought the traitors keeps them; their old army has them no more.
  rule(['pod.38d', 'pod.38f', 'pod.31k'], 'bought on the field is the briber’s after the battle too', () => {
    const p = armed().hire(1, 'grifone', 'siena');
    p.army(0, 'N9', [FI(1)]).army(1, 'N9', [SI(1), ...UNITS]);
    p.state.bag.splice(p.state.bag.indexOf(token('proditor')), 1);
    battle(
      p,
      [[FI(1), 'a1']],
      [
        [SI(1), 'l8'],
        [UNITS[0] ?? 0, 'f7'],
        [UNITS[1] ?? 0, 'g7'],
        [UNITS[2] ?? 0, 'h7'],
      ],
      { tokens: [[{ kind: token('proditor'), owner: 0 }], []] },
    );
    const match = phase(p, 'move').act({ type: 'bribe', company: GRIFONE }).lay(0, 501);
    match.do('parley', 'concede');
    expect([p.state.employer[GRIFONE], p.state.payer[GRIFONE], p.state.station[GRIFONE]]).toEqual([0, -1, FIRENZE]);
    expect(UNITS.map(unit => p.state.armyOf[unit] === 2)).toEqual([false, false, false]);
    expect([match.points(0), match.points(1), p.state.armyOf[SI(1)]]).toEqual([-3, 3, 2]);
  });

  // R68: five hundred at least, from whatever chest the captor may use.
  rule(
    ['pod.31j', 'pod.31b'],
    'captured, is hired from the commune’s chest, the purse helping; below 500 not at all',
    () => {
      const taken = (treasury: number) => {
        const p = armed().hire(1, 'grifone', 'siena').purse(0, 100).treasury('firenze', treasury);
        battle(
          p,
          [[FI(1), 'f4']],
          [
            [UNITS[0] ?? 0, 'f5', { damage: 2 }],
            [SI(5), 'l8'],
          ],
        );
        const match = phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 0, target: 1 }).do('capture');
        return { p, match };
      };
      expect(taken(399).match.choices('hireCaptive', 'from')).toEqual([]);
      const { p, match } = taken(400);
      expect(match.choices('hireCaptive', 'from')).toEqual([FIRENZE]);
      match.act({ type: 'hireCaptive', station: FIRENZE, from: FIRENZE, florins: 500 });
      expect([p.state.employer[GRIFONE], p.state.payer[GRIFONE], match.treasury('firenze')]).toEqual([0, FIRENZE, 0]);
      expect(match.purse(0)).toBe(0);
    },
  );

  // R96: whom a commune pays is of that commune, and loots for it.
  rule(['pod.43d', 'pod.31d'], 'paid by a commune, brings its loot to that commune only', () => {
    const p = governing().govern(2, 'prato').hire(2, 'grifone', 'lucca', { payer: PRATO });
    p.army(2, 'I4', [UNITS[0] ?? 0]);
    expect(p.military(2).choices('raid', 'to')).toEqual([PRATO]);
  });
});

describe('a captive Podestà', () => {
  const captive = () => {
    const p = governing().army(1, 'N9', [SI(1), SI(3)], { from: SIENA });
    Object.assign(p.commune('siena'), { captor: 0, cell: -1 });
    return p;
  };

  // R68: it is the counter that cannot be used; his companies can.
  rule(['pod.32b', 'pod.26e'], 'rides with no army; his companies march without him', () => {
    const marches = captive().military(1).legal('march');
    expect([marches.length > 0, marches.filter(({ podesta }) => podesta)]).toEqual([true, []]);
  });

  // R116: his office is gone, and with it his counter; the new Podestà is nobody’s captive.
  rule(['pod.32b', 'pod.45a', 'pod.19a'], 'whose town is conquered leaves it to a Podestà who is free', () => {
    const p = captive();
    p.play(
      [
        { step: 'conquest', seat: 2, commune: SIENA },
        { step: 'military', seat: 2 },
      ],
      [4, 4, 4, 4],
    );
    expect(p.commune('siena')).toMatchObject({ podesta: 2, captor: -1, cell: square('O14') });
    expect(p.political(2).choices('ride', 'counter')).toContain(SIENA);
  });
});

describe('sieges without their first enemy', () => {
  // R92 and R113: only a besieger who loses lifts the siege.
  rule(['pod.44m', 'pod.44l', 'pod.42a'], 'relief that ends in a draw thanks nobody, and the siege goes on', () => {
    const p = governing()
      .besieging(1, 'K4', 'prato', [SI(1), SI(3), SI(4)])
      .army(2, 'K4', [LU(1)]);
    battle(p, [[LU(1), 'a1']], [[SI(1), 'l8']], {
      seats: [[2], [1]],
      besieger: 1,
      commune: PRATO,
      cell: square('K4'),
      quiet: 3,
    });
    const match = phase(p, 'move').do('parley', 'callOffBattle');
    expect([match.told('relieved'), match.points(1), match.points(2)]).toEqual([[], 0, 0]);
    expect(p.state.armies.map(({ siege }) => siege?.commune ?? -1)).toEqual([PRATO, -1]);
  });

  // R95 and R106: a merchant killed in his streets leaves the town to who killed him.
  rule(['pod.32d', 'pod.44v', 'pod.45a'], 'a merchant who falls in his streets leaves game and town at once', () => {
    const p = armed().besieging(1, 'M5', 'firenze', [SI(1), SI(3), SI(4)]);
    battle(
      p,
      [[SI(1), 'f4']],
      [
        [FI(1), 'f5', { damage: 3, podesta: FIRENZE }],
        [FI(5), 'l8'],
      ],
      { kind: 'street', seats: [[1], [0]], besieger: 1, commune: FIRENZE, cell: square('M5') },
    );
    const match = phase(p, 'fight', 0, [...HIT, 4, 4, 4, 4])
      .act({ type: 'fight', soldier: 0, target: 1 })
      .do('kill');
    expect([p.player(0).out, match.points(1)]).toEqual([true, 3]);
    expect([p.commune('firenze').podesta, p.state.armies[0]?.siege]).toEqual([1, null]);
    expect([2, 6].map(number => p.state.holder[FI(number)])).toEqual([1, 1]);
  });

  // R97: a town that another has taken is besieged by who was there before, unless they are partners.
  rule(['pod.44y', 'pod.45a'], 'a second besieger goes on against the conqueror, a partner does not', () => {
    const sieges = (partners: boolean) => {
      const p = position(4).govern(0, 'firenze').govern(1, 'siena').govern(3, 'pisa');
      if (partners) p.league(1, 3);
      p.besieging(
        3,
        'M5',
        'firenze',
        [1, 3, 4].map(number => sestiere('pisa', number)),
      );
      p.play(
        [
          { step: 'conquest', seat: 1, commune: FIRENZE },
          { step: 'military', seat: 1 },
        ],
        [4, 4, 4, 4],
      );
      return [p.commune('firenze').podesta, p.state.armies[0]?.siege?.commune ?? -1];
    };
    expect([sieges(false), sieges(true)]).toEqual([
      [1, FIRENZE],
      [1, -1],
    ]);
  });
});

describe('appointments whose people are gone', () => {
  const N9 = square('N9');

  // R64 and R95: the dead keep no appointment, and nobody is blamed for it.
  rule(
    ['pod.32d', 'pod.29h', 'pod.3k'],
    'a war with a merchant who has fallen lapses; one with his ally does not',
    () => {
      const left = (sides: number[][], attacker: number, defender: number) => {
        const p = armed();
        p.state.wars = [{ attacker, defender, sides, cell: N9, month: 2 }];
        battle(p, [[FI(1), 'f4']], [[SI(1), 'f5', { damage: 3, podesta: SIENA }]]);
        phase(p, 'fight', 0, HIT).act({ type: 'fight', soldier: 0, target: 1 }).do('kill');
        return p.state.wars.map(war => war.sides);
      };
      expect(left([[0], [1]], 0, 1)).toEqual([]);
      expect(left([[0], [2, 1]], 0, 2)).toEqual([[[0], [2]]]);
    },
  );

  // R64: who has no company left to bring counts as refusing, exile or not.
  rule(['pod.29h', 'pod.3k', 'pod.19d'], 'an exile without companies has refused the battle he asked for', () => {
    const p = position(2).govern(1, 'siena').exiled(0, 'prato');
    p.state.wars = [{ attacker: 0, defender: 1, sides: [[0], [1]], cell: N9, month: 1 }];
    const match = from(p, [{ step: 'monthEnd' }]);
    expect([match.points(0), match.points(1), p.state.wars]).toEqual([-1, 0, []]);
  });
});
